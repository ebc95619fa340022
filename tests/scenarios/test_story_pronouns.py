"""Cards without a name, pronouns, lost battles and what was done before in a question."""

from __future__ import annotations

import pytest

from scenarios.asking.story import Asks, Done, Where
from scenarios.catalogue.stories import answered_by_story, story_told
from tutor_app.reports.story_shares import verdict

READ: tuple[tuple[str, bool], ...] = (
    ("Stirbt Marshmallon wenn er von Dunkler Magier angegriffen wird?", False),
    ("Wordt Spirit Reaper vernietigd als Blue-Eyes hem aanvalt?", False),
    ("attacco con Drago Bianco Occhi Blu il suo Marshmallon, viene distrutto?", False),
    ("Kaiserlicher Befehl ist offen auf dem Feld. Wenn ich Taifun auf den Befehl spiele, wird er zerstört?", False),
    ("Kann ich mit Mystischer Raum-Taifun das Schwarze Loch meines Gegners annullieren?", False),
    ("Can I negate his Raigeki with Magic Jammer?", True),
    ("royal decree ligt open bij hem, hij valt aan en ik draai magic cylinder. krijgt ie schade?", False),
    ("mijn Marshmallon wordt aangevallen door zijn Gemini Elf terwijl hij face down ligt. krijgt hij schade?", True),
    ("Signore dei Vampiri è stato distrutto in battaglia, torna nella prossima standby?", False),
    ("Als Macro Cosmos ligt en mijn Mystic Tomato wordt vernietigd door battle, mag ik dan een monster zoeken?", False),
    ("Kan ik een trap die ik deze beurt heb geset, zoals Waboku, meteen activeren?", False),
    ("can i flip summon Magician of Faith the same turn i set her?", False),
    ("Mi attacca direttamente con Elfi Gemelli, posso evocare Gorz se ho una carta coperta?", False),
    ("Sangan gaat naar de graveyard door Dark Hole. Mag ik dan een monster zoeken?", True),
    ("Posso bersagliare Drago Tiranno con Libro della Luna?", True),
    ("I attack with Gemini Elf, he flips Magic Cylinder, I chain Seven Tools. do I take the 1900?", False),
    ("I attack with Gemini Elf and he activates Dimensional Prison. Is my Gemini Elf banished?", True),
    ("Kan Treeborn Frog terugkomen?", True),
    ("My opponent controls Mirage Dragon and attacks with Gemini Elf. Can I use Mirror Force?", False),
    ("Darf man Reißender Tribut aktivieren wenn der Gegner ein Monster setzt?", False),
    ("Can I use Bottomless Trap Hole when my opponent summons a monster?", True),
    ("my opponent summoned Jinzo with Monster Reborn. can I Bottomless it?", False),
    ("I attack with Battle Ox (1700) his Summoned Skull (2500). do I win?", False),
)  # fmt: skip


UNSETTLED = (
    "jinzo liegt bei ihm, er greift an, meine spiegelkraft is verdeckt. klappt die?",
    "ich topf der gier, er magische störung mit leerer hand. darf er das",
    "hij speelt heavy storm, mn scapegoat ligt al sinds vorige beurt gezet. krijg ik de schapen nog",
    "zombie master: gooi plaguespreader uit hand weg en target direct die zelfde plaguespreader. mag?",
)
"""Questions that are not followed to their end, whose answer must not be the opposite of the right one."""


@pytest.mark.parametrize("text", UNSETTLED)
def test_what_is_not_followed_gets_neither_yes_nor_no(text: str) -> None:
    assert verdict(text) == "told"


FILLERS = (
    ("yo idk tbh, i attack with gemini elf and he flips mirror force lol. does my elf die?", "yes"),
    ("digga ich greif mit elfenzwillinge an, er spiegelkraft lol. sterben meine elfenzwillinge vllt?", "yes"),
    ("raga boh, attacco con elfi gemelli, lui attiva forza riflessa. elfi gemelli viene distrutto lol?", "yes"),
    ("gast ff iets, ik val aan met gemini elf, hij activeert mirror force. gaat gemini elf dood ofzo?", "yes"),
)


@pytest.mark.parametrize(("text", "answer"), FILLERS)
def test_words_without_a_meaning_keep_no_answer_back(text: str, answer: str) -> None:
    assert verdict(text) == answer


@pytest.mark.parametrize(("text", "yes"), READ, ids=[text[:50] for text, _ in READ])
def test_what_is_read_is_played(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is yes, found.story


def test_a_set_card_without_a_name_lies_on_the_board() -> None:
    story = story_told(
        "RANA degli Alberi è nel mio cimitero e controllo una trappola coperta, torna nella mia standby?"
    )
    assert story is not None
    assert [(one.owner, one.place) for one in story.cards if one.card == "waboku"] == [("you", Where.SET)]


def test_what_was_done_before_without_a_name_is_an_act() -> None:
    story = story_told("I already normal summoned this turn. Can I normal summon Celtic Guardian?")
    assert story is not None
    assert [act.done for act in story.acts] == [Done.SUMMON, Done.SUMMON]


def test_an_example_belongs_to_what_it_is_one_of() -> None:
    story = story_told(
        "Kann ich Wiedergeburt auf ein Monster aus dem gegnerischen Friedhof spielen, z.B. Cyber Drache?"
    )
    assert story is not None
    assert story.asks is Asks.MAY
    assert story.acts[-1].target == "cyber-dragon"


def test_whose_card_it_is_matters_only_if_it_changes_the_answer() -> None:
    """It is not said whose Tyrant Dragon it is; both answers are yes."""
    story = story_told("Can I target Tyrant Dragon with Book of Moon?")
    assert story is not None
    assert not story.sure
    found = answered_by_story("Can I target Tyrant Dragon with Book of Moon?")
    assert found is not None
    assert found.yes is True


def test_a_negation_is_not_passed_over() -> None:
    found = answered_by_story("he attacks directly with Gemini Elf, can I drop Kuriboh if I have not used my turn?")
    assert found is None or found.yes is None
