"""Words for the page's chips: by what right something happened, and the names of the verbs of play."""

from __future__ import annotations

from rulebook.engine.actions import ActionKind

from .tree import Role

ROLE_NAMES: dict[Role, dict[str, str]] = {
    Role.COST: {"en": "cost", "de": "Kosten", "it": "costo", "nl": "kosten"},
    Role.EFFECT: {"en": "effect", "de": "Effekt", "it": "effetto", "nl": "effect"},
    Role.BATTLE: {"en": "battle", "de": "Kampf", "it": "battaglia", "nl": "gevecht"},
    Role.RULE: {"en": "game rule", "de": "Spielregel", "it": "regola del gioco", "nl": "spelregel"},
    Role.SUMMON: {"en": "Summon", "de": "Beschwörung", "it": "Evocazione", "nl": "Summon"},
    Role.CHAIN: {"en": "Chain", "de": "Kette", "it": "Catena", "nl": "Chain"},
    Role.NOTHING: {"en": "no effect", "de": "keine Wirkung", "it": "nessun effetto", "nl": "geen effect"},
    Role.REFUSED: {"en": "not possible", "de": "nicht möglich", "it": "non possibile", "nl": "niet mogelijk"},
    Role.CHOICE: {"en": "choice", "de": "Auswahl", "it": "scelta", "nl": "keuze"},
}
"""The chip of each role."""

VERB_NAMES: dict[ActionKind, dict[str, str]] = {
    ActionKind.SUMMON: {
        "en": "Normal Summon", "de": "Normalbeschwörung", "it": "Evoca Normalmente", "nl": "Normal Summon",
    },
    ActionKind.SET: {"en": "Set", "de": "Setzen", "it": "Posiziona", "nl": "Setten"},
    ActionKind.FLIP: {"en": "Flip Summon", "de": "Flippbeschwörung", "it": "Evoca per Scoperta", "nl": "Flip Summon"},
    ActionKind.SPECIAL: {
        "en": "Special Summon", "de": "Spezialbeschwörung", "it": "Evoca Specialmente", "nl": "Special Summon",
    },
    ActionKind.CHANGE: {
        "en": "Change position", "de": "Kampfposition ändern", "it": "Cambia posizione", "nl": "Positie veranderen",
    },
    ActionKind.ATTACK: {"en": "Attack", "de": "Angreifen", "it": "Attacca", "nl": "Aanvallen"},
    ActionKind.ACTIVATE: {"en": "Activate", "de": "Aktivieren", "it": "Attiva", "nl": "Activeren"},
    ActionKind.PASS: {"en": "Pass", "de": "Passen", "it": "Passa", "nl": "Passen"},
    ActionKind.NEXT: {"en": "Next phase", "de": "Nächste Phase", "it": "Fase successiva", "nl": "Volgende fase"},
    ActionKind.CHOOSE: {"en": "Choose", "de": "Bestimmen", "it": "Seleziona", "nl": "Kiezen"},
    ActionKind.DONE: {"en": "Done", "de": "Fertig", "it": "Fatto", "nl": "Klaar"},
    ActionKind.YES: {"en": "Yes", "de": "Ja", "it": "Sì", "nl": "Ja"},
    ActionKind.NO: {"en": "No", "de": "Nein", "it": "No", "nl": "Nee"},
    ActionKind.POSITION: {"en": "Position", "de": "Position", "it": "Posizione", "nl": "Positie"},
    ActionKind.NUMBER: {"en": "Number", "de": "Zahl", "it": "Numero", "nl": "Getal"},
    ActionKind.ROLL: {"en": "Roll", "de": "Würfeln", "it": "Tira il dado", "nl": "Dobbelen"},
    ActionKind.LOT: {"en": "Draw lots", "de": "Auslosen", "it": "Tira a sorte", "nl": "Loten"},
    ActionKind.WITHDRAW: {"en": "Take back", "de": "Zurücknehmen", "it": "Ritira", "nl": "Terugnemen"},
}  # fmt: skip
"""The button of each action."""


def role_name(role: Role, lang: str) -> str:
    """The chip in front of a sentence."""
    return ROLE_NAMES[role][lang]


def verb_name(kind: int, lang: str) -> str:
    """The name of an action's verb."""
    return VERB_NAMES[ActionKind(kind)][lang]
