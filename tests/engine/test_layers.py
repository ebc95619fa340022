"""ATK, DEF and Level in layers: the values in a state, number by number."""

from __future__ import annotations

from rulebook.engine.continuous import derived, layers
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.card_state import CardState
from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import Phase, Position, Stat, Zone

from .duel import Duel


def with_field(duel: Duel, slug: str) -> Duel:
    """The same board with a face-up Field Spell."""
    card = CardState(duel.book.by_slug[slug].number, 0, 0, Zone.FIELD, 0, Position.UP, seen=3)
    table = Table(duel.book, duel.state)
    table.change(starts=(table.ref(table.add(card)),))
    duel.state = table.freeze()
    return duel


def level(duel: Duel, slug: str, zone: Zone) -> int:
    return derived.stat(Table(duel.book, duel.state), duel.uid(slug, zone=zone), Stat.LEVEL)


def test_mechanic_e8_levels_change_in_the_hand_and_on_the_field_only() -> None:
    frog, mobius = "treeborn-frog", "mobius-the-frost-monarch"
    duel = with_field(Duel(hand=[mobius], monsters=[frog], graveyard=[mobius]), "a-legendary-ocean")
    assert level(duel, mobius, Zone.HAND) == 5
    assert level(duel, mobius, Zone.GRAVEYARD) == 6
    assert level(duel, frog, Zone.MONSTER) == 1  # no Level goes below 1
    refusal = with_field(Duel(hand=[mobius]), "a-legendary-ocean").verdict(ActionKind.SUMMON, mobius)
    assert dict(refusal.failures[0].arguments)["level"] == 5


def test_mechanic_e8_a_face_down_monster_keeps_its_printed_numbers() -> None:
    duel = with_field(Duel(monsters=["treeborn-frog|set"]), "umi")
    table = Table(duel.book, duel.state)
    assert derived.stat(table, duel.uid("treeborn-frog"), Stat.ATK) == 100
    assert layers.changes(table)


def test_mechanic_c3_turning_face_down_ends_changes() -> None:
    duel = Duel(hand=["rush-recklessly", "book-of-moon"], monsters=["sangan"])
    duel.activate("rush-recklessly", "sangan").passes()
    assert duel.atk("sangan") == 1700
    duel.activate("book-of-moon", "sangan").passes()
    assert duel.state.cards[duel.uid("sangan")].position == Position.SET
    assert duel.atk("sangan") == 1000


def test_nothing_doubled_or_halved_is_nothing() -> None:
    duel = Duel(hand=["limiter-removal"], monsters=["chimeratech-fortress-dragon"])
    duel.activate("limiter-removal").passes()
    assert duel.atk("chimeratech-fortress-dragon") == 0
    halved = Duel(monsters=["battle-fader"], their_monsters=["the-wicked-dreadroot"])
    assert halved.atk("battle-fader") == 0


def test_attacks_on_monsters_are_counted_by_the_materials_used() -> None:
    dragon = "chimeratech-overdragon"
    duel = Duel(monsters=[dragon], their_monsters=["sangan", "treeborn-frog", "spirit-reaper|def"], phase=Phase.MAIN_1)
    uid = duel.uid(dragon)
    cards = list(duel.state.cards)
    cards[uid] = cards[uid]._replace(used=2)
    duel.state = duel.state.with_(cards=tuple(cards))
    assert duel.atk(dragon) == 1600
    duel.next(Phase.BATTLE)
    duel.attack(dragon, "sangan").passes()
    duel.attack(dragon, "treeborn-frog").passes()
    assert "attack.once" in duel.refused(ActionKind.ATTACK, dragon)
