"""What sentences are made of: noun phrases ready to be said, pointers to known cards, acts in their moods."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import NamedTuple


class Mood(Enum):
    """How an act is said: as an order, after "can", of each player or the opponent (who may), after "by" ..."""

    ORDER = 0
    CAN = 1
    EACH = 2
    EACH_CAN = 3
    BY = 4
    YOU_CAN = 5
    THEY = 6
    THEY_CAN = 7


class Must(Enum):
    """How binding the own procedure of a monster is: one way of several, the first Summon, the only way."""

    NOT = 0
    FIRST = 1
    ONLY = 2


class Said(NamedTuple):
    """A noun phrase ready to be an object.

    ``tail`` is a German relative clause that may jump over a bare verb; ``pronoun`` asks Italian for a clitic.
    """

    text: str
    tail: str = ""
    noun: str = "card"
    n: int = 1
    pronoun: bool = False


class Pointer(NamedTuple):
    """Known cards pointed at again.

    ``how``: this, it, that, first, second, attacking, attacked, opposing, equipped, connected, excavated,
    remaining.
    """

    how: str
    noun: str = "card"
    n: int = 1


class Act(ABC):
    """A verb with everything that hangs on it. ``tail`` is a relative clause that closes it and asks for a comma."""

    tail: str = ""

    @abstractmethod
    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        """The clause; ``inverted`` when something stands before it, ``adverb`` goes inside where the language wants."""
