"""Damage calculation: who is destroyed and who takes how much damage (rules damage.*)."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY, CardRef, Snapshot
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import Table
from rulebook.engine.moving.life_points import battle_damage, damage, damage_rule
from rulebook.engine.moving.triggers import note
from rulebook.engine.permissions import attack_permissions
from rulebook.vocabulary.modifiers import DamageRule
from rulebook.vocabulary.terms import Cause, DamageKind, Position, Stat, Verb, Zone

ATTACKER, TARGET = 0, 1


class Result(NamedTuple):
    """The result of a comparison: the rules, who loses the battle, and whose controller takes the difference."""

    rules: tuple[str, ...]
    losers: tuple[int, ...]
    hurt: int = NOBODY


RESULTS: dict[tuple[bool, int], Result] = {
    (True, 1): Result(("damage.attack-vs-attack.higher", "mechanic.E6"), (TARGET,), TARGET),
    (True, 0): Result(("damage.attack-vs-attack.equal", "mechanic.E6"), (ATTACKER, TARGET)),
    (True, -1): Result(("damage.attack-vs-attack.lower", "mechanic.E6"), (ATTACKER,), ATTACKER),
    (False, 1): Result(("damage.attack-vs-defense.higher",), (TARGET,)),
    (False, 0): Result(("damage.attack-vs-defense.equal", "mechanic.E6"), ()),
    (False, -1): Result(("damage.attack-vs-defense.lower", "mechanic.E6"), (), ATTACKER),
}
"""By (target in Attack Position, result of comparing the attacker's ATK)."""

ATK_AGAINST_ATK = ("damage.attack-vs-attack",)
ATK_AGAINST_DEF = ("damage.attack-vs-defense",)
DIRECT = ("battle.direct.damage",)
PIERCING = ("damage.piercing",)
ZERO_ATK = ("damage.zero-atk",)
FIXED = ("mechanic.E5",)
PREVENTION = ("mechanic.E9",)
BATTLE_DAMAGE = ("damage.battle.definition",)
DIRECT_IS_BATTLE = ("damage.direct-attacker-effect",)
"""Damage by a monster that attacks directly despite monsters is also battle damage."""


def calculate(table: Table) -> None:
    """Compare the values, determine what is destroyed, and inflict battle damage."""
    battle = table.battle
    attacker = derived.snapshot(table, battle.attacker.uid)
    if battle.target == NOBODY:
        amount = _direct(table, attacker)
        table.tell(
            EventKind.DAMAGE_CALCULATED, attacker, table.turn_player, Cause.BATTLE, DIRECT,
            atk=amount, against=0, stat="direct",
        )  # fmt: skip
        if table.in_zone(Zone.MONSTER, 1 - table.turn_player) and not table.under(DIRECT_IS_BATTLE):
            damage(table, 1 - table.turn_player, amount, {"source": attacker})
        elif table.under(DIRECT):
            _inflict(table, 1 - table.turn_player, amount, (attacker, None), DIRECT)
        return
    target = derived.snapshot(table, battle.target)
    in_attack = target.position == Position.ATTACK
    against = _against(table, target, in_attack)
    higher = (attacker.atk > against) - (attacker.atk < against)
    result = RESULTS[in_attack, higher]
    nothing = in_attack and attacker.atk == against == 0 and _spares_zero(table)
    table.tell(
        EventKind.DAMAGE_CALCULATED, attacker, table.turn_player, Cause.BATTLE, ZERO_ATK if nothing else result.rules,
        target=target, atk=attacker.atk, against=against, stat="atk" if in_attack else "def",
    )  # fmt: skip
    if nothing or not table.under(result.rules):
        return
    both = (attacker, target)
    doomed = tuple(both[one].ref for one in result.losers)
    table.change(battle=battle._replace(doomed=tuple(ref for ref in doomed if not _saved(table, ref))))
    if result.hurt != NOBODY:
        hurt, by = both[result.hurt], both[1 - result.hurt]
        _inflict(table, hurt.controller, abs(attacker.atk - against), (by, hurt), BATTLE_DAMAGE)
    elif not in_attack and higher > 0 and table.under(PIERCING):
        player = attack_permissions.pierced(table, attacker.uid)
        if player != NOBODY:
            own = target if player == target.controller else attacker
            _inflict(table, player, attacker.atk - against, (attacker, own), PIERCING)


def _direct(table: Table, attacker: Snapshot) -> int:
    """The damage of a direct attack: the ATK, or past monsters the original ATK if an effect says so."""
    if not table.in_zone(Zone.MONSTER, 1 - table.turn_player) or not derived.anywhere(table, DamageRule):
        return attacker.atk
    for item in derived.active(table):
        rule = item.modifier
        if not isinstance(rule, DamageRule) or rule.kind != DamageKind.ORIGINAL_ATK or rule.battles is None:
            continue
        if query.fits(table, rule.battles, attacker.uid, item.scope):
            return derived.original(table, attacker.uid, Stat.ATK)
    return attacker.atk


def _against(table: Table, target: Snapshot, in_attack: bool) -> int:
    """The value the attacker's ATK is compared with; without the rule for a position, the other value."""
    uses_atk = table.under(ATK_AGAINST_ATK) if in_attack else not table.under(ATK_AGAINST_DEF)
    return target.atk if uses_atk else target.def_


def _spares_zero(table: Table) -> bool:
    """Whether monsters with 0 ATK destroy nothing (not under the classic rules)."""
    return table.under(ZERO_ATK)


def _saved(table: Table, ref: CardRef) -> bool:
    guard = derived.forbidding(table, Verb.BE_DESTROYED, uid=ref.uid, cause=Cause.BATTLE)
    if guard is None:
        return False
    table.tell(
        EventKind.PROTECTED, derived.snapshot(table, ref.uid), cause=Cause.BATTLE, rules=("effect.card-over-rule",),
        **guard.told(), verb="destroy",
    )  # fmt: skip
    return True


def _tell_why(table: Table, kind: EventKind, ground: derived.Ground, player: int, amount: int) -> None:
    table.tell(kind, ground.card, player, Cause.BATTLE, PREVENTION, **ground.told(), amount=amount)


def _inflict(
    table: Table, player: int, amount: int, fighters: tuple[Snapshot, Snapshot | None], rules: tuple[str, ...]
) -> None:
    """A player takes battle damage, unless an effect prevents or redirects it.

    ``fighters`` are the monster that inflicts it and the monster of the player who would take it.
    """
    by, own = fighters
    fighter = own.uid if own is not None else NOBODY
    if amount <= 0:
        return
    if table.under(PREVENTION):
        away = damage_rule(table, DamageKind.TO_OPPONENT, player, fighter)
        back = damage_rule(table, DamageKind.TO_OPPONENT, 1 - player, by.uid) if own is not None else None
        if away is not None and back is None and own is not None:
            _tell_why(table, EventKind.DAMAGE_TURNED, away, player, amount)
            player, by, fighter = 1 - player, own, by.uid
        guard = damage_rule(table, DamageKind.ZERO, player, fighter)
        if guard is not None:
            _tell_why(table, EventKind.DAMAGE_PREVENTED, guard, player, amount)
            return
    direct = own is None
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
            direct=int(direct),
            taken=(int(Cause.BATTLE), amount),
        ),
    )
    shared = damage_rule(table, DamageKind.ALSO_TO_OPPONENT, player, fighter)
    if shared is not None:
        damage(table, 1 - player, amount, shared.told())
