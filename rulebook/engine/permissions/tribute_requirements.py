"""Tributes: how many a Normal Summon or Set requires, which monsters can be used, and what counts as more than one."""

from __future__ import annotations

from itertools import combinations

from rulebook.engine.continuous import derived, query
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Context, Request
from rulebook.engine.core.table import Table
from rulebook.engine.records import counters
from rulebook.engine.rule_ids import general
from rulebook.vocabulary.effects import SummonCondition, WithoutTribute
from rulebook.vocabulary.filters import Filter
from rulebook.vocabulary.modifiers import CountsAs, PaysTributes, SparesTributes
from rulebook.vocabulary.terms import Cause, Stat, Verb, Zone

from . import materials
from .forced_tributes import forced


def scope_of(table: Table, uid: int, effect: int) -> query.Scope:
    """The scope in which a card's own procedure is read."""
    player = table.controller(uid)
    return query.Scope(player, Context(player, derived.snapshot(table, uid), effect, cause=Cause.SUMMON))


def needed(table: Table, uid: int, setting: bool = False) -> int:
    """The minimum number of Tributes for a Normal Summon or Set (rule summon.tribute.count)."""
    if table.cards[uid].zone == Zone.MONSTER:
        return 0  # a Gemini monster is already on the field
    if spared(table, uid, setting):
        full = table.free_slots(Zone.MONSTER, table.controller(uid)) <= 0
        return regular(table, uid) if full else 0  # with Tributes there is room again
    return asked_for(table, uid) or _by_level(table, uid)


def asked_for(table: Table, uid: int) -> int:
    """The number of Tributes required by the card itself; 0 if its Level decides."""
    if not table.under(general.CARD_WINS):
        return 0
    own = (effect.tributes for effect in table.effects(uid) if isinstance(effect, SummonCondition))
    return max(own, default=0)


def more(table: Table, uid: int, setting: bool) -> int:
    """The higher number of Tributes with which the card itself lets it be Tribute Summoned; 0 without one."""
    if setting or table.cards[uid].zone == Zone.MONSTER or not table.under(general.CARD_WINS):
        return 0
    own = (effect.or_tributes for effect in table.effects(uid) if isinstance(effect, SummonCondition))
    return max(own, default=0)


def regular(table: Table, uid: int) -> int:
    """The Tributes it would take if its card did not leave them to its player's will; 0 if it does not."""
    at_will = any(isinstance(effect, WithoutTribute) and effect.at_will for effect in table.effects(uid))
    return _by_level(table, uid) if at_will and table.under(general.CARD_WINS) else 0


def spared(table: Table, uid: int, setting: bool = False) -> bool:
    """Whether this card or another one allows it to be Normal Summoned (or Set) without Tributing now."""
    if not table.under(general.CARD_WINS):
        return False
    player = table.controller(uid)
    return any(
        isinstance(effect, WithoutTribute)
        and (effect.at_will or not setting)
        and query.holds(table, effect.if_, scope_of(table, uid, index))
        for index, effect in enumerate(table.effects(uid))
    ) or (
        not setting
        and derived.anywhere(table, SparesTributes)
        and any(item.scope.player == player for item in derived.applying(table, SparesTributes, uid))
    )


def _by_level(table: Table, uid: int) -> int:
    level = derived.stat(table, uid, Stat.LEVEL)
    if level <= 4:
        return int(not table.under(general.NO_TRIBUTE_LOW))
    return 1 if level <= 6 else 2


def tributable(table: Table, player: int) -> list[int]:
    """The monsters a player may Tribute for a Tribute Summon or Set."""
    own = table.in_zone(Zone.MONSTER, player)
    if not table.under(general.OWN_TRIBUTES):
        own = [*own, *table.in_zone(Zone.MONSTER, 1 - player)]
    elif table.lingering:
        own = [*own, *(uid for uid in forced(table, player) if uid not in own)]
    if not table.under(general.TAKEN_OVER):
        own = [uid for uid in own if table.cards[uid].owner == player]
    return [uid for uid in own if derived.forbidding(table, Verb.BE_TRIBUTED, uid=uid, for_=Verb.SUMMON) is None]


def enough(table: Table, uid: int, player: int, setting: bool = False) -> bool:
    """Whether the player has the Tributes for a Normal Summon or Set of this card."""
    count = needed(table, uid, setting)
    if count and _out_of_the_ordinary(table, player):
        return bool(_sets(table, uid, player, count, setting))
    return len(tributable(table, player)) >= count


def chosen(table: Table, uid: int, player: int, answers: materials.Asks, setting: bool = False) -> tuple[int, ...]:
    """The Tributes for a Normal Summon or Set, requested if there is a choice."""
    count = needed(table, uid, setting)
    if count == 0:
        return _at_will(table, uid, player, answers)
    higher = more(table, uid, setting)
    if _out_of_the_ordinary(table, player):
        sets = _sets(table, uid, player, count, setting)
        if higher > count:
            sets += [one for one in _sets(table, uid, player, higher) if len(one) == higher]
        return materials.pick_set(answers, player, Purpose.TRIBUTE, sets)
    options = tributable(table, player)
    if len(options) <= count:
        return tuple(options)
    most = min(max(count, higher), len(options))
    return answers.ask(Request(RequestKind.PICK, player, Purpose.TRIBUTE, tuple(sorted(options)), (), count, most))


def _at_will(table: Table, uid: int, player: int, answers: materials.Asks) -> tuple[int, ...]:
    """The Tributes for a monster that does not need them, if its player wants to give them."""
    count = regular(table, uid)
    sets = _sets(table, uid, player, count) if count and table.cards[uid].zone != Zone.MONSTER else []
    return materials.pick_set(answers, player, Purpose.TRIBUTE, [(), *sets]) if sets else ()


# What effects make of Tributes --------------------------------------------------------------------


def _out_of_the_ordinary(table: Table, player: int) -> bool:
    if derived.anywhere(table, CountsAs) or derived.anywhere(table, PaysTributes):
        return True
    return bool(table.lingering and forced(table, player))


def _sets(table: Table, uid: int, player: int, count: int, setting: bool = True) -> list[tuple[int, ...]]:
    """Every sufficient set of Tributes without a superfluous one, including mandatory Tributes."""
    pool = sorted(tributable(table, player))
    must = [one for one in forced(table, player) if one in pool]
    worth = {one: _worth(table, one, uid) for one in pool}
    full = table.free_slots(Zone.MONSTER, player) <= 0
    instead = [] if setting or full or must else [(one,) for one in _instead(table, uid, player, count)]
    return instead + [
        found
        for size in range(1, count + 1)
        for found in combinations(pool, size)
        if sum(worth[one] for one in found) >= count
        and sum(one in found for one in must) == min(len(must), size)
        and not (full and all(table.controller(one) != player for one in found))
    ]


def _instead(table: Table, uid: int, player: int, count: int) -> list[int]:
    """The cards that their own effect lets a player Tribute instead of this many monsters."""
    return [
        item.scope.context.source.uid
        for item in derived.active(table)
        if isinstance(rule := item.modifier, PaysTributes)
        and item.scope.player == player
        and query.fits(table, rule.for_, uid, item.scope)
        and counters.on(table, item.scope.context.source.uid, rule.counters) >= count
        and derived.forbidding(table, Verb.BE_TRIBUTED, uid=item.scope.context.source.uid, for_=Verb.SUMMON) is None
    ]


def counting_more(table: Table, tribute: int, uid: int) -> tuple[int, derived.Ground] | None:
    """As how many Tributes a monster counts for this card, and by which effect; None if it is one like any other."""
    for item in derived.applying(table, CountsAs, tribute):
        rule = item.modifier
        if isinstance(rule, CountsAs) and rule.tributes > 1 and query.fits(table, rule.for_, uid, item.scope):
            return rule.tributes, derived.ground(table, item)
    return None


def _worth(table: Table, tribute: int, uid: int) -> int:
    """How many Tributes a monster counts as for the Tribute Summon or Set of this card."""
    found = 1
    for item in derived.applying(table, CountsAs, tribute):
        rule = item.modifier
        if isinstance(rule, CountsAs) and query.fits(table, rule.for_, uid, item.scope):
            found = max(found, rule.tributes)
    return found


def counting_for_others(table: Table, uid: int, player: int) -> tuple[derived.Ground, Filter, query.Scope] | None:
    """The effect by which a monster counts as more Tributes for other monsters than this card; None without one.

    With it the monsters it asks for, and the scope in which it asks for them.
    """
    for one in tributable(table, player):
        for item in derived.applying(table, CountsAs, one):
            rule = item.modifier
            if isinstance(rule, CountsAs) and not query.fits(table, rule.for_, uid, item.scope):
                return derived.ground(table, item), rule.for_, item.scope
    return None
