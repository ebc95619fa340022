"""The steps near the one shown, which are sent so that the browser can show them without the server, and when they
are drawn: nobody waits for them, so the answers to all visitors come first.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, field
from threading import Condition

from tutor_app.parts.markup import Markup
from tutor_app.parts.stage import DrawnStep
from tutor_app.play.visit import Visit

AHEAD = 12
"""Maximum number of steps sent ahead; they end at the next decision."""
AROUND = 6
"""Number of further steps, nearest first, when the browser only reports its step."""

PATIENCE = 2.0
"""Seconds after which something that nobody waits for is done although answers are still being made."""
LOOK = 0.03
"""Seconds between two looks at whether the visitor has clicked again."""

Draw = Callable[[Visit], Mapping[str, Markup]]


@dataclass
class Nearby:
    """The steps of a visit drawn so far; they are valid for one ``line``, see ``Position``."""

    line: str
    _drawn: dict[tuple[int, int], DrawnStep] = field(default_factory=dict)

    def known(self, visit: Visit) -> DrawnStep | None:
        """The step shown, if it has been drawn as it looks now."""
        if visit.cursor not in visit.stops or visit.choices.clause is not None or unsettled(visit):
            return None
        return self._drawn.get((visit.stops.index(visit.cursor), max(visit.reached, visit.cursor)))

    def steps(
        self, visit: Visit, draw: Draw, address: Callable[[Visit], str], *, more: bool,
        turn: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> list[DrawnStep]:  # fmt: skip
        """The steps to be sent.

        Args:
            visit: the visit at the step shown.
            draw: returns the regions of a step.
            address: returns its query string.
            more: the visitor is not waiting, so there is time for more steps.
            turn: every step is drawn in such a context.

        Returns:
            The previous step and all up to the next decision, with ``more`` some on either side. The step shown is
            included if it looks different on return, because leaving it clears what was picked.
        """
        if visit.cursor not in visit.stops or visit.choices.clause is not None:
            return []
        here = visit.stops.index(visit.cursor)
        wanted = list(ahead(visit, here))
        wanted += [here - 1] if here else []
        if unsettled(visit):
            wanted.append(here)
        if more:
            others = sorted(range(len(visit.stops)), key=lambda stop: abs(stop - here))
            wanted += [stop for stop in others if stop not in wanted and stop != here][:AROUND]
        found: list[DrawnStep] = []
        for stop in wanted:
            key = (stop, max(visit.reached, visit.cursor, visit.stops[stop]))
            if key not in self._drawn:
                with turn():
                    other = visit.elsewhere(stop)
                    if gives_away(visit, other):
                        continue
                    self._drawn[key] = DrawnStep(stop, other.token, address(other), other.deciding, draw(other))
            found.append(self._drawn[key])
        return found


def ahead(visit: Visit, here: int) -> Iterator[int]:
    """The stops after this one, up to the next decision."""
    for stop in range(here + 1, min(here + 1 + AHEAD, len(visit.stops))):
        yield stop
        if visit.elsewhere(stop).deciding:
            return


def unsettled(visit: Visit) -> bool:
    """Whether leaving the step clears something picked, typed or refused."""
    choices = visit.choices
    return bool(choices.picked or choices.typed or choices.refused or choices.focus) or visit.status != "ok"


def gives_away(visit: Visit, other: Visit) -> bool:
    """Whether a step shows the answer to a ruling's question before the visitor has got there."""
    asked = visit.session.loaded.scenario.in_language("en").answer
    watched = max(visit.reached, visit.cursor)
    return bool(asked) and other.done and other.cursor > watched and not visit.choices.answer


class Turns:
    """The answers that are being made, and the other work under way."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._answers = self._others = 0

    @contextmanager
    def answer(self) -> Iterator[None]:
        """Mark an answer that a visitor waits for; it starts at once."""
        with self._changed:
            self._answers += 1
        try:
            yield
        finally:
            with self._changed:
                self._answers -= 1
                self._changed.notify()

    @contextmanager
    def aside(self, look: Callable[[], object], patience: float = PATIENCE) -> Iterator[None]:
        """Wait until no answer is being made and no other work of this kind is under way, then do some.

        Args:
            look: called while waiting; it raises an exception if the work is not needed any more.
            patience: the longest wait in seconds.
        """
        until = time.monotonic() + patience
        while True:
            look()
            with self._changed:
                if not (self._answers or self._others) or time.monotonic() >= until:
                    self._others += 1
                    break
                self._changed.wait(LOOK)
        try:
            yield
        finally:
            with self._changed:
                self._others -= 1
                self._changed.notify()


TURNS = Turns()
"""Those of this server."""
