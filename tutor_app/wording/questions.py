"""What the tutor makes of a typed question: the cards in it, what is asked, what is in the way, how a name goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from rulebook.cards import BY_SLUG, POOL
from rulebook.language.words.quotes import quoted
from rulebook.languages import LANGUAGES
from rulebook.notation.finding import find_card
from rulebook.search.foreign import is_foreign
from rulebook.search.words import fold, stop_words
from scenarios.asking.reading import LONGEST, Question, Wanted
from scenarios.asking.tokens import tokens_of
from scenarios.catalogue.answers import question
from scenarios.catalogue.library import index
from scenarios.interactions.between import MOST_CARDS
from tutor_app.texts.messages import message

MOST_OFFERED = 4
"""Maximum number of card names that are offered."""
_SHORTEST, _LONGEST_NAME = 3, 6


class Offer(NamedTuple):
    """A card whose name may be meant by the last words typed, and the text with its whole name."""

    name: str
    text: str


def offers(text: str, lang: str) -> tuple[Offer, ...]:
    """The cards whose names begin with the last words of a text that is being typed."""
    typed = text.split()
    if not typed or text[-1:].isspace():
        return ()
    for count in range(min(_LONGEST_NAME, len(typed)), 0, -1):
        start = fold(" ".join(typed[-count:])).strip()
        if len(start) < _SHORTEST or (count == 1 and start in stop_words()):
            continue
        whole = {slug for slug, folded, _ in _names(lang) if folded == start}
        begun = [(slug, name) for slug, folded, name in _names(lang) if folded.startswith(start)]
        if whole or begun:
            names = dict(reversed([one for one in begun if one[0] not in whole]))
            before = " ".join(typed[:-count])
            found = [Offer(name, f"{before} {name}".strip()) for name in sorted(names.values(), key=len)]
            return () if whole else tuple(found[:MOST_OFFERED])
    return ()


@cache
def _names(lang: str) -> tuple[tuple[str, str, str], ...]:
    """Every card with its names: the reader's own language first."""
    order = (lang, *(other for other in LANGUAGES if other != lang))
    return tuple(
        (card.slug, fold(name).strip(), name)
        for each in order
        for card in POOL
        if card.number > 0 and (name := card.names.in_language(each))
    )


_ASKED = {Wanted.ANSWER: "asks_answer", Wanted.STOP: "asks_stop", Wanted.REMOVE: "asks_remove"}


def read_as(found: Question, lang: str) -> str:
    """How a question whether one card answers, stops or removes another was read; empty for any other."""
    if len(found.cards) != 2 or not found.actor or found.wanted not in _ASKED:
        return ""
    other = next(slug for slug in found.cards if slug != found.actor)
    words = {"actor": _name(found.actor, lang), "other": _name(other, lang)}
    return message(lang, f"between.{_ASKED[found.wanted]}", **words)


def trouble(text: str, lang: str) -> str:
    """What keeps the tutor from playing a question, and the nearest help; empty if there is nothing to say."""
    return next(_troubles(text, lang), "")


def _troubles(text: str, lang: str) -> Iterator[str]:
    if is_foreign(index(), text):
        yield message(lang, "between.other_language")
        return
    if len(text) > LONGEST:
        yield message(lang, "between.too_long", most=str(LONGEST))
    cards = question(text).cards
    if len(cards) > MOST_CARDS:
        yield message(lang, "between.too_many", count=str(len(cards)), cards=_named(cards[:MOST_NAMED], lang))
    unknown = unknown_cards(text, lang)
    if unknown:
        yield unknown


def unknown_cards(text: str, lang: str) -> str:
    """The words of a question that seem to name a card which is not in the collection, and the nearest names."""
    found = index()
    tokens = tokens_of(found.names, found.common, found.short, text[:LONGEST])
    strange = [tokens.words[at] for at in sorted(tokens.strange)]
    if not strange:
        return ""
    said = message(lang, "between.unknown", words=", ".join(quoted(lang, word) for word in strange))
    near = find_card(POOL, " ".join(strange)).near[:MOST_OFFERED]
    names = ", ".join(quoted(lang, card.names.in_language(lang)) for card in near)
    return f"{said} {message(lang, 'between.meant', cards=names)}" if names else said


MOST_NAMED = 10
"""Maximum number of recognised cards that are listed."""


def _name(slug: str, lang: str) -> str:
    return quoted(lang, BY_SLUG[slug].names.in_language(lang))


def _named(slugs: Sequence[str], lang: str) -> str:
    return ", ".join(_name(slug, lang) for slug in slugs)
