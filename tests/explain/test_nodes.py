"""Which sentence an event gets, where its kind alone does not decide."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.explain import Explanation, narrate
from rulebook.vocabulary.terms import Cause, Zone

from . import happenings as given
from .happenings import BOOK, EMPTY, event, moved

K = EventKind


@pytest.mark.parametrize(
    ("kind", "cause", "node"),
    [
        (K.TRIBUTED, Cause.SUMMON, "tributed.special"),
        (K.TRIBUTED, Cause.COST, "tributed.cost"),
        (K.TRIBUTED, Cause.EFFECT, "tributed.effect"),
        (K.BANISHED, Cause.SUMMON, "banished.summon"),
        (K.BANISHED, Cause.COST, "banished.cost"),
        (K.SENT, Cause.SUMMON, "sent.summon"),
    ],
)
def test_only_a_tribute_for_a_summon_asks_what_its_text_is_for(kind: EventKind, cause: Cause, node: str) -> None:
    tributed = replace(moved(kind, given.SANGAN, cause, given.DRAGON, Zone.BANISHED), clause=(0,))
    (made, *_) = narrate(BOOK, EMPTY, [tributed])
    assert isinstance(made, Explanation)
    assert made.node == node
    unsaid = replace(tributed, clause=(), arguments=(*tributed.arguments, ("set", 1)))
    expected = "tributed.set" if node == "tributed.special" else node
    assert narrate(BOOK, EMPTY, [unsaid])[0].node == expected


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
