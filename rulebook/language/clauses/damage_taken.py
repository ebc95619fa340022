"""Damage a player has taken, in words: as an event, as a condition, as a number."""

from __future__ import annotations

from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.quotes import quoted
from rulebook.language.words.word_ids import name_of
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Filter, Named, Not, OfKind
from rulebook.vocabulary.terms import Cause, Side, Verb

DAMAGE_TAKEN: dict[str, str] = {
    "en": "the damage you took",
    "de": "des erhaltenen Schadens",
    "it": "al danno subito",
    "nl": "de schade die je hebt gekregen",
}
"""What a number is equal to."""
THAT_DAMAGE: dict[str, str] = {
    "en": "that damage",
    "de": "jenes Schadens",
    "it": "a quel danno",
    "nl": "die schade",
}
"""The same, of damage that somebody else took."""
_THEY_TAKE: dict[str, str] = {
    "en": "your opponent takes effect damage{}",
    "de": "dein Gegner Effektschaden erhält{}",
    "it": "il tuo avversario subisce danno da effetto{}",
    "nl": "je tegenstander effectschade krijgt{}",
}
_NOT_FROM: dict[str, str] = {
    "en": " (except from {})",
    "de": " (außer durch {})",
    "it": " (eccetto da {})",
    "nl": " (behalve door {})",
}
_TAKE: dict[Verb, dict[str, str]] = {
    Verb.BATTLE_DAMAGE: {
        "en": "you take battle damage",
        "de": "du Kampfschaden erhältst",
        "it": "subisci danno da combattimento",
        "nl": "je gevechtsschade krijgt",
    },
    Verb.EFFECT_DAMAGE: {
        "en": "you take effect damage from a card your opponent controls",
        "de": "du durch eine Karte deines Gegners Effektschaden erhältst",
        "it": "subisci danno da effetto da una carta del tuo avversario",
        "nl": "je effectschade krijgt door een kaart van je tegenstander",
    },
}
_TOOK: dict[Cause, dict[str, str]] = {
    Cause.BATTLE: {
        "en": "you took battle damage",
        "de": "du Kampfschaden erhalten hast",
        "it": "hai subito danno da combattimento",
        "nl": "je gevechtsschade hebt gekregen",
    },
    Cause.EFFECT: {
        "en": "you took effect damage",
        "de": "du Effektschaden erhalten hast",
        "it": "hai subito danno da effetto",
        "nl": "je effectschade hebt gekregen",
    },
}
BY_OWN_EFFECT: dict[str, str] = {
    "en": "this card is Special Summoned by its own effect",
    "de": "diese Karte durch ihren eigenen Effekt als Spezialbeschwörung beschworen wird",
    "it": "questa carta viene Evocata Specialmente dal suo effetto",
    "nl": "deze kaart door zijn eigen effect met een Special Summon wordt opgeroepen",
}
"""That this card was Summoned by its own effect."""


def takes(lang: str, on: On) -> str:
    """You take damage of this kind, as a clause; empty if the event is another.

    Raises:
        CannotSay: the damage is not the opponent's doing.
    """
    if on.verb is Verb.BATTLE_DAMAGE and on.by is not Side.OPPONENT:
        return ""
    if on.verb is Verb.EFFECT_DAMAGE and on.by is Side.YOU:
        return _THEY_TAKE[lang].format(_except(lang, on.subject))
    if on.verb is Verb.EFFECT_DAMAGE and (on.by, on.controlled_by) != (Side.OPPONENT, Side.OPPONENT):
        raise CannotSay(f"no words for the damage of {on!r}")
    return _TAKE.get(on.verb, {}).get(lang, "")


def _except(lang: str, subject: Filter) -> str:
    match subject:
        case Not(Named(slug)):
            return _NOT_FROM[lang].format(quoted(lang, name_of(lang, slug)))
        case OfKind(()):
            return ""
        case _:
            raise CannotSay(f"no words for damage by {subject!r}")


def took(lang: str, cause: Cause) -> str:
    """You took damage of this kind, as a clause."""
    return _TOOK[cause][lang]
