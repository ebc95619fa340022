"""Narration: the node of each event, its contents, combined events, and the contents of "more"."""

from __future__ import annotations

import pytest

from rulebook.engine.core.events import Event, EventKind, NoEffect
from rulebook.engine.core.state import Context, Link
from rulebook.explain import Explanation, Role, narrate
from rulebook.explain.narrate import MERGED, SILENT
from rulebook.explain.tree import Who
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.terms import Cause, Position, SummonKind, Zone
from tests.each import each

from . import happenings as given
from .every_kind import EVERY_KIND
from .happenings import BOOK, EMPTY, event, lying, moved

K = EventKind


def told(*events: Event, viewer: int = 0) -> tuple[Explanation, ...]:
    return narrate(BOOK, EMPTY, events, viewer)


def test_the_samples_cover_every_reported_kind() -> None:
    assert set(EVERY_KIND) == set(EventKind) - SILENT


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 1])
@each("kind", EVERY_KIND)
def test_every_kind_is_rendered_in_every_language_for_both_players(kind: EventKind, lang: str, viewer: int) -> None:
    (made, *_) = told(EVERY_KIND[kind], viewer=viewer)
    assert made.node.split(".")[0] == kind.value
    assert len(text(lang, made)) > 5
    for child in made.children:
        assert text(lang, child)


@pytest.mark.parametrize("kind", sorted(SILENT))
def test_a_silent_kind_is_not_reported(kind: EventKind) -> None:
    assert told(event(kind, given.STORM, link=1)) == ()


@pytest.mark.parametrize("reason", NoEffect)
def test_no_effect_says_which_reason(reason: NoEffect) -> None:
    (made,) = told(event(K.NO_EFFECT, given.ROAR, link=2, reason=reason.value))
    assert made.node.removesuffix(".stays") == f"no-effect.{reason.value}"
    assert made.role is Role.NOTHING


def test_what_happens_at_the_same_time_is_one_sentence() -> None:
    events = [
        event(K.DESTROYED, card, cause=Cause.EFFECT, source=given.STORM, batch=5, to_zone=int(Zone.GRAVEYARD))
        for card in (given.ROAR, given.TOOLS)
    ]
    (made,) = told(*events)
    assert made.events == (0, 1)
    assert text("en", made) == (
        "The effect of “Heavy Storm” destroys your Trap “Seven Tools of the Bandit” "
        "and your opponent's Trap “Threatening Roar”."
    )


def test_consecutive_events_are_reported_separately() -> None:
    first, second = (
        event(K.DESTROYED, card, cause=Cause.EFFECT, source=given.STORM, batch=batch, to_zone=int(Zone.GRAVEYARD))
        for batch, card in enumerate((given.ROAR, given.TOOLS))
    )
    assert [made.events for made in told(first, second)] == [(0,), (1,)]


def test_costs_and_effects_are_never_combined() -> None:
    cost = moved(K.SENT, given.ROAR, Cause.COST, given.STORM)
    effect = moved(K.SENT, given.TOOLS, Cause.EFFECT, given.STORM)
    assert [(made.node, made.role) for made in told(cost, effect)] == [
        ("sent.cost", Role.COST),
        ("sent.effect", Role.EFFECT),
    ]


def test_merged_kinds_are_about_cards() -> None:
    assert K.ACTIVATED not in MERGED
    assert K.PAID_LP not in MERGED


def test_only_a_card_that_goes_alone_goes_by_its_own_effect() -> None:
    alone = event(K.DESTROYED, given.SANGAN, cause=Cause.EFFECT, source=given.SANGAN, batch=1)
    other = event(K.DESTROYED, given.DRAGON, cause=Cause.EFFECT, source=given.SANGAN, batch=1)
    assert text("en", told(alone)[0]) == "Your monster “Sangan” is destroyed by its own effect."
    assert text("en", told(alone, other)[0]).startswith("The effect of “Sangan” destroys your monster “Sangan” and ")


def test_an_effect_without_a_source_is_a_game_rule() -> None:
    assert told(moved(K.DESTROYED, given.SANGAN, Cause.EFFECT))[0].node == "destroyed.rule"


def test_the_reader_decides_who_you_are() -> None:
    paid = EVERY_KIND[K.PAID_LP]
    assert told(paid)[0].get("player") is Who.YOU
    assert told(paid, viewer=1)[0].get("player") is Who.OPPONENT


def test_protection_says_from_what_and_by_what() -> None:
    reaper = lying(12, "spirit-reaper", 1, Zone.MONSTER, Position.ATTACK)
    (made,) = told(event(K.PROTECTED, reaper, 1, Cause.BATTLE, reaper, verb="destroy"))
    assert text("en", made) == (
        "Your opponent's monster “Spirit Reaper” cannot be destroyed by battle because of its own effect."
    )


def test_a_negated_activation_does_not_resolve() -> None:
    resolving = event(K.RESOLVING, given.ROAR, 1, link=2)
    nothing = event(K.NO_EFFECT, given.ROAR, 1, link=2, reason=NoEffect.ACTIVATION_NEGATED.value)
    assert [made.node for made in told(resolving, nothing)] == ["no-effect.activation-negated"]
    other = event(K.NO_EFFECT, given.ROAR, 1, link=2, reason=NoEffect.TARGET_GONE.value)
    assert [made.node for made in told(resolving, other)] == ["resolving", "no-effect.target-gone"]


def test_a_card_that_pays_with_itself_is_named_once() -> None:
    (made, *_) = told(moved(K.DISCARDED, given.GOLDD, Cause.COST, given.GOLDD))
    assert text("en", made).endswith("as the cost of its own effect.")


@pytest.mark.parametrize("optional", [0, 1])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_effect_waits_for_the_end_of_a_chain_only_where_there_is_one(optional: int, lang: str) -> None:
    met = event(K.TRIGGER_MET, given.SANGAN, optional=optional)
    activated, ended = EVERY_KIND[K.ACTIVATED], EVERY_KIND[K.CHAIN_ENDED]
    link = EMPTY.with_(chain=(Link(Context(1, given.ROAR, link=1), 1, 2),))
    told_in = {
        (before is link, names): next(
            one for one in narrate(BOOK, before, events) if one.node.startswith("trigger-met")
        )
        for before, names, events in (
            (EMPTY, "met", [met]),
            (EMPTY, "activated, met", [activated, met]),
            (EMPTY, "activated, ended, met", [activated, ended, met]),
            (link, "met", [met]),
            (link, "ended, met", [ended, met]),
        )
    }
    chain = {"en": "Chain", "de": "Kette", "it": "Catena", "nl": "Chain"}[lang]
    waits = {key for key, made in told_in.items() if chain in text(lang, made)}
    assert waits == {(False, "activated, met"), (True, "met")}
    assert waits == {key for key, made in told_in.items() if made.children}


def test_an_unknown_card_stays_unknown() -> None:
    (made,) = told(event(K.SET, given.FACE_DOWN, 1, zone=int(Zone.SPELL)))
    assert text("en", made) == "Your opponent Sets a card."


def test_destroying_an_activated_card_says_that_it_is_not_negated() -> None:
    before = EMPTY.with_(chain=(Link(Context(1, given.ROAR, link=1), 1, 2),))
    destroyed = moved(K.DESTROYED, given.ROAR, Cause.EFFECT, given.STORM)
    nodes = [child.node for child in narrate(BOOK, before, [destroyed])[0].children]
    assert "more.destroyed-not-negated" in nodes
    assert "more.destroyed-not-negated" not in [child.node for child in told(destroyed)[0].children]


def test_mechanic_B3_destroying_a_card_whose_link_does_nothing_anyway_is_not_called_too_late() -> None:
    before = EMPTY.with_(chain=(Link(Context(1, given.ROAR, link=1), 1, 2),))
    destroyed = moved(K.DESTROYED, given.ROAR, Cause.EFFECT, given.STORM)
    negated = event(K.ACTIVATION_NEGATED, given.ROAR, 1, cause=Cause.EFFECT, source=given.STORM, link=1)
    idle = event(K.NO_EFFECT, given.ROAR, 1, link=1, reason="source-gone")
    for events in ((negated, destroyed), (destroyed, idle)):
        (made,) = (one for one in narrate(BOOK, before, events) if one.node == "destroyed.effect")
        assert "more.destroyed-not-negated" not in [child.node for child in made.children]


@pytest.mark.parametrize(
    ("atk", "against", "stat", "node"),
    [
        (2100, 1000, "atk", "more.atk-higher"),
        (1800, 1800, "atk", "more.atk-equal"),
        (0, 0, "atk", "more.atk-zero"),
        (1000, 2100, "atk", "more.atk-lower"),
        (2100, 1000, "def", "more.def-lower"),
        (1000, 1000, "def", "more.def-equal"),
        (1000, 2000, "def", "more.def-higher"),
    ],
)
def test_a_battle_says_what_its_numbers_mean(atk: int, against: int, stat: str, node: str) -> None:
    calculated = event(K.DAMAGE_CALCULATED, given.DRAGON, target=given.SANGAN, atk=atk, against=against, stat=stat)
    (made,) = told(calculated)
    assert [child.node for child in made.children] == [node]
    assert made.children[0].get("gap") == abs(atk - against)


def test_a_cost_says_that_it_is_not_given_back() -> None:
    assert "cost.no-refund" in told(EVERY_KIND[K.PAID_LP])[0].children[0].rules


def test_four_cards_of_one_name_are_named_once() -> None:
    summoned = [
        event(
            K.SUMMONED, card, cause=Cause.EFFECT, source=given.VORTEX,
            kinds=int(SummonKind.SPECIAL), position=int(Position.DEFENSE),
        )
        for card in given.SHEEP
    ]  # fmt: skip
    (made,) = told(*summoned)
    kinds = {
        "en": "4 “Sheep Tokens”",
        "de": "4 „Schaf-Spielmarken“",
        "it": "4 “Segna-Montone”",
        "nl": "4 “Sheep Tokens”",
    }
    assert all(text(lang, made).count(kind) == 1 for lang, kind in kinds.items())
