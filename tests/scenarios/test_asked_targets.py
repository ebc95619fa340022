"""An attack without a target is aimed at the monster whose fate is asked."""

from __future__ import annotations

import pytest

from scenarios.asking.story import Done
from scenarios.catalogue.stories import concluded, story_told


@pytest.mark.parametrize(
    ("question", "attacker", "answer"),
    [
        ("is gemini elf destroyed if i attack with summoned skull?", "you", True),
        ("wird elfenzwillinge zerstört wenn ich mit totenkopf angreife?", "you", True),
        ("muore elfi gemelli se attacco con evocato teschio?", "you", True),
        ("gaat gemini elf dood als hij aanvalt met summoned skull", "opponent", True),
        ("does mystical elf survive if he attacks with battle ox?", "opponent", False),
    ],
)
def test_battle_declare_target_what_is_asked_about_is_attacked(question: str, attacker: str, answer: bool) -> None:
    story = story_told(question)
    assert story is not None
    (attack,) = [act for act in story.acts if act.done is Done.ATTACK]
    assert (attack.actor, attack.target) == (attacker, story.about)
    found = concluded(story)
    assert found is not None
    assert (found.yes if found.yes is not None else found.likely) is answer


def test_battle_direct_a_direct_attack_has_no_target() -> None:
    story = story_told("is gemini elf destroyed if i attack directly with summoned skull?")
    assert story is not None
    assert all(act.target is None for act in story.acts)
