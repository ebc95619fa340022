"""English acts: actions, modifiers and frames."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulebook.language.voices.voice import Act, Mood, Pointer, Said, Voice
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.lexicon import verb
from rulebook.language.words.noun_phrases import join_list, phrase
from rulebook.vocabulary.terms import Negation, Position, Side, Zone

PLAYER = {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.EACH: "each player"}
_ZONES = {Zone.HAND: "hand", Zone.DECK: "Deck", Zone.GRAVEYARD: "GY", Zone.EXTRA: "Extra Deck"}


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

    def timed(self, time: str) -> Act:
        return replace(self, rest=f"{self.rest} {time}".strip())

    def in_place(self, obj: str, place: str) -> Act:
        return replace(self, rest=f"{obj} {place}{self.rest.removeprefix(obj)}")

    def forbidden(self) -> str:
        return self.rest

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        words = {
            Mood.ORDER: f"{self.subject} {self.base if self.plural or self.subject in ('', 'you') else self.sg3}",
            Mood.CAN: self.base,
            Mood.EACH: f"each player {self.sg3}",
            Mood.EACH_CAN: f"each player can {self.base}",
            Mood.BY: _ing(self.base),
            Mood.YOU_CAN: f"you can {self.base}",
            Mood.OWNER_CAN: f"its owner can {self.base}",
            Mood.THEY: f"your opponent {self.sg3}",
            Mood.THEY_CAN: f"your opponent can {self.base}",
        }[mood]
        rest = self.each if self.each and mood is Mood.EACH else self.rest
        return f"{words} {rest}".strip()


def _act(word: str, rest: str) -> EnglishAct:
    forms = verb("en", word)
    return EnglishAct(forms["base"], forms["sg3"], rest)


def be(subject: Said, rest: str) -> EnglishAct:
    return EnglishAct("are", "is", rest, subject.text, subject.n != 1)


class EnglishActs(Voice):
    """The part of the English voice for actions."""

    lang = "en"

    def closes(self, act: Act, tail: str) -> bool:
        return isinstance(act, EnglishAct) and bool(act.subject)

    def statement(self, subject: str, finite: str, rest: str, tail: str = "") -> Act:
        return EnglishAct(finite, finite, f"{rest}{tail}", subject, True)

    def predicate(self, subject: Said, forms: tuple[str, str], rest: str, tail: str = "") -> Act:
        one, many = forms
        return EnglishAct(many, one, f"{rest}{tail}", subject.text, subject.n != 1)

    def order(self, verb: str, obj: Said, rest: str = "", tail: str = "", each: str = "") -> Act:
        of_each = " ".join(part for part in (obj.text, each, tail) if part) if each else ""
        return replace(_act(verb, " ".join(part for part in (obj.text, rest, tail) if part)), each=of_each)

    def do(self, verb: str, obj: Said) -> Act:
        return _act(verb, obj.text)

    def send(self, obj: Said) -> Act:
        return _act("send", f"{obj.text} to the GY")

    def discard_to_graveyard(self, obj: Said) -> Act:
        return _act("discard", f"{obj.text} to the GY")

    def return_to(self, obj: Said, zone: Zone) -> Act:
        return _act("return-hand", f"{obj.text} to the {_ZONES[zone]}")

    def add(self, obj: Said, origin: str, each: bool = False) -> Act:
        whose = "their" if each else "your"
        return _act("add", " ".join(f"{obj.text} {origin} to {whose} hand".split()))

    def draw(self, n: int, for_each: str = "") -> Act:
        return _act("draw", f"{n} card{'s' if n != 1 else ''} {for_each}".strip())

    def special_summon(self, obj: Said, position: Position | tuple[Position, ...] | None) -> Act:
        rest = f"{obj.text} {self.positions(position) if position is not None else ''}".strip()
        return EnglishAct("Special Summon", "Special Summons", rest)

    def damage(self, who: Side, amount: int | None, equal_to: str, for_each: str = "") -> Act:
        amount_text = f"{amount} damage" if amount is not None else "damage"
        tail = f"equal to {equal_to}" if equal_to else for_each
        if who is Side.OPPONENT:
            return _act("inflict", f"{amount_text} to your opponent {tail}".strip())
        return EnglishAct("take", "takes", f"{amount_text} {tail}".strip(), PLAYER[who])

    def gain_lp(self, who: Side, amount: int | None, for_each: str = "", equal_to: str = "") -> Act:
        what = f"LP equal to {equal_to}" if amount is None else f"{amount} LP {for_each}".strip()
        return EnglishAct("gain", "gains", what, PLAYER[who])

    def pay_lp(self, amount: int | None) -> Act:
        return _act("pay", f"{amount} LP" if amount is not None else "half your LP")

    def negate(self, what: tuple[Negation, ...]) -> Act:
        words = {
            Negation.ACTIVATION: "activation",
            Negation.EFFECT: "effect",
            Negation.SUMMON: "Summon",
            Negation.ATTACK: "attack",
        }
        return _act("negate", f"the {join_list('en', [words[part] for part in what], 'or')}")

    def equip(self, card: Pointer, host: Pointer) -> Act:
        return _act("equip", f"{self.point(card).text} to {self.point(host).text}")

    def connect(self, other: Pointer) -> Act:
        return _act("keep", f"{self.point(other).text} as the target of this card")

    def turn_face_down(self, obj: Said) -> Act:
        return _act("change", f"{obj.text} to face-down Defense Position")

    def face_down(self, banish: Act, said: Said, bare: str) -> Act:
        if isinstance(banish, EnglishAct) and not said.pronoun:
            banish = replace(banish, rest=f"{banish.rest},")
        return banish.timed("face-down")

    def turn_face_up(self, obj: Said, aside: str) -> Act:
        return EnglishAct("flip", "flips", f"{obj.text} face-up{aside}")

    def change_into(self, obj: Said, into: str) -> Act:
        return _act("change", f"{obj.text} {into}")

    def swap_control(self, yours: Thing, theirs: Thing, n: int) -> Act:
        chosen = self.thing(Thing(yours.noun, zones=yours.zones, side=Side.EACH), n).text
        those = phrase("en", yours.noun, 2, article="that")
        return EnglishAct("", "chooses", f"{chosen}, and control of {those} is exchanged", "each player")

    def normal_summon_now(self) -> Act:
        rest = "1 monster immediately after this effect resolves"
        return EnglishAct("Normal Summon/Set", "Normal Summons/Sets", rest)

    def roll(self) -> Act:
        return _act("roll", "a six-sided die")

    # Clauses --------------------------------------------------------------------------------------

    def starts_clause(self, act: Act, mood: Mood) -> bool:
        return mood is Mood.ORDER and self.closes(act, "")

    def by_doing(self, act: Act) -> str:
        return f"by {act.say(Mood.BY)}"
