"""Card specifications on a board: ``slug[@N][#n][|up|set|atk|def][|owner=..][|equip=..][|materials=..][|how=..]``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.fact_flags import Fact
from rulebook.notation.words import PLAYERS, POSITIONS, UNKNOWN_CARD
from rulebook.vocabulary.terms import CounterKind, Position, SummonKind

from .faults import Fault

_HEAD = re.compile(r"^(?P<slug>[a-z0-9]+(?:-[a-z0-9]+)*)(?:@(?P<slot>[1-5]))?(?:#(?P<copy>[1-9][0-9]?))?$")
_COUNTERS = re.compile(r"^(spell|plain):[1-9][0-9]?(\+(spell|plain):[1-9][0-9]?)?$")
FACTS: dict[str, Fact] = {
    "set-this-turn": Fact.SET_THIS_TURN,
    "summoned": Fact.NORMAL_SUMMONED,
    "special-summoned": Fact.SPECIAL_SUMMONED,
    "attacked": Fact.ATTACKED,
    "changed": Fact.CHANGED_POSITION,
}
"""Flags for what has happened to a card this turn."""
HOW: dict[str, SummonKind] = {str(kind.name).lower(): kind for kind in SummonKind}
"""Words for how a monster was Summoned."""
UNSAID = SummonKind(0)


@dataclass(frozen=True, slots=True)
class CardSpec:
    """A card on a board or in an expectation. ``position`` None: unspecified. ``slot`` counts from 0.

    ``since`` is the turn of its activation, ``how`` the way in which a monster was Summoned, if that is said.
    """

    slug: str
    slot: int = NOBODY
    copy: int = 0
    position: Position | None = None
    owner: int = NOBODY
    equip: str = ""
    bound: str = ""
    facts: int = Fact.NONE
    proper: bool = False
    materials: tuple[str, ...] = ()
    counters: tuple[tuple[CounterKind, int], ...] = ()
    awake: bool = False
    since: int = 0
    how: SummonKind = UNSAID


def parse_spec(text: str) -> CardSpec:
    """Parse a card specification.

    Raises:
        Fault: it is invalid.
    """
    head, *flags = (part.strip() for part in text.lower().split("|"))
    found = _HEAD.match(head)
    if not found:
        raise Fault("", f'"{text}" is not a card', 'Write it like "sangan", "sangan@3|set" or "premature-burial|up"')
    position: Position | None = None
    owner, facts, proper, since, how = NOBODY, 0, False, 0, UNSAID
    hosts = {"equip": "", "bound": ""}
    materials: tuple[str, ...] = ()
    counters: tuple[tuple[CounterKind, int], ...] = ()
    for flag in flags:
        name, equals, value = flag.partition("=")
        if flag in POSITIONS and position is None:
            position = POSITIONS[flag]
        elif flag in FACTS:
            facts |= FACTS[flag]
        elif flag == "proper":
            proper = True
        elif flag == "awake":
            pass  # a Gemini monster that was Normal Summoned again
        elif name == "counters" and _COUNTERS.match(value):
            counters = tuple(
                (CounterKind[kind.upper()], int(many)) for kind, many in (one.split(":") for one in value.split("+"))
            )
        elif name == "since" and value.isdecimal():
            since = int(value)
        elif name == "how" and value in HOW:
            how = HOW[value]
        elif name == "owner" and value in ("you", "opponent"):
            owner = PLAYERS[value]
        elif equals and name in hosts and _HEAD.match(value):
            hosts[name] = value
        elif name == "materials" and all(map(_HEAD.match, value.split("+"))):
            materials = tuple(value.split("+"))
        else:
            more = (
                "proper", "owner=you", "owner=opponent", "equip=slug", "bound=slug", "materials=slug+slug", "awake",
                "counters=spell:2", "since=3", "how=fusion",
            )  # fmt: skip
            words = ", ".join((*POSITIONS, *FACTS, *more))
            raise Fault("", f'"|{flag}" in "{text}" is not valid here', f"Use at most one position, and of: {words}")
    slot = int(found["slot"]) - 1 if found["slot"] else NOBODY
    return CardSpec(
        found["slug"], slot, int(found["copy"] or 0), position, owner, hosts["equip"], hosts["bound"], facts, proper,
        materials, counters, "awake" in flags, since, how,
    )  # fmt: skip


def number_of(book: Book, slug: str) -> int:
    """The number of the card with this slug; 0 for an unknown card.

    Raises:
        Fault: no card has this slug; the remedy suggests similar ones.
    """
    if slug == UNKNOWN_CARD:
        return 0
    card = book.by_slug.get(slug)
    if card is None:
        nearest = get_close_matches(slug, book.by_slug, 1, 0.0)
        raise Fault("", f'no card is called "{slug}"', f'Did you mean "{nearest[0] if nearest else UNKNOWN_CARD}"?')
    return card.number
