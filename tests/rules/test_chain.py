"""Chains, windows, triggers and targets: what a board cannot show."""

from __future__ import annotations

from rulebook.engine.api import judge
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from tests.engine.duel import OPPONENT, YOU, Duel
from tests.rules.marks import rule


@rule("chain.link-numbering")
def test_links_are_numbered_in_the_order_of_activation() -> None:
    duel = Duel(hand=["heavy-storm"], their_spells=["threatening-roar"])
    duel.activate("heavy-storm").until_asked(OPPONENT).activate("threatening-roar", player=OPPONENT)
    assert [event.link for event in duel.happened(EventKind.ACTIVATED)] == [1, 2]


@rule("simultaneous.turn-player-first")
def test_the_turn_player_decides_first_where_both_do_the_same() -> None:
    duel = Duel(hand=["hand-destruction", "jinzo", "sangan", "trap-hole"], their_hand=["jinzo", "sangan", "trap-hole"])
    duel.activate("hand-destruction").passes()
    assert (duel.state.request.kind, duel.state.request.player) == (RequestKind.PICK, YOU)


@rule("chain.link1-speed")
def test_a_later_link_is_never_of_spell_speed_1() -> None:
    duel = Duel(hand=["smashing-ground", "heavy-storm"], spells=["trap-hole"], their_monsters=["cyber-dragon"])
    duel.activate("smashing-ground").until_asked(YOU)
    assert not judge(duel.book, duel.state, duel.action(ActionKind.ACTIVATE, "heavy-storm")).ok


@rule("priority.options")
def test_the_turn_player_may_act_or_pass() -> None:
    duel = Duel(hand=["sangan", "mystical-space-typhoon"], their_spells=["trap-hole"])
    duel.announce(ActionKind.SUMMON, "sangan").once_summoned(YOU)
    assert duel.state.request.kind == RequestKind.RESPOND
    assert judge(duel.book, duel.state, Action(ActionKind.PASS, YOU)).ok
    assert duel.verdict(ActionKind.ACTIVATE, "mystical-space-typhoon").ok


@rule("target.definition")
def test_fewer_targets_than_required_are_not_enough() -> None:
    duel = Duel(hand=["kuraz-the-light-monarch"], monsters=["cyber-dragon"], their_monsters=["cyber-dragon", "jinzo"])
    duel.announce(ActionKind.SUMMON, "kuraz-the-light-monarch", "cyber-dragon")
    duel.pass_until(lambda one: one.state.request.kind == RequestKind.TRIGGER)
    duel.activate("kuraz-the-light-monarch")
    assert not judge(duel.book, duel.state, Action(ActionKind.DONE, YOU)).ok


@rule("mechanic.A2", "priority.turn-player")
def test_after_a_summon_the_turn_player_is_asked_first_for_a_fast_effect() -> None:
    duel = Duel(hand=["sangan", "mystical-space-typhoon"], their_spells=["trap-hole"])
    duel.announce(ActionKind.SUMMON, "sangan")
    duel.pass_until(lambda one: one.state.request.purpose != Purpose.SUMMON)
    request = duel.state.request
    assert (request.kind, request.purpose, request.player) == (RequestKind.RESPOND, Purpose.AFTER_EVENT, YOU)
