"""What has been played in a session, and its log as notation."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulebook.engine.api import view
from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.notation.links import ANSWER, NEXT, SELECT, Move
from rulebook.notation.printer import Moment, belongs, line_of

from .progress import Progress
from .script import Origin, Taken

YOU = 0
MARKS = (ANSWER, NEXT, SELECT)
"""Kinds of entries that are not actions: an answer; a lesson continued or set up a position; a card was opened."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry of the history.

    ``taken`` is the action with the duel before and after it (see ``MARKS`` for entries without one), ``progress`` the
    visitor's progress afterwards, ``move`` what the URL keeps of it, if anything.
    """

    taken: Taken
    progress: Progress
    move: Move | None = None

    @property
    def chosen(self) -> bool:
        """Whether the visitor made the decision."""
        return self.taken.origin == Origin.CHOSEN

    @property
    def mark(self) -> bool:
        """Whether it is not an action of the duel."""
        return self.taken.action.kind in MARKS


def mark(state: DuelState, action: Action, origin: Origin, after: DuelState | None = None) -> Taken:
    """An entry without an action of the duel."""
    return Taken(state, action, after or state, (), origin)


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line of the log: history entries ``first`` to ``last``, as notation."""

    first: int
    last: int
    text: str
    player: int
    origin: Origin


def grouped(history: Sequence[Entry]) -> list[list[int]]:
    """The indexes of the actions in a history, one group per announcement or answer."""
    groups: list[list[int]] = []
    for at, entry in enumerate(history):
        if entry.mark:
            continue
        if groups and belongs(_moment(history[groups[-1][0]]), _moment(entry)):
            groups[-1].append(at)
        else:
            groups.append([at])
    return groups


def log_of(book: Book, history: Sequence[Entry]) -> list[LogLine]:
    """The line played, one entry per announcement or answer, with cards named as the visitor knows them."""
    return [_logged(book, history, group) for group in grouped(history)]


def _moment(entry: Entry) -> Moment:
    return entry.taken.before, entry.taken.action


def _logged(book: Book, history: Sequence[Entry], group: list[int]) -> LogLine:
    entries = [history[at].taken for at in group]
    moments = [(view(book, taken.before, YOU), taken.action) for taken in entries]
    text = str(line_of(book, moments))
    return LogLine(group[0], group[-1], text, entries[0].action.player, entries[0].origin)
