"""Foils of protections in force that are not against what happens: another cause, kind of card, side, or no effect."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.derived import Active
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.things import word
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.filters import Filter, In, OfKind, itself
from rulebook.vocabulary.modifiers import Cannot, Modifier, NegatedLinks, Unaffected
from rulebook.vocabulary.terms import Cause, Position, Verb, Zone

from .reaching import made
from .triggers import MOVED
from .values import Contrast, Kind, Likely, Step

Found = Iterator[Contrast]

_PROTECTION = ("mechanic.G4",)
_UNTARGETED = ("mechanic.G4", "target.all-not")
_NEGATES_TARGETING = ("target.negation-by-target", "target.all-not")


def foils(step: Step) -> Found:
    """Yield a foil for each protection in force that does not prevent an event of the step."""
    for at, event in enumerate(step.events):
        finders = _AT.get(event.kind, ())
        table = step.table(step.batch_start(at) - 1) if finders else None
        if table is None or not (table.starts or table.lingering):
            continue
        for item in derived.active(table):
            for find in finders:
                yield from find(step, table, item, at)


def face_down(step: Step) -> Found:
    """Yield a foil for each face-down monster, safe from battle, that an effect takes away while it is attacked."""
    for at, event in enumerate(step.events):
        card = event.subject
        if event.kind not in MOVED or event.cause is not Cause.EFFECT or card.position != Position.SET:
            continue
        table = step.table(step.batch_start(at) - 1) if card.number and card.zone is Zone.MONSTER else None
        if table is None or table.battle.target != card.uid or event.source.uid == card.uid:
            continue
        for index, effect in enumerate(step.book.effects(card.number)):
            if isinstance(effect, Continuous) and any(_safe_from_battle(one) for one in effect.modifiers):
                shown = step.reader.thing(card._replace(position=Position.DEFENSE))
                told = (("card", shown), ("got", word("verb", int(MOVED[event.kind]))))
                yield Contrast(Kind.REACH, "before-damage", (card,), (index,), _PROTECTION, Likely.SURELY, at, told)


def against_other_causes(step: Step, table: Table, at: int) -> Found:
    """Yield a foil for each effect of a destroyed monster's own that is in force and is against another cause.

    Args:
        step: the step that is told.
        table: the duel in which the effects are in force.
        at: the index of the destruction.
    """
    for item in derived.active(table):
        if item.scope.context.source.uid == step.events[at].subject.uid:
            yield from _destroyed(step, table, item, at)


def _safe_from_battle(rule: Modifier) -> bool:
    """Whether it keeps its own card from being destroyed by battle, and by nothing else."""
    fits = isinstance(rule, Cannot) and rule.verb is Verb.BE_DESTROYED and rule.subject == itself
    return fits and getattr(rule, "by", ()) == (Cause.BATTLE,)


def _destroyed(step: Step, table: Table, item: Active, at: int) -> Found:
    """Protected from destruction by one cause, and destroyed by another."""
    event, rule = step.events[at], item.modifier
    if not isinstance(rule, Cannot) or rule.verb is not Verb.BE_DESTROYED or not rule.by:
        return
    other = event.cause in (Cause.EFFECT, Cause.BATTLE, Cause.RULE) and event.cause not in rule.by
    if other and derived.applies(table, item, event.subject.uid):
        asked, cause = word("cause", int(rule.by[0])), word("cause", int(event.cause))
        yield made(
            step, table, item, at, "other-cause", _PROTECTION, Likely.SURELY, event.subject, asked=asked, cause=cause,
            itself=_itself(table, item, event.subject),
        )  # fmt: skip


def _tributed(step: Step, table: Table, item: Active, at: int) -> Found:
    """It cannot be Tributed for a Tribute Summon, and is Tributed for something else."""
    event, rule = step.events[at], item.modifier
    if not isinstance(rule, Cannot) or rule.verb is not Verb.BE_TRIBUTED or rule.for_ is not Verb.SUMMON:
        return
    if event.cause in (Cause.COST, Cause.EFFECT) and derived.applies(table, item, event.subject.uid):
        cause = word("cause", int(event.cause))
        yield made(step, table, item, at, "other-tribute", _PROTECTION, Likely.OFTEN, event.subject, cause=cause)


# It cannot be targeted ---------------------------------------------------------------------------------


def _untargeted(step: Step, table: Table, item: Active, at: int) -> Found:
    """It cannot be targeted, and an effect that does not target does something to it."""
    event, rule = step.events[at], item.modifier
    if not isinstance(rule, Cannot) or rule.verb is not Verb.BE_TARGETED or not _by_effect(event):
        return
    uid = event.subject.uid
    if event.source.uid != uid and uid not in _targets(table) and derived.applies(table, item, uid):
        yield made(
            step, table, item, at, "untargeted", _UNTARGETED, Likely.OFTEN, event.subject,
            source=step.reader.thing(event.source), itself=_itself(table, item, event.subject),
        )  # fmt: skip


def _attacked(step: Step, table: Table, item: Active, at: int) -> Found:
    """It cannot be targeted, and is attacked."""
    rule, target = item.modifier, step.events[at].get("target")
    if not isinstance(rule, Cannot) or rule.verb is not Verb.BE_TARGETED or not isinstance(target, Snapshot):
        return
    if target.number and derived.applies(table, item, target.uid):
        itself = _itself(table, item, target)
        yield made(step, table, item, at, "attacked", _PROTECTION, Likely.PERHAPS, target, itself=itself)


def _not_negated(step: Step, table: Table, item: Active, at: int) -> Found:
    """Effects that target it are negated, and an effect that does not target does something to it."""
    event, rule = step.events[at], item.modifier
    if not isinstance(rule, NegatedLinks) or not _by_effect(event) or rule.target is None:
        return
    uid, source = event.subject.uid, event.source
    if source.uid == uid or uid in _targets(table) or not query.fits(table, rule.target, uid, item.scope):
        return
    if query.fits(table, rule.source, source.uid, item.scope, source):
        yield made(
            step, table, item, at, "targets-only", _NEGATES_TARGETING, Likely.SURELY, event.subject,
            source=step.reader.thing(source),
        )  # fmt: skip


def _targets(table: Table) -> set[int]:
    return {ref.uid for link in table.chain for group in link.context.targets for ref in group}


# It is unaffected by certain effects --------------------------------------------------------------------


def _unaffected(step: Step, table: Table, item: Active, at: int) -> Found:
    """It is unaffected by some cards, and another card affects it."""
    event, rule = step.events[at], item.modifier
    if not isinstance(rule, Unaffected) or not _by_effect(event):
        return
    uid, source = event.subject.uid, event.source
    if source.uid == uid or not derived.applies(table, item, uid):
        return
    parts = filter_parts(rule.by)
    wrong = [part for part in parts if not query.fits(table, part, source.uid, item.scope, source)]
    told: dict[str, Value] = {
        "source": step.reader.thing(source),
        "declared": _kinds(parts),
        "itself": _itself(table, item, event.subject),
    }
    if any(isinstance(part, OfKind) for part in wrong):
        yield made(step, table, item, at, "other-kind", _PROTECTION, Likely.OFTEN, event.subject, **told)
    elif any(isinstance(part, In) for part in wrong):
        told["player"] = step.reader.who(source.controller)
        yield made(step, table, item, at, "other-owner", _PROTECTION, Likely.OFTEN, event.subject, **told)


def _no_effect(step: Step, table: Table, item: Active, at: int) -> Found:
    """It is unaffected by certain effects, and a battle, a cost or a Summon of the other player takes it away."""
    event, rule = step.events[at], item.modifier
    card = event.subject
    if not isinstance(rule, Unaffected) or card.zone not in IN_PLAY or not card.number:
        return
    taken = event.cause in (Cause.COST, Cause.SUMMON) and event.player != card.controller
    if (taken or event.cause is Cause.BATTLE) and derived.applies(table, item, card.uid):
        yield made(
            step, table, item, at, "no-effect", _PROTECTION, Likely.OFTEN if taken else Likely.SELDOM, card,
            cause=word("cause", int(event.cause)), itself=_itself(table, item, card),
        )  # fmt: skip


def _kinds(parts: tuple[Filter, ...]) -> Word:
    """The kinds of card that a filter asks for, in a word; "card" if it asks for none."""
    kinds = next((part.kinds for part in parts if isinstance(part, OfKind)), ())
    return Word("declared", "_".join(kind.name.lower() for kind in kinds) or "card")


def _itself(table: Table, item: Active, card: Snapshot) -> int:
    return int(derived.source_of(table, item).uid == card.uid)


def _by_effect(event: Event) -> bool:
    """Whether an effect of a known card does something to a card on the field."""
    return event.subject.zone in IN_PLAY and event.cause is Cause.EFFECT and bool(event.source.number)


_Find = Callable[[Step, Table, Active, int], Found]
_ESCAPES: tuple[_Find, ...] = (_untargeted, _not_negated, _unaffected)
_AT: dict[EventKind, tuple[_Find, ...]] = {
    EventKind.DESTROYED: (_destroyed, *_ESCAPES, _no_effect),
    EventKind.SENT: (*_ESCAPES, _no_effect),
    EventKind.TRIBUTED: (_tributed, *_ESCAPES, _no_effect),
    EventKind.BANISHED: (*_ESCAPES, _no_effect),
    EventKind.RETURNED: _ESCAPES,
    EventKind.TURNED_FACE_DOWN: _ESCAPES,
    EventKind.POSITION_CHANGED: _ESCAPES,
    EventKind.CONTROL_CHANGED: _ESCAPES,
    EventKind.ATTACK_DECLARED: (_attacked,),
}
"""Which foils an event can have."""
