"""What every language must be able to say for card text: noun phrases, acts, events, conditions, modifiers, frames."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from typing import ClassVar, NamedTuple

from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.events import On
from rulebook.vocabulary.operations import Cannot, Change, HowMany, May, Negated, NegatedLinks
from rulebook.vocabulary.terms import JoinKind, Negation, Phase, Position, Side, Stat, SummonKind, Until, Verb, Zone

from .phrases import NounPhrase
from .things import Thing


class Mood(Enum):
    """How an act is said: as an order, after "can", of each player (who may), after "by", or as "you can ..."."""

    ORDER = 0
    CAN = 1
    EACH = 2
    EACH_CAN = 3
    BY = 4
    YOU_CAN = 5


class Said(NamedTuple):
    """A noun phrase ready to be an object.

    ``tail`` is a German relative clause that may jump over a bare verb; ``pronoun`` asks Italian for a clitic.
    """

    text: str
    tail: str = ""
    noun: str = "card"
    n: int = 1
    pronoun: bool = False


class Pointer(NamedTuple):
    """Known cards pointed at again. ``how``: this, it, that, first, second, attacking, equipped, connected."""

    how: str
    noun: str = "card"
    n: int = 1


class Act(ABC):
    """A verb with everything that hangs on it. ``tail`` is a relative clause that closes it and asks for a comma."""

    tail: str = ""

    @abstractmethod
    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        """The clause; ``inverted`` when something stands before it, ``adverb`` goes inside where the language wants."""


class Voice(ABC):
    """One language. Texts come without capital and full stop unless said otherwise."""

    lang: str
    capital_after_colon = True
    generic_article = "none"
    """The article of any cards of a kind as a subject: Trap Cards, but le Carte Trappola."""
    words: ClassVar[dict[str, str]]
    """Fixed pieces: can, colon-less starts, limits, brackets; see any of the four."""

    def closes(self, act: Act, tail: str) -> bool:
        """Whether the act, or the condition behind it, ends in a clause that a comma closes (German only)."""
        return False

    def point(self, pointer: Pointer, case: str = "acc") -> Said:
        """Known cards as a noun phrase or pronoun."""
        how, noun, n = pointer
        if how == "this":
            phrase = NounPhrase("card", article="this")
        elif how in ("first", "second"):
            noun, n, phrase = "target", 1, NounPhrase("target", adjectives=(how,))
        elif how in ("attacking", "connected"):
            phrase = NounPhrase(noun, n, adjectives=(how,))
        elif how == "equipped":
            noun, phrase = "equipped-monster", NounPhrase("equipped-monster")
        elif how == "it":
            return self.pronoun(noun, n, case)
        else:
            phrase = NounPhrase(noun, n, "that")
        return Said(phrase.say(self.lang, case), "", noun, n)

    # Nouns ----------------------------------------------------------------------------------------

    @abstractmethod
    def pronoun(self, noun: str, n: int, case: str) -> Said:
        """it, them; where a language has no good pronoun, the noun again."""

    @abstractmethod
    def thing(self, thing: Thing, n: int = 1, case: str = "acc", article: str = "digit", style: str = "in") -> Said:
        """Cards by description. ``style``: where they are ("in"), come from ("from"), whose ("of")."""

    @abstractmethod
    def place(self, zones: tuple[Zone, ...], side: Side | None, style: str) -> str:
        """Where cards are or come from."""

    @abstractmethod
    def position(self, position: Position) -> str:
        """in Attack Position; German: into it"""

    @abstractmethod
    def some(self, thing: Thing, many: bool, case: str, verb: Verb) -> Said:
        """Any card of a kind in an event: a monster, a monster(s), a Trap Card."""

    @abstractmethod
    def counted(self, count: HowMany, thing: Thing, style: str = "in") -> Said:
        """So many of a thing, as an object."""

    @abstractmethod
    def combo(self, parts: tuple[tuple[int, Thing], ...], style: str) -> Said:
        """A list of counted things; a place they share is said once."""

    @abstractmethod
    def random(self, n: int, thing: Thing) -> Said:
        """Cards chosen by lot."""

    @abstractmethod
    def highest(self, stat: Stat, thing: Thing) -> Said:
        """The one with the highest number."""

    @abstractmethod
    def top(self, low: int, high: int, side: Side) -> Said:
        """The top cards of a Deck."""

    @abstractmethod
    def tokens(self, token: Card, n: int) -> Said:
        """New Tokens with their facts in brackets."""

    # Acts -----------------------------------------------------------------------------------------

    @abstractmethod
    def do(self, verb: str, obj: Said) -> Act:
        """destroy, discard, tribute, banish, target: a verb and its object."""

    @abstractmethod
    def send(self, obj: Said) -> Act: ...

    @abstractmethod
    def discard_to_graveyard(self, obj: Said) -> Act: ...

    @abstractmethod
    def return_to(self, obj: Said, zone: Zone) -> Act: ...

    @abstractmethod
    def add(self, obj: Said, origin: str) -> Act:
        """To the hand; ``origin`` is where from, ready to say, or empty."""

    @abstractmethod
    def draw(self, n: int, for_each: str = "") -> Act: ...

    @abstractmethod
    def special_summon(self, obj: Said, position: Position | None) -> Act: ...

    @abstractmethod
    def damage(self, who: Side, amount: int | None, equal_to: str, for_each: str = "") -> Act: ...

    @abstractmethod
    def gain_lp(self, who: Side, amount: int, for_each: str = "") -> Act: ...

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
    def swap_control(self, yours: Thing, theirs: Thing, n: int) -> Act: ...

    @abstractmethod
    def roll(self) -> Act: ...

    # Amounts --------------------------------------------------------------------------------------

    @abstractmethod
    def for_each(self, verb: str, side: Side) -> str:
        """For each card that was <verb> this way; with a side, for each of that player's cards."""

    @abstractmethod
    def stat_of(self, stat: Stat, pointer: Pointer) -> str:
        """The ATK of those cards, as it stands after "equal to"."""

    # Clauses --------------------------------------------------------------------------------------

    @abstractmethod
    def event(self, on: On, subject: Said, many: bool) -> str:
        """What must happen, as a subordinate clause without its first word."""

    @abstractmethod
    def phase(self, phase: Phase, side: Side) -> str:
        """during your Standby Phase"""

    @abstractmethod
    def exists(self, thing: Thing, negative: bool) -> str:
        """you control a monster / you control no monsters"""

    @abstractmethod
    def is_so(self, pointer: Pointer, thing: Thing, negative: bool) -> str:
        """this card is face-up on the field"""

    @abstractmethod
    def happened(self, on: On, subject: Said, negative: bool) -> str:
        """this card was Summoned this turn / you have not Summoned a monster this turn"""

    @abstractmethod
    def caused_by(self, side: Side) -> str:
        """an opponent's card effect caused this"""

    @abstractmethod
    def rolled_in(self, numbers: tuple[int, ...]) -> str:
        """you roll a 2 or 3"""

    # Modifiers ------------------------------------------------------------------------------------

    @abstractmethod
    def change(self, mod: Change, subject: Said, amount: int, for_each: str, until: Until | None) -> Act: ...

    @abstractmethod
    def cannot(self, mod: Cannot, subject: Said | None, until: Until | None) -> Act: ...

    @abstractmethod
    def negated(self, mod: Negated, thing: Thing) -> Act: ...

    @abstractmethod
    def negated_links(self, mod: NegatedLinks, source: Thing, target: Thing) -> Act: ...

    @abstractmethod
    def may(self, mod: May, subject: Said) -> Act: ...

    # Frames ---------------------------------------------------------------------------------------

    @abstractmethod
    def join(self, kind: JoinKind, act: Act, mood: Mood) -> tuple[str, str]:
        """The joint and the second part."""

    @abstractmethod
    def after_cost(self, act: Act, mood: Mood) -> tuple[str, str]:
        """The joint between cost and target, and the target clause."""

    @abstractmethod
    def only_if(self, clause: str) -> str:
        """The sentence for a condition asked again when the effect resolves."""

    @abstractmethod
    def once_by_name(self, card: Card) -> str:
        """The sentence for a limit shared by all cards of a name."""

    @abstractmethod
    def this_turn_only(self, act: Act) -> str:
        """A restriction for the turn in which the card is activated."""

    @abstractmethod
    def procedure(self, condition: str, where: tuple[Zone, ...], by: Act | None) -> tuple[tuple[str, str], ...]:
        """A Special Summon without a Chain, as pieces (role, text)."""

    @abstractmethod
    def cannot_be_summoned(self, kinds: SummonKind, set_: bool) -> str: ...

    @abstractmethod
    def only_own_way(self) -> str: ...

    @abstractmethod
    def optional_target(self, condition: str, act: Act) -> str:
        """A target clause that asks something first or may choose nothing."""
