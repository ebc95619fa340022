"""Relatives at the table, "Player A" and "Player B", and the one whom the teller speaks to, in four languages."""

from __future__ import annotations

import pytest

from scenarios.asking.persons import with_players
from scenarios.asking.story import Done, Since
from scenarios.catalogue.stories import answered_by_story, story_told


@pytest.mark.parametrize(
    ("text", "acts"),
    [
        (
            "Player A attacks with Summoned Skull. Player B flips Mirror Force. Is his monster destroyed?",
            [("you", "summoned-skull"), ("opponent", "mirror-force")],
        ),
        (
            "Spieler A greift mit Jinzo an, Spieler B aktiviert Spiegelkraft. Geht das?",
            [("you", "jinzo"), ("opponent", "mirror-force")],
        ),
        (
            "Il Giocatore A attiva Buco Nero, il Giocatore B mette in catena Giudizio Solenne. Può farlo?",
            [("you", "dark-hole"), ("opponent", "solemn-judgment")],
        ),
        (
            "Speler A activeert Raigeki. Speler B wil Solemn Judgment chainen. Mag dat?",
            [("you", "raigeki"), ("opponent", "solemn-judgment")],
        ),
        (
            "A activates Raigeki, B chains Solemn Judgment. Is that legal?",
            [("you", "raigeki"), ("opponent", "solemn-judgment")],
        ),
    ],
)
def test_players_called_by_a_letter_are_two_persons(text: str, acts: list[tuple[str, str]]) -> None:
    story = story_told(text)
    assert story is not None
    assert [(act.actor, act.card) for act in story.acts] == acts


def test_a_letter_is_no_player_where_it_is_an_article() -> None:
    text = "A monster attacks, and B. Skull Dragon is destroyed?"
    assert with_players(text).startswith("A monster")


@pytest.mark.parametrize(
    "text",
    [
        "My daughter plays Raigeki. Can she?",
        "Mein Sohn spielt Raigeki. Darf er das?",
        "Mia figlia attiva Raigeki. Può farlo?",
        "Mijn dochter speelt Raigeki. Mag ze dat?",
    ],
)
def test_a_child_told_of_alone_is_you(text: str) -> None:
    story = story_told(text)
    assert story is not None
    assert [act.actor for act in story.acts] == ["you"]


@pytest.mark.parametrize(
    "text",
    [
        "My cousin used Raigeki on me. Can I chain Solemn Judgment?",
        "Mein Sohn spielt Raigeki. Darf ich Feierliches Urteil anketten?",
        "Mio figlio attiva Raigeki. Posso incatenare Giudizio Solenne?",
        "Mijn dochter speelt Raigeki. Mag ik Solemn Judgment chainen?",
    ],
)
def test_a_relative_beside_the_teller_is_the_opponent(text: str) -> None:
    story = story_told(text)
    assert story is not None
    assert [(act.actor, act.card) for act in story.acts] == [("opponent", "raigeki"), ("you", "solemn-judgment")]


def test_two_children_are_two_players() -> None:
    story = story_told("One of my boys attacked directly, the other dropped Gorz from his hand. Is that legal?")
    assert story is not None
    assert [act.actor for act in story.acts] == ["you", "opponent"]


@pytest.mark.parametrize(
    "text",
    [
        "You used Raigeki while I had Sangan out. Do I get a monster?",
        "Du hast Raigeki gespielt, ich hatte Sangan liegen. Bekomme ich ein Monster?",
        "Tu hai attivato Raigeki, io avevo Sangan in campo. Prendo un mostro?",
        "Jij hebt Raigeki gespeeld, ik had Sangan op het veld. Krijg ik een monster?",
    ],
)
def test_who_is_spoken_to_is_the_opponent_of_the_teller(text: str) -> None:
    story = story_told(text)
    assert story is not None
    assert [act.actor for act in story.acts if act.card == "raigeki"] == ["opponent"]


def test_anybody_is_spoken_to_where_nobody_tells() -> None:
    story = story_told("Can you activate your Raigeki?")
    assert story is not None
    assert [(act.actor, act.done) for act in story.acts] == [("you", Done.ACTIVATE)]


def test_the_attack_of_the_teller_is_none_by_the_monster_of_the_other_player() -> None:
    story = story_told("Il tuo Kuriboh annulla il danno del mio attacco diretto, giusto?")
    assert story is not None
    assert all(act.card != "kuriboh" for act in story.acts if act.done is Done.ATTACK)


def test_a_claim_of_one_of_two_players_speaks_of_that_player() -> None:
    found = answered_by_story(
        "Player A attacks with Summoned Skull, Player B flips Sakuretsu Armor. A says his monster survives. Is that so?"
    )
    assert found is not None
    assert found.yes is False


@pytest.mark.parametrize(
    ("text", "yes"),
    [
        ("I have Swords of Revealing Light out and your monster can't attack, right?", True),
        ("Ich hab Schwerter des Lichts liegen und dein Monster kann nicht angreifen, richtig?", True),
        ("Ho messo le Spade Rivelatrici e il mio amico non può attaccarmi. Ma i miei mostri possono attaccare?", True),
        ("Ik heb Swords of Revealing Light liggen. Mogen mijn monsters aanvallen?", True),
    ],
)
def test_a_monster_of_the_player_named_attacks(text: str, *, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.answer is yes


@pytest.mark.parametrize(
    "text",
    [
        "B controls Royal Decree. A activates Torrential Tribute. Is its effect negated?",
        "Il Giocatore B ha Decreto Reale. Il Giocatore A attiva Tributo Torrenziale. L'effetto viene annullato?",
        "Speler B heeft Royal Decree liggen. Speler A activeert Torrential Tribute. Wordt het effect geannuleerd?",
    ],
)
def test_the_effect_of_the_card_used_is_asked_to_be_negated(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.answer is True


def test_a_monster_is_attacked_with() -> None:
    story = story_told("My daughter has Toon World and Toon Summoned Skull out. She attacks with it. Is that legal?")
    assert story is not None
    assert [(act.actor, act.card) for act in story.acts if act.done is Done.ATTACK] == [("you", "toon-summoned-skull")]


@pytest.mark.parametrize(
    "text",
    [
        "My daughter has Toon World out and brought out Toon Summoned Skull this turn. She attacks with it. May she?",
        "I have Toon World out and brought out Toon Summoned Skull this turn. I attack with it. Is that legal?",
    ],
)
def test_a_monster_told_to_be_there_since_this_turn_was_summoned_in_it(text: str) -> None:
    story = story_told(text)
    assert story is not None
    assert [one.since for one in story.cards if one.card == "toon-summoned-skull"] == [Since.SUMMONED]
    found = answered_by_story(text)
    assert found is not None
    assert found.answer is not True


def test_one_player_called_by_a_letter_is_a_person() -> None:
    story = story_told("Speler A valt aan met Jinzo. Mag dat?")
    assert story is not None
    assert [(act.actor, act.card) for act in story.acts] == [("you", "jinzo")]
