"""The rules of the early 2000s, as differences from 2014."""

from __future__ import annotations

from .classic_only import CLASSIC_ONLY
from .rules_2014 import RULES_2014

CLASSIC = RULES_2014.derive(
    "classic",
    date=20021231,
    without=(
        # The old text has neither the rule that a Trap or Quick-Play card must have been Set for a turn, nor the rule
        # that a Quick-Play card can be used from the hand in your own turn only.
        "trap.not-set-turn", "spell.quick-play.not-set-turn", "spell.quick-play.own-turn",
        "spell.quick-play.opponent-turn",
        "deck.main.size", "deck.copies", "deck.semi-limited", "deck.extra.size", "deck.extra.contents",
        "deck.extra.not-counted", "deck.side.size", "deck.side.swap", "setup.first-player.random", "setup.shuffle",
        "battle.replay", "battle.replay.choices", "battle.replay.first-used", "damage.zero-atk",
    ),
    adding=CLASSIC_ONLY,
    restated={
        "zone.spell-trap.full.classic": ("zone.spell-trap.limit", "zone.spell-trap.activation-slot"),
        "zone.equip-counts.classic": ("equip.slot", "zone.spell-trap.limit", "zone.spell-trap.activation-slot"),
        "control.classic.zone-limit": ("mechanic.F7",),
        "control.classic.use": ("zone.owner-return",),
        "equip.stays-owner.classic": ("mechanic.C7",),
        "spelltrap.classic.immediate": ("trap.must-set",),
        "spelltrap.classic.set-inactive": ("card.monster.facedown-effects",),
        "chain.classic-cards": ("chain.spell-speed.1.no-response", "mechanic.A2"),
        "effect.cost-effect.classic": ("effect.ignition",),
        "effect.trigger.classic": ("effect.trigger",),
        "effect.multi-trigger.classic": ("effect.quick",),
    },
    cites={
        "spell.timing": "spelltrap.classic.immediate",
        "field-spell.stays": "spelltrap.classic.destroyed-after-use",
        "spell.continuous": "spelltrap.classic.destroyed-after-use",
        "trap.continuous": "spelltrap.classic.destroyed-after-use",
        "chain.cards-stay-until-end": "spelltrap.classic.destroyed-after-use",
        "damage.battle.definition": "setup.lp.damage-reduces",
        "fusion.resolution": "fusion.classic.materials-destroyed",
        "ritual.resolution": "ritual.classic.destroyed",
        "summon.special.by-effect": "summon.follow-card.classic",
        "summon.special.own-condition": "summon.follow-card.classic",
        "trap.activation-condition": "spelltrap.classic.immediate",
        "term.banish": "term.removed.classic",
        "term.control.change": "control.classic.use",
        "mechanic.E3": "damage-step.classic-order",
    },
)  # fmt: skip
