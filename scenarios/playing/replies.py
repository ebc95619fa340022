"""Automatic play: forced windows, the script, the opponent's answers, chance."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from rulebook.engine.api import apply, legal_actions, view
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import NotationError
from rulebook.notation.parser import parse_line
from rulebook.notation.printer import continues
from rulebook.notation.resolver import resolve
from rulebook.solver.proof_number_search import Progress as Searching
from rulebook.solver.solve import Verdict
from scenarios.formats.loader import Loaded
from scenarios.formats.models import ScriptLine

from .defence import OUTLOOKS
from .progress import Progress, follow, next_line
from .script import OPPONENT, Origin, Taken, find_answer, has_choice, implied, since_your_move


class Decided(NamedTuple):
    """An automatic action, who decides it, and the visitor's progress afterwards."""

    action: Action
    origin: Origin
    progress: Progress


class Replies:
    """Automatic play in one scenario, whose plan is the script of a ruling or the solution of a puzzle."""

    def __init__(self, loaded: Loaded, plan: tuple[ScriptLine, ...]) -> None:
        self.loaded = loaded
        self.book = loaded.book
        self.plan = plan

    def _follow(self, state: DuelState, progress: Progress, action: Action, origin: Origin) -> Decided:
        return Decided(action, origin, follow(self.book, state, self.plan, progress, action))

    def forced(self, state: DuelState, progress: Progress, *, every_window: bool) -> Decided | None:
        """The only option in a window in which a player can only pass, or a forced choice during resolution.

        Costs and targets are always left to the player, so that they are seen before they are confirmed.
        """
        request = state.request
        if request.kind == RequestKind.OPEN or continues((state, Action(ActionKind.PASS, request.player))):
            return None
        if (every_window and request.kind == RequestKind.RESPOND) or has_choice(self.book, state):
            return None
        action = implied(self.book, state)
        return None if action is None else self._follow(state, progress, action, Origin.FORCED)

    def planned(self, state: DuelState, progress: Progress) -> Decided | None:
        """What the plan, or an answer in progress, does for the opponent or for chance."""
        player = state.request.player
        if progress.rest and progress.rest[0].player == player:
            return Decided(progress.rest[0], progress.origin, progress._replace(rest=progress.rest[1:]))
        entry = next_line(self.plan, progress) if progress.on_plan else None
        line = parse_line(entry.do) if entry is not None else None
        if line is None or line.player != player:
            return None
        try:
            action = resolve(self.book, state, line).actions[0]
        except NotationError:
            return None
        return self._follow(state, progress, action, Origin.SCRIPT)

    def chance(self, state: DuelState, progress: Progress, number: int) -> Decided:
        """The die roll or random card: deterministic per position of a scenario."""
        options = legal_actions(self.book, state)
        lot = Random(f"{self.loaded.digest}:{number}")
        return self._follow(state, progress, options[lot.randrange(len(options))], Origin.CHANCE)

    def reply(
        self, state: DuelState, progress: Progress, history: Iterable[Taken], *, waits: bool = True
    ) -> Decided | Searching:
        """The opponent's decision where the plan has none: the best defence if the search knows it.

        An answer of the file comes first, unless it would let the visitor win where the opponent can prevent it.

        Args:
            state: the position in which the opponent decides.
            progress: how far the visitor has come.
            history: the line played.
            waits: whether to wait for a search; otherwise the opponent plays what is known now.

        Returns:
            The decision, or how far the search for it is.
        """
        told = self._told(state, progress, history)
        if self.loaded.goal is None or not has_choice(self.book, state):
            return told
        best = OUTLOOKS.of(self.loaded, state, begin=waits)
        if best.searching is not None and waits:
            return best.searching
        if best.action is None:
            return told
        if best.verdict is Verdict.WIN:
            keeps = told.origin is Origin.ANSWER
        else:
            after = apply(self.book, state, told.action).state
            keeps = OUTLOOKS.of(self.loaded, after, begin=False).verdict is best.verdict
        return told if keeps else self._follow(state, progress, best.action, Origin.ANSWER)

    def _told(self, state: DuelState, progress: Progress, history: Iterable[Taken]) -> Decided:
        """An answer of the file, otherwise the most passive option."""
        choice = has_choice(self.book, state)
        answers = self.loaded.scenario.answers
        if answers and choice:
            found = find_answer(self.book, state, answers, since_your_move(history))
            if found:
                first, *rest = (taken.action for taken in found)
                if rest:
                    return Decided(first, Origin.ANSWER, progress._replace(rest=tuple(rest), origin=Origin.ANSWER))
                return self._follow(state, progress, first, Origin.ANSWER)
        return self._follow(state, progress, self._least(state), self._idle(state, progress, choice))

    def _least(self, state: DuelState) -> Action:
        """Pass, decline, move to the next phase, otherwise the first possible choice."""
        legal = legal_actions(self.book, state)
        for kind in (ActionKind.PASS, ActionKind.NO, ActionKind.DONE):
            for action in legal:
                if action.kind == kind:
                    return action
        onward = [action for action in legal if action.kind == ActionKind.NEXT]
        return min(onward, key=lambda action: action.value) if onward else legal[0]

    def _idle(self, state: DuelState, progress: Progress, choice: bool) -> Origin:
        """Whether the passive option is proven. If a hand is hidden, this must not depend on its contents."""
        if progress.on_plan and self.plan and self.loaded.scenario.kind != "puzzle":
            return Origin.IMPLIED
        if self.loaded.scenario.board.knowledge == "hidden":
            seen = view(self.book, state, 0)
            choice = any(card.holder == OPPONENT and card.number == 0 for card in seen.cards)
        return Origin.UNPROVED if choice else Origin.FORCED
