"""Going from one step of a line to another: what is shown changes, the line does not."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.engine.core.card_state import NOBODY

from .viewpoint import Viewpoint


@dataclass
class Steering(Viewpoint):
    """A view of a line of play that can go to its other steps."""

    def forward(self) -> None:
        """Show the next beat of interest."""
        self._move_to(next((stop for stop in self.stops if stop > self.cursor), self.total))

    def back(self) -> None:
        self._move_to(max((stop for stop in self.stops if stop < self.cursor), default=0))

    def follow(self, cursor: int, reached: int) -> None:
        """Go to the step the browser shows; ``reached`` is the number of beats shown there so far."""
        if cursor == self.cursor or cursor in self.stops:
            self._move_to(cursor)
            self.reached = max(self.reached, min(reached, self.total))

    def skip(self) -> None:
        """Go to the visitor's next decision, or to what a lesson praises before its next task."""
        while not self.live:
            self.forward()
            if self.pauses:
                break

    def jump(self, stop: int) -> None:
        """Go to a stop by its number in the step bar."""
        if 0 <= stop < len(self.stops):
            self._move_to(self.stops[stop])

    def _move_to(self, cursor: int) -> None:
        self.reached = max(self.cursor, min(self.reached, self.total))
        self.cursor = max(0, min(cursor, self.total))
        if self.choices.selected >= len(self.state.cards):  # a Token that does not exist at this point
            self.choices.selected = NOBODY
        self.choices.picked = ()
        self.choices.typed = None
        self.choices.refused = self.choices.refused_in = None
