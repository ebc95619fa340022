"""Boards a judge is asked about, one per rule: the expected result, and why an action is illegal."""

from __future__ import annotations

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.vocabulary.terms import Phase, Position, Zone
from tests.engine.duel import OPPONENT, YOU, Duel

CALL = "call-of-the-haunted"


def answering(duel: Duel, player: int = OPPONENT) -> Duel:
    """Pass until this player may respond to what has happened (not the window in which a Summon can be negated)."""
    return duel.pass_until(
        lambda now: now.state.request.player == player and now.state.request.purpose != Purpose.SUMMON
    )


# Jinzo and Call of the Haunted --------------------------------------------------------------------


def test_mechanic_C6_a_negated_call_lets_its_monster_live() -> None:
    duel = Duel(
        spells=[CALL], graveyard=["sangan"], hand=["mystical-space-typhoon", "jinzo"], monsters=["card-trooper"]
    )
    duel.activate(CALL).passes()
    duel.announce(ActionKind.SUMMON, "jinzo", "card-trooper").passes()
    duel.activate("mystical-space-typhoon").passes()
    assert duel.slugs(Zone.MONSTER) == ["jinzo", "sangan"]


def test_mechanic_C6_call_works_again_once_jinzo_has_left() -> None:
    duel = Duel(
        spells=[CALL], graveyard=["wattaildragon"], monsters=["jinzo|set", "golden-dragon-summoner"],
        hand=["mystical-space-typhoon"],
    )  # fmt: skip
    duel.activate(CALL).passes()
    duel.announce(ActionKind.FLIP, "jinzo").passes()
    duel.activate("golden-dragon-summoner", "golden-dragon-summoner", "jinzo").passes()
    duel.activate("mystical-space-typhoon").passes()
    assert duel.slugs(Zone.MONSTER) == []
    assert "wattaildragon" in duel.slugs(Zone.GRAVEYARD)


def test_mechanic_B2_jinzo_negates_the_traps_below_him_on_the_chain() -> None:
    duel = Duel(
        hand=["heavy-storm"], their_spells=[CALL, "threatening-roar"], their_graveyard=["jinzo"],
    )  # fmt: skip
    duel.activate("heavy-storm").activate("threatening-roar", player=OPPONENT)
    duel.until_asked(OPPONENT).activate(CALL, player=OPPONENT).passes()
    assert duel.slugs(Zone.MONSTER, OPPONENT) == ["jinzo"], "Call was negated when the Storm destroyed it"
    assert duel.state.lingering == (), "Threatening Roar resolved without effect"
    assert duel.happened(EventKind.EFFECT_NEGATED, "threatening-roar")


def test_mechanic_G2_jinzo_does_not_undo_what_has_resolved() -> None:
    duel = Duel(monsters=["wattaildragon", "card-trooper"], hand=["jinzo"], their_spells=["threatening-roar"])
    duel.do(Action(ActionKind.NEXT, YOU, value=int(Phase.BATTLE)))
    duel.activate("threatening-roar", player=OPPONENT).passes()
    duel.announce(ActionKind.SUMMON, "jinzo", "card-trooper").passes()
    duel.next(Phase.BATTLE)
    assert duel.refused(ActionKind.ATTACK, "wattaildragon") == {"attack.prohibited"}


def test_mechanic_F1_jinzo_can_be_negated_but_not_answered() -> None:
    duel = Duel(monsters=["jinzo|set"], their_spells=["torrential-tribute", "solemn-judgment"])
    duel.announce(ActionKind.FLIP, "jinzo").until_asked(OPPONENT)
    assert ("ACTIVATE", "solemn-judgment") in duel.legal()
    duel.passes()
    assert duel.slugs(Zone.MONSTER) == ["jinzo"]


# Targets ------------------------------------------------------------------------------------------


def test_target_spirit_reaper_negated_activation_is_no_effect_that_resolved() -> None:
    duel = Duel(monsters=["spirit-reaper"], spells=["seven-tools-of-the-bandit"], their_spells=["shadow-spell"])
    duel.do(Action(ActionKind.NEXT, YOU, value=int(Phase.BATTLE)))
    duel.activate("shadow-spell", player=OPPONENT).activate("seven-tools-of-the-bandit").passes()
    assert duel.slugs(Zone.MONSTER) == ["spirit-reaper"]


def test_target_spirit_reaper_negated_effect_still_has_resolved() -> None:
    duel = Duel(monsters=["spirit-reaper"], spells=[CALL], graveyard=["jinzo"], their_spells=["shadow-spell"])
    duel.do(Action(ActionKind.NEXT, YOU, value=int(Phase.BATTLE)))
    duel.activate("shadow-spell", player=OPPONENT).activate(CALL).passes()
    assert duel.slugs(Zone.MONSTER) == ["jinzo"]
    assert duel.slugs(Zone.SPELL, OPPONENT) == ["shadow-spell"], "a negated Continuous Trap stays"


def test_target_spirit_reaper_face_down_is_safe() -> None:
    duel = Duel(monsters=["spirit-reaper"], hand=["book-of-moon"]).activate("book-of-moon").passes()
    assert duel.slugs(Zone.MONSTER) == ["spirit-reaper"]


def test_target_spirit_reaper_after_magic_cylinder() -> None:
    duel = Duel(monsters=["spirit-reaper"], their_spells=["magic-cylinder"], phase=Phase.BATTLE)
    duel.attack("spirit-reaper").until_asked(OPPONENT)
    duel.activate("magic-cylinder", player=OPPONENT).passes()
    assert duel.state.lp == (7700, 8000)
    assert duel.slugs(Zone.GRAVEYARD) == ["spirit-reaper"]


def test_target_spirit_reaper_whatever_the_die_shows() -> None:
    duel = Duel(monsters=["snipe-hunter"], hand=["sangan"], their_monsters=["spirit-reaper"])
    duel.activate("snipe-hunter", "spirit-reaper").passes()
    duel.do(Action(ActionKind.ROLL, -1, value=1)).passes()
    assert duel.slugs(Zone.GRAVEYARD, OPPONENT) == ["spirit-reaper"]


def test_target_negation_by_target_also_protects_from_the_own_book_of_moon() -> None:
    duel = Duel(monsters=["cyber-phoenix"], hand=["book-of-moon"]).activate("book-of-moon").passes()
    assert duel.state.cards[duel.uid("cyber-phoenix")].position == Position.ATTACK
    assert duel.happened(EventKind.EFFECT_NEGATED, "book-of-moon")


def test_target_resolve_partial_book_of_life() -> None:
    duel = Duel(hand=["book-of-life"], graveyard=["zombie-master"], their_graveyard=["jinzo"], their_hand=["dd-crow"])
    duel.activate("book-of-life").activate("dd-crow", "zombie-master", player=OPPONENT).passes()
    assert duel.slugs(Zone.BANISHED) == ["zombie-master"]
    assert duel.slugs(Zone.BANISHED, OPPONENT) == ["jinzo"]


def test_mechanic_C2_bottomless_trap_hole_finds_no_atk_face_down() -> None:
    duel = Duel(hand=["zombie-master", "book-of-moon"], their_spells=["bottomless-trap-hole"])
    answering(duel.announce(ActionKind.SUMMON, "zombie-master"))
    duel.activate("bottomless-trap-hole", player=OPPONENT).activate("book-of-moon").passes()
    assert duel.slugs(Zone.MONSTER) == ["zombie-master"]
    assert duel.slugs(Zone.BANISHED) == []


def test_mechanic_C4_zombie_master_must_be_face_up_at_resolution() -> None:
    duel = Duel(hand=["sangan"], monsters=["zombie-master"], graveyard=["spirit-reaper"], their_spells=["book-of-moon"])
    duel.activate("zombie-master", "sangan").activate("book-of-moon", player=OPPONENT).passes()
    assert duel.slugs(Zone.MONSTER) == ["zombie-master"]
    assert [event.get("reason") for event in duel.happened(EventKind.NO_EFFECT)] == ["condition"]


# Triggers -----------------------------------------------------------------------------------------


def test_mechanic_D5_a_trigger_whose_card_has_moved_on_is_lost() -> None:
    duel = Duel(monsters=["golden-dragon-summoner", "sangan", "card-trooper"], their_hand=["dd-crow"], deck=["sangan"])
    duel.activate("golden-dragon-summoner", "sangan", "card-trooper")
    duel.activate("dd-crow", player=OPPONENT).passes()
    assert duel.slugs(Zone.BANISHED) == ["sangan"]
    assert duel.slugs(Zone.HAND) == ["card-trooper"]


def test_mechanic_D3_two_sangan_the_turn_player_first() -> None:
    duel = Duel(
        hand=["sangan"], their_monsters=["sangan"], their_spells=["torrential-tribute"], deck=["sangan"] * 2,
        their_deck=["sangan"] * 2,
    )  # fmt: skip
    answering(duel.announce(ActionKind.SUMMON, "sangan")).activate("torrential-tribute", player=OPPONENT).passes()
    assert [link.context.player for link in duel.state.chain] == [YOU, OPPONENT]


def test_mechanic_D1_a_tributed_sangan_waits_for_a_negated_summon() -> None:
    duel = Duel(hand=["jinzo"], monsters=["sangan"], their_spells=["solemn-judgment"], deck=["sangan"])
    duel.announce(ActionKind.SUMMON, "jinzo").until_asked(OPPONENT)
    duel.activate("solemn-judgment", player=OPPONENT).passes()
    assert duel.slugs(Zone.HAND) == ["sangan"]
    assert duel.slugs(Zone.GRAVEYARD) == ["jinzo", "sangan"]


def test_mechanic_C8_sangan_belongs_to_his_owner() -> None:
    duel = Duel(
        hand=["creature-swap", "smashing-ground"], monsters=["sangan"], their_monsters=["card-trooper"],
        deck=["sangan"] * 2, their_deck=["sangan"] * 2,
    )  # fmt: skip
    duel.activate("creature-swap").passes().activate("smashing-ground").passes()
    assert "sangan" in duel.slugs(Zone.GRAVEYARD)
    assert (duel.state.request.kind, duel.state.request.player) == (RequestKind.PICK, YOU)


def test_mechanic_C8_card_trooper_draws_only_for_the_player_who_controls_and_owns_it() -> None:
    duel = Duel(hand=["creature-swap", "smashing-ground"], monsters=["card-trooper"], their_monsters=["sangan"])
    duel.activate("creature-swap").passes().activate("smashing-ground").passes()
    assert duel.slugs(Zone.GRAVEYARD) == ["card-trooper", "creature-swap", "smashing-ground"]
    assert not duel.happened(EventKind.DRAWN)


def test_mechanic_D6_treeborn_frog_fails_beside_a_spell_at_resolution() -> None:
    duel = Duel(graveyard=["treeborn-frog"], hand=["book-of-moon"], their_monsters=["sangan"], phase=Phase.DRAW)
    duel.next(Phase.STANDBY).activate("treeborn-frog").until_asked(YOU)
    duel.activate("book-of-moon").passes()
    assert duel.slugs(Zone.GRAVEYARD) == ["book-of-moon", "treeborn-frog"]


def test_mechanic_D6_treeborn_frog_may_wait_until_the_field_is_clear() -> None:
    duel = Duel(graveyard=["treeborn-frog"], spells=["book-of-moon"], monsters=["jinzo"], phase=Phase.DRAW).next(
        Phase.STANDBY
    )
    assert duel.refused(ActionKind.ACTIVATE, "treeborn-frog") == {"activate.condition"}
    duel.activate("book-of-moon").passes()
    duel.activate("treeborn-frog").passes().answer(ActionKind.POSITION, int(Position.DEFENSE)).passes()
    assert duel.slugs(Zone.MONSTER) == ["jinzo", "treeborn-frog"]


def test_mechanic_H2_goldd_summoned_then_destroying_cannot_be_answered_as_a_summon() -> None:
    duel = Duel(
        hand=["card-destruction", "sangan"], monsters=["jinzo|set", "sangan"], spells=["torrential-tribute"],
        their_hand=["goldd-wu-lord-of-dark-world"],
    )  # fmt: skip
    duel.activate("card-destruction").passes().choose("sangan")
    duel.passes().answer(ActionKind.POSITION, int(Position.ATTACK))
    seen: list[tuple[str, str]] = []
    while duel.state.request.kind == RequestKind.RESPOND:
        seen += duel.legal()
        duel.do(Action(ActionKind.PASS, duel.state.request.player))
    assert ("ACTIVATE", "torrential-tribute") not in seen
    assert duel.slugs(Zone.MONSTER, OPPONENT) == ["goldd-wu-lord-of-dark-world"]


def test_mechanic_F7_goldd_without_a_zone_destroys_nothing() -> None:
    duel = Duel(
        hand=["card-destruction", "sangan"], monsters=["jinzo"], their_monsters=["card-trooper"] * 5,
        their_hand=["goldd-wu-lord-of-dark-world"],
    )  # fmt: skip
    duel.activate("card-destruction").passes().choose("jinzo").passes()
    if duel.state.request.kind == RequestKind.POSITION:
        duel.answer(ActionKind.POSITION, int(Position.ATTACK)).passes()
    assert duel.slugs(Zone.MONSTER) == ["jinzo"]
    assert duel.slugs(Zone.GRAVEYARD, OPPONENT) == ["goldd-wu-lord-of-dark-world"]
