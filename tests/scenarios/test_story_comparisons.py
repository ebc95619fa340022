"""Cards that are named only to compare, cards of any kind, and in whose hand or Graveyard a card is."""

from __future__ import annotations

import pytest

from scenarios.catalogue.stories import story_told
from tutor_app.reports.story_shares import said, verdict

ASKED = (
    # compared with another card, which takes no part
    ("se gioco Raigeki vanno distrutti anche i miei mostri?? come buco nero?", "no"),
    ("if I play Raigeki do my monsters die too? like with Dark Hole?", "no"),
    ("does raigeki destroy my monsters too like dark hole does?", "no"),
    ("se attivo buco nero distruggo anche il mio jinzo, come con raigeki?", "yes"),
    # whose monsters it destroys is played
    ("does raigeki destroy my monsters too?", "no"),
    ("zerstört raigeki auch meine eigenen monster?", "no"),
    ("vernietigt raigeki ook mijn monsters?", "no"),
    ("buco nero distrugge anche i miei mostri?", "yes"),
    # an example is meant itself
    ("kann ich eine karte wie fallgrube aktivieren wenn er la jinn normal beschwört?", "yes"),
    # what is claimed stands before a comma
    (
        "Golem-Ingranaggio Antico mi attacca e ho Forza Riflessa coperta. lui sostiene che nn la posso attivare, ha "
        "ragione?",
        "yes",
    ),
    # an Equip Card that brought a monster back is returned
    ("i have summoned skull back with Premature Burial. now he plays Giant Trunade. does my skull survive?", "yes"),
    # a Trap turned up with a verb for hitting
    ("ik klap trap hole open als hij la jinn summont. is la jinn kapot?", "yes"),
    ("mag Summoned Skull aanvallen als Messenger of Peace ligt?", "no"),
    # a Token as a cost, named before or behind the verb
    (
        "Ik heb 4 sheep tokens van Scapegoat (vorige beurt geactiveerd). Mag ik een token offeren voor Enemy "
        "Controller om jouw Goyo Guardian over te nemen?",
        "yes",
    ),
    ("I have Cannon Soldier and a sheep token on the field. Can i tribute the token for its effect?", "yes"),
    # whose turn it is, though another word belongs to the other player
    ("kan ik Effect Veiler afgooien in mijn eigen beurt om zijn monster effect uit te zetten?", "no"),
    # nobody is named, or both are
    ("no monsters on my side, he attacks directly with summoned skull. can i drop battle fader?", "yes"),
    ("wir haben beide keine monster auf dem feld. kann ich cyber drache von der hand spezialbeschwören?", "no"),
    ("we hebben allebei geen monsters op het veld. mag ik cyber dragon special summonen?", "no"),
    # in whose Graveyard it is
    ("he attacks with gemini elf. Necro Gardna's in my graveyard. can i use it to stop the attack", "yes"),
)


@pytest.mark.parametrize(("text", "answer"), ASKED)
def test_answer(text, answer):
    assert verdict(text) == answer


LIKELY = (
    ("hij valt aan met zn jinzo en ik klap Book of Moon open op die jinzo. stopt de aanval dan?", "yes"),
    ("kan ik Effect Veiler afgooien in mijn eigen beurt om zijn monster effect uit te zetten?", "no"),
    (
        "Scapegoat tokens liggen er, en ik heb ook Cannon Soldier. kan ik die schapen offeren om 500 schade te doen?",
        "yes",
    ),
    (
        "Lui attiva Mostro Resuscitato bersagliando Jinzo nel suo cimitero, io in catena scarto corvo D.D. e lo "
        "bandisco. quindi la sua magia va a vuoto?",
        "yes",
    ),
    (
        "c'è legame gravitazionale in campo. il mio numero 39 utopia può attaccare lo stesso, visto che ha il rango "
        "e non il livello?",
        "yes",
    ),
    ("Sincro-evoco Drago Rosa Nera e uso l'effetto. si distrugge pure lui insieme al resto?", "yes"),
)


@pytest.mark.parametrize(("text", "answer"), LIKELY)
def test_answer_likely(text, answer):
    assert said(text).word == answer


def test_dark_monster_is_not_dark_hole():
    text = "hij speelt dark hole en mn mystic tomato gaat kapot. mag ik nu een dark monster uit m'n deck halen?"
    assert story_told(text).about == "mystic-tomato"
    assert said(text).word == "no"
