"""Sentences without marks between them, Tributes and numbers: who does what in a question that runs on."""

from __future__ import annotations

import pytest

from scenarios.asking.story import Done
from scenarios.catalogue.stories import answered_by_story

RUN_ON = (
    ("opp special summons cyber dragon from his hand can i trap hole it?", False),
    ("Gegner spielt Raigeki kann ich mit Sternenstaubdrache annullieren?", True),
    ("il mio avversario evoca normalmente Teschio Evocato posso attivare Buco Trappola?", True),
    ("tegenstander special summont cyber dragon uit z'n hand mag ik daar Trap Hole op doen?", False),
)
"""A question that follows what was told without a mark, and whether the player who asks may do it."""
TRIBUTED = (
    "I tribute my Sangan to summon Jinzo. do I get to search?",
    "Ich opfere Sangan um Jinzo zu beschwören. Darf ich suchen?",
    "tributo Sangan per evocare Jinzo. posso cercare un mostro?",
    "ik offer Sangan om Jinzo te summonen. mag ik zoeken?",
)
TURNS = (
    "opp has had Wave-Motion Cannon face-up for 2 turns. Can I use Mystical Space Typhoon on it?",
    "Gegner hat seit 2 Zügen Wellenbewegungskanone offen. Darf ich Mystischer Raum-Taifun darauf aktivieren?",
    "tegenstander heeft al 2 beurten Wave-Motion Cannon open. Mag ik Mystical Space Typhoon daarop activeren?",
    "l'avversario ha da 2 turni Cannone del Moto Ondoso attivo. Posso attivare Tifone Spaziale Mistico?",
)


@pytest.mark.parametrize(("text", "yes"), RUN_ON)
def test_a_question_without_a_mark_before_it_is_one_of_its_own(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert (found.yes, found.story.acts[-1].actor) == (yes, "you")
    assert found.story.acts[0].actor == "opponent"


@pytest.mark.parametrize("text", TRIBUTED)
def test_a_monster_tributed_to_summon_another_one_is_its_tribute(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is True
    assert [(act.done, act.tributes) for act in found.story.acts] == [(Done.SUMMON, ("sangan",))]


@pytest.mark.parametrize("text", TURNS)
def test_a_number_of_turns_counts_no_cards(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert {one.copies for one in found.story.cards} == {1}


def test_a_battle_told_twice_is_one_battle() -> None:
    found = answered_by_story(
        "Goblin Attack Force attacks my face-down Man-Eater Bug. My Bug is destroyed by battle. Do I get its effect?"
    )
    assert found is not None
    assert [act.done for act in found.story.acts].count(Done.ATTACK) == 1
