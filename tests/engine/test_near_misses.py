"""The card a player would think of: named with what it lacks, and only to whoever knows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.engine.api import view_verdict
from rulebook.engine.choosing import asked_kinds
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.book import book_of
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.deck import EVERYBODY
from rulebook.engine.core.verdict import Failure, Verdict
from rulebook.explain import refuse, refuse_to
from rulebook.explain.tree import Described, Explanation, Thing, Value, Who, Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import And, FaceDown, FaceUp, In, OfAttribute, OfType
from rulebook.vocabulary.operations import Destroy, Mode, Modes, Target
from rulebook.vocabulary.terms import Attribute, CardKind, Ref, Side, Type, Zone

from .duel import OPPONENT, YOU, Duel


def _first(duel: Duel, slug: str, player: int = YOU) -> Failure:
    return duel.verdict(ActionKind.ACTIVATE, slug, player).failures[0]


def _near(duel: Duel, slug: str, player: int = YOU) -> tuple[str, str]:
    """The card that nearly fits, and what it lacks; empty if none is named."""
    failure = _first(duel, slug, player)
    near = failure.get("near")
    if not isinstance(near, Snapshot):
        return "", ""
    return duel.book.by_number[near.number].slug, str(failure.get("lack"))


@pytest.mark.parametrize(
    ("duel", "card", "near", "lack"),
    [
        (Duel(hand=["monster-reborn"], graveyard=["asura-priest"]), "monster-reborn", "asura-priest", "never"),
        (Duel(hand=["block-attack"], monsters=["jinzo"]), "block-attack", "jinzo", "side"),
        (Duel(hand=["dark-energy"], monsters=["gemini-elf"]), "dark-energy", "gemini-elf", "type"),
        (Duel(hand=["dark-energy"], monsters=["sangan|set"]), "dark-energy", "sangan", "face-down"),
        (Duel(hand=["book-of-taiyou"], monsters=["gemini-elf"]), "book-of-taiyou", "gemini-elf", "face-up"),
        (Duel(hand=["monster-reborn"]), "monster-reborn", "", ""),
        (Duel(hand=["enemy-controller"], monsters=["kuriboh"]), "enemy-controller", "kuriboh", "side"),
        (Duel(hand=["enemy-controller"], their_monsters=["kuriboh|set"]), "enemy-controller", "", ""),
    ],
)
def test_the_card_in_plain_sight_is_named_with_what_it_lacks(duel: Duel, card: str, near: str, lack: str) -> None:
    assert _near(duel, card) == (near, lack)


def test_of_several_cards_the_one_that_lacks_least_is_named() -> None:
    duel = Duel(hand=["dark-energy"], monsters=["cyber-dragon|set", "gemini-elf"])
    assert _near(duel, "dark-energy") == ("gemini-elf", "type")


def test_of_several_modes_the_one_that_lacks_least_decides() -> None:
    first = Target(1, And((FaceDown(), OfType((Type.DRAGON,)), In((Zone.MONSTER,), Side.YOU))))
    second = Target(1, And((FaceUp(), OfAttribute(Attribute.DARK), In((Zone.MONSTER,), Side.YOU))))
    modes = Modes((Mode(Destroy(Ref.TARGET), targets=(first,)), Mode(Destroy(Ref.TARGET), targets=(second,))))
    pool = open_book("2014")
    card = pool.by_slug["enemy-controller"]
    effect = card.effects[0]
    assert isinstance(effect, Activated)
    changed = replace(card, effects=(replace(effect, operation=modes),))
    book = book_of(pool.ruleset, [changed, *(one for one in pool.cards if one.slug != card.slug)])
    duel = Duel(book=book, hand=["enemy-controller"], monsters=["gemini-elf"])
    assert _near(duel, "enemy-controller") == ("gemini-elf", "attribute")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_target_that_every_mode_asks_for_is_quoted(lang: str) -> None:
    duel = Duel(hand=["enemy-controller"], monsters=["kuriboh"])
    told = refuse(duel.book, duel.state, duel.verdict(ActionKind.ACTIVATE, "enemy-controller"))
    words = {"en": "Target 1 face-up", "de": "Wähle 1 offenes", "it": "1 mostro scoperto", "nl": "1 open monster"}
    assert told.node == "refused.activate.target.near.text"
    assert words[lang] in text(lang, told)


def test_a_face_down_card_of_the_other_player_is_never_named() -> None:
    duel = Duel(hand=["dark-energy"], their_monsters=["sangan|set"])
    assert _near(duel, "dark-energy") == ("", "")


def test_what_only_its_player_knows_is_not_told_to_the_other() -> None:
    duel = Duel(hand=["dark-energy"], monsters=["sangan|set"])
    verdict = duel.verdict(ActionKind.ACTIVATE, "dark-energy")
    shown = Verdict(verdict.action._replace(card=-1), verdict.failures)
    assert verdict.failures[0].get("near") is not None
    assert view_verdict(duel.book, duel.state, shown, YOU).failures[0].get("near") is not None
    told = view_verdict(duel.book, duel.state, shown, OPPONENT).failures[0]
    assert told.arguments == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_cost_from_the_other_hand_says_nothing_about_that_hand(lang: str) -> None:
    """Only a certain monster pays it: whether there is one is known to its player alone."""
    duel = Duel(their_hand=["gemini-elf"], their_monsters=["cybernetic-magician"], turn_player=OPPONENT)
    action = duel.action(ActionKind.ACTIVATE, "cybernetic-magician", OPPONENT)
    failure = Failure("activate.cost.cards", ("cost.unpayable",), (("needed", 1), ("have", 0), ("unseen", 1)))
    state = duel.state.with_(cards=tuple(card._replace(seen=EVERYBODY) for card in duel.state.cards))
    heard, told = refuse_to(duel.book, state, Verdict(action, (failure,)), YOU)
    assert heard.failures[0].arguments == (("unseen", 1),)
    assert told.node == "refused.activate.cost.cards.unseen"
    assert text(lang, told)
    _, own = refuse_to(duel.book, state, Verdict(action, (failure,)), OPPONENT)
    assert own.node == "refused.activate.cost.cards.text"


def test_the_card_that_keeps_a_condition_from_holding_is_named() -> None:
    duel = Duel(hand=["cyber-dragon"], monsters=["sangan"], their_monsters=["jinzo"])
    failure = duel.verdict(ActionKind.SPECIAL, "cyber-dragon").failures[0]
    hinders = failure.get("hinders")
    assert isinstance(hinders, Snapshot)
    assert duel.book.by_number[hinders.number].slug == "sangan"
    duel = Duel(hand=["cyber-dragon"])
    assert duel.verdict(ActionKind.SPECIAL, "cyber-dragon").failures[0].get("hinders") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_any_card_asks_its_targets_and_costs_to_be_can_be_said(lang: str) -> None:
    asked = {filter for card in POOL for effect in card.effects for filter in _filters(effect)}
    kinds = {kind for filter in asked if (kind := asked_kinds.kind_asked(filter, list(_parts(filter)))) is not None}
    assert len(kinds) > 100
    for kind in kinds:
        explanation = Explanation("refused.activate.target.near", (*_NEAR, ("wants", Described(kind)), ("several", 0)))
        assert text(lang, explanation)


def _parts(filter: f.Filter) -> tuple[f.Filter, ...]:
    return filter.parts if isinstance(filter, f.And) else (filter,)


def _filters(effect: object) -> Iterator[f.Filter]:
    """Every filter in an effect."""
    if isinstance(effect, f.Filter):
        yield effect
    elif is_dataclass(effect) and not isinstance(effect, type):
        for field in fields(effect):
            yield from _filters(getattr(effect, field.name))
    elif isinstance(effect, tuple):
        for one in effect:
            yield from _filters(one)


_SANGAN = Thing(1, BY_SLUG["sangan"].names, CardKind.MONSTER, Who.YOU)
_NEAR: tuple[tuple[str, Value], ...] = (
    ("act", Word("action", "activate")),
    ("actor", Who.YOU),
    ("card", _SANGAN),
    ("near", _SANGAN),
    ("there", Word("zone", "monster")),
    ("lack", Word("lack", "kind")),
    ("placed", 1),
)
