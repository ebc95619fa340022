"""Pendulum Monsters: Scales, and the Summon of several monsters at once (rules pendulum.*)."""

from __future__ import annotations

from itertools import combinations

from rulebook.engine.choosing import planning
from rulebook.engine.choosing.near_misses import Lack, NearMiss
from rulebook.engine.continuous import derived
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.frame_data import PendulumData, WindowData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Frame, Outcome, Request
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import relocate
from rulebook.engine.moving.triggers import note
from rulebook.engine.permissions import materials, proper_summons
from rulebook.engine.permissions.prohibitions import summon_lock
from rulebook.engine.rule_ids import general
from rulebook.vocabulary.terms import Cause, Position, Stat, SummonKind, Verb, Zone

from .summons_and_sets import arrive

BETWEEN = ("pendulum.summon.levels", "pendulum.scale")
FROM = ("pendulum.summon.sources", "pendulum.extra-deck.reuse")
SPECIAL = ("pendulum.summon.is-special",)
HIGHEST = 13
"""Higher than every Scale: used for a missing second Scale."""


def scales(table: Table, player: int) -> tuple[int, ...]:
    """The Scales of the cards in a player's Pendulum Zones."""
    return tuple(derived.stat(table, uid, Stat.SCALE) for uid in table.in_zone(Zone.PENDULUM, player))


def fitting(table: Table, player: int) -> list[int]:
    """The monsters a Pendulum Summon could Summon: their Levels are strictly between the two Scales."""
    here = scales(table, player)
    low, high = (min(here), max(here)) if len(here) > 1 else (min(here, default=0), HIGHEST)
    pool = list(table.in_zone(Zone.HAND, player))
    if table.under(FROM):
        pool += [uid for uid in table.in_zone(Zone.EXTRA, player) if table.is_up(uid)]
    kind = SummonKind.SPECIAL | SummonKind.PENDULUM
    return [
        uid
        for uid in sorted(pool)
        if (0 < low < (level := derived.stat(table, uid, Stat.LEVEL)) < high or (level and not table.under(BETWEEN)))
        and proper_summons.allows(table, uid, kind)
        and summon_lock(table, Verb.SPECIAL_SUMMON, uid=uid, player=player) is None
    ]


def levels(table: Table, player: int) -> Arguments:
    """The Scales and the Levels between them, as arguments of a failure; empty if no Level is between them."""
    here = scales(table, player)
    low, high = min(here, default=0), max(here, default=0)
    return {"low": low, "high": high, "lowest": low + 1, "highest": high - 1} if high - low > 1 else {}


def out_of_range(table: Table, player: int, uid: int) -> Arguments:
    """What ``levels`` says, and the Level of a monster in the hand that lies outside; empty for any other card."""
    level, here = derived.stat(table, uid, Stat.LEVEL), scales(table, player)
    if not level or table.cards[uid].zone != Zone.HAND or min(here) < level < max(here):
        return {}
    found = levels(table, player)
    return {**found, "level": level} if found else {}


def unfit(table: Table, player: int, uid: int) -> Arguments:
    """What keeps a monster in the hand or Extra Deck from being Pendulum Summoned, as arguments of a failure."""
    kind = SummonKind.SPECIAL | SummonKind.PENDULUM
    if not proper_summons.allows(table, uid, kind):
        return NearMiss(uid, 1, Lack.NEVER).arguments(table)
    ground = summon_lock(table, Verb.SPECIAL_SUMMON, uid=uid, player=player)
    if ground is not None:
        return NearMiss(uid, 1, Lack.BARRED, *ground).arguments(table)
    found, level = levels(table, player), derived.stat(table, uid, Stat.LEVEL)
    return {**found, "level": level, "unmatched": derived.snapshot(table, uid)} if found else {}


def pendulum_summon(table: Table) -> None:
    """Procedure PENDULUM."""
    frame = table.agenda[-1]
    if frame.step == 0:
        _choose(table, frame)
    elif frame.step == 1:
        _announce(table, frame)
    else:
        _succeed(table, frame)


def _choose(table: Table, frame: Frame) -> None:
    player = table.turn_player
    answers = planning.Answers(frame.chosen)
    found, free = fitting(table, player), table.free_slots(Zone.MONSTER, player)
    sets = [chosen for size in range(1, min(free, len(found)) + 1) for chosen in combinations(found, size)]
    options = (int(Position.ATTACK), int(Position.DEFENSE))
    try:
        uids = materials.pick_set(answers, player, Purpose.SUMMON, sets)
        positions: tuple[int, ...] = ()
        for uid in uids:
            positions += answers.ask(Request(RequestKind.POSITION, player, Purpose.SUMMON, options, (uid,)))
        table.top(step=1, data=PendulumData(uids, positions).packed())
    except planning.Asked as missing:
        table.request = missing.request


def _announce(table: Table, frame: Frame) -> None:
    player, chosen = table.turn_player, PendulumData.unpack(frame.data)
    kind = SummonKind.SPECIAL | SummonKind.PENDULUM
    if not table.under(SPECIAL):
        kind = SummonKind.NORMAL | SummonKind.PENDULUM
    table.new_batch()
    used = list(table.turn_facts)
    used[player] |= Fact.PENDULUM_SUMMONED
    table.change(turn_facts=(used[0], used[1]))
    for uid in chosen.uids:
        relocate(table, uid, Zone.SUMMONING, position=Position.UP)
    for uid in chosen.uids:
        snap = derived.snapshot(table, uid)
        table.tell(EventKind.SUMMON_DECLARED, snap, player, Cause.SUMMON, general.SUMMON.get(kind, ()), kinds=int(kind))
        coming = table.occurrence(Verb.WOULD_SUMMON, snap, player, Cause.SUMMON, Zone.MONSTER, kinds=int(kind))
        note(table, coming._replace(among=len(chosen.uids)))
    now = tuple(table.cards[uid].incarnation for uid in chosen.uids)
    table.top(step=2, data=chosen._replace(incarnations=now, kind=int(kind)).packed())
    table.push(Frame(Procedure.WINDOW, data=WindowData(Purpose.SUMMON, player, 0, table.batch)))


def _succeed(table: Table, frame: Frame) -> None:
    uids, positions, incarnations, kind = PendulumData.unpack(frame.data)
    table.new_batch()
    for uid, position, incarnation in zip(uids, positions, incarnations, strict=True):
        if table.cards[uid].incarnation == incarnation:
            arrive(table, uid, table.turn_player, SummonKind(kind), Position(position))
    table.finish(Outcome(1))
