"""Recognises a question in a language that the tutor does not speak."""

from __future__ import annotations

from functools import cache

from rulebook.languages import LANGUAGES, table

from .index import LONGEST_QUERY, MOST_WORDS, Index
from .words import words_of

FEWEST_WORDS = 5
"""A question with fewer words besides card names is not judged."""
MOST_KNOWN = 0.5
"""At most this share of the words of a foreign question is known in any one language."""


def is_foreign(index: Index, text: str) -> bool:
    """Whether a question is in none of the tutor's languages.

    Card names do not count. A text in a script without Latin letters is foreign.

    Args:
        index: the index whose words and names are known.
        text: the question as it was typed.
    """
    words = words_of(text[:LONGEST_QUERY])[:MOST_WORDS]
    if not words:
        return any(letter.isalpha() for letter in text[:LONGEST_QUERY])
    named, rest = index.names.recognise(words, index.common)
    inside = {word for one in named for word in one.words}
    own = [word for word in rest if word not in inside and not word.isdigit()]
    if len(own) < FEWEST_WORDS:
        return False
    known = max(sum(word in _function_words(lang) or index.knows(lang, word) for word in own) for lang in LANGUAGES)
    return known <= MOST_KNOWN * len(own)


@cache
def _function_words(lang: str) -> frozenset[str]:
    return frozenset(
        word for listed in table(lang, "search/stop_words").values() for each in listed for word in words_of(each)
    )
