"""The Normal Summon of a turn is used up by a negated one as well, and the refusal of another says so."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import refusal

HAND = 'hand = ["gemini-elf", "battle-ox"]\nmonsters = ["evocator-chevalier"]'
AGAIN = "you: summon battle-ox"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_summon_normal_once_a_negated_summon_counts(lang: str) -> None:
    made = refusal(
        "you: summon gemini-elf", "opponent: activate solemn-judgment", "you: pass", "opponent: pass", AGAIN,
        check="summon.once", you=HAND, opponent='spells = ["solemn-judgment|set"]',
    )  # fmt: skip
    assert made.node == "refused.summon.once.negated"
    assert text(lang, made)


@pytest.mark.parametrize(
    "used", [["you: summon gemini-elf"], ["you: set gemini-elf"], ["you: summon evocator-chevalier"]]
)
def test_summon_normal_once_a_monster_that_arrived_was_not_negated(used: list[str]) -> None:
    second = ".second" if "evocator-chevalier" in used[0] else ""
    assert refusal(*used, AGAIN, check="summon.once", you=HAND).node == f"refused.summon.once{second}"


def test_summon_normal_once_a_described_board_does_not_say_that_it_was_negated() -> None:
    made = refusal(AGAIN, check="summon.once", you=HAND, board='turn = 3\nphase = "main1"\nsummons = 1')
    assert made.node == "refused.summon.once"


def test_summon_normal_once_a_summon_that_can_still_be_negated_is_used_up() -> None:
    made = refusal(
        "you: summon gemini-elf", "opponent: activate solemn-judgment", AGAIN, check="summon.once", you=HAND,
        opponent='spells = ["solemn-judgment|set"]',
    )  # fmt: skip
    assert made.node == "refused.summon.once.attempted"
