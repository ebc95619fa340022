"""Activations that an effect responds to: what is activated, by whom, and what it would do."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulebook.language.voices.voice import Voice
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.lexicon import verb
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.phrasebook import wording
from rulebook.vocabulary.events import On, Would
from rulebook.vocabulary.terms import Side, Verb

from .discourse import Scene

_LINK = "link"
"""A card or an effect, in general; otherwise a ``Thing`` noun: a card being activated, or a monster's effect."""

_WHAT: Mapping[str, Mapping[str, tuple[str, str, str]]] = {
    "en": {
        _LINK: ("a card or effect", "a card or effect", "that"),
        "monster": ("a monster effect", "a monster effect", "that"),
    },
    "de": {
        _LINK: ("eine Karte oder ein Effekt", "eine Karte oder einen Effekt", "die oder der"),
        "monster": ("ein Monstereffekt", "einen Monstereffekt", "der"),
    },
    "it": {
        _LINK: ("una carta o un effetto", "una carta o un effetto", "che"),
        "monster": ("l'effetto di un mostro", "l'effetto di un mostro", "che"),
    },
    "nl": {
        _LINK: ("een kaart of effect", "een kaart of effect", "dat"),
        "monster": ("een monstereffect", "een monstereffect", "dat"),
    },
}
"""Nominative, accusative, relative pronoun."""


_PASSIVE: Mapping[str, Callable[[str], str]] = {
    "en": lambda what: f"{what} is activated",
    "de": lambda what: f"{what} aktiviert wird",
    "it": lambda what: f"viene {'attivato' if what.startswith('l') else 'attivata'} {what}",
    "nl": lambda what: f"{what} wordt geactiveerd",
}


def plain(on: On) -> bool:
    """Whether an activation is worded like any other event: a card of a kind, by either player, whatever it does."""
    return on.card_activation and on.by is Side.ANY and on.would is None


def activated(scene: Scene, on: On) -> str:
    """An activation as a clause: "your opponent activates a card or effect that would destroy 1 or more monsters".

    Raises:
        CannotSay: what is activated, or what it would do, cannot be rendered.
    """
    voice = scene.voice
    nominative, accusative, relative = _what(voice, on)
    if on.by in (Side.YOU, Side.OPPONENT):
        said = wording(voice.lang, f"answered_activations.active.{on.by.name.lower()}").format(accusative)
    else:
        said = _PASSIVE[voice.lang](nominative)
    if on.would is None:
        return said
    comma = "," if voice.lang == "de" else ""
    return f"{said}{comma} {relative} {_would(voice, on.would)}"


def _what(voice: Voice, on: On) -> tuple[str, str, str]:
    thing = describe(on.subject)
    if on.card_activation:
        said = [voice.some(thing, False, case, Verb.ACTIVATE).text for case in ("nom", "acc")]
        return said[0], said[1], wording(voice.lang, "answered_activations.relative")
    noun = _LINK if thing.noun == "card" else thing.noun
    if noun not in _WHAT["en"] or thing.zones:
        raise CannotSay(f"no words for the activation of {on.subject!r}")
    return _WHAT[voice.lang][noun]


def _would(voice: Voice, would: Would) -> str:
    lang = voice.lang
    if would.verb is Verb.EFFECT_DAMAGE:
        who = wording(lang, f"answered_activations.to.{would.who.name.lower()}")
        return {
            "en": f"would inflict damage {who}",
            "de": f"{who} Schaden zufügen würde",
            "it": "sta per infliggerti danno" if would.who is Side.YOU else f"sta per infliggere danno {who}",
            "nl": f"{who} schade zou toebrengen",
        }[lang]
    thing = describe(would.subject)
    if would.verb is Verb.SPECIAL_SUMMON:
        cards = phrase(lang, thing.noun, 2, article="none")
        cards = f"{wording(lang, 'answered_activations.or_more').format(would.at_least)} {cards}"
        return {
            "en": f"would Special Summon {cards}",
            "de": f"{cards} als Spezialbeschwörung beschwören würde",
            "it": f"sta per Evocare Specialmente {cards}",
            "nl": f"{cards} met een Special Summon zou oproepen",
        }[lang]
    if would.at_least == 1 and thing.noun in ("monster", "card"):
        plural = voice.some(thing, True, "acc", would.verb)
        cards = plural.text
    else:
        plural = voice.thing(thing, 2, article="none")
        cards = f"{wording(lang, 'answered_activations.or_more').format(would.at_least)} {plural.text}"
    word = {Verb.DESTROY: "destroy", Verb.BANISH: "banish", Verb.SEND: "send"}.get(would.verb)
    if word is None or (would.verb is Verb.SEND and lang != "en"):
        raise CannotSay(f"no words for what a link would do: {would.verb!r}")
    if lang == "en":
        return f"would {verb('en', word)['base']} {cards}"
    infinitive = verb(lang, word)["inf"]
    return {
        "de": f"{cards} {infinitive} würde{plural.tail}",
        "it": f"sta per {infinitive} {cards}",
        "nl": f"{cards}{plural.tail} zou {infinitive}",
    }[lang]


__all__ = ["activated", "plain"]
