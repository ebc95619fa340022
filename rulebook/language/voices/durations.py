"""How long a lingering change lasts, as words of each language."""

from __future__ import annotations

from rulebook.language.words.descriptions import CannotSay
from rulebook.vocabulary.terms import Until

_LASTS: dict[str, dict[Until, str]] = {
    "en": {
        Until.END_PHASE: "until the End Phase",
        Until.END_OF_TURN: "until the end of this turn",
        Until.END_OF_BATTLE_PHASE: "until the end of the Battle Phase",
        Until.END_OF_DAMAGE_STEP: "until the end of the Damage Step",
        Until.END_OF_DAMAGE_CALCULATION: "during that damage calculation only",
    },
    "de": {
        Until.END_PHASE: "bis zur End Phase",
        Until.END_OF_TURN: "bis zum Ende dieses Spielzugs",
        Until.END_OF_BATTLE_PHASE: "bis zum Ende der Battle Phase",
        Until.END_OF_DAMAGE_STEP: "bis zum Ende des Damage Steps",
        Until.END_OF_DAMAGE_CALCULATION: "nur während jener Schadensberechnung",
    },
    "it": {
        Until.END_PHASE: "fino alla End Phase",
        Until.END_OF_TURN: "fino alla fine di questo turno",
        Until.END_OF_BATTLE_PHASE: "fino alla fine della Battle Phase",
        Until.END_OF_DAMAGE_STEP: "fino alla fine del Damage Step",
        Until.END_OF_DAMAGE_CALCULATION: "solo durante quel calcolo dei danni",
    },
    "nl": {
        Until.END_PHASE: "tot de End Phase",
        Until.END_OF_TURN: "tot het einde van deze beurt",
        Until.END_OF_BATTLE_PHASE: "tot het einde van de Battle Phase",
        Until.END_OF_DAMAGE_STEP: "tot het einde van de Damage Step",
        Until.END_OF_DAMAGE_CALCULATION: "alleen tijdens die schadeberekening",
    },
}

_NEXT_TIME: dict[str, str] = {
    "en": " the next time {} this turn",
    "de": ", wenn in diesem Spielzug das nächste Mal {}",
    "it": " la prossima volta che {} in questo turno",
    "nl": " de volgende keer dat deze beurt {}",
}


def next_time(lang: str, clause: str, until: Until) -> str:
    """the next time a monster attacks this turn, as the end of a sentence.

    Raises:
        CannotSay: it does not end with the turn.
    """
    if until is not Until.END_OF_TURN:
        raise CannotSay(f"no words for waiting until {until!r}")
    return _NEXT_TIME[lang].format(clause)


def lasts(lang: str, until: Until | None) -> str:
    """until the end of this turn; empty for what lasts for good."""
    return _LASTS[lang].get(until, "") if until is not None else ""
