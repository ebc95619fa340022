"""What effects without a Chain Link demand: attacks that must be made or wait, cards that fall, gains that hurt."""

from __future__ import annotations

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.requests import RequestKind
from rulebook.vocabulary.terms import Phase, Position, Zone
from tests.engine.duel import OPPONENT, YOU, Duel


def leaves_battle(duel: Duel) -> set[str]:
    """The checks that keep the turn player in the Battle Phase."""
    from rulebook.engine.api import judge

    action = Action(ActionKind.NEXT, duel.state.turn_player, value=int(Phase.MAIN_2))
    return {failure.check for failure in judge(duel.book, duel.state, action).failures}


def test_a_monster_that_must_attack_holds_the_battle_phase_open() -> None:
    duel = Duel(monsters=["berserk-gorilla"], their_monsters=["gemini-elf"]).next(Phase.BATTLE)
    assert leaves_battle(duel) == {"next.prohibited"}
    duel.attack("berserk-gorilla", "gemini-elf").passes()
    assert leaves_battle(duel) == set()


def test_a_monster_that_must_attack_may_stay_out_of_a_battle_it_cannot_fight() -> None:
    kept = Duel(monsters=["berserk-gorilla"], their_spells=["the-dark-door|up"], their_monsters=["sangan"])
    assert leaves_battle(kept.next(Phase.BATTLE)) == {"next.prohibited"}
    forbidden = Duel(monsters=["berserk-gorilla"], their_spells=["messenger-of-peace|up"], their_monsters=["sangan"])
    assert leaves_battle(forbidden.next(Phase.BATTLE)) == set()


def test_nobody_has_to_enter_the_battle_phase() -> None:
    duel = Duel(monsters=["berserk-gorilla"], their_monsters=["sangan"])
    assert duel.next(Phase.END).state.phase == Phase.END


def test_a_position_begins_at_rest_though_a_card_cannot_stay_as_described() -> None:
    duel = Duel(monsters=["berserk-gorilla|def"], their_monsters=["sangan"])
    assert duel.slugs(Zone.GRAVEYARD) == ["berserk-gorilla"]
    assert duel.state.request.kind == RequestKind.OPEN
    assert not duel.state.window


def test_what_a_described_position_triggers_comes_before_the_first_move() -> None:
    duel = Duel(monsters=["berserk-gorilla|def"], their_spells=["coffin-seller|up"])
    assert len(duel.state.chain) == 1
    assert duel.passes().state.lp == (7700, 8000)
    assert duel.state.request.kind == RequestKind.OPEN
    assert not duel.state.window


def test_a_doomed_card_falls_at_once_and_not_before() -> None:
    duel = Duel(monsters=["berserk-gorilla|set"])
    assert duel.slugs(Zone.MONSTER) == ["berserk-gorilla"]  # face-down it has no effect
    duel = Duel(monsters=["berserk-gorilla"]).announce(ActionKind.CHANGE, "berserk-gorilla")
    assert duel.slugs(Zone.GRAVEYARD) == ["berserk-gorilla"]
    [fallen] = duel.happened(EventKind.DESTROYED)
    assert fallen.source.number == fallen.subject.number


def test_two_reversals_cancel_each_other() -> None:
    duel = Duel(monsters=["battle-ox"], hand=["axe-of-despair"], spells=["reverse-trap", "reverse-trap"])
    duel.activate("axe-of-despair", "battle-ox").passes()
    assert duel.atk("battle-ox") == 2700
    duel.activate("reverse-trap").passes()
    assert duel.atk("battle-ox") == 700
    duel.activate("reverse-trap").passes()
    assert duel.atk("battle-ox") == 2700


def test_damage_of_a_direct_attack_is_remembered_until_the_next_own_standby_phase() -> None:
    duel = Duel(monsters=["silent-swordsman-lv5"]).next(Phase.BATTLE)
    duel.attack("silent-swordsman-lv5").passes()
    uid = duel.uid("silent-swordsman-lv5")
    assert duel.state.cards[uid].facts & Fact.INFLICTED_WAITING
    for phase in (Phase.MAIN_2, Phase.END, Phase.DRAW, Phase.STANDBY, Phase.MAIN_1, Phase.END, Phase.DRAW):
        duel.next(phase)
        assert not duel.state.cards[uid].facts & Fact.INFLICTED_DUE
    duel.next(Phase.STANDBY)
    assert duel.state.cards[uid].facts & Fact.INFLICTED_DUE


def test_what_would_heal_the_opponent_hurts_them_and_heals_nobody_else() -> None:
    duel = Duel(spells=["bad-reaction-to-simochi|up"], hand=["upstart-goblin"]).activate("upstart-goblin").passes()
    assert duel.state.lp == (8000, 7000)
    assert [one.player for one in duel.happened(EventKind.GAIN_TURNED)] == [OPPONENT]
    assert duel.happened(EventKind.GAINED_LP) == []


def test_the_mask_fits_what_is_banished_instead_and_any_attribute_it_had() -> None:
    for hero, spells in (("elemental-hero-burstinatrix", ["macro-cosmos|up"]), ("elemental-hero-electrum", [])):
        duel = Duel(monsters=[hero], hand=["mask-change"], spells=spells)
        duel = with_extra(duel, "masked-hero-goka").activate("mask-change", hero).passes()
        duel.answer(ActionKind.POSITION, int(Position.ATTACK)).passes()
        assert duel.slugs(Zone.MONSTER) == ["masked-hero-goka"]


def test_mechanic_b8_a_later_summon_from_the_extra_deck_requires_a_monster_that_fits_a_target() -> None:
    heroes = ["elemental-hero-avian", "elemental-hero-burstinatrix"]
    duel = with_extra(Duel(monsters=heroes, hand=["mask-change"]), "masked-hero-goka").announce(
        ActionKind.ACTIVATE, "mask-change"
    )
    assert duel.state.request.options == (duel.uid(heroes[1]),)
    for hero, extra in ((heroes[0], "masked-hero-goka"), (heroes[1], "elemental-hero-nova-master")):
        duel = with_extra(Duel(monsters=[hero], hand=["mask-change"]), extra)
        assert duel.refused(ActionKind.ACTIVATE, "mask-change") == {"activate.nothing"}


def with_extra(duel: Duel, slug: str) -> Duel:
    """The duel with one more card in the Extra Deck."""
    from rulebook.engine.core.card_state import CardState

    card = CardState(duel.book.by_slug[slug].number, YOU, YOU, Zone.EXTRA, 0, Position.NONE, seen=1)
    duel.state = duel.state.with_(cards=(*duel.state.cards, card))
    return duel


def test_nothing_replaces_the_materials_of_a_monster_that_asks_for_exactly_these() -> None:
    hand = ["polymerization", "king-of-the-swamp", "cyber-dragon"]
    twin = with_extra(Duel(hand=hand), "cyber-twin-dragon")
    assert twin.refused(ActionKind.ACTIVATE, "polymerization") == {"activate.nothing"}
    golem = with_extra(Duel(hand=["polymerization", "king-of-the-swamp", "big-piece-golem"]), "multiple-piece-golem")
    assert golem.refused(ActionKind.ACTIVATE, "polymerization") == set()


def test_tributes_left_to_the_players_will_cost_half_the_strength_also_after_a_set() -> None:
    dragon = "fusilier-dragon-the-dual-mode-beast"
    duel = Duel(hand=[dragon, "book-of-taiyou"]).announce(ActionKind.SET, dragon).passes()
    duel.activate("book-of-taiyou", dragon).passes()
    assert duel.atk(dragon) == 1400
    duel = Duel(hand=[dragon], monsters=["sangan"]).announce(ActionKind.SUMMON, dragon).passes()
    assert duel.atk(dragon) == 1400
    assert duel.slugs(Zone.MONSTER) == sorted([dragon, "sangan"])


def test_a_full_field_leaves_no_choice_but_tributes() -> None:
    dragon = "fusilier-dragon-the-dual-mode-beast"
    duel = Duel(hand=[dragon], monsters=["kuriboh", "axe-raider", "battle-ox", "gemini-elf", "jinzo"])
    duel.announce(ActionKind.SUMMON, dragon, "kuriboh", "axe-raider").passes()
    assert duel.atk(dragon) == 2800
    assert duel.slugs(Zone.GRAVEYARD) == ["axe-raider", "kuriboh"]


def test_a_revived_dragon_has_its_full_strength() -> None:
    dragon = "fusilier-dragon-the-dual-mode-beast"
    duel = Duel(hand=["monster-reborn"], graveyard=[dragon]).activate("monster-reborn", dragon).passes()
    duel.answer(ActionKind.POSITION, int(Position.ATTACK)).passes()
    assert duel.atk(dragon) == 2800


def test_no_card_negates_an_effect_that_cannot_be_negated() -> None:
    duel = Duel(hand=["spiritualism"], their_spells=["imperial-order|up", "waboku"]).activate("spiritualism", "waboku")
    assert duel.passes().slugs(Zone.SPELL, OPPONENT) == ["imperial-order"]
    duel = Duel(hand=["spiritualism"], their_spells=["waboku", "magic-jammer"], their_hand=["sangan"])
    duel.activate("spiritualism", "waboku").until_asked(OPPONENT)
    assert duel.refused(ActionKind.ACTIVATE, "magic-jammer", OPPONENT) == {"activate.prohibited"}
    assert duel.refused(ActionKind.ACTIVATE, "waboku", OPPONENT) == set()


def test_a_monster_that_must_attack_waits_for_the_one_that_goes_first() -> None:
    duel = Duel(monsters=["berserk-gorilla", "ultimate-tyranno"], their_monsters=["sangan"]).next(Phase.BATTLE)
    assert duel.refused(ActionKind.ATTACK, "berserk-gorilla") == {"attack.prohibited"}
    assert leaves_battle(duel) == set()


def test_a_trap_may_be_hurried_once_in_every_turn() -> None:
    duel = Duel(hand=["jar-of-greed", "jar-of-greed"], spells=["temple-of-the-kings|up"])
    for _ in range(2):
        duel.announce(ActionKind.SET, "jar-of-greed").passes()
    duel.activate("jar-of-greed").passes()
    assert "activate.trap.set-turn" in duel.refused(ActionKind.ACTIVATE, "jar-of-greed")


def test_three_of_a_name_need_not_be_alike_in_anything_else() -> None:
    three = ["gemini-elf", "gemini-elf", "gemini-elf"]
    assert Duel(hand=["delta-attacker"], monsters=three).refused(ActionKind.ACTIVATE, "delta-attacker") == set()
    mixed = Duel(hand=["delta-attacker"], monsters=[*three[:2], "axe-raider", "axe-raider"])
    assert mixed.refused(ActionKind.ACTIVATE, "delta-attacker") == {"activate.condition"}


def test_the_amplifier_works_for_the_traps_of_its_player_only() -> None:
    duel = Duel(hand=["amplifier"], monsters=["jinzo"], spells=["jar-of-greed"], their_spells=["waboku"])
    assert duel.refused(ActionKind.ACTIVATE, "jar-of-greed") == {"activate.prohibited"}
    duel.activate("amplifier", "jinzo").passes()
    assert duel.refused(ActionKind.ACTIVATE, "jar-of-greed") == set()
    duel.activate("jar-of-greed").until_asked(OPPONENT)
    assert duel.refused(ActionKind.ACTIVATE, "waboku", OPPONENT) == {"activate.prohibited"}


def test_a_monster_that_has_left_the_field_has_still_attacked_this_turn() -> None:
    duel = Duel(
        monsters=["sangan", "gemini-elf"],
        their_spells=["the-dark-door|up"],
        their_monsters=["summoned-skull", "kuriboh"],
    )
    duel.next(Phase.BATTLE).attack("sangan", "summoned-skull").passes()
    assert "sangan" in duel.slugs(Zone.GRAVEYARD)
    assert "attack.prohibited" in duel.refused(ActionKind.ATTACK, "gemini-elf")
