"""Questions in which one word turns the answer: "only", whose monsters, how many points, in which phase."""

from __future__ import annotations

import pytest

from scenarios.asking.codes import code_of, story_of
from scenarios.catalogue.stories import answered_by_story, story_told
from tutor_app.reports.story_shares import said

ONLY: tuple[tuple[str, str], ...] = (
    ("I play Dark Hole. Are only my opponent's monsters destroyed?", "no"),
    ("I play Raigeki. Are only my opponent's monsters destroyed?", "yes"),
    ("Ich spiele Raigeki. Werden nur die Monster vom Gegner zerstört?", "yes"),
    ("Ich spiele Schwarzes Loch. Werden nur meine Monster zerstört?", "no"),
    ("Attivo Buco Nero. Vengono distrutti solo i mostri del mio avversario?", "no"),
    ("Attivo Raigeki. Vengono distrutti solo i mostri del mio avversario?", "yes"),
    ("Ik speel Raigeki. Gaan alleen de monsters van mijn tegenstander kapot?", "yes"),
    ("He used Ring of Destruction on his own monster. Do only I take damage?", "no"),
    ("Ring der Zerstörung auf mein 1800er Monster: bekommt nur mein Gegner den Schaden?", "no"),
)
"""Questions about one player only, and their answers for sure."""


@pytest.mark.parametrize(("text", "answer"), ONLY, ids=[text for text, _ in ONLY])
def test_what_happens_to_one_player_only_is_told_from_what_happens_to_both(text: str, answer: str) -> None:
    assert said(text) == (answer, True)


POINTS: tuple[tuple[str, bool], ...] = (
    ("With Solemn Wishes out I draw 2 cards off Pot of Greed. Do I get 1000 LP?", False),
    ("With Solemn Wishes out I draw 2 cards off Pot of Greed. Do I get 500 LP?", True),
    ("Con Desideri Solenni in campo, se pesco 2 carte con l'Anfora dell'Avidità guadagno 1000 LP?", False),
    ("Solemn Wishes ligt bij mij. Krijg ik 1000 LP als ik met Pot of Greed 2 kaarten trek?", False),
)
"""Questions about a number of points, and whether it is right."""


@pytest.mark.parametrize(("text", "yes"), POINTS, ids=[text for text, _ in POINTS])
def test_as_many_points_are_gained_as_are_asked_about(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.answer is yes, found.story


NARROWED: tuple[tuple[str, str], ...] = (
    ("Opp opens Bottomless on my D.D. Warrior Lady, she's at exactly 1500. Is she a legal hit for it?", "yes"),
    ("Ho messo le Spade Rivelatrici e il mio amico non può attaccarmi. Ma i MIEI mostri possono attaccare?", "yes"),
    ("L'avversario ha preso il controllo del mio mostro e poi è stato distrutto. Va nel suo cimitero?", "no"),
    ("L'avversario ha preso il controllo del mio mostro e poi è stato distrutto. Va nel mio cimitero?", "yes"),
    ("I chain MST to his Magic Cylinder. Does that prevent the damage?", "no"),
    ("Gegner aktiviert Magischer Zylinder, ich kette Mystischer Raum-Taifun an. Verhindert das den Schaden?", "no"),
    ("Lui attiva Cilindro Magico e io lo distruggo in catena con Tifone Spaziale Mistico. Questo blocca il danno?",
     "no"),
    ("Hij activeert Magic Cylinder, ik chain MST erop. Voorkomt dat de schade?", "no"),
    ("He attacks and I activate Waboku. Does that prevent the damage?", "yes"),
    ("Ich spiele Waboku, er greift an. Verhindert das den Schaden?", "yes"),
    ("I revived a monster with Call of the Haunted and bounce it with Giant Trunade. Is the revived monster destroyed?",
     "no"),
    ("Ik haal een monster terug met Premature Burial en speel daarna Giant Trunade. Gaat het monster dan kapot?", "no"),
    ("I attack his face-down Man-Eater Bug and it loses the fight. Does its effect still go off?", "yes"),
    ("Ik val zijn gedekte Man-Eater Bug aan en de bug verliest het gevecht. Werkt zijn effect nog?", "yes"),
    ("Asura Priest was Normal Summoned this turn and then flipped face-down with Book of Moon. "
     "Does he return to my hand in the End Phase?", "no"),
    ("Asura-Priester wurde normal beschworen und danach mit Buch des Mondes verdeckt. "
     "Kommt er in der End Phase auf die Hand zurück?", "no"),
    ("Evoco Prete Asura e il mio avversario lo mette coperto con Libro della Luna. A fine turno torna in mano?", "no"),
    ("Can I use two sheep from Scapegoat as tributes for Blue-Eyes White Dragon?", "no"),
    ("Mit Sündenbock habe ich vier Schäfchen. Darf ich zwei Schäfchen als Tribut für Blauäugiger w. Drache nehmen?",
     "no"),
    ("Ho le pecorelle di Capro Espiatorio. Posso offrirle come tributo per Drago Bianco Occhi Blu?", "no"),
    ("Ik heb twee schapen van Scapegoat. Mag ik die offeren voor Blue-Eyes White Dragon?", "no"),
    ("I used to play with Breaker the Magical Warrior. If I bring him back with Call of the Haunted, "
     "does he get a spell counter?", "no"),
    ("Ich habe Sternenstaubdrache und er spielt Schwarzes Loch. Kann ich den Sternenstaubdrachen opfern, "
     "um das Schwarze Loch zu annullieren?", "yes"),
    ("Stardust Dragon ligt open, tegenstander speelt Dark Hole. Kan ik Stardust tributen om die Dark Hole te negaten?",
     "yes"),
    ("Per Polimerizzazione uso Avian dalla mano e Burstinatrix dal terreno per fare Uomo Alato della Fiamma. Va bene?",
     "yes"),
    ("I'm back with my Fairy deck. Airknight Parshath attacks a defense position monster with less DEF. Do I draw?",
     "yes"),
    ("i attack a face-down card, it's man-eater bug. does its flip effect still work?", "yes"),
)  # fmt: skip
"""Questions with a word that turns the answer, and the answer."""


@pytest.mark.parametrize(("text", "answer"), NARROWED, ids=[text for text, _ in NARROWED])
def test_a_word_that_turns_the_answer_is_followed(text: str, answer: str) -> None:
    assert said(text).word == answer


OLD_RULES = (
    "Under the old rules before 2014, did my opponent's new Field Spell destroy mine?",
    "Hat nach den alten Regeln vor 2014 der neue Spielfeldzauber des Gegners meinen zerstört?",
    "Con le vecchie regole prima del 2014 la nuova Magia Terreno del mio avversario distruggeva la mia?",
    "Werd volgens de regels van voor 2014 mijn Field Spell vernietigd als mijn tegenstander er een activeerde?",
)


@pytest.mark.parametrize("text", OLD_RULES)
def test_the_rules_before_2014_are_told_from_those_of_2014(text: str) -> None:
    assert said(text).word == "yes"


DOUBTFUL: tuple[str, ...] = (
    "In Creature Swap, do I choose which monster he gives me?",
    "scambio creature, scelgo io quale mostro mi da l altro??",
    "possono avere ognuno la propria magia terreno stampata nello stesso momento?",
)
"""Questions about what no story plays or with a word that is not understood."""


@pytest.mark.parametrize("text", DOUBTFUL)
def test_what_was_not_understood_leaves_nothing_sure(text: str) -> None:
    assert not said(text).sure


def test_the_code_of_a_narrowed_story_keeps_it() -> None:
    for text, *_ in (*ONLY, *POINTS):
        story = story_told(text)
        assert story is not None
        again = story_of(code_of(story))
        assert again is not None
        assert (again.only, again.points) == (story.only, story.points)
