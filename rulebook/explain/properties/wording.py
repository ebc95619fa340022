"""What the text of a card says of its effects: targets, cost, duty, timing, limit, and what they do."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.effect_modes import modes_of, targets_of
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.moving.triggers import can_miss
from rulebook.explain.tree import Explanation
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated, SummonProcedure, Upkeep
from rulebook.vocabulary.recipes import ContactFusion
from rulebook.vocabulary.terms import EffectKind, Form, LimitKey, Negation, Per

from .values import Case, Fact, agreed, any_of, costs, done_at, operations

_CHOSEN, _EVERY, _NOTHING = "nontarget.resolution-choice", "target.all-not", "nontarget.no-marker"
_TRIGGERED = (EffectKind.TRIGGER, EffectKind.FLIP)


def targets(case: Case) -> Fact:
    """Whether it targets."""
    found = [_targets(case, effect) for effect in case.activated]
    return any_of(found) if found else case.without_effect()


def _targets(case: Case, effect: Activated) -> tuple[bool, Explanation]:
    if any(targets_of(effect, mode) for mode in range(len(modes_of(effect)) or 1)):
        return True, case.tell("targets.yes", ("mechanic.C1", "target.definition"), effect, "target")
    parts = [one for operation in operations(effect) for _, one in walk(operation)]
    selectors = [getattr(one, "cards", None) for one in parts]
    if any(isinstance(one, o.Pick) for one in selectors):
        return False, case.tell("targets.pick", (_CHOSEN,), effect)
    if any(isinstance(one, o.All) for one in selectors):
        return False, case.tell("targets.all", (_EVERY,), effect)
    return False, case.tell("targets.none", (_NOTHING,), effect)


def cost(case: Case) -> Fact:
    """Whether it has a cost; if the question says what is done, whether that is the cost."""
    paid = [effect for effect in case.activated if costs(effect)]
    meant = [effect for effect in paid if not case.doing or case.doing & done_at(costs(effect))]
    if meant:
        return any_of(
            (True, case.tell("cost.yes", ("mechanic.B7", "cost.no-refund"), effect, "cost")) for effect in meant
        )
    done = [effect for effect in case.activated if case.doing & done_at(operations(effect))]
    if done:
        return any_of((False, case.tell("cost.effect", ("effect.definition",), one)) for one in done)
    for effect in case.effects:
        if isinstance(effect, Upkeep) and (not case.doing or case.doing & done_at((effect.pay,))):
            return Fact(True, (case.tell("cost.upkeep", ("cost.maintenance.not-negated",), effect),))
        pays = isinstance(effect, SummonProcedure) and effect.pay is not None
        if pays or isinstance(effect, ContactFusion):
            return Fact(False, (case.tell("cost.summon", ("mechanic.F3",), effect),))
    free = [effect for effect in case.activated if not costs(effect)]
    if not free or (case.doing and paid):
        return case.without_effect() if not case.activated else Fact(None, ())
    return Fact(False, tuple(case.tell("cost.no", ("cost.definition",), one) for one in free[:1]))


def mandatory(case: Case) -> Fact:
    """Whether it must be activated."""
    found = []
    for effect in case.activated:
        node = "optional" if effect.optional else "mandatory"
        found.append((not effect.optional, case.tell(node, ("mechanic.D1",), effect)))
    return agreed(found) if found else case.without_effect()


def misses(case: Case) -> Fact:
    """Whether it can miss its timing."""
    found = [_misses(case, effect) for effect in case.activated]
    triggered = [one for effect, one in zip(case.activated, found, strict=True) if effect.kind in _TRIGGERED]
    if not found:
        return case.without_effect()
    fact = any_of(triggered or found)
    return Fact(fact.yes, fact.told, always=not fact.yes)


def _misses(case: Case, effect: Activated) -> tuple[bool, Explanation]:
    rules = ("mechanic.D2", "mechanic.D1")
    if effect.kind not in _TRIGGERED:
        return False, case.tell("misses.untriggered", ("effect.trigger",), effect)
    if can_miss(effect):
        return True, case.tell("misses.yes", rules, effect)
    if not effect.optional:
        return False, case.tell("misses.mandatory", rules[1:], effect)
    node = "misses.if" if effect.form is Form.IF else "misses.moment"
    return False, case.tell(node, rules[1:], effect)


def limit(case: Case) -> Fact:
    """Whether it can be used only once per turn."""
    used = [one for one in case.activated if one.kind not in _TRIGGERED] or case.activated
    found = [_limit(case, effect) for effect in used]
    return agreed(found) if found else case.without_effect()


def _limit(case: Case, effect: Activated) -> tuple[bool, Explanation]:
    bound = effect.limit
    if bound is None and effect.kind is EffectKind.ACTIVATION:
        return False, case.tell("limit.card", ("cost.once-per-turn-absent",))
    if bound is None:
        return False, case.tell("limit.none", ("cost.once-per-turn-absent",), effect)
    if bound.per is not Per.TURN or bound.times != 1:
        return False, case.tell("limit.other", (), effect)
    node = "limit.name" if bound.key is LimitKey.NAME else "limit.copy"
    return True, case.tell(node, (), effect)


def by_name(case: Case) -> Fact:
    """Whether its limit per turn counts for all cards of its name together."""
    bound = [effect for effect in case.activated if effect.limit is not None and effect.limit.per is Per.TURN]
    if not bound:
        fact = limit(case)
        return Fact(None, fact.told)
    return agreed(
        (effect.limit is not None and effect.limit.key is LimitKey.NAME, _limit(case, effect)[1]) for effect in bound
    )


def does(case: Case) -> Fact:
    """Whether an effect does what the question says."""
    every = [one for one in case.effects if isinstance(one, Activated)]
    doing = [one for one in every if case.doing & done_at(operations(one))]
    if doing:
        return Fact(True, tuple(case.tell("does.yes", ("mechanic.C10",), one) for one in doing))
    if not every or case.applying or len(every) > 1:
        return Fact(None, ())
    return Fact(False, (case.tell("does.no", ("mechanic.C10",), every[0]),))


def negates_activation(case: Case) -> Fact:
    """Whether it negates an activation, and not only an effect."""
    found = list(_negations(case))
    return any_of(found) if found else does(Case(case.book, case.card, frozenset(("negate",))))


def _negations(case: Case) -> Iterator[tuple[bool, Explanation]]:
    for effect in case.effects:
        if not isinstance(effect, Activated):
            continue
        for _, one in (pair for operation in operations(effect) for pair in walk(operation)):
            if isinstance(one, o.Negate):
                what = next((each for each in _MOST if each in one.what), Negation.ACTIVATION)
                yield (
                    what is Negation.ACTIVATION,
                    case.tell(f"negates.{what.value}", ("mechanic.B4",), effect),
                )
            elif "negate" in done_at((one,)) and isinstance(one, o.Apply):
                yield False, case.tell("negates.effect", ("mechanic.B4",), effect)


_MOST = (Negation.ACTIVATION, Negation.EFFECT, Negation.SUMMON, Negation.ATTACK)
