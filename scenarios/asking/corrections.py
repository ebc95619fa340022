"""Corrections in a question: "I attack with X, no wait, I mean Y" tells of Y only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rulebook.languages import LANGUAGES
from rulebook.search.words import stop_words

from .card_names import LONGEST_RUN
from .story import is_monster
from .verbs import kinds, listed

Named = tuple[str, int, int]
_CLOSE = 4
"""How many words may stand between a correction and the card that is meant."""
_FAR = 6
"""How many words may stand between the card that is not meant and the correction."""
_SAYS_MORE = frozenset({":can", ":if", ":i", ":he", ":play", ":has"})
"""What a word says that does not only lead to a name."""


def corrected(
    words: Sequence[str], clauses: Sequence[int], named: Sequence[Named]
) -> tuple[list[str], list[int], list[Named]]:
    """The words, their parts and the named cards, each card that was taken back replaced by the right one.

    Args:
        words: the words of a question.
        clauses: the number of the part between punctuation marks that each is in.
        named: the cards that are named, with the first word of each and the word after it.
    """
    found, parts, cards = list(words), list(clauses), sorted(named, key=lambda one: one[1])
    at = 0
    while at < len(found):
        end = _marked(found, at)
        replaced = _replaced(found, parts, cards, at, end) if end > at else None
        if replaced is None:
            at += 1
            continue
        (_, start, stop), (right, begins, ends) = replaced
        owner, own = _owner(found, start), _owner(found, begins)
        named_so = found[own:ends] if owner < start and own < begins else found[begins:ends]
        first = owner if owner < start and own < begins else start
        kept = parts[start]
        parts = [kept if one == parts[ends - 1] else one for one in parts]
        rest = [(card, one, two) for card, one, two in cards if two <= start or one >= ends or stop <= one < at]
        change = len(named_so) - (stop - first)
        found[at:ends], parts[at:ends] = [], []
        found[first:stop], parts[first:stop] = named_so, [kept] * len(named_so)
        gone = ends - at
        cards = [(card, _moved(one, stop, ends, change, gone), _moved(two, stop, ends, change, gone))
                 for card, one, two in rest]  # fmt: skip
        until = first + len(named_so)
        cards = sorted([*cards, (right, until - (ends - begins), until)], key=lambda one: one[1])
        at += change
    return found, parts, cards


def _moved(place: int, stop: int, ends: int, change: int, gone: int) -> int:
    """Where a word stands after the replacement."""
    return place + change - gone if place >= ends else place + change if place >= stop else place


def _marked(words: Sequence[str], at: int) -> int:
    """The word after a correction that begins here ("no wait, I mean"); this word if none does."""
    end, certain = at, False
    while end < len(words):
        sizes = range(min(LONGEST_RUN, len(words) - end), 0, -1)
        size = next((size for size in sizes if tuple(words[end : end + size]) in listed("correction")), 0)
        if not size:
            if words[end] not in _fillers():
                break
            size = 1
        else:
            certain = True
        end += size
    return end if certain or any((word,) in listed("excuse") for word in words[at:end]) else at


def _replaced(
    words: Sequence[str], parts: Sequence[int], cards: Sequence[Named], at: int, end: int
) -> tuple[Named, Named] | None:
    """The card taken back before a correction, and the one named instead of it behind; None if there is none."""
    after = next((one for one in cards if one[1] >= end), None)
    if after is None or after[1] - end > _CLOSE or any(_goes_on(word) for word in words[end : after[1]]):
        return None
    kind, excused = is_monster(after[0]), (words[at],) in listed("excuse")
    ends = after[2] >= len(words) or parts[after[2]] != parts[after[1]]
    if excused and end == at + 1 and not ends:
        return None  # "sorry" may begin something else
    if at and kind and (words[at - 1],) in listed("unnamed"):
        return ("", at - 1, at), after
    before = next((one for one in reversed(cards) if one[2] <= at and is_monster(one[0]) == kind), None)
    return (before, after) if before is not None and at - before[2] <= _FAR else None


def _goes_on(word: str) -> bool:
    """Whether a word says more than which card is meant."""
    said = frozenset().union(*(kinds(lang).get((word,), frozenset()) for lang in LANGUAGES))
    return bool(said & _SAYS_MORE) or not (said or word in stop_words())


def _owner(words: Sequence[str], start: int) -> int:
    """The word before a name that says whose card it is; the name's first word if none does."""
    return start - 1 if start and (words[start - 1],) in listed("my") | listed("his") else start


@cache
def _fillers() -> frozenset[str]:
    """The words beside a correction that say nothing."""
    return frozenset(words[0] for words in listed("filler"))
