"""Questions that leave open who does something, and those that only seem to be about the card that was read."""

from __future__ import annotations

import pytest

from scenarios.catalogue.answers import answered
from scenarios.catalogue.stories import answered_by_story, is_better, story_told


@pytest.mark.parametrize(
    ("text", "card", "yes"),
    [
        ("Mirror Force on my attacking Summoned Skull, does it get destroyed?", "mirror-force", True),
        ("Evoco normalmente Breaker. Può rispondere con Buco Trappola Senza Fine?", "bottomless-trap-hole", True),
    ],
)
def test_the_other_player_acts_where_nobody_is_named(text: str, card: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is yes
    assert next(act.actor for act in found.story.acts if act.card == card) == "opponent"


def test_a_named_player_is_kept() -> None:
    story = story_told("I attack with Summoned Skull and I flip Mirror Force. Is it destroyed?")
    assert story is not None
    assert {act.actor for act in story.acts} == {"you"}


def test_a_monster_without_a_name_is_not_the_one_that_is_named() -> None:
    found = answered_by_story("Exiled Force on my guy, I chain Book of Moon. Does he still die?")
    assert found is None or found.yes is None


def test_beating_a_monster_is_a_battle() -> None:
    found = answered_by_story("Gemini Elf kills his D.D. Assailant. Do I lose Gemini Elf too?")
    assert found is not None
    assert found.yes is True


def test_a_played_story_of_several_acts_outranks_the_meeting_of_two_cards() -> None:
    text = "He flips Divine Wrath on my Zaborg effect. Does Zaborg himself get destroyed?"
    told = answered_by_story(text)
    assert told is not None
    assert told.yes is True
    assert is_better(told, answered(text))
