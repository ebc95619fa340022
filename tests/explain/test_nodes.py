"""Which sentence an event gets, where its kind alone does not decide."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.explain import narrate
from rulebook.explain.tree import RuleName
from rulebook.vocabulary.terms import Cause, Zone

from . import happenings as given
from .happenings import BOOK, EMPTY, event, moved

K = EventKind


BY_CAUSE: dict[tuple[EventKind, Cause], str] = {
    (K.DESTROYED, Cause.BATTLE): "destroyed.battle", (K.DESTROYED, Cause.EFFECT): "destroyed.effect",
    (K.DESTROYED, Cause.RULE): "destroyed.rule", (K.DISCARDED, Cause.RULE): "discarded.rule",
    (K.SENT, Cause.COST): "sent.cost", (K.SENT, Cause.SUMMON): "sent.summon",
    (K.BANISHED, Cause.COST): "banished.cost", (K.BANISHED, Cause.SUMMON): "banished.summon",
    (K.TRIBUTED, Cause.COST): "tributed.cost", (K.TRIBUTED, Cause.EFFECT): "tributed.effect",
    (K.TRIBUTED, Cause.SUMMON): "tributed.summon",
}  # fmt: skip


@pytest.mark.parametrize(("kind", "cause"), BY_CAUSE)
def test_the_cause_decides_and_only_a_tribute_for_a_summon_asks_what_it_is_for(kind: EventKind, cause: Cause) -> None:
    moving = moved(kind, given.SANGAN, cause, given.DRAGON, Zone.BANISHED)
    plain = replace(moving, rules=())
    by_text = replace(plain, clause=(0,))
    to_set = replace(plain, arguments=(*plain.arguments, ("set", 1)))
    node = BY_CAUSE[kind, cause]
    tribute = node == "tributed.summon"
    expected = ["tributed.summon", "tributed.special", "tributed.set"] if tribute else [node] * 3
    assert [narrate(BOOK, EMPTY, [each])[0].node for each in (plain, by_text, to_set)] == expected


@pytest.mark.parametrize(
    ("cards", "node"),
    [
        ((given.SANGAN,), "turned-face-down.effect"),
        ((given.ROAR,), "turned-face-down.back"),
        ((given.ROAR, given.TOOLS), "turned-face-down.back"),
        ((given.ROAR, given.SANGAN), "turned-face-down.effect"),
    ],
)
def test_only_traps_that_were_monsters_go_back(cards: tuple[Snapshot, ...], node: str) -> None:
    events = [event(K.TURNED_FACE_DOWN, yours(card), source=given.STORM) for card in cards]
    (made, *_) = narrate(BOOK, EMPTY, events)
    assert made.node == node
    assert len(made.events) == len(cards)


def yours(card: Snapshot) -> Snapshot:
    """The same card, controlled by you."""
    return card._replace(controller=0)


def test_a_move_by_rule_names_its_rule_where_it_is_not_the_usual_one() -> None:
    (made,) = narrate(BOOK, EMPTY, [moved(K.DESTROYED, given.SANGAN, Cause.RULE)])
    assert made.node == "destroyed.rule.because"
    assert ("rule", RuleName("test.rule")) in made.arguments
