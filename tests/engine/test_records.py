"""What is recorded of a card for effects that ask about it later, for every way it can have gone."""

from __future__ import annotations

from itertools import product

import pytest

from rulebook.engine.continuous.derived import snapshot
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.state import Occurrence
from rulebook.engine.core.table import Table
from rulebook.engine.moving.triggers import note
from rulebook.engine.records import destroyed_cards, flipped_monsters
from rulebook.vocabulary.terms import Cause, Phase, Position, Verb, Zone
from tests.engine.duel import OPPONENT, YOU, Duel

SILENT, BY_ANYONE, BY_OPPONENT, LATER = "sangan", "twin-headed-behemoth", "dark-necrofear", "vampire-lord"
BANISHED, BATTLING = "dd-survivor", "armed-dragon-lv5"
DESTROYED, WAITING, DUE = Fact.DESTROYED, Fact.DESTROYED_WAITING, Fact.DESTROYED_DUE
ALL = (SILENT, BY_ANYONE, BY_OPPONENT, LATER, BANISHED, BATTLING)


def facts_after(
    slug: str, verb: Verb, player: int, cause: Cause, to: Zone, zone: Zone = Zone.MONSTER, controller: int = YOU,
    position: Position = Position.ATTACK,
) -> int:  # fmt: skip
    """The facts of a card of yours after an occurrence, when it had attacked before."""
    duel = Duel(graveyard=[slug])
    table = Table(duel.book, duel.state)
    (uid,) = (uid for uid, card in enumerate(table.cards) if card.zone == Zone.GRAVEYARD)
    table.put(uid, table.cards[uid]._replace(facts=int(Fact.ATTACKED)))
    was = snapshot(table, uid)._replace(zone=zone, controller=controller, position=position)
    note(table, Occurrence(verb, was, player, cause, to, 0, 1, 0, 1))
    assert table.cards[uid].facts & Fact.ATTACKED
    return table.cards[uid].facts & ~Fact.ATTACKED


@pytest.mark.parametrize("slug", ALL)
@pytest.mark.parametrize("cause", Cause)
def test_a_destroyed_monster_is_recorded_as_its_effect_asks(slug: str, cause: Cause) -> None:
    for player, to, zone, controller in product(
        (YOU, OPPONENT), (Zone.GRAVEYARD, Zone.BANISHED), (Zone.MONSTER, Zone.SPELL), (YOU, OPPONENT)
    ):
        seen = facts_after(slug, Verb.DESTROY, player, cause, to, zone, controller)
        fits = cause in (Cause.BATTLE, Cause.EFFECT) and to == Zone.GRAVEYARD and zone == Zone.MONSTER
        theirs = player == OPPONENT and controller == YOU
        expected = 0
        if (fits and slug == BY_ANYONE) or (fits and theirs and slug == BY_OPPONENT):
            expected = DESTROYED
        elif fits and theirs and slug == LATER and cause == Cause.EFFECT:
            expected = WAITING
        assert seen == expected, (player, to, zone, controller)


@pytest.mark.parametrize("slug", ALL)
def test_a_banished_monster_is_recorded_if_it_lay_face_up_on_its_owners_field(slug: str) -> None:
    for zone, controller, position in product(
        (Zone.MONSTER, Zone.SPELL, Zone.HAND), (YOU, OPPONENT), (Position.ATTACK, Position.DEFENSE, Position.SET)
    ):
        seen = facts_after(slug, Verb.BANISH, YOU, Cause.EFFECT, Zone.BANISHED, zone, controller, position)
        fits = slug == BANISHED and zone == Zone.MONSTER and controller == YOU and position != Position.SET
        assert seen == (DESTROYED if fits else 0), (zone, controller, position)


def test_nothing_is_recorded_of_a_card_that_is_only_sent() -> None:
    assert {facts_after(slug, Verb.SEND, OPPONENT, Cause.EFFECT, Zone.GRAVEYARD) for slug in ALL} == {0}


@pytest.mark.parametrize("phase", Phase)
def test_what_was_waited_for_comes_due_in_the_owners_standby_phase(phase: Phase) -> None:
    duel = Duel(graveyard=[LATER, SILENT], their_graveyard=[LATER], phase=phase)
    table = Table(duel.book, duel.state)
    waiting = [uid for uid, card in enumerate(table.cards) if card.zone == Zone.GRAVEYARD and card.number]
    mine, silent, theirs = waiting
    for uid in (mine, theirs):
        table.put(uid, table.cards[uid]._replace(facts=int(WAITING | Fact.ATTACKED)))
    destroyed_cards.come_due(table)
    due = DUE if phase == Phase.STANDBY else WAITING
    assert [table.cards[uid].facts for uid in (mine, silent, theirs)] == [
        due | Fact.ATTACKED,
        0,
        WAITING | Fact.ATTACKED,
    ]


def test_a_flip_is_kept_while_the_monster_is_on_the_field_and_in_the_graveyard() -> None:
    duel = Duel(monsters=["spear-cretin", "ryko-lightsworn-hunter", SILENT], hand=["spear-cretin"])
    numbers = {card.number for card in duel.state.cards if card.number}
    ever = {number for number in numbers if flipped_monsters.facts(duel.book, number) & Fact.EVER_FLIPPED}
    assert ever == {duel.book.by_slug["spear-cretin"].number}
    assert all(flipped_monsters.facts(duel.book, number) & Fact.FLIPPED for number in numbers)
    every = Fact.EVER_FLIPPED | Fact.FLIPPED | Fact.ATTACKED | WAITING
    for zone in Zone:
        card = duel.state.cards[0]._replace(zone=int(zone), facts=int(every))
        on_field = Fact.EVER_FLIPPED if zone == Zone.MONSTER else 0
        assert flipped_monsters.over_turns(card) == WAITING | on_field
        for to in Zone:
            assert flipped_monsters.kept(card, to) == (on_field if to == Zone.GRAVEYARD else 0), (zone, to)
