"""Pendulum Zones in words: what lies in the other one, what would happen to a card in one."""

from __future__ import annotations

from rulebook.language.voices.voice import Voice
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.series import series
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import And, Filter, In, Or, Other, Series
from rulebook.vocabulary.terms import Side, Verb, Zone

_OTHER_ZONE = {
    "en": ("you have a {0} card or {1} card", "you have no {0} card or {1} card", " in your other Pendulum Zone"),
    "de": ("du eine {0}Karte oder {1}Karte", "du keine {0}Karte oder {1}Karte", " in deiner anderen Pendelzone hast"),
    "it": ("hai una carta {0} o {1}", "non hai nessuna carta {0} o {1}", " nella tua altra Zona Pendulum"),
    "nl": ("je een {0}kaart of {1}kaart", "je geen {0}kaart of {1}kaart", " in je andere Pendulum Zone hebt"),
}
CARD_IN_ZONE = {
    "en": "a card in your Pendulum Zone",
    "de": "eine Karte in deiner Pendelzone",
    "it": "una carta nella tua Zona Pendulum",
    "nl": "een kaart in je Pendulum Zone",
}
"""A card in a Pendulum Zone of the player, as a subject."""


def other_zone(lang: str, filter_: Filter, negative: bool) -> str:
    """Which cards of two series lie in the other Pendulum Zone, as a clause; empty if the filter asks otherwise."""
    match filter_:
        case And((Or((Series(one), Series(other))), Other(), In((Zone.PENDULUM,), Side.YOU))):
            said = _OTHER_ZONE[lang]
            return said[negative].format(series(lang, one), series(lang, other)) + said[2]
        case _:
            return ""


_ALONE = {
    "en": "exactly {} (and no other card) is returned to the hand by an opponent's card effect",
    "de": "genau {} (und keine andere Karte){} durch einen Karteneffekt deines Gegners auf die Hand zurückgegeben wird",
    "it": "esattamente {} (e nessun'altra carta) ritorna nella mano per l'effetto di una carta del tuo avversario",
    "nl": "precies {} (en geen andere kaart){} door een effect van je tegenstander naar de hand wordt teruggestuurd",
}


def returned_alone(voice: Voice, on: On) -> str:
    """One card, and no other with it, is returned to the hand by the opponent, as a clause.

    Raises:
        CannotSay: something else happens to one card alone.
    """
    if (on.verb, on.by, on.to) != (Verb.RETURN, Side.OPPONENT, (Zone.HAND,)):
        raise CannotSay(f"no words for what happens to one card alone: {on!r}")
    said = voice.thing(describe(on.subject), 1, "nom")
    return _ALONE[voice.lang].format(said.text + said.tail, "," if said.tail else "")
