"""The moments of a Battle Phase that card text names."""

from __future__ import annotations

from rulebook.vocabulary.terms import Step, Window

STEPS: dict[Step, dict[str, str]] = {
    Step.DAMAGE_START: {
        "en": "at the start of the Damage Step",
        "de": "am Beginn des Damage Steps",
        "it": "all'inizio del Damage Step",
        "nl": "aan het begin van de Damage Step",
    },
    Step.BEFORE_CALCULATION: {
        "en": "before damage calculation",
        "de": "vor der Schadensberechnung",
        "it": "prima del calcolo dei danni",
        "nl": "vóór de schadeberekening",
    },
    Step.CALCULATION: {
        "en": "during damage calculation",
        "de": "während der Schadensberechnung",
        "it": "durante il calcolo dei danni",
        "nl": "tijdens de schadeberekening",
    },
    Step.AFTER_CALCULATION: {
        "en": "after damage calculation",
        "de": "nach der Schadensberechnung",
        "it": "dopo il calcolo dei danni",
        "nl": "na de schadeberekening",
    },
    Step.DAMAGE_END: {
        "en": "at the end of the Damage Step",
        "de": "am Ende des Damage Steps",
        "it": "alla fine del Damage Step",
        "nl": "aan het einde van de Damage Step",
    },
    Step.END: {
        "en": "at the end of the Battle Phase",
        "de": "am Ende der Battle Phase",
        "it": "alla fine della Battle Phase",
        "nl": "aan het einde van de Battle Phase",
    },
}
"""The moment at which a step or timing begins."""

WINDOWS: dict[Window, dict[str, str]] = {
    Window.DAMAGE_CALCULATION: {
        "en": "during damage calculation",
        "de": "während der Schadensberechnung",
        "it": "durante il calcolo dei danni",
        "nl": "tijdens de schadeberekening",
    },
    Window.DAMAGE_STEP: {
        "en": "during the Damage Step",
        "de": "während des Damage Steps",
        "it": "durante il Damage Step",
        "nl": "tijdens de Damage Step",
    },
    Window.MAIN_PHASE: {
        "en": "during a Main Phase",
        "de": "während einer Main Phase",
        "it": "durante una Main Phase",
        "nl": "tijdens een Main Phase",
    },
    Window.OPPONENT_MAIN_PHASE: {
        "en": "during your opponent's Main Phase",
        "de": "während der Main Phase deines Gegners",
        "it": "durante la Main Phase del tuo avversario",
        "nl": "tijdens de Main Phase van je tegenstander",
    },
    Window.OWN_MAIN_OR_OPPONENT_BATTLE: {
        "en": "during your Main Phase or your opponent's Battle Phase",
        "de": "während deiner Main Phase oder der Battle Phase deines Gegners",
        "it": "durante la tua Main Phase oppure la Battle Phase del tuo avversario",
        "nl": "tijdens je Main Phase of de Battle Phase van je tegenstander",
    },
    Window.OPPONENT_TURN: {
        "en": "during your opponent's turn",
        "de": "während des Spielzugs deines Gegners",
        "it": "durante il turno del tuo avversario",
        "nl": "tijdens de beurt van je tegenstander",
    },
    Window.BATTLE_PHASE: {
        "en": "during the Battle Phase (except during the Damage Step)",
        "de": "während der Battle Phase (außer während des Damage Steps)",
        "it": "durante la Battle Phase (eccetto durante il Damage Step)",
        "nl": "tijdens de Battle Phase (behalve tijdens de Damage Step)",
    },
}
"""The moment the text of an effect names."""
HAS_ATTACKED: dict[str, str] = {
    "en": "{who} attacked",
    "de": "{who} angegriffen hat",
    "it": "{who} ha attaccato",
    "nl": "{who} heeft aangevallen",
}
"""That a card was the attacker, once its battle has been told."""
