"""Additions to Special Summons: as many as possible, and what else the Summon counts as."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.languages.de.acts import GermanAct
from rulebook.language.languages.en.acts import EnglishAct
from rulebook.language.languages.it.acts import ItalianAct
from rulebook.language.languages.nl.acts import DutchAct
from rulebook.language.voices.speech import Said
from rulebook.language.voices.voice import Act
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.lexicon import noun
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
    said = scene.voice.thing(banished, 2, "gen", "your")
    if thing.side is Side.EACH:
        yours, theirs = row(scene.voice.lang, "special_summons.their")
        said = said._replace(text=said.text.replace(yours, theirs, 1))
    return said._replace(text=wording(scene.voice.lang, "special_summons.as_many").format(said.text))


def onto_opponent(lang: str, made: Act, said: Said) -> Act:
    """Special Summon 3 Tokens to your opponent's field"""
    there = wording(lang, "special_summons.onto_opponent")
    match made:
        case EnglishAct():
            return replace(made, rest=made.rest.replace(said.text, f"{said.text} {there}", 1))
        case GermanAct():
            first, how, position = made.middle.partition("als Spezialbeschwörung")
            return replace(made, middle=f"{first}{how} {there}{position}".strip())
        case ItalianAct():
            return replace(made, rest=f"{there} {made.rest}".strip())
        case DutchAct():
            return replace(made, middle=f"{there} {made.middle}".strip())
    raise CannotSay(f"no place for the side of the field in {made!r}")


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
    """(this is treated as a Fusion Summon)"""
    key = COUNTS_AS[kind]
    if lang == "nl":
        return f"(dit geldt als een {noun('nl', key).sg})"
    if lang == "de":
        return f"(dies wird als {noun('de', key).sg} behandelt)"
    if lang == "it":
        return f"(questa viene considerata {phrase('it', key, article='indef')})"
    return f"(this is treated as {phrase('en', key, article='indef')})"
