"""Times, numbers, cards without a name and second acts in a question: read and played, or no yes or no."""

from __future__ import annotations

import pytest

from scenarios.asking.codes import code_of, story_of
from scenarios.asking.story import Asks, Done, Moment, Where
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.stories import answered_by_story, story_id, story_told
from scenarios.playing.runner import play_scenario

READ: tuple[tuple[str, bool], ...] = (
    ("We are in the damage step. Can I activate Book of Moon on his Gemini Elf?", False),
    ("Wir sind im Damage Step. Kann ich Buch des Mondes auf seinen Zwillingselfen aktivieren?", False),
    ("We zitten in de damage step. Mag ik Book of Moon activeren?", False),
    ("Siamo nel damage step. Posso attivare Libro della Luna?", False),
    ("It's his battle phase and he attacks with Airknight Parshath, can I veiler it?", False),
    ("I played Scapegoat in my own turn. Can I still normal summon after that?", False),
    ("In meinem Zug hab ich Sündenbock gespielt. Darf ich danach noch normalbeschwören?", False),
    ("I control Thousand-Eyes Restrict, can my other monsters attack?", False),
    ("Ho in campo Limite dei 1000 Occhi, i miei altri mostri possono attaccare?", False),
    ("I attack, he plays Dimensional Prison, I chain Forbidden Lance on my attacker. Is my monster gone?", False),
    ("Ik val aan, hij D-Prison, ik chain Forbidden Lance op mijn aanvaller. Is mijn monster weg?", False),
    ("I flip Call of the Haunted on a monster, he chains MST on it. Does the monster come back?", False),
    ("Ich beschwöre Mystische Tomate normal, Gegner will Bodenlose Fallgrube. Geht das?", False),
    ("I have Stardust Dragon out and I summon Axe Raider. He plays Torrential Tribute. Can Stardust save it?", True),
    ("He controls 2 Marauding Captain. Can I attack Marauding Captain?", False),
    ("He controls 3 Marauding Captain. Can I attack Marauding Captain?", False),
    ("Er kontrolliert 2 Plündernder Hauptmann. Kann ich Plündernder Hauptmann angreifen?", False),
    ("Hij speelt Dark Hole en mijn Vampire Lord gaat kapot. Komt Vampire Lord in de volgende standby terug?", True),
    ("I attack with Summoned Skull, he flips Negate Attack. Is my attack stopped?", True),
    ("Il Creatore è già andato al cimitero. Posso attivare Mostro Resuscitato?", False),
)  # fmt: skip
"""A question and its answer."""

NOT_READ = (
    "I attack with Summoned Skull and a revival spell is in the grave. Can he activate Mirror Force?",
    "Darf Gerümpelsynchronisierer bei der Normalbeschwörung Sangan ausm Friedhof holen?",
)
"""Questions with a number, a later time, something before, or a card that nothing is done with."""


@pytest.mark.parametrize(("text", "yes"), READ, ids=[text[:50] for text, _ in READ])
def test_what_is_read_is_played(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is yes, found.story


@pytest.mark.parametrize(("text", "yes"), READ, ids=[text[:50] for text, _ in READ])
def test_the_board_shows_what_is_read(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    loaded = by_id(story_id(found.story))
    assert loaded is not None
    _, _, faults = play_scenario(loaded)
    assert faults == []


@pytest.mark.parametrize("text", NOT_READ)
def test_no_verdict_on_what_is_not_played(text: str) -> None:
    story, found = story_told(text), answered_by_story(text)
    assert story is not None
    assert story.unread
    assert found is None or found.yes is None


def test_a_damage_step_needs_an_attack() -> None:
    story = story_told("We are in the damage step. Can I activate Book of Moon?")
    assert story is not None
    assert story.moment is Moment.DAMAGE
    assert story.acts[0].done is Done.ATTACK
    assert story_of(code_of(story)) == story


def test_a_phase_that_is_named_is_the_phase_of_the_board() -> None:
    found = answered_by_story("It is his battle phase. Can I activate Enemy Controller?")
    assert found is not None
    assert (found.story.turn, found.story.turn_said) == ("opponent", True)
    assert found.board.phase == "battle"


def test_a_card_summoned_before_lies_in_the_graveyard() -> None:
    story = story_told(
        "Summoned Vampire Lord is in my graveyard now. I use Monster Reborn on Vampire Lord. Does it work?"
    )
    assert story is not None
    assert [one.place for one in story.cards if one.card == "vampire-lord"] == [Where.GRAVEYARD]


def test_what_may_be_activated_need_not_stop_anything() -> None:
    found = answered_by_story("Can I stop his Heavy Storm by chaining Mystical Space Typhoon to it?")
    assert found is not None
    assert found.story.asks is Asks.NEGATES
    assert found.yes is False


def test_that_an_attack_is_stopped_is_asked() -> None:
    story = story_told("I attack with Summoned Skull, he flips Threatening Roar. Is my attack stopped?")
    assert story is not None
    assert story.asks is Asks.STOPPED
