"""What stands around a question and tells nothing of the Duel: "Practice ruling:", "Back in 2005 we always ..."."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from rulebook.search.meanings import MARK, meanings
from rulebook.search.words import stem, stop_words, words_of

from .reading import languages_of
from .verbs import kinds, listed, unlisted

_MARK = re.compile(r"(?<![\s.]\w)(?<!\(\w)[.?!:;,\n]+(?:\s+|$)|(?<=\s\w)[?!:;,\n]+(?:\s+|$)")
"""What ends a part of a question: not the full stop of an initial."""
_YEAR = re.compile(r"(?:19(?:9[6-9])|20(?:0[1-9]|[12]\d))")
_SINCE = re.compile(
    r"\b(?:back in|in|around|about|since|um|seit|anno|nel|del|dal|sinds|rond|so um)\s+"
    r"(?:19(?:9[6-9])|20(?:0[1-9]|1[0-35-9]))\b(?!\s*(?:atk|def|lp|points|punkt|punti|punten))\s*,?\s*",
    re.IGNORECASE,
)
"""A year that says when somebody played; 2014 is the year of the rules in force."""
_LONGEST = 4


def without_frame(text: str, names: Callable[[list[str]], bool]) -> str:
    """A question without what is said before it of where, when and why it is asked, and without years.

    Args:
        text: the question as it was typed.
        names: whether words name a card.
    """
    langs = languages_of(words_of(text), set())
    ends = [0, *(one.end() for one in _MARK.finditer(text)), len(text)]
    parts = [text[start:end] for start, end in pairwise(ends) if start < end]
    while len(parts) > 1 and "?" not in parts[0] and _is_frame(parts[0], langs, names):
        del parts[0]
    while len(parts) > 1 and "?" in parts[-2] and "?" not in parts[-1] and _is_frame(parts[-1], langs, names):
        del parts[-1]
    first, rest = parts[0] if parts else "", "".join(parts[1:])
    if "?" not in first:
        first = _without_beginning(first, langs)
    return _SINCE.sub("", first + rest)


def _is_frame(part: str, langs: Sequence[str], names: Callable[[list[str]], bool]) -> bool:
    """Whether a part of a question between punctuation marks speaks only of where, when and why it is asked."""
    words = words_of(part)
    framed = any(one in listed("frame", lang) for lang in langs for one in _runs(words))
    dated = any(_YEAR.fullmatch(word) for word in words)
    if not (framed or dated) or (dated and _tells_of_old_rules(words, langs)):
        return False
    framing = {word for lang in langs for one in _runs(words) if one in listed("frame", lang) for word in one}
    telling = any(_said(lang, word) & _TELLING for lang in langs for word in words if word not in framing)
    return not telling and not names(words)


def _tells_of_old_rules(words: Sequence[str], langs: Sequence[str]) -> bool:
    """Whether a phrase says that the rules before the ones of 2014 are meant: "under the old rules before 2014"."""
    runs = (one for lang in langs for one in meanings().runs(lang, [stem(lang, word) for word in words]))
    return any(meaning == f"{MARK}old-rules" for _, _, meaning in runs)


def _said(lang: str, word: str) -> frozenset[str]:
    """What a word says, also in another form than the one that is listed."""
    own = kinds(lang).get((word,), frozenset())
    return own | (unlisted((lang,), word) if word not in stop_words() else frozenset())


_TELLING = frozenset({
    "attack", ":attack", "summon", "special", "tribute", "activate", "destroy", "banish", "negate", "draw", "damage",
    "discard", "send", "monster", "card", "spell", "trap", ":hand", ":graveyard", ":set", ":up", ":lp", ":if", ":can",
    ":fusion", ":synchro", ":xyz", ":ritual", ":level", ":tuner", ":normal", ":extra_deck", "turn", "chain", "deck",
    ":first_turn", ":field_spell", "token", "field-spell",
})  # fmt: skip
"""What is said of cards and of what is done with them, or asks for it."""


def _runs(words: Sequence[str]) -> list[tuple[str, ...]]:
    """The words and the phrases among them."""
    return [tuple(words[at : at + size]) for at in range(len(words)) for size in range(1, _LONGEST + 1)]


def _without_beginning(text: str, langs: Sequence[str]) -> str:
    """A question without its first words if these only say that it was long ago: "Früher hat man ..."."""
    words = list(re.finditer(r"\S+", text))
    for size in range(min(_LONGEST, len(words) - 1), 0, -1):
        begun = tuple(words_of(text[: words[size].start()]))
        if any(begun in listed("long_ago", lang) for lang in langs):
            return text[words[size].start() :]
    return text
