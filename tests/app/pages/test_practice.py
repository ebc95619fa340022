"""The page of an exercise: every answer is told, the right one opens its rules, and bad addresses show the day's."""

from __future__ import annotations

import re
from datetime import date

import pytest

from rulebook.languages import LANGUAGES
from scenarios.making.index import opened
from tutor_app.pages.practice import following, in_turn, of_the_day, practice_page
from tutor_app.texts.messages import message

SAMPLE = in_turn()[::200]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", SAMPLE)
def test_every_answer_is_told(id: str, lang: str) -> None:
    one = opened(id)
    assert one is not None
    for chosen in range(len(one.options)):
        drawn = str(practice_page(lang, id, str(chosen))["lists"])
        right = chosen == one.right
        assert (message(lang, "practice.right") in drawn) is right
        assert (message(lang, "practice.rules") in drawn) is right
        assert f"exercise:{following(id)}" in drawn


def test_nothing_gives_the_answer_away_before_a_choice() -> None:
    for id in SAMPLE:
        drawn = str(practice_page("en", id, "")["lists"])
        assert "✓" not in drawn
        assert message("en", "practice.rules") not in drawn


@pytest.mark.parametrize(("id", "chosen"), [("", ""), ("no.such", "1"), ("<b>" * 99, "x"), (SAMPLE[0], "99999")])
def test_bad_addresses_show_an_exercise_without_an_answer(id: str, chosen: str) -> None:
    drawn = str(practice_page("de", id, chosen)["lists"])
    assert message("de", "practice.next") in drawn
    assert message("de", "practice.wrong") not in drawn


@pytest.mark.parametrize("id", SAMPLE)
def test_every_card_on_the_page_leads_to_its_entry(id: str) -> None:
    drawn = str(practice_page("en", id, "")["lists"])
    assert "<button" not in drawn
    for card in re.findall(r'<a class="card [^>]*>', drawn):
        assert re.search(r'data-send="about:([a-z0-9-]+)"', card)


def test_every_exercise_comes_once_in_turn_and_the_day_chooses_the_first() -> None:
    assert len(set(in_turn())) == len(in_turn())
    assert following(in_turn()[-1]) == in_turn()[0]
    assert of_the_day(date(2026, 1, 1)) != of_the_day(date(2026, 1, 2))
