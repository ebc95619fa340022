"""Properly Summoned first: how a monster may be Special Summoned at all (mechanic F2)."""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.core.book import Book
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.wording import ONE_WAY
from rulebook.vocabulary.effects import Card, SummonCondition
from rulebook.vocabulary.terms import CardKind, MonsterKind, SummonKind, Verb, Zone

BY_NAME = SummonKind.FUSION | SummonKind.RITUAL | SummonKind.SYNCHRO | SummonKind.XYZ
"""The Summons that are the proper one for the monsters named after them."""
_FRAMES: dict[MonsterKind, SummonKind] = {
    MonsterKind.FUSION: SummonKind.FUSION,
    MonsterKind.RITUAL: SummonKind.RITUAL,
    MonsterKind.SYNCHRO: SummonKind.SYNCHRO,
    MonsterKind.XYZ: SummonKind.XYZ,
}
FIRST = ("mechanic.F2", "summon.special.proper-first", "summon.special.proper-first.synchro-example")
FIRST_RITUAL = ("ritual.only-by-spell",)


def frame(table: Table, uid: int) -> SummonKind:
    """The Summon a monster is named after, if any."""
    card = table.card(uid)
    return frame_of(card) if card is not None else SummonKind(0)


def frame_of(card: Card) -> SummonKind:
    """The Summon that monsters of a card are named after, if any."""
    kinds = card.stats.kinds if card.stats is not None else ()
    return next((_FRAMES[kind] for kind in kinds if kind in _FRAMES), SummonKind(0))


def conditions(table: Table, uid: int) -> tuple[SummonCondition, ...]:
    """The card's Summoning conditions."""
    return _conditions(table.book, table.cards[uid].number)


@lru_cache(maxsize=8192)
def _conditions(book: Book, number: int) -> tuple[SummonCondition, ...]:
    return tuple(effect for effect in book.effects(number) if isinstance(effect, SummonCondition))


def makes_proper(table: Table, uid: int, kind: SummonKind, own: bool) -> bool:
    """Whether a Summon of this kind, or by its own procedure, is the proper Summon of the monster."""
    asked = conditions(table, uid)
    if own or any(one.only_own or one.first_own for one in asked):
        return own
    named = frame(table, uid)
    return not named or bool(kind & named)


def _is_named(table: Table, number: int, slug: str) -> bool:
    card = table.book.by_number.get(number)
    return card is not None and slug in (card.slug, *card.treated_as)


def allows(
    table: Table, uid: int, kind: SummonKind = SummonKind.SPECIAL, by: int = 0, *, as_if_proper: bool = False
) -> bool:
    """Whether the card itself lets an effect (of the card with the number ``by``) Special Summon it in this way.

    ``as_if_proper``: whether it would if it had been properly Summoned before.
    """
    card = table.card(uid)
    if card is None or (card.kind != CardKind.MONSTER and card.number not in table.book.trap_monsters):
        return False
    lying = table.cards[uid]
    proper = as_if_proper or bool(lying.proper) or not table.under(FIRST)
    if any(_denies(table, lying.zone, one, kind, by, proper=proper) for one in conditions(table, uid)):
        return False
    named = frame(table, uid)
    if not named or kind & named or lying.zone == Zone.EXTRA:
        return True
    return proper or (named == SummonKind.RITUAL and not table.under(FIRST_RITUAL))


def denied_by(table: Table, uid: int, kind: SummonKind) -> int | None:
    """The number of the card's own condition that denies an effect this Special Summon for good, if one does."""
    zone = table.cards[uid].zone
    return next(
        (
            place
            for place, one in enumerate(table.effects(uid))
            if isinstance(one, SummonCondition) and _denies(table, zone, one, kind, 0, proper=True)
        ),
        None,
    )


def _denies(table: Table, zone: int, one: SummonCondition, kind: SummonKind, by: int, *, proper: bool) -> bool:
    """Whether a condition denies an effect of the card ``by`` this Special Summon from this zone."""
    one_way = one.only_own and table.under(ONE_WAY)
    barred = zone in one.cannot_from and one.unless is None
    if one_way or Verb.SPECIAL_SUMMON in one.cannot or barred:
        return True
    if one.only_by and table.under(ONE_WAY) and not _is_named(table, by, one.only_by):
        return True
    return bool(one.only and not kind & one.only) or (one.first_own and not proper)
