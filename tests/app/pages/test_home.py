"""The first page of a visitor who has been here before: the way on comes first."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tutor_app.pages.home import home_page, place_of
from tutor_app.pages.learner import Learner
from tutor_app.progress.results import Item, ItemKind, Result
from tutor_app.texts.messages import message

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_a_new_visitor_finds_no_way_on_and_another_one_their_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DUEL_TUTOR_DATABASE", f"sqlite:///{tmp_path / 'progress.sqlite'}")
    who = Learner("0123456789abcdef" * 2)
    new = home_page("en", who, NOW)
    assert new["intro"] == ""
    assert message("en", "home.learn") in new["lists"]
    for place, shown in (("scenario=lesson.first-chain&step=2", True), ("scenario=no.such", False), ("x" * 400, False)):
        who.stay(place)
        assert ("resume:scenario=lesson.first-chain" in home_page("en", who, NOW)["intro"]) is shown
    for place, words in (
        ("scenario=lesson.first-chain", "next_up"),
        ("scenario=lesson.first-chain&line=1", "you_were"),
    ):
        who.stay(place)
        assert message("it", f"home.{words}") in home_page("it", who, NOW)["intro"]
    who.record([Result(Item(ItemKind.EXERCISE, "may-i.1"), False, NOW, ("battle.declare",))])
    known = home_page("de", who, NOW + timedelta(hours=1))
    assert "page:today" in known["intro"]
    assert message("de", "home.learn_on") in known["lists"]
    assert message("de", "home.learn") not in known["lists"]


def test_a_place_is_a_scenario_and_nothing_else() -> None:
    assert place_of("scenario=lesson.first-chain&page=x&lang=de&step=3") == {
        "scenario": "lesson.first-chain",
        "step": "3",
    }
    assert place_of("page=library") == {}
