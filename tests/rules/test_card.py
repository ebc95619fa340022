"""Facts of cards that no line of a board can ask for."""

from __future__ import annotations

from rulebook.engine import query
from rulebook.engine.table import Table
from rulebook.vocabulary.filters import level
from rulebook.vocabulary.terms import Op, Zone
from tests.engine.duel import Duel

from .marks import rule


@rule("card.rank")
def test_an_xyz_monster_has_a_rank_and_no_level() -> None:
    duel = Duel(monsters=["number-39-utopia"])
    table = Table(duel.book, duel.state)
    uid = duel.uid("number-39-utopia", zone=Zone.MONSTER)
    assert not query.fits(table, level(Op.LE, 4), uid, query.Scope(0))
