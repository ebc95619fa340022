"""How a monster may be Summoned, and whether it can be Set."""

from __future__ import annotations

from rulebook.engine.permissions.proper_summons import frame_of
from rulebook.vocabulary.effects import Card, SummonCondition, SummonProcedure
from rulebook.vocabulary.recipes import ContactFusion
from rulebook.vocabulary.terms import CardKind, Verb, Zone

from .values import Case, Fact

_TRIBUTES = ((7, 2), (5, 1))
"""From which Level on how many Tributes are needed (rule summon.tribute.count)."""


def _conditions(case: Case) -> list[SummonCondition]:
    return [one for one in case.effects if isinstance(one, SummonCondition)]


def _tributes(case: Case, level: int) -> int:
    printed = max((one.tributes for one in _conditions(case)), default=0)
    return printed or next((count for least, count in _TRIBUTES if level >= least), 0)


def _is_special_only(card: Card) -> bool:
    return bool(frame_of(card)) or card.is_token


def normal_summon(case: Case) -> Fact:
    """Whether it can be Normal Summoned."""
    stats = case.card.stats
    if stats is None or case.card.kind is not CardKind.MONSTER:
        return Fact(False, (case.tell("normal-summon.card", ("summon.normal.eligible",)),))
    if _is_special_only(case.card):
        return Fact(False, (case.tell("normal-summon.special", ("summon.normal.eligible",)),))
    barring = [one for one in _conditions(case) if Verb.NORMAL_SUMMON in one.cannot]
    if barring:
        told = case.tell("normal-summon.text", ("summon.normal.eligible",), barring[0])
        return Fact(None if barring[0].lifted_if is not None else False, (told,))
    count = _tributes(case, stats.level)
    if not count:
        told = case.tell("normal-summon.free", ("summon.normal.no-tribute-low",), level=stats.level)
    else:
        told = case.tell("normal-summon.tributes", ("summon.tribute.count",), level=stats.level, count=count)
    return Fact(True, (told,))


def set_down(case: Case) -> Fact:
    """Whether it can be Set."""
    stats = case.card.stats
    if stats is None or case.card.kind is not CardKind.MONSTER:
        rule = "trap.must-set" if case.card.kind is CardKind.TRAP else "spell.set.allowed"
        return Fact(True, (case.tell("set.card", (rule,)),))
    if _is_special_only(case.card):
        return Fact(False, (case.tell("set.special", ("summon.normal.eligible",)),))
    barring = [one for one in _conditions(case) if Verb.SET in one.cannot]
    if barring:
        return Fact(False, (case.tell("set.text", ("effect.card-over-rule",), barring[0]),))
    count = _tributes(case, stats.level)
    return Fact(True, (case.tell("set.monster", ("summon.set.tribute",), count=count),))


def special(case: Case) -> Fact:
    """Whether it can be Special Summoned."""
    if case.card.kind is not CardKind.MONSTER:
        return Fact(None, ())
    for one in _conditions(case):
        if Verb.SPECIAL_SUMMON in one.cannot:
            return Fact(False, (case.tell("special.text", ("effect.card-over-rule",), one),))
        if one.only_own or one.only_by or one.only:
            return Fact(None, (case.tell("special.only-own", ("summon.special.own-condition",), one),))
    own = [one for one in case.effects if isinstance(one, SummonProcedure | ContactFusion)]
    if own:
        return Fact(True, (case.tell("special.own", ("summon.special.own-condition",), own[0]),))
    return Fact(True, (case.tell("special.yes", ("summon.special.by-effect",)),))


def revive(case: Case) -> Fact:
    """Whether an effect can Special Summon it from the Graveyard."""
    if case.card.kind is not CardKind.MONSTER:
        return Fact(None, ())
    first = False
    for one in _conditions(case):
        barred = one.only_own or one.only or one.only_by or Verb.SPECIAL_SUMMON in one.cannot
        if barred or Zone.GRAVEYARD in one.cannot_from:
            told = case.tell("revive.text", ("effect.card-over-rule",), one)
            return Fact(None if one.unless is not None else False, (told,))
        first = first or one.first_own
    if case.card.is_token:
        return Fact(False, (case.tell("revive.token", ("token.on-field-only",)),))
    if first or frame_of(case.card):
        return Fact(None, (case.tell("revive.first", ("mechanic.F2", "summon.special.proper-first")),))
    return Fact(True, (case.tell("revive.yes", ("summon.special.by-effect",)),))
