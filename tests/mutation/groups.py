"""What is mutated, and which tests judge the mutants."""

from __future__ import annotations

GROUPS: dict[str, tuple[str, ...]] = {
    "layers": ("rulebook.engine.continuous.layers",),
    "limits": ("rulebook.engine.records.usage_limits",),
    "triggers": (
        "rulebook.engine.moving.triggers",
        "rulebook.engine.records.destroyed_cards",
        "rulebook.engine.records.flipped_monsters",
    ),
    "timing": ("rulebook.engine.chain.activation_timing", "rulebook.engine.chain.response_windows"),
    "costs": (
        "rulebook.engine.permissions.summon_costs",
        "rulebook.engine.battle.attack_costs",
        "rulebook.engine.legality.feasibility_checks",
    ),
    "narration": (
        "rulebook.explain.narrate",
        "rulebook.explain.nodes",
        "rulebook.explain.more",
        "rulebook.explain.refuse",
    ),
    "sentences": (
        "rulebook.language.sentences.templates",
        "rulebook.language.sentences.card_nouns",
        "rulebook.language.sentences.render",
    ),
}
"""The groups of modules, each with its own share of killed mutants."""

FRAMES, FRAME_FILES = "wordings", "rulebook/language/languages/*/sentences/*.toml"
"""Another group: the sentences of a language, with players, forms or words swapped."""

JUDGES: tuple[str, ...] = (
    "tests/golden",
    "tests/engine",
    "tests/explain",
    "tests/rules",
    "tests/content/test_card_boards.py",
)
"""The tests run against a mutant: those that reach the mutated line, fastest first."""

NOT_JUDGES = r"::test_rule\[|\[without |-without |rests_on_its_card|can_be_read|test_clauses.py|test_random_play"
"""Tests that are too slow to be worthwhile here: random play, and tests that must fail without a rule or a card."""
