"""Battles between monsters of which a question tells only the points, and questions that ask what happens."""

from __future__ import annotations

import pytest

from rulebook.shelf import open_book
from scenarios.asking.concluding import Conclusion
from scenarios.catalogue.stories import concluded, story_told
from tutor_app.wording.outcomes import fates

YOU, OPPONENT = 0, 1


def conclusion(question: str) -> Conclusion:
    story = story_told(question)
    assert story is not None, question
    found = concluded(story)
    assert found is not None, question
    return found


def lost(found: Conclusion) -> tuple[int, int]:
    """The Life Points that you and your opponent lose."""
    assert found.ends is not None
    before, after = found.ends.before.lp, found.ends.after.lp
    return before[YOU] - after[YOU], before[OPPONENT] - after[OPPONENT]


@pytest.mark.parametrize(
    "question",
    [
        "how much damage do i take if my 1500 attack monster attacks a 2000 def monster",
        "My 1,500 ATK monster attacks his 2,000 DEF monster, what happens?",
        "mein 1500er greift ein monster mit 2000 def an, wieviel schaden krieg ich?",
        "quanti danni subisco se attacco un mostro da 2000 difesa con il mio da 1500?",
        "ik val met 1500 een monster met 2000 def in verdediging aan, hoeveel schade krijg ik?",
    ],
)
def test_an_attack_at_a_higher_def_costs_the_difference(question: str) -> None:
    found = conclusion(question)
    assert lost(found) == (500, 0)
    assert found.answer is None, "it asks how much"
    assert not found.story.unread


@pytest.mark.parametrize(
    ("question", "points"),
    [
        ("he attacks my 1500 with his 1900, what happens?", (400, 0)),
        ("mein 1900er greift seinen 1.500er an, wieviel schaden kriegt er?", (0, 400)),
        ("se attacco un mostro da 1500 atk con il mio da 1900, quanti danni fa?", (0, 400)),
        ("mijn monster van 1900 valt zijn monster van 1500 aan, hoeveel schade krijgt hij?", (0, 400)),
    ],
)
def test_who_attacks_whom_is_read(question: str, points: tuple[int, int]) -> None:
    assert lost(conclusion(question)) == points


@pytest.mark.parametrize(
    "question",
    [
        "two monsters with 1800 ATK attack each other, what happens?",
        "zwei monster mit gleicher atk kämpfen, was passiert?",
        "due mostri con lo stesso attacco combattono, cosa succede?",
        "twee monsters met gelijke atk vechten, wat gebeurt er?",
    ],
)
def test_equal_monsters_destroy_each_other(question: str) -> None:
    found = conclusion(question)
    assert lost(found) == (0, 0)
    assert found.ends is not None
    assert sum("Graveyard" in one for one in fates(open_book(), found.ends, "en")) == 2


def test_yes_or_no_about_told_points() -> None:
    assert conclusion("if he attacks my 1500 DEF monster in defense with a 1900, do I take damage?").answer is False
    assert conclusion("if he attacks my 1500 ATK monster with a 1900, do I take damage?").answer is True


def test_a_monster_that_the_collection_has_not_is_not_replaced() -> None:
    found = story_told("my 1234 ATK monster attacks his 2000 DEF monster, what happens?")
    assert found is None or "1234" in found.unread or concluded(found) is None


def test_a_question_for_what_happens_is_told_by_the_end_of_the_story() -> None:
    found = conclusion("I attack with Goblin Attack Force into his facedown Man-Eater Bug, what happens?")
    assert not found.story.unread
    assert found.ends is not None
    assert fates(open_book(), found.ends, "en") == [
        "You: 8000 LP",
        "Your opponent: 8000 LP",
        "“Goblin Attack Force”: Graveyard, your side",
        "“Man-Eater Bug”: Graveyard, your opponent's side",
    ]


@pytest.mark.parametrize(
    "question",
    [
        "i have 4000 lp. his 2300 attacks my 1700, how much do i have left?",
        "ich hab 4000 lp. er greift meinen 1700er mit seinem 2300er an, wie viel bleibt mir",
        "ho 4000 lp, il suo mostro da 2300 attacca il mio da 1700, quanti me ne restano?",
        "ik heb nog 4000 levenspunten. zijn monster van 2300 valt mijn monster van 1700 aan. hoeveel hou ik over?",
    ],
)
def test_damage_lp_life_points_that_are_told_are_no_points_of_monsters(question: str) -> None:
    found = conclusion(question)
    assert found.ends is not None
    assert (found.ends.before.lp[YOU], found.ends.after.lp[YOU]) == (4000, 3400)


def test_damage_attack_vs_defense_lower_losing_a_monster_is_its_destruction() -> None:
    assert conclusion("my 1500 attacks a defense monster with 2000 def, do i lose my monster?").answer is False
    assert conclusion("my 1500 attacks a defense monster with 2000 def, do i lose life points?").answer is True
