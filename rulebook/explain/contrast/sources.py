"""The sources of foils: one function each, and whether it is dear."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from . import (
    after_replay,
    allowed,
    amounts,
    barred,
    battle_results,
    battle_roles,
    battles,
    counted,
    first_turn,
    fought_already,
    freed,
    going_on,
    idle_boosts,
    idle_hands,
    left_out,
    linkless,
    lost_hosts,
    materials_back,
    missing_effects,
    missing_pieces,
    negated_effects,
    negated_summons,
    negations,
    order,
    owners,
    phase_effects,
    put_off,
    reaching,
    remaining,
    spared,
    strengths,
    strengths_lost,
    targeted,
    triggers,
    turned_up,
    uncounted_cards,
    unfinished_battles,
    used_up,
    windows,
    without,
)
from .values import Contrast, Step


class Source(NamedTuple):
    """A source of foils. One that is ``dear`` plays or judges something itself and is asked on request only."""

    find: Callable[[Step], Iterator[Contrast]]
    dear: bool = False


SOURCES: tuple[Source, ...] = (
    Source(triggers.foils),
    Source(amounts.foils),
    Source(spared.foils),
    Source(linkless.foils),
    Source(reaching.foils),
    Source(negated_effects.foils),
    Source(freed.foils),
    Source(negations.begun),
    Source(negations.escaped),
    Source(windows.foils),
    Source(barred.foils),
    Source(phase_effects.foils),
    Source(order.foils),
    Source(going_on.foils),
    Source(going_on.declared),
    Source(negated_summons.foils),
    Source(turned_up.foils),
    Source(used_up.foils),
    Source(unfinished_battles.foils),
    Source(counted.foils),
    Source(uncounted_cards.foils),
    Source(lost_hosts.foils),
    Source(battles.foils),
    Source(battles.changed),
    Source(owners.foils),
    Source(battle_roles.foils),
    Source(battle_roles.survivors),
    Source(after_replay.foils),
    Source(battle_results.foils),
    Source(fought_already.foils),
    Source(remaining.foils),
    Source(first_turn.foils),
    Source(missing_effects.foils),
    Source(missing_pieces.foils),
    Source(left_out.foils),
    Source(put_off.foils),
    Source(materials_back.foils),
    Source(idle_boosts.foils),
    Source(idle_hands.foils),
    Source(strengths.foils),
    Source(strengths_lost.foils),
    Source(targeted.foils),
    Source(allowed.attacks),
    Source(allowed.tributes),
    Source(without.foils, dear=True),
)
"""Every source; of foils that are equally likely, those of an earlier source come first."""
