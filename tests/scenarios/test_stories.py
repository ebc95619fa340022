"""Questions told as at a table: the story that is read, what it answers, and the scenario that plays it."""

from __future__ import annotations

import pytest

from scenarios.asking.assumptions import assumptions, change
from scenarios.asking.codes import LONGEST, code_of, story_of
from scenarios.asking.story import Asks, Done, Until, Where
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.stories import answered_by_code, answered_by_story, concluded, story_id, story_told
from scenarios.playing.runner import play_scenario

ASKED: tuple[tuple[str, bool | None], ...] = (
    ("I flip Call of the Haunted on Summoned Skull in my GY, he chains MST on Call. Do I still get the Skull?", False),
    ("I tribute my Sangan for Zaborg the Thunder Monarch, do I get the search?", True),
    ("Skill Drain is face-up. Can my Jinzo #7 attack?", None),
    ("He attacks me directly with Jinzo. Can I use Battle Fader from my hand?", True),
    ("I attack with Summoned Skull, he flips Mirror Force, I chain Royal Decree. Does my Skull survive?", None),
    ("Macro Cosmos is face-up and he attacks my Sangan with Summoned Skull. Do I get to search?", False),
    ("Maske der Beschränkung liegt offen. Kann ich Truppen im Exil opfern?", False),
    (
        "Ich greife seinen Wilder Kobold mit Cyber Drache an, er aktiviert Spiegelkraft. Überlebt mein Cyber Drache?",
        False,
    ),
    ("Mijn tegenstander valt direct aan met Cyber Dragon, mag ik Kuriboh uit mijn hand gebruiken?", True),
    ("Hij speelt Dark Hole en ik heb Sangan face-up. Krijg ik het effect van Sangan?", True),
    ("Royal Command è attivo sul terreno, evoco per scoperta Mago della Fede. Riprendo la magia?", False),
    ("Lui attacca direttamente con Jinzo, posso usare Kuriboh dalla mano?", True),
)
"""A question and its answer; None: the tutor plays it and gives no yes or no."""


@pytest.mark.parametrize(("text", "yes"), ASKED, ids=[text[:40] for text, _ in ASKED])
def test_a_question_is_answered_by_playing_its_story(text: str, yes: bool | None) -> None:
    found = answered_by_story(text)
    assert found is not None
    if yes is not None:
        assert found.yes is yes, found.story


@pytest.mark.parametrize(("text", "yes"), ASKED, ids=[text[:40] for text, _ in ASKED])
def test_the_scenario_of_a_story_plays_as_it_was_told(text: str, yes: bool | None) -> None:
    found = answered_by_story(text)
    assert found is not None
    loaded = by_id(story_id(found.story))
    assert loaded is not None
    _, _, faults = play_scenario(loaded)
    assert faults == []


@pytest.mark.parametrize(
    "text",
    [
        "If I bounce my Premature Burial with Giant Trunade does the revived monster stay?",
        "I summon Sangan. Do I draw it again next turn?",
    ],
)
def test_no_verdict_about_an_unnamed_monster_or_a_turn_not_played(text: str) -> None:
    found = answered_by_story(text)
    assert found is None or found.yes is None


@pytest.mark.parametrize(
    ("text", "yes"),
    [
        ("I normal summon Tsukuyomi. Does it go back to my hand in the end phase?", True),
        ("Yata-Garasu evocata con flip, a fine turno torna in mano lo stesso?", True),
        ("Er spielt Überläufer auf meinen Jinzo. Bekomme ich ihn am Ende des Zuges zurück?", True),
        ("hij speelt Change of Heart op mijn Jinzo. krijg ik hem aan het eind van de beurt terug?", True),
        ("Il mio Signore dei Vampiri viene distrutto dal suo Schiacciare. Torna nella mia standby phase?", True),
        ("My Sangan is destroyed by his Smashing Ground. Does it come back in my standby phase?", False),
        ("I have Snatch Steal on his Summoned Skull. Does he get 1000 lp in his standby?", True),
        ("I have Snatch Steal on his Summoned Skull. Does he get 1000 lp in my standby?", False),
    ],
)
def test_a_story_is_played_on_to_the_end_phase_or_a_standby_phase(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.story.until is not Until.NOW
    assert found.yes is yes, found.story
    assert story_of(code_of(found.story)) == found.story


@pytest.mark.parametrize(
    "text",
    [
        "I attack with Cyber Dragon and he flurbs Mirror Force. Is Cyber Dragon destroyed?",
        "Ich greife mit Cyber Drache an und er aktiviert Spiegelkraft. Wird Cyber Drache dadurch geschlumpft zerstört?",
        "Attacco con Cyber Drago, lui attiva Forza Riflessa. Cyber Drago viene sgnaffato e distrutto?",
        "Ik val aan met Cyber Dragon, hij activeert Mirror Force. Wordt Cyber Dragon gesnorkt vernietigd?",
    ],
)
def test_no_verdict_on_a_question_with_a_word_that_is_not_known(text: str) -> None:
    story = story_told(text)
    assert story is not None
    assert story.unread
    found = concluded(story)
    assert found is None or found.yes is None


@pytest.mark.parametrize(
    ("text", "yes"),
    [
        ("He attacks my Spirit Reaper in defense with Summoned Skull. It isn't destroyed, right?", True),
        ("He attacks my Sangan with Summoned Skull. It is not destroyed, right?", False),
        ("Er greift mit Totenkopf meinen Sangan an. Sangan wird nicht zerstört, oder?", False),
        ("Lui attacca il mio Sangan con Teschio Evocato. Sangan non viene distrutto, giusto?", False),
        ("Hij valt mijn Sangan aan met Summoned Skull. Sangan wordt niet vernietigd, toch?", False),
    ],
)
def test_a_denial_that_is_to_be_confirmed(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.story.denied
    assert found.yes is yes, found.story


@pytest.mark.parametrize(
    "text",
    [
        "I have Snatch Steal on his Summoned Skull. He plays MST on Snatch Steal. Does he get Skull back?",
        "Schnappstahl liegt schon auf seinem Vampirlord. Er spielt MST auf Schnappstahl, kriegt er Vampirlord zurück?",
    ],
)
def test_an_equip_card_said_to_be_on_a_monster_is_not_activated_anew(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert all(act.card != "snatch-steal" for act in found.story.acts)
    assert [one.on is not None for one in found.story.cards if one.card == "snatch-steal"] == [True]
    assert found.yes is True


def test_the_second_copy_of_a_card_is_another_card() -> None:
    asked = (
        "I have two copies of Mirror Force set. He attacks with Summoned Skull, I flip one, he chains Seven Tools. "
        "Can I flip the second Mirror Force?"
    )
    found = answered_by_story(asked)
    assert found is not None
    assert [one.copies for one in found.story.cards if one.card == "mirror-force"] == [2]
    assert [act.card for act in found.story.acts].count("mirror-force") == 2
    assert found.yes is False


def test_what_an_act_is_for_decides_whether_it_can_do_that() -> None:
    asked = "He uses Breaker's effect on my set Mirror Force. Can I activate Book of Moon on Breaker to save it?"
    found = answered_by_story(asked)
    assert found is not None
    assert (found.story.asks, found.yes) == (Asks.SAVES, False)


@pytest.mark.parametrize(
    "text",
    [
        "My Sangan is banished by Dimensional Prison. Do I get to search?",
        "Mein Sangan wird durch Dimensionsgefängnis verbannt. Darf ich suchen?",
        "Il mio Sangan viene bandito da Prigione Dimensionale. Posso cercare?",
        "Mijn Sangan wordt verbannen door Dimensional Prison. Mag ik zoeken?",
    ],
)
def test_a_trap_that_does_something_to_a_card_is_the_other_players_and_answers_its_attack(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert [(act.actor, act.done, act.card) for act in found.story.acts] == [
        ("you", Done.ATTACK, "sangan"),
        ("opponent", Done.ACTIVATE, "dimensional-prison"),
    ]
    assert found.yes is False


def test_an_attack_to_be_stopped_is_not_one_by_the_card_that_stops_it() -> None:
    story = story_told("Necrovalley è attiva, posso rimuovere Sentinella Necro dal cimitero per fermare l'attacco?")
    assert story is None or all(act.done is not Done.ATTACK for act in story.acts)


def test_who_does_what_in_which_order() -> None:
    story = story_told(
        "I attack his Cyber Dragon with Blue-Eyes White Dragon, he uses Book of Moon on Blue-Eyes White Dragon"
    )
    assert story is not None
    assert [(act.actor, act.done, act.card, act.target) for act in story.acts] == [
        ("you", Done.ATTACK, "blue-eyes-white-dragon", "cyber-dragon"),
        ("opponent", Done.ACTIVATE, "book-of-moon", "blue-eyes-white-dragon"),
    ]


def test_no_verdict_on_a_card_whose_place_was_not_said() -> None:
    found = answered_by_story("He plays Raigeki. Is Spirit Reaper destroyed?")
    assert found is None or found.yes is None


@pytest.mark.parametrize(
    "text",
    [
        "I hold 3 Exodia pieces and play Graceful Charity drawing the last two. Do I win?",
        "Ich spiele Barmherzige Gabe. Gewinne ich?",
        "Ik speel Graceful Charity. Win ik?",
        "Attivo Graceful Charity. Vinco?",
    ],
)
def test_no_verdict_on_who_wins(text: str) -> None:
    found = answered_by_story(text)
    assert found is None or found.yes is None


def test_a_changed_assumption_is_another_story() -> None:
    story = story_told("Gravity Bind, can Summoned Skull attack?")
    assert story is not None
    changed = [one.changed for one in assumptions(story)]
    assert changed
    assert all(one != story and story_of(code_of(one)) is not None for one in changed)


def test_an_assumption_is_changed_by_its_text() -> None:
    story = story_told("Gravity Bind, can Summoned Skull attack?")
    assert story is not None
    assert "place:summoned-skull=field" in [one.text for one in assumptions(story)]
    for each in assumptions(story):
        assert change(story, each.text) == story.model_copy(update={"confirmed": True})
    moved = change(story, "place:summoned-skull=graveyard")
    assert moved is not None
    assert [one.place for one in moved.cards if one.card == "summoned-skull"] == [Where.GRAVEYARD]
    assert moved.model_copy(update={"cards": story.cards, "confirmed": False}) == story


def test_who_has_seen_the_assumptions_gets_a_verdict() -> None:
    asked = "He plays Raigeki. Is Spirit Reaper destroyed?"
    story = story_told(asked)
    assert story is not None
    plain = concluded(story)
    assert plain is not None
    assert plain.yes is None
    yours = change(story, "owner:spirit-reaper=you")
    assert yours is not None
    found = answered_by_code(asked, code_of(yours))
    assert found is not None
    assert found.yes is True


@pytest.mark.parametrize(
    "text", ["", "turn", "turn=", "turn=me", "place:summoned-skull=shelf", "owner:sangan=you", "said:summoned-skull=1"]
)
def test_only_what_is_assumed_can_be_changed(text: str) -> None:
    story = story_told("Gravity Bind, can Summoned Skull attack?")
    assert story is not None
    assert change(story, text) is None


def test_no_verdict_on_a_changed_story_with_words_not_understood() -> None:
    asked = "He attacks me directly with Jinzo. If the weather is fine, can I use Battle Fader from my hand?"
    story = story_told(asked)
    assert story is not None
    assert story.unread
    found = answered_by_code(asked, code_of(story))
    assert found is not None
    assert found.yes is None
    assert found.story.unread == story.unread


@pytest.mark.parametrize("text", [text for text, _ in ASKED])
def test_a_code_gives_the_same_story(text: str) -> None:
    story = story_told(text)
    assert story is not None
    code = code_of(story)
    assert len(code) <= LONGEST
    assert story_of(code) == story.model_copy(update={"unread": ()})


@pytest.mark.parametrize(
    "code", ["", "x", "y0az", "----", "y0a0-x", "q" * 200, "y009-1yy1-x-ya0z", "y000-zzzzzzzzzzy01-x", "<script>"]
)
def test_a_broken_code_is_no_story(code: str) -> None:
    story = story_of(code)
    assert story is None or concluded(story) is None


@pytest.mark.parametrize("text", ["", "What is a Chain?", "?" * 5000, "<b>x</b>", "Sangan " * 500])
def test_words_without_acts_tell_no_story(text: str) -> None:
    assert answered_by_story(text) is None


def test_what_is_asked_is_read() -> None:
    story = story_told("I attack with Cyber Dragon. Does he take damage?")
    assert story is not None
    assert story.asks is Asks.DAMAGE


def test_target_needs_legal_the_card_that_is_asked_about_must_be_possible_as_a_target() -> None:
    found = answered_by_story("Yata-Garasu is in my graveyard, can I bring it back with Monster Reborn?")
    assert found is not None
    assert (found.yes, found.refused) == (False, "activate.target")


def test_whether_the_asker_draws_is_read_from_the_draw() -> None:
    found = answered_by_story("I play Mystical Space Typhoon, he uses Dark Bribe. Do I draw?")
    assert found is not None
    assert (found.story.asks, found.yes) == (Asks.DRAWS, True)


@pytest.mark.parametrize(
    ("text", "yes"),
    [
        ("does my Mystic Tomato get its effect if it is destroyed by Dark Hole?", False),
        ("Bekommt meine Mystische Tomate ihren Effekt, wenn sie durch Schwarzes Loch zerstört wird?", False),
        ("kan ik Sakuretsu Armor activeren als Ancient Gear Golem aanvalt?", False),
        ("can I activate Sakuretsu Armor when Gemini Elf attacks?", True),
    ],
)
def test_a_condition_is_done_before_what_is_asked(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is yes, found.story


@pytest.mark.parametrize(
    "text", ["can I chain Ash Blossom to Jinzo?", "does Jinzo stop Maxx Ray when I attack with Sangan?"]
)
def test_no_verdict_beside_a_card_that_is_not_in_the_collection(text: str) -> None:
    story = story_told(text)
    assert story is not None
    assert story.unread
    assert not story.sure


def test_the_card_that_is_not_chosen_is_not_the_target() -> None:
    text = "L'avversario ha Capitano Saccheggiatore e Guardiano Celtico, "
    story = story_told(text + "posso attaccare il guardiano invece del capitano?")
    assert story is not None
    assert all("marauding-captain" not in (act.card, act.target) for act in story.acts)
