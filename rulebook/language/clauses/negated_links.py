"""Effects negated because of what they target, at once or by a die roll."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.slots import Cards
from rulebook.language.voices.voice import Act, Mood, Pointer, Voice
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.noun_phrases import join_list
from rulebook.language.words.phrasebook import row, wording
from rulebook.vocabulary.filters import FIELD, Filter, itself
from rulebook.vocabulary.modifiers import NegatedLinks
from rulebook.vocabulary.terms import JoinKind, Side, Zone

from .discourse import Scene
from .each_time import Whole

_ANYWHERE = {*FIELD, Zone.HAND, Zone.GRAVEYARD, Zone.BANISHED}
_OWN_WORD = ("card", "monster")
"""Nouns with a word for their effects: a monster effect."""


def negated(scene: Scene, mod: NegatedLinks) -> Act:
    """Example: the effects of Traps that target 1 monster you control, and no other card, are negated.

    Raises:
        CannotSay: the effects or their targets cannot be rendered.
    """
    if mod.target is None:
        return _whatever(scene, mod)
    if mod.rolled:
        return _rolled(scene, mod, mod.target)
    if mod.target == itself and mod.destroys:
        return _punished(scene, mod.source)
    return scene.voice.negated_links(mod, describe(mod.source), describe(mod.target))


def from_anywhere(thing: Thing) -> Thing:
    """The cards without their locations, if all are meant: an opponent's cards, wherever they are."""
    return replace(thing, zones=()) if set(thing.zones) == _ANYWHERE else thing


def _punished(scene: Scene, source: Filter) -> Act:
    """Example: effects of Traps that target this card are negated, and those cards are destroyed."""
    lang = scene.voice.lang
    subject, finite, rest = row(lang, "negated_links.punished")
    return statement(lang, subject.format(cards=Cards(scene.voice, describe(source))), finite, rest)


def _whatever(scene: Scene, mod: NegatedLinks) -> Act:
    """Example: your opponent's activated card effects are negated."""
    thing = describe(mod.source)
    if thing.anywhere() != Thing("card") or thing.side is not Side.OPPONENT or set(thing.zones) != _ANYWHERE:
        raise CannotSay(f"no words for {mod!r}")
    subject, finite, rest = row(scene.voice.lang, "negated_links.whatever")
    return statement(scene.voice.lang, subject, finite, rest)


def _rolled(scene: Scene, mod: NegatedLinks, aim: Filter) -> Act:
    """Example: before an opponent's effect with this card as a target resolves, roll a die, and on a 2, negate it."""
    voice, lang = scene.voice, scene.voice.lang
    target = describe(aim)
    aimed = scene.described(aim, "acc") if target.ref is not None else voice.thing(target, 1, "acc", "indef")
    before = wording(lang, "negated_links.before").format(effect=_effect(scene, mod.source), target=voice.whole(aimed))
    on = wording(lang, "negated_links.on").format(join_list(lang, [str(number) for number in mod.rolled], "or"))
    negate = voice.do("negate", voice.point(Pointer("that", "effect")))
    parts = [f"{before}, {voice.roll().say(Mood.ORDER)}", _on_result(voice, on, negate)]
    if mod.destroys:
        destroy = voice.do("destroy", voice.point(Pointer("that", "card")))
        parts += voice.join(JoinKind.AND_IF_YOU_DO, destroy, Mood.ORDER)
    return Whole("".join(parts))


def _on_result(voice: Voice, on: str, act: Act) -> str:
    """The act that depends on the result ``on``, which includes the joint if it precedes the act."""
    if voice.adverbs_follow_orders:
        return voice.join(JoinKind.AND, act, Mood.ORDER)[0] + act.say(Mood.ORDER, adverb=on)
    return on + act.say(Mood.ORDER)


def _effect(scene: Scene, source: Filter) -> str:
    """Example: an opponent's effect; the effect of an opponent's Trap."""
    thing, opponents = describe(source), describe(source).side is Side.OPPONENT
    if thing.zones and set(thing.zones) != _ANYWHERE:
        raise CannotSay(f"no words for effects of {source!r}")
    kind = thing.anywhere()
    of = kind.noun if kind.noun in _OWN_WORD and kind == Thing(kind.noun) else "other"
    pattern = row(scene.voice.lang, f"negated_links.effect.{of}")[opponents]
    return pattern.format(cards=Cards(scene.voice, kind, 1, "indef"))
