"""Explanation trees: reasons as values, independent of language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum, StrEnum
from typing import NamedTuple

from rulebook.vocabulary.effects import Card, Effect, Names
from rulebook.vocabulary.filters import Filter
from rulebook.vocabulary.terms import CardKind


class Role(StrEnum):
    """Why something happened: the chip in front of the sentence."""

    COST = "cost"
    EFFECT = "effect"
    BATTLE = "battle"
    RULE = "rule"
    SUMMON = "summon"
    CHAIN = "chain"
    NOTHING = "nothing"
    REFUSED = "refused"
    CHOICE = "choice"
    WHY_NOT = "why-not"
    NO_RESPONSE = "no-response"
    STILL = "still"
    WHAT_IF = "what-if"
    PARTLY = "partly"


class Who(StrEnum):
    """A player from the viewer's perspective."""

    YOU = "you"
    OPPONENT = "opponent"
    NOBODY = "nobody"


class Word(NamedTuple):
    """A game term as an argument: ``table`` is the set it belongs to (zone, phase, step, verb ...)."""

    table: str
    value: str


class Apart(NamedTuple):
    """What tells a card from its copies: a noun, and the number of a zone unless it is 0."""

    noun: str
    number: int = 0


class Naming(IntEnum):
    """How a sentence names a card: with the noun of its kind, without it, or by nothing but its name."""

    FULL = 0
    PLAIN = 1
    BARE = 2


class Thing(NamedTuple):
    """A card as an argument of a sentence.

    ``names`` is None for a card the viewer cannot identify; ``kind`` is then what is visible of it, if anything.
    ``side`` is its controller (off the field: its owner). ``uid`` lets the page highlight it. ``token``: it is a Token,
    which is never called a card or simply a monster. ``apart`` tells it from copies on the same side of the field.
    ``equip``: it is a Monster Card that lies as an Equip Card, which counts as a Spell and is not called one.
    ``naming``: what is said with its name.
    """

    uid: int
    names: Names | None = None
    kind: CardKind | None = None
    side: Who = Who.NOBODY
    face_down: bool = False
    token: bool = False
    apart: Apart | None = None
    equip: bool = False
    naming: Naming = Naming.FULL


BARE = "bare"
"""The argument of a refusal of which only the reason is said, as the answer to "may I ...?"."""
SECOND = "another"
"""The argument of a refusal that is the second reason: what cannot be done has been said."""
WHOLE = "whole"


class Passage(NamedTuple):
    """Part of a card's text as an argument: the clauses of ``effect`` (number ``place``) with the role ``part``.

    For the part ``WHOLE``, all of them.
    """

    card: Card
    effect: Effect
    place: int
    part: str


class Quoted(NamedTuple):
    """Other explanations as an argument, told one after the other."""

    told: tuple[Explanation, ...]


class Described(NamedTuple):
    """Cards that are asked for as an argument: the filter they must match, and how many there must be (0: any)."""

    filter: Filter
    number: int = 1


class RuleName(NamedTuple):
    """A rule as an argument: its wording."""

    id: str


Value = int | Who | Word | Thing | Described | Passage | Quoted | RuleName | tuple[Thing, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """One sentence before rendering, with the reasons behind it.

    ``node`` names the frame, ``arguments`` the values it may use, ``rules`` the rules it rests on; ``children`` are
    shown under "more". ``events`` are the indexes of the events it covers. ``ruleset`` is the one being played, whose
    documents are cited first.
    """

    node: str
    arguments: tuple[tuple[str, Value], ...] = ()
    rules: tuple[str, ...] = ()
    children: tuple[Explanation, ...] = ()
    role: Role = Role.RULE
    events: tuple[int, ...] = ()
    ruleset: str = ""

    def get(self, name: str) -> Value | None:
        """The argument with this name, or None."""
        return dict(self.arguments).get(name)

    def with_children(self, *children: Explanation) -> Explanation:
        """The same explanation with additional children."""
        return replace(self, children=(*self.children, *children))
