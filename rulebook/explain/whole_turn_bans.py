"""Bans whose text reaches beyond the moment: back over the turn of an activation, or on into a player's next turn."""

from __future__ import annotations

from rulebook.engine.continuous.durations import UNTIL_MOMENT
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.effect_paths import operation_at
from rulebook.engine.core.state import DuelState, Lingering
from rulebook.engine.core.verdict import Failure
from rulebook.vocabulary.conditions import AllOf, Condition, Happened, NotSo
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.modifiers import Cannot
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import Apply
from rulebook.vocabulary.terms import Phase, Verb

_ALIKE = {Verb.ATTACK: Verb.DECLARE_ATTACK}


def says_both(effect: Activated) -> bool:
    """Whether a restriction for the turn of the activation says the whole condition of an effect.

    "You cannot Summon other monsters the turn you activate this card" also covers the time before it in that turn.
    """
    return effect.if_ is not None and _is_said(effect, effect.if_)


def condition_beside_bans(effect: Activated) -> Condition | None:
    """The condition of an effect without what its restrictions for the turn of the activation already say."""
    match effect.if_:
        case AllOf(parts):
            left = tuple(part for part in parts if not _is_said(effect, part))
            return AllOf(left) if len(left) > 1 else left[0] if left else None
        case condition:
            return None if says_both(effect) else condition


def ends_this_turn(book: Book, state: DuelState, failure: Failure) -> bool:
    """Whether a ban lasts until the End Phase of "your next turn", and that turn has come."""
    source, says = failure.get("source"), failure.get("says")
    if not failure.check.endswith(".prohibited") or not isinstance(source, Snapshot) or not isinstance(says, tuple):
        return False
    lasting = (one for one in state.lingering if (one.number, one.effect, *one.path) == (source.number, *says))
    return any(
        one.until == UNTIL_MOMENT and one.wait == (Phase.END, state.turn_player, 1) and _of_next_turn(book, one)
        for one in lasting
    )


def _of_next_turn(book: Book, lasting: Lingering) -> bool:
    operation = operation_at(book.effects(lasting.number)[lasting.effect], lasting.path)
    return isinstance(operation, Apply) and isinstance(operation.until, Moment) and operation.until.nth > 1


def _is_said(effect: Activated, condition: Condition) -> bool:
    match condition:
        case NotSo(Happened(pattern)):
            bans = [one.modifier for one in effect.restrictions if isinstance(one.modifier, Cannot)]
            return any(_ALIKE.get(ban.verb, ban.verb) is _ALIKE.get(pattern.verb, pattern.verb) for ban in bans)
        case _:
            return False
