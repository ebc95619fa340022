"""What a card would do and does not: control that an effect in force keeps, and a Counter Trap that is too fast."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_control_that_another_effect_keeps_does_not_pass(lang: str) -> None:
    board = 'monsters = ["gemini-elf"]'
    held, free = (
        tell(
            "you: activate snatch-steal targeting gemini-elf", you=f'hand = ["snatch-steal"]\n{spells}',
            opponent=board, joined=True,
        )
        for spells in ('spells = ["remove-brainwashing|up"]', "")
    )  # fmt: skip
    (made,) = of("why-not.spared.control-held", held)
    assert text(lang, made)
    assert of("why-not.spared.control-held", free) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chain_spell_speed_3_a_mandatory_effect_cannot_respond_to_a_counter_trap(lang: str) -> None:
    counter, usual = (
        tell(
            "you: summon gemini-elf", f"opponent: activate {trap}", joined=True,
            you='hand = ["gemini-elf"]\nmonsters = ["light-and-darkness-dragon"]',
            opponent=f'monsters = ["kuriboh"]\nspells = ["{trap.split()[0]}|set"]',
        )
        for trap in ("horn-of-heaven tributing kuriboh", "torrential-tribute")
    )  # fmt: skip
    assert of("why-not.window.too-slow", usual) == []
    (made,) = of("why-not.window.too-slow", counter)
    assert text(lang, made)
