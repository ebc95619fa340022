"""Tokens on a described board: what the card that makes them keeps saying about them (rule mechanic.G2)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rulebook.engine.choosing.references import mentions
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NO_REF, CardRef
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.state import Lingering
from rulebook.engine.core.table import Table
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.selectors import TokenOf
from rulebook.vocabulary.terms import MonsterKind, Ref, Side, Until, Zone


class _Said(NamedTuple):
    """What a card says about the Tokens it makes: its place, how long it lasts, and whether they are the opponent's."""

    number: int
    effect: int
    path: tuple[int, ...]
    until: Until
    given: bool


def as_described(table: Table) -> None:
    """Let the lasting effects on Tokens begin that stand on the board from the outset.

    What lasts until the end of the turn applies to those Special Summoned this turn. A value that the card took from
    the moment of the Summon is not known here, so it is left out.
    """
    found: dict[tuple[_Said, int], list[CardRef]] = {}
    for uid, card in enumerate(table.cards):
        if card.zone != Zone.MONSTER or not card.number or not table.is_up(uid):
            continue
        for said in _said(table.book).get(card.number, ()):
            if said.until is Until.ALWAYS or card.facts & Fact.SPECIAL_SUMMONED:
                controller = table.controller(uid)
                player = 1 - controller if said.given else controller
                found.setdefault((said, player), []).append(table.ref(uid))
    made = tuple(
        Lingering(
            said.number, said.effect, said.path, list(Until).index(said.until), player, tuple(refs), 0, NO_REF,
        )
        for (said, player), refs in found.items()
    )  # fmt: skip
    if made:
        table.change(lingering=(*table.lingering, *made))


@lru_cache(maxsize=16)
def _said(book: Book) -> dict[int, tuple[_Said, ...]]:
    """What is said about Tokens, by the number of the Token."""
    found: dict[int, tuple[_Said, ...]] = {}
    for card in book.faces:
        if card.stats is not None and MonsterKind.TOKEN in card.stats.kinds:
            continue
        for index, effect in enumerate(book.effects(card.number)):
            if not isinstance(effect, Activated):
                continue
            operations = list(walk(effect.operation))
            for _, summon in operations:
                if isinstance(summon, o.SpecialSummon) and isinstance(summon.cards, TokenOf):
                    token = book.by_slug[summon.cards.slug].number
                    given = summon.to is Side.OPPONENT
                    says = tuple(
                        _Said(card.number, index, path, until, given)
                        for path, one in operations
                        if (until := _lasting(one)) is not None
                    )
                    found[token] = (*found.get(token, ()), *says)
    return found


def _lasting(operation: o.Operation) -> Until | None:
    """How long an operation applies to the Tokens just made; None if it does not, or if it takes a value from then."""
    if isinstance(operation, o.Apply) and not isinstance(operation.modifier, o.Change):
        about = mentions(operation.modifier, (Ref.DONE,))
    else:
        about = isinstance(operation, o.Whenever) and mentions(operation.event, (Ref.KEPT,))
    until = getattr(operation, "until", None)
    return until if about and until in (Until.ALWAYS, Until.END_OF_TURN) else None
