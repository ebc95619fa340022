"""Explanations of a scenario's line: the actions taken together, and their results."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulebook.engine.api import view_events, visible_events
from rulebook.engine.core.events import Event, EventKind
from rulebook.explain import Explanation, Role, narrate
from rulebook.explain.contrast import Played, Step, WhyNot, what_if, why_not
from rulebook.explain.leaving import leaving
from scenarios.formats.loader import Loaded
from scenarios.playing.script import Origin, Taken

YOU = 0


def told_of(loaded: Loaded, group: Sequence[Taken]) -> tuple[tuple[Event, ...], tuple[Explanation, ...]]:
    """The events of a group as you see them, with their explanations."""
    after = group[-1].after
    events = view_events(loaded.book, after, (event for one in group for event in one.events), YOU)
    return events, narrate(loaded.book, group[0].before, events, YOU)


def waiting_of(loaded: Loaded, taken: Sequence[Taken], following: Sequence[Taken]) -> Explanation | None:
    """That a player wants to leave a phase, if what follows in the script comes before it ends; otherwise None."""
    if not taken or taken[-1].events or not following or following[0].origin is not Origin.SCRIPT:
        return None
    return leaving(loaded.book, taken[-1].before, taken[-1].action, taken[-1].after, YOU)


def in_order(events: Sequence[Event], told: Iterable[Explanation], missing: Iterable[Explanation]) -> list[Explanation]:
    """What happened, with what did not happen behind the event after which it was expected, or all that came with it.

    Args:
        events: what happened.
        told: the explanations of it.
        missing: the explanations of what did not happen.
    """
    found = list(told)
    for one in sorted(missing, key=lambda each: each.events):
        start = one.events[0] if one.events else len(events)
        early = _calculates(events, start) and one.node not in _RESULTS
        at_once = one.role is Role.BATTLE or one.node in _CAUSES or early
        last = start if at_once else _last_together(events, start)
        before = [at for at, other in enumerate(found) if other.events[:1] <= (last,)]
        found.insert(before[-1] + 1 if before else len(found), one)
    return found


def _calculates(events: Sequence[Event], start: int) -> bool:
    """Whether the event ``start`` is damage calculation: what bears on it is told before the damage."""
    return start < len(events) and events[start].kind is EventKind.DAMAGE_CALCULATED


def _last_together(events: Sequence[Event], start: int) -> int:
    """The last of the events that come with the event ``start``, before something new begins."""
    last = start
    while (
        last + 1 < len(events) and events[last + 1].batch == events[start].batch and events[last + 1].kind not in _NEXT
    ):
        last += 1
    return last


_NEXT = (
    EventKind.TRIGGER_MET, EventKind.TURN_BEGAN, EventKind.PHASE_BEGAN, EventKind.SENT_AFTER_CHAIN,
    EventKind.RESOLVING, EventKind.CHAIN_ENDED,
)  # fmt: skip
"""Events with which something new begins, although they come together with those before."""

_RESULTS = ("why-not.trigger.no-damage", "why-not.trigger.prevented")
"""Remarks that tell what comes of damage that is not inflicted."""

_CAUSES = ("why-not.has.negated-now", "why-not.freed.loop", "why-not.freed.first")
"""Remarks that tell the cause of what comes with their event."""


def why_not_of(loaded: Loaded, group: Sequence[Taken]) -> WhyNot:
    """What you could expect of a group of actions and what does not happen."""
    return why_not(step_of(loaded, group))


def what_if_of(loaded: Loaded, group: Sequence[Taken]) -> tuple[Explanation, ...]:
    """What a group of actions would have led to without one of the rules it rests on; this takes long."""
    return what_if(step_of(loaded, group))


def step_of(loaded: Loaded, group: Sequence[Taken]) -> Step:
    """A group of actions as a step told to you."""
    after = group[-1].after
    whole = [event for one in group for event in one.events]
    moments = [moment for one in group for moment in one.moments]
    events = view_events(loaded.book, after, whole, YOU)
    seen = tuple(moments[at] for at in visible_events(after, whole, YOU)) if len(moments) == len(whole) else ()
    played = Played(group[0].before, tuple(one.action for one in group))
    return Step(loaded.book, group[0].before, events, moments=seen, viewer=YOU, played=played)
