"""Leaving a phase, which nothing happens at yet: the other player can still respond."""

from __future__ import annotations

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState

from .citing import cited
from .things import Reader, word
from .tree import Explanation, Role

_RULES = ("mechanic.A4", "priority.phase-end-implied")


def leaving(book: Book, before: DuelState, action: Action, after: DuelState, viewer: int) -> Explanation | None:
    """That a player wants to leave a phase in which the other one can still respond; None for other actions.

    Args:
        book: ruleset and cards.
        before: the duel before the action.
        action: what a player has done.
        after: the duel after it.
        viewer: 0 or 1, the player addressed.
    """
    if action.kind is not ActionKind.NEXT or after.phase != before.phase or after.request.kind != RequestKind.RESPOND:
        return None
    reader = Reader(book, viewer)
    told = (("player", reader.who(action.player)), ("phase", word("phase", before.phase)))
    return Explanation("leaving", told, cited(book, _RULES), role=Role.RULE, ruleset=book.ruleset.id)
