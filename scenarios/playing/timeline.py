"""A line of play and its visitor: what the scenario asks, who knows and decides what, undo and redo, the log."""

from __future__ import annotations

from rulebook.engine.api import judge, known, view, view_verdict
from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict
from rulebook.notation.links import NEXT, encode
from scenarios.formats.loader import Loaded
from scenarios.formats.models import ScriptLine, Step

from .history import YOU, Entry, LogLine, grouped, log_of
from .progress import Progress, refused_here
from .script import OPPONENT, Origin


class Timeline:
    """The line played in one scenario by a visitor, who is player 0.

    ``history`` is what has been played, ``future`` what was undone. ``prelude`` is the number of entries played before
    the visitor started; undo stops there. ``choose_for_opponent`` lets the visitor make the opponent's decisions too;
    it can be changed at any time.
    """

    choose_for_opponent = False

    def __init__(self, loaded: Loaded) -> None:
        self.loaded = loaded
        self.book: Book = loaded.book
        self.plan: tuple[ScriptLine, ...] = loaded.scenario.plan
        self.history: list[Entry] = []
        self.future: list[Entry] = []
        self.prelude = 0
        self._base = Progress()

    @property
    def state(self) -> DuelState:
        """The complete current duel; show a visitor ``seen`` instead."""
        return self.history[-1].taken.after if self.history else self.loaded.start

    @property
    def progress(self) -> Progress:
        return self.history[-1].progress if self.history else self._base

    @property
    def number(self) -> int:
        """The number of the current position; a click with an older one is stale."""
        return len(self.history)

    @property
    def events(self) -> tuple[Event, ...]:
        """All events so far."""
        return tuple(event for entry in self.history for event in entry.taken.events)

    @property
    def proved(self) -> bool:
        """Whether the file covers every decision the opponent has made."""
        return all(entry.taken.origin != Origin.UNPROVED for entry in self.history)

    def log(self) -> list[LogLine]:
        """The line as notation, one line per announcement or answer."""
        return log_of(self.loaded.book, self.history)

    # What the scenario asks ------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the duel has ended."""
        return self.state.winner != NOBODY

    @property
    def solved(self) -> bool:
        """Whether the puzzle's goal is reached or the last lesson step done."""
        scenario = self.loaded.scenario
        if scenario.kind == "lesson":
            return self.progress.step >= len(scenario.step)
        return goal_reached(self.loaded, self.state, self.events)

    @property
    def suggestion(self) -> ScriptLine | None:
        """The next line of a ruling's script while the visitor follows it; it may be one that is refused."""
        progress = self.progress
        if self.loaded.scenario.kind in ("lesson", "puzzle") or not progress.on_plan or progress.rest:
            return None
        return self.plan[progress.line] if progress.line < len(self.plan) else None

    @property
    def step(self) -> Step | None:
        """The current lesson step; None outside a lesson and after its last step."""
        return self.step_at(self.progress.step)

    def step_at(self, number: int) -> Step | None:
        """The lesson step with this index, counted from 0."""
        steps = self.loaded.scenario.step
        return steps[number] if number < len(steps) else None

    @property
    def shows_refusal(self) -> bool:
        """Whether the script's next line is refused here and now, for the expected reason."""
        entry = self.suggestion
        return entry is not None and refused_here(self.book, self.state, entry)

    # The visitor ----------------------------------------------------------------------------------

    @property
    def seen(self) -> DuelState:
        """The current duel from the visitor's point of view."""
        return view(self.book, self.state, YOU)

    @property
    def reader(self) -> int:
        """Whose knowledge the visitor has: player 0's, or both players' (NOBODY) if they choose for both."""
        return NOBODY if self.choose_for_opponent else YOU

    def plays(self, player: int) -> bool:
        """Whether the visitor makes this player's decisions; anybody may roll a die."""
        return player != OPPONENT or self.choose_for_opponent

    def judge(self, action: Action) -> Verdict:
        """The verdict on an action in the current state, legal or not, computed from what the visitor knows."""
        if self.reader == NOBODY or action.player == NOBODY:
            return judge(self.book, self.state, action)
        verdict = judge(self.book, known(self.book, self.state, self.reader), action)
        return view_verdict(self.book, self.state, verdict, self.reader)

    # Going back and forth -----------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to undo."""
        return any(at < self.number for at in self.decisions())

    @property
    def can_redo(self) -> bool:
        """Whether a decision was undone and nothing else has been decided since."""
        return bool(self.future)

    def undo(self) -> bool:
        """Undo the last decision with everything that followed; False if there is none."""
        if not self.can_undo:
            return False
        at = max(at for at in self.decisions() if at < self.number)
        if self.history[at].taken.action.kind == NEXT:
            while at > self.prelude and not self.history[at - 1].chosen and self.history[at - 1].move is not None:
                at -= 1
        self.jump(at)
        return True

    def redo(self) -> bool:
        """Redo the last undone decision with everything that followed; False if there is none."""
        if not self.future:
            return False
        end = self.number + len(self.future)
        self.jump(next((at for at in self.decisions() if at > self.number), end))
        return True

    def decisions(self) -> list[int]:
        """The positions of the whole line, including undone ones, in which the visitor decided something."""
        line = [*self.history, *reversed(self.future)]
        firsts = [group[0] for group in grouped(line)]
        marks = [at for at, entry in enumerate(line) if entry.mark]
        return [at for at in sorted(firsts + marks) if line[at].chosen and at >= self.prelude]

    def jump(self, number: int) -> None:
        """Jump to any position of the line, forwards or backwards; later moves can be redone."""
        number = max(self.prelude, min(number, len(self.history) + len(self.future)))
        while len(self.history) > number:
            self.future.append(self.history.pop())
        while len(self.history) < number:
            self.history.append(self.future.pop())

    def restart(self) -> None:
        """Return to the beginning; what was played can be redone."""
        decided = [at for at, entry in enumerate(self.history) if entry.chosen]
        self.jump(decided[0] if decided else self.number)

    def word(self) -> str:
        """The line encoded for the URL.

        Raises:
            BadLink: it is too long for one.
        """
        return encode(self.loaded.digest, (entry.move for entry in self.history[self.prelude :] if entry.move))


def goal_reached(loaded: Loaded, state: DuelState, events: tuple[Event, ...]) -> bool:
    """Whether the goal is reached in ``state`` after ``events``; always False without a goal."""
    goal = loaded.goal
    return goal is not None and goal.judged(loaded.book, state, events) is True
