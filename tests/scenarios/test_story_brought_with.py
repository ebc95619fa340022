"""Questions in which a Spell or Trap brings a monster back, sends it to the Graveyard, or turns it."""

from __future__ import annotations

import pytest

from scenarios.asking.story import Where
from scenarios.catalogue.stories import story_told
from tutor_app.reports.story_shares import said, verdict

SENT = (
    ("Ich schicke Löwenzahn-Löwe mit Törichtes Begräbnis auf den Friedhof. Bekomme ich die zwei Spielmarken?", "yes"),
    ("I send Dandylion to the graveyard with Foolish Burial, do I get the two tokens?", "yes"),
    ("Foolish Burial sends Dandylion, krijg ik de tokens?", "yes"),
    ("Uso Sepoltura Sciocca e butto Dente di Leone dal deck al cimitero: mi spettano i due Segna-Batuffolo?", "yes"),
    ("Ich schicke Sangan mit Törichtes Begräbnis in den Friedhof. Darf ich suchen?", "no"),
)


@pytest.mark.parametrize(("asked", "answer"), SENT)
def test_what_is_sent_with_a_spell_was_in_the_deck(asked: str, answer: str) -> None:
    story = story_told(asked)
    assert story is not None
    assert story.cards[1].place is Where.DECK or story.cards[0].place is Where.DECK
    assert said(asked).word == answer


@pytest.mark.parametrize("asked", [
    "Spiele Kartenzerstörung und werfe dabei Goldd ab. Kommt Goldd aufs Feld?",
    "I play Card Destruction and discard Goldd. Does Goldd come to the field?",
    "ik speel card destruction en discard goldd daarmee, komt hij op het veld?",
    "Attivo Distruggi-Carte e scarto Goldd, torna in campo?",
])  # fmt: skip
def test_what_a_spell_discards_was_in_the_hand(asked: str) -> None:
    story = story_told(asked)
    assert story is not None
    assert Where.HAND in {one.place for one in story.cards if one.card.startswith("goldd")}
    assert said(asked).word == "yes"


@pytest.mark.parametrize("asked", [
    "Ich hole Brecher, Magischer Krieger mit Ruf der Gejagten aus dem Friedhof. Bekommt er eine Zauberzählmarke?",
    "Breaker comes back through Call of the Haunted. Does he get his counter?",
    "Breaker komt terug door Call of the Haunted, krijgt hij een counter?",
    "Prendo Breaker dal cimitero con Richiamo del Posseduto. Riceve il segnalino magia?",
])  # fmt: skip
def test_what_is_brought_with_a_card_was_in_the_graveyard(asked: str) -> None:
    story = story_told(asked)
    assert story is not None
    assert story.acts[0].target == "breaker-the-magical-warrior"
    assert said(asked).word == "no"


@pytest.mark.parametrize("asked", [
    "Ich drehe mit Feindkontrolle seinen Berserker-Gorilla in Verteidigung. Wird er zerstört?",
    "With Enemy Controller I switch his Berserk Gorilla to defense. Is it destroyed?",
    "met enemy controller zet ik zijn berserk gorilla in verdediging. gaat hij kapot?",
    "Uso Controlla-Avversario e metto in difesa il suo Gorilla Berserk. Viene distrutto?",
])  # fmt: skip
def test_the_position_that_a_card_turns_a_monster_to_was_not_its_own(asked: str) -> None:
    assert verdict(asked) == "yes"


@pytest.mark.parametrize("asked", [
    "Ich hol mir mit Wiedergeburt Jinzo vom Friedhof. Kann er dann noch Fallen aktivieren?",
    "I bring back Jinzo with Monster Reborn. Can he still activate traps?",
    "ik haal jinzo terug met monster reborn. mag hij nog traps activeren?",
    "Riporto Jinzo in campo con Mostro Resuscitato. Lui può ancora attivare trappole?",
])  # fmt: skip
def test_whether_any_trap_may_be_activated_is_not_whether_the_last_spell_works(asked: str) -> None:
    assert said(asked).word == "no"
