"""Card lookup by name in any language, number or slug, with typo tolerance."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import NamedTuple

from rapidfuzz import fuzz
from rapidfuzz.distance import OSA

from rulebook.vocabulary.effects import Card

LONGEST = 80
"""Maximum number of query characters that are read; no name is longer."""
MANY = 8
"""Maximum number of cards offered if the query matches none or several."""
_SURE, _LIKELY, _APART = 0.9, 0.78, 0.08


class Finding(NamedTuple):
    """The result of a lookup: one ``card``, or else ``near``, the candidates, most likely first.

    ``several``: the query fits all candidates equally; otherwise they are only the nearest names.
    """

    card: Card | None
    near: tuple[Card, ...] = ()
    several: bool = False


def plain(text: str) -> str:
    """A name without case, accents and punctuation: "D.D. Crow" and "DD crow" are the same."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(sign for sign in folded if not unicodedata.combining(sign))
    kept = "".join(sign if sign.isalnum() else "" if sign in ".'’`" else " " for sign in letters)
    return " ".join(kept.split())


def find_card(cards: Iterable[Card], query: str) -> Finding:
    """Find the card with this number, slug, or full or partial official name, tolerating typos."""
    cards = tuple(cards)
    query = query[:LONGEST].strip()
    wanted = plain(query)
    if not wanted:
        return Finding(None)
    for card in cards:
        if query == str(card.number) or query == card.slug:
            return Finding(card)
    named = [(card, name) for card in cards for name in plain_names(card)]
    whole = _of(card for card, name in named if name == wanted)
    if len(whole) == 1:
        return Finding(whole[0])
    inside = whole or fitting(cards, query)
    nearest = _nearest(named, wanted)
    if not whole and nearest.card is not None and not any(_holds(name, wanted) for _, name in named):
        return nearest
    if len(inside) == 1:
        return Finding(inside[0])
    if inside:
        first = sorted(inside, key=lambda card: (min(map(len, plain_names(card))), card.slug))
        return Finding(None, tuple(first[:MANY]), several=True)
    return nearest


def _holds(name: str, wanted: str) -> bool:
    """Whether every query word is a prefix of a word of the name."""
    return all(any(word.startswith(each) for word in name.split()) for each in wanted.split())


def fitting(cards: Iterable[Card], query: str) -> tuple[Card, ...]:
    """The cards with a name (or number) in which every query word is a prefix of a word, if necessary with typos.

    The page of all cards filters its list by the same rule.
    """
    words = plain(query[:LONGEST]).split()
    named = [(card, name.split()) for card in cards for name in (*plain_names(card), str(card.number))]
    found = _of(card for card, name in named if _holds(" ".join(name), " ".join(words)))
    if found:
        return found
    known = {word for _, name in named for word in name}
    meant = [{word for word in known if begins(word, each)} for each in words]
    return _of(card for card, name in named if all(one.intersection(name) for one in meant))


def plain_names(card: Card) -> tuple[str, ...]:
    """A card's official names without case, accents and punctuation, without duplicates; Dutch players use the English
    one.
    """
    return tuple(dict.fromkeys(map(plain, (card.names.en, card.names.de, card.names.it))))


def _of(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple({card.number: card for card in cards}.values())


def begins(word: str, wanted: str) -> bool:
    """Whether ``wanted`` is a prefix of ``word``, allowing one typo from four letters on and two from eight.

    A typo is an extra, missing, wrong or transposed letter.
    """
    slips = 0 if len(wanted) < 4 else 1 if len(wanted) < 8 else 2
    if not slips or len(wanted) > len(word) + slips:
        return word.startswith(wanted)
    lengths = range(max(len(wanted) - slips, 0), min(len(word), len(wanted) + slips) + 1)
    return any(OSA.distance(wanted, word[:length], score_cutoff=slips) <= slips for length in lengths)


def _nearest(named: Iterable[tuple[Card, str]], wanted: str) -> Finding:
    """The card whose name differs only by a typo, or else the cards with the nearest names."""
    closeness: dict[int, float] = {}
    cards: dict[int, Card] = {}
    for card, name in named:
        alike = fuzz.ratio(name, wanted, score_cutoff=30) / 100
        if alike:
            closeness[card.number] = max(closeness.get(card.number, 0.0), alike)
            cards[card.number] = card
    ranked = sorted(closeness, key=lambda number: (-closeness[number], cards[number].slug))
    if not ranked:
        return Finding(None)
    best = closeness[ranked[0]]
    ahead = best - closeness[ranked[1]] if len(ranked) > 1 else best
    if best >= _SURE or (best >= _LIKELY and ahead >= _APART):
        return Finding(cards[ranked[0]])
    return Finding(None, tuple(cards[number] for number in ranked[:MANY]))
