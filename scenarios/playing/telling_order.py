"""The order in which a scenario's lines are told: what causes a refusal comes before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from rulebook.engine.core.book import Book
from rulebook.engine.legality.answer_checks import ANSWERS
from rulebook.explain.refuse import MOMENTARY
from rulebook.notation.faults import Refused

from .refusals import refusal_here
from .runner import PlayedLine
from .script import Origin, Taken


def causes_first(book: Book, lines: Iterable[PlayedLine]) -> tuple[PlayedLine, ...]:
    """The lines of a scenario with every refusal after the passes that come before it.

    A scenario judges a refused line without playing anything, so that the passes between the lines before and after it
    belong to the latter. Here they belong to the refused line, up to the first window in which nothing has to wait
    and the line is still refused for the same reason.
    """
    found = list(lines)
    for at, line in enumerate(found):
        if line.refusal is None:
            continue
        after = next((place for place in range(at + 1, len(found)) if _played(found[place])), None)
        if after is None:
            continue
        taken = found[after].taken
        first, refusal = _window(book, line, tuple(takewhile(lambda one: one.origin != Origin.SCRIPT, taken)))
        found[at] = replace(line, taken=taken[:first], refusal=refusal)
        found[after] = replace(found[after], taken=taken[first:])
    return tuple(line for line in found if line.acted or line.fresh or line.ask)


def _played(line: PlayedLine) -> bool:
    return line.acted and not line.refused


def _window(book: Book, line: PlayedLine, passes: Sequence[Taken]) -> tuple[int, Refused | None]:
    """The number of passes after which a refused line is told, and its refusal there."""
    windows = list(_refusals(book, line, passes))
    return min(windows, key=lambda window: (_waits(window[1]), window[0]), default=(0, line.refusal))


def _refusals(book: Book, line: PlayedLine, passes: Sequence[Taken]) -> Iterator[tuple[int, Refused]]:
    """Yield the refusal after each number of passes, as long as its first reason is the one that is meant."""
    assert line.refusal is not None
    reason = line.refusal.verdict.failures[0].check
    states = [*(one.before for one in passes), *(one.after for one in passes[-1:])] or [line.state]
    for number, state in enumerate(states):
        refusal = refusal_here(book, state, line.text, reason)
        if refusal is not None:
            yield number, refusal


def _waits(refusal: Refused) -> bool:
    """Whether something else comes first, or an answer is given before it is asked for."""
    answered = ANSWERS.get(refusal.verdict.action.kind)
    asked = answered is None or refusal.state.request.kind in answered
    return not asked or any(failure.check in MOMENTARY for failure in refusal.verdict.failures)
