"""Italian card text: nouns, places, amounts and events; actions are in ``acts``."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.voice import Pointer, Said
from rulebook.language.voices.voice_of_nouns import PLAYERS, ZONE_NOUNS
from rulebook.language.words.descriptions import Thing, describe
from rulebook.language.words.lexicon import noun
from rulebook.language.words.noun_phrases import NounPhrase, join_list, phrase, pronoun
from rulebook.vocabulary.events import On
from rulebook.vocabulary.terms import Side, Stat, Verb, Zone

from .grammar import agree
from .grammar import summoned as summoned_as
from .modifiers import ItalianModifiers

_OPPONENT_ACTS = "il tuo avversario "
_YOU_ACT = ("controlli ", "non controlli ", "hai ", "non hai ")
_STATS = {Stat.ATK: "atk", Stat.DEF: "def", Stat.LEVEL: "level"}


class Italian(ItalianModifiers):
    """See ``Voice``."""

    none_is_plural = False
    compared_case = "gen"

    # Nouns ----------------------------------------------------------------------------------------

    def pronoun(self, noun: str, n: int, case: str) -> Said:
        text = pronoun("it", noun, n, case) if case == "acc" else ""
        return Said(text, "", noun, n, pronoun=True)

    def thing(self, thing: Thing, n: int = 1, case: str = "acc", article: str = "digit", style: str = "in") -> Said:
        said = super().thing(thing, n, case, article, style)
        name = self.name_alone(thing, n, article)
        return said._replace(text=f"{name} {self.after(thing, said.noun, n, style)}".strip()) if name else said

    def face(self, word: str, cards: Said) -> str:
        return agree(super().face(word, cards), noun("it", cards.noun), cards.n)

    def place_of_each(self, zones: list[Zone]) -> str:
        first, *others = [ZONE_NOUNS[zone] for zone in zones]
        start = phrase("it", first, owner="their", prep="da")
        return join_list("it", [start, "Terreno", *(noun("it", word).sg for word in others)])

    def random(self, n: int, thing: Thing) -> Said:
        return self.thing(replace(thing, adjectives=(*thing.adjectives, "random")), n, style="from")

    def one(self, word: str, case: str) -> str:
        return agree(self.words["one"], noun("it", word), 1)

    # Amounts --------------------------------------------------------------------------------------

    def stat_of(self, stat: Stat, pointer: Pointer, original: bool = False) -> str:
        own = " originale" if original else ""
        return f"{phrase('it', _STATS[stat], prep='a')}{own} {self.point(pointer, 'gen').text}"

    def sum_of(self, stat: Stat, of: Said) -> str:
        return f"alla somma {phrase('it', _STATS[stat], prep='di')} {of.text}"

    def stat_in_phrase(self, stat: Stat) -> str:
        return phrase("it", _STATS[stat])

    def controlled_by(self, side: Side, cards: Said) -> str:
        return agree(super().controlled_by(side, cards), noun("it", cards.noun), cards.n)

    # Clauses --------------------------------------------------------------------------------------

    def summoning(self, on: On, cards: Said) -> str:
        if on.by in PLAYERS:
            word = "Evocare" if on.verb is Verb.WOULD_SUMMON else "Evochi" if on.by is Side.YOU else "Evoca"
            return summoned_as(word, on.kinds)
        return summoned_as(agree("Evocato", noun("it", cards.noun), cards.n), on.kinds)

    def summoned(self, on: On, cards: Said) -> str:
        if on.by in PLAYERS:
            return summoned_as("Evocato", on.kinds)
        entry = noun("it", cards.noun)
        be = "sono" if cards.n != 1 else "è"
        return f"{be} {agree('stato', entry, cards.n)} {summoned_as(agree('Evocato', entry, cards.n), on.kinds)}"

    def happens(self, on: On, who: str, predicate: str) -> str:
        leads = on.verb is Verb.WOULD_SUMMON or describe(on.subject).ref is not None or bool(on.cause)
        return f"{who} {predicate}" if leads else f"{predicate} {who}"

    def passive(self, on: On, subject: Said) -> str:
        if on.verb is not Verb.RETURN:
            return super().passive(on, subject)
        return f"{'ritornano' if subject.n != 1 else 'ritorna'} {self.how('return-hand')}"

    def ellipsis(self, clauses: list[str]) -> list[str]:
        """As in every language, and "tu" where the subject changes: controlla un mostro e tu non controlli mostri."""
        said = super().ellipsis(clauses)
        for index in range(1, len(said)):
            if clauses[index - 1].startswith(_OPPONENT_ACTS) and said[index].startswith(_YOU_ACT):
                said[index] = f"tu {said[index]}"
        return said

    def own_position(self, said: Said) -> str:
        if not said.pronoun:
            return ""
        return "la sua posizione" if said.n == 1 else "la loro posizione"

    def ordinal(self, number: int, noun_id: str) -> str:
        return f"{number}{'ª' if noun('it', noun_id).gender == 'f' else 'º'}"

    def until_phase(self, phase: NounPhrase) -> str:
        return f"fino {phase.say('it', 'acc', 'a')}"


VOICE = Italian()
