"""Rules of the Battle Phase that show in who is asked when."""

from __future__ import annotations

from rulebook.engine.continuous import derived
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.table import Table
from rulebook.engine.permissions import attack_permissions
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import Phase, Step, Zone
from tests.engine.duel import OPPONENT, YOU, Duel

from .marks import rule


def asked_in(duel: Duel, step: Step) -> set[int]:
    """The players who may act in a step while everybody passes."""
    asked = set()
    while duel.state.request.kind == RequestKind.RESPOND:
        if duel.state.step == step:
            asked.add(duel.state.request.player)
        duel.answer(ActionKind.PASS)
    return asked


@rule("battle.start-step.fast-effects")
def test_both_players_may_act_in_the_start_step() -> None:
    duel = Duel(book=open_book("2014"), monsters=["gemini-elf"])
    duel.do(Action(ActionKind.NEXT, YOU, value=int(Phase.BATTLE)))
    assert asked_in(duel, Step.START) == {YOU, OPPONENT}


@rule("battle.end-step")
def test_both_players_may_act_in_the_end_step() -> None:
    duel = Duel(book=open_book("2014"), monsters=["gemini-elf"]).next(Phase.BATTLE)
    duel.do(Action(ActionKind.NEXT, YOU, value=int(Phase.MAIN_2)))
    assert asked_in(duel, Step.END) == {YOU, OPPONENT}
    assert duel.state.phase == Phase.MAIN_2


@rule("battle.replay.classic-cause")
def test_a_monster_effect_causes_no_classic_replay() -> None:
    """The number of defenders changes while a monster's effect resolves: that does not count."""
    duel = Duel(book=open_book("classic"), monsters=["gemini-elf"], their_monsters=["sangan", "jinzo"])
    duel.next(Phase.BATTLE).attack("gemini-elf", "sangan")
    table = Table(duel.book, duel.state)
    jinzo = duel.uid("jinzo")
    source = derived.snapshot(table, jinzo)
    table.put(jinzo, table.cards[jinzo]._replace(zone=Zone.GRAVEYARD))
    attack_permissions.note_defenders(table, source.number)
    assert table.battle.seen == 1
    assert not table.battle.stirred
