"""Foils of battles: an effect of a battling monster that needs another role, position or opponent in the battle."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.conjunctions import condition_parts, filter_parts
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.missed import Condition, Missed
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.explain.tree import Value
from rulebook.vocabulary.conditions import Is, Was
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import FaceDown, FaceUp, Filter, InPosition, LostBattle, itself
from rulebook.vocabulary.terms import Cause, Position, Ref, Verb

from .values import Contrast, Kind, Likely, Step

_RULES = ("effect.trigger",)
_ROLES = {Ref.ATTACKED: "attacks-itself", Ref.ATTACKER: "is-attacked"}
"""What decides if an effect asks for the other role in the battle."""


def foils(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect of a battling monster whose condition on the battle does not hold."""
    for at, event in enumerate(step.events):
        if event.kind is EventKind.FLIPPED and event.cause is Cause.BATTLE:
            yield from _attacked_face_down(step, event.subject, at)
        table = step.table(at) if event.kind is EventKind.STEP_BEGAN and event.missed else None
        if table is None:
            continue
        fighting = (table.battle.attacker.uid, table.battle.target)
        for one in event.missed:
            effect = step.book.effects(one.source.number)[one.clause[0]]
            if one.unmet.condition is not Condition.IF or one.source.uid not in fighting:
                continue
            decides = _decides(table, one)
            if decides and isinstance(effect, Activated):
                yield _made(step, table, one, decides, at)


def _attacked_face_down(step: Step, card: Snapshot, at: int) -> Iterator[Contrast]:
    """The attack turned the monster face-up, and its effect of that battle asks for Attack Position when attacked."""
    for index, effect in enumerate(step.book.effects(card.number) if card.number else ()):
        parts = condition_parts(effect.if_) if isinstance(effect, Activated) else ()
        asked = [part.filter for part in parts if isinstance(part, Was) and part.ref is Ref.THIS]
        if InPosition(Position.ATTACK) in [one for each in asked for one in filter_parts(each)]:
            told = (("card", step.reader.thing(card)),)
            yield Contrast(Kind.TRIGGER, "was-face-down", (card,), (index,), _RULES, Likely.SURELY, at, told)


def survivors(step: Step) -> Iterator[Contrast]:
    """Yield a foil for each effect that waits for a destruction by battle from which the other monster is protected."""
    for at, event in enumerate(step.events):
        table = step.table(at) if event.kind is EventKind.PROTECTED and event.cause is Cause.BATTLE else None
        if table is None or not event.subject.number:
            continue
        yield from _saved(step, table, event.subject, at)
        fighting = {table.battle.attacker.uid, table.battle.target} - {event.subject.uid, -1}
        for uid in fighting:
            for index, effect in enumerate(table.effects(uid)):
                if isinstance(effect, Activated) and any(_for_destroying(one) for one in effect.event):
                    card = derived.snapshot(table, uid)
                    told = (("card", step.reader.thing(card)), ("other", step.reader.thing(event.subject)))
                    cards, likely = (card, event.subject), Likely.OFTEN
                    yield Contrast(Kind.TRIGGER, "other-survived", cards, (index,), _RULES, likely, at, told)


def _saved(step: Step, table: Table, card: Snapshot, at: int) -> Iterator[Contrast]:
    """The effects of the protected monster itself that wait for its destruction by battle."""
    for index, effect in enumerate(step.book.effects(card.number)):
        waits = isinstance(effect, Activated) and any(
            one.verb is Verb.DESTROY and one.subject == itself and one.cause == (Cause.BATTLE,) for one in effect.event
        )
        if waits:
            told = (("card", step.reader.thing(card)),)
            yield Contrast(Kind.TRIGGER, "survived", (card,), (index,), _RULES, Likely.OFTEN, at, told)


def _for_destroying(pattern: On) -> bool:
    """Whether an event is the destruction of another monster by the card itself."""
    return pattern.verb is Verb.DESTROY and pattern.other == itself


def _decides(table: Table, one: Missed) -> str:
    """The name of what decides; empty if it has no sentence."""
    asked, scope = one.unmet.asked, query.Scope(one.player, Context(one.player, one.source, one.clause[0]))
    if isinstance(asked, Is) and asked.ref in _ROLES and asked.filter == itself:
        return _ROLES[asked.ref] if -1 not in (table.battle.attacker.uid, table.battle.target) else ""
    if isinstance(asked, Is) and asked == Is(Ref.THIS, LostBattle()):
        return "survived"
    if isinstance(asked, Was) and asked.ref is Ref.THIS:
        before = next((snap for snap in table.battle.started if snap.uid == one.source.uid), None)
        return _OWN.get(_failing(table, asked.filter, one.source.uid, scope, before), "")
    if isinstance(asked, Is) and asked.ref is Ref.ATTACKED and table.battle.target >= 0:
        return _OTHERS.get(_failing(table, asked.filter, table.battle.target, scope, None), "")
    return ""


_OWN: dict[Filter | None, str] = {
    FaceDown(): "was-face-up",
    InPosition(Position.ATTACK): "was-in-defense",
}
"""What decides, by what an effect asks of its own monster at the start of the Damage Step."""

_OTHERS: dict[Filter | None, str] = {
    FaceDown(): "target-face-up",
    FaceUp(): "target-face-down",
    InPosition(Position.DEFENSE): "target-in-attack",
}
"""What decides, by what an effect asks of the attack target."""


def _failing(table: Table, filter: Filter, uid: int, scope: query.Scope, snap: Snapshot | None) -> Filter | None:
    """The first part of a filter that a card does not fit."""
    return next((part for part in filter_parts(filter) if not query.fits(table, part, uid, scope, snap)), None)


def _made(step: Step, table: Table, one: Missed, condition: str, at: int) -> Contrast:
    battle = table.battle
    other = battle.target if one.source.uid == battle.attacker.uid else battle.attacker.uid
    told: list[tuple[str, Value]] = [("card", step.reader.thing(one.source))]
    if other >= 0:
        told.append(("other", step.reader.thing(derived.snapshot(table, other))))
    return Contrast(Kind.TRIGGER, condition, (one.source,), one.clause, _RULES, Likely.SURELY, at, tuple(told))
