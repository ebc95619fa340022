"""Ranks instead of Levels."""

from __future__ import annotations

from rulebook.engine.continuous import query
from rulebook.engine.core.table import Table
from rulebook.vocabulary.filters import level
from rulebook.vocabulary.terms import Op, Zone
from tests.engine.duel import YOU, Duel
from tests.rules.marks import rule


@rule("xyz.rank-not-level")
def test_an_xyz_monster_has_no_level_that_could_be_low() -> None:
    duel = Duel(monsters=["number-39-utopia", "sangan"])
    low = query.search(Table(duel.book, duel.state), level(Op.LE, 4), query.Scope(YOU))
    assert duel.uid("sangan", zone=Zone.MONSTER) in low
    assert duel.uid("number-39-utopia", zone=Zone.MONSTER) not in low
