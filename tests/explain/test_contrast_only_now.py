"""A card of one's own that only the moment keeps from being used: the Damage Step, or the other player's turn."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

NODE = "why-not.window.refused"
THEIRS = 'turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_damage_step_activation_limits_a_monster_effect_there_cannot_be_negated_like_elsewhere(lang: str) -> None:
    told = tell(
        "opponent: attack airknight-parshath directly", you='spells = ["fiendish-chain|set"]',
        opponent='monsters = ["airknight-parshath"]\ndeck = 3', board=THEIRS,
    )  # fmt: skip
    said = [text(lang, one) for one in of(NODE, told)]
    assert any("Damage Step" in one for one in said)


def test_spell_quick_play_hand_in_the_other_players_turn_it_does_not_stop_the_attack() -> None:
    told = tell(
        "opponent: attack gemini-elf targeting kuriboh", you='hand = ["book-of-moon"]\nmonsters = ["kuriboh"]',
        opponent='monsters = ["gemini-elf"]', board=THEIRS,
    )  # fmt: skip
    (made,) = of(NODE, told)
    assert "from the hand during your opponent's turn. It would have to be Set first" in text("en", made)


def test_spell_quick_play_hand_one_without_use_against_the_attacker_is_no_foil() -> None:
    told = tell(
        "opponent: attack gemini-elf directly", you='hand = ["mystical-space-typhoon"]',
        opponent='monsters = ["gemini-elf"]\nspells = ["trap-hole|set"]', board=THEIRS,
    )  # fmt: skip
    assert not of(NODE, told)
