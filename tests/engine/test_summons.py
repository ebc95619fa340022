"""Summons, Sets and positions."""

from __future__ import annotations

from rulebook.engine.api import judge, view
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.vocabulary.terms import Phase, Position, SummonKind, Zone
from tests.engine.duel import OPPONENT, YOU, Duel


def test_summon_normal_once() -> None:
    duel = Duel(hand=["sangan", "zombie-master"])
    duel.announce(ActionKind.SUMMON, "sangan").passes()
    assert duel.refused(ActionKind.SUMMON, "zombie-master") == {"summon.once"}
    assert duel.refused(ActionKind.SET, "zombie-master") == {"summon.once"}


def test_summon_tribute_count() -> None:
    duel = Duel(hand=["jinzo"])
    failure = duel.verdict(ActionKind.SUMMON, "jinzo").failures[0]
    assert failure.check == "summon.tributes"
    assert [failure.get(name) for name in ("level", "needed", "have")] == [6, 1, 0]
    assert Duel(hand=["jinzo"], monsters=["sangan"]).verdict(ActionKind.SUMMON, "jinzo").ok


def test_summon_tribute_from_a_full_field() -> None:
    duel = Duel(hand=["jinzo", "sangan"], monsters=["cyber-dragon"] * 5)
    assert duel.refused(ActionKind.SUMMON, "sangan") == {"summon.zone"}
    assert duel.verdict(ActionKind.SUMMON, "jinzo").ok


def test_summon_special_own_condition() -> None:
    duel = Duel(hand=["cyber-dragon"], their_monsters=["sangan"])
    duel.do(duel.action(ActionKind.SPECIAL, "cyber-dragon"))
    duel.answer(ActionKind.POSITION, int(Position.DEFENSE)).passes()
    assert duel.state.cards[duel.uid("cyber-dragon")].position == Position.DEFENSE
    [summoned] = duel.happened(EventKind.SUMMONED)
    assert summoned.get("kinds") == int(SummonKind.SPECIAL)
    blocked = Duel(hand=["cyber-dragon"], monsters=["sangan"], their_monsters=["sangan"])
    assert blocked.refused(ActionKind.SPECIAL, "cyber-dragon") == {"summon.procedure.condition"}


def test_mechanic_B4_inherent_summon_is_negated() -> None:
    duel = Duel(hand=["cyber-dragon"], their_monsters=["sangan"], their_spells=["solemn-judgment"])
    duel.do(duel.action(ActionKind.SPECIAL, "cyber-dragon")).answer(ActionKind.POSITION, int(Position.ATTACK))
    duel.until_asked(OPPONENT).activate("solemn-judgment", player=OPPONENT).passes()
    assert duel.slugs(Zone.MONSTER) == []
    assert duel.slugs(Zone.GRAVEYARD) == ["cyber-dragon"]
    assert duel.happened(EventKind.SUMMON_NEGATED, "cyber-dragon")
    assert not duel.happened(EventKind.SUMMONED)
    assert duel.state.lp == (8000, 4000)


def test_negated_normal_summon_is_used_up() -> None:
    duel = Duel(hand=["sangan", "zombie-master"], their_spells=["solemn-judgment"])
    duel.announce(ActionKind.SUMMON, "sangan").until_asked(OPPONENT).activate(
        "solemn-judgment", player=OPPONENT
    ).passes()
    assert duel.slugs(Zone.GRAVEYARD) == ["sangan"]
    assert not duel.happened(EventKind.TRIGGER_MET, "sangan")
    assert "summon.once" in duel.refused(ActionKind.SUMMON, "zombie-master")


def test_norleras_only_by_own_procedure() -> None:
    gy = ["kuraz-the-light-monarch", "sangan", "snipe-hunter", "sky-scourge-norleras"]
    duel = Duel(hand=["sky-scourge-norleras", "premature-burial"], graveyard=gy, monsters=["jinzo", "jinzo"])
    assert "summon.never" in duel.refused(ActionKind.SUMMON, "sky-scourge-norleras")
    assert "summon.procedure.cost" in duel.refused(ActionKind.SPECIAL, "sky-scourge-norleras")
    only = Duel(hand=["premature-burial"], graveyard=["sky-scourge-norleras"])
    assert only.refused(ActionKind.ACTIVATE, "premature-burial") == {"activate.target"}


def test_summon_flip() -> None:
    duel = Duel(monsters=["green-turtle-summoner|set"], their_monsters=["jinzo"])
    duel.do(duel.action(ActionKind.FLIP, "green-turtle-summoner")).passes()
    assert duel.slugs(Zone.MONSTER, OPPONENT) == []
    assert duel.state.cards[duel.uid("green-turtle-summoner")].position == Position.ATTACK


def test_summon_flip_not_set_turn() -> None:
    duel = Duel(hand=["sangan"])
    duel.announce(ActionKind.SET, "sangan").passes()
    assert "flip.arrived" in duel.refused(ActionKind.FLIP, "sangan")
    assert duel.state.cards[duel.uid("sangan")].position == Position.SET


def test_position_change_rules() -> None:
    duel = Duel(hand=["sangan"], monsters=["jinzo"])
    duel.announce(ActionKind.SUMMON, "sangan").passes()
    assert "change.arrived" in duel.refused(ActionKind.CHANGE, "sangan")
    duel.do(duel.action(ActionKind.CHANGE, "jinzo"))
    assert duel.state.cards[duel.uid("jinzo")].position == Position.DEFENSE
    assert "change.once" in duel.refused(ActionKind.CHANGE, "jinzo")


def test_trap_hole_targets_the_summoned_monster() -> None:
    duel = Duel(hand=["zombie-master"], monsters=["jinzo|set"], their_spells=["trap-hole"])
    duel.announce(ActionKind.SUMMON, "zombie-master").once_summoned(OPPONENT)
    duel.activate("trap-hole", player=OPPONENT).passes()
    assert duel.slugs(Zone.GRAVEYARD) == ["zombie-master"]
    weak = Duel(hand=["spirit-reaper"], their_spells=["trap-hole"])
    weak.announce(ActionKind.SUMMON, "spirit-reaper").once_summoned(OPPONENT)
    assert "activate.event" in weak.refused(ActionKind.ACTIVATE, "trap-hole", OPPONENT)


def test_bottomless_trap_hole_banishes_at_once() -> None:
    duel = Duel(hand=["zombie-master"], their_spells=["bottomless-trap-hole"])
    duel.announce(ActionKind.SUMMON, "zombie-master").once_summoned(OPPONENT)
    duel.activate("bottomless-trap-hole", player=OPPONENT).passes()
    assert duel.slugs(Zone.BANISHED) == ["zombie-master"]
    assert duel.happened(EventKind.DESTROYED, "zombie-master")
    assert not duel.happened(EventKind.SENT, "zombie-master")


def test_scapegoat_and_its_lock() -> None:
    duel = Duel(hand=["scapegoat", "sangan", "jinzo"])
    duel.activate("scapegoat").passes()
    assert duel.slugs(Zone.MONSTER) == ["sheep-token"] * 4
    assert "summon.prohibited" in duel.refused(ActionKind.SUMMON, "sangan")
    assert duel.verdict(ActionKind.SET, "sangan").ok
    assert "summon.prohibited" in duel.refused(ActionKind.SET, "jinzo")
    after = Duel(hand=["scapegoat", "sangan"])
    after.announce(ActionKind.SUMMON, "sangan").passes()
    assert "activate.condition" in after.refused(ActionKind.ACTIVATE, "scapegoat")
    full = Duel(hand=["scapegoat"], monsters=["jinzo", "sangan"])
    assert full.refused(ActionKind.ACTIVATE, "scapegoat") == {"summon.zone"}


def test_token_leaves_the_duel() -> None:
    duel = Duel(
        their_spells=["scapegoat"],
        hand=["creature-swap", "lightning-vortex", "sangan"],
        monsters=["spirit-reaper"],
        their_monsters=["jinzo|set"],
    )
    duel.activate("creature-swap").activate("scapegoat", player=OPPONENT).passes()
    assert duel.state.request.kind == RequestKind.PICK
    assert duel.state.request.player == OPPONENT
    duel.choose("sheep-token").passes()
    assert duel.slugs(Zone.MONSTER) == ["sheep-token"]
    assert duel.slugs(Zone.MONSTER, OPPONENT).count("sheep-token") == 3
    assert "spirit-reaper" in duel.slugs(Zone.MONSTER, OPPONENT)
    duel.activate("lightning-vortex").passes()
    assert len(duel.happened(EventKind.VANISHED)) == 3
    assert "spirit-reaper" in duel.slugs(Zone.GRAVEYARD)


def test_control_returns_cards_to_their_owner() -> None:
    duel = Duel(
        hand=["creature-swap", "lightning-vortex", "heavy-storm"],
        monsters=["sangan"],
        their_monsters=["jinzo"],
        deck=["wattaildragon"],
    )
    duel.activate("creature-swap").passes()
    assert duel.slugs(Zone.MONSTER) == ["jinzo"]
    assert "change.prohibited" in duel.refused(ActionKind.CHANGE, "jinzo")
    duel.activate("lightning-vortex", "heavy-storm").passes()
    assert "sangan" in duel.slugs(Zone.GRAVEYARD)
    assert duel.slugs(Zone.GRAVEYARD, OPPONENT) == []


def test_turn_not_yours() -> None:
    duel = Duel(hand=["sangan"], turn_player=OPPONENT)
    assert "turn.not-yours" in duel.refused(ActionKind.SUMMON, "sangan")


def test_phases_and_hand_limit() -> None:
    duel = Duel(hand=["sangan"] * 8)
    duel.next(Phase.END).do(Action(ActionKind.NEXT, YOU, value=int(Phase.DRAW))).passes()
    assert duel.state.request.kind == RequestKind.PICK
    duel.choose("sangan", "sangan").passes()
    assert len(duel.slugs(Zone.HAND)) == 6
    assert duel.state.turn_player == OPPONENT
    assert duel.state.phase == Phase.DRAW
    assert len(duel.slugs(Zone.HAND, OPPONENT)) == 1


def test_win_deck_out() -> None:
    duel = Duel(their_deck=0)
    duel.next(Phase.END).do(Action(ActionKind.NEXT, YOU, value=int(Phase.DRAW))).passes()
    assert duel.state.winner == YOU


def test_solemn_judgment_answers_solemn_judgment() -> None:
    duel = Duel(hand=["sangan"], spells=["solemn-judgment"], their_spells=["solemn-judgment"])
    duel.announce(ActionKind.SUMMON, "sangan").until_asked(OPPONENT)
    duel.activate("solemn-judgment", player=OPPONENT).activate("solemn-judgment").passes()
    assert duel.slugs(Zone.MONSTER) == ["sangan"]
    assert [event.subject.owner for event in duel.happened(EventKind.DESTROYED, "solemn-judgment")] == [OPPONENT]
    assert duel.state.lp == (4000, 4000)


def test_summon_flip_is_a_position_change() -> None:
    """Book of Moon does not allow a second change of position in the turn."""
    arrived = Duel(hand=["sangan", "book-of-moon"])
    arrived.announce(ActionKind.SUMMON, "sangan").passes().activate("book-of-moon").passes()
    assert "flip.arrived" in arrived.refused(ActionKind.FLIP, "sangan")
    changed = Duel(hand=["book-of-moon"], monsters=["sangan"])
    changed.do(changed.action(ActionKind.CHANGE, "sangan")).activate("book-of-moon").passes()
    assert "change.once" in changed.refused(ActionKind.FLIP, "sangan")
    attacked = Duel(hand=["book-of-moon"], monsters=["sangan"], phase=Phase.BATTLE)
    attacked.attack("sangan").passes().next(Phase.MAIN_2).activate("book-of-moon").passes()
    assert "change.attacked" in attacked.refused(ActionKind.FLIP, "sangan")


def test_creature_swap_shows_the_card_to_its_new_controller() -> None:
    duel = Duel(hand=["creature-swap"], monsters=["sangan"], their_monsters=["card-trooper|set"])
    duel.activate("creature-swap").passes()
    taken = duel.uid("card-trooper")
    assert view(duel.book, duel.state, YOU).cards[taken].number
    assert "change.prohibited" in duel.refused(ActionKind.FLIP, "card-trooper")


def test_token_faceup_only() -> None:
    duel = Duel(hand=["book-of-moon"], their_monsters=["sheep-token|def"])
    assert duel.refused(ActionKind.ACTIVATE, "book-of-moon") == {"activate.target"}


def test_scapegoat_does_not_chain_to_scapegoat() -> None:
    duel = Duel(spells=["scapegoat", "scapegoat"])
    duel.activate("scapegoat").until_asked(YOU)
    failure = duel.verdict(ActionKind.ACTIVATE, "scapegoat").failures[0]
    source = failure.get("source")
    assert (failure.check, getattr(source, "number", 0)) == ("summon.prohibited", duel.book.by_slug["scapegoat"].number)


def test_scapegoat_locks_a_summon_that_resolves_later() -> None:
    duel = Duel(spells=["call-of-the-haunted", "scapegoat"], graveyard=["jinzo"])
    duel.activate("call-of-the-haunted").until_asked(YOU).activate("scapegoat").passes()
    assert duel.slugs(Zone.MONSTER) == ["sheep-token"] * 4
    assert [event.get("reason") for event in duel.happened(EventKind.NOT_DONE)] == ["prohibited"]


def test_mechanic_F7_no_revival_into_full_zones() -> None:
    duel = Duel(hand=["book-of-life"], monsters=["sangan"] * 5, graveyard=["zombie-master"], their_graveyard=["jinzo"])
    assert duel.refused(ActionKind.ACTIVATE, "book-of-life") == {"summon.zone"}


def test_win_deck_out_both_at_once_is_a_draw() -> None:
    duel = Duel(hand=["card-destruction", "sangan"], their_hand=["sangan"], deck=0, their_deck=0)
    duel.activate("card-destruction").passes()
    assert duel.state.winner == 2


def test_the_summon_window_reveals_nothing_about_set_cards() -> None:
    seen = []
    for trap in ("solemn-judgment", "sakuretsu-armor"):
        duel = Duel(hand=["sangan"], their_spells=[trap])
        duel.announce(ActionKind.SUMMON, "sangan")
        seen.append((view(duel.book, duel.state, YOU).request, [event.kind for event in duel.events]))
    assert seen[0] == seen[1]


def test_mechanic_C2_trap_hole_loses_a_face_down_target() -> None:
    duel = Duel(hand=["book-of-moon", "zombie-master"], their_spells=["trap-hole"])
    duel.announce(ActionKind.SUMMON, "zombie-master").once_summoned(OPPONENT)
    duel.activate("trap-hole", player=OPPONENT).activate("book-of-moon").passes()
    assert duel.slugs(Zone.MONSTER) == ["zombie-master"]
    assert [event.get("reason") for event in duel.happened(EventKind.TARGET_GONE)] == ["face-down"]


def test_equal_positions_are_equal_whatever_came_before() -> None:
    duel = Duel(monsters=["sangan", "jinzo"], their_monsters=["card-trooper", "cyber-dragon"], phase=Phase.BATTLE)
    duel.attack("jinzo", "cyber-dragon").passes()
    before = duel.state
    duel.do(duel.action(ActionKind.ATTACK, "sangan")).answer(ActionKind.WITHDRAW)
    assert duel.state == before


def test_turn_end_hand_limit_is_the_last_thing() -> None:
    """After the discard only triggers may follow; no window for fast effects opens."""
    duel = Duel(hand=["sangan"] * 7, their_hand=["dd-crow"], phase=Phase.END)
    duel.do(Action(ActionKind.NEXT, YOU, value=int(Phase.DRAW))).passes().choose("sangan")
    assert duel.state.turn_player == OPPONENT


def test_target_needs_legal_before_the_cost() -> None:
    """A Zombie that only the cost would send to the Graveyard is not a legal target yet; with another one there it may
    be.
    """
    alone = Duel(monsters=["zombie-master"], hand=["spirit-reaper"])
    assert alone.refused(ActionKind.ACTIVATE, "zombie-master") == {"activate.target"}
    other = Duel(monsters=["zombie-master"], hand=["spirit-reaper"], their_graveyard=["spirit-reaper"])
    other.do(other.action(ActionKind.ACTIVATE, "zombie-master"))
    assert len(other.state.request.options) == 2


def test_control_that_comes_back_leaves_no_trace() -> None:
    duel = Duel(hand=["creature-swap", "creature-swap"], monsters=["sangan"], their_monsters=["jinzo"])
    duel.activate("creature-swap").passes().activate("creature-swap").passes()
    assert (duel.slugs(Zone.MONSTER), duel.slugs(Zone.MONSTER, OPPONENT)) == (["sangan"], ["jinzo"])
    assert duel.state.control == ()


def test_shortest_sufficient_reason_comes_first() -> None:
    """A Trap in the hand in the opponent's turn: that it must be Set first is sufficient, and is stated first."""
    duel = Duel(hand=["magic-cylinder"], turn_player=OPPONENT, their_hand=["heavy-storm"], spells=["trap-hole"])
    duel.activate("heavy-storm", player=OPPONENT)
    checks = [failure.check for failure in duel.verdict(ActionKind.ACTIVATE, "magic-cylinder").failures]
    assert checks[0] == "activate.trap.hand"
    busy = Duel(hand=["smashing-ground"], their_monsters=["jinzo"], spells=["book-of-moon"], their_spells=["trap-hole"])
    busy.activate("book-of-moon").until_asked(YOU)
    checks = [failure.check for failure in busy.verdict(ActionKind.SUMMON, "smashing-ground").failures]
    assert checks[0] == "card.kind"
    assert "turn.open" in checks


def test_whose_card_it_is() -> None:
    """On the field the controller counts, in the hand the owner."""
    duel = Duel(their_hand=["sangan"], their_monsters=["jinzo"])
    for kind, slug, rule in (
        (ActionKind.SUMMON, "sangan", "mechanic.C8"),
        (ActionKind.CHANGE, "jinzo", "term.control"),
    ):
        verdict = judge(duel.book, duel.state, Action(kind, YOU, duel.uid(slug)))
        assert [one.rules for one in verdict.failures if one.check == "card.not-yours"] == [(rule,)]
