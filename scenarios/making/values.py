"""Exercises as values: a question, options, which one is right, and why each other one is wrong. No texts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from rulebook.explain.tree import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import FALLBACK


class Kind(StrEnum):
    """What an exercise asks for."""

    PREDICT = "predict"
    MAY_I = "may-i"
    SORT = "sort"
    ORDER = "order"


MOST_OPTIONS = 4


class Recipe(NamedTuple):
    """What an exercise is made from: enough to make the same one again.

    ``source`` is a scenario id or the slug of a card, ``place`` a position in it or a clause of it, and ``asked`` what
    is asked about it.
    """

    kind: Kind
    source: str
    place: int
    asked: str

    @property
    def id(self) -> str:
        """A short id: the kind and eight hexadecimal digits."""
        content = "\n".join(map(str, self))
        return f"{self.kind.value}.{blake2b(content.encode(), digest_size=4).hexdigest()}"


@dataclass(frozen=True, slots=True)
class Option:
    """One answer; ``because`` is when it would be right, None for the right one.

    ``rules`` are the rules that make it wrong, or right.
    """

    told: Explanation
    because: Explanation | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Exercise:
    """A question about a position or a card.

    ``at`` is the number of actions played before it in its scenario; ``rules`` are the rules it exercises.
    """

    recipe: Recipe
    question: Explanation
    options: tuple[Option, ...]
    rules: tuple[str, ...]
    at: int = 0

    @property
    def id(self) -> str:
        """The id of its recipe."""
        return self.recipe.id

    @property
    def kind(self) -> Kind:
        """The kind of its recipe."""
        return self.recipe.kind

    @property
    def right(self) -> int:
        """The number of the right option, counted from 0."""
        return next(at for at, option in enumerate(self.options) if option.because is None)

    def arranged(self, seed: int = 0) -> Exercise:
        """The same exercise with its options in an order that the seed decides."""
        options = sorted(self.options, key=lambda option: repr(option.told))
        Random(f"{seed} {self.id}").shuffle(options)
        return replace(self, options=tuple(options))


def exercise(
    recipe: Recipe, question: Explanation, right: Option, wrong: Sequence[Option], *, at: int = 0
) -> Exercise | None:
    """An exercise with its options in the order of the seed 0; None without a wrong option.

    Args:
        recipe: what it is made from.
        question: what is asked.
        right: the right option.
        wrong: the others; one that says the same as an earlier one is left out, and those beyond ``MOST_OPTIONS``.
        at: the number of actions played before it.
    """
    said: dict[str, Option] = {}
    for option in (right, *wrong):
        said.setdefault(text(FALLBACK, option.told, depth=Depth.SIMPLE), option)
    wrong = [*said.values()][1:MOST_OPTIONS]
    if not wrong:
        return None
    rules = tuple(dict.fromkeys(rule for option in (right, *wrong) for rule in option.rules))
    return Exercise(recipe, question, (right, *wrong), rules, at).arranged()
