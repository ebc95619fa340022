"""Questions about a rule that name no card: a card stands for each kind of card, and the engine decides."""

from __future__ import annotations

import pytest

from scenarios.asking.assumptions import assumptions
from scenarios.asking.codes import code_of, story_of
from scenarios.catalogue.stories import answered_by_story, story_told
from tutor_app.reports.story_shares import said, verdict

ASKED = (
    # activate.trap.set-turn, activate.quick-play.set-turn
    ("Can I activate a Trap the turn I Set it?", "no"),
    ("posso attivare una magia rapida nel turno in cui l'ho messa coperta", "no"),
    ("mag ik een spell die ik deze beurt gezet heb meteen activeren", "yes"),
    ("Kann mein Gegner eine Falle in dem Zug benutzen, in dem er sie gelegt hat?", "no"),
    # activate.trap.hand, activate.quick-play.turn
    ("can i activate a trap card straight from my hand", "no"),
    ("Kann ich einen Schnellzauber im Zug meines Gegners von der Hand spielen?", "no"),
    ("posso usare una magia rapida dalla mano nella mia battle phase", "yes"),
    # activate.phase, activate.speed, turn.not-yours
    ("mag ik een field spell activeren in de battle phase", "no"),
    ("Can I play a Continuous Spell in my opponent's Main Phase?", "no"),
    ("Kann ich im Zug des Gegners eine Zauberkarte setzen?", "no"),
    ("Can I chain a Quick-Play Spell to a Counter Trap?", "no"),
    ("kan ik een counter trap activeren als antwoord op een counter trap", "yes"),
    ("Kann ich eine Falle auf eine Schnellzauberkarte ketten?", "yes"),
    # summon.once
    ("may I Normal Summon twice", "no"),
    ("mag ik een monster normal summonen nadat ik er al een heb geset?", "no"),
    ("posso evocare normalmente un mostro dopo aver evocato specialmente?", "yes"),
    ("Can I Flip Summon a monster and then still Normal Summon another one in the same turn?", "yes"),
    # flip.arrived, change.arrived, change.attacked
    ("ik heb deze beurt een monster gezet. mag ik die nog in dezelfde beurt flip summonen?", "no"),
    ("can I switch a monster to defense the same turn I summoned it", "no"),
    ("Posso cambiare posizione a un mostro che ha già attaccato?", "no"),
    # attack.once, attack.position, attack.first-turn
    ("Darf ein Monster zweimal im Zug angreifen?", "no"),
    ("Can my opponent attack with a monster that is in defense position?", "no"),
    ("can a monster attack the turn it is special summoned", "yes"),
    ("posso attaccare un giocatore direttamente se ha solo mostri coperti", "no"),
    ("mag ik in mijn allereerste beurt aanvallen?", "no"),
    # summon.tributes
    ("Can I normal summon a level 5 monster without tributing?", "no"),
    ("can I summon a level 4 monster and attack with it the same turn?", "yes"),
    # what happened in an earlier turn, or before in this one
    ("posso cambiare posizione di un mostro evocato il turno scorso?", "yes"),
    ("Darf ich nach einer Flippbeschwörung noch normal beschwören?", "yes"),
    ("my opponent declared an attack, can i activate a normal spell now?", "no"),
    ("my opponent declared an attack, can i activate a set quick-play spell now?", "yes"),
    # after the battle
    ("mag ik in main phase 2 nog een field spell spelen als ik heb aangevallen", "yes"),
    ("darf ich in main phase 2 noch eine ausrüstungskarte spielen wenn ich angegriffen habe", "yes"),
    # turned now, not when it came
    ("monster has been face up in defense since last turn, now i turn it to attack, can it attack right away", "yes"),
    ("mein monster war letzte runde in def und jetzt stell ich es auf angriff kann es sofort angreifen", "yes"),
    ("monster ligt sinds vorige beurt face up in defense, nu zet ik m op attack, kan ie meteen aanvallen", "yes"),
    ("ho un mostro scoperto in difesa dal turno scorso, adesso lo metto in attacco, può attaccare subito?", "yes"),
    ("monster is deze beurt special gesummond in defense, ik zet m nu op attack, kan ie aanvallen", "no"),
    # what answers what
    ("kann ich eine Konterfalle mit einem Schnellzauber anketten?", "no"),
    ("Can a Counter Trap be answered with a Normal Trap?", "no"),
    ("Posso posizionare una trappola e attivarla nello stesso turno?", "no"),
    ("Posso posizionare una carta magia e attivarla nello stesso turno?", "yes"),
    # battle.direct
    ("opponent has zero monsters, i got 3 in attack mode that havent attacked. can all three hit directly", "yes"),
    ("Mein Gegner hat keine Monster. Dürfen alle drei Monster von mir direkt angreifen?", "yes"),
    ("L'avversario non ha mostri. Posso attaccare direttamente con tutti i miei mostri?", "yes"),
    ("Mijn tegenstander heeft geen monsters. Mogen al mijn monsters direct aanvallen?", "yes"),
    # synchro.materials, xyz.summon.faceup
    ("can i use a face-down monster as synchro material", "no"),
    ("mag een facedown monster als materiaal gebruikt worden voor een synchro summon", "no"),
    ("posso usare un mostro coperto come materiale per un'evocazione xyz?", "no"),
    ("may I use my opponents monster as xyz material", "no"),
    # ritual.tributes
    ("Darf ich für eine Ritualbeschwörung Monster von der Hand opfern?", "yes"),
    ("mag ik voor een ritual monsters uit mijn hand offeren", "yes"),
    ("Per un'evocazione rituale posso tributare mostri dalla mano?", "yes"),
    ("when doing a ritual can i tribute monsters straight from my hand", "yes"),
    # spell.field.one-per-player
    ("wird mein offener Feldzauber zerstört, wenn mein Gegner selber einen Feldzauber aktiviert?", "no"),
)


@pytest.mark.parametrize(("asked", "answer"), ASKED)
def test_a_question_about_a_rule_is_played_with_a_card_of_its_kind(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("Ho una magia continua attiva e nessun mostro, l'avversario mi attacca direttamente con Teschio Evocato. "
         "Posso evocare Gorz l'Emissario dell'Oscurità?", "no"),
        ("Ik heb een field spell open liggen en Treeborn Frog in mijn graveyard. Komt hij terug in mijn standby phase?",
         "no"),
    ],
)  # fmt: skip
def test_a_face_up_spell_without_a_name_lies_on_the_field(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        # synchro.tuner, token.synchro
        ("Can I use a Token as a Synchro Material?", "yes"),
        ("kan je een synchro monster weer gebruiken als materiaal voor een andere synchro", "yes"),
        ("Darf ich ein Synchromonster als Synchromaterial benutzen?", "yes"),
        ("può un tuner essere materiale xyz", "yes"),
        # token.xyz, xyz.no-level
        ("Können Spielmarken als Xyz-Material verwendet werden?", "no"),
        ("posso usare un segna-mostro come materiale xyz?", "no"),
        ("can xyz monsters be used as synchro material?", "no"),
    ],
)
def test_a_monster_is_tried_as_a_material_of_a_summon(asked: str, answer: str) -> None:
    assert said(asked).word == answer


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("gegner hat jinzo draußen. setzen darf ich meine fallen aber trotzdem oder", "yes"),
        ("My opponent has Jinzo on the field. Can I still set a trap?", "yes"),
        ("L'avversario ha Jinzo sul terreno. Posso posizionare una trappola?", "yes"),
        ("Mijn tegenstander heeft Jinzo op het veld. Mag ik een trap activeren?", "no"),
        ("mask of restrict is out. can i still synchro summon", "yes"),
        ("Mask of Restrict is on the field. Can I Tribute Summon a Level 6 monster?", "no"),
        ("Schwerkraftbindung liegt offen. Darf ich mit einem Monster der Stufe 4 angreifen?", "no"),
    ],
)
def test_a_lasting_card_may_forbid_what_is_asked_of_any_card(asked: str, answer: str) -> None:
    assert said(asked).word == answer


def test_a_set_card_has_lain_for_a_turn_if_it_is_said_so() -> None:
    asked = "quickplay die al een beurt gezet ligt, kan ik die in de draw phase van mn tegenstander omdraaien"
    assert said(asked).word == "yes"


def test_the_card_that_stands_for_a_kind_can_be_changed_for_another_one() -> None:
    story = story_told("Can I activate a Trap the turn I Set it?")
    assert story is not None
    stands = {one.value: one.other for one in assumptions(story) if one.key == "stands"}
    assert set(stands) == {"waboku"}


def test_a_story_about_a_rule_comes_back_from_its_code() -> None:
    story = story_told("may I Normal Summon twice")
    assert story is not None
    assert story_of(code_of(story)) == story


@pytest.mark.parametrize(
    "asked",
    [
        "can i activate a trap the turn i set it if my wibble is on the field?",
        "nothing except a Counter Trap can be chained to a Counter Trap, right?",
        "can i banish a trap the turn i set it?",
    ],
)
def test_a_rule_question_that_says_more_than_is_read_is_not_answered_for_sure(asked: str) -> None:
    found = answered_by_story(asked)
    assert found is None or found.yes is None


def test_a_set_card_is_not_set_where_it_is_asked_whether_it_may_be_moved() -> None:
    assert verdict("May I swap the places of my set cards on the field to confuse my opponent?") != "yes"
