"""The book: ruleset and cards, passed to every engine function."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from rulebook.vocabulary.effects import Activated, Card, Continuous, Effect, MonsterStats, Victory
from rulebook.vocabulary.operations import SpecialSummon
from rulebook.vocabulary.terms import MonsterKind

from .check import Check
from .copies import copies, gains, loans

if TYPE_CHECKING:
    from .table import Table

EffectT = TypeVar("EffectT")


@dataclass(frozen=True)
class Ruleset:
    """The contents of a ruleset.

    ``procedures`` maps a procedure's number to its function; ``checks`` maps an action kind to its checks in order of
    explanation; ``policies`` select a reading where sources differ; ``numbers`` are numeric rules (opening hand, hand
    limit ...); ``date`` (yyyymmdd) selects the wording of dated cards; ``absent`` are the rules that steps ask for and
    that are not in force; ``restated`` are rules that repeat what other rules say, so they are disabled together;
    ``borrowed`` are rules in force that the base ruleset does not have; ``cites`` names, for a rule of another ruleset,
    the one of this ruleset that says so here.
    """

    id: str
    date: int
    procedures: Mapping[int, Callable[[Table], None]]
    checks: Mapping[int, tuple[Check[Any], ...]]
    policies: Mapping[str, str] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    absent: frozenset[str] = frozenset()
    restated: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    borrowed: frozenset[str] = frozenset()
    cites: Mapping[str, str] = field(default_factory=dict)

    def derive(
        self,
        id: str,
        *,
        date: int | None = None,
        procedures: Mapping[int, Callable[[Table], None]] | None = None,
        checks: Mapping[int, tuple[Check[Any], ...]] | None = None,
        policies: Mapping[str, str] | None = None,
        numbers: Mapping[str, int] | None = None,
        without: Iterable[str] = (),
        adding: Iterable[str] = (),
        restated: Mapping[str, tuple[str, ...]] | None = None,
        cites: Mapping[str, str] | None = None,
    ) -> Ruleset:
        """Derive a ruleset by naming only the differences from this one.

        ``without`` are rules in force here that the other does not have, ``adding`` absent ones that it has.
        """
        return Ruleset(
            id,
            self.date if date is None else date,
            {**self.procedures, **(procedures or {})},
            {**self.checks, **(checks or {})},
            {**self.policies, **(policies or {})},
            {**self.numbers, **(numbers or {})},
            (self.absent | frozenset(without)) - frozenset(adding),
            {**self.restated, **(restated or {})},
            self.borrowed | frozenset(adding),
            {**self.cites, **(cites or {})},
        )


@dataclass(frozen=True, eq=False)
class Book:
    """Ruleset and cards. Immutable; equal contents have the same ``digest`` in every process.

    Books compare by identity; to compare contents, compare digests.
    """

    ruleset: Ruleset
    cards: tuple[Card, ...]
    left_out: frozenset[str] = frozenset()

    @cached_property
    def by_number(self) -> dict[int, Card]:
        return {card.number: card for card in self.faces}

    @cached_property
    def copies(self) -> dict[tuple[int, int], Card]:
        """The faces of cards that copy a monster, by the printed numbers of both (see ``copies``)."""
        return dict(copies(self.cards, self._printed_effects))

    @cached_property
    def gains(self) -> dict[tuple[int, int], Card]:
        """The faces of cards that have gained effects, by printed number and effects (see ``copies``)."""
        return dict(gains(self.cards, self._printed_effects))

    @cached_property
    def loans(self) -> dict[tuple[int, int], Card]:
        """The faces of monsters to which a material gives an effect, by the printed numbers of both."""
        return dict(loans(self.cards, self._printed_effects))

    @cached_property
    def faces(self) -> tuple[Card, ...]:
        """All cards, and the faces they can have."""
        return (*self.cards, *self._other_faces)

    @cached_property
    def _other_faces(self) -> tuple[Card, ...]:
        return (*self.copies.values(), *self.gains.values(), *self.loans.values())

    @cached_property
    def trap_monsters(self) -> dict[int, MonsterStats]:
        """The monsters that Traps become by their own effect, by card number."""
        return {
            card.number: MonsterStats(form.type, form.attribute, form.level, form.atk, form.def_, (MonsterKind.NORMAL,))
            for card in self.cards
            for effect in self.effects(card.number)
            if isinstance(effect, Activated) and isinstance(effect.operation, SpecialSummon)
            if (form := effect.operation.as_monster) is not None
        }

    @cached_property
    def by_slug(self) -> dict[str, Card]:
        return {card.slug: card for card in self.cards}

    @cached_property
    def _printed_effects(self) -> dict[int, tuple[Effect, ...]]:
        return {card.number: card.effects_at(self.ruleset.date) for card in self.cards}

    @cached_property
    def _effects(self) -> dict[int, tuple[Effect, ...]]:
        return self._printed_effects | {card.number: card.effects for card in self._other_faces}

    @cached_property
    def victories(self) -> dict[int, Victory]:
        """The cards that win the duel from the hand, with their conditions."""
        return {
            number: effect
            for number, effects in self._effects.items()
            for effect in effects
            if isinstance(effect, Victory)
        }

    def effects(self, number: int) -> tuple[Effect, ...]:
        """The effects of a card under this ruleset; an unknown card has none."""
        return self._effects.get(number, ())

    @cached_property
    def _by_type(self) -> dict[type, list[tuple[int, int, Any]]]:
        """Every effect of every face by its type, with the number of its card and its index."""
        found: dict[type, list[tuple[int, int, Any]]] = {}
        for number, effects in self._effects.items():
            for index, effect in enumerate(effects):
                found.setdefault(type(effect), []).append((number, index, effect))
        return found

    @cached_property
    def by_modifier(self) -> dict[type, frozenset[int]]:
        """The numbers of the cards that have a continuous modifier of each type."""
        found: dict[type, set[int]] = {}
        for number, _, effect in self.of_type(Continuous):
            for modifier in effect.modifiers:
                found.setdefault(type(modifier), set()).add(number)
        return {kind: frozenset(numbers) for kind, numbers in found.items()}

    def of_type(self, kind: type[EffectT]) -> Sequence[tuple[int, int, EffectT]]:
        """Every effect of this type, with the number of its card and its index."""
        return self._by_type.get(kind, ())

    def with_effect(self, kind: type[EffectT], asks: Callable[[EffectT], bool]) -> frozenset[int]:
        """The numbers of the cards that have an effect of this type of which this is true."""
        return frozenset(number for number, _, effect in self.of_type(kind) if asks(effect))

    @cached_property
    def digest(self) -> int:
        """A 63-bit number that changes when a card, a policy or the ruleset changes."""
        parts = [self.ruleset.id, repr(sorted(self.ruleset.policies.items())), repr(sorted(self.missing))]
        raw = hashlib.sha256("\n".join(parts).encode() + self._cards_text).digest()
        return int.from_bytes(raw[:8], "big") >> 1

    @cached_property
    def _cards_text(self) -> bytes:
        """All cards as one text, for the digest; it takes longer than the rest of a book."""
        return "".join(f"\n{card!r}" for card in sorted(self.cards, key=lambda card: card.number)).encode()

    @cached_property
    def missing(self) -> frozenset[str]:
        """The rules not in force: those the ruleset lacks, and those disabled."""
        alike = (rule for one in self.left_out for rule in self.ruleset.restated.get(one, ()))
        return self.ruleset.absent | self.left_out | frozenset(alike)

    @cached_property
    def checks(self) -> Mapping[int, tuple[Check[Any], ...]]:
        """The checks in force for each action kind, by the kind's number."""
        gone = self.missing
        return {
            kind: tuple(one for one in checks if one.id not in gone and gone.isdisjoint(one.rules))
            for kind, checks in self.ruleset.checks.items()
        }

    def under(self, rules: tuple[str, ...]) -> bool:
        """Whether a step that rests on these rules is taken: none of them is missing (see ``without``)."""
        return self.missing.isdisjoint(rules)

    def reads(self, point: str, reading: str) -> bool:
        """Whether this reading of a disputed point is played (see ``Ruleset.policies``)."""
        return self.ruleset.policies.get(point) == reading

    def without(self, *rules: str) -> Book:
        """The same book without these rules or checks, to demonstrate and test that they matter."""
        other = Book(self.ruleset, self.cards, self.left_out | frozenset(rules))
        vars(other).update(_cards_text=self._cards_text, copies=self.copies, gains=self.gains, loans=self.loans)
        return other


def book_of(ruleset: Ruleset, cards: Iterable[Card]) -> Book:
    """Create a book of these cards under this ruleset.

    Raises:
        ValueError: two cards share a number or a slug.
    """
    cards = tuple(cards)
    numbers = Counter(card.number for card in cards)
    slugs = Counter(card.slug for card in cards)
    doubled = sorted(card.slug for card in cards if numbers[card.number] > 1 or slugs[card.slug] > 1)
    if doubled:
        raise ValueError(f"cards declared twice: {doubled}; give each its own number and slug")
    return Book(ruleset, cards)
