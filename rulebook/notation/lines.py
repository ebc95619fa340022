"""A line of notation as a value, and its text form."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.engine.core.card_state import NOBODY
from rulebook.vocabulary.terms import Phase, Position

from .words import PHASE_WORDS, PLAYER_WORDS, POSITION_WORDS, ZONE_WORDS


@dataclass(frozen=True, slots=True)
class CardName:
    """A card as written in a line: slug, optionally side, zone, and which of several copies (from 1)."""

    slug: str
    side: int = NOBODY
    zone: int = NOBODY
    copy: int = 0

    def __str__(self) -> str:
        side = PLAYER_WORDS[self.side] if self.side != NOBODY else ""
        zone = ZONE_WORDS[self.zone] if self.zone != NOBODY else ""
        place = ".".join(part for part in (side, zone) if part)
        return self.slug + (f"@{place}" if place else "") + (f"#{self.copy}" if self.copy else "")


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause such as ``discarding a, b`` or ``paying 800``: its keyword and either cards or a number."""

    word: str
    cards: tuple[CardName, ...] = ()
    number: int | None = None

    def __str__(self) -> str:
        return f"{self.word} {', '.join(map(str, self.cards)) if self.number is None else self.number}"


@dataclass(frozen=True, slots=True)
class LineAction:
    """The content of one line: who does what, with which card and clauses.

    ``number`` is the die roll, the chosen number or the effect's number (``effect 2``); ``directly`` applies to
    attacks; ``nothing`` to ``choose nothing``.
    """

    player: int
    verb: str
    cards: tuple[CardName, ...] = ()
    clauses: tuple[Clause, ...] = ()
    number: int | None = None
    phase: Phase | None = None
    position: Position | None = None
    directly: bool = False
    nothing: bool = False

    def __str__(self) -> str:
        words = [f"{PLAYER_WORDS[self.player]}:", self.verb]
        if self.cards:
            words.append(", ".join(map(str, self.cards)))
        if self.phase is not None:
            words.append(PHASE_WORDS[self.phase])
        if self.nothing:
            words.append("nothing")
        if self.number is not None:
            words.append(f"effect {self.number}" if self.verb == "activate" else str(self.number))
        words += [str(clause) for clause in self.clauses]
        if self.directly:
            words.append("directly")
        if self.position is not None:
            words.append(POSITION_WORDS[self.position])
        return " ".join(words)
