"""Who may attack what and how often, and which attacks a monster has made."""

from __future__ import annotations

from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.failing import failing_path
from rulebook.engine.core.card_state import NO_REF, NOBODY, CardRef, Snapshot
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.state import Attack, Context
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import Argument
from rulebook.engine.rule_ids.general import CARD_WINS
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.modifiers import AttackFirst, AttackOnly, Cannot, May, MustAttack, Piercing, SoleAttacker
from rulebook.vocabulary.terms import CardKind, Icon, Position, Verb, Zone

DIRECT = ("battle.direct-if-empty",)
DIRECT_BY_EFFECT = ("battle.direct.by-effect",)
BY_TRAP_OR_QUICK_PLAY = ("battle.replay.classic-cause",)


def defenders(table: Table) -> tuple[CardRef, ...]:
    """The monsters of the turn player's opponent, as compared for a replay: face-down ones count as unchanged."""
    return tuple(table.ref(uid)._replace(stamp=0) for uid in sorted(table.in_zone(Zone.MONSTER, 1 - table.turn_player)))


def note_defenders(table: Table, by: int) -> None:
    """After an effect of the card with this number: check whether the number of defenders has changed.

    This only matters for a classic replay, during an attack.
    """
    there = len(table.in_zone(Zone.MONSTER, 1 - table.turn_player))
    if table.battle.attacker.uid < 0 or there == table.battle.seen:
        return
    card = table.book.by_number.get(by)
    by_card = card is not None and (card.kind == CardKind.TRAP or card.icon == Icon.QUICK_PLAY)
    by_card = by_card or not table.under(BY_TRAP_OR_QUICK_PLAY)
    table.change(battle=table.battle._replace(seen=there, stirred=int(table.battle.stirred or by_card)))


def attack_targets(table: Table, uid: int) -> tuple[int, ...]:
    """The uids a monster may attack, and NOBODY for a direct attack (rules battle.direct-if-empty, .by-effect)."""
    monsters = table.in_zone(Zone.MONSTER, 1 - table.controller(uid))
    options = tuple(one for one in sorted(monsters) if derived.forbidding(table, Verb.BE_ATTACKED, uid=one) is None)
    if derived.anywhere(table, AttackOnly) and table.under(CARD_WINS):
        options = tuple(one for one in options if _suits(table, uid, one))
    before = attacks_made(table, uid)
    if before and attacks_every(table, uid):
        attacked = {one.target.uid for one in before if table.is_same(one.target)}
        return tuple(one for one in options if one not in attacked)
    only_monsters = before and 1 + _again(table, uid) <= len(before) < _on_monsters(table, uid)
    if only_monsters or derived.forbidding(table, Verb.ATTACK_DIRECTLY, uid=uid) is not None:
        return options
    directly = table.under(DIRECT) if not monsters else (
        table.under(DIRECT_BY_EFFECT)
        and (_may_attack_directly(table, uid) or all(_steps_aside(table, one) for one in monsters))
    )  # fmt: skip
    return (NOBODY, *options) if directly else options


def _may_attack_directly(table: Table, uid: int) -> bool:
    """Whether an effect lets this monster attack directly past other monsters."""
    return any(
        isinstance(item.modifier, May)
        and item.modifier.verb == Verb.ATTACK
        and item.modifier.direct
        and derived.applies(table, item, uid)
        for item in derived.active(table)
    )


def idle_permission(table: Table, uid: int) -> dict[str, Argument]:
    """The monster's own permission to attack directly that does not work, as arguments of a failure; empty without one.

    ``failing`` is the path to the part of its condition that does not hold, ``negator`` the card that negates it.
    """
    card = derived.snapshot(table, uid)
    for index, effect in enumerate(table.book.effects(card.number)):
        if not isinstance(effect, Continuous) or not any(_directly(one) for one in effect.modifiers):
            continue
        told: dict[str, Argument] = {"permits": card, "clause": index}
        if (ground := derived.negating(table, uid)) is not None:
            return {**told, "negator": ground.card}
        scope = query.Scope(card.controller, Context(card.controller, card, index))
        if effect.while_ is not None and not query.holds(table, effect.while_, scope):
            return {**told, "failing": failing_path(table, effect.while_, scope)}
    return {}


def _directly(modifier: object) -> bool:
    return isinstance(modifier, May) and modifier.verb == Verb.ATTACK and modifier.direct


def protector(table: Table, uid: int, target: int) -> derived.Ground | None:
    """What keeps a monster from attacking this one, or None if no effect does."""
    ground = derived.forbidding(table, Verb.BE_ATTACKED, uid=target)
    if ground is not None or not table.under(CARD_WINS):
        return ground
    for item in derived.applying(table, AttackOnly, uid):
        if isinstance(item.modifier, AttackOnly) and not query.fits(table, item.modifier.targets, target, item.scope):
            return derived.ground(table, item)
    return None


def spared_by(table: Table, uid: int) -> derived.Ground | None:
    """What leaves a monster nothing to attack, or None if no effect does."""
    monsters = table.in_zone(Zone.MONSTER, 1 - table.controller(uid))
    grounds = [derived.forbidding(table, Verb.BE_ATTACKED, uid=one) for one in sorted(monsters)]
    if not monsters:
        grounds = [derived.forbidding(table, Verb.ATTACK_DIRECTLY, uid=uid)]
    return next((ground for ground in grounds if ground is not None), None)


def shielding_each_other(table: Table, uid: int) -> tuple[Snapshot, ...]:
    """The monsters a monster could attack if each of them were not protected by another one of them; or none."""
    monsters = sorted(table.in_zone(Zone.MONSTER, 1 - table.controller(uid)))
    grounds = [derived.forbidding(table, Verb.BE_ATTACKED, uid=one) for one in monsters]
    guards = {one: ground.card.uid for one, ground in zip(monsters, grounds, strict=True) if ground is not None}
    each = bool(monsters) and set(guards) == set(guards.values()) == set(monsters)
    alone = any(one == guard for one, guard in guards.items())
    return tuple(derived.snapshot(table, one) for one in monsters) if each and not alone else ()


def sole_attacker(table: Table, uid: int) -> derived.Ground | None:
    """The effect that lets only one monster attack, if another one has attacked this turn, or None."""
    if not derived.anywhere(table, SoleAttacker) or not table.under(CARD_WINS):
        return None
    if not other_attackers(table, uid):
        return None
    found = (one for one in derived.active(table) if isinstance(one.modifier, SoleAttacker))
    return next((derived.ground(table, one) for one in found), None)


def other_attackers(table: Table, uid: int) -> set[int]:
    """The other monsters that have attacked this turn: those that are gone count, and attacks that were stopped."""
    itself = table.cards[uid].incarnation
    earlier = {one.attacker.uid for one in table.attacks if one.attacker[:2] != (uid, itself)}
    there = table.in_zone(Zone.MONSTER, table.turn_player)
    return earlier | {one for one in there if one != uid and table.cards[one].facts & Fact.ATTACKED}


def obliged(table: Table, uid: int) -> derived.Ground | None:
    """The effect by which a monster must attack, if nothing keeps it from attacking now, or None."""
    if not derived.anywhere(table, MustAttack) or not table.under(CARD_WINS):
        return None
    found = next((derived.ground(table, item) for item in derived.applying(table, MustAttack, uid)), None)
    return found if found is not None and waits_for(table, uid) is None and _able(table, uid) else None


def waits_for(table: Table, uid: int) -> derived.Ground | None:
    """The effect by which a monster cannot attack because another one still can, or None."""
    if not derived.anywhere(table, AttackFirst) or not table.under(CARD_WINS):
        return None
    player = table.controller(uid)
    for item in derived.active(table):
        rule = item.modifier
        if not isinstance(rule, AttackFirst) or item.scope.player != player:
            continue
        first = [one for one in table.in_zone(Zone.MONSTER, player) if query.fits(table, rule.subject, one, item.scope)]
        if uid not in first and any(_able(table, one) for one in first):
            return derived.ground(table, item)
    return None


def _able(table: Table, uid: int) -> bool:
    """Whether nothing on the field keeps a monster from attacking now; its cost is not asked."""
    if table.cards[uid].position != Position.ATTACK or not may_attack_now(table, uid):
        return False
    player = table.controller(uid)
    bans = (derived.forbidding(table, verb, uid=uid, player=player) for verb in (Verb.DECLARE_ATTACK, Verb.ATTACK))
    if any(ban is not None for ban in bans) or sole_attacker(table, uid) is not None:
        return False
    return bool(attack_targets(table, uid))


def _steps_aside(table: Table, uid: int) -> bool:
    """Whether a monster that cannot be attacked allows direct attacks."""
    return any(
        isinstance(item.modifier, Cannot) and item.modifier.verb == Verb.BE_ATTACKED and item.modifier.direct
        for item in derived.applying(table, Cannot, uid)
    )


def passing_ground(table: Table, uid: int) -> derived.Ground | None:
    """The effect by which a monster can attack directly past monsters, or None if none does."""
    for item in derived.applying(table, May, uid):
        if _directly(item.modifier):
            return derived.ground(table, item)
    for one in table.in_zone(Zone.MONSTER, 1 - table.controller(uid)):
        for item in derived.applying(table, Cannot, one):
            if isinstance(item.modifier, Cannot) and item.modifier.verb == Verb.BE_ATTACKED and item.modifier.direct:
                return derived.ground(table, item)
    return None


def again_ground(table: Table, uid: int) -> derived.Ground | None:
    """The effect by which a monster can attack more than once per turn, or None if none does."""
    for item in derived.applying(table, May, uid):
        rule = item.modifier
        if isinstance(rule, May) and rule.verb == Verb.ATTACK and (rule.again or rule.every or rule.monsters):
            return derived.ground(table, item)
    return None


def _suits(table: Table, uid: int, target: int) -> bool:
    """Whether this target satisfies every effect that restricts the monster's attacks."""
    return all(
        query.fits(table, item.modifier.targets, target, item.scope)
        for item in derived.applying(table, AttackOnly, uid)
        if isinstance(item.modifier, AttackOnly)
    )


def attacks_made(table: Table, uid: int) -> list[Attack]:
    """The attacks this monster has declared this turn."""
    incarnation = table.cards[uid].incarnation
    return [one for one in table.attacks if one.attacker.uid == uid and one.attacker.incarnation == incarnation]


def attacks_every(table: Table, uid: int) -> bool:
    """Whether the monster may attack each opposing monster once."""
    return any(one.every for one in _permissions(table, uid))


def may_attack_now(table: Table, uid: int) -> bool:
    """Whether the monster can still attack this turn (rule battle.one-attack)."""
    made = max(len(attacks_made(table, uid)), int(bool(table.cards[uid].facts & Fact.ATTACKED)))
    if made and attacks_every(table, uid):
        return True
    if made < 1 + _again(table, uid):
        return True
    return made < _on_monsters(table, uid) and bool(attack_targets(table, uid))


def _again(table: Table, uid: int) -> int:
    return max((one.again for one in _permissions(table, uid)), default=0)


def allowing_more(table: Table, uid: int) -> int:
    """How many effects let a monster attack more than once; only the one that allows the most counts."""
    return sum(bool(one.again or one.every or one.monsters) for one in _permissions(table, uid))


def _on_monsters(table: Table, uid: int) -> int:
    """How many attacks on monsters the monster may make per Battle Phase; 0 without such an effect."""
    return max(
        (
            query.amount(table, item.modifier.monsters, item.scope)
            for item in derived.applying(table, May, uid)
            if isinstance(item.modifier, May)
        ),
        default=0,
    )


def _permissions(table: Table, uid: int) -> list[May]:
    return [
        item.modifier
        for item in derived.applying(table, May, uid)
        if isinstance(item.modifier, May) and item.modifier.verb == Verb.ATTACK
    ]


def record(table: Table, uid: int, target: int) -> None:
    """Record an attack declaration; it counts even if the attack is stopped."""
    ref = table.ref(target)._replace(stamp=0) if target != NOBODY else NO_REF
    table.change(attacks=(*table.attacks, Attack(table.ref(uid)._replace(stamp=0), ref)))
    card = table.cards[uid]
    table.put(uid, card._replace(facts=card.facts | Fact.ATTACKED))


def retarget(table: Table, target: int) -> None:
    """The attack in progress continues against another target."""
    ref = table.ref(target)._replace(stamp=0) if target != NOBODY else NO_REF
    table.change(attacks=(*table.attacks[:-1], table.attacks[-1]._replace(target=ref)))


def forget(table: Table, uid: int) -> None:
    """The attack in progress counts as never declared."""
    table.change(attacks=table.attacks[:-1])
    card = table.cards[uid]
    if not attacks_made(table, uid):
        table.put(uid, card._replace(facts=card.facts & ~Fact.ATTACKED))


def pierced(table: Table, uid: int) -> int:
    """The player to whom the monster inflicts piercing battle damage, or NOBODY (rule damage.piercing).

    It is the opponent of the player whose card grants it, such as the controller of an Equip Card.
    """
    granted = next(derived.applying(table, Piercing, uid), None)
    return NOBODY if granted is None else 1 - granted.scope.player
