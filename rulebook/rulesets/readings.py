"""Alternative readings of disputed points: the 2014 rules with one point read the other way."""

from __future__ import annotations

from collections.abc import Mapping

from rulebook.engine.core.book import Ruleset

from .rules_2014 import RULES_2014

_OLD_REPLAY = (
    "battle.replay.classic", "battle.replay.classic-cause", "battle.replay.classic-example",
    "battle.replay.classic-destroyed",
)  # fmt: skip
_REPLAY = ("battle.replay", "battle.replay.choices", "battle.replay.first-used")


def _other(
    policy: tuple[str, str] | None = None, *, without: tuple[str, ...] = (), adding: tuple[str, ...] = ()
) -> Ruleset:
    policies = dict([policy]) if policy else {}
    return RULES_2014.derive(RULES_2014.id, policies=policies, without=without, adding=adding)


OTHER_READINGS: Mapping[str, Ruleset] = {
    # Contemporary sources disagree: a separate policy.
    "last-life-points": _other(("cost.lp-not-to-zero", "yes")),
    "simultaneous-order": _other(("mechanic.D3", "moment")),
    "simultaneous-spell-speed": _other(without=("chain.spell-speed.1.link2",)),
    "damage-step-activation": _other(("damage-step.activation-limits", "two-kinds")),
    "replay-cause": _other(("battle.replay", "number")),
    "position-of-set-monsters": _other(("position.change.not-new", "summoned")),
    "full-spell-trap-zones": _other(("zone.spell-trap.activation-slot", "every-card")),
    "ignition-priority": _other(("mechanic.A3", "before-responses")),
    "control-by-equip": _other(("equip.lost", "control-stays")),
    "choice-after-draw": _other(("setup.first-player.after-draw", "same")),
    "face-down-effects": _other(("card.monster.facedown-effects", "nowhere-else")),
    # The old rules differ: their rule replaces the one of 2014.
    "field-spells": _other(adding=("zone.field.shared.classic",)),
    "zero-atk": _other(without=("damage.zero-atk",)),
    "set-turn": _other(without=("trap.not-set-turn", "spell.quick-play.not-set-turn")),
    "quick-play-from-the-hand": _other(without=("spell.quick-play.own-turn", "spell.quick-play.opponent-turn")),
    "meaning-of-destroyed": _other(
        adding=(
            "term.destroy.classic", "spelltrap.classic.destroyed-after-use", "fusion.classic.materials-destroyed",
            "ritual.classic.destroyed",
        )
    ),
    "banished-cards-return": _other(adding=("term.removed.classic",)),
    "replay-result": _other(without=_REPLAY, adding=_OLD_REPLAY),
    "what-causes-a-replay": _other(without=_REPLAY, adding=_OLD_REPLAY),
    "counter-traps-in-the-damage-step": _other(adding=("damage-step.activation-limits.classic",)),
}  # fmt: skip
"""By the id of a disputed point: the 2014 rules under the alternative reading."""
