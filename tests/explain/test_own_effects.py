"""What a card does to itself is told as its own effect, so its name is said once."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_monster_that_turns_itself_face_down_is_named_once(lang: str) -> None:
    told = tell("you: activate guardian-sphinx", you='monsters = ["guardian-sphinx"]')
    (made,) = of("turned-face-down", told)
    assert text(lang, made).count("“") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_monster_that_moves_itself_into_defense_position_is_named_once(lang: str) -> None:
    told = tell(
        "you: attack goblin-attack-force directly", "you: next end",
        you='monsters = ["goblin-attack-force"]', board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    (made,) = of("position-changed", told)
    assert text(lang, made).count("“") == 1


def test_a_monster_that_another_card_turns_face_down_is_named_with_that_card() -> None:
    told = tell(
        "you: activate book-of-moon targeting jinzo", you='hand = ["book-of-moon"]', opponent='monsters = ["jinzo"]'
    )
    (made,) = of("turned-face-down", told)
    assert "“Book of Moon”" in text("en", made)
    assert "“Jinzo”" in text("en", made)
