"""Checks of references: every target must be used, and every reference must be bound by something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulebook.vocabulary.conditions import CausedBy, DamageWas, RolledIn
from rulebook.vocabulary.effects import Activated, Card, Continuous, Effect, Replacement, Unclassified
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import DamageTaken, Declared
from rulebook.vocabulary.handling import Excavate
from rulebook.vocabulary.operations import (
    Bind,
    Declare,
    Each,
    Equip,
    If,
    Join,
    Later,
    Modes,
    Negate,
    Operation,
    Optional,
    Return,
    Target,
    Whenever,
)
from rulebook.vocabulary.standstill import RollDie
from rulebook.vocabulary.terms import CardKind, Icon, MonsterKind, Negation, Ref, Side, Verb

from .faults import Fault, field_names, parts

TARGETS = (Ref.TARGET, Ref.TARGET_1, Ref.TARGET_2)
EXCAVATED = (Ref.EXCAVATED, Ref.REST)
NEEDED: dict[Ref, type] = {Ref.EXCAVATED: Excavate, Ref.REST: Excavate, Ref.KEPT: Later, Ref.USED: Return}
"""What must be done before a reference stands for anything."""
OF_ACTIVATION = (*TARGETS, Ref.PAID, Ref.LINK)
"""References that only exist in an activated effect."""


def check_references(bound: Binds, path: str, effect: Effect, found: list[tuple[str, object]]) -> Iterator[Fault]:
    """Yield the faults of everything an effect refers to; ``found`` are its parts with their paths."""
    if isinstance(effect, Activated):
        yield from _targets(path, effect)
        yield from _paid(effect, found)
    else:
        yield from _bound_by(
            found, OF_ACTIVATION, "only an activated effect has a cost, targets and a link to answer",
            "Write Ref.THAT for the cards of the event, or another reference",
        )  # fmt: skip
    if isinstance(effect, Continuous):
        yield from _bound_by(
            found, (Ref.THAT, Ref.DONE, Ref.KEPT, *EXCAVATED), "nothing happens in an effect that only applies",
            "Write itself, or a filter",
        )  # fmt: skip
    yield from _by_each(path, effect)
    yield from _by_event(path, effect, found)
    yield from _by_operation(path, effect, found)
    yield from _by_card(bound, found)


def _bound_by(found: list[tuple[str, object]], refs: tuple[Ref, ...], why: str, remedy: str) -> Iterator[Fault]:
    for path, value in found:
        if isinstance(value, Ref) and value in refs:
            yield Fault(path, f"nothing binds Ref.{value.name} here: {why}", remedy)


def _uses(value: object, *refs: Ref) -> bool:
    return any(isinstance(part, Ref) and part in refs for _, part in parts(value))


# Targets and costs ----------------------------------------------------------------------------------


def _targets(path: str, effect: Activated) -> Iterator[Fault]:
    """Every group of targets must be used, and every use needs a group; modes are checked individually."""
    restrictions = (effect.restrictions, effect.cost)
    if isinstance(effect.operation, Modes):
        for place, mode in enumerate(effect.operation.options):
            own = f"{path}.operation.options[{place}]"
            groups = [(f"{path}.targets[{at}]", one) for at, one in enumerate(effect.targets)]
            groups += [(f"{own}.targets[{at}]", one) for at, one in enumerate(mode.targets)]
            yield from _groups(groups, (mode.operation, restrictions), f"{own}.operation")
    else:
        groups = [(f"{path}.targets[{at}]", one) for at, one in enumerate(effect.targets)]
        yield from _groups(groups, (effect.operation, restrictions), f"{path}.operation")


def _groups(groups: list[tuple[str, Target]], used_in: object, path: str) -> Iterator[Fault]:
    named = [ref for ref in TARGETS if _uses(used_in, ref)]
    if len(groups) == 1:
        if Ref.TARGET not in named and not _negates_attack(used_in):
            remedy = "Write T in the operation, or Pick(...) in place of the target if nothing is targeted"
            yield Fault(groups[0][0], "this target is never used", remedy)
        for ref in named:
            if ref is not Ref.TARGET:
                yield Fault(path, f"Ref.{ref.name} is used and there is one target only", "Write T (Ref.TARGET)")
    elif not groups:
        for ref in named:
            remedy = "Add targets=(Target(...),) to the effect"
            yield Fault(path, f"Ref.{ref.name} is used and the effect has no such target", remedy)
    elif Ref.TARGET not in named:
        for at, ref in enumerate((Ref.TARGET_1, Ref.TARGET_2)):
            if ref not in named:
                remedy = f"Write T{at + 1} in the operation, or T for all of them"
                yield Fault(groups[at][0], "this target is never used", remedy)


def _negates_attack(operation: object) -> bool:
    """Whether the operation negates an attack; the target is then the attacker whose attack it is."""
    return any(isinstance(one, Negate) and Negation.ATTACK in one.what for _, one in parts(operation))


def _paid(effect: Activated, found: list[tuple[str, object]]) -> Iterator[Fault]:
    if effect.cost or isinstance(effect.operation, Modes):
        return
    for where, value in found:
        if value is Ref.PAID:
            yield Fault(where, "Ref.PAID is used without a cost", "Add cost=(...,), or count something else")


# Events and operations ------------------------------------------------------------------------------


def _by_event(path: str, effect: Effect, found: list[tuple[str, object]]) -> Iterator[Fault]:
    """References to the event, in effects that respond to none."""
    events: tuple[On, ...] = ()
    if isinstance(effect, Activated):
        events = effect.event
    elif isinstance(effect, Unclassified):
        events = (effect.event,)
    elif isinstance(effect, Replacement):
        events = (effect.would,)
    if not events:
        watches = any(isinstance(value, Whenever) for _, value in found)
        for where, value in found:
            if value is Ref.THAT and not watches:
                yield Fault(where, "nothing binds Ref.THAT: the effect responds to no event", "Add the event, On(...)")
            if isinstance(value, CausedBy):
                yield Fault(where, "the effect responds to no event that has a cause", "Add the event, On(...)")
    if not any(event.own_effect or event.verb in (Verb.BATTLE_DAMAGE, Verb.EFFECT_DAMAGE) for event in events):
        for where, value in found:
            if isinstance(value, DamageTaken | DamageWas):
                remedy = "Add On(Verb.BATTLE_DAMAGE, ...), or the event of its own Summon: On(..., own_effect=True)"
                yield Fault(where, "the effect does not respond to damage", remedy)
    links = any(event.verb in (Verb.ACTIVATE, Verb.RESOLVE) for event in events)
    if isinstance(effect, Activated) and not links:
        for where, value in found:
            if value is Ref.LINK:
                remedy = "Add On(Verb.ACTIVATE, ...) as its event"
                yield Fault(where, "nothing binds Ref.LINK: the effect does not respond to an activation", remedy)


def _by_each(path: str, value: object) -> Iterator[Fault]:
    """``Side.EACH`` outside an ``Each``, where it has no meaning."""
    if value is Side.EACH:
        problem = "Side.EACH stands for the player an Each is asking, and there is none"
        yield Fault(path, problem, "Put the operation into Each(...)")
    elif isinstance(value, tuple):
        for index, part in enumerate(value):
            yield from _by_each(f"{path}[{index}]", part)
    elif not isinstance(value, Each):
        for name in field_names(type(value)):
            yield from _by_each(f"{path}.{name}", getattr(value, name))


def _by_operation(path: str, effect: Effect, found: list[tuple[str, object]]) -> Iterator[Fault]:
    """References to the result of another part of the same effect."""
    has = {Later if isinstance(value, Whenever) else type(value) for _, value in found}
    for where, value in found:
        if isinstance(value, Ref) and value in NEEDED:
            kind, name = NEEDED[value], f"Ref.{value.name}"
        elif isinstance(value, RolledIn):
            kind, name = RollDie, "RolledIn"
        else:
            continue
        if kind not in has:
            yield Fault(where, f"{name} is used without {kind.__name__}", f"Add {kind.__name__}(...) to the operation")
    operation = getattr(effect, "operation", None)
    each = {f"{path}.operation": operation}
    if isinstance(operation, Modes):
        each = {f"{path}.operation.options[{at}].operation": one.operation for at, one in enumerate(operation.options)}
    for begins, one in each.items():
        if one is None:
            continue
        where, first = _first(one, begins)
        if any(value is Ref.DONE for _, value in parts(first)):
            remedy = "Put before it, joined with do(...), what it counts"
            yield Fault(where, "Ref.DONE is used without a preceding part", remedy)


def _first(operation: Operation, path: str) -> tuple[str, Operation]:
    """The part of an operation that is carried out first, with its path."""
    while isinstance(operation, Join):
        operation, path = operation.first, f"{path}.first"
    if isinstance(operation, Each | Optional) or (isinstance(operation, If) and not _uses(operation.condition)):
        inner = operation.operation
        if isinstance(inner, Join):
            return _first(inner, f"{path}.operation")
    return path, operation


# The card -------------------------------------------------------------------------------------------


class Binds(NamedTuple):
    """The references that the effects of a card bind, taken together."""

    equips: bool
    remembers: bool
    declares: bool
    materials: bool


def binds(card: Card) -> Binds:
    """The references bound by some effect of a card, or by its kind."""
    kinds = {type(value) for _, value in parts((card.effects, card.versions))}
    xyz = card.kind is not CardKind.MONSTER or (card.stats is not None and MonsterKind.XYZ in card.stats.kinds)
    return Binds(card.icon is Icon.EQUIP or Equip in kinds, Bind in kinds, Declare in kinds, xyz)


def _by_card(bound: Binds, found: list[tuple[str, object]]) -> Iterator[Fault]:
    """References that another effect of the card, or its kind, must bind."""
    for path, value in found:
        if isinstance(value, Ref):
            if value in (Ref.HOST, Ref.WORN) and not bound.equips:
                remedy = "Add the effect that equips it: Equip(Ref.THIS, Ref.TARGET)"
                yield Fault(path, f"nothing binds Ref.{value.name}: the card equips nothing", remedy)
            elif value is Ref.BOUND and not bound.remembers:
                remedy = "Add Bind(Ref.TARGET) to its activation"
                yield Fault(path, "nothing binds Ref.BOUND: the card is linked to no other", remedy)
            elif value is Ref.MATERIALS and not bound.materials:
                yield Fault(path, "only Xyz Monsters have materials", "Make it an XYZ monster")
        elif isinstance(value, Declared) and not bound.declares:
            yield Fault(path, "nothing is declared on this card", "Add Declare(...) to the cost or the operation")
