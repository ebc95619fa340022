"""Answers to the choices of a plan, and the exception that stops it at a missing one."""

from __future__ import annotations

from collections.abc import Callable

from .check import Arguments
from .state import Request

Lacking = Callable[[int], Arguments]
"""What a card lacks to be among the choices, as arguments of a failure."""


class Asked(Exception):
    """A choice is missing; carries the request for it, and what a card lacks that is not offered if that is known."""

    def __init__(self, request: Request, lacking: Lacking | None = None) -> None:
        super().__init__()
        self.request = request
        self.lacking = lacking


class Answers:
    """The answers given so far, consumed in order."""

    def __init__(self, given: tuple[tuple[int, ...], ...]) -> None:
        self.given = given
        self.index = 0

    def ask(self, request: Request, lacking: Lacking | None = None) -> tuple[int, ...]:
        """The answer to a request; ``lacking``: see ``Asked``.

        Raises:
            Asked: it has not been answered yet.
        """
        if self.index >= len(self.given):
            raise Asked(request, lacking)
        self.index += 1
        return self.given[self.index - 1]
