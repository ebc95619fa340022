"""What the words before the colon are about: this card alone, so that a pronoun can stand for it, or several cards."""

from __future__ import annotations

from rulebook.engine.core.conjunctions import filter_parts
from rulebook.vocabulary.conditions import AllOf, AnyOf, Condition, Exists, Happened, Is, NotSo, UsedEffect, Was
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Same
from rulebook.vocabulary.operations import Optional, The
from rulebook.vocabulary.terms import ON_FIELD, EffectKind, Ref, Side, Zone

from .conditions import concerns_one


def about_this(asked: Condition | None) -> bool:
    """Whether a condition is about this card."""
    match asked:
        case NotSo(part):
            return about_this(part)
        case AllOf(parts) | AnyOf(parts):
            return all(about_this(part) for part in parts)
        case Happened(pattern):
            return happens_to_this(pattern)
        case Is(ref, filter_):
            return ref is Ref.THIS or (ref in (Ref.ATTACKER, Ref.ATTACKED, Ref.FIGHTING) and filter_ == Same(Ref.THIS))
        case Was(ref, _):
            return ref is Ref.THIS
        case Exists(filter_):
            return filter_ == Same(Ref.MATERIALS)
        case UsedEffect():
            return True
        case _:
            return False


def happens_to_this(on: On) -> bool:
    """Whether an event happens to this card, or to a single other monster through it."""
    subject = filter_parts(on.subject)
    return Same(Ref.THIS) in subject or on.other == Same(Ref.THIS)


def is_time(on: On) -> bool:
    """Whether an event is only the beginning of a phase or a step."""
    return on.phase is not None or on.step is not None


def set_off_by_this(effect: Activated) -> bool:
    """Whether what sets the effect off happens to this card, and is more than a time."""
    happens = [on for on in effect.event if not is_time(on)]
    return bool(happens) and all(happens_to_this(on) for on in happens)


def only_this(effect: Activated, located: bool, many: bool, asked: Condition | None) -> bool:
    """Whether a pronoun after the colon can only mean this card.

    Args:
        effect: the effect.
        located: the words before the colon say where this card is.
        many: several cards may set the effect off.
        asked: the condition before the colon.
    """
    if asked is not None and not about_this(asked):
        return False
    if set_off_by_this(effect):
        return True
    timed = all(is_time(on) for on in effect.event)
    return (located or asked is not None) if timed else located and not many


def home(effect: Activated) -> tuple[Zone, ...]:
    """The location of a card that is its own cost, if the text mentions it nowhere else."""
    away = effect.kind is not EffectKind.TRIGGER and not any(zone in ON_FIELD for zone in effect.where)
    return effect.where if away else ()


def pays_with_itself(effect: Activated) -> bool:
    """Whether the cost itself locates the card: it is discarded, or sent or banished from there."""
    paid = (getattr(cost, "cards", None) for cost in effect.cost)
    return effect.kind is not EffectKind.TRIGGER and The(Ref.THIS) in paid


def several(effect: Activated) -> bool:
    """Whether the event may concern several cards, unless one of them is targeted, or its owner acts."""
    if isinstance(effect.operation, Optional) and effect.operation.by is Side.OWNER:
        return False
    return not any(
        isinstance(part, Same) and part.ref in (Ref.THAT, Ref.ATTACKER)
        for target in effect.targets
        for part in filter_parts(target.filter)
    ) and not any(concerns_one(on) for on in effect.event)
