"""Which of the effects that a card lists it gains."""

from __future__ import annotations

from rulebook.engine.continuous import query
from rulebook.engine.core.answers import Answers
from rulebook.engine.core.copies import gained
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Request
from rulebook.engine.core.table import Table
from rulebook.vocabulary import operations as o


def chosen(table: Table, operation: o.Gain, scope: query.Scope, answers: Answers) -> tuple[int, ...]:
    """The numbers of the effects chosen from the list, one after the other.

    Raises:
        Asked: a choice is missing.
    """
    left = tuple(range(1, len(gained(table.book.effects(scope.context.source.number))) + 1))
    count = query.amount(table, operation.count, scope)
    found: tuple[int, ...] = ()
    while count > len(found) and left:
        everything = len(left) <= count - len(found)
        more = left if everything else answers.ask(Request(RequestKind.NUMBER, scope.player, Purpose.MODE, left))
        found += more
        left = tuple(one for one in left if one not in more)
    return found
