"""The card-text interface of a language: noun phrases, acts, events, conditions, modifiers, frames."""

from __future__ import annotations

from abc import abstractmethod

from rulebook.language.words.descriptions import Thing
from rulebook.language.words.noun_phrases import NounPhrase, participle
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.language.words.word_ids import PHASE_NOUNS
from rulebook.vocabulary.terms import (
    Phase,
    Side,
    Stat,
)

from .speech import Act as Act
from .speech import Mood as Mood
from .speech import Must as Must
from .speech import Pointer as Pointer
from .speech import Said as Said
from .speech import paid_for as paid_for
from .voice_of_acts import Acts
from .voice_of_clauses import Clauses
from .voice_of_conditions import Conditions
from .voice_of_equips import Equips
from .voice_of_materials import Materials
from .voice_of_modifiers import Modifiers
from .voice_of_replacements import Replacements


class Voice(Modifiers, Equips, Materials, Replacements, Clauses, Acts, Conditions):
    """One language. Texts have no initial capital or full stop unless stated otherwise."""

    capital_after_colon = True
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

    must_pay = False
    """Whether even a maintenance cost that may be refused is something you must pay or do something else."""

    def closes(self, act: Act, tail: str) -> bool:
        """Whether a comma precedes "and" after this act: after a statement, or a German relative clause."""
        return False

    # Amounts --------------------------------------------------------------------------------------

    def for_each(self, verb: str, side: Side) -> str:
        """For each card that was <verb> this way; of each player: for each of their cards, for each they discarded."""
        of_all, of_player, by_player = row(self.lang, "amounts.for_each")
        said = of_all if side is not Side.EACH else by_player if verb == "discard" else of_player
        done = participle(self.lang, verb, "card", 1)
        return " ".join(said.format(how=self.how(verb), done=done).split())

    def for_each_thing(self, thing: Thing) -> str:
        """For each face-up monster you control."""
        return wording(self.lang, "amounts.for_each_thing").format(self.thing(thing, article="every").text)

    @abstractmethod
    def sum_of(self, stat: Stat, of: Said) -> str:
        """The total ATK of those cards, as used after "equal to"."""

    def half(self, whole: str) -> str:
        """Half of an amount, as used after "equal to"."""
        return wording(self.lang, "discourse.half").format(whole)

    # Phases ----------------------------------------------------------------------------------------

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

    def upkeep(self, pay: Act, otherwise: Act, forced: bool) -> tuple[str, str, str]:
        """The payment, the joint and the alternative; ``forced``: you must pay if you can."""
        words, duty = wordings(self.lang, "phase_timing.upkeep"), forced or self.must_pay
        paid = words["must"] + pay.say(Mood.CAN) if duty else pay.say(Mood.ORDER)
        other = otherwise.say(Mood.CAN if duty and not forced else Mood.ORDER)
        return paid, words["or_else" if forced else "or"], other
