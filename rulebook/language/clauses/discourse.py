"""What an effect has mentioned so far: which cards a reference means, and whether a pronoun is unambiguous."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulebook.language.voices.voice import Pointer, Said, Voice, paid_for
from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.noun_phrases import join_list
from rulebook.language.words.phrasebook import row, wording
from rulebook.language.words.word_ids import CARD_NOUNS, named_kind, token
from rulebook.vocabulary.filters import (
    Amount,
    ChooseNumber,
    Count,
    Counters,
    DamageTaken,
    Filter,
    Half,
    Lp,
    MaterialsUsed,
    Named,
    Number,
    Or,
    PhasesPassed,
    Same,
    StatOf,
    Sum,
    Times,
)
from rulebook.vocabulary.operations import (
    DONE,
    All,
    AnyNumber,
    Combo,
    Highest,
    HowMany,
    Lowest,
    Pick,
    Random,
    Selector,
    Target,
    The,
    TokenOf,
    Top,
    UpTo,
)
from rulebook.vocabulary.terms import ON_FIELD, CounterKind, Ref, Side, Until, Zone

from .phases_passed import passed

THOSE = Pointer("that")


def many(count: HowMany) -> int:
    """2 if the count may be more than one card, otherwise 1."""
    if isinstance(count, AnyNumber | Number):
        return 2
    most = count.high if isinstance(count, UpTo) else count
    return 1 if most == 1 else 2


@dataclass(slots=True)
class Scene:
    """The cards mentioned so far while one effect is rendered.

    ``clear``: only the one target group has been mentioned, so a pronoun can refer to it. ``short``: "it" can refer to
    this card, which the previous clause mentioned. ``done`` are the cards of the last operation, ``done_verb`` and
    ``paid_verb`` what happened to them. ``met``: the event mentioned the monster battled. ``caps``: how many counters
    the card can hold. ``home``: its location when it is its own cost, if not on the field. ``span``: a time shared by
    all parts, and ``front``: it is yet to be stated. ``that``: the noun of the event's cards. ``again``: the cards were
    the subject of the previous part, so a pronoun is unambiguous; ``each``: each player was; ``they``: the opponent.
    ``alone``: nothing but this card has been mentioned.
    """

    voice: Voice
    targets: tuple[Target, ...] = ()
    event_many: bool = False
    short: bool = False
    clear: bool = True
    done: Pointer = THOSE
    kept: Pointer = THOSE
    done_verb: str = ""
    paid_verb: str = ""
    met: bool = False
    caps: tuple[tuple[CounterKind, int], ...] = ()
    home: tuple[Zone, ...] = ()
    span: Until | None = None
    front: bool = False
    again: bool = False
    each: bool = False
    alone: bool = False
    they: bool = False
    that: str = "monster"

    def target(self, index: int) -> tuple[str, int]:
        """Noun and number of a target group."""
        group = self.targets[index]
        thing = describe(group.filter)
        noun = "monster" if thing.ref in (Ref.THAT, Ref.ATTACKER) else named_kind(thing) if thing.slug else thing.noun
        return noun, many(group.count)

    def pointer(self, ref: Ref) -> Pointer:
        """How to refer to the cards of a reference at this point.

        Raises:
            CannotSay: the reference cannot be expressed in card text.
        """
        match ref:
            case Ref.THIS:
                return Pointer("pronoun", "card") if self.short else Pointer("again" if self.alone else "this")
            case Ref.TARGET if len(self.targets) == 1:
                noun, n = self.target(0)
                return Pointer("pronoun" if self.clear else "that", _plain(noun, self.clear), n)
            case Ref.TARGET if self.targets:
                nouns = {self.target(index)[0] for index in range(len(self.targets))}
                return Pointer("pronoun" if self.clear else "that", nouns.pop() if len(nouns) == 1 else "card", 2)
            case Ref.TARGET_1 | Ref.TARGET_2:
                return Pointer("first" if ref is Ref.TARGET_1 else "second")
            case Ref.DONE:
                return self.done
            case Ref.KEPT:
                return self.kept
            case Ref.HOST | Ref.BOUND if self.again:
                return Pointer("pronoun", "monster")
            case Ref.HOST:
                return Pointer("equipped", "monster")
            case Ref.USED:
                return Pointer("pronoun", "monster", 2)
            case Ref.WORN:
                return Pointer("worn", "monster")
            case Ref.BOUND:
                return Pointer("that", "monster")
            case Ref.ATTACKER | Ref.ATTACKED:
                return Pointer("attacking" if ref is Ref.ATTACKER else "attacked", "monster")
            case Ref.FIGHTING:
                return Pointer("yours", "monster")
            case Ref.BATTLED:
                return Pointer("that" if self.met else "opposing", "monster")
            case Ref.PAID:
                return paid_for(self.paid_verb)
            case Ref.THAT:
                return Pointer("that", self.that, 2 if self.event_many else 1)
            case Ref.LINK:
                return Pointer("that", "card")
            case Ref.EXCAVATED | Ref.REST:
                return Pointer("excavated" if ref is Ref.EXCAVATED else "remaining", "card", 2)
            case _:
                raise CannotSay(f"no words for the reference {ref!r}")

    def ref(self, ref: Ref, case: str = "acc") -> Said:
        """The cards of a reference as a noun phrase; mentioning this card makes a later pronoun ambiguous."""
        said = self.voice.point(self.pointer(ref), case)
        if ref is Ref.THIS:
            self.clear = False
        else:
            self.alone = False
        return said

    def described(self, filter_: Filter, case: str = "nom", long: bool = False, style: str = "in") -> Said:
        """The subject of a modifier: a reference, or any cards that fit (``long``: as Trap Cards)."""
        thing = describe(filter_)
        self.alone = self.alone and thing.ref is Ref.THIS
        if self.again and thing.ref is None:
            return self.voice.point(Pointer("pronoun", thing.noun, 2), case)
        if thing.highest is not None:
            return self.voice.with_highest(self.voice.thing(thing, 2, case, "def"), thing.highest)
        if thing.namesakes:
            return self.voice.point(Pointer("that", "monster", 2), case)
        if long:
            thing = replace(thing, noun=CARD_NOUNS.get(thing.noun, thing.noun))
        if thing.ref is not None:
            return self.ref(thing.ref, case)
        return self.voice.thing(replace(thing, every=True), 2, case, self.voice.generic_article, style)

    def owned(self, filter_: Filter) -> tuple[Said, Said]:
        """The cards whose stat changes, in the genitive (of all Machine monsters you control) and the nominative."""
        thing = describe(filter_)
        if thing.ref is Ref.ATTACKER and thing.side is not None:
            thing = replace(thing, ref=None, adjectives=(*thing.adjectives, "attacking"))
        if thing.ref is None:
            every = replace(thing, every=True)
            return self.voice.thing(every, 2, "gen", "all"), self.voice.thing(every, 2, "nom", "all")
        pointer = self.pointer(thing.ref)
        if pointer.how in ("pronoun", "again"):
            pointer = pointer._replace(how="this" if thing.ref is Ref.THIS else "that")
        return self.voice.point(pointer, "gen"), self.voice.point(pointer, "nom")

    def described_by(self, filter_: Filter) -> Thing:
        """``describe``, with what was done to the cards of the cost."""
        return replace(describe(filter_), paid=self.paid_verb)

    def select(self, selector: Selector, style: str = "in") -> Said:
        """A selector as the object of an operation."""
        voice = self.voice
        self.alone = self.alone and selector == The(Ref.THIS)
        match selector:
            case The(ref):
                said = self.ref(ref)
            case Pick(count, Or(parts)) if not all(isinstance(one, Named) for one in parts):
                choices = [voice.counted(count, self.described_by(one), style) for one in parts]
                text = join_list(voice.lang, [voice.whole(one) for one in choices], "or")
                said = choices[0]._replace(text=text, tail="")
            case Pick(count, filter_):
                said = voice.counted(count, self.described_by(filter_), style)
                if self.described_by(filter_).that_name:
                    bare = voice.counted(count, self.described_by(filter_).anywhere()).text
                    same = wording(voice.lang, "discourse.same_name")
                    said = said._replace(text=f"{bare} {same}{said.text.removeprefix(bare)}")
            case All(filter_):
                thing = self.described_by(filter_)
                if thing.zones == (Zone.BANISHED,) and thing.side is Side.ANY:
                    thing = replace(thing.anywhere(), adjectives=(*thing.adjectives, "banished"))
                if thing.ref is Ref.TARGET:
                    said = voice.point(Pointer("that", thing.noun), "acc")
                    said = said._replace(text=wording(voice.lang, "discourse.own_target"))
                elif thing.ref is Ref.THAT:
                    n = 2 if self.event_many else 1
                    said = voice.thing(thing.anywhere(), n, article="that")
                elif thing.highest is not None:
                    said = voice.with_highest(voice.thing(thing, 2, article="def"), thing.highest)
                elif thing.summonable:
                    said = voice.thing(thing, 1, article="def")
                else:
                    on_field = any(zone in ON_FIELD for zone in thing.zones)
                    said = voice.thing(thing, 2, article="all", style="in" if on_field else style)
                    if thing.that_name:
                        name = wording(voice.lang, "discourse.that_name")
                        bare = (
                            voice.thing(thing.anywhere(), 2, article="all").text
                            if voice.name_before_place
                            else said.text
                        )
                        said = said._replace(text=f"{bare} {name}{said.text.removeprefix(bare)}")
            case Top(count, side):
                low, high = _bounds(count)
                said = voice.top(low, high, side)
            case Random(number, filter_):
                said = voice.random(number, self.described_by(filter_))
            case Highest(stat, filter_):
                said = voice.highest(stat, self.described_by(filter_))
            case Lowest(stat, filter_):
                said = voice.highest(stat, self.described_by(filter_), lowest=True)
            case Combo(parts):
                said = voice.combo(tuple((n, self.described_by(filter_)) for n, filter_ in parts), style)
            case TokenOf(slug, int() as number):
                said = voice.tokens(token(slug), number)
            case TokenOf(slug):
                said = voice.tokens(token(slug), 2, "none")
                said = said._replace(text=wording(voice.lang, "special_summons.as_many").format(said.text))
        return said

    def after(self, verb: str, said: Said, selector: Selector) -> None:
        """Record what the operation just rendered did, and to which cards."""
        at_once = self.done_verb == "destroy" and verb == "banish" and selector == DONE
        self.done_verb = "destroy" if at_once else verb  # destroying and banishing them is one movement
        if isinstance(selector, The) and selector.ref is Ref.THIS:
            self.done = Pointer("this")
            return
        if isinstance(selector, The) and selector.ref is Ref.DONE and self.done.how == "pronoun":
            return
        same = isinstance(selector, The) and selector.ref in (Ref.TARGET, Ref.DONE)
        if isinstance(selector, All):
            self.clear = False
        bound = isinstance(selector, The) and selector.ref is Ref.BOUND
        how = "pronoun" if isinstance(selector, All) or same or bound else "that"
        if same:
            how = "pronoun" if self.clear else "that"
        self.done = Pointer(how, said.noun, said.n)

    def keep(self) -> None:
        """Remember the cards of the last operation for a later part of the effect: that card, the banished card."""
        self.kept = self.done._replace(how="banished" if self.done_verb == "banish" else "that")

    def spelled_out(self) -> Scene:
        """The same moment for words that are read on their own: no pronoun for this card."""
        return replace(self, alone=False)

    def from_home(self, said: Said, selector: Selector) -> Said:
        """This card with its location, if the text mentions that nowhere else: this card from your hand."""
        if not self.home or not isinstance(selector, The) or selector.ref is not Ref.THIS:
            return said
        return said._replace(text=f"{said.text} {self.voice.place(self.home, Side.YOU, 'from')}")

    # Amounts --------------------------------------------------------------------------------------

    def amount(self, amount: Amount) -> tuple[int | None, str, str]:
        """An amount as (number, "for each" clause, "equal to" phrase); inapplicable ones are None or empty.

        Half of a player's Life Points is (None, "", ""); a loss equal to something is (-1, "", "equal to").

        Raises:
            CannotSay: the amount cannot be rendered yet.
        """
        match amount:
            case int():
                return amount, "", ""
            case Times(factor, MaterialsUsed() | Count(Same(Ref.MATERIALS)) as counted):
                texts = row(self.voice.lang, "discourse.for_each_material")
                return factor, texts[isinstance(counted, MaterialsUsed)], ""
            case Times(factor, PhasesPassed() as phases):
                return factor, passed(self.voice.lang, phases), ""
            case Times(factor, Number() as number):
                return factor, self.for_each(number), ""
            case Times(factor, Count(filter_)):
                return factor, self.voice.for_each_thing(describe(filter_)), ""
            case Number():
                return 1, self.for_each(amount), ""
            case Count(filter_):
                return 1, self.voice.for_each_thing(describe(filter_)), ""
            case Times(factor, Counters(kind, ref)):
                return factor, self.voice.for_each_counter(kind, self.pointer(ref)), ""
            case Sum(stat, filter_):
                return None, "", self.voice.sum_of(stat, self.voice.thing(describe(filter_), 2, "gen", "all"))
            case DamageTaken():
                return None, "", wording(self.voice.lang, "damage_taken.damage_taken")
            case StatOf(stat, ref, original):
                self.clear = False
                pointer = self.pointer(ref)
                self.alone = self.alone and ref is Ref.THIS
                if ref is Ref.DONE and pointer.how == "pronoun":
                    pointer = pointer._replace(how="that")
                return None, "", self.voice.stat_of(stat, pointer, original)
            case Times(-1, StatOf() as lost):
                return -1, "", self.amount(lost)[2]
            case Half(StatOf() as whole):
                return None, "", self.voice.half(self.amount(whole)[2])
            case Half(Lp(Side.YOU)):
                return None, "", ""
            case _:
                raise CannotSay(f"no words for the amount {amount!r}")

    def for_each(self, number: Number) -> str:
        """Example: for each card sent to the GY this way; for each of those cards."""
        if number == Number(Ref.THAT):
            return wording(self.voice.lang, f"discourse.for_each_that.{self.that}")
        verb = {Ref.PAID: self.paid_verb, Ref.DONE: self.done_verb}.get(number.ref, "")
        if not verb:
            raise CannotSay(f"no words for the number {number!r}")
        return self.voice.for_each(verb, number.controlled_by)


def _plain(noun: str, clear: bool) -> str:
    """The shorter noun for cards just mentioned."""
    if noun in ("normal-monster", "effect-monster", "non-effect-monster", "flip-monster"):
        return "monster"
    return "card" if noun == "spell-trap" and not clear else noun


def _bounds(count: Amount) -> tuple[int, int]:
    match count:
        case int():
            return count, count
        case ChooseNumber(low, high):
            return low, high
        case _:
            raise CannotSay(f"no words for {count!r} cards from the top of a Deck")
