"""The steps near the one shown, which are sent along so that the browser can show them without the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from tutor_app.parts.markup import Markup
from tutor_app.parts.stage import Moment
from tutor_app.play.visit import Visit

AHEAD = 12
"""Maximum number of steps sent ahead; they end at the next decision."""
AROUND = 6
"""Number of further steps, nearest first, when the browser only reports its step."""

Draw = Callable[[Visit], Mapping[str, Markup]]


@dataclass
class Nearby:
    """The steps of a visit drawn so far; they are valid for one ``line``, see ``Position``."""

    line: str
    _drawn: dict[tuple[int, int], Moment] = field(default_factory=dict)

    def moments(self, visit: Visit, draw: Draw, address: Callable[[Visit], str], *, more: bool) -> list[Moment]:
        """The steps to be sent.

        Args:
            visit: the visit at the step shown.
            draw: returns the regions of a step.
            address: returns its query string.
            more: the visitor is not waiting, so there is time for more steps.

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
        found: list[Moment] = []
        for stop in wanted:
            key = (stop, max(visit.reached, visit.cursor, visit.stops[stop]))
            if key not in self._drawn:
                other = visit.elsewhere(stop)
                if gives_away(visit, other):
                    continue
                self._drawn[key] = Moment(stop, other.token, address(other), other.deciding, draw(other))
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
