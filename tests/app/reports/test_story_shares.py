"""The shares of answered questions: what counts as right, wrong, or answered under a reservation."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulebook.languages import LANGUAGES
from tutor_app.reports.story_shares import OUTCOMES, STRANGERS, Asked, outcome, questions, said, shares

SURE = Asked("opponent has Jinzo on the field, can I activate Mirror Force when he attacks?", "no")


def test_a_sure_answer_is_right_or_wrong() -> None:
    assert outcome(SURE) == "right"
    assert outcome(replace(SURE, answer="yes")) == "wrong"


def test_an_answer_under_a_reservation_counts_apart() -> None:
    asked = "he has jinzo out, wibble wobble, can i activate mirror force when he attacks?"
    assert said(asked) == ("no", False)
    assert outcome(Asked(asked, "no")) == "likely"
    assert outcome(Asked(asked, "yes")) == "unlikely"


@pytest.mark.parametrize("ask", ["", "what is the weather like today?"])
def test_a_question_without_a_card_has_no_answer(ask: str) -> None:
    assert outcome(Asked(ask, "yes")) == "nothing"


def test_every_question_with_yes_or_no_has_one_outcome() -> None:
    found = shares([SURE, replace(SURE, answer="yes"), replace(SURE, answer="what")])
    assert found["asked"] == 2
    assert sum(found[one] for one in OUTCOMES if one != "asked") == 2


def test_as_many_questions_of_strangers_are_kept_aside_in_every_language() -> None:
    asked = questions(STRANGERS)
    assert set(asked) == set(LANGUAGES)
    counted = {(len(own), sum(one.aside for one in own)) for own in asked.values()}
    assert len(counted) == 1
    assert all(0 < aside < every for every, aside in counted)
