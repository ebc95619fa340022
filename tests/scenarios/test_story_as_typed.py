"""How players tell a position in passing: "I have only one", Traps turned over, no counters."""

from __future__ import annotations

import pytest

from scenarios.asking.codes import code_of, story_of
from scenarios.asking.story import Asks, Lack, Where
from scenarios.catalogue.stories import story_told
from tutor_app.reports.story_shares import said, verdict


@pytest.mark.parametrize(
    "text",
    [
        "Gegner hat 2 Monster, ich hab nur eins verdeckt liegen. Cyber Drache als Spezialbeschwörung, geht das?",
        "L'avversario ha due mostri, io ne ho uno coperto. Posso evocare specialmente Cyber Drago?",
        "Mijn tegenstander heeft twee monsters en ik heb er een gedekt liggen. Mag ik Cyber Dragon special summonen?",
    ],
)
def test_a_pronoun_stands_for_a_monster_told_of_before(text: str) -> None:
    assert verdict(text) == "no"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Wenn ich Spiegelkraft aktivier und der Gegner hat 2 Monster in Angriff und eins in Verteidigung, "
         "geht das in Verteidigung dann auch drauf?", "no"),
        ("Truppen im Exil opfern um ein gesetztes Monster von ihm zu zerstören, geht das?", "yes"),
        ("Baumfrosch liegt bei mir im Grab, sonst hab ich nix auf dem Feld außer Umi. "
         "Kommt der Frosch in meiner Standby Phase zurück?", "no"),
        ("Kumpel hat Kaiserlicher Befehl aktiv und ich will Feindkontrolle spielen. "
         "Hat die dann überhaupt nen Effekt?", "no"),
    ],
)  # fmt: skip
def test_what_lies_where_is_said_of_the_card_meant(text: str, answer: str) -> None:
    assert said(text).word == answer


@pytest.mark.parametrize(
    "text",
    [
        "Kumpel hat Schwerkraftbindung draußen. Kann mein Marshmallon trotzdem angreifen, der ist doch nur Stufe 3?",
        "My friend has Gravity Bind out. Can my Marshmallon attack, it is only level 3?",
        "Mijn vriend heeft Gravity Bind liggen. Kan mijn Marshmallon aanvallen, die is toch maar level 3?",
        "Il mio amico ha Legame Gravitazionale attivo. Marshmallon può attaccare, è solo di livello 3?",
    ],
)
def test_a_reason_behind_a_question_is_not_what_is_asked(text: str) -> None:
    assert said(text).word == "yes"


@pytest.mark.parametrize(
    "text",
    [
        "Darf ich Spiegelkraft umdrehen wenn er mit Jinzo angreift?",
        "Ik heb Jinzo open liggen. Mag hij Mirror Force omdraaien als ik aanval?",
        "Ich hab Jinzo offen liegen. Mein Kumpel sagt er darf seine gesetzte Spiegelkraft trotzdem umdrehen, "
        "wenn ich angreife. Darf er das wirklich?",
    ],
)
def test_turning_a_trap_over_is_its_activation(text: str) -> None:
    assert verdict(text) == "no"


@pytest.mark.parametrize(
    "text",
    [
        "Kann ich Cyber Drache auch ganz normal mit einem Tribut rufen wenn der Gegner kein Monster hat?",
        "Posso evocare normalmente Cyber Drago con un tributo se l'avversario non ha mostri?",
    ],
)
def test_a_monster_with_an_own_procedure_can_be_normal_summoned(text: str) -> None:
    assert verdict(text) == "yes"


@pytest.mark.parametrize(
    "text",
    [
        "Mein Brecher hat keinen Zähler mehr. Kann ich mit ihm trotzdem noch ne Falle kaputt machen?",
        "My Breaker has no counter left. Can I still destroy a trap with it?",
        "Ho Breaker senza segnalini, posso distruggere una trappola con il suo effetto?",
        "Mijn Breaker heeft geen counter meer, kan ik nog een trap vernietigen?",
    ],
)
def test_a_monster_without_counters_cannot_pay_with_one(text: str) -> None:
    told = story_told(text)
    assert told is not None
    assert ("you", Lack.COUNTERS) in told.lacking
    again = story_of(code_of(told))
    assert again is not None
    assert set(again.lacking) == set(told.lacking)
    assert said(text).word == "no"


@pytest.mark.parametrize(
    "text",
    [
        "Zwangsevakuierungsgerät auf den Sternenstaubdrachen vom Gegner - geht der dann ins Extra Deck zurück?",
        "I use Compulsory Evacuation Device on his Stardust Dragon. Does it go back to the Extra Deck?",
        "Uso Dispositivo di Salvataggio Obbligatorio su Drago Polvere di Stelle. Torna nell'Extra Deck?",
        "Ik gebruik Compulsory Evacuation Device op zijn Stardust Dragon. Gaat die terug naar het Extra Deck?",
    ],
)
def test_where_a_monster_of_the_extra_deck_returns_to_is_asked(text: str) -> None:
    told = story_told(text)
    assert told is not None
    assert told.asks is Asks.TO_DECK
    assert verdict(text) == "yes"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Darf ich mit Voreiliges Begräbnis auch ein Monster aus dem Friedhof von meinem Gegner holen?", "no"),
        ("Can I bring back a monster from his graveyard with Call of the Haunted?", "no"),
        ("Mag ik met Premature Burial een monster uit het graveyard van mijn tegenstander halen?", "no"),
        ("Darf ich mit Wiedergeburt auch ein Monster aus seinem Friedhof holen?", "yes"),
        ("Posso resuscitare un mostro dal cimitero del mio avversario con Mostro Resuscitato?", "yes"),
    ],
)
def test_a_monster_in_the_other_graveyard_is_there(text: str, answer: str) -> None:
    told = story_told(text)
    assert told is not None
    assert any(one.place is Where.GRAVEYARD and one.owner == "opponent" for one in told.cards)
    assert verdict(text) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Kann ich Magische Störung auf seine Falle anwenden?", "no"),
        ("Can I chain Magic Jammer to a trap card?", "no"),
        ("Posso usare Disturbo Magico sulla sua trappola?", "no"),
        ("Mag ik Magic Jammer op zijn trap gebruiken?", "no"),
        ("Can I use Seven Tools of the Bandit on a spell?", "no"),
        ("Kann ich mit Truppen im Exil auch eine Falle vom Gegner zerstören?", "no"),
        ("Può Forza Esiliata distruggere una trappola?", "no"),
        ("Kan ik met Mystical Space Typhoon een monster vernietigen?", "no"),
        ("Can I destroy a monster with Breaker's effect?", "no"),
        ("Can Mystical Space Typhoon destroy a trap?", "yes"),
        ("Kann ich mit Aufschlagen auch ein Monster zerstören?", "yes"),
    ],
)
def test_a_card_does_not_meet_a_kind_that_it_cannot_aim_at_or_answer(text: str, answer: str) -> None:
    """Rules target.needs-legal and trap.activation-condition."""
    assert said(text).word == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Er spielt Kartenzerstörung und ich muss Goldd abwerfen. Kommt Goldd dann bei mir aufs Feld?", "yes"),
        ("He plays Card Destruction and I have to discard Goldd. Does Goldd come to my field?", "yes"),
        ("Ich werf Goldd als Kosten für Ehrung der Verdammten ab. Beschwört er sich dann selber?", "no"),
        (
            "Ich löse Reißender Tribut aus weil der Gegner was beschwört. Gehen meine eigenen Monster da auch drauf?",
            "yes",
        ),
        ("Ich beschwöre Gilford der Blitz mit drei Tributen, er hat zwei Monster. Sind die dann beide weg?", "yes"),
        ("Goyowächter zerstört mein Monster im Kampf, bekommt er das dann auf seine Seite?", "yes"),
    ],
)
def test_what_becomes_of_cards_that_are_told_of_in_passing(text: str, answer: str) -> None:
    assert said(text).word == answer


def test_a_battle_told_as_a_condition_is_played() -> None:
    text = (
        "Wenn ein Monster mit 1800 ein anderes mit 1800 angreift, beide im Angriff, bekommt dann einer von uns Schaden?"
    )
    assert verdict(text) == "no"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Can I use Trap Hole on a monster with 900 ATK?", "no"),
        ("Posso usare Buco Trappola su un mostro con 800 ATK?", "no"),
        ("Mag ik Trap Hole gebruiken op een monster met 1800 ATK?", "yes"),
        ("Kann ich mit Fallgrube auch ein Monster mit 900 ATK zerstören?", "no"),
    ],
)
def test_a_monster_told_by_its_points_is_the_one_that_is_summoned(text: str, answer: str) -> None:
    assert said(text).word == answer


def test_words_of_two_parts_say_nothing_together() -> None:
    assert verdict("mein Kumpel beschwört Elfenzwillinge. Bodenlose Fallgrube drauf, geht das?") == "yes"


def test_an_attack_that_is_not_made_is_not_asked_about() -> None:
    assert said("Darf ich mein Monster in Verteidigung lassen statt anzugreifen?").word == "yes"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Darf ich Wiedergeburt spielen wenn in beiden Friedhöfen kein einziges Monster liegt?", "no"),
        ("Kann ich Donnerdrache abwerfen um zwei andere Donnerdrachen aus dem Deck zu holen?", "yes"),
        ("Er hat Kräfte rauben offen, mein Menschenfresserkäfer wird geflippt. Wird sein Effekt annulliert?", "yes"),
    ],
)
def test_what_lies_there_bears_on_what_is_only_supposed(text: str, answer: str) -> None:
    assert said(text).word == answer
