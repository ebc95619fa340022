"""Which clicks lead to the right answer: every combination of the chips that are offered, at most two."""

from __future__ import annotations

import pytest

from scenarios.asking.assumptions import change
from scenarios.catalogue.stories import concluded
from tutor_app.reports.story_clicks import CLICKS, is_reached, offered, reaching
from tutor_app.reports.story_shares import Asked, outcome, shares

UNREAD = "he has jinzo out, wibble wobble, can i activate mirror force when he attacks?"
SURE = "he has jinzo out. can i activate mirror force when he attacks?"
TOLD = "my gemini elf attacks jinzo. what happens, wibble wobble?"


def test_words_left_out_are_one_click() -> None:
    assert reaching(offered(UNREAD), yes=False) == ("unread=left-out",)


def test_no_click_is_needed_for_what_is_answered_rightly() -> None:
    assert reaching(offered(SURE), yes=False) == ()


@pytest.mark.parametrize("yes", [True, False])
def test_the_clicks_found_lead_to_the_answer(yes: bool) -> None:
    told = offered(TOLD)
    clicks = reaching(told, yes=yes)
    assert told is not None
    assert clicks is not None
    assert 0 < len(clicks) <= CLICKS
    story = told.story
    for click in clicks:
        changed = change(story, click)
        assert changed is not None
        story = changed
    found = concluded(story)
    assert found is not None
    assert found.yes is yes
    assert is_reached(TOLD, clicks, yes=yes)
    assert not is_reached(TOLD, clicks, yes=not yes)


def test_fewer_clicks_reach_less() -> None:
    assert reaching(offered(UNREAD), yes=False, most=0) is None


def test_nothing_is_reached_without_chips() -> None:
    assert offered("what is the weather like today?") is None
    assert reaching(None, yes=True) is None


def test_what_is_told_or_wrong_under_a_reservation_counts_as_reached_but_no_sure_wrong_answer() -> None:
    told, wrong = Asked(TOLD, "yes"), Asked(SURE, "yes")
    assert (outcome(told), outcome(wrong)) == ("told", "wrong")
    found = shares([told, wrong, Asked(UNREAD, "yes"), Asked(SURE, "no")])
    assert (found["right"], found["unlikely"], found["reached"]) == (1, 1, 3)


def test_only_noted_clicks_are_an_outcome_of_their_own() -> None:
    clicks = reaching(offered(TOLD), yes=True)
    assert clicks is not None
    assert outcome(Asked(TOLD, "yes", clicks)) == "clicks"
