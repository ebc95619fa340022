"""A card that is no longer negated: which card freed it, and in which order (rule mechanic.B4)."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell


def freed(*lines: str, you: str, opponent: str = "", board: str = "turn = 3") -> list[Explanation]:
    return of("why-not.freed", tell(*lines, you=you, opponent=opponent, board=board, joined=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b4_three_cards_that_negate_each_other_are_told_in_order(lang: str) -> None:
    (made,) = freed(
        "opponent: activate royal-decree", you='spells = ["skill-drain|up"]',
        opponent='monsters = ["jinzo"]\nspells = ["royal-decree|set"]', board='turn = 6\nturn_player = "opponent"',
    )  # fmt: skip
    assert made.node == "why-not.freed.loop"
    names = {str(made.get(name)) for name in ("by", "card", "negator")}
    assert len(names) == 3
    for depth in Depth:
        assert text(lang, made, depth=depth)


def test_mechanic_b4_a_card_whose_negator_is_negated_by_another_is_free() -> None:
    (made,) = freed(
        "you: activate royal-decree", you='monsters = ["command-knight"]\nspells = ["royal-decree|set"]',
        opponent='spells = ["skill-drain|up"]',
    )  # fmt: skip
    assert made.node == "why-not.freed.other"
    assert "“Royal Decree” negates “Skill Drain”." in text("en", made)


def test_mechanic_b4_a_card_is_free_when_its_negator_is_gone() -> None:
    (made,) = freed(
        "you: activate mystical-space-typhoon targeting skill-drain",
        you='monsters = ["command-knight"]\nhand = ["mystical-space-typhoon"]',
        opponent='spells = ["skill-drain|up"]',
    )  # fmt: skip
    assert made.node == "why-not.freed.gone"


def test_a_card_without_effects_was_never_negated() -> None:
    assert freed(
        "you: activate mystical-space-typhoon targeting skill-drain",
        you='monsters = ["gemini-elf"]\nhand = ["mystical-space-typhoon"]',
        opponent='spells = ["skill-drain|up"]',
    ) == []  # fmt: skip
