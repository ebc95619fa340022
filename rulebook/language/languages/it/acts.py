"""Italian acts: imperatives and infinitives with attached pronouns, statements, frames."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rulebook.language.voices.speech import starting
from rulebook.language.voices.voice import Act, Mood, Pointer, Said, Voice
from rulebook.language.voices.voice_of_acts import actor
from rulebook.language.words import lexicon
from rulebook.language.words.lexicon import Words, noun
from rulebook.language.words.noun_phrases import join_list
from rulebook.language.words.phrasebook import row
from rulebook.vocabulary.terms import Position, SummonKind

from .grammar import agree, agree_endings, clitic
from .grammar import summoned as summoned_as

_LONG = 6
"""Objects with at least this number of words follow the receiver: aggiungi alla tua mano 1 mostro con ATK 1500 ..."""


def _gerund(infinitive: str) -> str:
    first, *rest = infinitive.split(" ")
    said = "facendo" if first == "far" else first[:-3] + ("ando" if first.endswith("are") else "endo")
    return " ".join((said, *rest))


@dataclass(frozen=True, slots=True)
class ItalianAct(Act):
    """An imperative. A pronoun as object is attached to the verb; ``close`` are words that stay next to the verb."""

    word: Words
    obj: Said
    rest: str = ""
    close: str = ""

    def timed(self, time: str) -> Act:
        return replace(self, rest=f"{self.rest} {time}".strip())

    def in_place(self, obj: str, place: str) -> Act:
        return replace(self, rest=f"{place} {self.rest}".strip())

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        match mood:
            case Mood.ORDER:
                start, form = "", self.word.get("imp")
            case Mood.CAN:
                start, form = "", self.word["inf"]
            case Mood.BY:
                start, form = "", _gerund(self.word["inf"])
            case Mood.EACH | Mood.EACH_AGAIN | Mood.THEY:
                start, form = actor("it", mood), self.word["sg3"]
            case _:
                start, form = starting("it", mood, inverted), self.word["inf"]
        obj = self.obj.text
        if self.obj.pronoun and mood not in (Mood.EACH, Mood.EACH_AGAIN, Mood.THEY):
            form, obj = clitic(form, noun("it", self.obj.noun), self.obj.n), ""
        return " ".join(part for part in (start, form, self.close, obj, self.rest) if part)


@dataclass(frozen=True, slots=True)
class ItalianStatement(Act):
    """A subject (empty for "you") and its predicate."""

    subject: str
    rest: str

    is_statement: ClassVar[bool] = True

    def timed(self, time: str) -> Act:
        return replace(self, rest=f"{self.rest} {time}".strip())

    def forbidden(self) -> str:
        return self.rest.removeprefix("non ").partition(" ")[2]

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        return f"{self.subject} {self.rest}".strip()


class ItalianActs(Voice):
    """The part of the Italian voice for actions."""

    lang = "it"
    capital_after_colon = False
    drops_subject = True
    generic_article = "def"

    def closes(self, act: Act, tail: str) -> bool:
        return isinstance(act, ItalianStatement)

    def statement(self, subject: str, finite: str, rest: str, tail: str = "") -> Act:
        return ItalianStatement(subject, f"{finite} {rest}{tail}".strip())

    def agreeing(self, text: str, cards: Said) -> str:
        return agree_endings(text, noun("it", cards.noun), cards.n)

    def own(self, owner: Said, owned: str, n: int = 1, case: str = "acc") -> str:
        own = super().own(owner, owned, n, case)
        return agree(own, noun("it", owned), n) if owner.n == 1 else own

    def order(
        self, verb: str, obj: Said, rest: str = "", tail: str = "", each: str = "", close: str = "", receiver: str = ""
    ) -> Act:
        return ItalianAct(
            lexicon.verb("it", verb), obj, " ".join(part for part in (receiver, rest, tail) if part), close
        )

    def closing(self, act: Act, words: str) -> Act:
        assert isinstance(act, ItalianAct)
        return replace(act, rest=f"{act.rest}{words}".strip())

    def add(self, obj: Said, origin: str, each: bool = False) -> Act:
        if obj.pronoun or not origin or len(obj.text.split()) < _LONG:
            return super().add(obj, origin, each)
        return self.order("add", obj, origin, close=row("it", "acts.add")[each])

    def face_down(self, banish: Act, said: Said, bare: str) -> Act:
        if isinstance(banish, ItalianAct) and not said.pronoun:
            banish = replace(banish, obj=said._replace(text=f"{said.text},"))
        return super().face_down(banish, said, bare)

    def connect(self, other: Pointer) -> Act:
        return super().connect(other._replace(how="that") if other.how == "pronoun" else other)

    def equips_host(self, card: Pointer) -> bool:
        return card.how != "pronoun"

    def placed(self, position: Position | tuple[Position, ...], cards: Said) -> str:
        each = position if isinstance(position, tuple) else (position,)
        return join_list("it", [agree(self.into(one), noun("it", cards.noun), cards.n) for one in each], "or")

    def half(self, whole: str) -> str:
        return super().half(f"de{whole.removeprefix('a')}")

    # Clauses --------------------------------------------------------------------------------------

    def starts_clause(self, act: Act, mood: Mood) -> bool:
        return self.closes(act, "")

    def ways(self, kinds: SummonKind) -> str:
        return summoned_as(lexicon.verb("it", "summon")["pp"], kinds)
