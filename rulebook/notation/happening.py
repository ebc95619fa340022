"""Short event patterns: "destroyed sangan by heavy-storm", "not-activated jinzo", "paid-lp you 1000"."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.copies import printed
from rulebook.engine.core.events import Event, EventKind, Trait, kinds_with
from rulebook.vocabulary.terms import Cause, SummonKind

from .words import PLAYERS, ZONES

ALIASES: dict[str, tuple[EventKind, ...]] = {
    "activate": (EventKind.ACTIVATED,),
    "target": (EventKind.TARGETED,),
    "resolve": (EventKind.RESOLVED,),
    "destroy": (EventKind.DESTROYED,),
    "send": (EventKind.SENT,),
    "discard": (EventKind.DISCARDED,),
    "tribute": (EventKind.TRIBUTED,),
    "banish": (EventKind.BANISHED,),
    "return": (EventKind.RETURNED,),
    "add": (EventKind.ADDED,),
    "place": (EventKind.PLACED,),
    "excavate": (EventKind.EXCAVATED,),
    "reveal": (EventKind.REVEALED,),
    "draw": (EventKind.DRAWN,),
    "summon": (EventKind.SUMMONED,),
    "flip": (EventKind.FLIPPED,),
    "attack": (EventKind.ATTACK_DECLARED,),
    "pay": (EventKind.PAID_LP,),
    "gain": (EventKind.GAINED_LP,),
    "damage": tuple(sorted(kinds_with(Trait.DAMAGES))),
    "negated": tuple(sorted(kinds_with(Trait.NEGATES))),
    "roll": (EventKind.ROLLED,),
    "pass": (EventKind.PASSED,),
    "win": (EventKind.WON,),
}
"""Alternative words for event kinds; every kind's own value is valid too."""

CAUSES: dict[str, Cause] = {cause.name.lower(): cause for cause in Cause}
SUMMONS: dict[str, SummonKind] = {"normal": SummonKind.NORMAL, "flip": SummonKind.FLIP, "special": SummonKind.SPECIAL}
KINDS: dict[str, tuple[EventKind, ...]] = {**{kind.value: (kind,) for kind in EventKind}, **ALIASES}
_NUMBERS = ("amount", "number", "count", "links", "turn", "phase", "atk")
_SLUG = re.compile(r"^[a-z0-9]+(-[a-z0-9]+)*$")


@dataclass(frozen=True, slots=True)
class Happening:
    """A pattern. Empty fields match everything; with ``wanted`` False, nothing may match."""

    kinds: tuple[EventKind, ...]
    wanted: bool = True
    card: str = ""
    player: int = NOBODY
    number: int | None = None
    to: int = NOBODY
    by: str = ""
    cause: Cause | None = None
    reason: str = ""
    summon: SummonKind | None = None

    def matches(self, book: Book, event: Event) -> bool:
        """Whether this event matches the pattern, ignoring ``wanted``."""
        arguments = dict(event.arguments)
        source = arguments.get("source")
        sources = {printed(one.number) for one in (event.source, source) if isinstance(one, Snapshot)}
        kinds = arguments.get("kinds", 0)
        return (
            event.kind in self.kinds
            and (not self.card or printed(event.subject.number) == _number(book, self.card))
            and self.player in (NOBODY, event.player)
            and (self.number is None or self.number in [arguments.get(name) for name in _NUMBERS])
            and self.to in (NOBODY, arguments.get("to_zone"))
            and (not self.by or _number(book, self.by) in sources)
            and self.cause in (None, event.cause)
            and (not self.reason or arguments.get("reason") == self.reason)
            and (self.summon is None or (isinstance(kinds, int) and bool(kinds & self.summon)))
        )

    def holds(self, book: Book, events: Iterable[Event]) -> bool:
        """Whether it happened among ``events`` (or, with ``wanted`` False, did not)."""
        return any(self.matches(book, event) for event in events) is self.wanted


def _number(book: Book, slug: str) -> int:
    found = book.by_slug.get(slug)
    return found.number if found else NOBODY


def in_order(book: Book, patterns: Iterable[Happening], events: Iterable[Event]) -> Happening | None:
    """The first pattern without a match after the matches of its predecessors; None if all happened in order."""
    rest = iter(events)
    for pattern in patterns:
        if not any(pattern.matches(book, event) for event in rest):
            return pattern
    return None


def parse_happening(text: str) -> Happening:
    """Parse a pattern.

    Raises:
        ValueError: it is invalid; the message names the word and the valid ones.
    """
    words = text.replace(":", " ").replace(",", " ").lower().split()
    if not words:
        raise ValueError("an empty pattern")
    if len(words) > 2 and words[0] in ("resolve", "resolved") and words[2] in KINDS:
        words = [words[2], words[1], *words[3:]]
    wanted = not words[0].startswith("not-") or words[0] in KINDS
    kind = words[0] if wanted else words[0].removeprefix("not-")
    if kind not in KINDS:
        nearest = get_close_matches(kind, KINDS, 1, 0.0)[0]
        raise ValueError(f'there is no event called "{kind}"; the nearest is "{nearest}"')
    found: dict[str, object] = {}
    rest = iter(words[1:])
    for word in rest:
        if word in ("to", "by", "as", "because"):
            found.update(_qualifier(word, next(rest, "")))
        elif word in PLAYERS and "player" not in found:
            found["player"] = PLAYERS[word]
        elif word.isdigit() and "number" not in found:
            found["number"] = int(word)
        elif word in SUMMONS and KINDS[kind] in ((EventKind.SUMMONED,), (EventKind.SUMMON_DECLARED,)):
            found["summon"] = SUMMONS[word]
        elif _SLUG.match(word) and "card" not in found:
            found["card"] = word
        else:
            raise ValueError(f'"{word}" does not fit here in "{text}"')
    return Happening(KINDS[kind], wanted, **found)  # type: ignore[arg-type]


def _qualifier(word: str, value: str) -> dict[str, object]:
    tables: dict[str, tuple[str, dict[str, object]]] = {
        "to": ("to", {name: int(zone) for name, zone in ZONES.items()}),
        "as": ("cause", dict(CAUSES)),
    }
    if word in tables:
        name, table = tables[word]
        if value not in table:
            raise ValueError(f'after "{word}" stands one of {", ".join(table)}, not "{value}"')
        return {name: table[value]}
    if not _SLUG.match(value):
        raise ValueError(f'after "{word}" stands a {"card" if word == "by" else "reason"}, not "{value}"')
    return {"by" if word == "by" else "reason": value}
