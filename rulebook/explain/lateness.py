"""What happened after the event of an effect that misses its timing (rule mechanic.D1)."""

from __future__ import annotations

from collections.abc import Iterable

from rulebook.engine.core.events import EVENT_OF, Event, EventKind
from rulebook.engine.core.missed import Condition, Missed
from rulebook.engine.core.state import DuelState
from rulebook.vocabulary.terms import Verb

from .things import Reader, word
from .tree import Value, Word

_MOVED = (Verb.DESTROY, Verb.BANISH, Verb.SEND, Verb.DISCARD, Verb.TRIBUTE, Verb.RETURN, Verb.ADD)

LATER: dict[EventKind, Word] = {
    EventKind.SUMMONED: word("verb", int(Verb.SUMMON)),
    **{EVENT_OF[verb]: word("verb", int(verb)) for verb in _MOVED},
}
"""Later events that a sentence can name by their card, with its verb."""

LATER_DEEDS = {
    EventKind.DRAWN: Word("later", "draw"),
    EventKind.EFFECT_DAMAGE: Word("later", "damage"),
    EventKind.BATTLE_DAMAGE: Word("later", "damage"),
    EventKind.GAINED_LP: Word("later", "gain"),
}
"""Later events that a sentence can name without a card."""


def later_event(events: Iterable[Event], missed: Missed) -> Event | None:
    """The first event after that of a missed effect which a sentence can name.

    Args:
        events: what happened, in order.
        missed: an effect whose event was not the last to happen.

    Returns:
        The move of another card or the resolution of a Chain Link; None if there is none, or if the effect's own card
        moved first.
    """
    first, own = missed.unmet.asked, missed.source.uid
    if missed.unmet.condition is not Condition.LAST or not isinstance(first, int):
        return None
    events = tuple(events)
    met = [at for at, one in enumerate(events) if one.kind is EventKind.TRIGGER_MET and one.subject.uid == own]
    for at, event in enumerate(events):
        after = at > met[0] if met else event.batch == first  # told before, so that its batch goes on
        if event.kind is EventKind.RESOLVING and (after or event.batch > first):
            return event
        if event.batch > first and event.kind in LATER_DEEDS:
            return event
        if event.batch > first and event.kind in LATER and event.subject.number:
            return None if event.subject.uid == own else event
    return None


def resolved_after(reader: Reader, state: DuelState, snap: object) -> dict[str, Value]:
    """The Chain Link that resolved after what happened to a card, as arguments of a sentence.

    Args:
        reader: the reader.
        state: the duel, with what can still be responded to.
        snap: the card, as it was when it happened.

    Returns:
        ``past``, the verb of what happened, and ``other``, the card of the Chain Link; empty if there is none.
    """
    named = LATER.values()
    for at, one in enumerate(state.window):
        if one.subject != snap or word("verb", one.verb) not in named:
            continue
        for later in state.window[at + 1 :]:
            if later.verb == Verb.RESOLVE and later.batch > one.batch and later.subject.number:
                return {"past": word("verb", one.verb), "other": reader.thing(later.subject)}
    return {}


def fails_later(event: Event, later: Iterable[Event]) -> bool:
    """Whether an effect that is set off turns out not to be activated after all.

    An effect that responds only to what happens last misses its timing if a Summon is announced after its event: the
    Tribute was only the first part of it.

    Args:
        event: what happened; only a trigger that is met can fail.
        later: what happens after it in the same step.
    """
    if event.kind is not EventKind.TRIGGER_MET:
        return False
    about = (event.subject.uid, event.clause[:1])
    for other in later:
        if other.kind is EventKind.SUMMON_DECLARED and bool(event.get("misses")):
            return True
        if other.kind is EventKind.TIMING_MISSED and (other.subject.uid, other.clause[:1]) == about:
            return True
        if other.kind in _SETTLED and other.subject.uid == event.subject.uid and _same_effect(other, event):
            return False
        if any((one.source.uid, one.clause[:1]) == about and one.unmet.condition in _DROPPED for one in other.missed):
            return True
    return False


def _same_effect(settled: Event, met: Event) -> bool:
    """Whether what is settled is about the effect that was set off, and not about another one of its card."""
    effect = settled.get("effect") if settled.kind is EventKind.ACTIVATED else next(iter(settled.clause), None)
    return effect is None or effect == met.clause[0]


_SETTLED = (EventKind.DECLINED, EventKind.ACTIVATED)
"""Events by which it is settled that an effect could be activated."""

_DROPPED = (
    Condition.LAST, Condition.DAMAGE_STEP, Condition.PLACE, Condition.LIMIT, Condition.PERMITTED, Condition.COMPLETE,
    Condition.IF,
)  # fmt: skip
"""What can keep an effect that was set off from being activated; the others are about another event."""
