"""Dutch acts: the positions of the verb, its prefix and the places in each mood."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import ClassVar

from rulebook.language.voices.voice import Act, Mood, Pointer, Said, Voice
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.lexicon import Words, verb
from rulebook.language.words.noun_phrases import join_list, phrase
from rulebook.vocabulary.terms import Negation, Position, Side, Zone

PLAYER = {Side.YOU: "je", Side.OPPONENT: "je tegenstander", Side.EACH: "elke speler"}
_RELATIVE = re.compile(r"^(.+?) ((?:dat|die) (?:je|hij|je tegenstander) onder controle (?:hebt|heeft))$")


def closed(said: str) -> str:
    """A noun phrase followed by more words: a comma closes its relative clause."""
    return f"{said}," if _RELATIVE.match(said) else said


@dataclass(frozen=True, slots=True)
class DutchAct(Act):
    """An imperative.

    ``middle`` precedes the separated prefix, ``end`` follows it, both precede an infinitive; ``tail`` comes last.
    ``receiver`` comes before everything else, including an adverb. The object's relative clause moves behind a bare
    infinitive: 1 monster vernietigen dat je onder controle hebt.
    """

    word: Words
    obj: str
    middle: str = ""
    end: str = ""
    tail: str = ""
    receiver: str = ""
    each: str = ""
    """In place of ``end`` when each player does it."""

    def timed(self, time: str) -> Act:
        return replace(self, end=f"{self.end} {time}".strip())

    def in_place(self, obj: str, place: str) -> Act:
        return replace(self, middle=f"{place} {self.middle}".strip())

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        word, prefix = self.word, self.word.get("prefix")
        infinitive = word["inf"]
        bare = infinitive.removeprefix(prefix)
        jumps = None if self.middle or self.end else _RELATIVE.match(self.obj)
        obj, relative = jumps.groups() if jumps else (self.obj, "")
        parts: tuple[str, ...]
        match mood:
            case Mood.ORDER:
                parts = (word["imp"], self.receiver, adverb, self.obj, self.middle, prefix, self.end)
            case Mood.CAN:
                parts = (self.receiver, adverb, obj, self.end, self.middle, infinitive, relative)
            case Mood.EACH:
                start = f"{word['sg3']} elke speler" if inverted else f"elke speler {word['sg3']}"
                parts = (start, adverb, self.obj, self.middle, prefix, self.each or self.end)
            case Mood.EACH_CAN:
                start = "mag elke speler" if inverted else "elke speler mag"
                parts = (start, adverb, obj, self.end, self.middle, infinitive, relative)
            case Mood.THEY if inverted:
                parts = (word["sg3"], "je tegenstander", adverb, self.obj, self.middle, prefix, self.end)
            case Mood.THEY:
                parts = ("je tegenstander", word["sg3"], self.obj, self.middle, prefix, self.end)
            case Mood.THEY_CAN:
                start = "mag je tegenstander" if inverted else "je tegenstander mag"
                parts = (start, adverb, obj, self.end, self.middle, infinitive, relative)
            case Mood.OWNER_CAN:
                start = "mag de eigenaar" if inverted else "de eigenaar mag"
                parts = (start, adverb, obj, self.end, self.middle, infinitive, relative)
            case Mood.YOU_CAN:
                start = "mag je" if inverted else "je mag"
                parts = (start, self.receiver, adverb, obj, self.end, self.middle, infinitive, relative)
            case Mood.BY:
                parts = ("door", obj, self.end, self.middle, prefix, "te", bare, relative)
        return " ".join(part for part in (*parts, self.tail) if part)


@dataclass(frozen=True, slots=True)
class DutchStatement(Act):
    """A subject, its verb, the rest: the verb comes first if something precedes the clause."""

    subject: str
    finite: str
    rest: str
    tail: str = ""

    is_statement: ClassVar[bool] = True

    def timed(self, time: str) -> Act:
        return replace(self, rest=f"{time} {self.rest}".strip())

    def forbidden(self) -> str:
        return self.rest

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        after = self.finite.removesuffix("t") if self.subject == "je" else self.finite
        subject = closed(self.subject) if self.rest or not inverted else self.subject
        parts = (after, subject) if inverted else (subject, self.finite)
        return " ".join(part for part in (*parts, adverb, self.rest) if part) + self.tail


def _act(word: str, obj: str, middle: str = "", end: str = "") -> DutchAct:
    return DutchAct(verb("nl", word), obj, middle, end)


class DutchActs(Voice):
    """The part of the Dutch voice for actions."""

    lang = "nl"
    comma_after_time = False
    adverbs_follow_orders = True
    must_pay = True
    name_before_place = True

    def statement(self, subject: str, finite: str, rest: str, tail: str = "") -> Act:
        return DutchStatement(subject, finite, rest, tail)

    def order(self, verb: str, obj: Said, rest: str = "", tail: str = "", each: str = "") -> Act:
        return replace(_act(verb, obj.text, "", rest), tail=tail, each=each)

    def do(self, verb: str, obj: Said) -> Act:
        if verb == "target":
            return _act("choose", obj.text, "als doelwit")
        return _act(verb, obj.text, "als Tribute" if verb == "tribute" else "")

    def send(self, obj: Said) -> Act:
        return _act("send", obj.text, "naar de Graveyard")

    def discard_to_graveyard(self, obj: Said) -> Act:
        return _act("discard", obj.text, "naar de Graveyard")

    def return_to(self, obj: Said, zone: Zone) -> Act:
        where = {Zone.HAND: "naar de hand", Zone.DECK: "naar het Deck", Zone.GRAVEYARD: "naar de Graveyard"}
        return _act("return-hand", obj.text, "", where.get(zone, "naar het Extra Deck"))

    def add(self, obj: Said, origin: str, each: bool = False) -> Act:
        return _act("add", f"{obj.text} {origin}".strip(), "", f"aan {'zijn' if each else 'je'} hand")

    def draw(self, n: int, for_each: str = "") -> Act:
        return DutchAct(verb("nl", "draw"), phrase("nl", "card", n, article="digit"), tail=for_each)

    def special_summon(self, obj: Said, position: Position | tuple[Position, ...] | None) -> Act:
        place = self.positions(position) if position is not None else ""
        return _act("summon", obj.text, place, "met een Special Summon")

    def damage(self, who: Side, amount: int | None, equal_to: str, for_each: str = "") -> Act:
        amount_text = f"{amount} schade" if amount is not None else "schade"
        tail = f"gelijk aan {equal_to}" if equal_to else for_each
        if who is Side.OPPONENT:
            return DutchAct(verb("nl", "inflict"), amount_text, tail=tail, receiver="je tegenstander")
        return DutchStatement(PLAYER[who], "krijgt", f"{amount_text} {tail}".strip())

    def gain_lp(self, who: Side, amount: int | None, for_each: str = "", equal_to: str = "") -> Act:
        what = f"LP gelijk aan {equal_to}" if amount is None else f"{amount} LP {for_each}".strip()
        return DutchStatement(PLAYER[who], "krijgt", what)

    def pay_lp(self, amount: int | None) -> Act:
        return _act("pay", f"{amount} LP" if amount is not None else "de helft van je LP")

    def negate(self, what: tuple[Negation, ...]) -> Act:
        words = {
            Negation.ACTIVATION: "activation",
            Negation.EFFECT: "effect",
            Negation.SUMMON: "summon",
            Negation.ATTACK: "attack",
        }
        return _act("negate", join_list("nl", [phrase("nl", words[part]) for part in what], "or"))

    def equip(self, card: Pointer, host: Pointer) -> Act:
        return _act("equip", self.point(host).text, "", f"met {self.point(card).text}")

    def connect(self, other: Pointer) -> Act:
        return _act("keep", self.point(other).text, "als doelwit van deze kaart")

    def turn_face_down(self, obj: Said) -> Act:
        return _act("change", obj.text, "dicht in verdedigingspositie")

    def face_down(self, banish: Act, said: Said, bare: str) -> Act:
        if not isinstance(banish, DutchAct):
            return banish.timed("dicht")
        return replace(banish, obj=f"{bare} dicht{banish.obj.removeprefix(bare)}")

    def turn_face_up(self, obj: Said, aside: str) -> Act:
        return replace(_act("flip", obj.text), tail=aside.strip())

    def upkeep(self, pay: Act, otherwise: Act, forced: bool) -> tuple[str, str, str]:
        paid, joint, _ = super().upkeep(pay, otherwise, forced)
        return paid, joint, otherwise.say(Mood.CAN)

    def change_into(self, obj: Said, into: str) -> Act:
        return _act("change", obj.text, into)

    def swap_control(self, yours: Thing, theirs: Thing, n: int) -> Act:
        chosen = self.thing(Thing(yours.noun, zones=yours.zones, side=Side.EACH), n).text
        those = phrase("nl", yours.noun, 2, article="that")
        return DutchStatement("elke speler", "kiest", f"{chosen} en de controle over {those} wordt geruild")

    def normal_summon_now(self) -> Act:
        after = "meteen na de afhandeling van dit effect"
        end = "met een Normal Summon of set dat monster"
        return replace(_act("summon", "1 monster", end=end), receiver=after)

    def roll(self) -> Act:
        return _act("roll", "met een dobbelsteen")

    # Clauses --------------------------------------------------------------------------------------

    def whole(self, said: Said) -> str:
        return closed(said.text)

    def starts_clause(self, act: Act, mood: Mood) -> bool:
        return act.is_statement or mood not in (Mood.ORDER, Mood.CAN, Mood.BY)
