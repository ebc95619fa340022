"""Explanations of a scenario's line: the actions taken together, their results, and the refusal it shows."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.api import view_events
from rulebook.engine.core.events import Event
from rulebook.explain import Explanation, narrate
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.parser import parse_line
from rulebook.notation.printer import belongs
from rulebook.notation.resolver import resolve
from scenarios.formats.loader import Loaded
from scenarios.playing.runner import PlayedLine
from scenarios.playing.script import Taken

YOU = 0


def grouped(taken: Sequence[Taken]) -> list[list[Taken]]:
    """Announcements with their choices, and single answers."""
    groups: list[list[Taken]] = []
    for one in taken:
        if groups and belongs((groups[-1][0].before, groups[-1][0].action), (one.before, one.action)):
            groups[-1].append(one)
        else:
            groups.append([one])
    return groups


def told_of(loaded: Loaded, group: Sequence[Taken]) -> tuple[tuple[Event, ...], tuple[Explanation, ...]]:
    """The events of a group as you see them, with their explanations."""
    after = group[-1].after
    events = view_events(loaded.book, after, (event for one in group for event in one.events), YOU)
    return events, narrate(loaded.book, group[0].before, events, YOU)


def refusal(loaded: Loaded, line: PlayedLine) -> Refused | None:
    """The refusal shown by a line of a scenario."""
    try:
        resolve(loaded.book, line.state, parse_line(line.text))
    except Refused as error:
        return error
    except NotationError:
        return None
    return None
