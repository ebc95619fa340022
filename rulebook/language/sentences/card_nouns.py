"""Cards in sentences: one card with its kind and quoted name, an unknown card, or several cards with a count.

A name never takes an article or a case; the noun of the card's kind before it does (das Monster „C“). In everyday words
a card whose owner is not said, or that is known already, has only its name.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from rulebook.explain.tree import Naming, Thing, Who
from rulebook.language.words.agreement import agreeing
from rulebook.language.words.grammar import grammar
from rulebook.language.words.lexicon import noun
from rulebook.language.words.noun_phrases import CASES, join_list, phrase, player, token_noun
from rulebook.language.words.phrasebook import wording
from rulebook.language.words.quotes import quoted
from rulebook.language.words.spans import Reference, Span, mark
from rulebook.vocabulary.effects import Names
from rulebook.vocabulary.terms import CardKind

NAMED_AT_MOST = 3
"""More cards than this are only counted; "more" names them."""

WORDS_AT_MOST = 9
"""Longer names (in English words) are moved to "more" as well."""

_KINDS = {CardKind.MONSTER: "monster", CardKind.SPELL: "spell", CardKind.TRAP: "trap", None: "card"}


@dataclass(frozen=True, slots=True)
class Noun:
    """The card or cards ``things`` as a noun of one language; ``counted``: several are never named."""

    lang: str
    things: tuple[Thing, ...]
    counted: bool = False

    @property
    def plural(self) -> bool:
        return len(self.things) != 1

    @property
    def kind(self) -> str:
        """The lexicon id of the most specific noun that fits all of them."""
        if self.things and all(thing.token for thing in self.things):
            return "token"
        if self.things and all(thing.equip for thing in self.things):
            return "equip-card"
        kinds = {thing.kind for thing in self.things}
        if len(kinds) == 1:
            return _KINDS[kinds.pop()]
        return "spell-trap" if kinds == {CardKind.SPELL, CardKind.TRAP} else "card"

    @property
    def agreement(self) -> str:
        """The form of agreeing words: de m f n pl, it m f mp fp, nl de het pl, en sg pl; a name alone has its own."""
        word, gender = noun(self.lang, self.kind), grammar(self.lang).name_gender
        if gender is not None and not self.plural and self._known is not None and self._naming is not Naming.FULL:
            word = replace(word, gender=gender)
        return grammar(self.lang).agrees_with(word, self.plural)

    def spans(self, form: str, owner: bool = False) -> Iterator[Span]:
        """Yield the words in a form.

        Args:
            form: a case (nom, acc, dat, gen), a preposition of the language, ``name`` for the quoted name alone
                (``name-acc`` and so on: in German the case of a card without a known name, otherwise the dative),
                ``of`` for the genitive, which a name only has with its own word (von), or ``list`` for all names.
            owner: include the owner.
        """
        if form == "list":
            yield from self._names(self._listed())
            return
        alone = self._by_name_alone(owner)
        if owner and not alone and len(sides := self._by_side()) > 1:
            first, second = (tuple(one.spans(form, owner)) for one in sides)
            yield from first
            yield Span("text", f" {grammar(self.lang).joint(wording(self.lang, 'basic.and'), second[0].text)} ")
            yield from second
            return
        if alone:
            yield from self._alone(form)
            return
        if form in ("of", "gen"):
            named = form == "of" and (self.plural or self._known is not None)
            apart = self.plural and not grammar(self.lang).numbers_show_genitive
            if named or apart:
                yield Span("text", f"{wording(self.lang, 'basic.of')} ")
            form = "name" if named else "dat" if apart else "gen"
        if form.startswith("name"):
            if self._known is not None:
                yield from self._names(self._name(self.things[0]))
                yield from self._apart()
                return
            form = (form.partition("-")[2] or "dat") if grammar(self.lang).declines_names else "nom"
        case, prep = (form, "") if form in CASES else ("nom", form)
        side = self._side() if owner else Who.NOBODY
        text = self._several(case, prep, side) if self.plural else self._one(case, prep, side)
        if self.plural and not self._listable:
            count = str(len(self.things))
            before, _, after = text.partition(count)
            yield from self._names(before)
            yield Span("number", count, ("cards", *sorted(thing.uid for thing in self.things)))
            yield from self._names(after)
        else:
            yield from self._names(text)
            yield from self._apart()

    def _by_name_alone(self, owner: bool) -> bool:
        """Whether nothing but the name is said, or the names."""
        unsaid = Naming.BARE if owner else Naming.PLAIN
        return self._naming >= unsaid and (self._listable if self.plural else self._known is not None)

    @property
    def _naming(self) -> Naming:
        return min((Naming.FULL if thing.token else thing.naming for thing in self.things), default=Naming.FULL)

    @property
    def _listable(self) -> bool:
        """Whether several cards are named one by one, without their number."""
        different = self.plural and len(self._different()) == len(self.things)
        return different and self.names_fit and not self.counted and self._naming is not Naming.FULL

    def _alone(self, form: str) -> Iterator[Span]:
        """The name or names after what the form asks for: von „X“, bei „X“."""
        before = wording(self.lang, "basic.of") if form in ("of", "gen") else form
        if before and before not in CASES and not before.startswith("name"):
            yield Span("text", f"{before} ")
        yield from self._names(self._listed())
        yield from self._apart()

    def _apart(self) -> Iterator[Span]:
        """What tells a single card from its copies, in brackets behind it."""
        apart = self.things[0].apart if not self.plural else None
        if apart is not None:
            words = noun(self.lang, apart.noun).sg
            yield Span("text", f" ({words} {apart.number})" if apart.number else f" ({words})")

    @property
    def _known(self) -> Names | None:
        """The name of a single card that stands alone; the name of a Token may be a noun with an article."""
        if self.plural or (self.things[0].token and grammar(self.lang).tokens_take_articles):
            return None
        return self.things[0].names

    def _one(self, case: str, prep: str, side: Who) -> str:
        (thing,) = self.things
        if thing.names is None:
            adjectives = ("face-down",) if thing.face_down else ()
            return phrase(self.lang, self.kind, 1, case, "indef", adjectives, prep=prep)
        whose, after = self._owner(side)
        name = thing.names.in_language(self.lang)
        alone = self._naming is not Naming.FULL and not thing.equip
        return phrase(self.lang, self.kind, 1, case, name=name, owner=whose, after=after, prep=prep, alone=alone)

    def _several(self, case: str, prep: str, side: Who) -> str:
        whose = {Who.YOU: "you", Who.OPPONENT: "opponent"}.get(side, "")
        different = self._different()
        names = {thing.names for thing in different}
        if self.kind == "token" and len(names) == 1 and (only := names.pop()) is not None:
            name = only.in_language(self.lang)
            return phrase(self.lang, "token", len(self.things), case, "digit", owner=whose, name=name, prep=prep)
        if self._listable:
            whose, after = self._owner(side)
            after = f"{self._listed()} {after}".strip()
            return phrase(self.lang, self.kind, len(self.things), case, owner=whose, after=after, prep=prep)
        after = ""
        if self.names_fit and not self.counted:
            after = f"({self._of_one_name() if len(different) == 1 else self._listed()})"
        text = phrase(self.lang, self.kind, len(self.things), case, "digit", owner=whose, prep=prep)
        return f"{text} {after}" if after else text

    @property
    def names_fit(self) -> bool:
        """Whether a sentence can name them all; the same in every language."""
        names = [thing.names for thing in self._different() if thing.names is not None]
        if not all(thing.names for thing in self.things) or len(names) > NAMED_AT_MOST:
            return False
        return sum(len(name.en.split()) for name in names) <= WORDS_AT_MOST

    def _owner(self, side: Who) -> tuple[str, str]:
        """The owner before the noun, and the owner after the name."""
        if side is Who.YOU:
            return "you", ""
        if side is not Who.OPPONENT:
            return "", ""
        return ("opponent", "") if grammar(self.lang).owner_before_noun else ("", player(self.lang, "opponent", "gen"))

    def _side(self) -> Who:
        sides = {thing.side for thing in self.things}
        return sides.pop() if len(sides) == 1 else Who.NOBODY

    def _by_side(self) -> list[Noun]:
        """The cards of each player, yours first, if cards of both are among them."""
        sides = sorted({thing.side for thing in self.things}, key=lambda side: side is not Who.YOU)
        if Who.NOBODY in sides:
            return [self]
        groups = [tuple(thing for thing in self.things if thing.side is side) for side in sides]
        return [replace(self, things=group, counted=not self.names_fit) for group in groups]

    def _different(self) -> list[Thing]:
        return list({thing.names: thing for thing in reversed(self.things)}.values())[::-1]

    def _listed(self) -> str:
        """The names of all, each with its number if one of them is there more than once."""
        numbers = Counter(thing.names for thing in self.things)
        counted = len(self.things) > len(numbers) > 1
        names = ((numbers[thing.names], self._name(thing)) for thing in self._different())
        return join_list(self.lang, [f"{number} {name}" if counted else name for number, name in names])

    def _of_one_name(self) -> str:
        """The name that several cards share: both “Jinzo”, all “Jinzo”."""
        key = "both" if len(self.things) == 2 else "all_of_them"
        return f"{agreeing(self.lang, key, self.kind, len(self.things))} {self._name(self.things[0])}"

    def _name(self, thing: Thing) -> str:
        return quoted(self.lang, thing.names.in_language(self.lang)) if thing.names is not None else "?"

    def _names(self, text: str) -> Iterator[Span]:
        references: dict[str, Reference] = {}
        for thing in self.things:
            if thing.names is not None:
                name = thing.names.in_language(self.lang)
                references[name] = ("card", thing.uid)
                if thing.token:
                    references[token_noun(self.lang, name).pl[1:-1]] = ("card", thing.uid)
        yield from mark(self.lang, text, references)


def noun_of(lang: str, value: Thing | tuple[Thing, ...]) -> Noun:
    """The noun for one card or several."""
    return Noun(lang, (value,) if isinstance(value, Thing) else value)
