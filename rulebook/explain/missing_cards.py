"""The cards that an effect needed and did not find: what it asks for, or who controls no monster."""

from __future__ import annotations

from rulebook.engine.choosing.asked_kinds import says_all
from rulebook.engine.choosing.feasibility import first_part
from rulebook.engine.choosing.references import TARGETS, mentions
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.effect_paths import operation_at
from rulebook.engine.core.events import Event, EventKind
from rulebook.vocabulary.effects import Activated, Effect
from rulebook.vocabulary.filters import And, Filter, In
from rulebook.vocabulary.operations import All, Highest, Join, Lowest, Modes, Operation, Pick
from rulebook.vocabulary.terms import Side

from .conditions import said_by
from .things import Reader, asked
from .tree import Value, Who


def told(reader: Reader, event: Event, node: str) -> tuple[str, dict[str, Value]] | None:
    """The frame that names what was missing, and its arguments; None if it cannot be said in one noun phrase.

    Args:
        reader: who is told.
        event: an effect, or a part of it, that finds no card.
        node: the frame that says only that.
    """
    bare = event.get("bare", NOBODY)
    if isinstance(bare, int) and bare != NOBODY:
        return f"{node}.bare", {"whose": reader.who(bare)}
    card = event.source if event.source.number else event.subject
    if not event.get("missing") or not card.number or not event.clause:
        return None
    place, *path = event.clause
    effect = reader.book.effects(card.number)[place]
    found = _first(effect, tuple(path))
    cards = getattr(found, "cards", None)
    if not isinstance(cards, Pick | All | Highest | Lowest) or not says_all(cards.filter):
        return None
    if isinstance(cards, Pick) and cards.count != 1:
        return None  # there may be some, and too few
    own = reader.who(event.player) is Who.YOU
    arguments: dict[str, Value] = {"asks": asked(_of_any(cards.filter), 1, own=own)}
    if event.kind is EventKind.NO_EFFECT:
        told = _joined(effect, path) and not _may_lack_targets(effect, (*path, 1))
        rest = said_by(reader.book.by_number[card.number], effect, place, (*path, 1)) if told else None
        arguments |= {"omitted": rest} if rest is not None else {}
    return f"{node}.missing", arguments


def _may_lack_targets(effect: Effect, path: tuple[int, ...]) -> bool:
    """Whether a part of an effect is about targets that it can be activated without."""
    free = isinstance(effect, Activated) and any(target.if_possible for target in effect.targets)
    return free and mentions(_operation(effect, path), TARGETS)


def _operation(effect: Effect, path: tuple[int, ...]) -> Operation | None:
    try:
        return operation_at(effect, path)
    except ValueError:
        return None


def _first(effect: Effect, path: tuple[int, ...]) -> Operation | None:
    """The operation at a place, or the first one of several that are joined there."""
    return first_part(_operation(effect, path))


def _joined(effect: Effect, path: list[int]) -> bool:
    """Whether an effect has two parts, so that the second one can be told as what does not happen either."""
    found = _operation(effect, tuple(path)) if isinstance(effect, Activated) else None
    return isinstance(found, Join) and not isinstance(found.first, Join | Modes)


def _of_any(filter: Filter) -> Filter:
    """The filter without whose field it is, if each player's counts."""
    parts = filter_parts(filter)
    return And(
        tuple(In(one.zones, Side.ANY) if isinstance(one, In) and one.side is Side.EACH else one for one in parts)
    )
