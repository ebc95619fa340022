"""Relative clauses between commas: "may I turn X, which I Summoned last turn, now?" tells of X first, then asks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from .verbs import listed

Named = tuple[str, int, int]
_MARKS = re.compile(r"[.?!;:,\n]+(?=\s|$)|\s-+\s")
_FEWEST = 3
"""How many words a relative clause has at least."""


def unfolded(
    text: str, words: Sequence[str], clauses: Sequence[int], named: Sequence[Named]
) -> tuple[list[str], list[int], list[Named]]:
    """The words, their parts and the named cards, with a relative clause about a card told before what it stands in.

    Args:
        text: the question.
        words: its words.
        clauses: the number of the part between punctuation marks that each is in.
        named: the cards that are named, with the first word of each and the word after it.
    """
    found, parts, cards = list(words), list(clauses), list(named)
    for part in sorted(_between_commas(text) & set(parts)):
        places = [at for at, own in enumerate(parts) if own == part]
        begins, ends = places[0], places[-1] + 1
        one = next((one for one in cards if one[2] == begins), None)
        if (
            one is None
            or part + 1 not in parts
            or ends - begins < _FEWEST
            or (found[begins],) not in listed("relative_pronoun")
        ):
            continue
        first = parts.index(parts[one[1]])
        order = [*range(one[1], ends), *range(first, begins), *range(ends, len(found))]
        copied = one[2] - one[1]
        moved = {at: place + copied for place, at in enumerate([*range(begins, ends), *range(first, begins)], first)}
        moved |= {at: at + copied for at in range(ends, len(found) + 1)}
        outer = parts[one[1]]
        parts = [*parts[:first], *[outer] * (copied + ends - begins), *[part] * (begins - first),
                 *(part if own == part + 1 else own for own in parts[ends:])]  # fmt: skip
        found = [*found[:first], *(found[at] for at in order)]
        cards = [(card, moved.get(start, start), moved.get(stop - 1, stop - 1) + 1) for card, start, stop in cards]
        cards = sorted([*cards, (one[0], first, first + copied)], key=lambda each: each[1])
    return found, parts, cards


def _between_commas(text: str) -> set[int]:
    """The numbers of the parts of a text that stand between two commas."""
    marks = [mark.group().strip() for mark in _MARKS.finditer(text)]
    return {at + 1 for at, (mark, following) in enumerate(pairwise(marks))
            if mark == following == ","}  # fmt: skip
