"""What takes long to compute about a puzzle, stored beside it: the rules that decide, and the first moves that win."""

from __future__ import annotations

import json
from typing import NamedTuple

from .difficulty import NOT_MEASURED, Measures


class Findings(NamedTuple):
    """What the search has found about a puzzle.

    ``rules`` are the rules without which it cannot be won, the most particular first; ``winning`` are the first moves
    that win, as notation, out of ``first_moves``. ``measures`` is what the puzzle demands.
    """

    rules: tuple[str, ...] = ()
    winning: tuple[str, ...] = ()
    first_moves: int = 0
    measures: Measures = NOT_MEASURED

    def as_text(self) -> str:
        """A readable text, for storing."""
        raw = self._asdict() | {"measures": self.measures._asdict()}
        return json.dumps(raw, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def of_text(cls, text: str) -> Findings:
        """Read stored findings; without any, nothing is known.

        Raises:
            ValueError: the text holds something else.
        """
        if not text:
            return NOTHING
        raw = json.loads(text)
        rules, winning, first = raw["rules"], raw["winning"], raw["first_moves"]
        measures = Measures(**raw.get("measures", {}))
        numbers = (first, *measures)
        if not all(isinstance(one, str) for one in (*rules, *winning)) or not all(isinstance(n, int) for n in numbers):
            raise ValueError("these are no findings about a puzzle")
        return cls(tuple(rules), tuple(winning), first, measures)


NOTHING = Findings()
"""Nothing is known."""
