"""English acts: actions, modifiers and frames."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulebook.language.voices.speech import OF_EACH, starting
from rulebook.language.voices.voice import Act, Mood, Pointer, Said, Voice
from rulebook.language.voices.voice_of_acts import acting, actor
from rulebook.language.words import lexicon
from rulebook.language.words.phrasebook import row
from rulebook.vocabulary.terms import Side


def _ing(base: str) -> str:
    first, *rest = base.split(" ")
    return " ".join(((first[:-1] if first.endswith("e") else first) + "ing", *rest))


@dataclass(frozen=True, slots=True)
class EnglishAct(Act):
    """If ``subject`` is empty, an imperative."""

    base: str
    sg3: str
    rest: str
    subject: str = ""
    plural: bool = False
    each: str = ""
    """In place of ``rest`` when each player does it."""
    how: str = ""
    """In front of the verb: Special Summon."""

    def timed(self, time: str) -> Act:
        return replace(self, rest=f"{self.rest} {time}".strip())

    def in_place(self, obj: str, place: str) -> Act:
        return replace(self, rest=f"{obj} {place}{self.rest.removeprefix(obj)}")

    def forbidden(self) -> str:
        return self.rest

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        base, sg3 = (f"{self.how} {form}".strip() for form in (self.base, self.sg3))
        match mood:
            case Mood.ORDER:
                words = f"{self.subject} {base if self.plural or self.subject in ('', acting('en', Side.YOU)) else sg3}"
            case Mood.CAN:
                words = base
            case Mood.BY:
                words = f"{self.how} {_ing(self.base)}".strip()
            case Mood.EACH | Mood.EACH_AGAIN | Mood.THEY:
                words = f"{actor('en', mood)} {base if mood is Mood.EACH_AGAIN else sg3}"
            case _:
                words = f"{starting('en', mood, inverted)} {base}"
        rest = self.each if self.each and mood in OF_EACH else self.rest
        return f"{words} {rest}".strip()


class EnglishActs(Voice):
    """The part of the English voice for actions."""

    lang = "en"
    repeats_article = False

    def closes(self, act: Act, tail: str) -> bool:
        return isinstance(act, EnglishAct) and bool(act.subject)

    def statement(self, subject: str, finite: str, rest: str, tail: str = "") -> Act:
        return EnglishAct(finite, finite, f"{rest}{tail}", subject, True)

    def predicate(self, subject: Said, forms: tuple[str, str], rest: str, tail: str = "") -> Act:
        one, many = forms
        return EnglishAct(many, one, f"{rest}{tail}", subject.text, subject.n != 1)

    def order(
        self, verb: str, obj: Said, rest: str = "", tail: str = "", each: str = "", close: str = "", receiver: str = ""
    ) -> Act:
        word = lexicon.verb("en", verb)
        said, of_each = (" ".join(part for part in (receiver, obj.text, one, tail) if part) for one in (rest, each))
        return EnglishAct(word["base"], word["sg3"], said, each=of_each if each else "", how=close)

    def closing(self, act: Act, words: str) -> Act:
        assert isinstance(act, EnglishAct)
        return replace(act, rest=f"{act.rest}{words}")

    def does(self, side: Side, verb: str, rest: str) -> Act:
        word = lexicon.verb("en", verb)
        return EnglishAct(word["base"], word["sg3"], rest, self.who(side))

    def equips_host(self, card: Pointer) -> bool:
        return False

    def face_down(self, banish: Act, said: Said, bare: str) -> Act:
        if isinstance(banish, EnglishAct) and not said.pronoun:
            banish = replace(banish, rest=f"{banish.rest},")
        return super().face_down(banish, said, bare)

    # Clauses --------------------------------------------------------------------------------------

    def starts_clause(self, act: Act, mood: Mood) -> bool:
        return mood is Mood.ORDER and self.closes(act, "")

    def by_doing(self, act: Act) -> str:
        return f"{row('en', 'acts.moods.by')[0]} {act.say(Mood.BY)}"
