"""The list of legal actions: the candidates that no check refuses, without running those that cannot refuse them.

A check that only looks at the moment is run once for all actions of a kind. Of the checks on an activation, those run
that concern its effect; those are looked up once for a book. ``judgement`` runs every check, and a test
compares the two.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.check import Check
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated

from .checks import CONCERNS, OF_MOMENT, Case, Test
from .judgement import candidates, is_legal, key_of


def legal(table: Table) -> Iterator[Action]:
    """The legal candidates."""
    if table.request.kind == RequestKind.TRIGGER:
        yield from (action for action in candidates(table) if is_legal(table, action))
        return
    book, cards = table.book, table.cards
    moments: dict[int, bool] = {}
    for action in candidates(table):
        key = key_of(table, action)
        possible = moments.get(key)
        if possible is None:
            possible = moments[key] = _passes(_of_moment(book, key), (), Case(table, action))
        if not possible:
            continue
        if key == ActionKind.ACTIVATE:
            own, of_choice = _on_effect(book, cards[action.card].number, action.index)
        else:
            own, of_choice = _own(book, key), ()
        if not own or _passes(own, of_choice, Case(table, action)):
            yield action


def _passes(own: tuple[Test, ...], of_choice: tuple[Test, ...], case: Case) -> bool:
    for test in own:
        if test(case) is not None:
            return False
    return not of_choice or case.explored() is None or all(test(case) is None for test in of_choice)


@lru_cache(maxsize=512)
def _of_moment(book: Book, key: int) -> tuple[Test, ...]:
    return tuple(check.test for check in book.checks[key] if check.test in OF_MOMENT)


@lru_cache(maxsize=512)
def _own(book: Book, key: int) -> tuple[Test, ...]:
    return tuple(check.test for check in book.checks[key] if check.test not in OF_MOMENT)


@lru_cache(maxsize=8192)
def _on_effect(book: Book, number: int, index: int) -> tuple[tuple[Test, ...], tuple[Test, ...]]:
    """The tests that can refuse the activation of an effect: of the card itself, and of its choices."""
    card, effect = book.by_number[number], book.effects(number)[index]
    assert isinstance(effect, Activated)

    def concerned(check: Check[Case]) -> bool:
        concern = CONCERNS.get(check.test)
        return check.test not in OF_MOMENT and (concern is None or concern(book, card, effect))

    found = [check for check in book.checks[ActionKind.ACTIVATE] if concerned(check)]
    return (
        tuple(check.test for check in found if not check.of_choice),
        tuple(check.test for check in found if check.of_choice),
    )
