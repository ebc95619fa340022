"""Checks of whole effects: kind, event, cost and location must fit together, on a card of that kind."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import (
    Activated,
    Card,
    Continuous,
    Effect,
    Replacement,
    SummonCondition,
    SummonProcedure,
    Unclassified,
    Upkeep,
)
from rulebook.vocabulary.recipes import ContactFusion
from rulebook.vocabulary.terms import CardKind, EffectKind, Form, Icon, Verb, Window, Zone

from .faults import Fault, nodes

CAN_BE_COST: dict[type[o.Operation], bool] = {
    o.Destroy: True,
    o.Place: True,
    o.SetCards: True,
    o.Excavate: False,
    o.Choose: False,
    o.LookAt: True,
    o.Reveal: True,
    o.Send: True,
    o.Discard: True,
    o.Tribute: True,
    o.Banish: True,
    o.Return: True,
    o.Add: True,
    o.Draw: False,
    o.SpecialSummon: False,
    o.FusionSummon: False,
    o.RitualSummon: False,
    o.NormalSummon: False,
    o.Detach: True,
    o.Damage: False,
    o.GainLP: False,
    o.PayLP: True,
    o.Negate: False,
    o.Equip: True,
    o.PlaceCounter: True,
    o.RemoveCounter: True,
    o.Bind: True,
    o.TurnFaceDown: True,
    o.TakeControl: False,
    o.ChangePosition: True,
    o.AttackAgain: False,
    o.EndBattlePhase: False,
    o.SkipPhase: False,
    o.SwapControl: False,
    o.RollDie: False,
    o.Deflect: False,
    o.Declare: True,
    o.Apply: True,
    o.Later: False,
    o.NextTime: False,
    o.Whenever: True,
    o.Remain: False,
    o.TurnFaceUp: True,
    o.Win: False,
    o.Nothing: False,
    o.Each: True,
    o.Optional: True,
    o.If: True,
    o.Modes: False,
    o.Either: False,
    o.EffectOf: False,
    o.Copy: False,
    o.Gain: False,
    o.Join: False,
}
"""Whether an operation can be a cost; the others only occur during resolution, or are not a single payment."""

NO_COST = tuple(kind for kind, possible in CAN_BE_COST.items() if not possible)

IN_HAND_OR_FIELD = (Zone.GONE, Zone.SUMMONING, Zone.ATTACHED)
"""Zones in which no effect can be used."""


_OWN_MOMENTS = (None, Window.BATTLE_PHASE, Window.MAIN_PHASE, Window.MAIN_PHASE_1)
"""Moments of its player's turn that the text of an Ignition Effect can name."""


def needs_no_activation(effect: Effect) -> bool:
    """Whether a Spell or Trap has this effect without having been activated: in the Graveyard, or as it leaves."""
    if getattr(effect, "where", ()) == (Zone.GRAVEYARD,):
        return True
    if not isinstance(effect, Activated) or effect.kind is not EffectKind.TRIGGER:
        return False
    return all(on.of_itself and on.verb in (Verb.DESTROY, Verb.SEND) for on in effect.event)


def check_activations(card: Card, path: str, effects: tuple[Effect, ...]) -> Iterator[Fault]:
    """A Spell or Trap has a single activation; alternatives are modes of one effect."""
    if card.kind is CardKind.MONSTER:
        return
    found = [at for at, one in enumerate(effects) if isinstance(one, Activated) and one.kind is EffectKind.ACTIVATION]
    if not found and not (effects and all(needs_no_activation(one) for one in effects)):
        yield Fault(path, "a Spell or Trap needs an activation", "Begin with activation(...), which may be empty")
    for at in found[1:]:
        remedy = "Write one with Modes((Mode(...), ...)), or another kind of effect"
        yield Fault(f"{path}[{at}]", "the card has two activations", remedy)


def check_effect(card: Card, path: str, effect: Effect) -> Iterator[Fault]:
    """Yield the faults of one effect, alone and in combination with its card."""
    match effect:
        case Activated():
            yield from _activated(card, path, effect)
        case Continuous(where=where) if where not in ((), (Zone.PENDULUM,)):
            yield Fault(f"{path}.where", "a continuous effect applies on the field", "Omit it, or write (PENDULUM,)")
        case Upkeep(pay=pay) if isinstance(pay, NO_COST):
            yield _unpayable(f"{path}.pay", pay)
        case SummonProcedure(pay=pay) if isinstance(pay, NO_COST):
            yield _unpayable(f"{path}.pay", pay)
        case SummonCondition(only_own=True) | SummonCondition(first_own=True):
            if not any(isinstance(one, SummonProcedure | ContactFusion) for one in card.effects):
                remedy = "Add its SummonProcedure or ContactFusion"
                yield Fault(path, "it can only be Summoned by its own procedure, which is missing", remedy)
        case _:
            pass
    if isinstance(effect, Activated | Unclassified | Replacement):
        for inner, piece in nodes(effect.operation, f"{path}.operation"):
            if isinstance(piece, o.Modes | o.Either) and inner != f"{path}.operation":
                remedy = "Let it be the operation, or write Optional, If or an effect for each"
                yield Fault(inner, f"{type(piece).__name__} must be the whole operation of an effect", remedy)


def _unpayable(path: str, paid: object) -> Fault:
    remedy = "Move it to the operation: what comes after the semicolon"
    return Fault(path, f"{type(paid).__name__} is not a cost", remedy)


def _activated(card: Card, path: str, effect: Activated) -> Iterator[Fault]:
    yield from _of_card(card, path, effect)
    yield from _of_kind(path, effect)
    yield from _of_event(path, effect)
    for place, paid in enumerate(effect.cost):
        if isinstance(paid, NO_COST):
            yield _unpayable(f"{path}.cost[{place}]", paid)
    if isinstance(effect.operation, o.Modes):
        for number, mode in enumerate(effect.operation.options):
            for place, paid in enumerate(mode.cost):
                if isinstance(paid, NO_COST):
                    yield _unpayable(f"{path}.operation.options[{number}].cost[{place}]", paid)
    for inner, piece in nodes(effect.operation, f"{path}.operation"):
        if isinstance(piece, o.PayLP) and not inner.startswith(f"{path}.operation.options"):
            remedy = "Move it to cost=(PayLP(...),): what comes before the semicolon"
            yield Fault(inner, "Life Points are paid as a cost, not by the effect", remedy)
    for place, zone in enumerate(effect.where):
        if zone in IN_HAND_OR_FIELD:
            yield Fault(f"{path}.where[{place}]", f"no effect can be used in {zone.name}", "Name the zone of the card")


def _of_card(card: Card, path: str, effect: Activated) -> Iterator[Fault]:
    monster = card.kind is CardKind.MONSTER
    if effect.kind is EffectKind.ACTIVATION and monster and not card.is_pendulum:
        remedy = "Write ignition(...), quick(...) or trigger(...)"
        yield Fault(f"{path}.kind", "a monster cannot be activated as a card", remedy)
    if effect.kind is EffectKind.FLIP and not monster:
        yield Fault(f"{path}.kind", "only monsters have Flip Effects", "Write trigger(...)")
    equip = card.icon is Icon.EQUIP and effect.kind is EffectKind.ACTIVATION
    if equip and not any(isinstance(one, o.Equip) for _, one in nodes(effect.operation)):
        remedy = "Add Equip(Ref.THIS, Ref.TARGET) to its operation"
        yield Fault(f"{path}.operation", "an Equip Spell must equip a monster", remedy)


def _of_kind(path: str, effect: Activated) -> Iterator[Fault]:
    kind = effect.kind
    if kind in (EffectKind.IGNITION, EffectKind.QUICK) and not effect.where:
        yield Fault(f"{path}.where", "the zone of the effect is missing", "Add where=(Zone.MONSTER,)")
    if kind is EffectKind.IGNITION and effect.event:
        yield Fault(f"{path}.event", "an Ignition Effect responds to no event", "Write trigger(...) or quick(...)")
    if kind is EffectKind.TRIGGER and not effect.event:
        yield Fault(f"{path}.event", "a Trigger Effect needs an event", "Add On(...)")
    if kind is EffectKind.FLIP and not any(on.verb is Verb.FLIP for on in effect.event):
        yield Fault(f"{path}.event", "a Flip Effect responds to its card being flipped", "Add On(Verb.FLIP, itself)")
    if kind in (EffectKind.ACTIVATION, EffectKind.IGNITION) and not effect.optional:
        yield Fault(f"{path}.optional", f"an {kind.name} is never forced", "Omit it, or write trigger(...)")
    if kind in (EffectKind.TRIGGER, EffectKind.FLIP) and effect.window is not None:
        problem = "the event says when it activates, not a window"
        yield Fault(f"{path}.window", problem, "Omit it, or write quick(...)")
    if effect.operation is None and kind is not EffectKind.ACTIVATION:
        yield Fault(f"{path}.operation", "the effect does nothing", "Add operation=...")
    if kind is EffectKind.IGNITION and effect.window not in _OWN_MOMENTS:
        yield Fault(f"{path}.window", "an Ignition Effect is not a fast effect", "Write quick(...)")


def _of_event(path: str, effect: Activated) -> Iterator[Fault]:
    """The form of the condition ("when", "if") must match the event."""
    form, phases = effect.form, [on for on in effect.event if on.verb in (Verb.BEGIN_PHASE, Verb.BEGIN_STEP)]
    if form is not Form.NONE and not effect.event:
        yield Fault(f"{path}.form", f'"{form.value.capitalize()} ...:" needs an event', "Add On(...), or leave it out")
    elif form is not Form.NONE and phases:
        remedy = "Write Form.NONE: nothing happens that could be missed"
        yield Fault(f"{path}.form", f'a phase or step is no "{form.value.capitalize()} ...:"', remedy)
    elif form is Form.NONE and effect.event and not phases and effect.kind is EffectKind.TRIGGER:
        remedy = "Write Form.WHEN or Form.IF as printed: an optional WHEN can miss its timing"
        yield Fault(f"{path}.form", "the form of the condition (When or If) is missing", remedy)
