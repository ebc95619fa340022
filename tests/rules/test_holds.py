"""Equip Cards, counters, Graveyards: rules that no board of declared cards reaches."""

from __future__ import annotations

from rulebook.engine.choosing.planning import Planned
from rulebook.engine.continuous import card_kinds, query
from rulebook.engine.core.state import Context, Relation, RelationKind
from rulebook.engine.core.table import Table
from rulebook.engine.moving import control
from rulebook.engine.moving.moves import CardMove, transfer
from rulebook.engine.operations.executors import perform
from rulebook.engine.permissions import materials
from rulebook.engine.records import counters
from rulebook.shelf import open_book
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.filters import monster, spell, trap
from rulebook.vocabulary.recipes import XyzSummon
from rulebook.vocabulary.terms import Cause, CounterKind, Ref, Verb, Zone
from tests.engine.duel import OPPONENT, YOU, Duel

from .marks import rule


def _equip(table: Table, card: int, host: int) -> None:
    table.change(relations=(*table.relations, Relation(RelationKind.EQUIPPED, table.ref(card), table.ref(host))))


@rule("equip.card.trap")
def test_a_trap_equipped_to_a_monster_remains_a_trap() -> None:
    duel = Duel(spells=["call-of-the-haunted|up"], monsters=["sangan"])
    table = Table(duel.book, duel.state)
    uid = duel.uid("call-of-the-haunted")
    _equip(table, uid, duel.uid("sangan"))
    scope = query.Scope(YOU)
    assert card_kinds.is_equip(table, uid)
    assert query.fits(table, trap, uid, scope)
    assert not query.fits(table, spell, uid, scope)


def _moved(duel: Duel, equip: str) -> bool:
    """Whether an effect of another card could move this Equip Card to Sangan."""
    table = Table(duel.book, duel.state)
    uid, old, new = duel.uid(equip), duel.uid("x-head-cannon"), duel.uid("sangan")
    table.put(uid, table.cards[uid]._replace(zone=Zone.SPELL, position=4))
    _equip(table, uid, old)
    context = Context(YOU, targets=((table.ref(uid),), (table.ref(new),)))
    perform(table, [Planned(o.Equip(Ref.TARGET_1, Ref.TARGET_2), query.Scope(YOU, context), ())])
    return card_kinds.hosts(table, uid) == [new]


@rule("equip.monster.no-move")
def test_an_equipped_monster_stays_on_its_host() -> None:
    assert not _moved(Duel(monsters=["x-head-cannon", "sangan", "cyber-dragon"]), "cyber-dragon")


@rule("equip.union-exception")
def test_a_union_monster_may_be_moved() -> None:
    assert _moved(Duel(monsters=["x-head-cannon", "sangan", "y-dragon-head"]), "y-dragon-head")


@rule("counter.only-by-effect")
def test_a_card_takes_only_counters_its_text_allows() -> None:
    duel = Duel(monsters=["sangan", "royal-magical-library"])
    table = Table(duel.book, duel.state)
    assert counters.room(table, duel.uid("sangan"), CounterKind.SPELL) == 0
    assert counters.room(table, duel.uid("royal-magical-library"), CounterKind.SPELL) == 3


@rule("zone.gy.order")
def test_the_graveyard_keeps_its_order() -> None:
    duel = Duel(hand=["sangan", "jinzo"], graveyard=["cyber-dragon"])
    table = Table(duel.book, duel.state)
    for slug in ("sangan", "jinzo"):
        transfer(table, [duel.uid(slug)], CardMove(Verb.DISCARD, Zone.GRAVEYARD, Cause.COST, YOU))
    assert table.in_zone(Zone.GRAVEYARD, YOU) == [duel.uid(slug) for slug in ("cyber-dragon", "sangan", "jinzo")]


@rule("zone.gy-banished.no-destroy")
def test_cards_in_the_graveyard_cannot_be_destroyed() -> None:
    duel = Duel(graveyard=["cyber-dragon"])
    table = Table(duel.book, duel.state)
    uid = duel.uid("cyber-dragon")
    context = Context(YOU, targets=((table.ref(uid),),))
    outcome = perform(table, [Planned(o.Destroy(o.T), query.Scope(YOU, context), (), (uid,))])
    assert not outcome.done


@rule("mechanic.C7")
def test_an_equip_card_whose_monster_is_of_the_wrong_type_is_destroyed() -> None:
    duel = Duel(spells=["dark-energy|up"], monsters=["cyber-dragon"])
    table = Table(duel.book, duel.state)
    _equip(table, duel.uid("dark-energy"), duel.uid("cyber-dragon"))
    from rulebook.engine.moving.equips import keep_relations

    keep_relations(table)
    assert table.cards[duel.uid("dark-energy")].zone == Zone.GRAVEYARD


@rule("token.xyz")
def test_tokens_are_no_xyz_materials() -> None:
    any_level = open_book("2014").without("xyz.summon.same-level")
    duel = Duel(book=any_level, monsters=["sheep-token", "sheep-token"])
    way = XyzSummon(2, monster)
    table = Table(duel.book, duel.state)
    assert not materials.own_sets(table, duel.uid("sheep-token"), way, query.Scope(YOU))


def test_control_given_twice_is_given_once() -> None:
    duel = Duel(their_monsters=["sangan"])
    table = Table(duel.book, duel.state)
    uid = duel.uid("sangan")
    for _ in range(2):
        control.give(table, [control.entry(table, uid, YOU)], player=YOU)
    assert len(table.control) == 1
    control.give(table, [control.entry(table, uid, OPPONENT)], player=OPPONENT)
    assert table.control == ()
