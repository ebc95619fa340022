"""What a sentence of a card has just mentioned is a pronoun when it comes again."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.language.card_text.card_text import card_text


def said(lang: str, slug: str) -> str:
    return card_text(lang, BY_SLUG[slug]).running_text()


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Each player discards all cards from their hand, then they draw 5 cards."),
        ("de", "Jeder Spieler wirft alle Karten von seiner Hand ab, dann zieht er 5 Karten."),
        ("nl", "Elke speler gooit alle kaarten uit zijn hand af, en daarna trekt hij 5 kaarten."),
        ("it", "ogni giocatore scarta tutte le carte dalla sua mano, poi pesca 5 carte."),
    ],
)
def test_what_each_player_does_next_has_a_pronoun(lang: str, words: str) -> None:
    assert words in said(lang, "morphing-jar")


@pytest.mark.parametrize(("lang", "again"), [("en", "then each player"), ("nl", "daarna trekt elke speler")])
def test_no_card_names_each_player_twice_in_a_row(lang: str, again: str) -> None:
    texts = [card_text(lang, card).running_text() for card in POOL]
    assert not [
        one
        for one in texts
        if one.lower().count("each player" if lang == "en" else "elke speler") > 1
        and again in one.lower().split("each player" if lang == "en" else "elke speler", 1)[1]
    ]


@pytest.mark.parametrize(
    ("slug", "words"),
    [
        ("man-eater-bug", "als doelwit; vernietig het."),
        ("penguin-soldier", "stuur ze terug naar de hand."),
        ("book-of-moon", "zet het dicht in verdedigingspositie."),
        ("acid-trap-hole", "draai het open en vernietig het daarna"),
        ("mind-control", "neem de controle over dat monster over"),
        ("raigeki-break", "vernietig die kaart."),
    ],
)
def test_a_dutch_object_just_mentioned_is_a_pronoun_unless_a_preposition_is_before_it(slug: str, words: str) -> None:
    assert words in said("nl", slug)


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "banish it"), ("de", "verbanne es"), ("nl", "verban het"), ("it", "bandiscilo")]
)
def test_a_connected_monster_that_was_just_destroyed_is_a_pronoun(lang: str, words: str) -> None:
    assert words in said(lang, "escape-from-the-dark-dimension")
