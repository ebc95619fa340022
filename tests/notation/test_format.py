"""``scenarios/FORMAT.md`` mentions every keyword of scenarios."""

from __future__ import annotations

from pathlib import Path

import scenarios
from rulebook.notation.words import CLAUSE_WORDS, PHASES, PLAYERS, POSITIONS, VERBS, ZONES
from scenarios.formats.card_spec import FACTS
from tests.each import each

TEXT = (Path(scenarios.__file__).parent / "FORMAT.md").read_text(encoding="utf-8")
FLAGS = (*POSITIONS, *FACTS, "materials=", "counters=", "awake", "since=")
WORDS = (*VERBS, *CLAUSE_WORDS, *ZONES, *PHASES, *PLAYERS, *FLAGS)


@each("word", sorted(set(WORDS)))
def test_the_format_names_every_word(word: str) -> None:
    assert word in TEXT
