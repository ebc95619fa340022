"""Foils of effects without a Chain Link: a different verb, a negated source, or a source now face-down."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.conjunctions import condition_parts
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.missed import Condition, Missed
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.conditions import asked_by
from rulebook.explain.things import Reader, word
from rulebook.explain.tree import Value
from rulebook.vocabulary import conditions
from rulebook.vocabulary.effects import Effect, Unclassified
from rulebook.vocabulary.filters import And, Filter, StatIs, itself
from rulebook.vocabulary.operations import Destroy
from rulebook.vocabulary.terms import Cause, Position, Ref, Stat, Verb, Zone

from . import battle_facts
from .amounts import waiting
from .only_attackers import was_attacked
from .triggers import MOVED
from .values import Contrast, Kind, Likely, Step

LEAVING: dict[EventKind, Verb] = {**MOVED, EventKind.PLACED: Verb.PLACE}
"""Events with which a card leaves the field."""
_TEXT = ("effect.card-over-rule",)
_TARGETING = ("target.definition",)
_NEGATED = ("mechanic.B4", "effect.card-over-rule")
PARTED: dict[EventKind, Verb] = {
    **MOVED,
    EventKind.TURNED_FACE_DOWN: Verb.TURN_FACE_DOWN,
}
"""Events that separate two connected cards."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield foils for cards that remain, although an effect without a Chain Link could have removed them."""
    for at, event in enumerate(step.events):
        if event.kind in LEAVING and event.subject.zone in IN_PLAY and event.subject.number:
            yield from _other_left(step, event, at)
        if event.kind is EventKind.ATTACK_DECLARED:
            yield from _attacked(step, at)
        for one in event.missed:
            effect = step.book.effects(one.source.number)[one.clause[0]]
            if not isinstance(effect, Unclassified):
                continue
            if one.unmet.condition is Condition.TURNED_FACE_DOWN:
                card = step.reader.thing(one.source)._replace(face_down=True)
                name = "face-down" if isinstance(effect.operation, Destroy) else "face-down.other"
                yield _made(one, name, ("effect.continuous", "mechanic.C3"), at, {"card": card})
            elif one.unmet.condition is Condition.NEGATED and not _bound(effect):
                yield from _negated(step.reader, at, one, effect)
            elif one.unmet.condition is Condition.IF:
                yield from _condition(step, one, effect, at)
            elif event.kind in PARTED and isinstance(effect.operation, Destroy):
                yield from _remains(step.reader, event, at, one, effect.event.verb)


def _attacked(step: Step, at: int) -> Iterator[Contrast]:
    """A monster that being targeted destroys is attacked."""
    table = step.table(at)
    if table is None or table.battle.target < 0:
        return
    uid = table.battle.target
    if not table.cards[uid].number or not table.is_up(uid) or derived.is_negated(table, uid):
        return
    for index, effect in enumerate(table.effects(uid)):
        if falls_when_targeted(effect):
            card = derived.snapshot(table, uid)
            told = (("card", step.reader.thing(card)),)
            yield Contrast(Kind.LINKLESS, "only-attacked", (card,), (index,), _TARGETING, Likely.OFTEN, at, told)


def falls_when_targeted(effect: Effect) -> bool:
    """Whether being targeted destroys the monster with this effect."""
    return isinstance(effect, Unclassified) and effect.event.targets_this and isinstance(effect.operation, Destroy)


def _bound(effect: Unclassified) -> bool:
    """Whether an effect destroys a card because of what became of the one connected with it."""
    return isinstance(effect.operation, Destroy) and not effect.event.targets_this


def _negated(reader: Reader, at: int, one: Missed, effect: Unclassified) -> Iterator[Contrast]:
    """The event is right, and another card negates the effect."""
    by = one.unmet.found
    if isinstance(by, Snapshot) and by.number:
        told: dict[str, Value] = {"card": reader.thing(one.source), "negator": reader.thing(by)}
        name = "negated-self" if effect.event.targets_this else "negated-plain"
        yield _made(one, name, _NEGATED, at, told)


def _other_left(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """An effect waits for the destruction of another card, which left the field in another way."""
    table = step.table(step.batch_start(at) - 1)
    if table is None or event.kind is EventKind.DESTROYED:
        return
    for card, index, patterns in waiting(table):
        scope = query.Scope(card.controller, Context(card.controller, card, index))
        for pattern in patterns:
            if pattern.verb is not Verb.DESTROY or pattern.subject == itself or card.uid == event.subject.uid:
                continue
            if pattern.other is not None or pattern.cause == (Cause.BATTLE,):
                continue  # nobody takes this for a battle
            if isinstance(pattern.subject, And) and query.fits(
                table, pattern.subject, event.subject.uid, scope, event.subject
            ):
                yield left_instead(step, event, card, index, at)


def left_instead(step: Step, event: Event, source: Snapshot, index: int, at: int) -> Contrast:
    """A card left the field in another way than by destruction, for which an effect of ``source`` waits.

    Args:
        step: the step that is told.
        event: how the card left.
        source: the card whose effect waits.
        index: the number of that effect.
        at: the index of the event.
    """
    verb = LEAVING[event.kind]
    got = Verb.MOVE if verb is Verb.RETURN and event.get("to_zone") != Zone.HAND else verb
    told: tuple[tuple[str, Value], ...] = (
        ("card", step.reader.thing(event.subject)), ("source", step.reader.thing(source)),
        ("got", word("verb", int(got))), ("cause", word("cause", int(event.cause))),
    )  # fmt: skip
    cards = (source, event.subject)
    return Contrast(Kind.LINKLESS, "verb-of-other", cards, (index,), ("mechanic.C10",), Likely.OFTEN, at, told)


def _condition(step: Step, one: Missed, effect: Unclassified, at: int) -> Iterator[Contrast]:
    """The event is right, but a condition of the effect does not hold."""
    asked = one.unmet.asked
    if not isinstance(asked, conditions.Condition):
        return
    if (low := _low_but_tall(step, one, asked, at)) is not None:
        name, atk = low
        own: tuple[tuple[str, Value], ...] = (
            ("card", step.reader.thing(one.source)), ("other", step.reader.thing(name)), ("atk", atk),
        )  # fmt: skip
        yield Contrast(Kind.LINKLESS, "compares-atk", (one.source, name), one.clause, _TEXT, Likely.OFTEN, at, own)
        return
    table = step.table(at)
    if table is not None and was_attacked(table, one, effect, asked):
        card = (("card", step.reader.thing(one.source)),)
        yield Contrast(Kind.LINKLESS, "is-attacked", (one.source,), one.clause, _TEXT, Likely.OFTEN, at, card)
        return
    passage = asked_by(step.book.by_number[one.source.number], effect, one.clause[0], asked)
    told: dict[str, Value] = {"card": step.reader.thing(one.source), "passage": passage}
    variant, likely = "", Likely.SELDOM
    if table is not None:
        scope = query.Scope(one.player, Context(one.player, one.source, one.clause[0]))
        variant, fact = battle_facts.fact(step.reader, table, asked, scope)
        told |= fact
        if _at_hand(effect, asked, table, scope):
            likely = Likely.OFTEN
    yield Contrast(
        Kind.LINKLESS, f"condition{variant}", (one.source,), one.clause, _TEXT, likely, at, tuple(told.items())
    )


def _low_but_tall(step: Step, one: Missed, asked: conditions.Condition, at: int) -> tuple[Snapshot, int] | None:
    """The attack target in Defense Position whose ATK does not fit a condition and whose DEF would; and its ATK."""
    table = step.table(at)
    if (
        not isinstance(asked, conditions.Is)
        or asked.ref is not Ref.ATTACKED
        or table is None
        or table.battle.target < 0
    ):
        return None
    uid = table.battle.target
    if uid < 0 or table.cards[uid].position != Position.DEFENSE or not table.cards[uid].number:
        return None
    scope = query.Scope(one.player, Context(one.player, one.source, one.clause[0]))
    if not query.fits(table, _by_def(asked.filter), uid, scope) or _by_def(asked.filter) == asked.filter:
        return None
    return derived.snapshot(table, uid), derived.stat(table, uid, Stat.ATK)


def _by_def(filter: Filter) -> Filter:
    """A filter that asks for DEF where it asks for ATK."""
    if isinstance(filter, And):
        return And(tuple(_by_def(part) for part in filter.parts))
    return replace(filter, stat=Stat.DEF) if isinstance(filter, StatIs) and filter.stat is Stat.ATK else filter


def _at_hand(effect: Unclassified, asked: conditions.Condition, table: Table, scope: query.Scope) -> bool:
    """Whether a player expects the effect: it fails by one part only, or the other battling monster would fit."""
    if not isinstance(asked, conditions.Is) or asked.ref not in (Ref.ATTACKER, Ref.ATTACKED):
        return True
    if effect.if_ is not None and battle_facts.failing(table, effect.if_, scope) == [asked]:
        return len(condition_parts(effect.if_)) > 1
    other = table.battle.target if asked.ref is Ref.ATTACKER else table.battle.attacker.uid
    return other >= 0 and query.fits(table, asked.filter, other, scope)


def _made(one: Missed, condition: str, rules: tuple[str, ...], at: int, arguments: dict[str, Value]) -> Contrast:
    cards = (one.source, *one.others)
    return Contrast(Kind.LINKLESS, condition, cards, one.clause, rules, Likely.SURELY, at, tuple(arguments.items()))


def _remains(reader: Reader, event: Event, at: int, one: Missed, wanted: Verb) -> Iterator[Contrast]:
    """A card remains: the monster of the one that left, or the one whose monster left."""
    arguments: dict[str, Value] = {"card": reader.thing(event.subject)}
    left = one.source.uid == event.subject.uid
    if left and (not one.others or event.kind is EventKind.TURNED_FACE_DOWN):
        return
    if left:
        arguments["kept"] = reader.thing(one.others[0])
    else:
        arguments["source"] = reader.thing(one.source)
    bound = "" if left else "-bound"
    if one.unmet.condition is Condition.VERB:
        yield _other_verb(one, bound, wanted, event, at, arguments)
    elif one.unmet.condition is Condition.NEGATED:
        by = one.unmet.found
        if isinstance(by, Snapshot) and by.number:
            arguments["negator"] = reader.thing(by)
            yield _made(one, f"negated{bound}", ("mechanic.B4", "mechanic.C6"), at, arguments)


def _other_verb(one: Missed, bound: str, wanted: Verb, event: Event, at: int, arguments: dict[str, Value]) -> Contrast:
    verb = PARTED[event.kind]
    said = Verb.MOVE if verb is Verb.RETURN and event.get("to_zone") != Zone.HAND else verb
    arguments = {
        **arguments,
        "got": word("verb", int(said)),
        "wanted": word("verb", int(wanted)),
        "cause": word("cause", int(event.cause)),
    }
    rules: tuple[str, ...] = ("mechanic.C10",)
    if wanted == Verb.DESTROY:
        never = event.cause is Cause.COST or verb in (Verb.TRIBUTE, Verb.RETURN)
        first = "term.destroy.not" if never else "term.send.not-implies" if verb is Verb.SEND else "mechanic.C10"
        rules = (first, "term.destroy-effect-triggers")
    if bound:
        rules = (*rules, "mechanic.C6")
    parted = "-parted" if bound and verb is Verb.TURN_FACE_DOWN else ""
    return _made(one, f"verb{bound}{parted}", rules, at, arguments)
