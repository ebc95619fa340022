"""What happens between cards is kept by its origin, within bounds; a broken database costs nothing but time."""

from __future__ import annotations

import secrets

import pytest

from tutor_app.store import meetings
from tutor_app.store.meetings import KeptMeetings, MeetingStore
from tutor_app.store.store import Store


def test_a_meeting_comes_back_as_it_was_kept(store: Store) -> None:
    kept, origin = MeetingStore(store.engine), secrets.token_hex(20)
    assert kept.find(origin, "jinzo.raigeki") is None
    assert kept.add(origin, "jinzo.raigeki", "{}")
    assert kept.add(origin, "jinzo.raigeki", "other")
    assert kept.find(origin, "jinzo.raigeki") == "{}"
    assert kept.find(origin, "jinzo.sangan") is None
    assert kept.find(secrets.token_hex(20), "jinzo.raigeki") is None
    assert not kept.add(origin, "x" * 1000, "{}")


def test_when_there_is_no_room_what_older_code_found_goes(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, old, new = MeetingStore(store.engine), secrets.token_hex(20), secrets.token_hex(20)
    monkeypatch.setattr(meetings, "MOST_MEETINGS", 2)
    kept.add(old, "a.b", "{}")
    kept.add(old, "a.c", "{}")
    assert kept.add(new, "a.b", "{}")
    assert kept.find(old, "a.b") is None
    assert kept.add(new, "a.c", "{}")
    assert not kept.add(new, "a.d", "{}")
    assert kept.find(new, "a.b") == "{}"


def test_without_a_database_everything_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TUTOR_DATABASE", "sqlite:////proc/none/progress.sqlite")
    kept = KeptMeetings()
    kept.add("origin", "a.b", "{}")
    assert kept.find("origin", "a.b") is None
