"""What is said of a question while it is typed, and what is said where it cannot be played."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.languages import LANGUAGES
from scenarios.catalogue.answers import question
from tutor_app.texts.messages import message
from tutor_app.wording.questions import offers, read_as, trouble, unknown_cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_that_is_begun_is_completed_in_the_text(lang: str) -> None:
    name = BY_SLUG["skill-drain"].names.in_language(lang)
    begun = name[: len(name) - 3]
    assert (name, f"Jinzo {name}") in offers(f"Jinzo {begun}", lang)
    assert offers(f"Jinzo {name}", lang) == ()
    assert offers(f"{begun} ", lang) == ()


@pytest.mark.parametrize("text", ["", " ", "a", "the", "x" * 500, "qqq zzz", "\x00\u202e", "(((("])
def test_nothing_is_offered_for_what_begins_no_name(text: str) -> None:
    assert offers(text, "en") == ()


def test_no_more_than_a_few_names_are_offered_each_once() -> None:
    found = offers("dark", "en")
    assert 1 < len({one.name for one in found}) == len(found) <= 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_a_question_was_read(lang: str) -> None:
    said = read_as(question("Can I chain Magic Jammer to Raigeki?"), lang)
    assert said.index(BY_SLUG["magic-jammer"].names.in_language(lang)) >= 0
    assert BY_SLUG["raigeki"].names.in_language(lang) in said
    assert read_as(question("Magic Jammer, Raigeki"), lang) == ""


TEN = "Jinzo Raigeki Sangan Honest Kuriboh Waboku Scapegoat Dark Hole Skill Drain Mirror Force"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_trouble_has_one_message(lang: str) -> None:
    jinzo = BY_SLUG["jinzo"].names.in_language(lang)
    many = trouble(TEN, lang)
    assert "10" in many
    assert jinzo in many
    assert trouble("x " * 2500, lang) == message(lang, "between.too_long", most="300")
    assert trouble("Mon monstre est détruit au combat, est-ce que son effet se déclenche ?", lang) == message(
        lang, "between.other_language"
    )
    assert trouble("Can I chain Magic Jammer to Raigeki?", lang) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_card_is_named_with_the_nearest_names(lang: str) -> None:
    said = unknown_cards("can I chain Xyzzy Plughmaster to Raigeki", lang)
    assert "plughmaster" in said
    near = message(lang, "between.meant", cards="|").partition("|")[0]
    assert near in said
    assert unknown_cards("can I chain Magic Jammer to Raigeki", lang) == ""
