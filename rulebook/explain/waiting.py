"""Trigger Effects that did not trigger: a card was moved, but not in the way its effect requires."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import EVENT_OF, Event, EventKind
from rulebook.engine.core.missed import Condition, Missed
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On
from rulebook.vocabulary.terms import Cause, Verb

from .things import Reader, word
from .tree import Explanation, Role, Value, Word

MOVED: dict[EventKind, Verb] = {
    EVENT_OF[verb]: verb for verb in (Verb.DESTROY, Verb.SEND, Verb.DISCARD, Verb.TRIBUTE, Verb.BANISH)
}
"""The moves that a Trigger Effect of the moved card can respond to."""

_REASONS = {
    Condition.VERB: "verb",
    Condition.CAUSE: "cause",
    Condition.WAS: "place",
    Condition.TO: "destination",
}
"""The conditions on a move that have a sentence."""

_BY_VERB = {
    Verb.SEND: ("term.send.not-implies", "mechanic.C10"),
    Verb.TRIBUTE: ("term.destroy.not", "mechanic.C10"),
    Verb.DISCARD: ("term.discard", "mechanic.C10"),
}
"""The rules that distinguish what was done from what is required."""


def _rules(reason: str, event: Event, verb: Verb) -> tuple[str, ...]:
    if reason == "verb":
        return _BY_VERB.get(verb, ("mechanic.C10",))
    if reason == "cause" and event.cause is Cause.COST:
        return ("cost.not-effect", "term.discard-effect-only") if verb is Verb.DISCARD else ("cost.not-effect",)
    return ("effect.trigger", "mechanic.D5") if reason in ("place", "destination") else ("effect.trigger",)


def missed(reader: Reader, event: Event, position: int) -> Iterator[Explanation]:
    """Yield one explanation for each Trigger Effect of the moved card whose condition this move does not meet.

    Args:
        reader: the viewer.
        event: any event; only moves of identified cards produce explanations.
        position: the index of the event among those explained.
    """
    verb = MOVED.get(event.kind)
    if verb is None or not event.subject.number:
        return
    for one in event.missed:
        effect = reader.book.effects(one.source.number)[one.clause[0]]
        reason = _REASONS.get(one.unmet.condition)
        about_itself = one.source.uid == event.subject.uid and not _part_of(event, one)
        if isinstance(effect, Activated) and reason is not None and about_itself:
            yield _told(reader, event, verb, effect.event[one.pattern], reason, position)


def _part_of(event: Event, one: Missed) -> bool:
    """Whether the move is a cost or result of the same effect, which so was activated."""
    return event.source.uid == one.source.uid and event.clause[:1] == one.clause


def _told(reader: Reader, event: Event, verb: Verb, pattern: On, reason: str, position: int) -> Explanation:
    thing = reader.thing(event.subject)
    asked = pattern.cause[0] if pattern.cause else Cause.EFFECT
    arguments: dict[str, Value] = {
        "card": thing,
        "cards": (thing,),
        "wanted": word("verb", int(pattern.verb)),
        "got": word("verb", int(verb)),
        "cause": word("cause", int(event.cause)),
        "asked": Word("cause", asked.name.lower()),
        "from": word("zone", int(event.subject.zone)),
        "to": word("zone", event.get("to_zone")),
    }
    node = f"not-triggered.{reason}"
    return Explanation(
        node, tuple(arguments.items()), _rules(reason, event, verb), role=Role.NOTHING, events=(position,)
    )
