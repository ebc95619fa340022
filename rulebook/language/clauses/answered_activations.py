"""Activations that an effect responds to: what is activated, by whom, and what it would do."""

from __future__ import annotations

from rulebook.language.voices.voice import Voice
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.phrasebook import row, wording
from rulebook.vocabulary.events import On, Would
from rulebook.vocabulary.terms import Side, Verb

from .discourse import Scene


def plain(on: On) -> bool:
    """Whether an activation is worded like any other event: a card of a kind, by either player, whatever it does."""
    return on.card_activation and on.by is Side.ANY and on.would is None


def activated(scene: Scene, on: On) -> str:
    """An activation as a clause: "your opponent activates a card or effect that would destroy 1 or more monsters".

    Raises:
        CannotSay: what is activated, or what it would do, cannot be rendered.
    """
    voice = scene.voice
    nominative, accusative, relative, noun_id = _what(voice, on)
    if on.by in (Side.YOU, Side.OPPONENT):
        said = wording(voice.lang, f"answered_activations.active.{on.by.name.lower()}").format(accusative)
    else:
        said = voice.is_activated(nominative, noun_id)
    return said if on.would is None else f"{said}{relative} {_would(voice, on.would)}"


def _what(voice: Voice, on: On) -> tuple[str, str, str, str]:
    """The subject, the object, the relative pronoun with the words before it, and the noun."""
    thing = describe(on.subject)
    if on.card_activation:
        said = [voice.some(thing, False, case, Verb.ACTIVATE) for case in ("nom", "acc")]
        return said[0].text, said[1].text, wording(voice.lang, "answered_activations.relative"), said[0].noun
    noun_id = {"card": "card", "monster": "effect"}.get(thing.noun)
    if noun_id is None or thing.zones:
        raise CannotSay(f"no words for the activation of {on.subject!r}")
    nominative, accusative, relative = row(voice.lang, f"answered_activations.what.{thing.noun}")
    return nominative, accusative, relative, noun_id


_DONE = {Verb.DESTROY: "destroy", Verb.BANISH: "banish"}


def _would(voice: Voice, would: Would) -> str:
    lang = voice.lang
    if would.verb is Verb.EFFECT_DAMAGE:
        return wording(lang, f"answered_activations.would_damage.{would.who.name.lower()}")
    thing = describe(would.subject)
    or_more = wording(lang, "answered_activations.or_more").format(would.at_least)
    if would.verb is Verb.SPECIAL_SUMMON:
        cards = phrase(lang, thing.noun, 2, article="none")
        return wording(lang, "answered_activations.would_summon", cards=f"{or_more} {cards}")
    if would.verb not in _DONE:
        raise CannotSay(f"no words for what a link would do: {would.verb!r}")
    if would.at_least == 1 and thing.noun in ("monster", "card"):
        cards_said = voice.some(thing, True, "acc", would.verb)
    else:
        plural = voice.thing(thing, 2, article="none")
        cards_said = plural._replace(text=f"{or_more} {plural.text}")
    return voice.would(_DONE[would.verb], cards_said)


__all__ = ["activated", "plain"]
