"""What stands around a question and tells nothing of the Duel, in four languages."""

from __future__ import annotations

import pytest

from scenarios.asking.frames import without_frame
from scenarios.catalogue.stories import story_told


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Judge study: can I chain Raigeki?", "can I chain Raigeki?"),
        ("Old goat-era trick I half remember: I play Raigeki. Okay?", "I play Raigeki. Okay?"),
        ("Letzte Übungsfrage: Darf ich angreifen?", "Darf ich angreifen?"),
        ("Früher, so um 2003, durfte man ziehen. Darf ich das?", "durfte man ziehen. Darf ich das?"),
        ("Caso di studio: posso attaccare?", "posso attaccare?"),
        ("Oefenvraag voor mijn judge-examen: mag ik aanvallen?", "mag ik aanvallen?"),
        ("Back in 2005 my friend attacked. Okay?", "my friend attacked. Okay?"),
        ("Does it go away? We use the 2014 rules.", "Does it go away?"),
        ("Früher auf dem Schulhof hat er angegriffen. Darf er?", "hat er angegriffen. Darf er?"),
    ],
)
def test_a_frame_is_left_out(text: str, plain: str) -> None:
    assert without_frame(text, lambda _: False).strip() == plain


@pytest.mark.parametrize(
    "text",
    [
        "I attack with a 2000 ATK monster. Is it destroyed?",
        "Durfte man früher im ersten Zug ziehen?",
        "The judge let him draw. Okay?",
        "I attack D.D. Warrior Lady, is that okay?",
        "Hadden we vroeger twee veldmagieën tegelijk, ieder één?",
    ],
)
def test_what_tells_of_the_duel_stays(text: str) -> None:
    assert without_frame(text, lambda _: False) == text


def test_a_card_in_a_frame_stays() -> None:
    assert without_frame("Goat question with Raigeki: okay?", lambda _: True) == "Goat question with Raigeki: okay?"


def test_a_year_keeps_no_question_from_being_answered() -> None:
    plain, framed = "I attack. He flips Mirror Force. Is my monster destroyed?", "Back in 2005 at recess: "
    story, other = story_told(plain), story_told(framed + plain)
    assert story is not None
    assert other is not None
    assert other.unread == story.unread
