"""German acts: the positions of the verb, its prefix and a relative clause in each mood."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from rulebook.language.voices.speech import OF_EACH, Statement, starting
from rulebook.language.voices.voice import Act, Mood, Said, Voice
from rulebook.language.voices.voice_of_acts import actor
from rulebook.language.words import lexicon
from rulebook.language.words.lexicon import Words, noun
from rulebook.language.words.phrasebook import row

from .grammar import possessive

_KNOWN = re.compile(r"(?:dies\w+|der|die|das|den) \w+$")
"""A card that was mentioned before, without more words."""


@dataclass(frozen=True, slots=True)
class GermanAct(Act):
    """An imperative: the verb, the words between its parts, and a final relative clause."""

    word: Words
    middle: str
    tail: str = ""
    each: str = ""
    """In place of ``middle`` when each player does it."""
    end: str = ""
    """Behind ``middle``: a position, a time."""

    def timed(self, time: str) -> Act:
        return replace(self, end=f"{self.end} {time}".strip())

    def in_place(self, obj: str, place: str) -> Act:
        return replace(self, end=f"{place} {self.end}".strip())

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        parts: tuple[str, ...]
        word, prefix, middle = self.word, self.word.get("prefix"), f"{self.middle} {self.end}".strip()
        match mood:
            case Mood.ORDER:
                parts = (word["imp"], adverb, middle, prefix)
            case Mood.CAN:
                parts = (adverb, middle, word["inf"])
            case Mood.EACH | Mood.EACH_AGAIN | Mood.THEY:
                who = actor("de", mood)
                own = (self.each if mood in OF_EACH else "") or middle
                parts = (word["sg3"], who, own, prefix) if inverted else (who, word["sg3"], own, prefix)
            case Mood.BY:
                parts = (starting("de", mood, False), middle, f"{prefix}{word['sg2']}")
            case _:
                parts = (starting("de", mood, inverted), middle, word["inf"])
        return " ".join(part for part in parts if part) + self.tail


@dataclass(frozen=True, slots=True)
class GermanStatement(Statement):
    """A subject, its verb, the rest: the verb comes first if something precedes the clause."""

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        parts = (self.finite, self.subject) if inverted else (self.subject, self.finite)
        return " ".join((*parts, self.rest)).strip() + self.tail


def whole(said: Said) -> str:
    """A noun phrase followed by more words: a comma closes its relative clause."""
    return f"{said.text}{said.tail}," if said.tail else said.text


def _act(word: str, obj: Said, rest: str = "", before: str = "", end: str = "") -> GermanAct:
    """The object's relative clause moves behind a bare verb or prefix, but not behind ``rest``."""
    if rest and obj.tail:
        return GermanAct(lexicon.verb("de", word), f"{before} {obj.text}{obj.tail}, {rest}".strip(), end=end)
    return GermanAct(lexicon.verb("de", word), f"{before} {obj.text} {rest}".strip(), obj.tail, end=end)


class GermanActs(Voice):
    """The part of the German voice for actions."""

    lang = "de"
    comma_after_time = False
    adverbs_follow_orders = True
    must_pay = True
    name_before_place = True
    article_after_as = "none"

    def whole(self, said: Said) -> str:
        return whole(said)

    def closes(self, act: Act, tail: str) -> bool:
        return bool((act.tail or tail).partition(" (")[0])

    def statement(self, subject: str, finite: str, rest: str, tail: str = "") -> Act:
        return GermanStatement(subject, finite, rest, tail)

    def own(self, owner: Said, owned: str, n: int = 1, case: str = "acc") -> str:
        return possessive(noun("de", owner.noun), owner.n, case, noun("de", owned), n)

    def order(
        self, verb: str, obj: Said, rest: str = "", tail: str = "", each: str = "", close: str = "", receiver: str = ""
    ) -> Act:
        before = lexicon.verb("de", verb).get("dat") or receiver
        obj = obj._replace(tail=f", {tail}" if tail else obj.tail)
        act = _act(verb, obj, close, before, rest) if close else _act(verb, obj, rest, before)
        return replace(act, each=_act(verb, obj, each, before).middle) if each else act

    def closing(self, act: Act, words: str) -> Act:
        assert isinstance(act, GermanAct)
        return replace(act, tail=f"{act.tail}{words}")

    def add(self, obj: Said, origin: str, each: bool = False) -> Act:
        hand = row("de", "acts.add")[each]
        known = obj.pronoun or (not origin and _KNOWN.match(obj.text) is not None)
        return _act("add", obj, hand) if known else _act("add", obj, "", f"{hand} {origin}".strip())

    # Clauses --------------------------------------------------------------------------------------

    def after_cost(self, act: Act, mood: Mood) -> tuple[str, str]:
        if mood is not Mood.CAN:
            return super().after_cost(act, mood)
        joint, adverb = row("de", "clauses.after_cost")
        return f"{joint}{adverb} ", act.say(mood)
