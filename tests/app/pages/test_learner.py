"""The visitor of a session: answers are stored at once, wait for a busy database, and come from other windows."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import streamlit as st

from tutor_app.pages.account import account, may_sign_in, sign_in
from tutor_app.pages.learner import Learner, puzzle_ratings
from tutor_app.progress.results import Item, ItemKind, Result
from tutor_app.store.database import Fault
from tutor_app.store.store import store

KEY = "0123456789abcdef" * 2
AT = datetime(2026, 3, 1, 12, tzinfo=UTC)


def answer(number: int) -> Result:
    return Result(Item(ItemKind.EXERCISE, f"may-i.{number}"), True, AT + timedelta(minutes=number), ("battle.a",))


@pytest.fixture(autouse=True)
def _database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TUTOR_DATABASE", f"sqlite:///{tmp_path / 'progress.sqlite'}")


def known(who: Learner) -> set[str]:
    who.refresh()
    return {item.id for item in who.recall.last}


PUZZLE = "puzzle.double-use"


def test_only_a_first_try_without_help_is_rated() -> None:
    who = Learner(KEY)
    assert who.rating() is None
    who.spoiled.add("puzzle.asleep")
    who.rate("puzzle.asleep", 1200, solved=True)
    assert (who.rating(), puzzle_ratings()) == (None, {})
    who.rate(PUZZLE, 1400, solved=True)
    who.record([Result(Item(ItemKind.PUZZLE, PUZZLE), True, AT, ())])
    who.rate(PUZZLE, 1400, solved=True)
    found = who.rating()
    assert found is not None
    assert found.tries == puzzle_ratings()[PUZZLE].tries == 1


def test_without_a_database_nothing_is_rated_and_nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DUEL_TUTOR_DATABASE", "off")
    who = Learner(KEY)
    who.rate(PUZZLE, 1400, solved=True)
    assert (who.rating(), puzzle_ratings(), who.fault) == (None, {}, Fault.OFF)


def test_another_window_sees_the_answers() -> None:
    one, other = Learner(KEY), Learner(KEY)
    one.record([answer(1)])
    assert known(other) == {"may-i.1"}
    other.record([answer(2)])
    assert known(one) == {"may-i.1", "may-i.2"}
    assert one.recall == other.recall


def test_answers_given_before_the_key_is_known_are_kept() -> None:
    who = Learner()
    who.record([answer(1)])
    assert store().after(KEY).results == ()
    who.identify("not a key")
    assert who.key == ""
    who.identify(KEY)
    who.refresh()
    assert store().after(KEY).results == (answer(1),)
    assert who.recall.tries[answer(1).item] == 1


def test_older_answers_from_a_file_are_taken_in_their_order() -> None:
    who, plain = Learner(KEY), Learner(KEY[::-1])
    who.record([answer(5)])
    store().add(KEY, [answer(1), answer(3)])
    plain.record([answer(1), answer(3), answer(5)])
    assert known(who) == known(plain)
    assert who.recall == plain.recall


def test_without_a_database_the_session_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    who = Learner(KEY)
    good = str(store()._engine.url)
    monkeypatch.setenv("DUEL_TUTOR_DATABASE", "sqlite:////proc/nowhere/x.sqlite")
    who.record([answer(1)])
    assert (who.fault, known(who)) == (Fault.GONE, {"may-i.1"})
    monkeypatch.setenv("DUEL_TUTOR_DATABASE", good)
    who.record([answer(2)])
    assert who.fault is None
    assert set(store().after(KEY).results) == {answer(1), answer(2)}


def test_everything_is_forgotten_on_request() -> None:
    who = Learner(KEY)
    who.record([answer(1)])
    who.stay("scenario=lesson.x")
    assert who.place() == "scenario=lesson.x"
    who.erase()
    assert (known(who), who.place(), store().after(KEY).results) == (set(), "", ())


class _User:
    """What Streamlit knows of the visitor."""

    def __init__(self, **known: object) -> None:
        self._known = known

    def to_dict(self) -> dict[str, object]:
        return self._known


@pytest.mark.parametrize(
    ("known", "expected"),
    [({}, ""), ({"is_logged_in": False, "sub": "7"}, ""), ({"is_logged_in": True, "iss": "x", "sub": "7"}, "x 7")],
)
def test_an_account_is_known_once_it_is_signed_in(
    known: dict[str, object], expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(st, "user", _User(**known))
    assert account() == expected


def test_an_account_brings_the_answers_of_another_device() -> None:
    phone, desk = Learner(KEY), Learner(KEY[::-1])
    phone.record([answer(1)])
    phone.sign_in("issuer 7")
    desk.record([answer(2)])
    desk.sign_in("issuer 7")
    assert known(desk) == known(phone) == {"may-i.1", "may-i.2"}
    stranger = Learner("f" * 32)
    stranger.sign_in("issuer 8")
    assert known(stranger) == set()


def test_without_a_provider_nobody_can_sign_in(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(st, "login", lambda: asked.append("login"))
    monkeypatch.setattr(st, "secrets", {})
    assert not may_sign_in()
    sign_in()
    monkeypatch.setattr(st, "secrets", {"auth": {}})
    sign_in()
    assert asked == ["login"]
