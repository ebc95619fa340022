"""Foils of protections and negations that do not hold: their condition is not met, or they leave the card out."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.chain.link_targets import aimed_at, is_negated_by, link_negator
from rulebook.engine.choosing import near_misses
from rulebook.engine.choosing.condition_facts import against
from rulebook.engine.choosing.near_misses import Lack
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.effect_paths import MODIFIER
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import Table
from rulebook.explain.conditions import asked_by, stated_by
from rulebook.explain.things import hindrance, lacking
from rulebook.explain.tree import Value
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.filters import Filter, Other
from rulebook.vocabulary.modifiers import Cannot, NegatedLinks
from rulebook.vocabulary.terms import Verb

from .values import Contrast, Kind, Likely, Step

_RULES = ("effect.card-over-rule", "mechanic.G4")
_NEGATING = ("effect.card-over-rule", "mechanic.B4")
_FORBIDDEN = {
    EventKind.ATTACK_DECLARED: Verb.BE_ATTACKED,
    EventKind.DESTROYED: Verb.BE_DESTROYED,
    EventKind.TARGETED: Verb.BE_TARGETED,
}
"""What a protection would forbid, by the event that it does not prevent."""

_VISIBLE = (Lack.FACE_DOWN, Lack.POSITION, Lack.TYPE, Lack.ATTRIBUTE, Lack.STAT)


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect on the field that does not prevent an event, or does not negate what resolves."""
    for at, event in enumerate(step.events):
        if event.kind is EventKind.RESOLVING:
            yield from _unnegated(step, event, at)
        verb = _FORBIDDEN.get(event.kind)
        card = event.get("target") if verb is Verb.BE_ATTACKED else event.subject
        if verb is None or not isinstance(card, Snapshot) or not card.number:
            continue
        table = step.table(step.batch_start(at) - 1)
        if table is None or not derived.anywhere(table, Cannot):
            continue
        for uid, index, effect in derived.sources(table):
            if not derived.is_negated(table, uid):
                yield from _of_effect(step, table, event, card, (uid, index, effect), at)


def _of_effect(
    step: Step, table: Table, event: Event, card: Snapshot, source: tuple[int, int, Continuous], at: int
) -> Iterator[Contrast]:
    uid, index, effect = source
    scope = derived.scope_of(table, uid, index)
    holds = query.holds(table, effect.while_, scope)
    for place, rule in enumerate(effect.modifiers):
        if not isinstance(rule, Cannot) or rule.verb is not _FORBIDDEN[event.kind] or rule.subject is None:
            continue
        if rule.by and event.cause not in rule.by:
            continue
        if not holds and effect.while_ is not None and query.fits(table, rule.subject, card.uid, scope):
            yield _idle(step, table, card, source, at)
        elif holds:
            yield from _left_out(step, table, card, source, rule.subject, _before(step, at), place)


def _unnegated(step: Step, event: Event, at: int) -> Iterator[Contrast]:
    """An effect would negate the Chain Link that resolves, but its condition is not met."""
    table = step.table(at)
    if table is None or not 0 < event.link <= len(table.chain) or not event.subject.number:
        return
    link = table.chain[event.link - 1]
    if link.negated or link_negator(table, link) is not None:
        return
    for uid, index, effect in derived.sources(table):
        scope = derived.scope_of(table, uid, index)
        rules = [one for one in effect.modifiers if isinstance(one, NegatedLinks)]
        idle = rules and effect.while_ is not None and not derived.is_negated(table, uid)
        if not idle or query.holds(table, effect.while_, scope):
            continue
        if any(is_negated_by(table, one, scope, link, aimed_at(table, link)) for one in rules):
            yield _idle(step, table, event.subject, (uid, index, effect), at, "idle-negation")


def _before(step: Step, at: int) -> int:
    """Where it is told of a card why it is not protected: while it is still there."""
    if step.events[at].kind is EventKind.ATTACK_DECLARED:
        return at
    return max(step.batch_start(at) - 1, 0)


def _idle(
    step: Step, table: Table, card: Snapshot, source: tuple[int, int, Continuous], at: int, name: str = "idle"
) -> Contrast:
    """The condition of an effect is not met that would protect a card, or negate it."""
    uid, index, effect = source
    assert effect.while_ is not None
    guard = derived.snapshot(table, uid)
    variant, fact = hindrance(step.reader, against(table, effect.while_, derived.scope_of(table, uid, index)))
    told: dict[str, Value] = {
        "card": step.reader.thing(card),
        "source": step.reader.thing(guard),
        "own": int(uid == card.uid),
        "passage": asked_by(step.book.by_number[guard.number], effect, index, effect.while_),
    }
    if variant == ".hinders":
        told |= fact
    condition = f"{name}{variant if variant == '.hinders' else ''}"
    rules = _RULES if name == "idle" else _NEGATING
    return Contrast(Kind.REACH, condition, (guard, card), (index,), rules, Likely.OFTEN, at, tuple(told.items()))


def _left_out(
    step: Step, table: Table, card: Snapshot, source: tuple[int, int, Continuous], subject: Filter, at: int, place: int
) -> Iterator[Contrast]:
    """The card lacks something that the protection asks for, or is the one that protects others."""
    uid, index, effect = source
    guard, scope = derived.snapshot(table, uid), derived.scope_of(table, uid, index)
    if query.fits(table, subject, card.uid, scope):
        return
    told: dict[str, Value] = {"source": step.reader.thing(guard), "own": int(uid == card.uid)}
    if uid == card.uid:
        parts = filter_parts(subject)
        attacked = getattr(effect.modifiers[place], "verb", None) is Verb.BE_ATTACKED
        if attacked and any(isinstance(part, Other) for part in parts):
            yield Contrast(
                Kind.REACH, "only-others", (guard, card), (index,), _RULES, Likely.OFTEN, at, tuple(told.items())
            )
        return
    near = near_misses.of_card(table, subject, [], scope, scope.player, card.uid)
    if near is not None and near.failed == 1 and near.lack in _VISIBLE:
        told |= lacking(step.reader, near.arguments(table))
        said = stated_by(step.book.by_number[guard.number], effect, index, (MODIFIER, place))
        condition = "unfit" if said is None else "unfit.text"
        told |= {} if said is None else {"passage": said}
        yield Contrast(Kind.SPARED, condition, (guard, card), (index,), _RULES, Likely.OFTEN, at, tuple(told.items()))
