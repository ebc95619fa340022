"""Face-down monsters whose own effects would apply if they were face-up."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

ASLEEP = "why-not.reach.asleep"
LIES = "why-not.linkless.lies-face-down"
FACE_DOWN = {"de": "ist verdeckt", "en": "is face-down", "nl": "ligt dicht", "it": "è coperto"}


def taken(monster: str, spell: str = "change-of-heart", target: bool = True) -> list[Explanation]:
    clause = f" targeting {monster.partition('|')[0]}" if target else ""
    return tell(f"you: activate {spell}{clause}", you=f'hand = ["{spell}"]', opponent=f'monsters = ["{monster}"]')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_continuous_a_face_down_target_is_not_destroyed_by_its_own_effect(lang: str) -> None:
    (made,) = of(LIES, taken("spirit-reaper|set"))
    assert made.rules[0] == "effect.continuous"
    for depth in Depth:
        assert FACE_DOWN[lang] in text(lang, made, depth=depth)


def test_effect_continuous_a_face_up_target_has_its_effect() -> None:
    assert of(LIES, taken("spirit-reaper")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_card_monster_facedown_effects_a_face_down_monster_is_affected_although_its_text_is_against_it(
    lang: str,
) -> None:
    (made,) = of(ASLEEP, taken("horus-the-black-flame-dragon-lv6|set"))
    assert "card.monster.facedown-effects" in made.rules
    for depth in Depth:
        assert FACE_DOWN[lang] in text(lang, made, depth=depth)


def test_card_monster_facedown_effects_a_trap_resolves_while_the_monster_that_would_negate_it_lies_face_down() -> None:
    lines, hand = "you: activate jar-of-greed", 'spells = ["jar-of-greed|set"]\ndeck = ["kuriboh"]'
    assert of(ASLEEP, tell(lines, you=f'{hand}\nmonsters = ["jinzo|set"]'))
    assert of(ASLEEP, tell(lines, you=f'{hand}\nmonsters = ["battle-ox|set"]')) == []


@pytest.mark.parametrize("monster", ["marshmallon", "spirit-reaper"])
def test_mechanic_g4_what_is_safe_from_battle_face_up_is_destroyed_face_down_by_an_effect(monster: str) -> None:
    told = taken(f"{monster}|set", "dark-hole", target=False)
    assert of("why-not.reach.other-cause", told)
    assert of(ASLEEP, told) == []


def test_target_definition_a_face_down_monster_is_taken_without_being_targeted() -> None:
    told = tell(
        "you: activate creature-swap", you='hand = ["creature-swap"]\nmonsters = ["battle-ox"]',
        opponent='monsters = ["spirit-reaper|set"]',
    )  # fmt: skip
    assert of("why-not.linkless.untargeted", told)
