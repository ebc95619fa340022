"""From events to explanations: one node per reportable event, with simultaneous events combined."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState
from rulebook.vocabulary.recipes import SynchroSummon
from rulebook.vocabulary.terms import ON_FIELD, CardKind, Cause, CounterKind, Zone

from .applied_arguments import apply_arguments
from .citing import cited
from .conditions import stated_by
from .course import chain_stood, goes_back, goes_on_first, halted, in_telling_order, stopped, summon_begun, whole_parts
from .event_grounds import (
    BY_RULE,
    asked_of,
    barred_by,
    cannot_begin,
    deciding_rule,
    depending,
    fitting,
    has_targets,
    omitted,
    phase_player,
    put_off,
    set_off_by,
    taken_until,
    wakes,
)
from .lateness import LATER, LATER_DEEDS, later_event
from .more import more
from .negated_because import fact_behind
from .negated_links import negated_activation
from .nodes import MOVES, node_of, printed_kind
from .particulars import particulars
from .repeated import negated_by, repeated, said_also
from .things import Reader, bounded, lacking, summon_word, word
from .tree import Explanation, Role, RuleName, Thing, Value, Word
from .twin_links import has_twin
from .untargeted import selects


@runtime_checkable
class HasEvents(Protocol):
    """A transition, or any other object with events."""

    @property
    def events(self) -> tuple[Event, ...]: ...


SILENT: frozenset[EventKind] = frozenset({EventKind.RESOLVED})
"""Kinds that add nothing to their neighbours; they have a frame nevertheless."""

MERGED: frozenset[EventKind] = frozenset(
    {
        EventKind.DESTROYED, EventKind.SENT, EventKind.DISCARDED, EventKind.TRIBUTED, EventKind.BANISHED,
        EventKind.RETURNED, EventKind.ADDED, EventKind.DRAWN, EventKind.ATTACHED, EventKind.DETACHED,
        EventKind.TO_EXTRA,
        EventKind.SENT_AFTER_CHAIN, EventKind.VANISHED,
        EventKind.SUMMONED, EventKind.TARGETED, EventKind.TARGET_GONE, EventKind.PROTECTED, EventKind.CHOSEN,
        EventKind.POSITION_CHANGED, EventKind.TURNED_FACE_DOWN, EventKind.CONTROL_CHANGED, EventKind.LOT_FELL,
        EventKind.REVEALED, EventKind.REDIRECTED, EventKind.REPLACED,
        EventKind.LOOKED_AT, EventKind.EXCAVATED, EventKind.COUNTED_DESTROYED, EventKind.PLACED,
        EventKind.TRIGGER_MET,
    }
)  # fmt: skip
"""Kinds of which several simultaneous events are combined into one sentence ("Heavy Storm destroys 3 cards")."""

_ANYBODY = (EventKind.SENT_AFTER_CHAIN, EventKind.VANISHED, EventKind.TRIGGER_MET)
"""Merged kinds that combine regardless of the cards' controllers."""

_BY_CAUSE = {
    Cause.COST: Role.COST,
    Cause.EFFECT: Role.EFFECT,
    Cause.BATTLE: Role.BATTLE,
    Cause.SUMMON: Role.SUMMON,
    Cause.RULE: Role.RULE,
}
_CHAIN = (
    EventKind.ACTIVATED, EventKind.PASSED, EventKind.CHAIN_RESOLVES, EventKind.RESOLVING, EventKind.RESOLVED,
    EventKind.CHAIN_ENDED, EventKind.TRIGGER_MET, EventKind.SENT_AFTER_CHAIN,
)  # fmt: skip
_NOTHING = (
    EventKind.NO_EFFECT, EventKind.TARGET_GONE, EventKind.TIMING_MISSED, EventKind.PROTECTED, EventKind.NOT_DONE,
)  # fmt: skip
_BATTLE = (
    EventKind.ATTACK_DECLARED, EventKind.ATTACK_STOPPED, EventKind.REPLAY, EventKind.DAMAGE_CALCULATED,
    EventKind.BATTLE_DAMAGE, EventKind.DAMAGE_PREVENTED, EventKind.DAMAGE_TURNED, EventKind.PHASE_ENDED,
)  # fmt: skip
_ROLES: dict[EventKind, Role] = {
    **dict.fromkeys(_CHAIN, Role.CHAIN),
    **dict.fromkeys(_NOTHING, Role.NOTHING),
    **dict.fromkeys(_BATTLE, Role.BATTLE),
    EventKind.TARGETED: Role.CHOICE,
    EventKind.CHOSEN: Role.CHOICE,
    EventKind.NUMBER_CHOSEN: Role.CHOICE,
    EventKind.MODE_CHOSEN: Role.CHOICE,
    EventKind.DEFLECTED: Role.EFFECT,
    EventKind.DECLARED: Role.CHOICE,
    EventKind.DECLINED: Role.CHOICE,
    EventKind.SUMMON_DECLARED: Role.SUMMON,
    EventKind.ATTACK_NEGATED: Role.EFFECT,
    EventKind.ACTIVATION_NEGATED: Role.EFFECT,
    EventKind.EFFECT_NEGATED: Role.EFFECT,
    EventKind.SUMMON_NEGATED: Role.EFFECT,
    EventKind.APPLIED: Role.EFFECT,
}


_RULES: dict[EventKind, tuple[str, ...]] = {
    EventKind.TRIGGER_MET: ("effect.trigger",),
    EventKind.DECLINED: ("mechanic.D1",),
    EventKind.NOT_DONE: ("target.resolve.partial",),
}
"""The rules a sentence rests on if the event itself names none."""


_NO_DESTRUCTION = ("term.destroy.not",)
"""What matters about a card that goes back from the field to its own player."""


@dataclass(frozen=True, slots=True)
class Told:
    """Events explained together, with their viewer.

    ``chain``: there was a Chain when they happened; ``stopped``: what was told before and explains why the Chain Link
    does nothing; ``later``: what happened after the event of an effect that misses its timing; ``void``: that a Chain
    Link does nothing, told together with its negation; ``halted``: the Chain Links of these cards do nothing anyway;
    ``whole``: what is not done is all that a Chain Link could do; ``back``: a step begins after a Damage Step;
    ``goes_on``: Chain Links are still sure to resolve; ``summoning``: a Summon that has begun comes first; ``twin``:
    another card of the same name has a Chain Link in the same Chain.
    """

    events: tuple[Event, ...]
    positions: tuple[int, ...]
    reader: Reader
    before: DuelState
    chain: bool = False
    stopped: str = ""
    later: Event | None = None
    void: Event | None = None
    halted: bool = False
    whole: bool = False
    back: bool = False
    goes_on: bool = False
    summoning: bool = False
    twin: bool = False

    @property
    def event(self) -> Event:
        return self.events[0]

    @property
    def subjects(self) -> tuple[Snapshot, ...]:
        return tuple(event.subject for event in self.events if event.subject.uid != NOBODY)


def narrate(
    book: Book, before: DuelState, told: HasEvents | Iterable[Event], viewer: int = 0
) -> tuple[Explanation, ...]:
    """Explain what happened and why, in order.

    Args:
        book: ruleset and cards, for the cards' names.
        before: the state before the transition.
        told: a transition, or its events (filter them with ``view_events`` if information is hidden).
        viewer: 0 or 1, the player addressed as "you"; the other one is "your opponent".

    Returns:
        One explanation per event or group of simultaneous events; silent events have none. What did not happen is told
        by ``contrast.why_not``.
    """
    events = told.events if isinstance(told, HasEvents) else tuple(told)
    reader = Reader(book, viewer, before)
    found: list[Explanation] = []
    covers = negated_by(events) | (whole := whole_parts(events))
    for positions in in_telling_order(events, _groups(events)):
        together = tuple(events[at] for at in positions)
        if together[0].kind not in SILENT and not cannot_begin(book, together[0]):
            at = positions[0]
            later = next((one for entry in together[0].missed if (one := later_event(events[:at], entry))), None)
            void = events[covers[at]] if at in covers and at not in whole else None
            covered = (*positions, covers[at]) if at in covers else positions
            told = Told(
                together, covered, reader, before, chain_stood(before, events, at), stopped(events, at), later, void,
                bool(before.chain) and halted(events, at, together), at in whole, goes_back(before, events, at),
                goes_on_first(before, events, at), summon_begun(events, at), has_twin(before, events, at),
            )  # fmt: skip
            made = explain(told)
            found.append(said_also(found[-1], made) if found else made)
    return tuple(found)


def explain(told: Told) -> Explanation:
    """One explanation for a group of events."""
    event = told.event
    arguments = _arguments(told)
    node = node_of(told.reader.book, event, arguments)
    if node == "summoned.own" and "gained" in arguments:
        node = "summoned.again"
    if node == "no-effect.nothing-left":
        node = told.stopped or node
    if told.void is not None:
        node += ".void"
    if node == "trigger-met.optional" and told.goes_on and event.get("misses"):
        node = "trigger-met.late"
    node, decisive = particulars(told.reader, event, node, told.before)
    arguments |= decisive
    if node in BY_RULE and (rule := deciding_rule(event)):
        arguments["rule"] = RuleName(rule)
        node += ".because"
    if told.halted:
        arguments["halted"] = 1
    role = _ROLES.get(event.kind, _BY_CAUSE[event.cause])
    if event.kind is EventKind.SUMMONED and event.cause is not Cause.EFFECT:
        role = Role.SUMMON
    if node == "stays.no-purpose":
        role = Role.NOTHING
    if event.kind is EventKind.NOT_DONE and not told.whole:
        role = Role.PARTLY
    happened = told.events if told.void is None else (*told.events, told.void)
    rules = tuple(rule for one in happened for rule in fitting(one)) or _RULES.get(event.kind, ())
    if event.kind is EventKind.RETURNED and all(snap.controller == snap.owner for snap in told.subjects):
        from_field = event.get("from_zone") in ON_FIELD and event.get("to_zone") != Zone.EXTRA
        rules = (*(_NO_DESTRUCTION if from_field else ()), *rules)
    if node == "trigger-met.late":
        rules = ("mechanic.D1",)
    rules = cited(told.reader.book, rules)
    made = Explanation(
        node, tuple(arguments.items()), rules, role=role, events=told.positions, ruleset=told.reader.book.ruleset.id
    )
    return made.with_children(*more(made, told.before))


def _groups(events: Sequence[Event]) -> list[tuple[int, ...]]:
    groups: list[list[int]] = []
    place: dict[tuple[object, ...], int] = {}
    left_out = repeated(events)
    for at, event in enumerate(events):
        if at in left_out:
            continue
        key: tuple[object, ...] = (
            event.kind, event.batch, event.cause, event.source.uid,
            NOBODY if event.kind in _ANYBODY else event.player, event.link,
            event.get("to_zone"), event.get("reason"), event.get("verb"), event.get("position"), event.get("kinds"),
        )  # fmt: skip
        if event.kind is EventKind.SUMMONED and event.cause is not Cause.EFFECT:
            key = (*key, at)
        if event.kind is EventKind.TRIGGER_MET:
            key = (*key, event.subject.number, event.clause, event.get("optional"), event.get("misses"))
        if event.kind is EventKind.SENT and event.get("from_zone") in (Zone.HAND, Zone.DECK):
            key = (*key, event.get("from_zone"))
        if event.kind in MERGED and key in place:
            groups[place[key]].append(at)
        else:
            place[key] = len(groups)
            groups.append([at])
    return [tuple(group) for group in groups]


def _arguments(told: Told) -> dict[str, Value]:
    """All named arguments that a frame may use."""
    event, reader = told.event, told.reader
    if event.kind is EventKind.DAMAGE_CALCULATED:
        reader = replace(reader, state=None)  # the sentence says in which position the monsters fight
    found: dict[str, Value] = {}
    if told.subjects:
        found["card"] = reader.thing(told.subjects[0])
        found["cards"] = reader.things(told.subjects)
    if event.source.uid != NOBODY or event.source.number:
        found["source"] = reader.thing(event.source)
    actor = event.player
    if actor == NOBODY and told.subjects:
        actor = told.subjects[0].controller
    if event.kind is EventKind.APPLIED and isinstance(bound := event.get("bound_player", NOBODY), int):
        actor = bound if bound != NOBODY else 1 - event.player
    found["player"] = reader.who(actor)
    sides = {thing.side for thing in reader.things(told.subjects)}
    found["own"] = int(sides == {found["player"]})
    if event.link:
        found["link"] = event.link
    for name, value in event.arguments:
        made = _argument(reader, name, value)
        if made is not None:
            found[name] = made
    if event.kind is EventKind.ACTIVATED and (way := selects(reader.book, event)) is not None:
        found["selects"] = way
    if event.kind is EventKind.APPLIED:
        apply_arguments(reader, event, found)
    if (until := taken_until(reader.book, event)) is not None:
        found["until"] = until
    if event.kind is EventKind.DECLARED:
        found |= reader.declared(str(event.get("what")), event.get("value"))
    if event.kind is EventKind.PROTECTED:
        found["cause"] = Word("cause", "battle" if event.cause is Cause.BATTLE else "effect")
        found["itself"] = int(event.source.uid == event.subject.uid)
        if isinstance(event.get("other"), Snapshot) and event.clause and event.source.number:
            place, *path = event.clause
            own = reader.book.by_number[event.source.number]
            passage = stated_by(own, reader.book.effects(event.source.number)[place], place, tuple(path))
            found |= {"passage": passage} if passage is not None else {}
    card = found.get("card")
    if event.kind is EventKind.SET and isinstance(card, Thing) and card.names is None:
        found["card"] = card._replace(face_down=False)
    if event.kind is EventKind.TURNED_FACE_DOWN:
        found["trap"] = int({printed_kind(reader.book, snap) for snap in told.subjects} == {CardKind.TRAP})
    if event.kind is EventKind.SUMMONED:
        found |= {"atk": event.subject.atk, "defense": event.subject.def_}
        if (gained := wakes(reader.book, event, told.before)) is not None:
            found["gained"] = gained
    if event.kind is EventKind.UPKEEP:
        found["even"] = int(event.get("amount") == event.get("left"))
    if event.kind in MOVES:
        found["banished"] = int(event.get("to_zone") == event.get("intended") == Zone.BANISHED)
        found["from"] = word("zone", event.get("from_zone"))
        found["to"] = word("zone", event.get("to_zone"))
        by = event.get("redirector")
        by = by if isinstance(by, Snapshot) else event.source
        found["itself"] = int({by.uid} == {snap.uid for snap in told.subjects})
        if event.cause is Cause.SUMMON and event.kind in (EventKind.SENT, EventKind.BANISHED):
            synchro = any(isinstance(one, SynchroSummon) for one in reader.book.effects(event.source.number))
            found["kinds"] = Word("summon", "synchro" if synchro else "special")
        # The exact verb decides what triggers, so a card that went elsewhere is reported as such.
        if event.get("intended", event.get("to_zone")) != event.get("to_zone"):
            found["intended"] = word("zone", event.get("intended"))
    if event.kind in (EventKind.TARGETED, EventKind.POSITION_CHANGED, EventKind.TURNED_FACE_DOWN):
        found["itself"] = int([event.source.uid] == [snap.uid for snap in told.subjects])
    if event.kind is EventKind.POSTPONED:
        found["whose"] = reader.who(phase_player(reader.book, event))
    if event.kind is EventKind.STEP_BEGAN:
        found["back"] = int(told.back)
    if event.kind is EventKind.NOT_DONE:
        found["whole"] = int(told.whole)
        if not told.whole and (left := omitted(reader.book, event)) is not None:
            found["omitted"] = left
    if event.kind is EventKind.NOT_DONE and event.get("to_zone") is not None:
        found["to"] = word("zone", event.get("to_zone"))
    if event.kind is EventKind.REDIRECTED:
        found["intended"] = word("zone", event.get("intended"))
        found["to"] = word("zone", event.get("to_zone"))
        found["itself"] = int({event.source.uid} == {snap.uid for snap in told.subjects})
    if event.kind is EventKind.ACTIVATED:
        found["alone"] = 0
    if event.kind is EventKind.RESOLVING:
        found["twin"] = int(told.twin)
        found["alone"] = int(event.link == 1 and bool(event.get("last")))
    if event.kind is EventKind.REPLACED:
        found["itself"] = int(event.source.uid == event.subject.uid)
    if event.kind is EventKind.TRIGGER_MET:
        found["chain"] = int(told.chain)
        found["misses"] = int(bool(event.get("misses")))
        found["summoning"] = int(told.summoning and not told.chain)
        found["targets"] = int(has_targets(reader.book, event))
    found |= negated_activation(reader, told.before, event) | fact_behind(reader, told.before, event)
    if event.kind is EventKind.TIMING_MISSED and told.later is not None:
        found |= _later(reader, told.later) | set_off_by(reader.book, event)
    if passage := asked_of(reader.book, event) or put_off(reader.book, event) or barred_by(reader.book, event):
        found["passage"] = passage
    if (rest := depending(reader.book, event)) is not None:
        found["passage"] = rest
    if event.kind is EventKind.NOT_DONE and isinstance(event.get("near"), Snapshot):
        found |= lacking(reader, dict(event.arguments)) | bounded(event.get("bounds"))
    if event.kind is EventKind.BANISHED:
        found.setdefault("face_down", 0)
    found.setdefault("source", found["card"]) if event.kind in _OWN_SOURCE and "card" in found else None
    return found


def _later(reader: Reader, later: Event) -> dict[str, Value]:
    if later.kind is EventKind.RESOLVING:
        return {"then": later.link}
    if later.kind in LATER_DEEDS:
        return {"later": LATER_DEEDS[later.kind]}
    return {"other": reader.thing(later.subject), "verb": LATER[later.kind]}


_OWN_SOURCE = (
    EventKind.APPLIED, EventKind.POSTPONED, EventKind.MODIFIER_ENDED, EventKind.WILL_SKIP, EventKind.PHASE_SKIPPED,
)  # fmt: skip
"""Kinds whose subject is the source itself."""

_WORDS = {"phase": "phase", "step": "step", "position": "position"}
_PLAIN_NUMBERS = (
    "link", "links", "speed", "amount", "left", "atk", "against", "turn", "count", "excess", "number",
    "optional", "back", "bottom", "face_down",
)  # fmt: skip


def _argument(reader: Reader, name: str, value: object) -> Value | None:
    if isinstance(value, Snapshot):
        return reader.thing(value) if value.uid != NOBODY else None
    if name == "verb" and isinstance(value, str):
        return word("verb", value)
    if name == "kinds" and isinstance(value, int):
        return summon_word(value)
    if name == "counter" and isinstance(value, int):
        return Word("counter", CounterKind(value).name.lower())
    if name in _WORDS and isinstance(value, (int, str)):
        return word(_WORDS[name], value)
    if name in _PLAIN_NUMBERS and isinstance(value, int):
        return value
    return None
