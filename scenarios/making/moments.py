"""The places of a scenario at which something can be asked: each announcement, and each refusal it shows."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import Event
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict
from rulebook.notation.faults import Refused
from scenarios.formats.loader import Loaded
from scenarios.playing.runner import play_scenario
from scenarios.playing.script import Origin, Taken, grouped

BEGINS = (
    ActionKind.SUMMON, ActionKind.SET, ActionKind.FLIP, ActionKind.SPECIAL, ActionKind.CHANGE, ActionKind.ATTACK,
    ActionKind.ACTIVATE, ActionKind.NEXT,
)  # fmt: skip
"""The actions with which something begins; all others answer a question."""

WINDOWS = (RequestKind.OPEN, RequestKind.RESPOND)
"""Where a player may begin something, or respond."""

_DECIDED = (Origin.SCRIPT, Origin.ANSWER, Origin.CHOSEN)


class Announced(NamedTuple):
    """Something a player begins: the duel before it, its actions with their choices, and their events.

    ``at`` is the number of actions before it; ``earlier`` are the events before it since a player was last
    free to begin something.
    """

    at: int
    start: DuelState
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    earlier: tuple[Event, ...] = ()


class Turned(NamedTuple):
    """A refusal that a scenario shows: the duel, and the verdict on what was refused."""

    at: int
    start: DuelState
    verdict: Verdict


def announced(loaded: Loaded) -> tuple[Announced, ...]:
    """Everything that players decide to begin in a scenario, in order."""
    script, _, _ = play_scenario(loaded)
    found: list[Announced] = []
    earlier: list[Event] = []
    at = 0
    for group in grouped(script.history):
        first = group[0]
        if first.before.request.kind == RequestKind.OPEN:
            earlier.clear()
        events = tuple(event for one in group for event in one.events)
        if first.origin in _DECIDED and first.action.kind in BEGINS:
            found.append(Announced(at, first.before, tuple(one.action for one in group), events, tuple(earlier)))
        earlier += events
        at += len(group)
    return tuple(found)


def refused(loaded: Loaded) -> tuple[Turned, ...]:
    """The refusals that a scenario shows, in order."""
    script, lines, _ = play_scenario(loaded)
    found: list[Turned] = []
    for line in lines:
        if isinstance(line.refusal, Refused):
            found.append(Turned(_before(script.history, line.state), line.refusal.state, line.refusal.verdict))
    return tuple(found)


def _before(history: list[Taken], state: DuelState) -> int:
    """The number of actions before a state of the history."""
    return next((at for at, taken in enumerate(history) if taken.before is state), len(history))
