"""A part of an effect that does nothing names the card that does not fit, and what it lacks (rule mechanic.H3)."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell


def banished(slug: str, where: str) -> list[Explanation]:
    """Caius banishes a card of the opponent: what is not done."""
    told = tell(
        "you: summon caius-the-shadow-monarch tributing kuriboh", f"you: choose {slug}",
        you='hand = ["caius-the-shadow-monarch"]\nmonsters = ["kuriboh"]', opponent=f'{where} = ["{slug}"]',
    )  # fmt: skip
    return of("not-done", told)


def test_mechanic_h3_the_attribute_that_does_not_fit_is_named() -> None:
    (made,) = banished("cyber-dragon", "monsters")
    assert (made.node, made.rules[0]) == ("not-done.condition.near", "mechanic.H3")
    assert "“Cyber Dragon” is among the banished cards, but its Attribute is LIGHT." in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_h3_the_sentence_says_the_attribute_in_every_language(lang: str) -> None:
    (made,) = banished("cyber-dragon", "monsters")
    assert {"en": "LIGHT", "de": "LICHT", "it": "LUCE", "nl": "LIGHT"}[lang] in text(lang, made)


def test_mechanic_h3_a_card_without_such_a_property_is_not_named() -> None:
    assert [made.node for made in banished("skill-drain", "spells")] == ["not-done.condition.text"]


def test_a_condition_that_holds_is_not_told() -> None:
    assert banished("jinzo", "monsters") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_h3_a_card_that_cannot_be_added_any_more_is_said_to_be_elsewhere(lang: str) -> None:
    told = tell(
        "you: activate sinister-serpent", "opponent: activate dd-crow targeting sinister-serpent",
        you='graveyard = ["sinister-serpent"]', opponent='hand = ["dd-crow"]', board='turn = 3\nphase = "standby"',
        joined=True,
    )  # fmt: skip
    (made,) = of("not-done", told)
    assert (made.node, made.rules) == ("not-done.moved", ("mechanic.H3",))
    words = {"en": "banished", "de": "verbannt", "it": "bandite", "nl": "verbannen"}
    assert words[lang] in text(lang, made)


def test_mechanic_c9_a_link_does_nothing_because_something_else_happens_instead() -> None:
    told = tell(
        "opponent: activate heavy-storm", opponent='hand = ["heavy-storm"]', joined=True,
        you='monsters = ["timegazer-magician"]\npendulum = ["stargazer-magician", "timegazer-magician"]',
        board='turn = 4\nphase = "main1"\nturn_player = "opponent"',
    )  # fmt: skip
    assert [made.node for made in (*of("replaced", told), *of("no-effect", told))] == [
        "replaced.destroy", "no-effect.prevented",
    ]  # fmt: skip
