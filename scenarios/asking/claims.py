"""What somebody claims, and whether it is right, as one question: "he says I can't chain X. Is he right?"."""

from __future__ import annotations

import re

from rulebook.languages import LANGUAGES, table
from rulebook.search.words import words_of

from .verbs import listed

_SENTENCE = re.compile(r"[^.?!;]+(?:[.?!;]+|$)")
_WORD = re.compile(r"\S+")
_BEFORE = 5
"""How many words may stand before the verb that says who claims it."""
_FEWEST = 4
"""How many words at least tell something before "and says"."""


def without_claim(text: str) -> str:
    """A question with what is claimed in place of the claim and the question whether it is right.

    Args:
        text: the question as it was typed.

    Returns:
        "I can't chain X, right?" for "he says I can't chain X. Is he right?"; the text itself if it does not end so.
    """
    sentences = [one.strip() for one in _SENTENCE.findall(text) if one.strip(" .?!;")]
    before, comma, last = (sentences or [""])[-1].rpartition(",")
    asks = _asks_whether(last) if comma else None
    if asks is not None and _claimed(before, asks) != before:  # "he says I can't chain X, is he right?"
        sentences[-1:] = [before, last]
    if len(sentences) <= 1:
        return text
    lang = _asks_whether(sentences[-1])
    if lang is None:
        return text
    told, said = _parted(sentences[-2], lang)
    claim = _claimed(said, lang).rstrip(" .?!;,")
    agreed = table(lang, "search/story")["agree"][0]
    return " ".join((*sentences[:-2], *told, f"{claim}, {agreed}?"))


def _parted(sentence: str, lang: str) -> tuple[tuple[str, ...], str]:
    """What is told in a sentence before "and says", if it says so, and the rest, which begins there."""
    found = list(_WORD.finditer(sentence))
    for at, one in enumerate(found[_FEWEST:-1], _FEWEST):
        joined = tuple(words_of(one.group())) in listed("then", lang)
        if joined and tuple(words_of(found[at + 1].group())) in listed("claims", lang):
            return (sentence[: one.start()].rstrip(" ,") + ".",), sentence[one.start() :]
    return (), sentence


def _asks_whether(sentence: str) -> str | None:
    """The language in which a sentence only asks whether something is right; None if it asks something else."""
    words = tuple(words_of(sentence))
    return next((lang for lang in LANGUAGES if words in listed("right", lang)), None)


def _claimed(sentence: str, lang: str) -> str:
    """What is claimed in a sentence, without who claims it."""
    found = list(_WORD.finditer(sentence))
    for at, one in enumerate(found[1 : _BEFORE + 1], 1):
        if tuple(words_of(one.group())) in listed("claims", lang):
            begins = at + 1
            while begins < len(found) and tuple(words_of(found[begins].group())) in listed("claimed", lang):
                begins += 1
            return sentence[found[begins].start() :] if begins < len(found) else sentence
    return sentence
