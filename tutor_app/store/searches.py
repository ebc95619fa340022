"""What the solver has found, by position, ruleset and version of the search: each position is searched once."""

from __future__ import annotations

from sqlalchemy import Engine, func, select

from rulebook.solver.proofs import BadProof, Proof
from rulebook.solver.solve import Obstacle, Solved, Verdict
from rulebook.solver.tasks import VERSION, Task

from .database import READS, reported
from .schema import searches
from .store import INSERT

MOST_SEARCHES = 200_000
"""Maximum number of positions kept; then no more are added."""

LASTING = frozenset({Obstacle.NONE, Obstacle.BUDGET, Obstacle.HIDDEN})
"""What the next search of the same position would meet again; a lost or cancelled search says nothing."""


SLOWEST = 300
"""Positions per second below which a search that ran out of time had no processor to itself; it is not kept."""


class SearchStore:
    """The searches of all visitors in one database. Every method raises ``StoreError`` if it cannot be used."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def find(self, task: Task) -> Solved | None:
        """What was found for this position; None if it was not searched, or for less time than the task allows."""
        wanted = select(searches).where(
            searches.c.position == task.digest, searches.c.ruleset == task.ruleset, searches.c.version == VERSION
        )
        with reported(), self._engine.connect().execution_options(**{READS: True}) as connection:
            row = connection.execute(wanted).one_or_none()
        if row is None:
            return None
        try:
            found = Solved(
                Verdict(row.verdict), Obstacle(row.obstacle), Proof.of_text(row.proof) if row.proof else None,
                depth=row.depth, visited=row.visited, distinct=row.distinct_, seconds=row.seconds,
            )  # fmt: skip
        except (ValueError, BadProof):
            return None
        budget = task.budget
        short = found.seconds < budget.seconds and found.visited < budget.positions
        return None if found.obstacle is Obstacle.BUDGET and short else found

    def add(self, task: Task, solved: Solved) -> bool:
        """Keep what was found for a position; returns whether it is new and worth keeping.

        A search that had more time takes the place of one that found nothing.
        """
        starved = solved.obstacle is Obstacle.BUDGET and solved.visited < SLOWEST * solved.seconds
        if solved.obstacle not in LASTING or starved:
            return False
        values = {
            "position": task.digest, "ruleset": task.ruleset, "version": VERSION, "verdict": solved.verdict.value,
            "obstacle": solved.obstacle.value, "proof": solved.proof.as_text() if solved.proof is not None else "",
            "depth": solved.depth, "visited": solved.visited, "distinct_": solved.distinct, "seconds": solved.seconds,
        }  # fmt: skip
        keys = [column.name for column in searches.primary_key]
        changed = {name: value for name, value in values.items() if name not in keys}
        with reported(), self._engine.begin() as connection:
            if connection.execute(select(func.count()).select_from(searches)).scalar_one() >= MOST_SEARCHES:
                return False
            statement = INSERT[connection.dialect.name](searches).values(values)
            better = statement.on_conflict_do_update(
                index_elements=keys, set_=changed, where=searches.c.obstacle == Obstacle.BUDGET.value
            )
            return connection.execute(better.returning(searches.c.position)).first() is not None
