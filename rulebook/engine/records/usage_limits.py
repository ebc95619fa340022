"""Use limits per turn, Chain, battle or Duel, by copy or by name."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import Use
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.wording import REPEATABLE
from rulebook.vocabulary.conditions import UsedEffect
from rulebook.vocabulary.effects import Activated, Limit, Replacement
from rulebook.vocabulary.terms import EffectKind, LimitKey, Per

AGAIN = ("mechanic.A5",)
SHARED = -1
"""Stands for the index of all effects that share one limit."""
_PERIODS = tuple(Per)
MARK = -3
"""``effect`` of a ``Use`` that only records that an effect was used, for a card that asks later."""


def _use(table: Table, player: int, uid: int, index: int, limit: Limit) -> Use:
    card = table.cards[uid]
    effect = SHARED if limit.shared else index
    per = _PERIODS.index(limit.per)
    if limit.key == LimitKey.NAME:
        return Use(player, NOBODY, 0, 0, card.number, effect, per)
    if limit.per is Per.DUEL:  # it is the same card in the whole Duel, wherever it has been
        return Use(NOBODY, uid, 0, 0, card.number, effect, per)
    return Use(NOBODY, uid, card.incarnation, card.stamp, card.number, effect, per)


def used_up(table: Table, player: int, uid: int, index: int, effect: Activated | Replacement) -> bool:
    """Whether the effect has reached its use limit."""
    limit = _limit(table, effect)
    return limit is not None and table.limits.count(_use(table, player, uid, index, limit)) >= limit.times


def use(table: Table, player: int, uid: int, index: int, effect: Activated | Replacement) -> None:
    """Record a use; it counts even if the effect is negated later."""
    limit = _limit(table, effect)
    if limit is not None:
        table.change(limits=(*table.limits, _use(table, player, uid, index, limit)))


def _limit(table: Table, effect: Activated | Replacement) -> Limit | None:
    """The printed limit; without the rule that effects are unlimited by default, once per turn."""
    if effect.limit is None and isinstance(effect, Activated) and not table.under(REPEATABLE):
        return Limit(LimitKey.COPY)
    return effect.limit


def is_demanded(effect: object) -> bool:
    """Whether the effect is mandatory in a phase."""
    return (
        isinstance(effect, Activated)
        and effect.kind == EffectKind.TRIGGER
        and not effect.optional
        and any(pattern.phase is not None for pattern in effect.event)
    )


def once(effect: Activated) -> Activated:
    """The effect with the limit of every effect of a phase: once, unless its activation was negated (D6)."""
    return effect if effect.limit is not None else replace(effect, limit=Limit(LimitKey.COPY, activation=True))


def give_back(table: Table, player: int, uid: int, index: int, effect: Activated) -> None:
    """The activation was negated: if only activations count, remove the use (rule mechanic.B4).

    A mandatory effect of a phase must be activated again (rule mechanic.A5).
    """
    if is_demanded(effect) and table.under(AGAIN):
        effect = once(effect)
    if effect.limit is None or not effect.limit.activation:
        return
    made = _use(table, player, uid, index, effect.limit)
    if made in table.limits:
        at = table.limits.index(made)
        table.change(limits=(*table.limits[:at], *table.limits[at + 1 :]))


@lru_cache(maxsize=16)
def _asking(book: Book) -> frozenset[int]:
    """The numbers of the cards that ask later whether they were used."""
    return book.with_effect(Activated, lambda effect: isinstance(effect.if_, UsedEffect))


def remember(table: Table, uid: int, effect: Activated) -> None:
    """Record the use of a Quick Effect, for a card that asks later."""
    card = table.cards[uid]
    if effect.kind == EffectKind.QUICK and card.number in _asking(table.book):
        table.change(limits=(*table.limits, Use(NOBODY, uid, card.incarnation, card.stamp, card.number, MARK)))


def forget_use(table: Table, uid: int) -> None:
    """The effect was negated, so for a card that asks it was not used."""
    if table.limits:
        table.change(limits=tuple(one for one in table.limits if one.uid != uid or one.effect != MARK))


def expire(table: Table, *periods: Per) -> None:
    """Forget uses counted for these periods."""
    if table.limits:
        ended = {_PERIODS.index(period) for period in periods}
        table.change(limits=tuple(one for one in table.limits if one.per not in ended))
