"""What a Summon took, in words: the materials of a Fusion Monster, the Tribute of a Tribute Summon."""

from __future__ import annotations

from rulebook.language.voices.voice import Pointer

_ALL_THERE = {
    "en": "all materials used for its Fusion Summon are in your GY",
    "de": "alle für {} Fusionsbeschwörung verwendeten Materialien in deinem Friedhof liegen",
    "it": "tutti i materiali utilizzati per la sua Evocazione tramite Fusione sono nel tuo Cimitero",
    "nl": "alle materialen die voor zijn Fusion Summon zijn gebruikt, in je Graveyard liggen",
}
_TRIBUTED = {
    "en": "double the original ATK of a monster Tributed for its Tribute Summon",
    "de": "gleich dem Doppelten der Grund-ATK eines für ihre Tributbeschwörung als Tribut angebotenen Monsters",
    "it": "il doppio dell'ATK originale di un mostro offerto come Tributo per la sua Evocazione tramite Tributo",
    "nl": "gelijk aan het dubbele van de oorspronkelijke ATK van een monster dat voor zijn Tribute Summon is geofferd",
}
NO_RESPONSE = {
    "en": "No card or effect can be activated in response to this card's activation",
    "de": "Kein Spieler kann als Reaktion auf die Aktivierung dieser Karte Karten oder Effekte aktivieren",
    "it": "Non si possono attivare carte o effetti in risposta all'attivazione di questa carta",
    "nl": "Geen speler mag kaarten of effecten activeren als reactie op de activering van deze kaart",
}
"""That nothing can be activated in response."""


def all_there(lang: str, made: Pointer) -> str:
    """Whether all materials of the Fusion Monster just spoken of are in the Graveyard, as a clause."""
    return _ALL_THERE[lang].format("ihre" if made.how == "this" else "seine")


def double_tributed(lang: str) -> str:
    """Twice the original ATK of the Tribute: what the ATK of this card becomes."""
    return _TRIBUTED[lang]
