"""Dutch acts: the positions of the verb, its prefix and the places in each mood."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from rulebook.language.voices.speech import OF_EACH, Statement, starting
from rulebook.language.voices.voice import Act, Mood, Said, Voice
from rulebook.language.voices.voice_of_acts import acting, actor
from rulebook.language.words import lexicon
from rulebook.language.words.lexicon import Words
from rulebook.language.words.noun_phrases import NounPhrase
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.vocabulary.terms import Side

_CONTROLLED = "|".join(map(re.escape, wordings("nl", "states.controlled").values()))
_RELATIVE = re.compile(rf"^(.+?) ((?:dat|die) (?:{_CONTROLLED})(?: en (?:dat|die) .+)?)$")
_HEM = "hem"
_HAS_CLAUSE = re.compile(r" (?:dat|die) ")


def closed(said: str) -> str:
    """A noun phrase followed by more words: a comma closes its relative clause."""
    return f"{said}," if _RELATIVE.match(said) else said


def _known(obj: Said) -> str:
    """The pronoun for a direct object that was just mentioned: het, ze; hem, but only in front of an adverb."""
    whole = obj.text == NounPhrase(obj.noun, obj.n, "that").say("nl")
    if not obj.pronoun or not whole:
        return ""
    if obj.n > 1:
        return "ze"
    return "het" if lexicon.noun("nl", obj.noun).gender == "het" else _HEM


@dataclass(frozen=True, slots=True)
class DutchAct(Act):
    """An imperative.

    ``middle`` precedes the separated prefix, ``end`` follows it, both precede an infinitive; ``tail`` comes last.
    ``receiver`` comes before everything else, including an adverb. The object's relative clause moves behind an
    infinitive: 1 monster vernietigen dat je onder controle hebt. In an order, "als doelwit" and "als Tribute" come
    before an object with such a clause: offer als Tribute 1 monster dat je onder controle hebt.
    """

    word: Words
    obj: str
    middle: str = ""
    end: str = ""
    tail: str = ""
    receiver: str = ""
    each: str = ""
    """In place of ``end`` when each player does it."""
    known: str = ""
    """A pronoun for the object, which then comes before an adverb."""

    def timed(self, time: str) -> Act:
        return replace(self, end=f"{self.end} {time}".strip())

    def in_place(self, obj: str, place: str) -> Act:
        return replace(self, middle=f"{place} {self.middle}".strip())

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        word, prefix = self.word, self.word.get("prefix")
        infinitive = word["inf"]
        bare = infinitive.removeprefix(prefix)
        if self.known and (adverb or self.known != _HEM):
            known = replace(self, obj="", known="", receiver=f"{self.known} {self.receiver}".strip())
            return known.say(mood, inverted, adverb)
        as_what = self.middle.startswith("als ")
        stays = (self.middle and not as_what) or self.end or "\0" in self.obj
        jumps = None if stays else _RELATIVE.match(self.obj)
        obj, relative = jumps.groups() if jumps else (closed(self.obj), "")
        ordered = (self.obj, self.middle)
        if as_what and _HAS_CLAUSE.search(self.obj):
            ordered = (self.middle, self.obj)
        parts: tuple[str, ...]
        match mood:
            case Mood.ORDER:
                parts = (word["imp"], self.receiver, adverb, *ordered, prefix, self.end)
            case Mood.CAN:
                parts = (self.receiver, adverb, obj, self.end, self.middle, infinitive, relative)
            case Mood.EACH | Mood.EACH_AGAIN | Mood.THEY:
                who, each = actor("nl", mood), (self.each if mood in OF_EACH else "") or self.end
                start = (word["sg3"], who) if inverted else (who, word["sg3"])
                parts = (*start, self.receiver, adverb, *ordered, prefix, each)
            case Mood.BY:
                by, to = row("nl", "acts.moods.by")
                parts = (by, self.receiver, obj, self.end, self.middle, prefix, to, bare, relative)
            case _:
                can = starting("nl", mood, inverted)
                parts = (can, self.receiver, adverb, obj, self.end, self.middle, infinitive, relative)
        return " ".join(part for part in (*parts, self.tail) if part)


@dataclass(frozen=True, slots=True)
class DutchStatement(Statement):
    """A subject, its verb, the rest: the verb comes first if something precedes the clause."""

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        after = self.finite.removesuffix("t") if self.subject == acting("nl", Side.YOU) else self.finite
        subject = closed(self.subject) if self.rest or not inverted else self.subject
        parts = (after, subject) if inverted else (subject, self.finite)
        return " ".join(part for part in (*parts, adverb, self.rest) if part) + self.tail


class DutchActs(Voice):
    """The part of the Dutch voice for actions."""

    lang = "nl"
    comma_after_time = False
    adverbs_follow_orders = True
    must_pay = True
    name_before_place = True

    def statement(self, subject: str, finite: str, rest: str, tail: str = "") -> Act:
        return DutchStatement(subject, finite, rest, tail)

    def order(
        self, verb: str, obj: Said, rest: str = "", tail: str = "", each: str = "", close: str = "", receiver: str = ""
    ) -> Act:
        return DutchAct(lexicon.verb("nl", verb), obj.text, close, rest, tail, receiver, each, _known(obj))

    def closing(self, act: Act, words: str) -> Act:
        assert isinstance(act, DutchAct)
        return replace(act, tail=f"{act.tail}{words}".strip())

    def do(self, verb: str, obj: Said) -> Act:
        return self._worded("choose", obj, "do.target") if verb == "target" else super().do(verb, obj)

    def add(self, obj: Said, origin: str, each: bool = False) -> Act:
        return super().add(obj._replace(text=f"{obj.text} {origin}".strip()), "", each)

    def face_down(self, banish: Act, said: Said, bare: str) -> Act:
        if not isinstance(banish, DutchAct):
            return super().face_down(banish, said, bare)
        down = wording("nl", "acts.face_down")
        if banish.known:
            return replace(banish, middle=f"{down} {banish.middle}".strip())
        return replace(banish, obj=f"{bare} {down}{banish.obj.removeprefix(bare)}")

    def upkeep(self, pay: Act, otherwise: Act, forced: bool) -> tuple[str, str, str]:
        paid, joint, _ = super().upkeep(pay, otherwise, forced)
        return paid, joint, otherwise.say(Mood.CAN)

    # Clauses --------------------------------------------------------------------------------------

    def whole(self, said: Said) -> str:
        return closed(said.text)

    def would(self, word: str, cards: Said) -> str:
        return super().would(word, cards._replace(text=closed(cards.text)))

    def starts_clause(self, act: Act, mood: Mood) -> bool:
        return act.is_statement or mood not in (Mood.ORDER, Mood.CAN, Mood.BY)
