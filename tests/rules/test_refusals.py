"""Refusals: every check of every kind of action has a board on which it is the only one to fail."""

from __future__ import annotations

from functools import cache

import pytest

from rulebook.engine.api import judge
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict
from rulebook.engine.legality.judgement import PENDULUM_SUMMON, SET_SPELL_TRAP
from rulebook.notation.faults import Refused
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import CardKind, Zone
from scenarios.formats.loader import Loaded
from scenarios.formats.small_boards import Board, boards
from scenarios.playing.runner import check
from scenarios.playing.script import Script
from tests.engine.duel import OPPONENT, YOU, Duel

BOARDS = list(boards("refusals"))
RULESETS = ("2014", "classic")
Pair = tuple[int, str]

NEVER_ALONE: dict[Pair, str] = {
    (ActionKind.SET, "summon.condition"): "no declared card forbids a Set under a condition",
    (ActionKind.FLIP, "summon.never"): "no declared card forbids its Flip Summon always",
    (ActionKind.SET, "card.kind"): "a Spell or Trap is judged by the checks for setting one",
    (SET_SPELL_TRAP, "card.hidden"): "an unknown card is judged as a monster",
    (ActionKind.ACTIVATE, "turn.not-yours"): "in an open state it is also another player's decision",
    (SET_SPELL_TRAP, "set.prohibited"): "no declared card forbids it",
    (ActionKind.SPECIAL, "summon.zone"): "no declared card with a procedure of its own can meet full zones",
}
"""Checks that never fail alone, with the reason."""

ONLY_2014: dict[Pair, str] = {
    (ActionKind.ACTIVATE, "activate.trap.set-turn"): "the old text does not state it",
    (ActionKind.ACTIVATE, "activate.quick-play.set-turn"): "the old text does not state it",
    (ActionKind.ACTIVATE, "activate.quick-play.turn"): "the old text does not state it",
}
"""Checks that the classic rules list but never use."""

IN_CODE: frozenset[Pair] = frozenset(
    (kind, "request.other-player") for kind in (ActionKind.ROLL, ActionKind.LOT, ActionKind.TOSS, ActionKind.WITHDRAW)
)
"""Checks that no line of notation can trigger: see the tests at the end."""


def _pair(state: DuelState, verdict: Verdict, ruleset: str) -> Pair | None:
    """The kind of action and the only failed check, or None if there are several."""
    checks = {failure.check for failure in verdict.failures}
    if len(checks) != 1:
        return None
    action = verdict.action
    kind = int(action.kind)
    if kind == ActionKind.SPECIAL and 0 <= action.card < len(state.cards):
        kind = PENDULUM_SUMMON if state.cards[action.card].zone == Zone.PENDULUM else kind
    if kind == ActionKind.SET and 0 <= action.card < len(state.cards):
        card = open_book(ruleset).by_number.get(state.cards[action.card].number)
        kind = SET_SPELL_TRAP if card is not None and card.kind != CardKind.MONSTER else kind
    return kind, checks.pop()


def _shown(board: Board, ruleset: str) -> Pair | None:
    """The only check that refuses the last line of a board under these rules, or None."""
    book = open_book(ruleset)
    scenario = board.scenario
    try:
        script = Script(book, Loaded(scenario, book, board.name).start, scenario.answers)
        for entry in scenario.line[:-1]:
            tuple(script.play(entry.do))
        resolve(book, script.state, parse_line(scenario.line[-1].do))
    except Refused as error:
        return _pair(script.state, error.verdict, ruleset)
    except Exception:
        return None  # a board for one ruleset need not be playable under the other
    return None


@cache
def _covered(ruleset: str) -> frozenset[Pair]:
    fitting = [board for board in BOARDS if board.scenario.ruleset in ("2014", ruleset)]
    return frozenset(pair for board in fitting if (pair := _shown(board, ruleset)) is not None)


@pytest.mark.parametrize("board", [pytest.param(board, id=f"{board.file}: {board.name}") for board in BOARDS])
def test_the_last_line_is_refused_for_one_reason_only(board: Board) -> None:
    assert all(line.expect.alone for line in board.scenario.line if line.expect.illegal)
    assert check(board.loaded()) == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_check_of_every_action_has_its_board(ruleset: str) -> None:
    there = {(int(kind), one.id) for kind, checks in open_book(ruleset).ruleset.checks.items() for one in checks}
    excused = set(NEVER_ALONE) | IN_CODE | (set(ONLY_2014) if ruleset != "2014" else set())
    assert sorted(there - _covered(ruleset) - excused) == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_excuse_is_out_of_date(ruleset: str) -> None:
    assert sorted(set(NEVER_ALONE) & _covered(ruleset)) == []


@pytest.mark.parametrize("kind", [ActionKind.ROLL, ActionKind.LOT, ActionKind.TOSS])
def test_no_player_answers_for_chance(kind: ActionKind) -> None:
    file = {ActionKind.ROLL: "roll", ActionKind.LOT: "lot", ActionKind.TOSS: "toss"}[kind]
    assert any(board.file == file for board in BOARDS)
    duel = Duel(hand=["snipe-hunter", "sangan"], monsters=["snipe-hunter"], their_monsters=["jinzo"])
    duel.activate("snipe-hunter", "sangan", "jinzo").passes()
    assert duel.state.request.kind == RequestKind.DIE
    verdict = judge(duel.book, duel.state, Action(ActionKind.ROLL, YOU, value=3))
    assert {failure.check for failure in verdict.failures} == {"request.other-player"}


def test_nobody_takes_back_what_another_player_announced() -> None:
    duel = Duel(hand=["mystical-space-typhoon"], their_spells=["trap-hole", "threatening-roar"])
    duel.do(duel.action(ActionKind.ACTIVATE, "mystical-space-typhoon"))
    verdict = judge(duel.book, duel.state, Action(ActionKind.WITHDRAW, OPPONENT))
    assert {failure.check for failure in verdict.failures} == {"request.other-player"}
