"""Questions about one card, in the words of players: which property is asked, and when yes or no is withheld."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.properties import answered_by_property
from tests.each import each
from tutor_app.reports.story_shares import verdict

ASKED = (
    ("en", "does smashing ground target", "targets"),
    ("en", "does book of moon target the monster", "targets"),
    ("en", "is raigeki a targeting card", "targets"),
    ("en", "is brionac's discard a cost or part of the effect", "cost"),
    ("en", "does solemn judgment have a cost", "cost"),
    ("en", "is tributing a monster for cannon soldier a cost?", "cost"),
    ("en", "is paying half your life points for solemn judgment a cost", "cost"),
    ("en", "do I have to use sangan's effect", "mandatory"),
    ("en", "is raiza's effect mandatory?", "mandatory"),
    ("en", "is stratos optional", "mandatory"),
    ("en", "can dandylion miss the timing", "misses"),
    ("en", "does mystic tomato ever miss timing", "misses"),
    ("en", "what spell speed is mystical space typhoon", "speed"),
    ("en", "is effect veiler spell speed 2", "speed"),
    ("en", "is solemn judgment a spell speed 3 card", "speed"),
    ("en", "does summoning cyber dragon start a chain", "chain"),
    ("en", "does jinzo's effect start a chain?", "chain"),
    ("en", "can I activate forbidden lance in the damage step", "damage-step"),
    ("en", "is honest usable during damage calculation?", "damage-step"),
    ("en", "can you use bottomless trap hole during the damage step", "damage-step"),
    ("en", "can brionac use his effect during the opponents turn", "opponents-turn"),
    ("en", "can I use lonefire blossom on my opponent's turn", "opponents-turn"),
    ("en", "is black luster soldier's effect once per turn", "limit"),
    ("en", "can I use brionac's effect more than once a turn", "limit"),
    ("en", "can you use tribe-infecting virus multiple times per turn", "limit"),
    ("en", "can dark armed dragon be normal summoned", "normal-summon"),
    ("en", "can gorz be set", "set"),
    ("en", "can stardust be revived", "revive"),
    ("en", "can dark armed dragon be special summoned from the graveyard", "revive"),
    ("en", "can asura priest be special summoned", "special"),
    ("en", "can I activate mirror force from my hand", "hand"),
    ("en", "does divine wrath negate the activation or just the effect", "negates-activation"),
    ("en", "does raiza destroy the card", "does"),
    ("de", "zielt fallgrube", "targets"),
    ("de", "muss ich bei buch des mondes ein ziel wählen", "targets"),
    ("de", "ist zwangsevakuierungsgerät eine zielende karte", "targets"),
    ("de", "Ist das Abwerfen bei Brionac Kosten oder Effekt", "cost"),
    ("de", "Sind die 800 LP bei Voreiliges Begräbnis Kosten?", "cost"),
    ("de", "ist der effekt von zaborg pflicht", "mandatory"),
    ("de", "muss ich sangan aktivieren", "mandatory"),
    ("de", "Ist der Effekt von Raiza optional?", "mandatory"),
    ("de", "Kann Peten das Timing verpassen?", "misses"),
    ("de", "welche zaubergeschwindigkeit hat schrumpfen", "speed"),
    ("de", "hat jinzo zaubergeschwindigkeit 1", "speed"),
    ("de", "startet die beschwörung von cyber drache eine kette", "chain"),
    ("de", "Startet der Effekt vom Baumfrosch eine Kette?", "chain"),
    ("de", "darf ich spiegelkraft im damage step aktivieren", "damage-step"),
    ("de", "Geht Schrumpfen im Damage Step?", "damage-step"),
    ("de", "Kann ich Brionac auch im gegnerischen Zug benutzen?", "opponents-turn"),
    ("de", "geht effektverschleierin in meinem eigenen zug", "own-turn"),
    ("de", "Ist Kartenkavallerist einmal pro Zug?", "limit"),
    ("de", "darf ich brionac mehrmals pro zug benutzen", "limit"),
    ("de", "kann man gorz normal beschwören", "normal-summon"),
    ("de", "darf man finsterer bewaffneter drache normalbeschwören", "normal-summon"),
    ("de", "kann jinzo gesetzt werden", "set"),
    ("de", "Kann man Asura-Priester spezialbeschwören?", "special"),
    ("de", "kann man lavagolem aus dem friedhof holen", "revive"),
    ("de", "kann ich spiegelkraft von der hand aktivieren", "hand"),
    ("de", "annulliert göttlicher zorn die aktivierung", "negates-activation"),
    ("de", "zerstört raiza die karte", "does"),
    ("it", "Buco Nero prende bersagli?", "targets"),
    ("it", "Libro della Luna sceglie un bersaglio", "targets"),
    ("it", "lo scarto di Brionac è un costo?", "cost"),
    ("it", "Giudizio Solenne ha un costo?", "cost"),
    ("it", "l'effetto di Raiza è obbligatorio o facoltativo", "mandatory"),
    ("it", "devo per forza usare l'effetto di Sangan", "mandatory"),
    ("it", "Peten può perdere il timing", "misses"),
    ("it", "Dente di Leone perde il tempismo?", "misses"),
    ("it", "che spell speed ha Tifone Spaziale Mistico", "speed"),
    ("it", "l'effetto di Jinzo inizia una catena", "chain"),
    ("it", "evocare Cyber Drago fa partire una catena?", "chain"),
    ("it", "si può usare Rimpicciolire nel damage step", "damage-step"),
    ("it", "posso usare l'Onesto durante il calcolo dei danni", "damage-step"),
    ("it", "posso usare Brionac nel turno dell'avversario", "opponents-turn"),
    ("it", "l'effetto di Truppa della Carta è una volta per turno?", "limit"),
    ("it", "posso usare Brionac più di una volta per turno?", "limit"),
    ("it", "si può evocare normalmente Gorz", "normal-summon"),
    ("it", "Jinzo può essere posizionato coperto?", "set"),
    ("it", "Prete Asura può essere evocato specialmente?", "special"),
    ("it", "Drago Armato Oscuro può essere evocato dal cimitero?", "revive"),
    ("it", "posso attivare Forza Riflessa dalla mano?", "hand"),
    ("it", "Ira Divina annulla l'attivazione?", "negates-activation"),
    ("nl", "target dark hole", "targets"),
    ("nl", "heeft compulsory evacuation device een doelwit", "targets"),
    ("nl", "is het afgooien bij brionac een kost", "cost"),
    ("nl", "is de discard van raigeki break kosten of effect", "cost"),
    ("nl", "is het effect van raiza verplicht?", "mandatory"),
    ("nl", "moet ik sangan activeren", "mandatory"),
    ("nl", "kan peten zijn timing missen", "misses"),
    ("nl", "mist mystic tomato de timing", "misses"),
    ("nl", "welke spell speed heeft shrink", "speed"),
    ("nl", "begint de special summon van cyber dragon een chain", "chain"),
    ("nl", "start jinzo een chain", "chain"),
    ("nl", "mag shrink in de damage step", "damage-step"),
    ("nl", "kan ik mirror force in de damage step gebruiken", "damage-step"),
    ("nl", "kan ik brionac in de beurt van mijn tegenstander gebruiken", "opponents-turn"),
    ("nl", "is card trooper maar een keer per beurt", "limit"),
    ("nl", "mag ik brionac meerdere keren per beurt gebruiken", "limit"),
    ("nl", "mag je gorz normal summonen", "normal-summon"),
    ("nl", "kan jinzo geset worden", "set"),
    ("nl", "kan je asura priest special summonen", "special"),
    ("nl", "kan dark armed dragon uit de graveyard special gesummond worden", "revive"),
    ("nl", "mag ik mirror force uit mijn hand activeren", "hand"),
    ("nl", "annuleert divine wrath de activering", "negates-activation"),
    ("nl", "vernietigt raiza de kaart", "does"),
)


@each("lang, words, wanted", ASKED, ids=lambda case: f"{case[0]}: {case[1]}")
def test_a_question_about_one_card_is_read_as_one(lang: str, words: str, wanted: str) -> None:
    found = answered_by_property(words)
    assert found is not None
    assert found.asked.about.value == wanted
    assert found.outranks(None)
    assert by_id(found.example) is not None


@pytest.mark.parametrize(
    ("words", "yes"),
    [
        ("is raiza's effect mandatory?", True),
        ("is stratos optional", True),
        ("can I use brionac's effect more than once a turn", True),
        ("is treeborn frog's effect once per turn", True),
        ("Verpasst Sangan das Timing, wenn ich ihn für eine Tributbeschwörung opfere?", False),
        ("kan peten zijn timing missen", True),
        ("is effect veiler spell speed 3", False),
        ("Raigeki sceglie un bersaglio?", False),
    ],
)
def test_yes_and_no_are_those_of_the_question(words: str, yes: bool) -> None:
    found = answered_by_property(words)
    assert found is not None
    assert found.yes is yes


@pytest.mark.parametrize(
    "words",
    [
        "is the discard of raigeki break a cost or an effect",
        "can I target a monster with book of moon if it is face-down",
        "Lavagolem beim Gegner aufs Feld gelegt, darf ich dann noch normal beschwören",
        "kan peten zijn timing missen als hij afgegooid wordt",
        "can stardust be revived",
        "doesn't mirror force target?",
        "Can I Normal Summon Dark Magician with only one tribute?",
    ],
)
def test_yes_or_no_is_withheld_where_more_is_said_or_it_depends(words: str) -> None:
    found = answered_by_property(words)
    assert found is None or found.yes is None


@pytest.mark.parametrize(
    "words",
    [
        "",
        "does it target",
        "what does mirror force do",
        "mirror force or dimensional prison, which one targets",
        "two monsters with same atk crash into each other, who dies",
    ],
)
def test_other_questions_are_left_to_others(words: str) -> None:
    found = answered_by_property(words)
    assert found is None or not found.outranks(None)


@pytest.mark.parametrize(
    ("words", "yes"),
    [("mag je honest in de damage step gebruiken?", "yes"), ("Can Honest be used in the damage step?", "yes")],
)
def test_what_the_card_says_outweighs_a_story_without_the_moment_for_it(words: str, yes: str) -> None:
    assert verdict(words) == yes


def test_the_card_is_known_by_its_nickname_and_with_slips() -> None:
    for words in ("does dprison target", "does dimensional prisn target"):
        found = answered_by_property(words)
        assert found is not None
        assert found.card is BY_SLUG["dimensional-prison"]
        assert found.yes is True


def test_a_monster_without_a_name_is_no_card_of_the_question() -> None:
    found = answered_by_property("does book of moon target the monster")
    assert found is not None
    assert found.card is BY_SLUG["book-of-moon"]
    assert found.yes is True


@pytest.mark.parametrize(
    "words", ["does discarding for cost trigger Goldd", "Goldd carta distruzione", "Kuribo Schaden verhindern"]
)
def test_words_that_ask_for_something_else_are_not_passed_over(words: str) -> None:
    found = answered_by_property(words)
    assert found is None or not found.outranks(None)
