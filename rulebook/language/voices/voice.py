"""The card-text interface of a language: noun phrases, acts, events, conditions, modifiers, frames."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.lexicon import card_word
from rulebook.language.words.noun_phrases import NounPhrase, join_list, phrase
from rulebook.language.words.phrasebook import wording
from rulebook.language.words.word_ids import CARD_NOUNS, PHASE_NOUNS, stat_noun
from rulebook.vocabulary.effects import Card, MonsterStats
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Count, Number
from rulebook.vocabulary.operations import (
    AnyNumber,
    HowMany,
    TrapMonster,
    UpTo,
)
from rulebook.vocabulary.terms import (
    ON_FIELD,
    JoinKind,
    Negation,
    Op,
    Phase,
    Position,
    Side,
    Stat,
    Verb,
    Zone,
)

from .speech import Act as Act
from .speech import Mood as Mood
from .speech import Must as Must
from .speech import Pointer as Pointer
from .speech import Said as Said
from .voice_of_clauses import Clauses
from .voice_of_equips import Equips
from .voice_of_materials import Materials
from .voice_of_modifiers import Modifiers
from .voice_of_replacements import Replacements


class Voice(Modifiers, Equips, Materials, Replacements, Clauses):
    """One language. Texts have no initial capital or full stop unless stated otherwise."""

    lang: str
    capital_after_colon = True
    any_number_case = "acc"
    comma_after_time = True
    """Whether a comma separates a time from the following statement: During the Battle Phase, you cannot ..."""
    drops_subject = False
    """Whether the verb alone can express its subject, so that a pronoun as the subject would read as an imperative."""
    article_after_as = "indef"
    """The article after "treated as"."""
    name_before_place = False
    """Whether "with that name" precedes the place of the cards."""
    generic_article = "none"
    """The article of cards of a kind in general as a subject: Trap Cards, but le Carte Trappola."""

    def whole(self, said: Said) -> str:
        """A noun phrase followed by more words; its relative clause may have to be closed."""
        return f"{said.text}{said.tail}"

    def closes(self, act: Act, tail: str) -> bool:
        """Whether a comma precedes "and" after this act: after a statement, or a German relative clause."""
        return False

    def point(self, pointer: Pointer, case: str = "acc") -> Said:
        """Known cards as a noun phrase or pronoun."""
        how, noun, n = pointer
        if how == "this":
            phrase = NounPhrase("card", article="this")
        elif how in ("first", "second"):
            noun, n, phrase = "target", 1, NounPhrase("target", adjectives=(how,))
        elif how == "opposing":
            phrase = NounPhrase(noun, n, owner="opponent")
        elif how in ("attacking", "attacked", "connected", "worn", "excavated", "remaining"):
            phrase = NounPhrase(noun, n, adjectives=(how,))
        elif how == "equipped":
            noun, phrase = "equipped-monster", NounPhrase("equipped-monster")
        elif how == "pronoun":
            return self.pronoun(noun, n, case)
        else:
            phrase = NounPhrase(noun, n, "that")
        return Said(phrase.say(self.lang, case), "", noun, n)

    # Nouns ----------------------------------------------------------------------------------------

    @abstractmethod
    def pronoun(self, noun: str, n: int, case: str) -> Said:
        """Personal pronoun: it, them; if a language has no suitable pronoun, the noun again."""

    @abstractmethod
    def thing(self, thing: Thing, n: int = 1, case: str = "acc", article: str = "digit", style: str = "in") -> Said:
        """Cards by description. ``style``: where they are ("in"), come from ("from"), whose ("of")."""

    @abstractmethod
    def place(self, zones: tuple[Zone, ...], side: Side | None, style: str) -> str:
        """Where cards are or come from.

        ``style``: "in", "from" and, for places of both players, "in-the" (in the GY, either one) and "from-one" (from a
        GY, either one, in a prohibition).
        """

    @abstractmethod
    def position(self, position: Position) -> str:
        """Example: in Attack Position; in German with the accusative, "into" it."""

    def positions(self, offered: Position | tuple[Position, ...]) -> str:
        """Example: in Attack Position or in face-down Defense Position."""
        each = offered if isinstance(offered, tuple) else (offered,)
        return join_list(self.lang, [self.position(one) for one in each], "or")

    def controlled(self, thing: Thing) -> bool:
        """Whether a thing is described by its controller: it is on the field and belongs to one player."""
        on_field = bool(thing.zones) and all(zone in ON_FIELD for zone in thing.zones)
        return on_field and thing.side in (Side.YOU, Side.OPPONENT, Side.EACH)

    def some(self, thing: Thing, many: bool, case: str, verb: Verb) -> Said:
        """Any card of a kind in an event: a monster, a monster(s), a Trap Card."""
        if verb is Verb.ACTIVATE:
            thing = replace(thing, noun=CARD_NOUNS.get(thing.noun, thing.noun))
        opponents = self.controlled(thing) and thing.side is Side.OPPONENT
        if opponents:
            thing = thing.anywhere()
        if many and thing.noun in ("monster", "card"):
            said = self.thing(thing, 2, case, "none")
            return said._replace(text=f"{self.one_or_more(thing.noun, case)} {said.text}")
        said = self.thing(thing, 1, case, "indef")
        return said._replace(text=f"{said.text} {self.words['of_opponent']}") if opponents else said

    def one_or_more(self, word: str, case: str) -> str:
        """Example: one or more, before the plural of a noun."""
        return self.words["one_or_more"]

    def counted(self, count: HowMany, thing: Thing, style: str = "in") -> Said:
        """A number of things, as an object."""
        if thing.zones == (Zone.BANISHED,) and thing.side is Side.YOU and isinstance(count, int):
            banished = replace(thing.anywhere(), adjectives=(*thing.adjectives, "banished"))
            said = self.thing(banished, 2, "gen", "your")
            return said._replace(text=f"{count} {said.text}", n=count)
        if isinstance(count, int):
            return self.thing(thing, count, style=style)
        if isinstance(count, UpTo) and isinstance(count.high, Count):
            said = self.thing(thing, 2, "acc", "none", style)
            each = self.thing(describe(count.high.filter), 2, self.any_number_case, "none")
            tail = self.words["up_to_number"].format(each.text + each.tail)
            return said._replace(text=f"{said.text}{tail}")
        if isinstance(count, UpTo):
            if not isinstance(count.high, int):
                raise CannotSay(f"no words for up to {count.high!r} cards")
            said = self.thing(thing, count.high, style=style)
            pattern = self.words["up_to"] if count.low < 2 else self.words["range"]
            return said._replace(text=pattern.format(said.text, low=count.low))
        if isinstance(count, Number):
            said = self.thing(thing, 2, "acc", "none", style)
            return said._replace(text=f"{self.words['same_number']} {said.text}")
        assert isinstance(count, AnyNumber)
        said = self.thing(thing, 2, self.any_number_case, "none", style)
        return said._replace(text=f"{self.words['any_number']} {said.text}")

    def combo(self, parts: tuple[tuple[int, Thing], ...], style: str) -> Said:
        """A list of counted things; a shared place is mentioned once."""
        places = {self.place(thing.zones, thing.side, style) for _, thing in parts}
        if len(places) == 1:
            texts = [self.thing(thing.anywhere(), n).text for n, thing in parts]
            return Said(f"{join_list(self.lang, texts)} {places.pop()}".strip(), n=2)
        said = [self.thing(thing, n, style=style) for n, thing in parts]
        return Said(join_list(self.lang, [one.text + one.tail for one in said]), n=2)

    def random(self, n: int, thing: Thing) -> Said:
        """Randomly chosen cards."""
        return self.thing(replace(thing, adjectives=("random", *thing.adjectives)), n, style="from")

    @abstractmethod
    def highest(self, stat: Stat, thing: Thing, lowest: bool = False) -> Said:
        """The card with the highest or lowest value."""

    @abstractmethod
    def with_highest(self, said: Said, stat: Stat) -> Said:
        """The cards with the highest value, as a subject or object."""

    @abstractmethod
    def top(self, low: int, high: int, side: Side) -> Said:
        """The top cards of a Deck."""

    def tokens(self, token: Card, n: int) -> Said:
        """New Tokens with their facts in brackets."""
        assert token.stats is not None
        named = phrase(self.lang, "token", n, article="digit", name=token.names.in_language(self.lang))
        return Said(f"{named} ({self._facts(token.stats)})", "", "token", n)

    def _facts(self, stats: MonsterStats | TrapMonster) -> str:
        lang = self.lang
        facts = f"{card_word(lang, 'type', stats.type)}/{card_word(lang, 'attribute', stats.attribute)}"
        numbers = [f"{stat_noun(lang, Stat.LEVEL)} {stats.level}"]
        for stat, number in ((Stat.ATK, stats.atk), (Stat.DEF, stats.def_)):
            numbers.append(f"{stat_noun(lang, stat)} {'?' if number is None else number}")
        return "/".join((facts, *numbers))

    def as_monster(self, form: TrapMonster) -> str:
        """As a Normal Monster with these facts; the card is still a Trap."""
        return self.words["as_monster"].format(self._facts(form))

    # Acts -----------------------------------------------------------------------------------------

    @abstractmethod
    def statement(self, subject: str, finite: str, rest: str, tail: str = "") -> Act:
        """A subject, its finite verb and the rest, in the word order of the language."""

    @abstractmethod
    def order(self, verb: str, obj: Said, rest: str = "", tail: str = "", each: str = "") -> Act:
        """An imperative with its object and complements; ``tail`` closes the clause, after a separated prefix.

        ``each`` stands in place of ``rest`` when each player does it: to their hand.
        """

    @abstractmethod
    def do(self, verb: str, obj: Said) -> Act:
        """Example: destroy, discard, tribute, banish, target: a verb and its object."""

    @abstractmethod
    def send(self, obj: Said) -> Act: ...

    @abstractmethod
    def discard_to_graveyard(self, obj: Said) -> Act: ...

    @abstractmethod
    def return_to(self, obj: Said, zone: Zone) -> Act: ...

    @abstractmethod
    def add(self, obj: Said, origin: str, each: bool = False) -> Act:
        """Add to the hand, of each player if ``each``; ``origin`` is the rendered source, or empty."""

    @abstractmethod
    def draw(self, n: int, for_each: str = "") -> Act: ...

    @abstractmethod
    def special_summon(self, obj: Said, position: Position | tuple[Position, ...] | None) -> Act: ...

    @abstractmethod
    def damage(self, who: Side, amount: int | None, equal_to: str, for_each: str = "") -> Act: ...

    @abstractmethod
    def gain_lp(self, who: Side, amount: int | None, for_each: str = "", equal_to: str = "") -> Act: ...

    @abstractmethod
    def pay_lp(self, amount: int | None) -> Act:
        """Pay Life Points; ``None`` is half of them."""

    @abstractmethod
    def negate(self, what: tuple[Negation, ...]) -> Act: ...

    @abstractmethod
    def equip(self, card: Pointer, host: Pointer) -> Act: ...

    @abstractmethod
    def connect(self, other: Pointer) -> Act: ...

    @abstractmethod
    def turn_face_down(self, obj: Said) -> Act: ...

    @abstractmethod
    def face_down(self, banish: Act, said: Said) -> Act:
        """An act that banishes ``said``, face-down."""

    @abstractmethod
    def turn_face_up(self, obj: Said, aside: str) -> Act:
        """Turn cards face-up; ``aside`` closes the clause."""

    @abstractmethod
    def change_into(self, obj: Said, into: str) -> Act:
        """Change to another battle position; ``into`` is already rendered."""

    @abstractmethod
    def swap_control(self, yours: Thing, theirs: Thing, n: int) -> Act: ...

    @abstractmethod
    def normal_summon_now(self) -> Act:
        """Normal Summon or Set 1 monster immediately after this effect resolves."""

    @abstractmethod
    def roll(self) -> Act: ...

    # Amounts --------------------------------------------------------------------------------------

    @abstractmethod
    def for_each(self, verb: str, side: Side) -> str:
        """For each card that was <verb> this way; with a side, for each of that player's cards."""

    @abstractmethod
    def for_each_thing(self, thing: Thing) -> str:
        """For each face-up monster you control."""

    @abstractmethod
    def stat_of(self, stat: Stat, pointer: Pointer, original: bool = False) -> str:
        """The (original) ATK of those cards, as used after "equal to"."""

    @abstractmethod
    def sum_of(self, stat: Stat, of: Said) -> str:
        """The total ATK of those cards, as used after "equal to"."""

    def half(self, whole: str) -> str:
        """Half of an amount, as used after "equal to"."""
        return wording(self.lang, "discourse.half").format(whole)

    @abstractmethod
    def share(self, part: str, whose: Said, stat: Stat) -> str:
        """Half or double ("half", "double") the original value of the cards just mentioned."""

    @abstractmethod
    def equal(self, equal_to: str) -> str:
        """What a stat becomes: equal to another."""

    # Clauses --------------------------------------------------------------------------------------

    @abstractmethod
    def event(self, on: On, subject: Said, many: bool) -> str:
        """An event as a subordinate clause without its conjunction."""

    def phase(self, phase: Phase, side: Side, nth: int = 1) -> str:
        """Example: during your Standby Phase; during your 2nd Standby Phase."""
        return self.phase_of(phase, side, nth).say(self.lang, "gen", self.words["during"])

    def phase_of(self, phase: Phase, side: Side, nth: int = 1) -> NounPhrase:
        """The next such phase of a player, or the ``nth`` from now."""
        owner = "opponent" if side is Side.OPPONENT else ""
        article = "your" if side is Side.YOU else "def"
        ordinal = self.ordinal(nth, PHASE_NOUNS[phase]) if nth != 1 else ""
        return NounPhrase(PHASE_NOUNS[phase], article=article, owner=owner, ordinal=ordinal)

    @abstractmethod
    def ordinal(self, number: int, noun_id: str) -> str:
        """Example: 2nd, agreeing with the noun."""

    @abstractmethod
    def until_phase(self, phase: NounPhrase) -> str:
        """Example: until the End Phase."""

    @abstractmethod
    def exists(self, thing: Thing, negative: bool) -> str:
        """Example: you control a monster / you control no monsters."""

    @abstractmethod
    def so_many(self, thing: Thing, op: Op, number: int) -> str:
        """Example: you control 3 or more monsters / there are exactly 3 monsters in your GY."""

    @abstractmethod
    def lp_against(self, side: Side, op: Op) -> str:
        """Example: a player's LP are lower than the other player's."""

    @abstractmethod
    def is_activated(self, what: str, noun_id: str) -> str:
        """Example: a card or effect is activated, as a clause."""

    @abstractmethod
    def would(self, verb: str, cards: Said) -> str:
        """Example: would destroy 1 or more monsters, after a relative pronoun."""

    def own_position(self, said: Said) -> str:
        """Example: its battle position; empty if a pronoun has no such form and the noun is repeated."""
        return ""

    @abstractmethod
    def is_a(self, subject: str, what: str, negative: bool) -> str:
        """Example: that monster is a Flip monster, as a clause; ``what`` has an indefinite article."""

    @abstractmethod
    def is_so(self, pointer: Pointer, thing: Thing, negative: bool) -> str:
        """Example: this card is face-up on the field."""

    @abstractmethod
    def happened(self, on: On, subject: Said, negative: bool) -> str:
        """Example: this card was Summoned this turn / you have not Summoned a monster this turn."""

    @abstractmethod
    def caused_by(self, side: Side) -> str:
        """Example: an opponent's card effect caused this."""

    def rolled_in(self, numbers: tuple[int, ...]) -> str:
        """Example: you roll a 2 or 3."""
        return self.words["you_roll"].format(join_list(self.lang, [str(number) for number in numbers], "or"))

    def upkeep(self, pay: Act, otherwise: Act, forced: bool) -> tuple[str, str, str]:
        """The payment, the joint and the alternative; ``forced``: you must pay if you can."""
        if forced:
            paid = wording(self.lang, "phase_timing.upkeep.must") + pay.say(Mood.CAN)
            return paid, wording(self.lang, "phase_timing.upkeep.or_else"), otherwise.say(Mood.ORDER)
        return pay.say(Mood.ORDER), wording(self.lang, "phase_timing.upkeep.or"), otherwise.say(Mood.ORDER)

    # Frames ---------------------------------------------------------------------------------------

    @abstractmethod
    def join(self, kind: JoinKind, act: Act, mood: Mood) -> tuple[str, str]:
        """The joint and the second part."""

    @abstractmethod
    def after_cost(self, act: Act, mood: Mood) -> tuple[str, str]:
        """The joint between cost and target, and the target clause."""

    @abstractmethod
    def only_if(self, clause: str) -> str:
        """The sentence for a condition checked again on resolution."""

    @abstractmethod
    def once_by_name(self, card: Card) -> str:
        """The sentence for a limit shared by all cards of a name."""

    @abstractmethod
    def this_turn_only(self, act: Act, effect: bool = False) -> str:
        """A restriction for the turn in which the card, or the effect, is activated."""

    @abstractmethod
    def optional_target(self, condition: str, act: Act) -> str:
        """A target clause with a condition, or that may choose nothing."""
