"""When something is asked about in a question that names no card: after the Battle Phase, in whose first turn."""

from __future__ import annotations

import pytest

from scenarios.asking.story import Done, Moment
from scenarios.catalogue.stories import concluded, story_told


def answer(question: str) -> bool | None:
    """Yes or no for sure."""
    story = story_told(question)
    assert story is not None, question
    found = concluded(story)
    assert found is not None, question
    return found.yes


@pytest.mark.parametrize(
    "question",
    [
        "can i still normal summon after the battle phase?",
        "my battle phase is over, can i still normal summon?",
        "darf ich nach der battle phase noch beschwören?",
        "posso evocare normalmente dopo la battle phase?",
        "ik heb net aangevallen, mag ik ná de battle phase nog een monster normal summonen?",
    ],
)
def test_turn_main2_after_battle_what_follows_the_battle_phase_is_not_in_it(question: str) -> None:
    story = story_told(question)
    assert story is not None
    assert story.moment is not Moment.BATTLE
    assert answer(question) is True


def test_turn_main2_after_battle_nobody_is_summoned_in_the_battle_phase() -> None:
    assert answer("can i normal summon in my battle phase?") is False


@pytest.mark.parametrize(
    ("question", "allowed"),
    [
        ("my opponent started, now it's my first turn. can i attack?", True),
        ("mein gegner hat angefangen, jetzt ist mein allererster zug. darf ich da schon angreifen?", True),
        ("darf ich in meinem ersten zug angreifen?", None),
        ("i start. can i attack in the first turn?", False),
    ],
)
def test_battle_first_turn_none_who_began_counts(question: str, allowed: bool | None) -> None:
    story = story_told(question)
    assert story is not None
    assert story.first_turn is (allowed is not True)
    if allowed is not None:
        assert answer(question) is allowed


@pytest.mark.parametrize(
    "question",
    [
        "ich hab diese runde schon ein monster flippbeschworen. darf ich danach noch ganz normal eins rufen?",
        "i flip summoned a monster this turn. can i still normal summon one?",
    ],
)
def test_summon_groups_a_flip_summon_is_no_normal_summon(question: str) -> None:
    story = story_told(question)
    assert story is not None
    assert [act.done for act in story.acts] == [Done.FLIP, Done.SUMMON]
    assert answer(question) is True
