"""What a visitor has chosen or opened on the page but not played."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.engine.core.state import NOBODY
from rulebook.engine.core.verdict import Verdict
from rulebook.notation.faults import NotationError


@dataclass
class Typed:
    """A typed move and what came of it: ``error`` if it cannot be read or means several things, else a verdict.

    ``playable``: it is allowed, and the visitor's to play.
    """

    text: str
    error: NotationError | None = None
    verdict: Verdict | None = None
    playable: bool = False


@dataclass
class Choices:
    """What the visitor has chosen on the page and not yet played."""

    selected: int = NOBODY
    picked: tuple[int, ...] = ()
    piles: frozenset[tuple[int, int]] = frozenset()
    typed: Typed | None = None
    hints: int = 0
    solution: bool = False
    answer: bool = False
    refused: Verdict | None = None
    clause: tuple[int, int] | None = None
    """The chosen clause: the card's uid, and the index of the clause in its text."""
    focus: str = ""
