"""Italian acts: imperatives and infinitives with attached pronouns, statements, frames."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from rulebook.language.voices.voice import Act, Mood, Pointer, Said, Voice
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.lexicon import Words, noun, verb
from rulebook.language.words.noun_phrases import join_list, phrase
from rulebook.vocabulary.terms import Negation, Position, Side, SummonKind, Zone

from .grammar import agree, agree_endings, clitic
from .grammar import summoned as summoned_as

PLAYER = {Side.YOU: "", Side.OPPONENT: "il tuo avversario", Side.EACH: "ogni giocatore"}


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
        form, start = {
            Mood.ORDER: (self.word.get("imp"), ""),
            Mood.CAN: (self.word["inf"], ""),
            Mood.EACH: (self.word["sg3"], "ogni giocatore"),
            Mood.EACH_CAN: (self.word["inf"], "ogni giocatore può"),
            Mood.BY: (_gerund(self.word["inf"]), ""),
            Mood.YOU_CAN: (self.word["inf"], "puoi"),
            Mood.OWNER_CAN: (self.word["inf"], "il suo proprietario può"),
            Mood.THEY: (self.word["sg3"], "il tuo avversario"),
            Mood.THEY_CAN: (self.word["inf"], "il tuo avversario può"),
        }[mood]
        obj = self.obj.text
        if self.obj.pronoun and mood not in (Mood.EACH, Mood.THEY):
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


def _act(word: str, obj: Said, rest: str = "", close: str = "") -> ItalianAct:
    return ItalianAct(verb("it", word), obj, rest, close)


class ItalianActs(Voice):
    """The part of the Italian voice for actions."""

    lang = "it"
    capital_after_colon = False
    drops_subject = True
    generic_article = "def"

    def closes(self, act: Act, tail: str) -> bool:
        return isinstance(act, ItalianStatement)

    def both(self, clauses: list[str]) -> str:
        first, *rest = self.ellipsis(clauses)
        return first + "".join(f" ed {said}" if said.startswith("e") else f" e {said}" for said in rest)

    def statement(self, subject: str, finite: str, rest: str, tail: str = "") -> Act:
        return ItalianStatement(subject, f"{finite} {rest}{tail}".strip())

    def agreeing(self, text: str, cards: Said) -> str:
        return agree_endings(text, noun("it", cards.noun), cards.n)

    def own(self, owner: Said, owned: str, n: int = 1, case: str = "acc") -> str:
        own = super().own(owner, owned, n, case)
        return agree(own, noun("it", owned), n) if owner.n == 1 else own

    def order(self, verb: str, obj: Said, rest: str = "", tail: str = "", each: str = "") -> Act:
        return _act(verb, obj, f"{rest} {tail}".strip())

    def do(self, verb: str, obj: Said) -> Act:
        return _act(verb, obj, close="come Tributo" if verb == "tribute" else "")

    def send(self, obj: Said) -> Act:
        return _act("send", obj, "al Cimitero")

    def discard_to_graveyard(self, obj: Said) -> Act:
        return _act("discard", obj, "al Cimitero")

    def return_to(self, obj: Said, zone: Zone) -> Act:
        where = {Zone.HAND: "nella mano", Zone.DECK: "nel Deck", Zone.GRAVEYARD: "nel Cimitero"}
        return _act("return-hand", obj, where.get(zone, "nell'Extra Deck"))

    def add(self, obj: Said, origin: str, each: bool = False) -> Act:
        return _act("add", obj, f"{origin} alla {'sua' if each else 'tua'} mano".strip())

    def draw(self, n: int, for_each: str = "") -> Act:
        return _act("draw", Said(phrase("it", "card", n, article="digit")), for_each)

    def special_summon(self, obj: Said, position: Position | tuple[Position, ...] | None) -> Act:
        each = position if isinstance(position, tuple) else () if position is None else (position,)
        entry = noun("it", obj.noun)
        where = join_list("it", [agree(self.into(one), entry, obj.n) for one in each], "or")
        return _act("summon", obj, where, "Specialmente")

    def damage(self, who: Side, amount: int | None, equal_to: str, for_each: str = "") -> Act:
        amount_text = f"{amount} danni" if amount is not None else "danno"
        tail = f"pari {equal_to}" if equal_to else for_each
        if who is Side.OPPONENT:
            if equal_to:
                return _act("inflict", Said("al tuo avversario"), f"{amount_text} {tail}")
            return _act("inflict", Said(amount_text), f"al tuo avversario {tail}".strip())
        said = "subisci" if who is Side.YOU else "subisce"
        return ItalianStatement(PLAYER[who], f"{said} {amount_text} {tail}".strip())

    def gain_lp(self, who: Side, amount: int | None, for_each: str = "", equal_to: str = "") -> Act:
        said = "guadagni" if who is Side.YOU else "guadagna"
        what = f"LP pari {equal_to}" if amount is None else f"{amount} LP {for_each}".strip()
        return ItalianStatement(PLAYER[who], f"{said} {what}")

    def pay_lp(self, amount: int | None) -> Act:
        return _act("pay", Said(f"{amount} LP" if amount is not None else "la metà dei tuoi LP"))

    def negate(self, what: tuple[Negation, ...]) -> Act:
        words = {
            Negation.ACTIVATION: "activation",
            Negation.EFFECT: "effect",
            Negation.SUMMON: "summon",
            Negation.ATTACK: "attack",
        }
        return _act("negate", Said(join_list("it", [phrase("it", words[part]) for part in what], "or")))

    def equip(self, card: Pointer, host: Pointer) -> Act:
        if card.how == "pronoun":
            return _act("equip", self.point(card), f"a {self.point(host).text}")
        return _act("equip", self.point(host), f"con {self.point(card).text}")

    def connect(self, other: Pointer) -> Act:
        named = other._replace(how="that") if other.how == "pronoun" else other
        return _act("keep", self.point(named), "come bersaglio di questa carta")

    def turn_face_down(self, obj: Said) -> Act:
        down = agree("coperto", noun("it", obj.noun), obj.n)
        return _act("change", obj, f"{down} in Posizione di Difesa")

    def face_down(self, banish: Act, said: Said, bare: str) -> Act:
        how = agree("coperto", noun("it", said.noun), said.n)
        if isinstance(banish, ItalianAct) and not said.pronoun:
            banish = replace(banish, obj=said._replace(text=f"{said.text},"))
        return banish.timed(how)

    def turn_face_up(self, obj: Said, aside: str) -> Act:
        return _act("flip", obj, aside.strip())

    def change_into(self, obj: Said, into: str) -> Act:
        return _act("change", obj, into)

    def swap_control(self, yours: Thing, theirs: Thing, n: int) -> Act:
        chosen = self.thing(Thing(yours.noun, zones=yours.zones, side=Side.EACH), n).text
        those = phrase("it", yours.noun, 2, "gen", "that")
        return ItalianStatement("ogni giocatore", f"seleziona {chosen} e il controllo {those} viene scambiato")

    def normal_summon_now(self) -> Act:
        after = "immediatamente dopo che questo effetto si è risolto"
        return _act("summon", Said("1 mostro"), after, "Normalmente o Posiziona")

    def half(self, whole: str) -> str:
        return super().half(f"de{whole.removeprefix('a')}")

    def roll(self) -> Act:
        return _act("roll", Said(phrase("it", "die", article="indef")))

    # Clauses --------------------------------------------------------------------------------------

    def starts_clause(self, act: Act, mood: Mood) -> bool:
        return self.closes(act, "")

    def ways(self, kinds: SummonKind) -> str:
        return summoned_as(verb("it", "summon")["pp"], kinds)
