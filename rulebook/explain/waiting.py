"""Trigger Effects that did not trigger: a card was moved, but not in the way its effect requires."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import Event, EventKind
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.terms import Cause, EffectKind, Verb, Zone

from .things import Reader, word
from .tree import Explanation, Role, Value, Word

MOVED: dict[EventKind, Verb] = {
    EventKind.DESTROYED: Verb.DESTROY,
    EventKind.SENT: Verb.SEND,
    EventKind.DISCARDED: Verb.DISCARD,
    EventKind.TRIBUTED: Verb.TRIBUTE,
    EventKind.BANISHED: Verb.BANISH,
}
"""The moves that a Trigger Effect of the moved card can respond to."""

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
    for effect in reader.book.effects(event.subject.number):
        if not isinstance(effect, Activated) or effect.kind not in (EffectKind.TRIGGER, EffectKind.FLIP):
            continue
        patterns = [one for one in effect.event if one.subject == itself and one.verb in MOVED.values()]
        reasons = [_mismatch(pattern, event, verb) for pattern in patterns]
        if patterns and all(reasons):
            yield _told(reader, event, verb, patterns[0], reasons[0], position)


def _mismatch(pattern: On, event: Event, verb: Verb) -> str:
    """Why the move does not match the pattern, or an empty string if it may match."""
    to = event.get("to_zone")
    done = {verb, Verb.SEND} if to == Zone.GRAVEYARD else {verb}
    if pattern.verb not in done:
        return "verb"
    if pattern.cause and event.cause not in pattern.cause:
        return "cause"
    if pattern.was and event.subject.zone not in pattern.was:
        return "place"
    if pattern.to and to not in pattern.to:
        return "destination"
    return ""


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
