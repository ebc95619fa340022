"""German acts: the positions of the verb, its prefix and a relative clause in each mood."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rulebook.language.voices.voice import Act, Mood, Pointer, Said, Voice
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.lexicon import Words, noun, verb
from rulebook.language.words.noun_phrases import join_list, phrase
from rulebook.language.words.phrasebook import row
from rulebook.vocabulary.terms import (
    Negation,
    Position,
    Side,
    Zone,
)

from .grammar import possessive

PLAYER = {Side.YOU: "du", Side.OPPONENT: "dein Gegner", Side.EACH: "jeder Spieler"}


@dataclass(frozen=True, slots=True)
class GermanAct(Act):
    """An imperative: the verb, the words between its parts, and a final relative clause."""

    word: Words
    middle: str
    tail: str = ""
    each: str = ""
    """In place of ``middle`` when each player does it."""

    def timed(self, time: str) -> Act:
        return replace(self, middle=f"{self.middle} {time}".strip())

    def in_place(self, obj: str, place: str) -> Act:
        first, how, position = self.middle.partition("als Spezialbeschwörung")
        return replace(self, middle=f"{first}{how} {place}{position}")

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        parts: tuple[str, ...]
        word, prefix = self.word, self.word.get("prefix")
        match mood:
            case Mood.ORDER:
                parts = (word["imp"], adverb, self.middle, prefix)
            case Mood.CAN:
                parts = (adverb, self.middle, word["inf"], "")
            case Mood.EACH:
                own = self.each or self.middle
                who = f"{word['sg3']} jeder Spieler" if inverted else f"jeder Spieler {word['sg3']}"
                parts = (who, own, prefix)
            case Mood.EACH_CAN:
                start = "kann jeder Spieler" if inverted else "jeder Spieler kann"
                parts = (start, self.middle, word["inf"], "")
            case Mood.THEY if inverted:
                parts = (word["sg3"], "dein Gegner", self.middle, prefix)
            case Mood.THEY:
                parts = ("dein Gegner", word["sg3"], self.middle, prefix)
            case Mood.THEY_CAN:
                start = "kann dein Gegner" if inverted else "dein Gegner kann"
                parts = (start, self.middle, word["inf"], "")
            case Mood.OWNER_CAN:
                start = "kann sein Besitzer" if inverted else "sein Besitzer kann"
                parts = (start, self.middle, word["inf"], "")
            case Mood.YOU_CAN:
                parts = ("kannst du" if inverted else "du kannst", self.middle, word["inf"], "")
            case Mood.BY:
                parts = ("indem du", self.middle, f"{prefix}{word['sg2']}", "")
        return " ".join(part for part in parts if part) + self.tail


@dataclass(frozen=True, slots=True)
class GermanStatement(Act):
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
        parts = (self.finite, self.subject) if inverted else (self.subject, self.finite)
        return " ".join((*parts, self.rest)).strip() + self.tail


def whole(said: Said) -> str:
    """A noun phrase followed by more words: a comma closes its relative clause."""
    return f"{said.text}{said.tail}," if said.tail else said.text


def _act(word: str, obj: Said, rest: str = "", before: str = "") -> GermanAct:
    """The object's relative clause moves behind a bare verb or prefix, but not behind ``rest``."""
    if rest and obj.tail:
        return GermanAct(verb("de", word), f"{before} {obj.text}{obj.tail}, {rest}".strip())
    return GermanAct(verb("de", word), f"{before} {obj.text} {rest}".strip(), obj.tail)


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

    def order(self, verb: str, obj: Said, rest: str = "", tail: str = "", each: str = "") -> Act:
        before = "dir" if verb == "look" else ""
        obj = obj._replace(tail=f", {tail}" if tail else obj.tail)
        return replace(_act(verb, obj, rest, before), each=_act(verb, obj, each, before).middle if each else "")

    def do(self, verb: str, obj: Said) -> Act:
        return _act(verb, obj, "als Tribut" if verb == "tribute" else "")

    def send(self, obj: Said) -> Act:
        return _act("send", obj, "auf den Friedhof")

    def discard_to_graveyard(self, obj: Said) -> Act:
        return _act("discard", obj, "auf den Friedhof")

    def return_to(self, obj: Said, zone: Zone) -> Act:
        if zone is Zone.HAND:
            return _act("return-hand", obj, "auf die Hand")
        return _act("return-gy", obj, "auf den Friedhof" if zone is Zone.GRAVEYARD else "ins Extra Deck")

    def add(self, obj: Said, origin: str, each: bool = False) -> Act:
        hand = "seiner Hand" if each else "deiner Hand"
        known = obj.pronoun or (not origin and obj.text.startswith(("dies", "jen")))
        return _act("add", obj, hand) if known else _act("add", obj, origin, hand)

    def draw(self, n: int, for_each: str = "") -> Act:
        cards = phrase("de", "card", n, article="digit")
        return _act("draw", Said(f"{for_each} {cards}".strip()))

    def special_summon(self, obj: Said, position: Position | tuple[Position, ...] | None) -> Act:
        rest = "als Spezialbeschwörung"
        if position is not None:
            rest += f" {self.positions(position)}"
        return _act("summon", obj, rest)

    def damage(self, who: Side, amount: int | None, equal_to: str, for_each: str = "") -> Act:
        amount_text = f"{amount} Schaden" if amount is not None else "Schaden"
        what = f"{amount_text} in Höhe {equal_to}" if equal_to else f"{for_each} {amount_text}".strip()
        if who is Side.OPPONENT:
            return _act("inflict", Said(what), "", "deinem Gegner")
        return GermanStatement(PLAYER[who], "erhältst" if who is Side.YOU else "erhält", what)

    def gain_lp(self, who: Side, amount: int | None, for_each: str = "", equal_to: str = "") -> Act:
        finite = "erhältst" if who is Side.YOU else "erhält"
        what = f"LP in Höhe {equal_to}" if amount is None else f"{for_each} {amount} LP".strip()
        return GermanStatement(PLAYER[who], finite, what)

    def pay_lp(self, amount: int | None) -> Act:
        return _act("pay", Said(f"{amount} LP" if amount is not None else "die Hälfte deiner LP"))

    def negate(self, what: tuple[Negation, ...]) -> Act:
        words = {
            Negation.ACTIVATION: "activation",
            Negation.EFFECT: "effect",
            Negation.SUMMON: "summon",
            Negation.ATTACK: "attack",
        }
        return _act("negate", Said(join_list("de", [phrase("de", words[part]) for part in what], "or")))

    def equip(self, card: Pointer, host: Pointer) -> Act:
        return _act("equip", self.point(host), f"mit {self.point(card, 'dat').text}")

    def connect(self, other: Pointer) -> Act:
        return _act("keep", self.point(other), "als Ziel dieser Karte")

    def turn_face_down(self, obj: Said) -> Act:
        return _act("change", obj, "in die verdeckte Verteidigungsposition")

    def face_down(self, banish: Act, said: Said, bare: str) -> Act:
        return banish.timed("verdeckt")

    def turn_face_up(self, obj: Said, aside: str) -> Act:
        return GermanAct(verb("de", "flip"), obj.text, obj.tail + aside)

    def change_into(self, obj: Said, into: str) -> Act:
        return _act("change", obj, into)

    def swap_control(self, yours: Thing, theirs: Thing, n: int) -> Act:
        chosen = self.thing(Thing(yours.noun, zones=yours.zones, side=Side.EACH), n)
        those = phrase("de", yours.noun, 2, article="that")
        rest = f"{chosen.text}{chosen.tail}, und die Kontrolle über {those} wird getauscht"
        return GermanStatement("jeder Spieler", "bestimmt", rest)

    def normal_summon_now(self) -> Act:
        middle = "sofort nach der Auflösung dieses Effekts 1 Monster als Normalbeschwörung"
        return GermanAct(verb("de", "summon"), middle, " oder setze es")

    def roll(self) -> Act:
        return _act("roll", Said(phrase("de", "die", article="indef")))

    # Clauses --------------------------------------------------------------------------------------

    def after_cost(self, act: Act, mood: Mood) -> tuple[str, str]:
        if mood is not Mood.CAN:
            return super().after_cost(act, mood)
        joint, adverb = row("de", "clauses.after_cost")
        return f"{joint}{adverb} ", act.say(mood)
