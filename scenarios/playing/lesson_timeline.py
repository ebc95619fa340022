"""A line of play in a lesson: the question that is open, whether a step is done, and how the next one begins."""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.core.actions import Action
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event
from rulebook.notation.links import ANSWER, NEXT, Move

from .deck_questions import faults_of
from .history import YOU, Entry, mark
from .lesson import Feedback, is_watched, played_out, step_done, step_opening
from .questions import played_then, refusal_of, right_answers
from .script import Origin, Taken
from .timeline import Timeline


class LessonTimeline(Timeline):
    """A timeline that follows the steps of a lesson. ``feedback`` is what is said to the last move or answer."""

    feedback: Feedback | None = None

    @property
    def waits_for_answer(self) -> bool:
        """Whether the visitor has to answer a question of the lesson."""
        return self.step is not None and self.step.asks

    @property
    def given(self) -> tuple[int, ...]:
        """The right answers given so far to the question of the current step."""
        now = self.progress.step
        here = (entry for entry in self.history if entry.progress.step == now)
        return tuple(entry.taken.action.card for entry in here if entry.taken.action.kind == ANSWER)

    def _answer(self, number: int) -> bool:
        step, given = self.step, self.given
        assert step is not None
        right = right_answers(self.loaded, step, self.state, self._step_opening())
        refusal = refusal_of(self.book, self.state, step) if step.move is not None else None
        faults = faults_of(self.book, step.deck) if step.deck is not None else ()
        if number != right[len(given)]:
            option = step.options[number] if 0 <= number < len(step.options) else None
            why = (option.why if option is not None else None) or step.otherwise
            self.feedback = Feedback("otherwise", why, refusal, faults)
            return False
        taken = mark(self.state, Action(ANSWER, YOU, number), Origin.CHOSEN)
        self.history.append(Entry(taken, self.progress, Move(taken.action)))
        self.feedback = Feedback("right", step.right if len(given) + 1 == len(right) else None, refusal, faults)
        if len(given) + 1 == len(right):
            self._follow(played_then(self.loaded, step, self.state))
            self._begin()
        return True

    def _step_events(self) -> tuple[Event, ...]:
        """The events since the current step began."""
        now = self.progress.step
        start = next((at for at, entry in enumerate(self.history) if entry.progress.step == now), len(self.history))
        return tuple(event for entry in self.history[max(start, self.prelude) :] for event in entry.taken.events)

    def _try_step(self, *, selected: str = "", went_on: bool = False) -> bool:
        """Begin the next step if this one is done."""
        step = self.step
        if step is None or not step_done(self.book, step, self._step_events(), selected=selected, went_on=went_on):
            return False
        self.feedback = Feedback("right", step.right)
        if is_watched(self.step_at(self.progress.step + 1)):
            self._follow(played_out(self.loaded, self.state))
        self._begin()
        return True

    def _follow(self, played: Iterable[Taken]) -> None:
        """Add what follows from the current step by itself."""
        progress = self.progress
        self.history += [Entry(taken, progress) for taken in played]

    def _begin(self) -> None:
        """Begin the next step: what it sets up and plays first."""
        progress = self.progress._replace(step=self.progress.step + 1)
        begun = mark(self.state, Action(NEXT, NOBODY), Origin.SCRIPT)
        opening = step_opening(self.loaded, self.step_at(progress.step), self.state)
        self.history += [Entry(taken, progress) for taken in (begun, *opening)]

    def _step_opening(self) -> tuple[Event, ...]:
        """What happened in the lines that the current step played before it began."""
        now = self.progress.step
        here = [entry for entry in self.history if entry.progress.step == now and not entry.chosen]
        return tuple(event for entry in here for event in entry.taken.events)

    def _mark_next(self) -> None:
        taken = mark(self.state, Action(NEXT, YOU), Origin.CHOSEN)
        self.history.append(Entry(taken, self.progress, Move(taken.action)))
        self._try_step(went_on=True)
