"""What a question tells of and its story does not play keeps the answer from being sure; whose card lies where."""

from __future__ import annotations

import pytest

from scenarios.catalogue.stories import answered_by_story
from tutor_app.reports.story_shares import said


@pytest.mark.parametrize(
    "ask",
    [
        "gegner hat kräfte rauben offen. mein sangan (normal beschworen, offen) stirbt im kampf. kann ich was suchen?",
        "I took his monster with Mind Control. Can I use it for a Tribute Summon?",
        "his Man-Eater Bug got flipped by my attack, its effect targets my attacker. is Divine Wrath legal then?",
        "Abbandono ha equipaggiato Drago Bianco Occhi Blu. Lui attacca con Elfi Gemelli. Abbandono resta in campo?",
    ],
)
def test_nothing_is_sure_if_what_is_told_does_not_happen(ask: str) -> None:
    assert not said(ask).sure


def test_the_words_for_what_does_not_happen_are_named() -> None:
    found = answered_by_story(
        "Gegner hat Kräfte rauben offen. Mein Sangan (normal beschworen) stirbt. Kann ich was suchen?"
    )
    assert found is not None
    assert "stirbt" in found.story.unread


def test_an_answer_is_sure_if_what_is_told_happens() -> None:
    assert said(
        "I summon Gemini Elf, he flips Bottomless Trap Hole, I chain Forbidden Lance on the elf. Does she survive?"
    ).sure


@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        ("I used Scapegoat this turn. Can I still Normal Summon a monster?", "no"),
        ("ho usato capro espiatorio in questo turno, posso evocare normalmente un mostro?", "no"),
        ("is my monster safe from Smashing Ground if I activated Waboku this turn?", "no"),
        ("waboku geactiveerd deze beurt. is mijn monster dan ook veilig voor smashing ground?", "no"),
        ("I have Spell Absorption. Opponent plays Pot of Greed, do I get 500 too?", "yes"),
        ("Mijn tegenstander gooit Dark Hole. Bij mij ligt Silent Swordsman LV5 open. Gaat mijn Swordsman eraan?", "no"),
        ("Er aktiviert Schwarzes Loch. Bei ihm liegt Silent Swordsman LV5 offen. Wird er zerstört?", "yes"),
    ],
)
def test_who_acts_and_what_is_asked_is_read_from_the_words_beside(ask: str, answer: str) -> None:
    assert said(ask) == (answer, True)


def test_nobody_answers_the_own_attack_for_sure() -> None:
    ask = "Can I use Mirror Force when the attack was a direct attack because I have no monsters at all?"
    assert not said(ask).sure


@pytest.mark.parametrize(
    ("ask", "sure"),
    [
        ("Back in the day the first player drew a card in his first turn. Is that still the case?", True),
        ("Damals hat der erste Spieler im ersten Zug eine Karte gezogen. Ist das immer noch so?", True),
        ("una volta chi iniziava pescava una carta nel primo turno. è ancora così?", True),
        ("vroeger trok de eerste speler een kaart in zijn eerste beurt. is dat nog steeds zo?", True),
        ("Nella End Phase del turno del mio avversario ho otto carte in mano. Devo scartare?", False),
    ],
)
def test_a_question_is_answered_for_the_rules_and_the_turn_that_it_asks_about(ask: str, sure: bool) -> None:
    assert said(ask).word == "no"
    assert said(ask).sure or not sure


def test_a_monster_that_is_flipped_first_is_not_said_to_attack_for_sure() -> None:
    assert not said(
        "Wenn ich mein Monster verdeckt hinlege, darf ich es in der gleichen Runde aufdecken und angreifen?"
    ).sure


def test_a_card_said_to_be_dead_that_the_story_leaves_alive_makes_the_answer_likely_only() -> None:
    ask = "bls envoy was eerder gespeciald en is nu dood, premature op envoy toegestaan?"
    assert said(ask) == ("yes", False)
