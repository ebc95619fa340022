"""German card text: nouns, places, amounts and events; actions are in ``acts``."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.comparisons import against
from rulebook.language.voices.voice import Pointer, Said
from rulebook.language.voices.voice_of_nouns import ZONE_NOUNS
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.lexicon import noun
from rulebook.language.words.noun_phrases import NounPhrase, join_list, phrase, pronoun
from rulebook.language.words.phrasebook import row, wording
from rulebook.language.words.word_ids import (
    name_of,
    named_kind,
    stat_noun,
)
from rulebook.vocabulary.terms import ON_FIELD, Side, Stat, Type, Verb, Zone

from .acts import whole
from .grammar import determiner, possessive
from .modifiers import GermanModifiers


class German(GermanModifiers):
    """See ``Voice``."""

    negates_objects = True
    any_number_case = "gen"
    remarks_last = True
    repeats_owner = True
    again_cases = ("nom", "acc")

    # Nouns ----------------------------------------------------------------------------------------

    def pronoun(self, noun: str, n: int, case: str) -> Said:
        word = "card" if noun == "spell-trap" and n == 1 else noun
        return Said(pronoun("de", word, n, case), "", word, n, pronoun=True)

    def thing(self, thing: Thing, n: int = 1, case: str = "acc", article: str = "digit", style: str = "in") -> Said:
        after = [*self.details(thing), self.sharing(thing)]
        controlled = self.controlled(thing)
        if not controlled:
            after.append(self.place(thing.zones, thing.side, style))
        if thing.noun == "spell-trap" and n == 1 and thing.adjectives:
            thing = replace(thing, noun="spell-trap-card")
        word = named_kind(thing) if thing.slug else thing.noun
        name = name_of("de", thing.slug) if thing.slug else ""
        said = phrase(
            "de", word, n, case, article, thing.adjectives,
            qualifier=self.qualifier(thing), name=name, after=" ".join(part for part in after if part),
        )  # fmt: skip
        alone = self.name_alone(thing, n, article) if case in ("nom", "acc") else ""
        if alone:
            said = " ".join(part for part in (alone, *after) if part)
        tail = ""
        if controlled and thing.side is not None:
            tail = f", {self.controlled_by(thing.side, Said('', '', word, n))}"
            tail += "".join(f", {self.level_against(one)}" for one in thing.levels_against)
        whose = "deren" if self._relative(word, n) == "die" else "dessen"
        tail += "".join(f"{' und' if tail else ','} {whose} {one} sind" for one in against(self.stat_of, "de", thing))
        tail += "".join(self.holding(replace(thing, noun=word), n))
        return Said(said, tail, word, n)

    def _relative(self, word: str, n: int) -> str:
        entry = noun("de", word)
        if entry.plural(n):
            return "die"
        return {"m": "den", "n": "das", "f": "die", "m+f": "die"}[entry.gender]

    def attribute_word(self, attribute: str, noun: str) -> str:
        return f"{attribute}-"

    def type_word(self, type_: Type, noun: str) -> str:
        return f"{super().type_word(type_, noun)}-"

    def place_of_each(self, zones: list[Zone]) -> str:
        others = [phrase("de", ZONE_NOUNS[zone], case="dat", owner="their") for zone in zones]
        return join_list("de", [f"von {others[0]}", "seiner Spielfeldseite", *others[1:]])

    def some(self, thing: Thing, many: bool, case: str, verb: Verb, article: str = "indef") -> Said:
        if thing.noun == "spell-trap":
            thing = replace(thing, noun="spell-trap-card")
        return super().some(thing, many, case, verb, article)

    def one(self, word: str, case: str) -> str:
        return determiner("indef", case, {"m": 0, "n": 1, "f": 2}[noun("de", word).gender])

    # Amounts --------------------------------------------------------------------------------------

    def for_each_thing(self, thing: Thing) -> str:
        return wording("de", "amounts.for_each_thing").format(whole(self.thing(thing, article="every")))

    def stat_of(self, stat: Stat, pointer: Pointer, original: bool = False) -> str:
        return f"der {'Grund-' if original else ''}{stat_noun('de', stat)} {self.point(pointer, 'gen').text}"

    def sum_of(self, stat: Stat, of: Said) -> str:
        return f"der Summe der {stat_noun('de', stat)} {whole(of)}"

    def yours(self, said: Said) -> Said:
        return said._replace(tail=f", {self.controlled_by(Side.YOU, said)}")

    def controlled_by(self, side: Side, cards: Said) -> str:
        return f"{self._relative(cards.noun, cards.n)} {super().controlled_by(side, cards)}"

    # Clauses: the verb last -----------------------------------------------------------------------

    def own_position(self, said: Said) -> str:
        if not said.pronoun:
            return ""
        position = noun("de", "battle-position")
        return f"{possessive(noun('de', said.noun), said.n, 'acc', position, 1)} {position.sg}"

    def ordinal(self, number: int, noun_id: str) -> str:
        return f"{number}."

    def until_phase(self, phase: NounPhrase) -> str:
        return f"bis {phase.say('de', 'dat', 'zu')}"

    def is_so(self, pointer: Pointer, thing: Thing, negative: bool) -> str:
        subject = self.point(pointer, "nom")
        number = "many" if subject.n != 1 else "one"
        if thing.position is not None or (thing.zones and not any(zone in ON_FIELD for zone in thing.zones)):
            position = self.position(thing.position) if thing.position is not None else ""
            where = f"{position} {self.place(thing.zones, thing.side, 'in')}".strip()
            who = f"{subject.text} sich" if subject.pronoun else f"sich {subject.text}"
            return row("de", f"states.in_hand.{number}")[negative].format(subject=who, states=where)
        where = self.place(thing.zones, Side.ANY, "in") if thing.zones else ""
        states = " ".join(part for part in (*self.faces(thing, subject), where) if part)
        return row("de", f"states.lies.{number}")[negative].format(subject=subject.text, states=states)


VOICE = German()
