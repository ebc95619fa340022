"""Triggers that go on the Chain together: which fact decides their order is told."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation, Thing, Who
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell


def orders(*lines: str, you: str, opponent: str) -> list[Explanation]:
    return of("why-not.order", tell(*lines, you=you, opponent=opponent))


def name(explanation: Explanation, argument: str) -> str:
    thing = explanation.get(argument)
    assert isinstance(thing, Thing)
    assert thing.names is not None
    return thing.names.en


def destroyed(you: str, opponent: str, *lines: str) -> list[Explanation]:
    """You destroy a monster of each player whose effect activates then."""
    yours = f'hand = ["dark-hole"]\nmonsters = ["{you}"]\ndeck = ["kuriboh", "{you}"]'
    theirs = f'monsters = ["{opponent}"]\ndeck = ["kuriboh", "{opponent}"]'
    return orders("you: activate dark-hole", *lines, you=yours, opponent=theirs)


def test_mechanic_d3_a_mandatory_effect_goes_before_an_optional_one() -> None:
    made = destroyed("peten-the-dark-clown", "sangan")[0]
    assert made.node == "why-not.order.mandatory"
    assert (name(made, "card"), name(made, "other")) == ("Sangan", "Peten the Dark Clown")
    assert made.rules == ("chain.simultaneous.order", "mechanic.D3")


@pytest.mark.parametrize(("card", "mandatory"), [("sangan", 1), ("peten-the-dark-clown", 0)])
def test_mechanic_d3_of_two_like_effects_the_turn_players_goes_first(card: str, mandatory: int) -> None:
    lines = () if mandatory else ("you: activate peten-the-dark-clown",)
    made = destroyed(card, card, *lines)[0]
    assert made.node == "why-not.order.turn-player"
    assert made.get("mandatory") == mandatory
    assert made.get("player") is Who.YOU


def test_a_single_trigger_has_no_order() -> None:
    assert destroyed("sangan", "cyber-dragon") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_says_both_kinds_and_whose_turn_it_is(lang: str) -> None:
    (first, *_), (second, *_) = destroyed("peten-the-dark-clown", "sangan"), destroyed("sangan", "sangan")
    words = {
        "en": ("mandatory, but that of", "mandatory. It is your turn"),
        "de": ("muss aktiviert werden, der", "müssen aktiviert werden. Du bist am Zug"),
        "it": ("obbligatorio, quello", "obbligatori. È il tuo turno"),
        "nl": ("verplicht, dat van", "verplicht. Jij bent aan de beurt"),
    }
    for word, made in zip(words[lang], (first, second), strict=True):
        assert word in text(lang, made), text(lang, made)
