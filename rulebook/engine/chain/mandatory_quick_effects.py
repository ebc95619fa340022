"""Mandatory Quick Effects, which are used as soon as possible without asking."""

from __future__ import annotations

from functools import lru_cache

from rulebook.engine.continuous import derived
from rulebook.engine.core.book import Book
from rulebook.engine.core.frame_data import ActivationData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.state import Context, Frame
from rulebook.engine.core.table import Table
from rulebook.engine.permissions.prohibitions import forbids_activation
from rulebook.engine.records.usage_limits import used_up
from rulebook.vocabulary.effects import Activated, Effect
from rulebook.vocabulary.terms import EffectKind

from . import activation_choices, activations


def _is_forced(effect: Effect) -> bool:
    return isinstance(effect, Activated) and effect.kind == EffectKind.QUICK and not effect.optional


@lru_cache(maxsize=16)
def _bearers(book: Book) -> frozenset[int]:
    """The numbers of the cards with such an effect."""
    return book.with_effect(Activated, _is_forced)


def start(table: Table) -> bool:
    """Announce the mandatory Quick Effect that must respond to the last link, if any; the turn player's first."""
    numbers = _bearers(table.book)
    if not numbers:
        return False
    waiting = [
        (table.controller(uid) != table.turn_player, uid, index, effect)
        for uid, card in enumerate(table.cards)
        if card.number in numbers and table.is_up(uid)
        for index, effect in enumerate(table.book.effects(card.number))
        if isinstance(effect, Activated) and _is_forced(effect) and card.zone in effect.where
    ]
    for _, uid, index, effect in sorted(waiting, key=lambda one: one[:3]):
        player = table.controller(uid)
        if used_up(table, player, uid, index, effect) or forbids_activation(table, uid, player, False):
            continue
        if activations.spell_speed(table, uid, effect) < table.chain[-1].speed:
            continue
        bound = activations.answered(table, player, uid, index, effect)
        if bound is None or activation_choices.explore(table, player, uid, index, (), bound) is not None:
            continue
        context = Context(
            player, derived.snapshot(table, uid), index, event=bound.cards, event_player=bound.player,
            taken=bound.taken,
        )  # fmt: skip
        table.push(Frame(Procedure.ACTIVATE, data=ActivationData(uid, index, 1), context=context))
        return True
    return False
