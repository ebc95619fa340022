"""The ratings of visitors and puzzles: what every first try of a puzzle has changed."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, RowMapping, Table, select, update

from tutor_app.progress.ratings import BEGINNER, Rating, played

from .database import READS, reported
from .schema import LONGEST_ITEM, keys, puzzles, visitors
from .store import INSERT, digest, visitor_of


class RatingStore:
    """The ratings in one database. Every method raises ``StoreError`` if it cannot be used."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def tried(self, key: str, puzzle: str, difficulty: int, *, solved: bool) -> None:
        """Rate a visitor's first try of a puzzle: both ratings change.

        Args:
            key: the key of the visitor.
            puzzle: its id.
            difficulty: its rating before anybody tried it.
            solved: whether the visitor solved it.
        """
        if len(puzzle) > LONGEST_ITEM:
            return
        with reported(), self._engine.begin() as connection:
            visitor = visitor_of(connection, key, create=True)
            first = {"id": puzzle, **_columns(Rating(float(difficulty)))}
            connection.execute(INSERT[connection.dialect.name](puzzles).values(first).on_conflict_do_nothing())
            theirs = _locked(connection, puzzles, puzzle) or Rating(float(difficulty))
            mine = _locked(connection, visitors, visitor) or BEGINNER
            for table, id, rating in (
                (visitors, visitor, played(mine, theirs, won=solved)),
                (puzzles, puzzle, played(theirs, mine, won=not solved)),
            ):
                connection.execute(update(table).where(table.c.id == id).values(_columns(rating)))

    def of_puzzles(self) -> dict[str, Rating]:
        """The rating of every puzzle that was tried."""
        with reported(), self._engine.connect().execution_options(**{READS: True}) as connection:
            rows = connection.execute(select(puzzles)).mappings().all()
        return {row["id"]: rating for row in rows if (rating := _row(row)) is not None}

    def of_visitor(self, key: str) -> Rating | None:
        """The rating of a visitor; None before their first rated try."""
        wanted = select(visitors).join(keys).where(keys.c.digest == digest(key))
        with reported(), self._engine.connect().execution_options(**{READS: True}) as connection:
            row = connection.execute(wanted).mappings().one_or_none()
        return None if row is None else _row(row)


def _locked(connection: Connection, table: Table, id: object) -> Rating | None:
    """The rating in a row that nobody else can change meanwhile."""
    wanted = select(table).where(table.c.id == id).with_for_update()
    return _row(connection.execute(wanted).mappings().one())


def _row(row: RowMapping) -> Rating | None:
    if row["rating"] is None:
        return None
    return Rating(row["rating"], row["deviation"], row["volatility"], row["tries"])


def _columns(rating: Rating) -> dict[str, float]:
    return {
        "rating": rating.value, "deviation": rating.deviation, "volatility": rating.volatility, "tries": rating.tries,
    }  # fmt: skip
