"""The card a player would think of: named with what it lacks, and only to whoever knows it."""

from __future__ import annotations

import pytest

from rulebook.engine.api import view_verdict
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.deck import EVERYBODY
from rulebook.engine.core.verdict import Failure, Verdict
from rulebook.explain import refuse_to
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

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
    ],
)
def test_the_card_in_plain_sight_is_named_with_what_it_lacks(duel: Duel, card: str, near: str, lack: str) -> None:
    assert _near(duel, card) == (near, lack)


def test_of_several_cards_the_one_that_lacks_least_is_named() -> None:
    duel = Duel(hand=["dark-energy"], monsters=["cyber-dragon|set", "gemini-elf"])
    assert _near(duel, "dark-energy") == ("gemini-elf", "type")


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
    assert own.node == "refused.activate.cost.cards"


def test_the_card_that_keeps_a_condition_from_holding_is_named() -> None:
    duel = Duel(hand=["cyber-dragon"], monsters=["sangan"], their_monsters=["jinzo"])
    failure = duel.verdict(ActionKind.SPECIAL, "cyber-dragon").failures[0]
    hinders = failure.get("hinders")
    assert isinstance(hinders, Snapshot)
    assert duel.book.by_number[hinders.number].slug == "sangan"
    duel = Duel(hand=["cyber-dragon"])
    assert duel.verdict(ActionKind.SPECIAL, "cyber-dragon").failures[0].get("hinders") is None
