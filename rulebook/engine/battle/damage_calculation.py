"""Damage calculation: who is destroyed and who takes how much damage (rules damage.*)."""

from __future__ import annotations

from rulebook.engine.continuous import derived
from rulebook.engine.core.card_state import NOBODY, CardRef, Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import Table
from rulebook.engine.moving.battle_damage import (
    BATTLE_DAMAGE,
    DIRECT,
    PREVENTION,
    ZERO_ATK,
    Blow,
    blow,
    compared,
    direct_amount,
    direct_blow,
    guard,
    is_effect_damage,
    on_the_other,
    turned,
)
from rulebook.engine.moving.life_points import battle_damage, damage, damage_rule
from rulebook.engine.moving.triggers import note
from rulebook.vocabulary.terms import Cause, DamageKind, Verb, Zone


def calculate(table: Table) -> None:
    """Compare the values, determine what is destroyed, and inflict battle damage."""
    battle = table.battle
    if battle.target == NOBODY:
        _direct(table, derived.snapshot(table, battle.attacker.uid))
        return
    found = compared(table)
    table.tell(
        EventKind.DAMAGE_CALCULATED, found.attacker, table.turn_player, Cause.BATTLE,
        ZERO_ATK if found.nothing else found.result.rules,
        target=found.target, atk=found.attacker.atk, against=found.against, stat="atk" if found.in_attack else "def",
    )  # fmt: skip
    if found.nothing or not table.under(found.result.rules):
        return
    both = (found.attacker, found.target)
    doomed = tuple(both[one].ref for one in found.result.losers)
    table.change(battle=battle._replace(doomed=tuple(ref for ref in doomed if not _saved(table, ref))))
    _inflict(table, blow(table, found))


def _direct(table: Table, attacker: Snapshot) -> None:
    amount = direct_amount(table, attacker)
    table.tell(
        EventKind.DAMAGE_CALCULATED, attacker, table.turn_player, Cause.BATTLE, DIRECT,
        atk=amount, against=0, stat="direct",
    )  # fmt: skip
    if is_effect_damage(table):
        damage(table, 1 - table.turn_player, amount, {"source": attacker})
    else:
        _inflict(table, direct_blow(table, attacker))


def _saved(table: Table, ref: CardRef) -> bool:
    saving = derived.forbidding(table, Verb.BE_DESTROYED, uid=ref.uid, cause=Cause.BATTLE)
    if saving is None:
        return False
    table.tell(
        EventKind.PROTECTED, derived.snapshot(table, ref.uid), cause=Cause.BATTLE, rules=("effect.card-over-rule",),
        **saving.told(), verb="destroy",
    )  # fmt: skip
    return True


def _tell_why(table: Table, kind: EventKind, ground: derived.Ground, player: int, amount: int) -> None:
    table.tell(kind, ground.card, player, Cause.BATTLE, PREVENTION, **ground.told(), amount=amount)


def _inflict(table: Table, found: Blow | None) -> None:
    """A player takes battle damage, unless an effect prevents or redirects it."""
    if found is None or found.amount <= 0:
        return
    away = turned(table, found)
    if away is not None:
        _tell_why(table, EventKind.DAMAGE_TURNED, away, found.player, found.amount)
        found = on_the_other(found)
    spared = guard(table, found)
    if spared is not None:
        _tell_why(table, EventKind.DAMAGE_PREVENTED, spared, found.player, found.amount)
        return
    player, amount, by, own, rules = found
    battle_damage(table, player, amount, by, rules)
    verb = Verb.BATTLE_DAMAGE if table.under(BATTLE_DAMAGE) else Verb.EFFECT_DAMAGE
    note(
        table,
        table.occurrence(
            verb,
            by,
            1 - player,
            Cause.BATTLE,
            Zone.MONSTER,
            amount=amount,
            direct=int(own is None),
            taken=(int(Cause.BATTLE), amount),
        ),
    )
    shared = damage_rule(table, DamageKind.ALSO_TO_OPPONENT, player, found.fighter)
    if shared is not None:
        damage(table, 1 - player, amount, shared.told())
