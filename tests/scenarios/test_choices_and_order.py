"""Whether a player may choose or look is asked, or what may be done in which order: not what becomes of a card."""

from __future__ import annotations

import pytest

from tutor_app.reports.story_shares import said

CHOSEN = [
    "my opponent's monster was destroyed by battle, does he get to choose whether it goes to the graveyard or gets "
    "shuffled back?",
    "I attacked with a 2000 atk monster into his 2000 atk monster, can I decide that only his dies?",
    "Mein Monster wird im Kampf zerstört. Darf ich entscheiden, ob es auf den Friedhof geht oder aus dem Spiel?",
    "il mio mostro viene distrutto in battaglia, posso decidere se va al cimitero o torna in mano?",
    "mijn monster wordt vernietigd in battle, mag ik kiezen of hij naar de graveyard gaat?",
    "Darf mein Gegner sich mein gesetztes Monster anschauen bevor er angreift?",
]


@pytest.mark.parametrize("asked", CHOSEN)
def test_what_may_be_chosen_or_looked_at_is_answered_by_its_rule(asked: str) -> None:
    assert said(asked).word == "no"


def test_a_choice_about_what_a_card_does_is_not_answered_for_sure_by_its_use() -> None:
    assert not said("I activate Heavy Storm. Can I choose whether my own cards get destroyed?").sure


ORDERED = [
    "can I change a monster's position and then attack with it?",
    "darf ich ein Monster erst in Angriff drehen und dann damit angreifen?",
    "mag ik een monster draaien en er daarna mee aanvallen?",
]


@pytest.mark.parametrize("asked", ORDERED)
def test_position_change_manual_what_is_played_first_is_known_though_a_rule_forbids_the_reverse(asked: str) -> None:
    assert said(asked).word == "yes"


@pytest.mark.parametrize("asked", [
    "i already used my normal summon, does Lava Golem have his effect?",
])  # fmt: skip
def test_an_effect_of_which_the_reasons_tell_nothing_gets_no_sure_answer(asked: str) -> None:
    assert not said(asked).sure
