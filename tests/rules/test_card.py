"""Facts of cards that no line of a board can check."""

from __future__ import annotations

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.table import Table
from rulebook.vocabulary.filters import atk, level
from rulebook.vocabulary.terms import Op, Stat, Zone
from tests.engine.duel import Duel

from .marks import rule


@rule("card.rank")
def test_an_xyz_monster_has_a_rank_and_no_level() -> None:
    duel = Duel(monsters=["number-39-utopia"])
    table = Table(duel.book, duel.state)
    uid = duel.uid("number-39-utopia", zone=Zone.MONSTER)
    assert not query.fits(table, level(Op.LE, 4), uid, query.Scope(0))


@rule("card.atk.question-mark.off-field")
def test_a_question_mark_in_the_graveyard_fulfils_no_condition() -> None:
    duel = Duel(graveyard=["chimeratech-overdragon"])
    table = Table(duel.book, duel.state)
    uid = duel.uid("chimeratech-overdragon", zone=Zone.GRAVEYARD)
    assert not query.fits(table, atk(Op.LE, 1500), uid, query.Scope(0))
    assert not query.fits(table, atk(Op.GE, 0), uid, query.Scope(0))


@rule("card.atk.question-mark.on-field")
def test_a_question_mark_on_the_field_counts_as_0() -> None:
    duel = Duel(monsters=["chimeratech-overdragon"], spells=["skill-drain|up"])
    table = Table(duel.book, duel.state)
    uid = duel.uid("chimeratech-overdragon", zone=Zone.MONSTER)
    assert derived.stat(table, uid, Stat.ATK) == 0
    assert query.fits(table, atk(Op.LE, 1500), uid, query.Scope(0))
