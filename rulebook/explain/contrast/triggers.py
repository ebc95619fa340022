"""Foils of Trigger Effects: something happened, and an effect that a player could expect did not start."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulebook.engine.choosing.condition_facts import against
from rulebook.engine.choosing.feasibility import first_part
from rulebook.engine.choosing.stock import materials
from rulebook.engine.choosing.target_groups import shortfall
from rulebook.engine.continuous import query
from rulebook.engine.continuous.derived import Ground
from rulebook.engine.core.event_patterns import earlier_events, patterns_of
from rulebook.engine.core.events import EVENT_OF, Event, EventKind
from rulebook.engine.core.missed import Condition, Missed, Unmet
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY
from rulebook.engine.legality.idle_effects import idle
from rulebook.engine.moving.looks import MOVES
from rulebook.engine.permissions.prohibitions import barrier, forbids_activation
from rulebook.explain.conditions import asked_by, part_of, stated_by
from rulebook.explain.lateness import LATER, later_event
from rulebook.explain.things import asked, hindrance, lacking, summon_word, word
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary import conditions
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import And, FaceUp, Filter
from rulebook.vocabulary.terms import ON_FIELD, Cause, Position, SummonKind, Verb, Zone

from . import used_up
from .values import Contrast, Kind, Likely, Step

Found = Contrast | None

MOVED: dict[EventKind, Verb] = {EVENT_OF[verb]: verb for verb in MOVES}
"""The moves that a player may take for one another."""

_BY_VERB = {
    Verb.SEND: ("term.send.not-implies", "mechanic.C10"),
    Verb.TRIBUTE: ("term.destroy.not", "mechanic.C10"),
    Verb.DISCARD: ("term.discard", "mechanic.C10"),
}
"""The rules that distinguish what was done from what is required."""

_OWNER = ("zone.owner-return", "effect.trigger")
_DETACHED = ("xyz.material.not-on-field", "effect.trigger")
_NEEDED = ("mechanic.B8", "effect.trigger")

_PARTS = {"no-target": "target", "no-cost": "cost", "nothing": "effect"}
"""The part of its text that says what an effect lacks."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each Trigger Effect that looked at an event of the step and whose condition was not met."""
    for at, event in enumerate(step.events):
        for one in event.missed:
            effect = step.book.effects(one.source.number)[one.clause[0]]
            make = _MADE.get(one.unmet.condition)
            if not isinstance(effect, Activated) or make is None:
                continue
            found = make(step, at, one, effect)
            if found is not None:
                yield found


def _made(
    step: Step, at: int, one: Missed, condition: str, rules: tuple[str, ...], likely: Likely, **arguments: Value
) -> Contrast:
    """A foil about ``card``, whose effect was expected; ``arguments`` may name another card."""
    told = {"card": step.reader.thing(one.source), **arguments}
    return Contrast(Kind.TRIGGER, condition, (one.source,), one.clause, rules, likely, at, tuple(told.items()))


def asks_for_flip(condition: conditions.Condition | None) -> bool:
    """Whether an effect asks for its card to have been flipped face-up at any time before."""
    return any(one.ever and one.pattern.verb is Verb.FLIP for one in earlier_events(condition))


# Moved, but not in the way that is required ------------------------------------------------------------


def _moved(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """A card was moved, but not in the way the effect requires."""
    event = step.events[at]
    verb = Verb.SEND if event.kind is EventKind.DETACHED else MOVED.get(event.kind)
    if verb is None or (event.kind is EventKind.DETACHED and one.unmet.condition is not Condition.WAS):
        return None
    pattern, own = patterns_of(effect)[one.pattern], one.source.uid == event.subject.uid
    condition = _name(event, one.unmet, pattern, own)
    if not condition or not _from_there(event, pattern, condition):
        return None
    asked = pattern.cause[0] if pattern.cause else Cause.EFFECT
    told: dict[str, Value] = {
        "card": step.reader.thing(event.subject),
        "wanted": word("verb", int(pattern.verb)),
        "got": word("verb", int(Verb.MOVE if verb is Verb.RETURN and event.get("to_zone") != Zone.HAND else verb)),
        "cause": word("cause", int(event.cause)),
        "asked": Word("cause", asked.name.lower()),
        "from": word("zone", int(event.subject.zone)),
        "to": word("zone", event.get("to_zone")),
    }
    if condition == "player":
        told["player"] = step.reader.who(event.player)
    if condition == "place-other":
        told["zone"] = word("zone", int(pattern.was[0]))
    if own:
        likely = Likely.SURELY if event.subject.zone in IN_PLAY or condition == "cost" else Likely.PERHAPS
        rules = _DETACHED if event.kind is EventKind.DETACHED else _rules(condition, verb)
        return _made(step, at, one, condition, rules, likely, **told)
    told["source"] = step.reader.thing(one.source)
    if condition == "destination" and event.get("to_zone") == Zone.GONE:
        return _made(step, at, one, "waits.token", ("effect.trigger",), Likely.OFTEN, **told)
    return _made(step, at, one, f"{condition}-of-other", _rules(condition, verb), Likely.OFTEN, **told)


def _from_there(event: Event, pattern: On, condition: str) -> bool:
    """Whether the card came from where the effect asks, unless that is what decides."""
    if condition.startswith("place"):
        return True
    zone = event.subject.zone
    sent = condition == "verb" and event.kind is EventKind.SENT and zone == Zone.HAND  # nearly as if it were destroyed
    return sent or (zone in pattern.was if pattern.was else zone not in (Zone.GRAVEYARD, Zone.BANISHED))


def _name(event: Event, failed: Unmet, pattern: On, own: bool) -> str:
    """The name of what decides; empty if it has no sentence."""
    arrived = event.get("to_zone") == Zone.GRAVEYARD
    match failed.condition:
        case Condition.VERB if own and pattern.verb is Verb.SEND and arrived:
            return "copied"  # as another card it would have started: it is no copy any more
        case Condition.VERB if own and pattern.verb is Verb.SEND and event.kind is not EventKind.BANISHED:
            return "destination"  # it would count as sent if it had reached the Graveyard
        case Condition.VERB:
            return "verb" if own else ""
        case Condition.BY:
            return "player" if own and event.cause is Cause.EFFECT and event.player >= 0 else ""
        case Condition.CAUSE if own and pattern.other is not None:
            return ""  # it waits for what becomes of its monster: told of Equip Cards (``lost_hosts``)
        case Condition.CAUSE:
            return "cost" if own and event.cause is Cause.COST and Cause.EFFECT in pattern.cause else "cause"
        case Condition.WAS if failed.found == Zone.SUMMONING != event.subject.zone:
            return "activation" if own else ""  # it lay in its zone, but its activation was negated
        case Condition.WAS:
            if not own:
                return ""
            if not set(pattern.was) <= set(ON_FIELD):
                return _to_graveyard(event, "place-other") if len(pattern.was) == 1 else ""
            banished = pattern.verb is Verb.BANISH and event.get("to_zone") == Zone.BANISHED
            return "place-banished" if banished else _to_graveyard(event, "place")
        case _:
            return "destination" if pattern.to == (Zone.GRAVEYARD,) and not arrived else ""


def _to_graveyard(event: Event, name: str) -> str:
    return name if event.get("to_zone") == Zone.GRAVEYARD else ""


def _rules(condition: str, verb: Verb) -> tuple[str, ...]:
    match condition:
        case "verb":
            return _BY_VERB.get(verb, ("mechanic.C10",))
        case "cost":
            return ("cost.not-effect", "term.discard-effect-only") if verb is Verb.DISCARD else ("cost.not-effect",)
        case "activation":
            return ("mechanic.B4",)
        case _:
            return ("effect.trigger",)


def _of_other(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """Another card was moved that does not fit because it was face-down."""
    event, table = step.events[at], step.table(at)
    subject = patterns_of(effect)[one.pattern].subject
    if event.kind not in MOVED or table is None or not isinstance(subject, And) or not event.subject.number:
        return None
    scope = query.Scope(one.player, Context(one.player, one.source, one.clause[0]))
    card = event.subject
    turned = card._replace(position=Position.DEFENSE)
    if query.fits(table, FaceUp(), card.uid, scope, card) or not query.fits(table, subject, card.uid, scope, turned):
        return None
    if card.uid == one.source.uid:
        return _made(step, at, one, "face-down-itself", ("effect.trigger",), Likely.OFTEN)
    other = step.reader.thing(card)
    return _made(step, at, one, "face-down-of-other", ("effect.trigger",), Likely.OFTEN, other=other)


# Summoned, but not in that way -------------------------------------------------------------------------

_SINGLE = (
    SummonKind.NORMAL, SummonKind.TRIBUTE, SummonKind.FLIP, SummonKind.FUSION, SummonKind.RITUAL, SummonKind.SYNCHRO,
    SummonKind.XYZ, SummonKind.PENDULUM,
)  # fmt: skip


def _summoned(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """The monster was Summoned, but by another kind of Summon."""
    event = step.events[at]
    kinds, asked = one.unmet.found, patterns_of(effect)[one.pattern].kinds
    if one.source.uid != event.subject.uid or not isinstance(kinds, int):
        return None
    told: dict[str, Value] = {"kinds": summon_word(kinds)}
    by_effect = event.cause is Cause.EFFECT and event.source.number and event.source.uid != event.subject.uid
    if asked in _SINGLE and by_effect:
        told |= {"source": step.reader.thing(event.source), "expected": summon_word(asked)}
        return _made(step, at, one, "kinds.by-effect", ("effect.trigger",), Likely.OFTEN, **told)
    if asked in _SINGLE:
        return _made(step, at, one, "kinds", ("effect.trigger",), Likely.OFTEN, expected=summon_word(asked), **told)
    said = part_of(step.book.by_number[one.source.number], effect, one.clause[0], "condition")
    if said is None:
        return None
    return _made(step, at, one, "kinds.text", ("effect.trigger",), Likely.OFTEN, passage=said, **told)


# Its event came, and it could not be activated ---------------------------------------------------------


def _control(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """Its card was controlled by one player and belongs to the other one."""
    snap = step.events[at].subject
    if one.source.uid != snap.uid or snap.owner == snap.controller or step.events[at].kind not in MOVED:
        return None
    told = {"player": step.reader.who(snap.controller)}
    return _made(step, at, one, "control", _OWNER, Likely.SURELY, **told)


def _face_down(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """It waits for something that happens to its own card, which lies face-down."""
    if one.source.uid != step.events[at].subject.uid or step.events[at].kind in MOVED:
        return None
    return _made(step, at, one, "lies-face-down", ("card.monster.facedown-effects", "effect.trigger"), Likely.OFTEN)


def _not_direct(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """It waits for a direct attack, and a monster is attacked."""
    if step.events[at].kind is not EventKind.ATTACK_DECLARED:
        return None
    return _made(step, at, one, "no-direct-attack", ("effect.trigger",), Likely.OFTEN)


def _condition(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """The event is right, but a condition of the effect does not hold."""
    asked, table = one.unmet.asked, step.table(at)
    if not isinstance(asked, conditions.Condition) or step.events[at].kind is EventKind.STEP_BEGAN:
        return None
    if asks_for_flip(asked) and step.events[at].subject.position == Position.SET:
        return None  # told of the monster that was never turned face-up (``turned_up``)
    told: dict[str, Value] = {"passage": asked_by(step.book.by_number[one.source.number], effect, one.clause[0], asked)}
    condition = "condition"
    if table is not None:
        scope = query.Scope(one.player, Context(one.player, one.source, one.clause[0]))
        variant, fact = hindrance(step.reader, against(table, asked, scope))
        told |= {**fact, "phase": word("phase", table.phase)}
        condition += variant
    other = any(made.kind is EventKind.TRIGGER_MET and made.subject.uid == one.source.uid for made in step.events)
    likely = Likely.SELDOM if other else Likely.OFTEN  # another effect of the same card starts
    return _made(step, at, one, condition, ("effect.trigger",), likely, **told)


def incomplete(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """Its target, its cost or anything to do is missing."""
    why = str(one.unmet.found)
    condition = "no-target" if why.startswith("target") else "no-cost" if why.startswith("cost") else "nothing"
    rules = ("cost.unpayable",) if condition == "no-cost" else _NEEDED
    table = step.table(at)
    if condition == "no-target" and table is not None:
        short = shortfall(table, effect, Context(one.player, one.source, one.clause[0]))
        if isinstance(asks := short.get("asks"), Filter):
            told: dict[str, Value] = {name: int(str(short[name])) for name in ("have", "needed", "besides", "several")}
            told["asks"] = asked(asks, short["needed"], own=one.player == step.viewer)
            return _made(step, at, one, "no-target.missing", rules, Likely.OFTEN, **told)
    if condition == "no-cost" and table is not None:
        paying = query.Scope(one.player, Context(one.player, one.source, one.clause[0]))
        for cost in effect.cost:
            if (found := materials(table, cost, paying)) is not None and found[1] < found[0]:
                needed, have = found
                return _made(step, at, one, "no-cost.material", rules, Likely.OFTEN, needed=needed, have=have)
    if condition == "nothing" and table is not None and effect.operation is not None:
        scope = query.Scope(one.player, Context(one.player, one.source, one.clause[0]))
        ground = barrier(table, effect.operation, scope, *effect.targets)
        if ground is not None and ground.card.number:
            return _by_ground(step, at, one, ground)
        lacks = idle(table, effect, first_part(effect.operation), scope)
        said = part_of(step.book.by_number[one.source.number], effect, one.clause[0], "effect")
        if "near" in lacks and said is not None:
            near = lacking(step.reader, lacks)
            return _made(step, at, one, "nothing.near", rules, Likely.OFTEN, passage=said, **near)
        if isinstance(asks := lacks.get("asks"), Filter):
            wants = asked(asks, 1, own=one.player == step.viewer)
            besides = int(str(lacks["besides"]))
            return _made(step, at, one, "nothing.missing", rules, Likely.OFTEN, asks=wants, besides=besides)
    said = part_of(step.book.by_number[one.source.number], effect, one.clause[0], _PARTS[condition])
    if said is None:
        return _made(step, at, one, condition, rules, Likely.OFTEN)
    return _made(step, at, one, f"{condition}.text", rules, Likely.OFTEN, passage=said)


def _forbidden(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """Another effect forbids the activation."""
    table = step.table(at)
    ground = forbids_activation(table, one.source.uid, one.player, False) if table is not None else None
    if ground is None or not ground.card.number:
        return None
    return _by_ground(step, at, one, ground)


def _by_ground(step: Step, at: int, one: Missed, ground: Ground) -> Contrast:
    """A card forbids it; what it says, if it is a continuous effect."""
    place, *path = ground.clause
    own = step.book.by_number[ground.card.number]
    said = stated_by(own, step.book.effects(ground.card.number)[place], place, tuple(path))
    told: dict[str, Value] = {"negator": step.reader.thing(ground.card)}
    condition = "forbidden"
    if said is not None:
        condition, told["passage"] = "forbidden.text", said
    return _made(step, at, one, condition, ("effect.card-over-rule",), Likely.SURELY, **told)


def _used_up(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """It has reached its use limit."""
    name = used_up.condition(effect.limit) if effect.limit is not None else ""
    return _made(step, at, one, name, ("effect.card-over-rule",), Likely.OFTEN) if name else None


def _elsewhere(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """Its card has left the place where it was triggered."""
    if not isinstance(one.unmet.asked, int):
        return None
    return _made(step, at, one, "left", one.unmet.rules, Likely.OFTEN, zone=word("zone", one.unmet.asked))


def _too_late(step: Step, at: int, one: Missed, effect: Activated) -> Found:
    """Another card moved after its event, in an earlier transition; what moved in this one is told with the miss."""
    if later_event(step.events[:at], one) is not None:
        return None
    later = later_event(step.all_events, one)
    if later is None or later.kind not in LATER:
        return None
    other, verb = step.reader.thing(later.subject), LATER[later.kind]
    return _made(step, at, one, "later", one.unmet.rules, Likely.OFTEN, other=other, verb=verb)


_MADE: dict[Condition, Callable[[Step, int, Missed, Activated], Found]] = {
    Condition.VERB: _moved,
    Condition.BY: _moved,
    Condition.CAUSE: _moved,
    Condition.WAS: _moved,
    Condition.TO: _moved,
    Condition.SUBJECT: _of_other,
    Condition.KINDS: _summoned,
    Condition.CONTROLLED_BY: _control,
    Condition.DIRECT: _not_direct,
    Condition.FACE_DOWN: _face_down,
    Condition.IF: _condition,
    Condition.COMPLETE: incomplete,
    Condition.PERMITTED: _forbidden,
    Condition.LIMIT: _used_up,
    Condition.PLACE: _elsewhere,
    Condition.LAST: _too_late,
}
"""How a foil is made, by the condition that failed; the others are no foils."""
