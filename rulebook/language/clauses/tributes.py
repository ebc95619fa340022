"""Wording for effects on Tributes and Normal Summons, in all languages."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.language.voices.slots import Cards
from rulebook.language.voices.voice import Act, Mood
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.phrasebook import row, wording
from rulebook.language.words.word_ids import COUNTER_NOUNS
from rulebook.vocabulary.filters import Filter
from rulebook.vocabulary.modifiers import CountsAs, MustTribute, PaysTributes
from rulebook.vocabulary.recipes import NormalSummon
from rulebook.vocabulary.terms import Ref, Until

from .discourse import Scene


@dataclass(frozen=True, slots=True)
class _Spares(Act):
    """Puts the verb first if a clause precedes it."""

    lang: str
    whom: str

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        """The clause, in any mood."""
        return wording(self.lang, "tributes.spares_behind" if inverted else "tributes.spares").format(self.whom)


def spares(scene: Scene, subject: Filter) -> Act:
    """Which monsters currently need no Tributes."""
    lang = scene.voice.lang
    return _Spares(lang, scene.voice.thing(describe(subject).anywhere(), 2, "acc", "none").text)


def counts_as(scene: Scene, mod: CountsAs) -> Act:
    """How many Tributes one card can count as, and for which monsters.

    Raises:
        CannotSay: it concerns other cards.
    """
    if describe(mod.subject).ref is not Ref.THIS:
        raise CannotSay(f"no words for {mod!r}")
    lang = scene.voice.lang
    whom = Cards(scene.voice, describe(mod.for_), 1, "indef")
    finite, rest = row(lang, "tributes.counts")
    return statement(lang, scene.described(mod.subject).text, finite, rest.format(n=mod.tributes, whom=whom))


def pays_tributes(scene: Scene, mod: PaysTributes) -> Act:
    """Example: you can Tribute this card instead of monsters for the Tribute Summon of an "Ancient Gear" monster."""
    lang = scene.voice.lang
    subject, finite, rest = row(lang, "tributes.pays")
    counters = phrase(lang, COUNTER_NOUNS[mod.counters], 2, article="none")
    whom = Cards(scene.voice, describe(mod.for_), 1, "indef")
    return statement(lang, subject, finite, rest.format(whom=whom, counters=counters))


def must_tribute(scene: Scene, mod: MustTribute, until: Until | None) -> Act:
    """Example: You must Tribute that monster, as if you controlled it, if you Tribute a monster this turn.

    Raises:
        CannotSay: it concerns cards other than targets, or another time.
    """
    if describe(mod.subject).ref is not Ref.TARGET or until is not Until.END_OF_TURN:
        raise CannotSay(f"no words for {mod!r}")
    subject, finite, rest = row(scene.voice.lang, "tributes.must")
    return statement(scene.voice.lang, subject, finite, rest)


def normal_summon(scene: Scene, operation: NormalSummon) -> Act:
    """Example: Normal Summon/Set 1 monster immediately after this effect resolves."""
    scene.clear = False
    return scene.voice.normal_summon_now()
