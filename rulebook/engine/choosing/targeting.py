"""Targets and costs: how many cards a target group requires, which can be chosen, and what can be paid."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.remembering import per_element
from rulebook.engine.core.table import Table
from rulebook.engine.moving.classic_destruction import spared
from rulebook.engine.moving.moves import is_token
from rulebook.engine.permissions import proper_summons, summon_costs
from rulebook.engine.permissions.prohibitions import bar, taken
from rulebook.engine.rule_ids.chain import UP_TO
from rulebook.engine.rule_ids.field import TOKEN_UP
from rulebook.engine.rule_ids.general import UNTARGETABLE
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.filters import Number, Same
from rulebook.vocabulary.terms import Ref, Verb, Zone

from .planning import Range, counted, has_cards, how_many, own_card_spared


def target_range(target: o.Target, available: int, table: Table, scope: query.Scope) -> Range:
    """How many targets a group requires now; none if its condition fails."""
    if not query.holds(table, target.if_, scope) or (target.if_possible and not available):
        return Range(0, 0)
    if isinstance(target.count, Number) and not scope.context.paid:
        return Range(1, available)  # before the cost: as many as it will take
    found = how_many(counted(table, target.count, scope), available)
    return found if table.under(UP_TO) else Range(found.high, found.high)


FIXED = ("mechanic.E5", "damage-step.flip-no-destroyed-target")


def fixed(table: Table) -> frozenset[int]:
    """The monsters already destroyed by battle although they are still on the field (mechanic E5)."""
    if not table.battle.doomed or not table.under(FIXED):
        return frozenset()
    return frozenset(ref.uid for ref in table.battle.doomed)


def target_candidates(table: Table, target: o.Target, scope: query.Scope) -> list[int]:
    """The cards that can currently be chosen for a group of targets."""
    found = spared(table, query.search(table, target.filter, scope))
    doomed = fixed(table)
    found = [uid for uid in found if uid not in doomed]
    if table.under(UNTARGETABLE):
        found = [uid for uid in found if derived.forbidding(table, Verb.BE_TARGETED, uid=uid) is None]
    return found if isinstance(target.filter, Same) else own_card_spared(table, scope, found)


def payable_lp(table: Table, player: int, amount: int) -> bool:
    """Whether a player can pay this many LP (policy cost.lp-not-to-zero)."""
    keeps = table.book.reads("cost.lp-not-to-zero", "no") and table.under(("cost.lp-not-to-zero",))
    return amount < table.lp[player] if keeps else amount <= table.lp[player]


def can_be_turned_down(table: Table, uid: int) -> bool:
    """Whether a monster can be turned face-down: it is face-up and not a Token (rule token.faceup-only)."""
    return (
        table.cards[uid].zone == Zone.MONSTER
        and table.is_up(uid)
        and not (is_token(table, uid) and table.under(TOKEN_UP))
    )


@per_element
def done_to(operation: o.Operation | None, group: int) -> tuple[o.Operation, ...]:
    """The parts of an effect that affect a group of targets."""
    refs = (Ref.TARGET, Ref.TARGET_1 if group == 0 else Ref.TARGET_2)
    return tuple(
        one
        for _, one in walk(operation)
        if (isinstance(one, o.Equip) and taken(one) in refs) or (has_cards(one) and _concerns(one.cards, refs))
    )


def _concerns(selector: o.Selector, refs: tuple[Ref, ...]) -> bool:
    if isinstance(selector, o.The):
        return selector.ref in refs
    return isinstance(selector, o.All) and Same(Ref.TARGET) in getattr(selector.filter, "parts", ())


def suits(table: Table, uid: int, parts: Sequence[o.Operation], player: int) -> bool:
    """Whether all of these parts (see ``done_to``) can be applied to this card, one after the other."""
    opened = any(isinstance(one, o.TurnFaceUp) for one in parts)
    for one in parts:
        if bar(table, one, uid, player) is not None:
            return False
        if isinstance(one, o.TurnFaceDown) and not (opened or can_be_turned_down(table, uid)):
            return False
        if isinstance(one, o.SpecialSummon) and not (
            (one.ignoring or proper_summons.allows(table, uid, one.as_)) and summon_costs.bearable(table, uid, player)
        ):
            return False
    return True
