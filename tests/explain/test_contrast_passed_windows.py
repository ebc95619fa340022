"""A card that answers what happened in a Chain says that something else happened after it."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

YOU = 'hand = ["pot-of-greed"]\nspells = ["bottomless-trap-hole|set"]\ndeck = 5'
OPPONENT = 'spells = ["call-of-the-haunted|set"]\ngraveyard = ["gemini-elf"]'
CALL = "opponent: activate call-of-the-haunted targeting gemini-elf"
TRAP = "you: activate bottomless-trap-hole"


LATER = {
    "de": "Nachdem „Elfenzwillinge“ beschworen wurde, wurde noch Kettenglied 1 („Topf der Gier“) aufgelöst",
    "en": "After “Gemini Elf” was Summoned, Chain Link 1 (“Pot of Greed”) resolved, so it is too late.",
    "it": "si è risolto l'Anello 1 della Catena (“Anfora dell'Avidità”), quindi è troppo tardi.",
    "nl": "Nadat “Gemini Elf” was opgeroepen, werd Chain Link 1 (“Pot of Greed”) nog afgehandeld, dus is het te laat.",
}

REFUSED = {
    "de": "Nachdem „Elfenzwillinge“ beschworen wurde, wurde noch der Effekt von „Topf der Gier“ aufgelöst.",
    "en": "After “Gemini Elf” was Summoned, the effect of “Pot of Greed” resolved.",
    "it": "si è risolto l'effetto di “Anfora dell'Avidità”.",
    "nl": "Nadat “Gemini Elf” was opgeroepen, werd het effect van “Pot of Greed” nog afgehandeld.",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_d1_a_summon_that_was_not_the_last_event_cannot_be_answered(lang: str) -> None:
    told = tell("you: activate pot-of-greed", CALL, you=YOU, opponent=OPPONENT)
    (made,) = of("why-not.window.passed.link", told)
    assert LATER[lang] in text(lang, made), text(lang, made)
    played = ("you: activate pot-of-greed", CALL, "you: pass", "opponent: pass", TRAP)
    refused = refusal(*played, check="activate.event", you=YOU, opponent=OPPONENT)
    assert refused.node == "refused.activate.event.passed.link"
    assert REFUSED[lang] in text(lang, refused), text(lang, refused)


def test_mechanic_d1_the_last_event_can_be_answered() -> None:
    theirs = 'turn = 3\nturn_player = "opponent"\nphase = "main1"'
    assert not of("why-not.window.passed", tell(CALL, you=YOU, opponent=OPPONENT, board=theirs))
