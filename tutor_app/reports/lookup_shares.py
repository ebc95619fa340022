"""How often the look-up answers: an entry among the first three, or what is played between the cards."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from scenarios.catalogue.library import index

from .story_shares import verdict

FILE = Path(__file__).parent / "lookup.toml"
FIRST_FEW = 3
_KINDS = {"principle": "principles", "card": "one_card", "cards": "cards"}
"""What questions are about, and how they are counted."""


@dataclass(frozen=True)
class Question:
    """A question, what it is about, the entries that answer it, and yes or no if playing answers it.

    ``aside``: nothing was tuned for it.
    """

    ask: str
    about: Literal["card", "cards", "principle"]
    wanted: tuple[str, ...]
    played: str = ""
    aside: bool = False


@cache
def questions() -> dict[str, tuple[Question, ...]]:
    """The questions by language."""
    listed = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        lang: tuple(
            Question(one["ask"], one["about"], tuple(one["wanted"]), one.get("played", ""), one.get("aside", False))
            for one in own
        )
        for lang, own in sorted(listed.items())
    }


def is_answered(lang: str, one: Question) -> bool:
    """Whether an entry among the first three answers, or the right yes or no is played or read from the card."""
    found = index().find(one.ask, lang).hits[:FIRST_FEW]
    if any(hit.document.id in one.wanted for hit in found):
        return True
    return bool(one.played) and verdict(one.ask) == one.played


def shares(lang: str, *, aside: bool) -> dict[str, int]:
    """How many questions of a language were asked about what, and how many are answered."""
    found = {f"{kind}{counted}": 0 for kind in _KINDS.values() for counted in ("", "_answered")}
    for one in questions()[lang]:
        if one.aside is aside:
            kind = _KINDS[one.about]
            found[kind] += 1
            found[f"{kind}_answered"] += is_answered(lang, one)
    return found


def measured() -> dict[str, dict[str, int]]:
    """The shares of the questions kept aside, by language."""
    return {lang: shares(lang, aside=True) for lang in questions()}
