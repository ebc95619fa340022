"""Rulings that no board can show, from ``unplayed.toml``: question, answer, and why there is no board."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from scenarios.formats.fields import RESERVE, Identifier, Language, Model, Plain, RuleId, Title

FILE = Path(__file__).parents[1] / "data" / "unplayed.toml"


class UnplayedText(Model):
    """A ruling without a board in one language; ``unplayed`` is why no board shows it."""

    title: Title
    question: Plain
    answer: Plain
    unplayed: Plain


class Unplayed(Model):
    """A ruling without a board: its rules and cards, and the collected cases it covers."""

    id: Identifier
    ruleset: Literal["2014", "classic"] = "2014"
    order: int = 0
    cites: Annotated[tuple[RuleId, ...], Field(min_length=1)]
    cases: Annotated[tuple[RuleId, ...], Field(min_length=1)]
    cards: tuple[Identifier, ...] = ()
    text: dict[Language, UnplayedText]

    def in_language(self, language: str) -> UnplayedText:
        """The texts in ``language``, or in the first fallback language."""
        return next(self.text[code] for code in (language, *RESERVE) if code in self.text)


@cache
def unplayed() -> tuple[Unplayed, ...]:
    """Every ruling without a board, in file order.

    Raises:
        ValidationError: an entry is invalid.
    """
    entries = tomllib.loads(FILE.read_text(encoding="utf-8"))["ruling"]
    return tuple(Unplayed.model_validate(entry) for entry in entries)
