"""How a language words acts: what a player does, as an order or a statement.

The words are in ``phrases/acts.toml``; a language overrides what does not fit into them.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import cache

from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.language.words.lexicon import noun
from rulebook.language.words.noun_phrases import conjugate, join_list, phrase, player
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.vocabulary.terms import (
    Negation,
    Position,
    Side,
    Zone,
)

from .slots import Cards, Known
from .speech import ACTORS, Act, Mood, Pointer, Said
from .voice_of_nouns import PLAYERS, Nouns

_WITH_WORDS = ("tribute", "target")
"""Verbs that need more words: as Tribute."""


@cache
def acting(lang: str, side: Side) -> str:
    """A player, or each player, as a subject; empty where the verb alone says "you".

    Raises:
        CannotSay: the side is none of them.
    """
    if side is Side.EACH:
        return phrase(lang, "player", case="nom", article="every")
    if side not in PLAYERS:
        raise CannotSay(f"no subject for {side!r}")
    return player(lang, PLAYERS[side])


def actor(lang: str, mood: Mood) -> str:
    """The subject of a mood that conjugates the verb; a pronoun, or nothing, for each player again."""
    return wording(lang, "acts.each_again") if mood is Mood.EACH_AGAIN else acting(lang, ACTORS[mood])


class Acts(Nouns):
    """A part of ``Voice``; the other parts cover everything else."""

    repeats_article = True
    """Whether each of several nouns has its article: die Aktivierung oder der Effekt, but the activation or effect."""

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
        return acting(self.lang, side)

    def does(self, side: Side, verb: str, rest: str) -> Act:
        """A statement about a player, or each player: your opponent takes 500 damage."""
        person = "you" if side is Side.YOU else "opponent"
        return self.statement(self.who(side), conjugate(self.lang, verb, person), rest)

    @abstractmethod
    def order(
        self, verb: str, obj: Said, rest: str = "", tail: str = "", each: str = "", close: str = "", receiver: str = ""
    ) -> Act:
        """An imperative with its object and complements; ``tail`` closes the clause, after a separated prefix.

        ``each`` stands in place of ``rest`` when each player does it: to their hand. ``close`` are words that stand
        with the verb, ``receiver`` is to whom it is done, if that is said first.
        """

    @abstractmethod
    def closing(self, act: Act, words: str) -> Act:
        """The same order with words that close its clause, after a separated prefix."""

    def _worded(self, verb: str, obj: Said, key: str, **slots: object) -> Act:
        """An order with the words of a phrase: those with the verb, those behind the object."""
        close, rest = (self.agreeing(part, obj).format(**slots) for part in row(self.lang, f"acts.{key}"))
        return self.order(verb, obj, rest, close=close)

    def do(self, verb: str, obj: Said) -> Act:
        """Example: destroy, discard, tribute, banish, target: a verb and its object."""
        return self._worded(verb, obj, f"do.{verb}") if verb in _WITH_WORDS else self.order(verb, obj)

    # Moving cards ---------------------------------------------------------------------------------

    def send(self, obj: Said) -> Act:
        """Send cards to the GY."""
        return self._worded("send", obj, "send")

    def discard_to_graveyard(self, obj: Said) -> Act:
        """Discard cards to the GY, where it is said because of other places."""
        return self._worded("discard", obj, "discard_to_graveyard")

    def return_to(self, obj: Said, zone: Zone) -> Act:
        """Return cards to the hand, the Deck, the GY or the Extra Deck."""
        verb, where = row(self.lang, f"acts.return_to.{zone.name.lower()}")
        return self.order(verb, obj, where)

    def add(self, obj: Said, origin: str, each: bool = False) -> Act:
        """Add to the hand, of each player if ``each``; ``origin`` is the rendered source, or empty."""
        return self.order("add", obj, f"{origin} {row(self.lang, 'acts.add')[each]}".strip())

    def draw(self, n: int, for_each: str = "") -> Act:
        """Draw cards, as many again for each of something."""
        cards = phrase(self.lang, "card", n, article="digit")
        obj, tail = (part.format(cards=cards, for_each=for_each).strip() for part in row(self.lang, "acts.draw"))
        return self.order("draw", Said(obj), tail=tail)

    def special_summon(self, obj: Said, position: Position | tuple[Position, ...] | None) -> Act:
        """Special Summon cards, in a position or one of several."""
        where = self.placed(position, obj) if position is not None else ""
        return self._worded("summon", obj, "special_summon", position=where)

    def placed(self, position: Position | tuple[Position, ...], cards: Said) -> str:
        """The positions in which cards may be placed."""
        return self.positions(position)

    def normal_summon_now(self) -> Act:
        """Normal Summon or Set 1 monster immediately after this effect resolves."""
        receiver, close, obj, rest, tail = row(self.lang, "acts.normal_summon_now")
        return self.closing(self.order("summon-set", Said(obj), rest, close=close, receiver=receiver), tail)

    # Life Points ----------------------------------------------------------------------------------

    def damage(self, who: Side, amount: int | None, equal_to: str, for_each: str = "") -> Act:
        """Inflict damage to the opponent; you take damage, each player does."""
        words = wordings(self.lang, "acts.damage")
        key = "equal" if equal_to else "each"
        before, behind = (
            part.format(value=equal_to, for_each=for_each) for part in row(self.lang, f"acts.damage.{key}")
        )
        damage = words["number"].format(amount=amount) if amount is not None else words["some"]

        def said(pattern: str) -> str:
            return " ".join(pattern.format(before=before, damage=damage, behind=behind).split())

        if who is not Side.OPPONENT:
            return self.does(who, "take-damage", said(words["take"]))
        inflict = row(self.lang, "acts.damage.inflict_equal" if equal_to else "acts.damage.inflict")
        receiver, obj, tail = map(said, inflict)
        return self.order("inflict", Said(obj), tail=tail, receiver=receiver)

    def gain_lp(self, who: Side, amount: int | None, for_each: str = "", equal_to: str = "") -> Act:
        """A player gains LP; without an amount, as many as ``equal_to``."""
        if amount is None:
            return self.does(who, "gain", wording(self.lang, "acts.gain_lp.equal", value=equal_to))
        gained = wording(self.lang, "acts.gain_lp.number", amount=amount, for_each=for_each).strip()
        return self.does(who, "gain", gained)

    def pay_lp(self, amount: int | None) -> Act:
        """Pay Life Points; ``None`` is half of them."""
        return self.order("pay", Said(row(self.lang, "acts.pay_lp")[amount is None].format(amount=amount)))

    # Effects, equips, positions -------------------------------------------------------------------

    def negate(self, what: tuple[Negation, ...]) -> Act:
        """Negate the activation or effect, the Summon, the attack."""
        first, *rest = [part.name.lower() for part in what]
        article = "that" if rest or what == (Negation.EFFECT,) else "def"
        negated = [phrase(self.lang, first, article=article)]
        for one in rest:
            negated.append(phrase(self.lang, one, article=article) if self.repeats_article else noun(self.lang, one).sg)
        return self.order("negate", Said(join_list(self.lang, negated, "or")))

    def equip(self, card: Pointer, host: Pointer) -> Act:
        """Equip a card to a monster, or a monster with a card."""
        to_host, with_card = row(self.lang, "acts.equip")
        if self.equips_host(card):
            return self.order("equip", self.point(host), with_card.format(card=Known(self, card)))
        return self.order("equip", self.point(card), to_host.format(host=Known(self, host)))

    def equips_host(self, card: Pointer) -> bool:
        """Whether the monster is the object of "equip" and not the card."""
        return True

    def connect(self, other: Pointer) -> Act:
        """Keep other cards as the target of this card."""
        return self._worded("keep", self.point(other), "connect")

    def turn_face_down(self, obj: Said) -> Act:
        """Change monsters to face-down Defense Position."""
        return self._worded("change", obj, "turn_face_down")

    def face_down(self, banish: Act, said: Said, bare: str) -> Act:
        """An act that banishes ``said``, face-down; ``bare`` are the cards without the place they come from."""
        return banish.timed(self.agreeing(wording(self.lang, "acts.face_down"), said))

    def turn_face_up(self, obj: Said, aside: str) -> Act:
        """Turn cards face-up; ``aside`` closes the clause."""
        return self.closing(self._worded("flip", obj, "turn_face_up"), aside)

    def change_into(self, obj: Said, into: str) -> Act:
        """Change to another battle position; ``into`` is already rendered."""
        return self.order("change", obj, into)

    def swap_control(self, yours: Thing, theirs: Thing, n: int) -> Act:
        """Each player chooses monsters, and control of those is exchanged."""
        chosen = Cards(self, Thing(yours.noun, zones=yours.zones, side=Side.EACH), n, "digit")
        those = Known(self, Pointer("that", yours.noun, 2))
        return self.does(Side.EACH, "choose", wording(self.lang, "acts.swap_control", chosen=chosen, those=those))

    def roll(self) -> Act:
        """Roll a die."""
        die = phrase(self.lang, "die", article="indef")
        return self.order("roll", Said(wording(self.lang, "acts.roll", die=die)))
