"""What somebody claims, and whether it is right, as one question: "he says I can't chain X. Is he right?"."""

from __future__ import annotations

import re
from typing import NamedTuple

from rulebook.languages import LANGUAGES, table
from rulebook.search.words import words_of

from .persons import FIRST, SECOND
from .verbs import listed

_SENTENCE = re.compile(r"[^.?!;]+(?:[.?!;]+|$)")
_WORD = re.compile(r"\S+")
_BEFORE = 5
"""How many words may stand before the verb that says who claims it."""
_FEWEST = 4
"""How many words at least tell something before "and says"."""
_LONGEST = 5
"""How many words the phrases of the lists have at most."""
_FAR = 3
"""How many words may stand between a verb before its person and "that": "nu zegt mijn zus dat"."""
_ASKING = ("right", "right_his", "right_mine", "wrong", "right_short")
_BY_OTHERS, _BY_ME = ("claims", "claims_yours"), ("claims_mine",)
_YOUNG = ("sons", "daughters", "children")


class _Tail(NamedTuple):
    """The language of a sentence that only asks whether something is right, and the list that it is in."""

    lang: str
    key: str


def without_claim(text: str) -> str:
    """A question with what is claimed in place of the claim and the question whether it is right.

    Args:
        text: the question as it was typed.

    Returns:
        "I can't chain X, right?" for "he says I can't chain X. Is he right?"; the text itself if it does not end so.
    """
    sentences = [one.strip() for one in _SENTENCE.findall(text) if one.strip(" .?!;")]
    if sentences and _tail(sentences[-1]) is None:
        before, comma, last = sentences[-1].rpartition(",")
        asks = _tail(last) if comma else None
        if asks is not None and (asks.key != "right_short" or _claimed(before, asks.lang) != before):
            sentences[-1:] = [before, last]  # "he says I can't chain X, is he right?"
    tail = _tail(sentences[-1]) if len(sentences) > 1 else None
    if tail is None:
        return text
    del sentences[-1]
    by, others = (_BY_ME, _BY_OTHERS) if tail.key == "right_mine" else (_BY_OTHERS, _BY_ME)
    answered = tail.key in ("right_mine", "right_his", "wrong") and len(sentences) > 1
    if answered and _claims(sentences[-1], tail.lang, others) and _claims(sentences[-2], tail.lang, by):
        del sentences[-1]  # "he says X. I say Y. Is he right?"
    told, said = _parted(sentences[-1], tail.lang)
    claim = without_contrast(_claimed(said, tail.lang).rstrip(" .?!;,"), tail.lang)
    if tail.key == "right_short" and claim == said.rstrip(" .?!;,"):
        return text
    agreed = table(tail.lang, "search/story")["wrong_tag" if tail.key == "wrong" else "agree"][0]
    return " ".join((*sentences[:-1], *told, f"{claim}, {agreed}?"))


def without_contrast(claim: str, lang: str) -> str:
    """A claim without what it says not to be so: "it goes to the Extra Deck and not to the hand"."""
    found = list(_WORD.finditer(claim))
    for at in range(_FEWEST - 1, len(found)):
        words = words_of(claim[found[at].start() :])
        least = 1 if claim[: found[at].start()].rstrip().endswith(",") else 2  # ", not to the hand", "and not ..."
        if any(tuple(words[:size]) in listed("contrast", lang) for size in range(least, _LONGEST)):
            rest = claim[found[at].start() :]
            return claim[: found[at].start()].rstrip(" ,") if "," not in rest else claim
    return claim


def _parted(sentence: str, lang: str) -> tuple[tuple[str, ...], str]:
    """What is told in a sentence before "and says", if it says so, and the rest, which begins there."""
    found = list(_WORD.finditer(sentence))
    for at, one in enumerate(found[_FEWEST:-1], _FEWEST):
        joined = tuple(words_of(one.group())) in listed("then", lang)
        if joined and tuple(words_of(found[at + 1].group())) in listed("claims", lang):
            return (sentence[: one.start()].rstrip(" ,") + ".",), sentence[one.start() :]
    return (), sentence


def _tail(sentence: str) -> _Tail | None:
    """Which list a sentence is in that only asks whether something is right; None if it asks something else."""
    words = words_of(sentence)
    for lang in LANGUAGES:
        own = _without_edition(words, lang)
        key = next((key for key in _ASKING if own in listed(key, lang)), None)
        if key is not None:
            return _Tail(lang, key)
    return None


def _without_edition(words: list[str], lang: str) -> tuple[str, ...]:
    """The words without those for the rules in force: "is that so under the 2014 rules?"."""
    for at in range(len(words)):
        for size in range(len(words) - at, 1, -1):
            if tuple(words[at : at + size]) in listed("edition", lang):
                return (*words[:at], *words[at + size :])
    return tuple(words)


def _claims(sentence: str, lang: str, by: tuple[str, ...]) -> bool:
    """Whether a sentence begins with who claims it: one of the teller, or another person."""
    words = words_of(sentence)
    return any(
        tuple(words[at : at + size]) in listed(key, lang)
        for at in range(_BEFORE + 1) for size in range(1, _LONGEST) for key in by
    )  # fmt: skip


def _claimed(sentence: str, lang: str) -> str:
    """What is claimed in a sentence, without who claims it; with the person before it if it is one of two told of."""
    found = list(_WORD.finditer(sentence))
    said = [tuple(words_of(one.group())) for one in found]
    words = [word for one in said for word in one]
    mine = next((size for size in range(_LONGEST, 0, -1) for key in ("claims_mine", "claims_yours")
                 if tuple(words[:size]) in listed(key, lang)), 0)  # fmt: skip
    if mine:
        return _from(sentence, found, said, _place(said, mine), lang)
    for at in range(1, min(_BEFORE + 1, len(found))):
        if said[at] in listed("claims", lang):
            rest = _from(sentence, found, said, at + 1, lang)
            person = said[at - 1]
            named = person in ((FIRST,), (SECOND,)) or any(person in listed(key, lang) for key in _YOUNG)
            return f"{sentence[: found[at].start()].strip()}: {rest}" if named and rest != sentence else rest
    return sentence


def _place(said: list[tuple[str, ...]], words: int) -> int:
    """The part of a sentence between blanks behind its first words."""
    at = 0
    while at < len(said) and words > 0:
        words -= len(said[at])
        at += 1
    return at


def _from(sentence: str, found: list[re.Match[str]], said: list[tuple[str, ...]], begins: int, lang: str) -> str:
    """What follows the verb of a claim, its person if that follows the verb, and "that"."""
    that = tuple(words_of(table(lang, "search/story")["claimed"][0]))
    until = next((at for at in range(begins, min(len(said), begins + _FAR)) if said[at] == that), begins)
    while until < len(found) and said[until] in listed("claimed", lang):
        until += 1
    return sentence[found[until].start() :] if until < len(found) else sentence
