"""Dutch card text: nouns, places, amounts and events; actions are in ``acts``."""

from __future__ import annotations

from rulebook.language.voices.voice import Pointer, Said
from rulebook.language.voices.voice_of_nouns import ZONE_NOUNS
from rulebook.language.words import lexicon
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.lexicon import noun
from rulebook.language.words.noun_phrases import NounPhrase, join_list, pronoun
from rulebook.language.words.phrasebook import wording
from rulebook.language.words.word_ids import (
    stat_noun,
)
from rulebook.vocabulary.terms import Side, Stat, Type, Zone

from .acts import DutchActs


class Dutch(DutchActs):
    """See ``Voice``. A pronoun only stands for a direct object; after a preposition the noun is repeated."""

    negates_objects = True
    again_cases = ("nom", "acc")

    # Nouns ----------------------------------------------------------------------------------------

    def point(self, pointer: Pointer, case: str = "acc") -> Said:
        if pointer.how != "worn":
            return super().point(pointer, case)
        of = "van " if case == "gen" else ""
        return Said(f"{of}het {noun('nl', pointer.noun).sg} waarmee hij is uitgerust", "", pointer.noun)

    def pronoun(self, noun: str, n: int, case: str) -> Said:
        if case == "nom" and (n > 1 or lexicon.noun("nl", noun).gender != "het"):
            return Said(pronoun("nl", noun, n, case), "", noun, n)
        word = "card" if noun == "spell-trap" else noun
        return self.point(Pointer("that", word, n), case)._replace(pronoun=case == "acc")

    def again(self, noun: str, case: str) -> Said:
        return Said(pronoun("nl", noun, 1, case), "", noun, pronoun=True)

    def _relative(self, word: str, n: int) -> str:
        entry = noun("nl", word)
        return "dat" if entry.gender == "het" and not entry.plural(n) else "die"

    def thing(self, thing: Thing, n: int = 1, case: str = "acc", article: str = "digit", style: str = "in") -> Said:
        said = super().thing(thing, n, case, article, style)
        name = self.name_alone(thing, n, article) if case != "gen" else ""
        return said._replace(text=f"{name} {self.after(thing, said.noun, n, style)}".strip()) if name else said

    def attribute_word(self, attribute: str, noun: str) -> str:
        return attribute + "-" * (noun == "monster")

    def type_word(self, type_: Type, noun: str) -> str:
        return super().type_word(type_, noun) + "-" * (noun == "monster")

    def place_of_each(self, zones: list[Zone]) -> str:
        return join_list("nl", ["van zijn veld", *(f"uit zijn {noun('nl', ZONE_NOUNS[zone]).sg}" for zone in zones)])

    def highest(self, stat: Stat, thing: Thing, lowest: bool = False) -> Said:
        if not self.controlled(thing) or thing.side is None:
            return super().highest(stat, thing, lowest)
        whose = self.controlled_by(thing.side, Said("", "", thing.noun))
        said = self.with_highest(self.thing(thing.anywhere(), article="def"), stat, lowest)
        return said._replace(text=f"{said.text} {whose} {wording('nl', 'amounts.if_tied')}")

    # Amounts --------------------------------------------------------------------------------------

    def stat_of(self, stat: Stat, pointer: Pointer, original: bool = False) -> str:
        word = f"{'oorspronkelijke ' if original else ''}{stat_noun('nl', stat)}"
        return f"{'het' if stat is Stat.LEVEL else 'de'} {word} {self.point(pointer, 'gen').text}"

    def sum_of(self, stat: Stat, of: Said) -> str:
        return f"de som van de {stat_noun('nl', stat)} {of.text}"

    def controlled_by(self, side: Side, cards: Said) -> str:
        return f"{self._relative(cards.noun, cards.n)} {super().controlled_by(side, cards)}"

    def lies(self, thing: Thing, key: str, n: int, cards: str) -> str:
        return super().lies(thing, f"{key}_in_hand" if Zone.HAND in thing.zones else key, n, cards)

    def is_a(self, subject: str, what: str, negative: bool) -> str:
        return super().is_a("het" if subject == "hij" else subject, what, negative)

    # Clauses: the verbs last ----------------------------------------------------------------------

    def ordinal(self, number: int, noun_id: str) -> str:
        return f"{number}e"

    def until_phase(self, phase: NounPhrase) -> str:
        return phase.say("nl", "acc", "tot")


VOICE = Dutch()
