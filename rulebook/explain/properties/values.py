"""What can be asked of one card, and the answer as a value."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from enum import StrEnum

from rulebook.engine.core.book import Book
from rulebook.engine.core.effect_modes import costs_of, modes_of, operation_of
from rulebook.explain.tree import WHOLE, Explanation, Passage, Role, Thing, Value
from rulebook.vocabulary.effects import Activated, Card, Continuous, Effect, Unclassified
from rulebook.vocabulary.operations import Operation

from .doings import doings


class Property(StrEnum):
    """What can be asked of one card."""

    TARGETS = "targets"
    COST = "cost"
    MANDATORY = "mandatory"
    MISSES = "misses"
    SPEED = "speed"
    CHAIN = "chain"
    DAMAGE_STEP = "damage-step"
    OPPONENTS_TURN = "opponents-turn"
    OWN_TURN = "own-turn"
    LIMIT = "limit"
    BY_NAME = "by-name"
    NORMAL_SUMMON = "normal-summon"
    SET = "set"
    SPECIAL = "special"
    REVIVE = "revive"
    HAND = "hand"
    GRAVEYARD = "graveyard"
    DOES = "does"
    NEGATES_ACTIVATION = "negates-activation"


@dataclass(frozen=True, slots=True)
class Fact:
    """The answer: ``yes`` (None if it depends), and what is told.

    ``always``: it holds whatever the circumstances.
    """

    yes: bool | None
    told: tuple[Explanation, ...]
    always: bool = False


@dataclass(frozen=True)
class Case:
    """A card of which something is asked.

    Args:
        book: ruleset and cards.
        card: the card.
        doing: what the question says the card or its player does ("discard"), if anything.
        number: a number that the question names, or 0.
    """

    book: Book
    card: Card
    doing: frozenset[str] = field(default_factory=frozenset)
    number: int = 0

    @property
    def effects(self) -> tuple[Effect, ...]:
        """All its effects."""
        return self.book.effects(self.card.number)

    @property
    def activated(self) -> tuple[Activated, ...]:
        """The effects that are activated and that the question may mean."""
        return self._meant or tuple(one for one in self.effects if isinstance(one, Activated))

    @property
    def is_meant(self) -> bool:
        """Whether an effect does what the question says is done."""
        return bool(self._meant)

    @property
    def _meant(self) -> tuple[Activated, ...]:
        every = (one for one in self.effects if isinstance(one, Activated))
        return tuple(one for one in every if self.doing & (done_at(costs(one)) | done_at(operations(one))))

    @property
    def applying(self) -> tuple[Effect, ...]:
        """The effects that apply or happen without being activated."""
        return tuple(one for one in self.effects if isinstance(one, Continuous | Unclassified))

    def tell(
        self, node: str, rules: Collection[str], effect: Effect | None = None, part: str = WHOLE, **numbers: int
    ) -> Explanation:
        """An explanation about the card, or about one of its effects with the part of the text that says so."""
        one = sum(isinstance(each, Activated | Continuous | Unclassified) for each in self.effects) <= 1
        arguments: list[tuple[str, Value]] = [("card", Thing(0, self.card.names, self.card.kind))]
        arguments += [("one", int(one)), *numbers.items()]
        if effect is not None:
            arguments.append(("passage", Passage(self.card, effect, self.effects.index(effect), part)))
        return Explanation(f"property.{node}", tuple(arguments), tuple(rules), role=Role.RULE)

    def without_effect(self) -> Fact:
        """What is told of a card on which nothing can be activated."""
        applying = self.applying
        if not applying:
            return Fact(False, (self.tell("no-effect", ()),))
        told = tuple(self.tell("no-activation", ("effect.continuous.no-activation",), one) for one in applying[:1])
        return Fact(False, told)


def costs(effect: Activated) -> tuple[Operation, ...]:
    """The costs of an effect, in all its modes."""
    return tuple(dict.fromkeys(one for mode in _modes(effect) for one in costs_of(effect, mode)))


def operations(effect: Activated) -> tuple[Operation, ...]:
    """What an effect does, in all its modes."""
    found = (operation_of(effect, mode) for mode in _modes(effect))
    return tuple(one for one in found if one is not None)


def _modes(effect: Activated) -> range:
    return range(len(modes_of(effect)) or 1)


def done_at(done: Iterable[Operation]) -> frozenset[str]:
    """What is done by operations, as the words of a question say it."""
    return frozenset(word for one in done for word in doings(one))


def agreed(found: Iterable[tuple[bool, Explanation]]) -> Fact:
    """The answer from those for each effect: yes or no if they agree."""
    listed = list(found)
    values = {yes for yes, _ in listed}
    told = tuple(dict.fromkeys(one for _, one in listed))
    return Fact(values.pop() if len(values) == 1 else None, told)


def any_of(found: Iterable[tuple[bool, Explanation]]) -> Fact:
    """The answer from those for each effect: yes if one says so, and then only such ones are told."""
    listed = list(found)
    yes = any(one for one, _ in listed)
    return Fact(yes, tuple(dict.fromkeys(told for one, told in listed if one is yes)))
