"""What an activation pays and targets is shown before the button is pressed, even if there is no choice."""

from __future__ import annotations

import pytest

from rulebook.engine.core.card_state import CardState
from scenarios.formats.loader import load_text
from tutor_app.play.moves import card_offers

BOARD = """
id = "test.foreseen"
kind = "card"
[text.en]
title = "Board"
[board]
knowledge = "hidden"
[board.you]
hand = ["premature-burial", "mystical-space-typhoon"]
graveyard = [{graveyard}]
[board.opponent]
spells = ["solemn-judgment|set"]
"""


def about(graveyard: str, slug: str, lang: str) -> str:
    loaded = load_text(BOARD.replace("{graveyard}", graveyard))
    number = loaded.book.by_slug[slug].number
    cards: tuple[CardState, ...] = loaded.start.cards
    uid = next(uid for uid, card in enumerate(cards) if card.number == number)
    [offer] = [one for one in card_offers(loaded.book, loaded.start, 0, uid, lang) if one.send.startswith("act:6:")]
    return offer.about


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", "Kosten: 800 LP · Ziel: Jinzo"),
        ("en", "Cost: 800 LP · Target: Jinzo"),
        ("it", "Costo: 800 LP · Bersaglio: Jinzo"),
        ("nl", "Kosten: 800 LP · Doelwit: Jinzo"),
    ],
)
def test_a_forced_cost_and_target_are_shown(lang: str, words: str) -> None:
    assert about('"jinzo"', "premature-burial", lang) == words


def test_what_is_still_to_be_chosen_is_not_foreseen() -> None:
    assert about('"jinzo", "sangan"', "premature-burial", "en") == ""


def test_a_hidden_target_is_not_named() -> None:
    shown = about('"jinzo"', "mystical-space-typhoon", "en")
    assert shown.startswith("Target: ")
    assert "Solemn" not in shown
