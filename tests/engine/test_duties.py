"""Mechanic A5: mandatory effects of a phase are activated before it ends, each once."""

from __future__ import annotations

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import Table
from rulebook.engine.turn.mandatory_phase_effects import due
from rulebook.vocabulary.terms import Phase, Zone
from tests.engine.duel import OPPONENT, YOU, Duel


def test_a_spirit_returns_before_the_turn_ends() -> None:
    """An effect without a limit of its own is also mandatory only once."""
    duel = Duel(hand=["asura-priest"])
    duel.announce(ActionKind.SUMMON, "asura-priest").passes().next(Phase.END)
    duel.do(Action(ActionKind.NEXT, YOU, value=int(Phase.DRAW))).passes()
    assert duel.slugs(Zone.HAND) == ["asura-priest"]
    assert duel.state.phase == Phase.END
    duel.next(Phase.DRAW)
    assert duel.state.turn_player == OPPONENT


def test_it_is_done_once_and_then_the_phase_can_be_left() -> None:
    duel = Duel(hand=["snatch-steal"], their_monsters=["cyber-dragon"])
    duel.activate("snatch-steal").passes().next(Phase.END)
    duel.next(Phase.DRAW).next(Phase.STANDBY)
    assert [one.player for one in due(Table(duel.book, duel.state))] == [YOU]
    duel.do(Action(ActionKind.NEXT, OPPONENT, value=int(Phase.MAIN_1))).passes()
    assert (duel.state.phase, duel.state.lp) == (Phase.STANDBY, (8000, 9000))
    assert due(Table(duel.book, duel.state)) == ()
    duel.next(Phase.MAIN_1)
    assert duel.state.phase == Phase.MAIN_1
    assert len(duel.happened(EventKind.GAINED_LP)) == 1
