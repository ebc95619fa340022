"""The page waits a little for what happens between cards, then shows how far that is; it is played once for all."""

from __future__ import annotations

from threading import Event
from typing import Any

import pytest

from tutor_app.play import playing_meetings
from tutor_app.play.playing_meetings import PlayingMeetings, Progress

PAIR = ("jinzo", "raigeki")


class Hand:
    """Meetings that end when the test says so."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, ...], str] = {}
        self.begun = 0
        self.reported, self.go_on = Event(), Event()

    def meeting(self, slugs: tuple[str, ...], report: Any = None) -> str:
        if slugs not in self.known:
            self.begun += 1
            report(3, 40)
            self.reported.set()
            assert self.go_on.wait(20)
            self.known[slugs] = "met"
        return self.known[slugs]


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    """Meetings in the hand of the test."""
    found = Hand()
    monkeypatch.setattr(playing_meetings, "meeting", found.meeting)
    monkeypatch.setattr(playing_meetings, "is_known", lambda slugs: slugs in found.known)
    return found


def test_progress_is_shown_and_then_the_meeting(hand: Hand) -> None:
    playing = PlayingMeetings(patience=0.0)
    playing(PAIR)
    assert hand.reported.wait(20)
    assert playing(PAIR) == Progress(3, 40)
    under_way = playing._under_way[PAIR]
    hand.go_on.set()
    assert under_way.done.wait(20)
    assert playing(PAIR) == "met"
    assert hand.begun == 1


def test_the_first_to_ask_waits_for_what_is_quick(hand: Hand) -> None:
    hand.go_on.set()
    assert PlayingMeetings(patience=20.0)(PAIR) == "met"


def test_too_many_at_once_wait_for_their_turn(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_meetings, "MOST_AT_ONCE", 1)
    playing = PlayingMeetings(patience=0.0)
    playing(PAIR)
    assert playing(("jinzo", "sangan")) == Progress()
    hand.go_on.set()
    assert hand.reported.wait(20)
    assert hand.begun == 1
