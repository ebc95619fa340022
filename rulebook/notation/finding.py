"""Cards by name: in any language, by number or slug, with slips of the pen forgiven."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import SequenceMatcher
from typing import NamedTuple

from rulebook.vocabulary.effects import Card

LONGEST = 80
"""So many characters of a query are read; no name is longer."""
MANY = 8
"""So many cards are offered where the query means none or several."""
_SURE, _LIKELY, _APART = 0.9, 0.78, 0.08


class Finding(NamedTuple):
    """What a query means: one ``card``; or none, and then ``near`` are the cards it could mean, likeliest first.

    ``several``: it fits all of those equally; otherwise they are only the nearest names.
    """

    card: Card | None
    near: tuple[Card, ...] = ()
    several: bool = False


def plain(text: str) -> str:
    """A name without case, accents and signs: "D.D. Crow" and "DD crow" are the same."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(sign for sign in folded if not unicodedata.combining(sign))
    kept = "".join(sign if sign.isalnum() else "" if sign in ".'’`" else " " for sign in letters)
    return " ".join(kept.split())


def find_card(cards: Iterable[Card], query: str) -> Finding:
    """The card a query names: by number, slug or any official name, whole or in part, slips forgiven."""
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
    if len(inside) == 1:
        return Finding(inside[0])
    if inside:
        first = sorted(inside, key=lambda card: (min(map(len, plain_names(card))), card.slug))
        return Finding(None, tuple(first[:MANY]), several=True)
    return _nearest(named, wanted)


def fitting(cards: Iterable[Card], query: str) -> tuple[Card, ...]:
    """The cards with a name (or number) in which every word asked for begins a word; failing that, but for a slip.

    The page of all cards narrows its list by the same rule.
    """
    words = plain(query[:LONGEST]).split()
    named = [(card, name.split()) for card in cards for name in (*plain_names(card), str(card.number))]
    found = _of(card for card, name in named if all(any(word.startswith(each) for word in name) for each in words))
    if found:
        return found
    known = {word for _, name in named for word in name}
    meant = [{word for word in known if begins(word, each)} for each in words]
    return _of(card for card, name in named if all(one.intersection(name) for one in meant))


def plain_names(card: Card) -> tuple[str, ...]:
    """A card's official names without case, accents and signs, each once; Dutch players use the English one."""
    return tuple(dict.fromkeys(map(plain, (card.names.en, card.names.de, card.names.it))))


def _of(cards: Iterable[Card]) -> tuple[Card, ...]:
    return tuple({card.number: card for card in cards}.values())


def begins(word: str, wanted: str) -> bool:
    """Whether ``word`` begins with ``wanted`` but for slips: one in a word of four letters, two in one of eight.

    A slip is a letter too many, missing, wrong, or changed places with its neighbour.
    """
    slips = 0 if len(wanted) < 4 else 1 if len(wanted) < 8 else 2
    if not slips or len(wanted) > len(word) + slips:
        return word.startswith(wanted)
    before: list[int] = []
    row = list(range(len(word) + 1))
    for at, sign in enumerate(wanted, 1):
        now = [at]
        for place, other in enumerate(word, 1):
            least = min(row[place] + 1, now[place - 1] + 1, row[place - 1] + (sign != other))
            if at > 1 and place > 1 and sign == word[place - 2] and wanted[at - 2] == other:
                least = min(least, before[place - 2] + 1)
            now.append(least)
        if min(now) > slips:
            return False
        before, row = row, now
    return min(row) <= slips


def _nearest(named: Iterable[tuple[Card, str]], wanted: str) -> Finding:
    """The card whose name differs only by a slip, else the cards with the nearest names."""
    closeness: dict[int, float] = {}
    cards: dict[int, Card] = {}
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(wanted)
    for card, name in named:
        matcher.set_seq1(name)
        if matcher.real_quick_ratio() < 0.3 or matcher.quick_ratio() < 0.3:
            continue
        closeness[card.number] = max(closeness.get(card.number, 0.0), matcher.ratio())
        cards[card.number] = card
    ranked = sorted(closeness, key=lambda number: (-closeness[number], cards[number].slug))
    if not ranked:
        return Finding(None)
    best = closeness[ranked[0]]
    ahead = best - closeness[ranked[1]] if len(ranked) > 1 else best
    if best >= _SURE or (best >= _LIKELY and ahead >= _APART):
        return Finding(cards[ranked[0]])
    return Finding(None, tuple(cards[number] for number in ranked[:MANY]))
