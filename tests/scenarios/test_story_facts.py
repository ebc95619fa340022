"""What a question says of the whole position: numbers, no cards, no names, the turn, and positions that are changed."""

from __future__ import annotations

import pytest

from scenarios.asking.codes import LONGEST, code_of, story_of
from scenarios.asking.story import Asks, Done, Lack, Since, Story, Where
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.stories import answered_by_story, story_id, story_told
from scenarios.playing.runner import play_scenario

ASKED: tuple[tuple[str, bool], ...] = (
    ("Kann ich mit Sangan direkt angreifen, wenn mein Gegner Kuriboh hat?", False),
    ("Can I attack directly with Sangan if my opponent has Marshmallon?", False),
    ("Posso attaccare direttamente con Elfi Gemelli se l'avversario ha Sangan?", False),
    ("Kan ik direct aanvallen met Jinzo als mijn tegenstander alleen een Sangan heeft?", False),
    ("Gegner hat zwei Kuribohs auf dem Feld. Darf ich mit Cyber Drache direkt angreifen?", False),
    ("opponent has 2 Sheep Tokens in defense. can I attack directly with Blue-Eyes?", False),
    ("I have no cards in hand. Can I activate Raigeki Break on his Cyber Dragon?", False),
    ("Ich hab keine Karten auf der Hand. Kann ich Magische Störung aktivieren wenn er Raigeki spielt?", False),
    ("Non ho carte in mano. Posso attivare Tributo al Dannato?", False),
    ("Ik heb geen handkaarten meer, kan ik Lightning Vortex gebruiken?", False),
    ("He has a face-down monster and I attack it with Mystic Swordsman LV2. Is it destroyed?", True),
    ("Er hat ein verdecktes Monster. Kann ich Spalt spielen?", False),
    ("Il mio avversario ha due mostri coperti e io attivo Buco Nero. Vengono distrutti?", True),
    ("Mijn tegenstander valt aan met een Xyz monster. mag ik Sakuretsu Armor gebruiken?", True),
    ("its the very first turn of the duel, i summon Gemini Elf. can i attack with her?", False),
    ("Ich bin als Erster dran, es ist der erste Zug. Darf ich mit Elfenzwillinge angreifen?", False),
    ("È il primo turno del duello e comincio io. Posso attaccare con Cyber Drago?", False),
    ("Ik begin en het is de eerste beurt. mag ik al aanvallen met Gemini Elf?", False),
    ("Cyber Dragon already attacked this turn. can i switch it to defense in main phase 2?", False),
    ("Mein Jinzo hat diese Runde schon angegriffen. Darf ich ihn jetzt in Verteidigung drehen?", False),
    ("Ho evocato normalmente Sangan. Posso metterlo in posizione di difesa?", False),
    ("Mijn Cyber Dragon heeft al aangevallen deze beurt, mag ik hem nog in verdediging zetten?", False),
    ("I set Mirror Force this turn. He attacks me next turn, can I use it then?", True),
    ("ik heb nog 1500 lifepoints, kan injection fairy lily haar effect gebruiken?", False),
    ("I have 1900 LP left, can Injection Fairy Lily use her effect?", False),
    ("can I turn my monster from attack to defense under Swords of Revealing Light", True),
    ("unter schwertern vom gegner: darf ich meine monster von angriff auf verteidigung drehn", True),
    ("ho spade rivelatrici contro: posso girare il mio mostro da attacco a difesa", True),
    ("onder swords van mijn tegenstander: mag ik mijn monster van aanval naar verdediging draaien", True),
    ("opponent attacks directly with Gemini Elf, can I drop Kuriboh from my hand so I take no damage?", True),
)
"""A question and its answer, which rests on one of these facts."""


@pytest.mark.parametrize(("text", "yes"), ASKED, ids=[text[:50] for text, _ in ASKED])
def test_facts_of_the_position_decide(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is yes, found.story
    loaded = by_id(story_id(found.story))
    assert loaded is not None
    assert play_scenario(loaded)[2] == []


@pytest.mark.parametrize("text", [text for text, _ in ASKED], ids=[text[:50] for text, _ in ASKED])
def test_a_code_keeps_the_facts(text: str) -> None:
    story = told(text)
    assert len(code_of(story)) <= LONGEST
    assert story_of(code_of(story)) == story.model_copy(update={"unread": ()})


def told(text: str) -> Story:
    story = story_told(text)
    assert story is not None
    return story


def test_battle_direct_a_direct_attack_is_refused_beside_a_monster() -> None:
    found = answered_by_story("Can I attack directly with Sangan if my opponent has Marshmallon?")
    assert found is not None
    assert found.refused == "attack.direct"
    assert found.lines[-1].endswith("directly")


def test_what_the_opponent_has_is_the_opponents_in_every_language() -> None:
    for text in (ASKED[0][0], ASKED[1][0], ASKED[2][0], ASKED[3][0]):
        story = told(text)
        assert [(one.owner, one.place) for one in story.cards if one.card != story.acts[0].card] == [
            ("opponent", Where.FIELD)
        ], text


def test_numbers_and_lacks_are_on_the_board() -> None:
    several = told("opponent has 3 Sheep Tokens in defense. can I attack directly with Blue-Eyes?")
    assert [one.copies for one in several.cards if one.card == "sheep-token"] == [3]
    lacking = told("Non ho carte in mano. Posso attivare Tributo al Dannato?")
    assert lacking.lacking == (("you", Lack.HAND),)
    found = answered_by_story("Non ho carte in mano. Posso attivare Tributo al Dannato?")
    assert found is not None
    assert found.board.you.hand == ("tribute-to-the-doomed",)


def test_a_monster_without_a_name_is_marked_as_typical() -> None:
    story = told("He has a face-down monster and I attack it with Mystic Swordsman LV2. Is it destroyed?")
    assert [(one.place, one.owner) for one in story.cards if one.typical] == [(Where.SET, "opponent")]


def test_position_change_a_monster_that_has_attacked_is_marked() -> None:
    story = told("Cyber Dragon already attacked this turn. can i switch it to defense in main phase 2?")
    assert [one.since for one in story.cards] == [Since.ATTACKED]
    assert [act.done for act in story.acts] == [Done.CHANGE]
    assert story.asks is Asks.MAY


@pytest.mark.parametrize(
    "code", ["y10z-1yy01-x-w-c9100", "y10z-1yy01-x-w-f", "y10z-1yy01-x-w-c", "y10z-1yy01-x-w-f0zz", "y10z-x-w"]
)
def test_a_broken_code_of_facts_is_no_story(code: str) -> None:
    story = story_of(code)
    assert story is None or code_of(story)


FURTHER: tuple[tuple[str, bool], ...] = (
    ("I activated Pot of Greed. Can he chain MST to it, and do I still draw?", True),
    ("Ich spiele Raigeki, er hat Kaiserlicher Befehl gesetzt. Kann er den anketten und bleiben sie liegen?", True),
    ("Attivo Anfora dell'Avidità. Lui può incatenare Tifone Spaziale Mistico, e pesco lo stesso?", True),
    ("Ik activeer Dark Hole, mag hij Solemn Judgment chainen en gaan de monsters dan nog kapot?", True),
)
"""Two questions in one, and the answer to the first."""


@pytest.mark.parametrize(("text", "yes"), FURTHER, ids=[text[:40] for text, _ in FURTHER])
def test_of_two_questions_the_first_is_answered_and_the_second_is_named(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is yes, found.story
    assert found.story.further
    assert not found.story.unread


def test_tributes_are_as_many_as_the_question_says() -> None:
    one = answered_by_story("Can I Normal Summon Dark Magician with only one tribute?")
    two = answered_by_story("Can I Normal Summon Dark Magician with two tributes?")
    assert one is not None
    assert two is not None
    assert (one.yes, one.refused) == (False, "summon.tributes")
    assert two.yes is True


def test_a_monster_destroyed_by_nothing_named_is_destroyed_by_an_effect() -> None:
    found = answered_by_story("Er hat Makrokosmos liegen und zerstört mein Sangan. Kann ich suchen?")
    assert found is not None
    assert found.yes is False
    assert [act.actor for act in found.story.acts] == ["opponent"]


@pytest.mark.parametrize(
    "text",
    [
        "He destroyed a card of mine with something. Can I attack with Jinzo?",
        "Can I attack with Sangan and draw a card?",
        "Mag ik een Sheep Token offeren voor Summoned Skull?",
    ],
)
def test_no_verdict_where_something_done_is_not_in_the_story(text: str) -> None:
    story = told(text)
    assert story.unread
