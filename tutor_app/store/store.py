"""What is kept of visitors: their answers and where they were. Answers are only added: no window loses another's."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from hashlib import sha256
from threading import Lock
from typing import NamedTuple

from sqlalchemy import Connection, Engine, Table, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tutor_app.progress.results import Item, ItemKind, Result, microseconds, moment
from tutor_app.settings import OFF, database_url

from .database import READS, Fault, StoreError, opened, reported
from .schema import LONGEST_ITEM, LONGEST_PLACE, keys, results, visitors

KEY = re.compile(r"[0-9a-f]{32}")
"""The form of the key in a visitor's browser: 128 random bits."""

MOST_RESULTS = 50_000
"""Maximum number of answers kept of one visitor; then no more are added."""

INSERT: dict[str, Callable[[Table], postgresql.Insert | sqlite.Insert]] = {
    "sqlite": sqlite.insert, "postgresql": postgresql.insert,
}  # fmt: skip
"""What inserts a row in each kind of database, with "on conflict do nothing"."""

_KINDS = {kind.value for kind in ItemKind}


class Stored(NamedTuple):
    """The answers of a visitor added after a certain one, and the number to ask from next time."""

    results: tuple[Result, ...]
    until: int


class Store:
    """The answers of all visitors in one database.

    A visitor is known by the random key in their browser, of which only a digest is stored. Every method raises
    ``StoreError`` if the database cannot be used.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @property
    def engine(self) -> Engine:
        """The database, for what is kept beside the answers."""
        return self._engine

    def close(self) -> None:
        """Close the connections."""
        self._engine.dispose()

    def add(self, key: str, given: Iterable[Result]) -> int:
        """Add answers of a visitor; those already stored are left out.

        Args:
            key: the key of the visitor.
            given: the answers, in any order.

        Returns:
            How many were added.
        """
        added = 0
        with reported(), self._engine.begin() as connection:
            visitor = visitor_of(connection, key, create=True)
            count = connection.execute(select(func.count()).where(results.c.visitor == visitor)).scalar_one()
            for one in list(given)[: max(MOST_RESULTS - count, 0)]:
                added += _insert_new(connection, results, _row(visitor, one))
        return added

    def after(self, key: str, known: int = 0) -> Stored:
        """The answers of a visitor added after the number ``known``, in the order in which they were added."""
        wanted = (
            select(results)
            .join(keys, keys.c.visitor == results.c.visitor)
            .where(keys.c.digest == digest(key), results.c.id > known)
            .order_by(results.c.id)
        )
        with reported(), self._engine.connect().execution_options(**{READS: True}) as connection:
            rows = connection.execute(wanted).all()
        found = tuple(
            Result(Item(ItemKind(row.kind), row.item), row.correct, moment(row.answered), tuple(row.rules.split()))
            for row in rows
            if row.kind in _KINDS
        )
        return Stored(found, rows[-1].id if rows else known)

    def place(self, key: str) -> str:
        """The query string of the page where a visitor was last; empty if unknown."""
        wanted = select(visitors.c.place).join(keys).where(keys.c.digest == digest(key))
        with reported(), self._engine.connect().execution_options(**{READS: True}) as connection:
            return connection.execute(wanted).scalar() or ""

    def set_place(self, key: str, query: str) -> None:
        """Store where a visitor is; a query string that is too long is not stored."""
        if len(query) > LONGEST_PLACE:
            return
        with reported(), self._engine.begin() as connection:
            visitor = visitor_of(connection, key, create=True)
            connection.execute(update(visitors).where(visitors.c.id == visitor).values(place=query))

    def erase(self, key: str) -> None:
        """Delete everything about a visitor."""
        with reported(), self._engine.begin() as connection:
            visitor = visitor_of(connection, key, create=False)
            connection.execute(delete(visitors).where(visitors.c.id == visitor))

    def link(self, key: str, account: str) -> None:
        """Tie the visitor with this key to an account; the answers of both are joined.

        Args:
            key: the key in the browser in which the account is signed in.
            account: a name of the account that is unique for all issuers; only its digest is stored.
        """
        hashed = sha256(account.encode()).hexdigest()
        with reported(), self._engine.begin() as connection:
            mine = visitor_of(connection, key, create=True)
            owner = connection.execute(select(visitors.c.id).where(visitors.c.account == hashed)).scalar()
            if owner == mine:
                return
            if owner is None:
                connection.execute(update(visitors).where(visitors.c.id == mine).values(account=hashed))
                return
            self._join_ratings(connection, mine, owner)
            rows = connection.execute(select(results).where(results.c.visitor == mine).order_by(results.c.id)).all()
            for row in rows:
                moved = {name: value for name, value in row._mapping.items() if name != "id"}
                _insert_new(connection, results, {**moved, "visitor": owner})
            connection.execute(update(keys).where(keys.c.visitor == mine).values(visitor=owner))
            connection.execute(delete(visitors).where(visitors.c.id == mine))

    @staticmethod
    def _join_ratings(connection: Connection, mine: int | None, owner: int) -> None:
        """Keep of two ratings the one that rests on more tries."""
        names = ("rating", "deviation", "volatility", "tries")
        wanted = select(*(visitors.c[name] for name in names))
        other, kept = (connection.execute(wanted.where(visitors.c.id == id)).one() for id in (mine, owner))
        if (other.tries or 0) > (kept.tries or 0):
            connection.execute(
                update(visitors).where(visitors.c.id == owner).values(dict(zip(names, other, strict=True)))
            )


def digest(key: str) -> str:
    """The digest under which a key is stored."""
    return sha256(key.encode()).hexdigest()


def visitor_of(connection: Connection, key: str, *, create: bool) -> int | None:
    """The number of the visitor with a key; with ``create`` they get one if they have none."""
    found: int | None = connection.execute(select(keys.c.visitor).where(keys.c.digest == digest(key))).scalar()
    if found is not None or not create:
        return found
    made = connection.execute(insert(visitors).values(place="")).inserted_primary_key
    assert made is not None
    if _insert_new(connection, keys, {"digest": digest(key), "visitor": made[0]}):
        return int(made[0])
    connection.execute(delete(visitors).where(visitors.c.id == made[0]))  # another window was quicker
    return visitor_of(connection, key, create=False)


def _row(visitor: int | None, one: Result) -> dict[str, object]:
    return {
        "visitor": visitor, "kind": one.item.kind.value, "item": one.item.id[:LONGEST_ITEM], "correct": one.right,
        "answered": microseconds(one.at), "rules": " ".join(one.rules),
    }  # fmt: skip


def _insert_new(connection: Connection, table: Table, values: Mapping[str, object]) -> bool:
    """Insert a row; returns False if there is one like it already."""
    statement = INSERT[connection.dialect.name](table).values(dict(values)).on_conflict_do_nothing()
    return connection.execute(statement.returning(*table.primary_key)).first() is not None


_OPENING = Lock()


@cache
def _opened(url: str) -> Store:
    return Store(opened(url))


def store() -> Store:
    """The store of this server; it is opened, or opened again after a fault, when it is first asked for.

    Raises:
        StoreError: it cannot be used.
    """
    url = database_url()
    if url == OFF:
        raise StoreError(Fault.OFF)
    with _OPENING:
        return _opened(url)
