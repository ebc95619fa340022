"""How often an effect may be used, in words."""

from __future__ import annotations

from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.noun_phrases import quoted
from rulebook.vocabulary.effects import Activated, Card, Limit
from rulebook.vocabulary.filters import Happened, NotSo
from rulebook.vocabulary.modifiers import Cannot
from rulebook.vocabulary.terms import Per, Verb

_TIMES: dict[str, tuple[str, ...]] = {
    "en": ("Once", "Twice"),
    "de": ("Einmal", "Zweimal"),
    "it": ("Una volta", "Due volte"),
    "nl": ("Eén keer", "Twee keer"),
}
_PER: dict[str, dict[Per, str]] = {
    "en": {Per.TURN: "per turn", Per.CHAIN: "per Chain", Per.BATTLE: "per battle", Per.DUEL: "per Duel"},
    "de": {Per.TURN: "pro Spielzug", Per.CHAIN: "pro Kette", Per.BATTLE: "pro Kampf", Per.DUEL: "pro Duell"},
    "it": {Per.TURN: "per turno", Per.CHAIN: "per Catena", Per.BATTLE: "per battaglia", Per.DUEL: "per Duello"},
    "nl": {Per.TURN: "per beurt", Per.CHAIN: "per Chain", Per.BATTLE: "per gevecht", Per.DUEL: "per duel"},
}
_ACTIVATION: dict[str, str] = {
    "en": "You can only activate 1 {} {}",
    "de": "Du kannst nur 1 {} {} aktivieren",
    "it": "Puoi attivare solo 1 {} {}",
    "nl": "Je mag maar 1 {} {} activeren",
}


def once(lang: str, limit: Limit) -> str:
    """Once per turn, Twice per Chain ...

    Raises:
        CannotSay: it may be used more than twice.
    """
    if limit.times > len(_TIMES[lang]):
        raise CannotSay(f"no words for {limit.times} uses")
    return f"{_TIMES[lang][limit.times - 1]} {_PER[lang][limit.per]}"


def activations(lang: str, card: Card, limit: Limit) -> str:
    """The sentence for a limit that counts activations of all cards of a name."""
    return _ACTIVATION[lang].format(quoted(lang, card.names.in_language(lang)), _PER[lang][limit.per])


_ALIKE = {Verb.ATTACK: Verb.DECLARE_ATTACK}


def says_both(effect: Activated) -> bool:
    """Whether a restriction for the turn of the activation also says what may not have happened before in that turn.

    "You cannot Summon other monsters the turn you activate this card" looks back and ahead.
    """
    match effect.if_:
        case NotSo(Happened(pattern)):
            bans = [one.modifier for one in effect.restrictions if isinstance(one.modifier, Cannot)]
            return any(_ALIKE.get(ban.verb, ban.verb) is _ALIKE.get(pattern.verb, pattern.verb) for ban in bans)
        case _:
            return False
