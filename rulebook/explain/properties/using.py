"""When and where the effects of a card can be used: Spell Speed, Chain, Damage Step, whose turn, hand, Graveyard."""

from __future__ import annotations

from rulebook.engine.chain.activation_timing import OPPONENTS, ground_of_fast, ground_of_trigger
from rulebook.engine.chain.activations import speed_of
from rulebook.explain.tree import Explanation
from rulebook.vocabulary.effects import Activated, SummonProcedure
from rulebook.vocabulary.events import On
from rulebook.vocabulary.recipes import ContactFusion, SynchroSummon, XyzSummon
from rulebook.vocabulary.terms import CardKind, EffectKind, Icon, Side, SummonKind, Verb, Window, Zone

from .values import Case, Fact, agreed, any_of

_TRIGGERED = (EffectKind.TRIGGER, EffectKind.FLIP)
SUMMONED = frozenset(("summon", "special"))
"""What a question says that asks whether a Summon starts a Chain."""


def speed(case: Case) -> Fact:
    """Its Spell Speed; yes or no if the question names one."""
    found: list[tuple[bool, Explanation]] = []
    for effect in case.activated:
        number = speed_of(case.book, case.card, effect)
        rules = (f"chain.spell-speed.{number}",)
        if effect.kind is EffectKind.ACTIVATION:
            told = case.tell(f"speed.{_sort(case)}", rules, speed=number)
        else:
            told = case.tell(f"speed.{effect.kind.value}", rules, effect, speed=number)
        found.append((number == case.number, told))
    if not found:
        return case.without_effect()
    fact = agreed(found)
    return fact if case.number else Fact(None, fact.told)


def _sort(case: Case) -> str:
    """The sort of Spell or Trap, as far as Spell Speed goes."""
    if case.card.icon is Icon.COUNTER:
        return "counter"
    if case.card.kind is CardKind.TRAP:
        return "trap"
    return "quick-play" if case.card.icon is Icon.QUICK_PLAY else "spell"


def chain(case: Case) -> Fact:
    """Whether it starts a Chain, so that one can respond to it."""
    own = [one for one in case.effects if isinstance(one, SummonProcedure | ContactFusion | SynchroSummon | XyzSummon)]
    if own and (case.doing & SUMMONED or not case.activated):
        rules = ("mechanic.F1", "summon.not-chainable")
        told = [case.tell("chain.procedure" if isinstance(one, SummonProcedure) else "chain.plain", rules, one)
                for one in own]  # fmt: skip
        return Fact(False, tuple(told[:1]))
    found: list[tuple[bool, Explanation]] = []
    for effect in case.activated:
        if effect.kind is EffectKind.ACTIVATION:
            found.append((True, case.tell("chain.card", ("mechanic.H1",))))
        else:
            found.append((True, case.tell("chain.yes", ("mechanic.H1",), effect)))
    return agreed(found) if found else case.without_effect()


def damage_step(case: Case) -> Fact:
    """Whether it can be used in the Damage Step."""
    found = [_damage_step(case, effect) for effect in case.activated]
    return any_of(found) if found else case.without_effect()


def _damage_step(case: Case, effect: Activated) -> tuple[bool, Explanation]:
    rules = ("mechanic.E4", "damage-step.activation-limits")
    if effect.kind in _TRIGGERED:
        ground = ground_of_trigger(effect)
        return ground is not None, case.tell(f"damage-step.{ground or 'no-trigger'}", rules, effect)
    if speed_of(case.book, case.card, effect) == 1:
        return False, case.tell("damage-step.slow", rules, effect)
    if effect.event and all(on.verb is Verb.DECLARE_ATTACK for on in effect.event):
        return False, case.tell("damage-step.attack", rules, effect)
    ground = ground_of_fast(case.book, case.card, case.effects, effect)
    return ground is not None, case.tell(f"damage-step.{ground or 'no'}", rules, effect)


def opponents_turn(case: Case) -> Fact:
    """Whether it can be used in the turn of the opponent."""
    used = [one for one in case.activated if one.kind not in _TRIGGERED] or case.activated
    found = [_opponents_turn(case, effect) for effect in used]
    return any_of(found) if found else case.without_effect()


def _opponents_turn(case: Case, effect: Activated) -> tuple[bool, Explanation]:
    if effect.kind is EffectKind.ACTIVATION:
        sort = _sort(case)
        if sort == "spell":
            return False, case.tell("opponents-turn.spell", ("spell.timing",))
        if sort == "quick-play":
            return True, case.tell("opponents-turn.quick-play", ("spell.quick-play.opponent-turn",))
        return True, case.tell("opponents-turn.trap", ("trap.opponent-turn",))
    if effect.kind is EffectKind.IGNITION:
        return False, case.tell("opponents-turn.ignition", ("effect.ignition",), effect)
    if effect.kind in _TRIGGERED:
        own = bool(effect.event) and all(_is_of_own_turn(on) for on in effect.event)
        node = "opponents-turn.text" if own else "opponents-turn.event"
        return not own, case.tell(node, ("effect.trigger",), effect)
    return True, case.tell("opponents-turn.fast", ("effect.quick",), effect)


def _is_of_own_turn(event: On) -> bool:
    """Whether an event happens only in one's own turn: a phase of it, or the Normal Summon of the card itself."""
    normal = event.verb is Verb.SUMMON and event.of_itself and not event.kinds & (SummonKind.SPECIAL | SummonKind.FLIP)
    return normal or (event.phase is not None and event.by is Side.YOU)


def own_turn(case: Case) -> Fact:
    """Whether it can be used in one's own turn."""
    found: list[tuple[bool, Explanation]] = []
    for effect in case.activated:
        theirs = effect.window in OPPONENTS or effect.window is Window.OPPONENT_TURN
        theirs = theirs or (bool(effect.event) and all(on.phase is not None and on.by is Side.OPPONENT
                                                       for on in effect.event))  # fmt: skip
        found.append((not theirs, case.tell(f"own-turn.{'no' if theirs else 'yes'}", (), effect)))
    return any_of(found) if found else case.without_effect()


def from_hand(case: Case) -> Fact:
    """Whether it can be activated from the hand."""
    if case.card.kind is CardKind.TRAP:
        return Fact(False, (case.tell("hand.trap", ("trap.must-set",)),))
    if case.card.kind is CardKind.SPELL:
        sort = _sort(case)
        rule = "spell.quick-play.own-turn" if sort == "quick-play" else "spell.timing"
        return Fact(True, (case.tell(f"hand.{sort}", (rule,)),))
    return _used_in(case, Zone.HAND, "hand")


def in_graveyard(case: Case) -> Fact:
    """Whether it has an effect that is used in the Graveyard."""
    return _used_in(case, Zone.GRAVEYARD, "graveyard")


def _used_in(case: Case, zone: Zone, name: str) -> Fact:
    used = [one for one in case.effects if isinstance(one, Activated) and zone in one.where]
    if used:
        return Fact(True, tuple(case.tell(f"{name}.yes", (), one) for one in used))
    return Fact(False, (case.tell(f"{name}.no", ()),))
