"""Building blocks of sentences: rendered noun phrases, references to known cards, acts in their moods."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar, NamedTuple

from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.phrasebook import row
from rulebook.vocabulary.terms import Side


class Mood(Enum):
    """The grammatical mood of an act: imperative, after "can", of each player or the opponent (who may), after "by",
    of the owner of a card (who may). ``EACH_AGAIN``: the previous clause said already that each player acts.
    """

    ORDER = 0
    CAN = 1
    EACH = 2
    EACH_CAN = 3
    BY = 4
    YOU_CAN = 5
    THEY = 6
    THEY_CAN = 7
    OWNER_CAN = 8
    EACH_AGAIN = 9


ACTORS: dict[Mood, Side] = {Mood.EACH: Side.EACH, Mood.EACH_AGAIN: Side.EACH, Mood.THEY: Side.OPPONENT}
"""Moods that conjugate the verb, with their subject."""

OF_EACH = (Mood.EACH, Mood.EACH_AGAIN)
"""Moods in which each player acts on their own cards."""


def starting(lang: str, mood: Mood, inverted: bool) -> str:
    """What precedes the verb of an act in this mood: you can; ``inverted``: if something precedes the clause."""
    return row(lang, f"acts.moods.{mood.name.lower()}")[inverted]


class Must(Enum):
    """How restrictive a monster's own procedure is: one way of several, the first Summon, the only way."""

    NOT = 0
    FIRST = 1
    ONLY = 2


class Said(NamedTuple):
    """A rendered noun phrase used as an object.

    ``tail`` is a German relative clause that may move behind a bare verb; ``pronoun`` requests a clitic in Italian.
    """

    text: str
    tail: str = ""
    noun: str = "card"
    n: int = 1
    pronoun: bool = False


class Pointer(NamedTuple):
    """A reference back to known cards.

    ``how``: this, again (this card, while nothing else was mentioned), pronoun, that, first, second, attacking,
    attacked, yours (the monster of yours that battles), opposing, equipped, excavated, remaining, sent, tributed
    or banished.
    """

    how: str
    noun: str = "card"
    n: int = 1


def paid_for(verb: str) -> Pointer:
    """The monster of a cost, by what was done to it: the sent monster."""
    return Pointer({"send": "sent", "tribute": "tributed"}.get(verb, "that"), "monster")


class Act(ABC):
    """A verb with its complements. ``tail`` is a final relative clause that requires a comma."""

    tail: str = ""
    is_statement: ClassVar[bool] = False
    """Whether it is a statement and not an imperative."""

    @abstractmethod
    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        """The clause; ``inverted`` if something precedes it, ``adverb`` is inserted where the language puts it."""

    def timed(self, time: str) -> Act:
        """The same act with a time where the language puts it.

        Raises:
            CannotSay: this act has no place for a time.
        """
        raise CannotSay(f"no place for a time in {self!r}")

    def in_place(self, obj: str, place: str) -> Act:
        """The same Special Summon with the side of the field on which the object ``obj`` is placed.

        Raises:
            CannotSay: this act has no place for it.
        """
        raise CannotSay(f"no place for the side of the field in {self!r}")

    def continued(self) -> Act:
        """The same act after "and", where its subject need not be said again: gain 500 ATK and lose 400 DEF."""
        return self

    def forbidden(self) -> str:
        """What a prohibition forbids, without its subject and verb: be Tributed."""
        return self.say(Mood.ORDER)


@dataclass(frozen=True, slots=True)
class Statement(Act):
    """A subject, its verb and the rest, in a language that puts a time before the rest."""

    subject: str
    finite: str
    rest: str
    tail: str = ""

    is_statement: ClassVar[bool] = True

    def timed(self, time: str) -> Act:
        return replace(self, rest=f"{time} {self.rest}".strip())

    def continued(self) -> Act:
        return replace(self, subject="")

    def forbidden(self) -> str:
        return self.rest
