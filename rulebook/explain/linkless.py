"""Effects without a Chain Link that did not apply: a different verb, a negated source, or a source now face-down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulebook.engine.card_values import facts, negator
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState, RelationKind, Snapshot
from rulebook.vocabulary.effects import Unclassified
from rulebook.vocabulary.filters import Same, itself
from rulebook.vocabulary.operations import Destroy, The
from rulebook.vocabulary.terms import ON_FIELD, Cause, Position, Ref, Verb, Zone

from .things import Reader, word
from .tree import Explanation, Role, Thing, Value

LEFT: dict[EventKind, Verb] = {
    EventKind.DESTROYED: Verb.DESTROY,
    EventKind.SENT: Verb.SEND,
    EventKind.DISCARDED: Verb.DISCARD,
    EventKind.TRIBUTED: Verb.TRIBUTE,
    EventKind.BANISHED: Verb.BANISH,
    EventKind.RETURNED: Verb.RETURN,
}
"""Events in which a card leaves the field."""

PARTED: dict[EventKind, Verb] = {**LEFT, EventKind.TURNED_FACE_DOWN: Verb.TURN_FACE_DOWN}
"""Events that separate two related cards."""

_TIES = {EventKind.EQUIPPED: RelationKind.EQUIPPED, EventKind.BOUND: RelationKind.BOUND}
_HELD = {Ref.HOST: RelationKind.EQUIPPED, Ref.BOUND: RelationKind.BOUND}

Tie = tuple[int, int, int]
"""A relation: its kind, the uid of the dependent card, and the uid of the other."""


def spared(reader: Reader, before: DuelState, events: Sequence[Event], at: int) -> Iterator[Explanation]:
    """Yield explanations for cards that remain, although an effect without a Chain Link could have removed them.

    Args:
        reader: the viewer.
        before: the state before the first of the events.
        events: all events explained together.
        at: the index of the event among them.
    """
    event = events[at]
    if event.kind not in PARTED or not event.subject.number or event.subject.zone not in ON_FIELD:
        return
    uid = event.subject.uid
    for kind, source, other in _ties(before, events, at):
        if uid not in (source, other) or _parts(events, at, other if uid == source else source):
            continue
        if uid == source:
            yield from _without_source(reader, before, events, at, (kind, source, other))
        else:
            yield from _without_other(reader, before, events, at, (kind, source, other))
    if event.kind is EventKind.TURNED_FACE_DOWN:
        yield from _hidden(reader, before, event, at)


def _ties(before: DuelState, events: Sequence[Event], at: int) -> tuple[Tie, ...]:
    """The relations in effect when the event happened."""
    found: dict[Tie, None] = {
        (relation.kind, relation.source.uid, relation.other.uid): None for relation in before.relations
    }
    now = events[at].batch
    for event in events[:at]:
        uid = event.subject.uid
        host = event.get("host")
        if event.kind in _TIES and isinstance(host, Snapshot):
            found[(int(_TIES[event.kind]), uid, host.uid)] = None
        elif event.kind in PARTED and event.batch != now:
            found = {tie: None for tie in found if uid not in tie[1:]}
    return tuple(found)


def _parts(events: Sequence[Event], at: int, uid: int) -> bool:
    """Whether this card leaves at the same time."""
    now = events[at].batch
    return any(one.kind in PARTED and one.subject.uid == uid and one.batch == now for one in events)


def _without_source(
    reader: Reader, before: DuelState, events: Sequence[Event], at: int, tie: Tie
) -> Iterator[Explanation]:
    """The card with the effect is gone and the other one remains."""
    event, (kind, source, other) = events[at], tie
    if event.kind not in LEFT or event.subject.position == Position.SET:
        return
    for effect in reader.book.effects(event.subject.number):
        if not isinstance(effect, Unclassified) or effect.event.subject != itself or effect.event.targets_this:
            continue
        taken = effect.operation.cards if isinstance(effect.operation, Destroy) else None
        if not isinstance(taken, The) or _HELD.get(taken.ref) != kind or _happened(events, source, other):
            continue
        arguments: dict[str, Value] = {
            "card": reader.thing(event.subject),
            "kept": _thing(reader, before, events, other),
        }
        if not _meets(effect.event.verb, event):
            yield _other_verb("not-happened.verb", effect.event.verb, event, at, arguments)
        elif (by := _negator(reader, before, events, at, source)) is not None:
            yield _negated("not-happened.negated", at, {**arguments, "negator": by})


def _without_other(
    reader: Reader, before: DuelState, events: Sequence[Event], at: int, tie: Tie
) -> Iterator[Explanation]:
    """The other card is gone and the one with the effect remains."""
    event, source = events[at], tie[1]
    number = before.cards[source].number if source < len(before.cards) else 0
    for effect in reader.book.effects(number) if number else ():
        if not isinstance(effect, Unclassified) or effect.event.subject != Same(Ref.BOUND):
            continue
        if _happened(events, source, source):
            continue
        arguments: dict[str, Value] = {
            "card": reader.thing(event.subject),
            "source": _thing(reader, before, events, source),
        }
        if not _meets(effect.event.verb, event):
            yield _other_verb("not-happened.verb-bound", effect.event.verb, event, at, arguments)
        elif (by := _negator(reader, before, events, at, source)) is not None:
            yield _negated("not-happened.negated-bound", at, {**arguments, "negator": by})


def _hidden(reader: Reader, before: DuelState, event: Event, at: int) -> Iterator[Explanation]:
    """A card that would destroy itself was turned face-down while it is the target."""
    if not 0 < event.link <= len(before.chain) or event.subject.position == Position.SET:
        return
    targets = {ref.uid for group in before.chain[event.link - 1].context.targets for ref in group}
    for effect in reader.book.effects(event.subject.number):
        if isinstance(effect, Unclassified) and effect.event.targets_this and event.subject.uid in targets:
            card = reader.thing(event.subject)._replace(face_down=True)
            rules = ("effect.continuous", "mechanic.C3")
            yield Explanation("not-happened.face-down", (("card", card),), rules, role=Role.NOTHING, events=(at,))


def _meets(wanted: Verb, event: Event) -> bool:
    if wanted == Verb.LEAVE_FIELD:
        return event.kind in LEFT
    return wanted == PARTED[event.kind] or (wanted == Verb.SEND and event.get("to_zone") == Zone.GRAVEYARD)


def _happened(events: Sequence[Event], source: int, taken: int) -> bool:
    """Whether the effect removed the card after all."""
    return any(
        one.kind is EventKind.DESTROYED and one.source.uid == source and one.subject.uid == taken for one in events
    )


def _negator(reader: Reader, before: DuelState, events: Sequence[Event], at: int, uid: int) -> Thing | None:
    """What negated the card when the event happened, or None if that is not certain."""
    if not facts(reader.book, before, uid).negated:
        return None
    by = negator(reader.book, before, uid)
    now = events[at].batch
    if by is None or any(one.subject.uid == by.uid and one.kind in PARTED and one.batch != now for one in events[:at]):
        return None
    return reader.thing(by)


def _thing(reader: Reader, before: DuelState, events: Sequence[Event], uid: int) -> Thing:
    """A card that remains, in its last position."""
    for event in reversed(events):
        host = event.get("host")
        if event.kind in _TIES and isinstance(host, Snapshot) and host.uid == uid:
            return reader.thing(host)
    return reader.card(uid, before.cards[uid])


def _other_verb(node: str, wanted: Verb, event: Event, at: int, arguments: dict[str, Value]) -> Explanation:
    verb = PARTED[event.kind]
    arguments = {
        **arguments,
        "got": word("verb", int(verb)),
        "wanted": word("verb", int(wanted)),
        "cause": word("cause", int(event.cause)),
    }
    rules: tuple[str, ...] = ("mechanic.C10",)
    if wanted == Verb.DESTROY:
        never = event.cause is Cause.COST or verb in (Verb.TRIBUTE, Verb.RETURN)
        first = "term.destroy.not" if never else "term.send.not-implies" if verb is Verb.SEND else "mechanic.C10"
        rules = (first, "term.destroy-effect-triggers")
    if node.endswith("bound"):
        rules = (*rules, "mechanic.C6")
    return Explanation(node, tuple(arguments.items()), rules, role=Role.NOTHING, events=(at,))


def _negated(node: str, at: int, arguments: dict[str, Value]) -> Explanation:
    rules = ("mechanic.B4", "mechanic.C6")
    return Explanation(node, tuple(arguments.items()), rules, role=Role.NOTHING, events=(at,))
