"""A pronoun for this card if no other card was mentioned, and the noun where words are read on their own."""

from __future__ import annotations

import pytest

from rulebook.cards import POOL
from rulebook.language.card_text.card_text import card_text
from rulebook.vocabulary.effects import Card

BY_SLUG: dict[str, Card] = {card.slug: card for card in POOL}


@pytest.mark.parametrize(
    ("lang", "slug", "said"),
    [
        ("de", "sinister-serpent", "Friedhof befindet: Du kannst sie deiner Hand hinzufügen."),
        ("nl", "sinister-serpent", "Graveyard ligt: Je mag hem aan je hand toevoegen."),
        ("de", "ganbara-knight", "falls sie sich in Angriffsposition befindet: Du kannst sie in die"),
        ("nl", "ganbara-knight", "als hij open in aanvalspositie ligt: Je mag hem in verdedigingspositie zetten."),
        ("de", "spear-dragon", "falls diese Karte angreift, ändere sie in die Verteidigungsposition."),
        ("de", "peten-the-dark-clown", "gelegt wird: Du kannst sie verbannen; beschwöre"),
        ("en", "sinister-serpent", "You can add this card to your hand."),
    ],
)
def test_a_pronoun_stands_for_this_card_while_nothing_else_was_mentioned(lang: str, slug: str, said: str) -> None:
    assert said in card_text(lang, BY_SLUG[slug]).running_text()


@pytest.mark.parametrize(
    ("lang", "slug", "said"),
    [
        ("de", "dd-warrior", "Verbanne das Monster, zusätzlich verbanne diese Karte."),
        ("nl", "dd-warrior", "Verban dat monster, en verban bovendien deze kaart."),
        ("de", "plaguespreader-zombie", "aufs Deck legen; beschwöre diese Karte als Spezialbeschwörung"),
        ("de", "green-baboon-defender-of-the-forest", "1000 LP zahlen; beschwöre diese Karte als"),
        ("nl", "breaker-the-magical-warrior", "Leg 1 Spell Counter op deze kaart"),
        ("en", "z-metal-tank", "If a monster is equipped with this card: You can Special Summon this card."),
    ],
)
def test_the_noun_is_repeated_where_a_pronoun_could_mean_something_else(lang: str, slug: str, said: str) -> None:
    assert said in card_text(lang, BY_SLUG[slug]).running_text()


@pytest.mark.parametrize(("lang", "this"), [("de", "diese karte"), ("nl", "deze kaart")])
@pytest.mark.parametrize("slug", ["sinister-serpent", "ganbara-knight", "spear-dragon", "peten-the-dark-clown"])
def test_a_piece_read_on_its_own_names_this_card(lang: str, this: str, slug: str) -> None:
    pieces = [one.text for one in card_text(lang, BY_SLUG[slug]).clauses if one.role in ("cost", "condition", "effect")]
    own = [text for text in pieces if text.casefold().count(this)]
    assert len(own) >= 2
    assert not [text for text in pieces if f" {text} ".count(" sie ") or f" {text} ".count(" hem ")]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("de", "erhalten 500 ATK und verlieren 400 DEF."), ("nl", "krijgen 500 ATK en verliezen 400 DEF.")],
)
def test_a_second_change_of_the_same_cards_does_not_repeat_its_subject(lang: str, said: str) -> None:
    assert card_text(lang, BY_SLUG["gaia-power"]).running_text().endswith(said)
