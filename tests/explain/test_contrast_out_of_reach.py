"""A card that an effect does not reach: it paid a cost, has no Level, or lies face-down now."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

THEIRS = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'
YOU = 'hand = ["effect-veiler"]\nmonsters = ["airknight-parshath"]'
UTOPIA = '["la-jinn-the-mystical-genie-of-the-lamp", "celtic-guardian"]'
FORCE = "opponent: activate exiled-force targeting airknight-parshath"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_needs_a_legal_target_the_card_thought_of_has_paid_the_cost(lang: str) -> None:
    told = tell(FORCE, you=YOU, opponent='monsters = ["exiled-force"]', board=THEIRS)
    (made,) = of("why-not.window.refused", told)
    refused = refusal(
        FORCE, "you: activate effect-veiler", check="activate.target", you=YOU, opponent='monsters = ["exiled-force"]',
        board=THEIRS,
    )  # fmt: skip
    assert text(lang, made) == text(lang, refused)
    if lang == "en":
        assert "“Exiled Force” is no longer on the field: it was used to pay a cost" in text(lang, made)


def test_target_needs_a_legal_target_is_not_told_where_there_is_another_one() -> None:
    told = tell(FORCE, you=YOU, opponent='monsters = ["exiled-force", "sangan"]', board=THEIRS)
    assert not of("why-not.window.refused", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_xyz_rank_not_level_a_summon_of_a_monster_without_a_level_is_not_negated_by_level(lang: str) -> None:
    told = tell(
        "opponent: special-summon number-39-utopia using la-jinn-the-mystical-genie-of-the-lamp, celtic-guardian atk",
        you='monsters = ["steelswarm-roach|atk|materials=gemini-elf+battle-ox"]',
        board=THEIRS,
        opponent=f'monsters = {UTOPIA}\nextra = ["number-39-utopia"]',
    )  # fmt: skip
    (made,) = of("why-not.window.refused", told)
    assert "{" not in text(lang, made)
    if lang == "en":
        assert "has Rank 4 and no Level" in text(lang, made)


def test_mechanic_c2_an_effect_on_all_monsters_of_a_kind_names_the_one_that_lies_face_down_now() -> None:
    told = tell(
        "you: activate limiter-removal", "opponent: activate book-of-moon targeting cyber-dragon",
        you='monsters = ["cyber-dragon"]\nhand = ["limiter-removal"]', opponent='spells = ["book-of-moon|set"]',
    )  # fmt: skip
    (made,) = of("why-not.spared.lacks", told)
    assert "“Cyber Dragon” is there, but face-down" in text("en", made)
