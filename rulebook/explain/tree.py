"""Explanation trees: reasons as values, before any language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from rulebook.vocabulary.effects import Card, Effect, Names
from rulebook.vocabulary.terms import CardKind


class Role(StrEnum):
    """By what right something happened: the chip in front of the sentence."""

    COST = "cost"
    EFFECT = "effect"
    BATTLE = "battle"
    RULE = "rule"
    SUMMON = "summon"
    CHAIN = "chain"
    NOTHING = "nothing"
    REFUSED = "refused"
    CHOICE = "choice"


class Who(StrEnum):
    """A player, seen by the reader."""

    YOU = "you"
    OPPONENT = "opponent"
    NOBODY = "nobody"


class Word(NamedTuple):
    """A game term as an argument: ``table`` is the set it comes from (zone, phase, step, verb ...)."""

    table: str
    value: str


class Thing(NamedTuple):
    """A card as an argument of a sentence.

    ``names`` is None for a card the reader cannot identify; ``kind`` is then what can be seen of it, if
    anything. ``side`` is who controls it (off the field: who owns it). ``uid`` lets the page point at it.
    ``token`` says that it is a Token, which no sentence calls a card or just a monster.
    """

    uid: int
    names: Names | None = None
    kind: CardKind | None = None
    side: Who = Who.NOBODY
    face_down: bool = False
    token: bool = False


class Passage(NamedTuple):
    """A piece of a card's text as an argument: the clauses of ``effect`` (number ``place``) with the role ``part``."""

    card: Card
    effect: Effect
    place: int
    part: str


Value = int | Who | Word | Thing | Passage | tuple[Thing, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """One sentence to be, with the reasons behind it.

    ``node`` names the frame, ``arguments`` what the frame may speak of, ``rules`` the rules it rests on;
    ``children`` are what "more" shows. ``events`` are the positions of the events it tells of.
    """

    node: str
    arguments: tuple[tuple[str, Value], ...] = ()
    rules: tuple[str, ...] = ()
    children: tuple[Explanation, ...] = ()
    role: Role = Role.RULE
    events: tuple[int, ...] = ()

    def get(self, name: str) -> Value | None:
        """The argument called ``name``, or None."""
        return dict(self.arguments).get(name)

    def with_children(self, *children: Explanation) -> Explanation:
        """The same explanation with more behind it."""
        return replace(self, children=(*self.children, *children))
