"""Checks on the card whose effect is activated: whether it has one, and whether it works where and how the card is."""

from __future__ import annotations

from rulebook.engine.chain import activations
from rulebook.engine.choosing.condition_facts import against
from rulebook.engine.continuous import card_kinds, derived, query
from rulebook.engine.continuous.failing import failing_path
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import IN_PLAY
from rulebook.engine.permissions import early_traps
from rulebook.engine.records import activated_cards
from rulebook.engine.rule_ids.field import SET_SAME_TURN
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.terms import CardKind, EffectKind, Icon, MonsterKind, Zone

from .checks import NO, Case, Test, is_phase_trigger, never, of_cards, of_kinds, only_for
from .feasibility_checks import effect_of


@only_for(never)
def no_effect(case: Case) -> Arguments | None:
    return NO if case.effect is None else None


@only_for(lambda book, card, effect: card.stats is not None and MonsterKind.NORMAL in card.stats.kinds)
def normal_monster(case: Case) -> Arguments | None:
    stats = case.card.stats if case.card is not None else None
    return NO if stats is not None and MonsterKind.NORMAL in stats.kinds else None


@only_for(never)
def continuous(case: Case) -> Arguments | None:
    """A continuous effect applies by itself and cannot be activated."""
    effects = case.table.effects(case.uid)
    return NO if effects and all(isinstance(effect, Continuous) for effect in effects) else None


@only_for(of_kinds(EffectKind.TRIGGER, EffectKind.FLIP))
def trigger(case: Case) -> Arguments | None:
    """A trigger activates only because of its event."""
    effect = effect_of(case)
    if effect.kind not in (EffectKind.TRIGGER, EffectKind.FLIP) or is_phase_trigger(effect):
        return None
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    return (_hindered(case) or _awaited(case)) if case.told else NO


def near_event(case: Case) -> Arguments:
    """What has just happened that is nearly the awaited event, and what keeps it from being that; empty if nothing."""
    near = activations.nearly_answered(case.table, case.player, case.uid, case.action.index, effect_of(case))
    return near.facts() if near is not None and (near.why == "set" or near.card.number) else NO


def awaited_verb(case: Case) -> Arguments:
    """What must happen before an effect can be used."""
    return {"verb": effect_of(case).event[0].verb.name.lower().replace("_", "-")}


def _awaited(case: Case) -> Arguments:
    """What keeps the event that has just happened from being the awaited one, or the effect from answering it."""
    table, effect, index = case.table, effect_of(case), case.action.index
    if table.request.kind != RequestKind.RESPOND:
        return NO
    if activations.answered(table, case.player, case.uid, index, effect) is None:
        near = near_event(case)
        return awaited_verb(case) | near if near else NO
    failure = case.explored()
    return {"came": failure.stage.partition(".")[0]} if failure is not None else NO


def _hindered(case: Case) -> Arguments:
    """The card on the field that keeps a condition of the effect from holding, whatever happens; empty if none does."""
    effect, player = effect_of(case), case.player
    source = derived.snapshot(case.table, case.uid)
    scope = query.Scope(player, Context(player, source, case.action.index))
    for place, condition in enumerate((effect.if_, effect.recheck)):
        if condition is not None and not query.holds(case.table, condition, scope):
            found = against(case.table, condition, scope)
            if "hinders" in found:
                return {"hinders": found["hinders"], "failing": (place, *failing_path(case.table, condition, scope))}
    return NO


def _wanted_zone(case: Case) -> tuple[Zone, ...]:
    effect = effect_of(case)
    card = case.card
    assert card is not None
    if effect.kind != EffectKind.ACTIVATION:
        return effect.where or (Zone.MONSTER,)
    if card.kind == CardKind.TRAP:
        return (Zone.SPELL, Zone.HAND)  # in the hand there is a more specific reason: it must be Set first
    return (Zone.HAND, Zone.SPELL, Zone.FIELD)


def place(case: Case) -> Arguments | None:
    if case.table.request.kind == RequestKind.TRIGGER:
        return None
    wanted = _wanted_zone(case)
    if case.lying.zone == Zone.SUMMONING and Zone.MONSTER in wanted:
        return None  # nearly possible: the Spell Speed is the reason
    return None if case.lying.zone in wanted else {"zone": int(case.lying.zone), "wanted": int(wanted[0])}


@only_for(lambda book, card, effect: effect.kind != EffectKind.ACTIVATION)
def face_down(case: Case) -> Arguments | None:
    """A face-down card's effects cannot be activated; under one reading, a monster's only when it is face-up."""
    if case.is_activation or case.table.request.kind == RequestKind.TRIGGER:
        return None
    if case.lying.zone not in IN_PLAY:
        strict = case.table.book.reads("card.monster.facedown-effects", "nowhere-else")
        monster = case.card is not None and case.card.kind == CardKind.MONSTER
        return {"elsewhere": 1} if strict and monster else None
    return None if case.table.is_up(case.uid) else {"elsewhere": 0}


@only_for(lambda book, card, effect: card.stats is not None and MonsterKind.GEMINI in card.stats.kinds)
def asleep(case: Case) -> Arguments | None:
    """A Gemini monster has its effects only after it was Normal Summoned again."""
    return NO if card_kinds.asleep(case.table, case.uid) and case.lying.zone == Zone.MONSTER else None


@only_for(of_kinds(EffectKind.ACTIVATION))
def face_up(case: Case) -> Arguments | None:
    """A face-up card has already been activated."""
    if not case.is_activation or case.lying.zone not in IN_PLAY:
        return None
    return NO if case.table.is_up(case.uid) else None


@only_for(lambda book, card, effect: effect.kind != EffectKind.ACTIVATION)
def unresolved(case: Case) -> Arguments | None:
    """A card on the field has its effects only once its own activation has resolved."""
    if case.is_activation:
        return None
    return NO if any(not one.done for one in activated_cards.activations(case.table, case.uid)) else None


@only_for(lambda book, card, effect: card.kind == CardKind.TRAP)
def trap_in_hand(case: Case) -> Arguments | None:
    assert case.card is not None
    if case.card.kind != CardKind.TRAP or case.lying.zone != Zone.HAND:
        return None
    return None if early_traps.allowed(case.table, case.uid) else NO


def set_this_turn(kind: CardKind) -> Test:
    @only_for(of_cards(kind))
    def test(case: Case) -> Arguments | None:
        assert case.card is not None
        if case.card.kind != kind or not case.is_activation:
            return None
        if kind == CardKind.SPELL and case.card.icon != Icon.QUICK_PLAY and case.table.under(SET_SAME_TURN):
            return None
        if not case.lying.facts & Fact.SET_THIS_TURN:
            return None
        return None if kind == CardKind.TRAP and early_traps.allowed(case.table, case.uid) else NO

    return test


@only_for(lambda book, card, effect: card.icon == Icon.QUICK_PLAY)
def quick_play_turn(case: Case) -> Arguments | None:
    assert case.card is not None
    if case.card.icon != Icon.QUICK_PLAY or case.lying.zone != Zone.HAND:
        return None
    return None if case.player == case.table.turn_player else NO
