"""A player's progress through the plan of a scenario: a ruling's script, a puzzle's solution, a lesson's step."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from scenarios.formats.models import ScriptLine

from .refusals import refusal_here
from .script import Origin, implied


class Progress(NamedTuple):
    """How far the plan has been followed.

    ``line`` is the next line of the plan, ``rest`` the remainder of the line being played and ``origin`` who plays it;
    ``on_plan`` ends with the first deviating move; ``step`` is the lesson step.
    """

    line: int = 0
    rest: tuple[Action, ...] = ()
    origin: Origin = Origin.SCRIPT
    on_plan: bool = True
    step: int = 0


def next_line(plan: tuple[ScriptLine, ...], progress: Progress) -> ScriptLine | None:
    """The next playable line of the plan; lines that show a refusal are skipped."""
    lines = (entry for entry in plan[progress.line :] if entry.expect.illegal is None)
    return next(lines, None)


def after_next_line(plan: tuple[ScriptLine, ...], progress: Progress) -> int:
    """The index after ``next_line``."""
    for index in range(progress.line, len(plan)):
        if plan[index].expect.illegal is None:
            return index + 1
    return len(plan)


def actions_of(book: Book, state: DuelState, text: str) -> tuple[Action, ...]:
    """The actions a line means at this point; empty if it cannot be played."""
    try:
        return resolve(book, state, parse_line(text)).actions
    except NotationError:
        return ()


def follow(book: Book, state: DuelState, plan: tuple[ScriptLine, ...], progress: Progress, action: Action) -> Progress:
    """The progress after ``action`` was taken in ``state``."""
    if progress.rest:
        if action == progress.rest[0]:
            return progress._replace(rest=progress.rest[1:])
        if progress.origin == Origin.ANSWER:
            return progress._replace(rest=())
        if action.kind == ActionKind.WITHDRAW:
            return progress._replace(rest=(), line=progress.line - 1)
        return progress._replace(rest=(), on_plan=False)
    while progress.on_plan and progress.line < len(plan) and refused_here(book, state, plan[progress.line]):
        progress = progress._replace(line=progress.line + 1)  # shown, or skipped
    entry = next_line(plan, progress) if progress.on_plan else None
    if entry is None:
        return progress
    actions = actions_of(book, state, entry.do)
    if actions and action == actions[0]:
        return progress._replace(line=after_next_line(plan, progress), rest=actions[1:], origin=Origin.SCRIPT)
    if not actions and action == implied(book, state):
        return progress
    return progress._replace(on_plan=False)


def refused_here(book: Book, state: DuelState, entry: ScriptLine) -> bool:
    """Whether a line that shows a refusal is refused in this state, for the expected reason."""
    why = entry.expect.illegal
    return why is not None and refusal_here(book, state, entry.do, why) is not None


def tried(book: Book, state: DuelState, plan: tuple[ScriptLine, ...], progress: Progress, action: Action) -> Progress:
    """The progress after ``action`` was refused: past the line that shows this refusal."""
    entry = plan[progress.line] if progress.on_plan and progress.line < len(plan) else None
    if entry is None or entry.expect.illegal is None:
        return progress
    try:
        resolve(book, state, parse_line(entry.do))
    except Refused as error:
        return progress._replace(line=progress.line + 1) if error.action == action else progress
    except NotationError:
        pass
    return progress
