"""Answers to the choices of a plan, and the exception that stops it at a missing one."""

from __future__ import annotations

from .state import Request


class Asked(Exception):
    """A choice is missing; carries the request for it."""

    def __init__(self, request: Request) -> None:
        super().__init__()
        self.request = request


class Answers:
    """The answers given so far, consumed in order."""

    def __init__(self, given: tuple[tuple[int, ...], ...]) -> None:
        self.given = given
        self.index = 0

    def ask(self, request: Request) -> tuple[int, ...]:
        """The answer to a request.

        Raises:
            Asked: it has not been answered yet.
        """
        if self.index >= len(self.given):
            raise Asked(request)
        self.index += 1
        return self.given[self.index - 1]
