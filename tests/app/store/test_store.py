"""The store: answers are kept under a digest of the key, never lost between two windows, and deleted on request."""

from __future__ import annotations

import secrets
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, text

from tutor_app.progress.results import Item, ItemKind, Result
from tutor_app.settings import database_url, now
from tutor_app.store.database import Fault, StoreError, opened
from tutor_app.store.schema import metadata
from tutor_app.store.store import MOST_RESULTS, Store, digest

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def answer(number: int, *, right: bool = True) -> Result:
    """An answer to an exercise of its own."""
    item = Item(ItemKind.EXERCISE, f"may-i.{number}")
    return Result(item, right, NOON + timedelta(seconds=number, microseconds=7), ("battle.a", "cost.b"))


def key() -> str:
    return secrets.token_hex(16)


def test_answers_come_back_as_they_were_given(store: Store) -> None:
    mine, other = key(), key()
    given = (answer(1), answer(2, right=False))
    assert store.add(mine, given) == 2
    assert store.add(other, [answer(3)]) == 1
    found = store.after(mine)
    assert found.results == given
    assert store.after(mine, found.until) == ((), found.until)
    assert store.after(key()).results == ()


def test_an_answer_is_stored_once(store: Store) -> None:
    mine = key()
    assert store.add(mine, [answer(1)]) == 1
    assert store.add(mine, [answer(1), answer(2)]) == 1
    assert len(store.after(mine).results) == 2


@pytest.mark.usefixtures("patient")
def test_two_windows_lose_nothing_of_each_other(url: str) -> None:
    mine = key()
    windows = [Store(opened(url)) for _ in range(4)]

    def play(window: int) -> None:
        for number in range(25):
            windows[window].add(mine, [answer(window * 1000 + number)])

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(play, range(4)))
    assert len(windows[0].after(mine).results) == 100
    for window in windows:
        window.close()


def test_only_a_digest_of_the_key_is_stored(tmp_path: Path) -> None:
    path, mine = tmp_path / "progress.sqlite", key()
    store = Store(opened(f"sqlite:///{path}"))
    store.add(mine, [answer(1)])
    store.close()
    stored = "\n".join(sqlite3.connect(path).iterdump())
    assert digest(mine) in stored
    assert mine not in stored


def test_everything_is_deleted(store: Store) -> None:
    mine, other = key(), key()
    store.add(mine, [answer(1)])
    store.set_place(mine, "scenario=lesson.x")
    store.add(other, [answer(1)])
    store.erase(mine)
    store.erase(key())
    assert (store.after(mine).results, store.place(mine)) == ((), "")
    assert len(store.after(other).results) == 1


def test_the_place_is_replaced(store: Store) -> None:
    mine = key()
    assert store.place(mine) == ""
    store.set_place(mine, "scenario=lesson.x")
    store.set_place(mine, "scenario=lesson.y&step=3")
    store.set_place(mine, "x" * 5000)
    assert store.place(mine) == "scenario=lesson.y&step=3"


def test_an_account_joins_the_answers_of_its_browsers(store: Store) -> None:
    phone, desk, account = key(), key(), secrets.token_hex(8)
    store.add(phone, [answer(1), answer(2)])
    store.add(desk, [answer(2), answer(3)])
    store.link(phone, account)
    store.link(phone, account)
    store.link(desk, account)
    expected = {answer(1), answer(2), answer(3)}
    assert set(store.after(phone).results) == set(store.after(desk).results) == expected


def test_no_more_than_so_many_answers_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_RESULTS >= 10_000
    monkeypatch.setattr("tutor_app.store.store.MOST_RESULTS", 3)
    mine = key()
    assert store.add(mine, map(answer, range(5))) == 3
    assert store.add(mine, [answer(9)]) == 0


def test_migrations_lead_to_the_tables_of_the_schema(url: str) -> None:
    engine = opened(url)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'progress.sqlite'}"
    engine = opened(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreError) as caught:
        opened(url)
    assert caught.value.fault is Fault.NEWER


def test_a_locked_database_is_reported_and_keeps_what_it_has(tmp_path: Path) -> None:
    path, mine = tmp_path / "progress.sqlite", key()
    store = Store(opened(f"sqlite:///{path}"))
    store.add(mine, [answer(1)])
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    assert store.after(mine).results == (answer(1),)  # reading goes on
    with pytest.raises(StoreError) as caught:
        store.add(mine, [answer(2)])
    assert caught.value.fault is Fault.LOCKED
    holder.execute("ROLLBACK")
    store.add(mine, [answer(2)])
    assert store.after(mine).results == (answer(1), answer(2))


def test_a_full_database_is_reported_and_keeps_what_it_has(tmp_path: Path) -> None:
    store, mine = Store(opened(f"sqlite:///{tmp_path / 'progress.sqlite'}")), key()
    store.add(mine, [answer(1)])
    with store._engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
    store._engine.dispose()
    event.listen(store._engine, "connect", lambda raw, _: raw.execute(f"PRAGMA max_page_count={pages}"))
    with pytest.raises(StoreError) as caught:
        store.add(mine, map(answer, range(2, 2000)))
    assert caught.value.fault is Fault.FULL
    assert store.after(mine).results == (answer(1),)


def test_a_database_that_disappears_is_reported_until_it_is_back(tmp_path: Path) -> None:
    path, mine = tmp_path / "here" / "progress.sqlite", key()
    store = Store(opened(f"sqlite:///{path}"))
    store.add(mine, [answer(1)])
    path.parent.rename(tmp_path / "away")
    for use in (lambda: store.add(mine, [answer(2)]), lambda: store.after(mine)):
        with pytest.raises(StoreError) as caught:
            use()
        assert caught.value.fault is Fault.GONE
    assert not path.exists()
    (tmp_path / "away").rename(path.parent)
    store.add(mine, [answer(2)])
    assert store.after(mine).results == (answer(1), answer(2))


@pytest.mark.parametrize(
    "url", ["sqlite:////proc/nowhere/progress.sqlite", "nothing://x", "no url", "postgresql+psycopg://127.0.0.1:1/x"]
)
def test_a_database_that_is_not_there_is_reported(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        opened(url)
    assert caught.value.fault is Fault.GONE


def test_a_file_that_is_no_database_is_reported_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "progress.sqlite"
    path.write_text("this is a letter to my aunt " * 100, encoding="utf-8")
    with pytest.raises(StoreError):
        opened(f"sqlite:///{path}")
    assert path.read_text(encoding="utf-8").startswith("this is a letter")


KILLED = """
import os, sys
sys.path.insert(0, sys.argv[3])
from tests.app.store.test_store import answer
from tutor_app.store.database import opened
from tutor_app.store.store import Store
store = Store(opened(sys.argv[1]))
for number in range(100000):
    store.add(sys.argv[2], [answer(number)])
    print(number, flush=True)
"""


def test_a_server_killed_at_any_moment_loses_no_answer_it_has_taken(tmp_path: Path) -> None:
    url, mine = f"sqlite:///{tmp_path / 'progress.sqlite'}", key()
    root = str(Path(__file__).resolve().parents[3])
    command = [sys.executable, "-c", KILLED, url, mine, root]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        told = [int(server.stdout.readline()) for _ in range(60)]
        server.kill()
        told += [int(line) for line in server.stdout.read().split()]
    kept = {one.item.id for one in Store(opened(url)).after(mine).results}
    assert kept >= {f"may-i.{number}" for number in told}


def test_the_settings_of_the_environment() -> None:
    assert database_url({}).startswith("sqlite:///")
    assert database_url({"DUEL_TUTOR_DATABASE": "postgresql://me@host/db"}) == "postgresql+psycopg://me@host/db"
    assert database_url({"DUEL_TUTOR_DATABASE": " off "}) == "off"
    assert now({"DUEL_TUTOR_CLOCK": "2026-03-01T13:00+01:00"}) == NOON
    assert now({"DUEL_TUTOR_CLOCK": "2026-03-01T12:00"}) == NOON
