"""The interface of a language for cards as nouns: by description, by number, by reference."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace

from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.lexicon import card_word, noun
from rulebook.language.words.noun_phrases import NounPhrase, join_list, phrase
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.language.words.quotes import quoted
from rulebook.language.words.series import series
from rulebook.language.words.word_ids import CARD_NOUNS, name_of, named_kind, or_names, stat_noun, summon_words
from rulebook.vocabulary.effects import Card, MonsterStats
from rulebook.vocabulary.filters import Count, Number, StatIs
from rulebook.vocabulary.operations import (
    AnyNumber,
    HowMany,
    TrapMonster,
    UpTo,
)
from rulebook.vocabulary.terms import (
    ON_FIELD,
    Position,
    Ref,
    Side,
    Stat,
    SummonKind,
    Type,
    Verb,
    Zone,
)

from .comparisons import against
from .declarations import except_for, higher, of_declared
from .slots import Known
from .speech import Pointer, Said

PLAYERS = {Side.YOU: "you", Side.OPPONENT: "opponent"}
"""The two players, in the keys of the phrases."""
OWNERS = {**PLAYERS, Side.EACH: "their"}
"""Whose a zone is, as the owner of a noun phrase."""
ZONE_NOUNS = {Zone.HAND: "hand", Zone.DECK: "deck", Zone.GRAVEYARD: "graveyard", Zone.EXTRA: "extra-deck"}
"""The nouns of the zones outside the field."""


class Nouns(ABC):
    """The part of ``Voice`` that the other parts build on."""

    lang: str

    @property
    def words(self) -> Mapping[str, str]:
        """Openings, joints and labels of card text: the file ``phrases/card_text.toml``."""
        return wordings(self.lang, "card_text")

    any_number_case = "acc"
    repeats_owner = False
    """Whether the owner of several zones is said of each: von deiner Hand oder deinem Deck."""
    compared_case = "nom"
    """The case of a monster whose Level is compared: than that monster, but inferiore a quello di quel mostro."""
    remarks_last = False
    """Whether a remark in brackets about cards closes the clause, behind its verb."""

    def whole(self, said: Said) -> str:
        """A noun phrase followed by more words; its relative clause may have to be closed."""
        return f"{said.text}{said.tail}"

    def point(self, pointer: Pointer, case: str = "acc") -> Said:
        """Known cards as a noun phrase or pronoun."""
        how, noun, n = pointer
        if how == "again" and case in self.again_cases:
            return self.again(noun, case)
        if how in ("this", "again"):
            phrase = NounPhrase("card", article="this")
        elif how in ("first", "second"):
            noun, n, phrase = "target", 1, NounPhrase("target", adjectives=(how,))
        elif how == "opposing":
            phrase = NounPhrase(noun, n, owner="opponent")
        elif how in ("attacking", "attacked", "worn", "excavated", "remaining", "sent", "tributed", "banished"):
            phrase = NounPhrase(noun, n, adjectives=(how,))
        elif how == "yours":
            phrase = NounPhrase(noun, n, "your")
        elif how == "equipped":
            noun, phrase = "equipped-monster", NounPhrase("equipped-monster")
        elif how == "pronoun":
            return self.pronoun(noun, n, case)
        else:
            phrase = NounPhrase(noun, n, "that")
        return Said(phrase.say(self.lang, case), "", noun, n)

    again_cases: tuple[str, ...] = ()
    """The cases in which a pronoun stands for this card while nothing else has been mentioned."""

    def again(self, noun: str, case: str) -> Said:
        """The pronoun for this card while nothing else has been mentioned."""
        return self.pronoun(noun, 1, case)

    def this_so(self, adjectives: tuple[str, ...], case: str) -> Said:
        """Example: this face-down card."""
        return Said(NounPhrase("card", article="this", adjectives=adjectives).say(self.lang, case), "", "card", 1)

    def ways(self, kinds: SummonKind) -> str:
        """The kinds of Summon next to the verb, or the verb with them if its place depends on them."""
        return summon_words(self.lang, kinds)

    @abstractmethod
    def pronoun(self, noun: str, n: int, case: str) -> Said:
        """Personal pronoun: it, them; if a language has no suitable pronoun, the noun again."""

    def thing(self, thing: Thing, n: int = 1, case: str = "acc", article: str = "digit", style: str = "in") -> Said:
        """Cards by description. ``style``: where they are ("in"), come from ("from")."""
        word = named_kind(thing) if thing.slug else thing.noun
        said = phrase(
            self.lang, word, n, case, article, thing.adjectives, qualifier=self.qualifier(thing),
            name=name_of(self.lang, thing.slug) if thing.slug else "", after=self.after(thing, word, n, style),
        )  # fmt: skip
        return Said(said, "", word, n)

    def after(self, thing: Thing, word: str, n: int, style: str) -> str:
        """What follows the noun of a description."""
        parts = self.details(thing)
        if self.controlled(thing) and thing.side is not None:
            parts.append(self.controlled_by(thing.side, Said("", "", word, n)))
            parts += map(self.level_against, thing.levels_against)
        else:
            parts.append(self.place(thing.zones, thing.side, style))
        parts += [*against(self.stat_of, self.lang, thing), *self.holding(replace(thing, noun=word), n)]
        parts.append(self.sharing(thing))
        return " ".join(part for part in parts if part)

    def name_alone(self, thing: Thing, n: int, article: str) -> str:
        """A card described by its name, without its kind: 1 “Armed Dragon LV7”. Empty if more than the name is said."""
        if not thing.slug or article not in ("digit", "none") or thing.adjectives or thing.side is Side.OPPONENT:
            return ""
        name = quoted(self.lang, name_of(self.lang, thing.slug))
        return f"{n} {name}" if article == "digit" else name

    @abstractmethod
    def stat_of(self, stat: Stat, pointer: Pointer, original: bool = False) -> str:
        """The (original) ATK of those cards, as used after "equal to"."""

    @abstractmethod
    def holding(self, thing: Thing, n: int) -> list[str]:
        """What a thing is equipped to, or must not be equipped with, as it follows its noun."""

    def qualifier(self, thing: Thing) -> str:
        """The words next to the noun of a description: Attribute, Types, the name of a series."""
        lang = self.lang
        types = [self.type_word(one, thing.noun) for one in thing.types]
        attribute = card_word(lang, "attribute", thing.attribute) if thing.attribute is not None else ""
        if thing.other_attribute:
            attribute = wording(lang, "equips.other_attribute", attribute=attribute)
        of_types, of_series = join_list(lang, types, thing.joint), series(lang, thing.series) if thing.series else ""
        if not (of_types or of_series):
            return self.attribute_word(attribute, thing.noun) if attribute else ""
        parts = (attribute, of_types + of_series) if of_types.endswith("-") else (attribute, of_types, of_series)
        return " ".join(part for part in parts if part)

    def attribute_word(self, attribute: str, noun: str) -> str:
        """An Attribute right next to a noun."""
        return attribute

    def type_word(self, type_: Type, noun: str) -> str:
        """A Type next to a noun."""
        return card_word(self.lang, "type", type_)

    def place(self, zones: tuple[Zone, ...], side: Side | None, style: str) -> str:
        """Where cards are or come from.

        ``style``: "in", "from" and, for places of both players, "in-the" (in the GY, either one) and "from-one" (from a
        GY, either one, in a prohibition).
        """
        lang, direction = self.lang, "from" if style.startswith("from") else "in"
        on_field = any(zone in ON_FIELD for zone in zones)
        off_field = [zone for zone in zones if zone not in ON_FIELD]
        if side is Side.EACH and on_field and off_field:
            return self.place_of_each(off_field)
        parts = [self.on_field(side, direction)] if on_field else []
        if off_field and side is not None:
            parts.append(self._off_field(off_field, side, style, wording(lang, f"places.prepositions.{direction}")))
        return f" {wording(lang, 'basic.and')} ".join(parts)

    def _off_field(self, zones: list[Zone], side: Side, style: str, prep: str) -> str:
        if unnamed := [zone for zone in zones if zone not in ZONE_NOUNS]:
            raise CannotSay(f"no noun for {unnamed!r}")
        lang, first, rest = self.lang, ZONE_NOUNS[zones[0]], [ZONE_NOUNS[zone] for zone in zones[1:]]
        if side is not Side.ANY:
            start = phrase(lang, first, case="dat", owner=OWNERS[side], prep=prep)
            owned = [phrase(lang, one, case="dat", owner=OWNERS[side]) for one in rest]
            others = owned if self.repeats_owner else [noun(lang, one).sg for one in rest]
            return join_list(lang, [start, *others], "or")
        if zones == [Zone.HAND]:
            return wording(lang, f"places.hands.{'from' if style.startswith('from') else 'in'}")
        if zones[0] is Zone.DECK or style == "in-the":
            return phrase(lang, first, case="dat", prep=prep)
        return wording(lang, f"places.either.{style}", zone=noun(lang, first))

    def on_field(self, side: Side | None, direction: str) -> str:
        """Cards on the field as a place; ``direction`` is "in" or "from"."""
        return wording(self.lang, f"places.field.{direction}")

    @abstractmethod
    def place_of_each(self, zones: list[Zone]) -> str:
        """Where each player's cards come from: these zones and the field."""

    def position(self, position: Position) -> str:
        """Example: in Attack Position."""
        return wording(self.lang, f"amounts.position.{position.name.lower()}")

    def into(self, position: Position) -> str:
        """The same after a verb that puts the card there: in die Angriffsposition."""
        return wording(self.lang, f"amounts.into.{position.name.lower()}")

    def positions(self, offered: Position | tuple[Position, ...]) -> str:
        """Example: in Attack Position or in face-down Defense Position."""
        each = offered if isinstance(offered, tuple) else (offered,)
        return join_list(self.lang, [self.into(one) for one in each], "or")

    def controlled(self, thing: Thing) -> bool:
        """Whether a thing is described by its controller: it is on the field and belongs to one player."""
        on_field = bool(thing.zones) and all(zone in ON_FIELD for zone in thing.zones)
        return on_field and thing.side in (Side.YOU, Side.OPPONENT, Side.EACH)

    def controlled_by(self, side: Side, cards: Said) -> str:
        """Who controls cards, after their noun: you control."""
        return wording(self.lang, f"states.controlled.{side.name.lower()}")

    def some(self, thing: Thing, many: bool, case: str, verb: Verb, article: str = "indef") -> Said:
        """Any card of a kind in an event: a monster, a monster(s), a Trap Card; with the article "no", no monster."""
        if verb is Verb.ACTIVATE:
            thing = replace(thing, noun=CARD_NOUNS.get(thing.noun, thing.noun))
        opponents = self.controlled(thing) and thing.side is Side.OPPONENT
        if opponents:
            thing = thing.anywhere()
        if many and thing.noun in ("monster", "card"):
            said = self.thing(thing, 2, case, "none")
            return said._replace(text=f"{self.one_or_more(thing.noun, case)} {said.text}")
        said = self.thing(thing, 1, case, article)
        return said._replace(text=f"{said.text} {self.words['of_opponent']}") if opponents else said

    def one_or_more(self, word: str, case: str) -> str:
        """Example: one or more, before the plural of a noun."""
        return self.words["one_or_more"].format(one=self.one(word, case))

    def one(self, word: str, case: str) -> str:
        """The number one, agreeing with a noun."""
        return self.words["one"]

    def found(self, count: HowMany, thing: Thing) -> tuple[Said, str]:
        """A number of things to be taken from a place, and the place, if it follows them as words of its own."""
        return self.counted(count, thing.anywhere()), self.place(thing.zones, thing.side, "from")

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

    def highest(self, stat: Stat, thing: Thing, lowest: bool = False) -> Said:
        """The card with the highest or lowest value."""
        said = self.with_highest(self.thing(thing, article="def"), stat, lowest)
        remark = f" {wording(self.lang, 'amounts.if_tied')}"
        return said._replace(tail=said.tail + remark) if self.remarks_last else said._replace(text=said.text + remark)

    def with_highest(self, said: Said, stat: Stat, lowest: bool = False) -> Said:
        """The cards with the highest value, as a subject or object."""
        what = row(self.lang, "amounts.with_highest")[lowest].format(stat=self.stat_in_phrase(stat))
        return said._replace(text=f"{said.text} {what}")

    def stat_in_phrase(self, stat: Stat) -> str:
        """The name of a stat, with an article if it takes one after "with"."""
        return stat_noun(self.lang, stat)

    def top(self, low: int, high: int, side: Side) -> Said:
        """The top cards of a Deck."""
        deck = phrase(self.lang, "deck", case="gen", owner=OWNERS[side])
        how_many = 2 if low != high else int(high > 1)
        return Said(row(self.lang, "amounts.top")[how_many].format(low=low, high=high, deck=deck), n=high)

    def sharing(self, thing: Thing) -> str:
        """After a noun: with the same name; with the same Attribute as that monster; empty without such a condition."""
        if thing.namesakes:
            return wording(self.lang, "equips.same_name")
        if thing.attribute_of is None:
            return ""
        other = Pointer("this") if thing.attribute_of is Ref.THIS else Pointer("that", "monster")
        return wording(self.lang, "equips.same_attribute", card=Known(self, other))

    def details(self, thing: Thing) -> list[str]:
        """What follows the noun of a description before its place: its numbers, what was declared, its position."""
        lang = self.lang
        level = [self.level(thing.level)] if thing.level is not None else []
        declared = of_declared(lang, thing.declared, thing.undeclared)
        after = [declared, except_for(lang, thing.except_kind), higher(lang, thing.higher)]
        position = [self.position(thing.position)] if thing.position is not None else []
        compared = () if self.controlled(thing) else thing.levels_against  # what is controlled says that first
        numbers = [*level, *map(self.level_against, compared), *map(self.points, thing.points)]
        return [*or_names(lang, thing), *numbers, *after, *position]

    def level_against(self, part: StatIs) -> str:
        """Example: with a lower Level than that monster."""
        that = self.point(Pointer("that", "monster"), self.compared_case).text
        return wording(self.lang, f"comparisons.level.{part.op.name.lower()}", that=that)

    def points(self, part: StatIs) -> str:
        """Example: with 1500 or less ATK."""
        value = wording(self.lang, f"amounts.value.{part.op.name.lower()}").format(part.value)
        return row(self.lang, "amounts.points")[part.original].format(value=value, stat=stat_noun(self.lang, part.stat))

    def level(self, part: StatIs) -> str:
        """Example: Level 4 or lower."""
        return wording(self.lang, f"amounts.level.{part.op.name.lower()}").format(part.value)

    def tokens(self, token: Card, n: int, article: str = "digit") -> Said:
        """New Tokens with their facts in brackets. The noun in their name takes the number: 4 “Sheep Tokens”."""
        assert token.stats is not None
        said = phrase(self.lang, "token", n, article=article, name=token.names.in_language(self.lang))
        return Said(f"{said} ({self._facts(token.stats)})", "", "token", n)

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
