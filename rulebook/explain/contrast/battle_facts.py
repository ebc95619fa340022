"""What on this board keeps the condition of an effect from holding in a battle, as variants of frames."""

from __future__ import annotations

from rulebook.engine.choosing.condition_facts import against
from rulebook.engine.continuous import derived, query
from rulebook.engine.core.conjunctions import condition_parts, filter_parts
from rulebook.engine.core.state import Context
from rulebook.engine.core.table import Table
from rulebook.explain.things import Reader, hindrance, word
from rulebook.explain.tree import Value
from rulebook.vocabulary.amounts import Lp, StatOf
from rulebook.vocabulary.conditions import Compare, Condition, Is, NotSo, Was
from rulebook.vocabulary.filters import In, StatIs
from rulebook.vocabulary.terms import Position, Ref, Stat

_ROLES = (Ref.ATTACKER, Ref.ATTACKED)
_SIDES = {Ref.ATTACKER: ".attacker", Ref.ATTACKED: ".on"}

Fact = tuple[str, dict[str, Value]]


def is_behind(table: Table, player: int) -> bool:
    """Whether the battling monster of a player has no higher number than the other one, before damage calculation."""
    scope = query.Scope(player, Context(player))
    own, other = query.cards_of(table, Ref.FIGHTING, scope), query.cards_of(table, Ref.BATTLED, scope)
    return bool(own and other) and _number(table, own[0]) <= _number(table, other[0])


def _number(table: Table, uid: int) -> int:
    attacks = table.cards[uid].position == Position.ATTACK
    return derived.stat(table, uid, Stat.ATK if attacks else Stat.DEF)


def failing(table: Table, condition: Condition, scope: query.Scope) -> list[Condition]:
    """The parts of a condition that do not hold."""
    return [one for one in condition_parts(condition) if not query.holds(table, one, scope)]


def fact(reader: Reader, table: Table, asked: Condition, scope: query.Scope) -> Fact:
    """The fact behind a part of a condition that does not hold; an empty variant if it cannot be said.

    Args:
        reader: the viewer.
        table: the table, during an attack.
        asked: the part that does not hold.
        scope: the effect's card and its controller.

    Returns:
        The variant and its arguments. ``.attacked`` or ``.attacks``: the ``other`` battling monster would fit, and
        this is its role. ``.attacker`` or ``.on``: the attacker or the attacked monster is ``other``, which is on the
        wrong side. ``.numbers``: the ``stat`` of ``other`` is ``have``, and ``third`` has ``needed``.
        ``.target``: the attack has the monster ``other`` as its target. ``.lp``: the viewer has ``have`` Life Points,
        the other player ``needed``. Otherwise as in ``hindrance``, with the ``phase``.
    """
    found = _role(reader, table, asked, scope) or _numbers(reader, table, asked, scope)
    found = found or _not_direct(reader, table, asked) or _life_points(reader, table, asked)
    if found is not None:
        return found
    variant, told = hindrance(reader, against(table, asked, scope))
    return variant, {**told, "phase": word("phase", table.phase)}


def _role(reader: Reader, table: Table, asked: Condition, scope: query.Scope) -> Fact | None:
    """It asks for a monster that attacks, and the one that fits is attacked; or the other way round; or whose it is."""
    if not isinstance(asked, Is) or asked.ref not in _ROLES:
        return None
    battle = table.battle
    if (there := query.cards_of(table, asked.ref, scope)) and (snap := derived.snapshot(table, there[0])).number:
        wrong = [part for part in filter_parts(asked.filter) if not query.fits(table, part, snap.uid, scope)]
        if wrong and all(isinstance(part, In) and snap.zone in part.zones for part in wrong):
            return _SIDES[asked.ref], {"other": reader.thing(snap)}
    uid = battle.target if asked.ref is Ref.ATTACKER else battle.attacker.uid
    if uid < 0 or not query.fits(table, asked.filter, uid, scope):
        return None
    other = derived.snapshot(table, uid)
    variant = ".attacked" if asked.ref is Ref.ATTACKER else ".attacks"
    return (variant, {"other": reader.thing(other)}) if other.number else None


def _numbers(reader: Reader, table: Table, asked: Condition, scope: query.Scope) -> Fact | None:
    """It compares the numbers of the two battling monsters, and one is not higher or lower than the other."""
    if not isinstance(asked, Is) or asked.ref not in _ROLES:
        return None
    parts = filter_parts(asked.filter)
    uids = query.cards_of(table, asked.ref, scope)
    wrong = [part for part in parts if uids and not query.fits(table, part, uids[0], scope)]
    if len(wrong) != 1 or not isinstance(wrong[0], StatIs) or not isinstance(wrong[0].value, StatOf):
        return None
    part, value = wrong[0], wrong[0].value
    others = query.cards_of(table, value.ref, scope)
    if not others or part.original or value.original or part.stat is not value.stat:
        return None
    one, third = derived.snapshot(table, uids[0]), derived.snapshot(table, others[0])
    if not one.number or not third.number:
        return None
    return ".numbers", {
        "other": reader.thing(one),
        "third": reader.thing(third),
        "stat": word("stat", str(part.stat)),
        "have": derived.stat(table, one.uid, part.stat),
        "needed": derived.stat(table, third.uid, part.stat),
    }


def _not_direct(reader: Reader, table: Table, asked: Condition) -> Fact | None:
    """It asks for a direct attack, and the attack has a monster as its target."""
    if not isinstance(asked, NotSo) or not isinstance(asked.part, Was | Is) or asked.part.ref is not Ref.ATTACKED:
        return None
    target = derived.snapshot(table, table.battle.target) if table.battle.target >= 0 else None
    if target is None or not target.number:
        return None
    return ".target", {"other": reader.thing(target)}


def _life_points(reader: Reader, table: Table, asked: Condition) -> Fact | None:
    """It compares the Life Points of both players."""
    if not isinstance(asked, Compare) or not isinstance(asked.left, Lp) or not isinstance(asked.right, Lp):
        return None
    return ".lp", {"have": table.lp[reader.player], "needed": table.lp[1 - reader.player]}
