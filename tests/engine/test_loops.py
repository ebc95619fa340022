"""Mandatory effects that undo each other: the duel ends instead of looping forever."""

from __future__ import annotations

from rulebook.engine.api import apply
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import book_of
from rulebook.engine.core.card_state import CardState
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import BY_LOOP, DRAWN
from rulebook.engine.positions import position
from rulebook.shelf import open_book
from rulebook.vocabulary.effects import Card, MonsterStats, Names, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.operations import THIS, Return, SpecialSummon
from rulebook.vocabulary.terms import (
    Attribute,
    CardKind,
    Form,
    MonsterKind,
    Phase,
    Position,
    Side,
    SummonKind,
    Type,
    Verb,
    Zone,
)

_STATS = MonsterStats(Type.BEAST, Attribute.EARTH, 4, 1000, 1000, (MonsterKind.EFFECT,))


def _yo_yo(optional: bool) -> Card:
    """Special Summoned whenever it is returned to the hand, and returned whenever it is Special Summoned."""
    back = trigger(
        Form.IF, On(Verb.RETURN, itself, to=(Zone.HAND,)), optional=False, where=(Zone.HAND,),
        operation=SpecialSummon(THIS, Position.ATTACK),
    )  # fmt: skip
    away = trigger(
        Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.SPECIAL | SummonKind.NORMAL), optional=optional,
        operation=Return(THIS),
    )  # fmt: skip
    names = Names("Yo-Yo", "Jo-Jo", "Yo-yo")
    return Card(999_001, "yo-yo", names, CardKind.MONSTER, stats=_STATS, effects=(back, away))


def _play(optional: bool, most: int) -> tuple[int, int, list[EventKind]]:
    book = book_of(open_book("2014").ruleset, [_yo_yo(optional)])
    card = CardState(999_001, 0, 0, Zone.HAND, 0, Position.NONE, seen=1)
    state = position(book, [card], turn=3, phase=Phase.MAIN_1)
    told: list[EventKind] = []
    action = Action(ActionKind.SUMMON, Side.YOU, 0)
    for _ in range(most):
        transition = apply(book, state, action)
        state = transition.state
        told += [event.kind for event in transition.events]
        if state.winner >= 0 or state.request.kind == RequestKind.OPEN:
            break
        kind = ActionKind.ACTIVATE if state.request.kind == RequestKind.TRIGGER else ActionKind.PASS
        action = Action(kind, state.request.player, 0, 1 if kind == ActionKind.ACTIVATE else 0)
    return state.winner, state.win_reason, told


def test_a_loop_of_mandatory_effects_ends_the_duel() -> None:
    winner, reason, told = _play(optional=False, most=200)
    assert (winner, reason) == (DRAWN, BY_LOOP)
    assert told[-1] == EventKind.DREW_DUEL


def test_a_loop_that_somebody_could_stop_goes_on() -> None:
    winner, _, told = _play(optional=True, most=80)
    assert winner < 0
    assert told.count(EventKind.ACTIVATED) > 6
