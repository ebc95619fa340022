"""What is mutated, and which tests judge the mutants."""

from __future__ import annotations

GROUPS: dict[str, tuple[str, ...]] = {
    "layers": ("rulebook.engine.layers",),
    "limits": ("rulebook.engine.limits",),
    "triggers": ("rulebook.engine.occur", "rulebook.engine.fallen", "rulebook.engine.turned"),
    "timing": ("rulebook.engine.rights", "rulebook.engine.windows"),
    "costs": ("rulebook.engine.tolls", "rulebook.engine.attack_costs", "rulebook.engine.checks_possible"),
    "narration": ("rulebook.explain.narrate", "rulebook.explain.more", "rulebook.explain.refuse"),
    "sentences": ("rulebook.language.frames", "rulebook.language.frame_nouns", "rulebook.language.say"),
}
"""The groups of modules, each with a share of killed mutants of its own."""

FRAMES, FRAME_FILES = "wordings", "rulebook/language/frames_*.toml"
"""A further group: the sentence frames, with players, forms or words exchanged in one language."""

JUDGES: tuple[str, ...] = (
    "tests/golden",
    "tests/engine",
    "tests/explain",
    "tests/rules",
    "tests/content/test_card_boards.py",
)
"""The tests that are run against a mutant; those that reach the mutated line, quickest first."""

NOT_JUDGES = r"::test_rule\[|\[without |-without |rests_on_its_card|can_be_read|test_clauses.py"
"""Tests that take longer than what they could find here: those that must fail without a rule or a card's effects."""
