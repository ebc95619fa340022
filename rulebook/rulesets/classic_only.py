"""Rules of the early 2000s used by steps of the engine and no longer in force in 2014."""

from __future__ import annotations

CLASSIC_ONLY = frozenset(
    {
        "battle.replay.classic",
        "battle.replay.classic-cause",
        "battle.replay.classic-destroyed",
        "battle.replay.classic-example",
        "damage-step.activation-limits.classic",
        "deck.copies.classic",
        "deck.fusion.classic",
        "deck.fusion.not-counted.classic",
        "deck.main.size.classic",
        "deck.side.size.classic",
        "deck.side.swap.classic",
        "fusion.classic.materials-destroyed",
        "ritual.classic.destroyed",
        "setup.first-player.random.classic",
        "setup.shuffle.classic",
        "spelltrap.classic.destroyed-after-use",
        "term.destroy.classic",
        "term.removed.classic",
        "turn.draw.first-turn.classic",
        "zone.field.shared.classic",
    }
)
"""The ids. A test checks that their articles belong to the classic rules."""
