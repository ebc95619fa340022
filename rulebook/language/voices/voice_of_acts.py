"""The interface of a language for acts: what a player does, as an order or a statement."""

from __future__ import annotations

from abc import abstractmethod
from functools import cache

from rulebook.language.words.descriptions import Thing
from rulebook.language.words.noun_phrases import phrase, player
from rulebook.language.words.phrasebook import row
from rulebook.vocabulary.terms import (
    Negation,
    Position,
    Side,
    Zone,
)

from .speech import Act, Pointer, Said
from .voice_of_nouns import PLAYERS, Nouns


@cache
def _player(lang: str, side: Side) -> str:
    return player(lang, PLAYERS[side]) if side in PLAYERS else phrase(lang, "player", case="nom", article="every")


class Acts(Nouns):
    """A part of ``Voice``; the other parts cover everything else."""

    @abstractmethod
    def statement(self, subject: str, finite: str, rest: str, tail: str = "") -> Act:
        """A subject, its finite verb and the rest, in the word order of the language."""

    def predicate(self, subject: Said, forms: tuple[str, str], rest: str, tail: str = "") -> Act:
        """A statement about cards; ``forms`` are the forms of its verb for one and for many."""
        return self.statement(self.whole(subject), forms[subject.n != 1], rest, tail)

    def agreeing(self, text: str, cards: Said) -> str:
        """Words of a phrase, agreeing with the cards they are said of, if the language requires it."""
        return text

    def own(self, owner: Said, owned: str, n: int = 1, case: str = "acc") -> str:
        """Its or their, before ``n`` of the noun ``owned``."""
        return row(self.lang, "basic.own")[owner.n != 1]

    def who(self, side: Side) -> str:
        """A player, or each player, as a subject; empty where the verb alone says "you"."""
        return _player(self.lang, side)

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
    def face_down(self, banish: Act, said: Said, bare: str) -> Act:
        """An act that banishes ``said``, face-down; ``bare`` are the cards without the place they come from."""

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
