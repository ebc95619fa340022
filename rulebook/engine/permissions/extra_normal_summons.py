"""An immediate Normal Summon or Set by an effect, in addition to the regular one this turn."""

from __future__ import annotations

from rulebook.engine.continuous import card_kinds, derived, query
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Request
from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import MonsterKind, Position, Verb, Zone

from . import materials, summoning_conditions, tribute_requirements
from .prohibitions import summon_lock

Chosen = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def ways(table: Table, uid: int, player: int) -> tuple[int, ...]:
    """The positions in which the player could now Normal Summon (ATTACK) or Set (SET) this monster."""
    if not table.is_monster(uid) or materials.is_kind(table, uid, MonsterKind.RITUAL):
        return ()
    barred = {verb for one in summoning_conditions.holding(table, uid) for verb in one.cannot}
    found: tuple[int, ...] = ()
    locked = summon_lock(table, Verb.NORMAL_SUMMON, uid=uid, player=player)
    if Verb.NORMAL_SUMMON not in barred and locked is None and _affordable(table, uid, player, setting=False):
        found += (int(Position.ATTACK),)
    held = derived.forbidding(table, Verb.SET, uid=uid, player=player)
    in_hand = table.cards[uid].zone == Zone.HAND
    if in_hand and Verb.SET not in barred and held is None and _affordable(table, uid, player, setting=True):
        found += (int(Position.SET),)
    return found


def _affordable(table: Table, uid: int, player: int, *, setting: bool) -> bool:
    """Whether there are enough Tributes and a zone."""
    room = table.cards[uid].zone == Zone.MONSTER or table.free_slots(Zone.MONSTER, player) > 0
    needed = tribute_requirements.needed(table, uid, setting)
    return (room or needed > 0) and tribute_requirements.enough(table, uid, player, setting)


def candidates(table: Table, scope: query.Scope) -> tuple[int, ...]:
    """The monsters that could now be Normal Summoned or Set: in the hand, and Gemini monsters on the field."""
    player = scope.player
    again = [uid for uid in table.in_zone(Zone.MONSTER, player) if card_kinds.summons_again(table, uid)]
    return tuple(uid for uid in sorted([*table.in_zone(Zone.HAND, player), *again]) if ways(table, uid, player))


def chosen(table: Table, scope: query.Scope, answers: materials.Asks, purpose: Purpose) -> Chosen:
    """The monster, its position and its Tributes; empty if no monster can be Summoned."""
    player, options = scope.player, candidates(table, scope)
    if not options:
        return (), (), ()
    uid = options[0]
    if len(options) > 1:
        uid = answers.ask(Request(RequestKind.PICK, player, purpose, options, (), 1, 1))[0]
    position = ways(table, uid, player)
    if len(position) > 1:
        position = answers.ask(Request(RequestKind.POSITION, player, purpose, position, (uid,)))
    setting = position[0] == Position.SET
    return (uid,), position, tribute_requirements.chosen(table, uid, player, answers, setting)
