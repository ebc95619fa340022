"""The refusals that a scenario shows: the window in which a line is judged, and its expected reason.

``run.py check``, ``run.py play`` and the page all ask here, so they show the same refusal.
"""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Failure
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.lines import LineAction
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import Played, resolve

from .foreseen import foreseen
from .judged_windows import most_telling
from .script import forced_windows


def refused_because(failures: Iterable[Failure], reason: str) -> bool:
    """Whether a check id or rule id is among the reasons; a prefix up to a dot matches."""
    named = [name for failure in failures for name in (failure.check, *failure.rules)]
    return any(name == reason or name.startswith(reason + ".") for name in named)


def refusal_here(book: Book, state: DuelState, text: str, reason: str) -> Refused | None:
    """The refusal of a line in this state, if the first reason against it is the expected one; otherwise None."""
    try:
        resolve(book, state, parse_line(text))
    except Refused as error:
        return error if refused_because(error.verdict.failures[:1], reason) else None
    except NotationError:
        return None
    return None


def judged_line(book: Book, state: DuelState, line: LineAction, reader: int = NOBODY) -> Played:
    """Resolve a line where it would be played: now, or after windows without a Chain that only its player can use.

    Args:
        book: ruleset and cards.
        state: the duel before the line.
        line: the line.
        reader: whose line it is (see ``resolve``).

    Raises:
        NotationError: it is unclear, or refused in each of these windows; see ``most_telling``.
    """
    errors: list[NotationError] = []
    for there in forced_windows(book, state, line.player):
        if errors and there.chain:
            break
        try:
            return resolve(book, there, line, reader)
        except Refused as error:
            errors.append(error)
            if there.chain:
                break
        except NotationError as error:
            errors.append(error)
            break
    raise foreseen(book, most_telling(errors), line, reader, waiting=True)


def shown_refusal(book: Book, state: DuelState, text: str, reason: str) -> Refused | None:
    """The refusal that a line is meant to show.

    Args:
        book: ruleset and cards.
        state: the duel before the line.
        text: the line.
        reason: the expected reason, the id of a check or rule.

    Returns:
        The refusal in the first window where this reason comes first: now, or after windows in which nobody has a
        choice; if the line only has to wait there, what would refuse it afterwards. None if there is no such window.
    """
    for there in forced_windows(book, state):
        if (error := refusal_here(book, there, text, reason)) is not None:
            later = foreseen(book, error, parse_line(text))
            return later if isinstance(later, Refused) else error
    return None


def not_refused(book: Book, state: DuelState, text: str, reason: str, alone: bool = False) -> str:
    """The problem if a line is not refused for this reason first (``alone``: and no other), or an empty string."""
    error = shown_refusal(book, state, text, reason)
    if error is not None and not (alone and len({one.check for one in error.verdict.failures}) > 1):
        return ""
    try:
        resolve(book, state, parse_line(text))
    except Refused as refused:
        return f'"{text}" is refused by {(error or refused).arguments["checks"]}, not by {reason}'
    except NotationError as fault:
        return f'"{text}": {fault}'
    return f'"{text}" should be illegal ({reason}), but is legal'
