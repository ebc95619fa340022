"""How English and Italian players ask at a table: names of cards as verbs, sentences without marks, slang."""

from __future__ import annotations

import pytest

from scenarios.asking.story import Asks, Done, Where
from scenarios.catalogue.stories import answered_by_story, story_told
from tutor_app.reports.story_shares import verdict

ASKED = (
    # the next person begins a clause without a conjunction
    ("my breaker attacks he flips sakuretsu i chain forbidden lance on it. is breaker safe", True),
    ("attacco con kycoo lui gira forza riflessa io incateno 7 attrezzi. kycoo muore?", False),
    # names of cards as verbs
    ("i reborn mystic tomato. does he get trap hole?", False),
    ("opp normals celtic guardian. am i allowed to bottomless", False),
    # what happens to the one who asks
    ("cyber dragon attacks me directly, can i still pitch kuriboh", True),
    ("my giant rat got sakuretsu'd by his trap when it attacked. do i get a monster from the deck", None),
    # what meets an attacker
    ("vamp lord ran into mirror force. comes back my next standby?", True),
    # a Set monster turns out to be one
    ("i swing axe raider into his set, its penguin soldier. is axe raider destroyed?", False),
    ("attacco il suo coperto con guardiano celtico ed è insetto mangia uomini. muore il guardiano celtico?", True),
    # whether a card is negated
    ("activated mirror force, opponent chains royal decree. is mine negated", True),
    ("i flip mirror force, he chains mst on it. is mine negated", False),
    # what a negation answers
    ("paid half for solemn and he dark bribes it. get my lp back or no", False),
    ("corruzione oscura sul mio buco nero, pesco io giusto?", True),
    ("giudizio solenne sulla mia anfora dell'avidita, gli 800 li riprendo?", False),
    # pronouns before and behind Italian verbs
    ("marshmallon scoperto in difesa, lo attacco con jinzo. muore??", False),
    ("controlla mente sul suo jinzo, posso sacrificarlo x zaborg", False),
    ("cambiare idea sul suo jinzo, posso sacrificarlo x zaborg", True),
    ("muro illusorio coperto, lo attacca jinzo. jinzo torna in mano?", True),
    # whose card it is
    ("uso richiamo del posseduto su jinzo e lui incatena tifone sul richiamo, jinzo resuscita?", False),
    ("rimozione di limite su jinzo, a fine turno muore?", True),
    # cards without a name, and what is paid for the card used last
    ("sakuretsu armor, i chained mst to it... my attacker still gets destroyed?", True),
    ("skill drain is up, i trib cannon soldier for jinzo. does his monster still die?", False),
    ("magic jammer on his dark hole, can i discard sangan for it", True),
    ("gli rubo jinzo con controlla mente, posso attaccare", False),
    # a face-up card is paid for
    ("oppressione reale sul tavolo, evoco cyber dragon dalla mano e lui paga 800. va via?", True),
)  # fmt: skip
"""A question and its answer; None where the tutor does not say yes or no."""


@pytest.mark.parametrize(("text", "yes"), ASKED, ids=[text[:50] for text, _ in ASKED])
def test_questions_in_the_words_of_players(text: str, yes: bool | None) -> None:
    found = answered_by_story(text)
    assert (found.yes if found is not None else None) is yes, found and found.story


def test_a_relative_clause_does_not_begin_another_act() -> None:
    story = story_told("i play trunade, can he chain the ring he set last turn on my face up celtic guardian")
    assert story is not None
    assert [(act.actor, act.card) for act in story.acts] == [
        ("you", "giant-trunade"),
        ("opponent", "ring-of-destruction"),
    ]
    assert story.acts[-1].target == "celtic-guardian"


def test_su_is_a_preposition_and_no_owner() -> None:
    story = story_told("gioco mostro resuscitato su jinzo. va a buon fine?")
    assert story is not None
    jinzo = next(one for one in story.cards if one.card == "jinzo")
    assert (jinzo.owner, jinzo.place) == ("you", Where.GRAVEYARD)


def test_ed_is_and_in_italian() -> None:
    story = story_told("attacco con jinzo ed attivo libro della luna su sangan, sangan muore?")
    assert story is not None
    assert not {"extra", "deck"} & set(story.unread)


def test_a_swung_monster_attacks() -> None:
    story = story_told("i swing jinzo, he negate attacks it. is the attack stopped?")
    assert story is not None
    assert [(act.actor, act.done, act.card) for act in story.acts] == [
        ("you", Done.ATTACK, "jinzo"), ("opponent", Done.ACTIVATE, "negate-attack"),
    ]  # fmt: skip


def test_lost_life_points_are_asked_for() -> None:
    story = story_told("giudizio solenne sulla mia sepoltura prematura, gli 800 li riprendo?")
    assert story is not None
    assert story.asks is Asks.GAINS


def test_a_name_of_two_words_is_a_verb() -> None:
    story = story_told("he mind controlled my kycoo. does kycoo come back to me in the end phase?")
    assert story is not None
    assert [(act.actor, act.card, act.target) for act in story.acts] == [
        ("opponent", "mind-control", "kycoo-the-ghost-destroyer")
    ]


def test_dif_is_defense_position_in_italian() -> None:
    assert verdict("il mio cyber drago attacca il suo jinzo scoperto in dif, muore?") == "yes"


def test_no_card_stays_away_from_the_hand_where_another_one_goes_there() -> None:
    assert verdict("elma auf sein gearfried, geht kaputt. krieg ich den dolch zurück auf die hand?") == "told"
