"""Protection from being targeted: why it leaves out a card, and that it ends with its source."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

THEIRS = 'monsters = ["lord-of-d", "blue-eyes-white-dragon"]'


def exiled(opponent: str = THEIRS, target: str = "lord-of-d") -> list[Explanation]:
    return tell(f"you: activate exiled-force targeting {target}", you='monsters = ["exiled-force"]', opponent=opponent)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g4_a_protector_of_another_type_is_not_protected_by_itself(lang: str) -> None:
    (made,) = of("why-not.spared.unfit", exiled())
    assert made.get("own") == 1
    for depth in Depth:
        assert text(lang, made, depth=depth)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_continuous_monsters_can_be_targeted_when_their_protector_is_gone(lang: str) -> None:
    (made,) = of("why-not.spared.unprotected", exiled())
    assert text(lang, made)


def test_mechanic_g4_nothing_is_told_where_a_second_protector_remains() -> None:
    two = 'monsters = ["lord-of-d", "lord-of-d", "blue-eyes-white-dragon"]'
    assert not of("why-not.spared.unprotected", exiled(two, "lord-of-d#1"))
    assert not of("why-not.spared.unprotected", exiled('monsters = ["lord-of-d", "sangan"]'))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_definition_a_monster_that_being_targeted_destroys_outlives_what_does_not_target(lang: str) -> None:
    swap = 'hand = ["creature-swap"]\nmonsters = ["gemini-elf"]'
    (made,) = of(
        "why-not.linkless.untargeted",
        tell("you: activate creature-swap", you=swap, opponent='monsters = ["spirit-reaper"]'),
    )
    assert text(lang, made)
    taken = tell("you: activate creature-swap", you=swap, opponent='monsters = ["sangan"]')
    assert not of("why-not.linkless.untargeted", taken)
