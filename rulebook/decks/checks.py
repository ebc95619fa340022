"""Deck checks: every fault by name, with the numbers and cards of this Deck.

There is one table for all rulesets: a check names its rules, and is skipped for a ruleset without them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from rulebook.engine.core.book import Book
from rulebook.engine.core.verdict import Argument, Failure
from rulebook.engine.opening import Deck
from rulebook.engine.opening import in_extra_deck as _of_extra_deck
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import MonsterKind

COPIES = 3
EXTRA_COUNTS_APART = ("deck.extra.not-counted",)
FUSION_COUNTS_APART = ("deck.fusion.not-counted.classic",)
SAME_NAME = ("deck.same-name",)
LIST_MAY_BE_IGNORED = ("deck.restriction-list.scope",)


class DeckList(NamedTuple):
    """The card numbers of a player's three Decks, in any order."""

    main: tuple[int, ...] = ()
    extra: tuple[int, ...] = ()
    side: tuple[int, ...] = ()

    @property
    def deck(self) -> Deck:
        """The Deck that the player starts a duel with."""
        return Deck(self.main, self.extra)


@dataclass(slots=True)
class Case:
    """A Deck being checked, with the restrictions by card number (0, 1 or 2 copies)."""

    book: Book
    deck: DeckList
    limits: Mapping[int, int] = field(default_factory=dict)

    def card(self, number: int) -> Card | None:
        return self.book.by_number.get(number)

    def same(self, number: int) -> str | int:
        """What identifies copies of the same card: their name (rule deck.same-name)."""
        card = self.card(number)
        return card.names.en if card is not None and self.book.under(SAME_NAME) else number

    def copies(self, *piles: Iterable[int]) -> Iterator[tuple[int, int]]:
        """Yield each card of these piles once, with the number of cards that count as the same card."""
        numbers = [number for pile in piles for number in pile]
        counted = Counter(self.same(number) for number in numbers)
        first = {self.same(number): number for number in reversed(numbers)}
        return ((number, counted[key]) for key, number in first.items())

    @property
    def everything(self) -> tuple[int, ...]:
        return (*self.deck.main, *self.deck.extra, *self.deck.side)


Arguments = dict[str, Argument]
Test = Callable[[Case], Iterator[Arguments]]


@dataclass(frozen=True, slots=True)
class DeckCheck:
    """One kind of fault; ``test`` yields the arguments of each occurrence."""

    id: str
    rules: tuple[str, ...]
    test: Test


def _number(case: Case, name: str) -> int:
    return case.book.ruleset.numbers[name]


def _unknown(case: Case) -> Iterator[Arguments]:
    for number in sorted(set(case.everything)):
        if case.card(number) is None:
            yield {"number": number}


def _few(*apart: str) -> Test:
    def few(case: Case) -> Iterator[Arguments]:
        counted = case.deck.main if case.book.under(apart) else (*case.deck.main, *case.deck.extra)
        if len(counted) < _number(case, "deck-least"):
            yield {"count": len(counted), "limit": _number(case, "deck-least")}

    return few


def _many(pile: str, number: str) -> Test:
    def many(case: Case) -> Iterator[Arguments]:
        count = len(getattr(case.deck, pile))
        if count > _number(case, number):
            yield {"count": count, "limit": _number(case, number)}

    return many


def _side_exact(case: Case) -> Iterator[Arguments]:
    if len(case.deck.side) not in (0, _number(case, "side-most")):
        yield {"count": len(case.deck.side), "limit": _number(case, "side-most")}


def _too_many_copies(extra: bool) -> Test:
    def copies(case: Case) -> Iterator[Arguments]:
        piles = (case.deck.main, case.deck.side, case.deck.extra if extra else ())
        for number, count in case.copies(*piles):
            if count > COPIES and case.card(number) is not None:
                yield {"card": number, "count": count, "limit": COPIES}

    return copies


def _restricted(allowed: int) -> Test:
    def restricted(case: Case) -> Iterator[Arguments]:
        for number, count in case.copies(case.everything):
            if case.limits.get(number) == allowed and count > allowed:
                yield {"card": number, "count": count, "limit": allowed}

    return restricted


def _kinds(card: Card | None) -> tuple[MonsterKind, ...]:
    return card.stats.kinds if card is not None and card.stats is not None else ()


def _extra_in_main(case: Case) -> Iterator[Arguments]:
    for number in sorted(set(case.deck.main)):
        card = case.card(number)
        if card is not None and _of_extra_deck(card):
            yield {"card": number}


def _main_in_extra(fits: Callable[[Card], bool]) -> Test:
    def main_in_extra(case: Case) -> Iterator[Arguments]:
        for number in sorted(set(case.deck.extra)):
            card = case.card(number)
            if card is not None and not fits(card) and not card.is_token and MonsterKind.RITUAL not in _kinds(card):
                yield {"card": number}

    return main_in_extra


def _ritual_in_extra(case: Case) -> Iterator[Arguments]:
    for number in sorted(set(case.deck.extra)):
        if MonsterKind.RITUAL in _kinds(case.card(number)):
            yield {"card": number}


def _token(case: Case) -> Iterator[Arguments]:
    for number in sorted(set(case.everything)):
        if MonsterKind.TOKEN in _kinds(case.card(number)):
            yield {"card": number}


def _is_fusion(card: Card) -> bool:
    return MonsterKind.FUSION in _kinds(card)


CHECKS: tuple[DeckCheck, ...] = (
    DeckCheck("deck.unknown", (), _unknown),
    DeckCheck("deck.main.few", ("deck.main.size",), _few(*EXTRA_COUNTS_APART)),
    DeckCheck("deck.main.few", ("deck.main.size.classic",), _few(*FUSION_COUNTS_APART)),
    DeckCheck("deck.main.many", ("deck.main.size",), _many("main", "deck-most")),
    DeckCheck("deck.extra.many", ("deck.extra.size",), _many("extra", "extra-most")),
    DeckCheck("deck.side.many", ("deck.side.size",), _many("side", "side-most")),
    DeckCheck("deck.side.exact", ("deck.side.size.classic",), _side_exact),
    DeckCheck("deck.token", ("deck.token-excluded",), _token),
    DeckCheck("deck.main.kind", ("deck.extra.contents",), _extra_in_main),
    DeckCheck("deck.main.kind", ("deck.fusion.classic",), _extra_in_main),
    DeckCheck("deck.extra.ritual", ("deck.ritual-in-main",), _ritual_in_extra),
    DeckCheck("deck.extra.kind", ("deck.extra.contents",), _main_in_extra(_of_extra_deck)),
    DeckCheck("deck.extra.kind", ("deck.fusion.classic",), _main_in_extra(_is_fusion)),
    DeckCheck("deck.copies", ("deck.copies",), _too_many_copies(True)),
    DeckCheck("deck.copies", ("deck.copies.classic",), _too_many_copies(False)),
    DeckCheck("deck.forbidden", ("deck.forbidden",), _restricted(0)),
    DeckCheck("deck.limited", ("deck.limited",), _restricted(1)),
    DeckCheck("deck.semi-limited", ("deck.semi-limited",), _restricted(2)),
)
"""Every check, in the order in which faults are reported."""


def check_deck(
    book: Book, deck: DeckList, limits: Mapping[int, int] | None = None, *, official: bool = True
) -> tuple[Failure, ...]:
    """Find all faults of a Deck.

    Args:
        book: ruleset and cards.
        deck: the Deck to check.
        limits: the Forbidden & Limited list, card number to copies allowed; None for no list.
        official: False for casual play, which may ignore the list (rule deck.restriction-list.scope).

    Returns:
        One failure per fault, none for a legal Deck. The argument ``card`` is a card's number.
    """
    ignored = limits is None or (not official and book.under(LIST_MAY_BE_IGNORED))
    case = Case(book, deck, {} if ignored or limits is None else limits)
    return tuple(
        Failure(check.id, check.rules, tuple(arguments.items()))
        for check in CHECKS
        if book.under(check.rules) and check.id not in book.left_out
        for arguments in check.test(case)
    )
