"""What can be typed now: the possible moves with their choices, and their names."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import islice

from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.notation.printer import Moment, belongs
from tutor_app.wording.decisions import ANNOUNCES, card_name, move_label

Line = tuple[Action, ...]
"""An announcement with its choices, or a single answer."""

MOST = 6
"""How many moves are named at a time."""
_LONGEST = 6
_CHOICES = (RequestKind.PICK, RequestKind.NUMBER, RequestKind.POSITION, RequestKind.ATTACK_TARGET)
_NAMED = (ActionKind.CHOOSE, ActionKind.NUMBER, ActionKind.POSITION)


def possible_lines(
    book: Book, state: DuelState, kinds: Collection[int] = (), uids: Collection[int] = (), most: int = MOST
) -> tuple[Line, ...]:
    """Up to ``most`` possible moves: of some kinds or with some cards, each with all its choices; or one of every kind
    and card.
    """
    legal = [action for action in legal_actions(book, state) if action.kind != ActionKind.WITHDRAW]
    fitting = [action for action in legal if not kinds or action.kind in kinds]
    fitting = [action for action in fitting if not uids or action.card in uids]
    if kinds or uids:
        return tuple(islice((line for action in fitting for line in _completed(book, state, (action,))), most))
    fitting.sort(key=lambda action: action.kind not in ANNOUNCES)
    return tuple(next(iter(_completed(book, state, (action,))), (action,)) for action in fitting[:most])


def _completed(book: Book, state: DuelState, line: Line) -> Iterator[Line]:
    """The line with every way to make its choices."""
    played = moments(book, state, line)
    now = apply(book, *played[-1], trusted=True, events=False).state
    onward = [
        action for action in legal_actions(book, now)
        if now.request.kind in _CHOICES and action.kind != ActionKind.WITHDRAW and belongs(played[0], (now, action))
    ]  # fmt: skip
    if not onward or len(line) > _LONGEST or line[0].kind not in ANNOUNCES:
        yield line
        return
    for action in onward:
        yield from _completed(book, state, (*line, action))


def moments(book: Book, state: DuelState, line: Line) -> list[Moment]:
    """The actions of a move, each with the duel in which it is taken."""
    found = [(state, line[0])]
    for action in line[1:]:
        state = apply(book, *found[-1], trusted=True, events=False).state
        found.append((state, action))
    return found


def line_name(book: Book, state: DuelState, line: Sequence[Action], lang: str) -> str:
    """A move as it can be typed: the card, what it does, and what is chosen for it."""
    first = line[0]
    words = move_label(book, state, first, lang)
    if first.kind in ANNOUNCES:
        words = f"{card_name(book, state, first.card, lang)}: {words}"
    chosen: list[str] = []
    for now, action in moments(book, state, tuple(line))[1:]:
        if action.kind in _NAMED:
            chosen.append(move_label(book, now, action, lang))
    return f"{words} → {', '.join(chosen)}" if chosen else words
