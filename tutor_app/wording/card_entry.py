"""Everything about a card, for its page and for the command line."""

from __future__ import annotations

from typing import NamedTuple

from rulebook.articles.rules import citation, statement
from rulebook.articles.touching import touched
from rulebook.cards import BY_SLUG, DECLARED_IN
from rulebook.engine.core.book import Book
from rulebook.language.words.noun_phrases import capital
from rulebook.language.words.type_line import attribute_name, type_line
from rulebook.notation.finding import plain
from rulebook.notation.source import source
from rulebook.vocabulary.effects import NAME_LANGUAGES, Card
from rulebook.vocabulary.terms import MonsterKind
from scenarios.catalogue.card_examples import Example, examples_of
from scenarios.catalogue.card_uses import uses
from scenarios.formats.loader import Loaded
from tutor_app.texts.messages import message

from .card_texts import CardView, card_view

Fact = tuple[str, str]
"""The name and value of a fact, in the reader's language."""


class CardEntry(NamedTuple):
    """A card with everything about it; sentences come from ``view`` and the functions below."""

    card: Card
    lang: str
    view: CardView
    rules: tuple[str, ...]
    examples: tuple[Example, ...]
    played: tuple[Loaded, ...]
    lying: tuple[Loaded, ...]
    """The scenarios whose lines name it, and those that only have it on the board."""

    @property
    def source(self) -> str:
        """The source code of the card's value."""
        return source(self.card)

    @property
    def declared_in(self) -> str:
        """The file that declares it."""
        return DECLARED_IN.get(self.card.slug, "")


def card_entry(book: Book, card: Card, lang: str) -> CardEntry:
    """Everything about a card under the book's rules.

    Raises:
        CannotSay: its text cannot be rendered in this language.
    """
    view = card_view(book, lang, card.number)
    assert view is not None
    rules = touched(card, book.effects(card.number))
    return CardEntry(card, lang, view, rules, examples_of(card.slug), *uses(card.slug))


def facts_of(card: Card, lang: str) -> tuple[Fact, ...]:
    """The printed facts of a card, with their names, in printed order."""
    found: list[Fact] = []
    stats = card.stats
    if stats is not None:
        found.append((message(lang, "entry.attribute"), attribute_name(lang, stats.attribute)))
        if stats.rank:
            found.append((message(lang, "entry.rank"), str(stats.rank)))
        elif stats.level:
            found.append((message(lang, "entry.level"), str(stats.level)))
        if stats.scale is not None:
            found.append((message(lang, "entry.scale"), str(stats.scale)))
        found += [("ATK", number_of(stats.atk)), ("DEF", number_of(stats.def_))]
    if not card.is_token:
        found.append((message(lang, "entry.number"), f"{card.number:08}"))
    return tuple(found)


def number_of(value: int | None) -> str:
    """ATK or DEF as printed."""
    return "?" if value is None else str(value)


def line_of(card: Card, lang: str) -> str:
    """The type line with a capital: "Dragon / Effect", "Quick-Play Spell"."""
    return capital(type_line(lang, card))


def other_names(card: Card, lang: str) -> tuple[tuple[str, str], ...]:
    """The names of the card in the other languages, as (code, name); languages without official names are omitted."""
    own = card.names.in_language(lang)
    found: dict[str, str] = {}
    for code in NAME_LANGUAGES:
        name = card.names.in_language(code)
        if code != lang and name != own:
            found[code] = name
    return tuple(found.items())


def rule_lines(rules: tuple[str, ...], lang: str) -> list[tuple[str, str, str]]:
    """Rules as (id, wording, citation)."""
    return [(id, statement(id, lang) or "", citation(id, lang)) for id in rules]


SORTS: tuple[str, ...] = (
    "normal", "effect", "ritual", "fusion", "synchro", "xyz", "pendulum", "token", "spell", "trap",
)  # fmt: skip
"""The sorts of cards used to filter the list."""
_FRAMES = (
    MonsterKind.TOKEN, MonsterKind.PENDULUM, MonsterKind.FUSION, MonsterKind.SYNCHRO, MonsterKind.XYZ,
    MonsterKind.RITUAL, MonsterKind.NORMAL,
)  # fmt: skip


def sort_of(card: Card) -> str:
    """The one of ``SORTS`` that a card belongs to: its frame, or Spell or Trap."""
    if card.stats is None:
        return card.kind.name.lower()
    return next((kind.value for kind in _FRAMES if kind in card.stats.kinds), "effect")


def named_cards(lang: str) -> list[Card]:
    """All cards, sorted by their name in a language."""
    return sorted(BY_SLUG.values(), key=lambda card: plain(card.names.in_language(lang)))
