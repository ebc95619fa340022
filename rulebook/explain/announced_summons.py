"""A card that waits for a Summon and would not fit the monster whose Summon has only been announced."""

from __future__ import annotations

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.state import Context, DuelState
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated, Effect
from rulebook.vocabulary.filters import StatIs
from rulebook.vocabulary.terms import Op, Verb, Zone

from .things import Reader, word
from .tree import Value


def too_weak(reader: Reader, state: DuelState, player: int, uid: int, effect: Effect | None) -> dict[str, Value]:
    """The number by which the announced monster does not fit an effect on Summons, as arguments; empty if it fits.

    Args:
        reader: who is told.
        state: the duel while the Summon is announced.
        player: whoever would activate the effect.
        uid: its card.
        effect: the effect.
    """
    table = Table(reader.book, state)
    patterns = [one for one in effect.event if one.verb is Verb.SUMMON] if isinstance(effect, Activated) else []
    coming = [one for one, card in enumerate(state.cards) if card.zone == Zone.SUMMONING and card.number]
    if len(patterns) != 1 or len(coming) != 1:
        return {}
    subject = patterns[0].subject
    scope = query.Scope(player, Context(player, derived.snapshot(table, uid)))
    for part in filter_parts(subject):
        if isinstance(part, StatIs) and isinstance(part.value, int) and not query.fits(table, part, coming[0], scope):
            return {
                "answers": reader.thing(derived.snapshot(table, coming[0])),
                "stat": word("stat", part.stat.value),
                "have": derived.stat(table, coming[0], part.stat),
                "needed": part.value,
                "own": int(part.op in (Op.GE, Op.GT)),
            }
    return {}
