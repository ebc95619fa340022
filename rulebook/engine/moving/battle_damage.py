"""The battle damage of the battle in progress, as the values are now: who takes how much (rules damage.*)."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.table import Table
from rulebook.engine.permissions import attack_permissions
from rulebook.vocabulary.modifiers import DamageRule
from rulebook.vocabulary.terms import DamageKind, Position, Stat, Zone

from .life_points import damage_rule

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


class Comparison(NamedTuple):
    """The values compared in a battle between two monsters, and the result; ``nothing``: two ATK of 0."""

    attacker: Snapshot
    target: Snapshot
    against: int
    in_attack: bool
    result: Result
    nothing: bool

    @property
    def difference(self) -> int:
        """The attacker's ATK less the value it is compared with."""
        return self.attacker.atk - self.against


class Blow(NamedTuple):
    """Battle damage that a player is to take: by which monster, and the player's own monster in the battle if any."""

    player: int
    amount: int
    by: Snapshot
    own: Snapshot | None
    rules: tuple[str, ...]

    @property
    def fighter(self) -> int:
        """The player's own monster, NOBODY if there is none."""
        return NOBODY if self.own is None else self.own.uid


def compared(table: Table) -> Comparison:
    """The comparison of the two monsters that battle."""
    battle = table.battle
    attacker, target = derived.snapshot(table, battle.attacker.uid), derived.snapshot(table, battle.target)
    in_attack = target.position == Position.ATTACK
    against = _against(table, target, in_attack)
    higher = (attacker.atk > against) - (attacker.atk < against)
    nothing = in_attack and attacker.atk == against == 0 and table.under(ZERO_ATK)
    return Comparison(attacker, target, against, in_attack, RESULTS[in_attack, higher], nothing)


def direct_amount(table: Table, attacker: Snapshot) -> int:
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


def is_effect_damage(table: Table) -> bool:
    """Whether a direct attack past monsters inflicts effect damage (under the classic rules)."""
    return bool(table.in_zone(Zone.MONSTER, 1 - table.turn_player)) and not table.under(DIRECT_IS_BATTLE)


def direct_blow(table: Table, attacker: Snapshot) -> Blow | None:
    """The battle damage of a direct attack, before any effect on it."""
    if is_effect_damage(table) or not table.under(DIRECT):
        return None
    return Blow(1 - table.turn_player, direct_amount(table, attacker), attacker, None, DIRECT)


def blow(table: Table, found: Comparison) -> Blow | None:
    """The battle damage that follows from a comparison, before any effect on it."""
    attacker, target, result = found.attacker, found.target, found.result
    if found.nothing or not table.under(result.rules):
        return None
    both = (attacker, target)
    if result.hurt != NOBODY:
        own, by = both[result.hurt], both[1 - result.hurt]
        return Blow(own.controller, abs(found.difference), by, own, BATTLE_DAMAGE)
    if found.in_attack or found.difference <= 0 or not table.under(PIERCING):
        return None
    player = attack_permissions.pierced(table, attacker.uid)
    if player == NOBODY:
        return None
    return Blow(player, found.difference, attacker, target if player == target.controller else attacker, PIERCING)


def turned(table: Table, one: Blow) -> derived.Ground | None:
    """The effect that makes the other player take the damage, or None."""
    if one.own is None or not table.under(PREVENTION):
        return None
    if damage_rule(table, DamageKind.TO_OPPONENT, 1 - one.player, one.by.uid) is not None:
        return None
    return damage_rule(table, DamageKind.TO_OPPONENT, one.player, one.fighter)


def on_the_other(one: Blow) -> Blow:
    """The same damage, taken by the other player."""
    assert one.own is not None
    return one._replace(player=1 - one.player, by=one.own, own=one.by)


def guard(table: Table, one: Blow) -> derived.Ground | None:
    """The effect by which a player takes no battle damage, or None."""
    return damage_rule(table, DamageKind.ZERO, one.player, one.fighter) if table.under(PREVENTION) else None


def takes_damage(table: Table, player: int) -> bool:
    """Whether a player would take battle damage from the battle in progress if it were calculated now."""
    battle = table.battle
    if battle.target == NOBODY:
        found = direct_blow(table, derived.snapshot(table, battle.attacker.uid))
    else:
        found = blow(table, compared(table))
    if found is None or found.amount <= 0:
        return False
    found = on_the_other(found) if turned(table, found) is not None else found
    return found.player == player and guard(table, found) is None


def _against(table: Table, target: Snapshot, in_attack: bool) -> int:
    """The value the attacker's ATK is compared with; without the rule for a position, the other value."""
    uses_atk = table.under(ATK_AGAINST_ATK) if in_attack else not table.under(ATK_AGAINST_DEF)
    return target.atk if uses_atk else target.def_
