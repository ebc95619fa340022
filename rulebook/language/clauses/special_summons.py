"""Additions to Special Summons: as many as possible, and what else the Summon counts as."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.speech import Said
from rulebook.language.voices.voice import Act
from rulebook.language.voices.voices import voice
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.phrasebook import row, wording
from rulebook.vocabulary.operations import Apply, Cannot
from rulebook.vocabulary.selectors import All, Selector
from rulebook.vocabulary.terms import Side, SummonKind, Verb, Zone

from .discourse import Scene

COUNTS_AS = {
    SummonKind.FUSION: "fusion-summon",
    SummonKind.RITUAL: "ritual-summon",
    SummonKind.SYNCHRO: "synchro-summon",
    SummonKind.XYZ: "xyz-summon",
}


def as_many_banished(scene: Scene, selector: Selector) -> Said | None:
    """Example: as many of your banished monsters as possible; None for other cards."""
    if not isinstance(selector, All):
        return None
    thing = describe(selector.filter)
    if thing.zones != (Zone.BANISHED,) or thing.side not in (Side.YOU, Side.EACH):
        return None
    banished = replace(thing.anywhere(), adjectives=(*thing.adjectives, "banished"))
    said = scene.voice.thing(banished, 2, "gen", "their" if thing.side is Side.EACH else "your")
    return said._replace(text=wording(scene.voice.lang, "special_summons.as_many").format(said.text))


def as_many_named(scene: Scene, selector: Selector) -> Said | None:
    """Example: as many monsters with that name as possible from your hand; None for other cards."""
    if not isinstance(selector, All) or not (thing := describe(selector.filter)).that_name:
        return None
    voice = scene.voice
    monsters = f"{voice.thing(thing.anywhere(), 2, article='none').text} {wording(voice.lang, 'discourse.that_name')}"
    many = wording(voice.lang, "special_summons.as_many").format(monsters)
    return Said(f"{many} {voice.place(thing.zones, thing.side, 'from')}", noun="monster", n=2)


def onto_opponent(lang: str, made: Act, said: Said) -> Act:
    """Example: Special Summon 3 Tokens to your opponent's field."""
    return made.in_place(said.text, wording(lang, "special_summons.onto_opponent"))


def in_that_turn(lang: str, restrictions: tuple[Apply, ...]) -> tuple[str, ...]:
    """What the player may not do in the turn of that Summon: first, joint, second; empty without restrictions.

    Raises:
        CannotSay: they restrict something else.
    """
    if not restrictions:
        return ()
    verbs = {one.modifier.verb for one in restrictions if isinstance(one.modifier, Cannot)}
    if verbs != {Verb.NORMAL_SUMMON, Verb.SET}:
        raise CannotSay(f"no words for the restrictions {restrictions!r}")
    return row(lang, "special_summons.instead_of_normal")


def counts_as(lang: str, kind: SummonKind) -> str:
    """Example: (this is treated as a Fusion Summon)."""
    word = phrase(lang, COUNTS_AS[kind], article=voice(lang).article_after_as)
    return wording(lang, "special_summons.counts_as", kind=word)
