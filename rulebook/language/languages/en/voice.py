"""English card text: nouns, places, amounts and events; actions are in ``acts``."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.comparisons import against
from rulebook.language.voices.declarations import except_for, higher, of_declared
from rulebook.language.voices.voice import Pointer, Said
from rulebook.language.voices.voice_of_nouns import ZONE_NOUNS
from rulebook.language.words import lexicon
from rulebook.language.words.descriptions import Thing
from rulebook.language.words.grammar import Asked
from rulebook.language.words.lexicon import Noun
from rulebook.language.words.noun_phrases import NounPhrase, join_list, phrase, pronoun, quoted
from rulebook.language.words.word_ids import (
    CARD_NOUNS,
    name_of,
    named_kind,
    or_names,
    stat_noun,
)
from rulebook.vocabulary.selectors import HowMany
from rulebook.vocabulary.terms import Position, Side, Stat, Verb, Zone

from .acts import EnglishActs
from .grammar import noun_phrase, with_indefinite

POSITIONS: dict[Position, str] = {
    Position.ATTACK: phrase("en", "attack-position", article="none"),
    Position.DEFENSE: phrase("en", "defense-position", article="none"),
    Position.SET: phrase("en", "defense-position", article="none", adjectives=("face-down",)),
}
_NAMED = Noun("", "en", "", "")
"""A card referred to by its name alone, as in English texts: 1 “Dark Magician”."""


class English(EnglishActs):
    """See ``Voice``."""

    infinitive = "base"
    denied_article = "indef"

    # Nouns ----------------------------------------------------------------------------------------

    def pronoun(self, noun: str, n: int, case: str) -> Said:
        return Said(pronoun("en", noun, n, case), "", noun, n, pronoun=True)

    def qualifier(self, thing: Thing) -> str:
        position = POSITIONS[thing.position] if thing.position is not None and not thing.slug else ""
        level = self.level(thing.level) if thing.level is not None else ""
        return " ".join(part for part in (position, level, super().qualifier(thing)) if part)

    def _after(self, thing: Thing, style: str) -> str:
        place = self.place(thing.zones, thing.side, style)
        compared = [*map(self.level_against, thing.levels_against)]
        parts = [*or_names("en", thing), *([] if self.controlled(thing) else compared)]
        parts += [of_declared("en", thing.declared, thing.undeclared), place if style == "from" else ""]
        parts += [*map(self.points, thing.points), higher("en", thing.higher)]
        if thing.position is not None and thing.slug:
            parts.append(self.position(thing.position))
        parts += [place if style != "from" else "", except_for("en", thing.except_kind)]
        parts += compared if self.controlled(thing) else []
        parts += [*against(self.stat_of, "en", thing), *self.holding(thing, 1), self.sharing(thing)]
        return " ".join(part for part in parts if part)

    def found(self, count: HowMany, thing: Thing) -> tuple[Said, str]:
        return self.counted(count, thing, "from"), ""

    def on_field(self, side: Side | None, direction: str) -> str:
        known = side is not None and side is not Side.ANY
        return self.controlled_by(side, Said("")) if known and side is not None else super().on_field(side, direction)

    def place_of_each(self, zones: list[Zone]) -> str:
        first, *others = [lexicon.noun("en", ZONE_NOUNS[zone]).sg for zone in zones]
        return f"from their {join_list('en', [first, 'field', *others])}"

    def thing(self, thing: Thing, n: int = 1, case: str = "acc", article: str = "digit", style: str = "in") -> Said:
        after, case = self._after(thing, style), "gen" if case == "gen" else "acc"
        if thing.slug:
            name = name_of("en", thing.slug)
            after = f"{quoted('en', name)} {after}".strip()
            indefinite = article == "indef" and n == 1
            asked = Asked(_NAMED, n, case, "none" if indefinite else article, thing.adjectives, "", after, "", "")
            text = with_indefinite(noun_phrase(asked)) if indefinite else noun_phrase(asked)
        else:
            text = phrase(
                "en", thing.noun, n, case, article, thing.adjectives, qualifier=self.qualifier(thing), after=after
            )
        noun = named_kind(thing) if thing.slug else thing.noun
        return Said(text, "", noun, n)

    def positions(self, offered: Position | tuple[Position, ...]) -> str:
        each = offered if isinstance(offered, tuple) else (offered,)
        return f"in {join_list('en', [POSITIONS[one] for one in each], 'or')}"

    # Amounts --------------------------------------------------------------------------------------

    def stat_of(self, stat: Stat, pointer: Pointer, original: bool = False) -> str:
        return f"the {'original ' if original else ''}{stat_noun('en', stat)} of {self.point(pointer).text}"

    def sum_of(self, stat: Stat, of: Said) -> str:
        return f"the combined {stat_noun('en', stat)} {of.text}"

    def yours(self, said: Said) -> Said:
        return said if "you control" in said.text else super().yours(said)

    # Clauses --------------------------------------------------------------------------------------

    def some(self, thing: Thing, many: bool, case: str, verb: Verb, article: str = "indef") -> Said:
        if verb is Verb.ACTIVATE:
            thing = replace(thing, noun=CARD_NOUNS.get(thing.noun, thing.noun))
        if many and thing.noun in ("monster", "card"):
            said = self.thing(thing, 2, article="none")
            return said._replace(text=f"{self.one_or_more(thing.noun, case)} {said.text}")
        if self.controlled(thing) and thing.side is Side.OPPONENT and thing.noun.endswith("monster"):
            said = self.thing(thing.anywhere(), article="none")
            said = said._replace(text=f"an opponent's {said.text}")
        else:
            said = self.thing(thing, article=article)
        return said

    def own_position(self, said: Said) -> str:
        if not said.pronoun:
            return ""
        return "its battle position" if said.n == 1 else "their battle positions"

    def ordinal(self, number: int, noun_id: str) -> str:
        ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10 if number // 10 != 1 else 0, "th")
        return f"{number}{ending}"

    def until_phase(self, phase: NounPhrase) -> str:
        return phase.say("en", "acc", "until")


VOICE = English()
