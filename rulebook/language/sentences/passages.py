"""What a sentence quotes of a card: clauses of its text, and its conditions worded so that "only" can precede them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from functools import cache, lru_cache

from rulebook.explain.tree import WHOLE, Passage
from rulebook.explain.whole_turn_bans import says_both
from rulebook.language.card_text.card_text import effect_text
from rulebook.language.voices.voices import voice
from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.noun_phrases import capital, uncapital
from rulebook.language.words.phrasebook import row, wording
from rulebook.language.words.spans import Span, plain
from rulebook.languages import table
from rulebook.vocabulary.effects import Activated

_FIRST_WORD = re.compile(r"\w+")


class Shape(StrEnum):
    """What a passage is grammatically: a clause with its conjunction, a time with its preposition, or sentences."""

    CLAUSE = "clause"
    TIME = "time"
    SENTENCE = "sentence"


def passage_text(lang: str, value: Passage) -> str:
    """What a sentence quotes of a card, as plain text."""
    return plain(tuple(quote(lang, value)))


def quote(lang: str, value: Passage) -> Iterator[Span]:
    """The clauses of a card's text with one role, without those that depend on other clauses.

    What is no sentence of its own ("if you control no cards") begins with a small letter: it stands after a colon.
    """
    for span in _clauses(lang, value):
        yield span._replace(text=whole_names(lang, span.text))


def whole_names(lang: str, said: str) -> str:
    """What sentences call the Graveyard, which card text in English abbreviates."""
    short, long = row(lang, "basic.graveyard")
    return re.sub(rf"\b{short}\b", long, said) if short != long else said


def _clauses(lang: str, value: Passage) -> Iterator[Span]:
    """The clauses as card text has them."""
    said, part = _said(lang, value)
    if part == WHOLE:
        yield Span("text", plain(said).strip().rstrip(".:;"))
        return
    places = [at for at, span in enumerate(said) if span.role == part]
    for before, at in zip([None, *places], places, strict=False):
        words = said[at].text.strip().rstrip(".:;")
        if before is None:
            words = _begun(said, at, words)
        else:
            between = said[before + 1 : at]
            yield Span("text", plain(between) if all(span.role == "text" for span in between) else ". ")
        yield said[at]._replace(text=words)


def behind_colon(lang: str, said: tuple[Span, ...]) -> tuple[Span, ...]:
    """What is quoted as it follows a colon: with a small letter in Italian, unless a term of the game begins it."""
    opening = _FIRST_WORD.match(said[0].text) if said and not voice(lang).capital_after_colon else None
    if opening is None or opening[0] in _terms(lang) or (len(opening[0]) > 1 and opening[0].isupper()):
        return said
    return (said[0]._replace(text=said[0].text[0].lower() + said[0].text[1:]), *said[1:])


@cache
def _terms(lang: str) -> frozenset[str]:
    """The first words of the nouns and verbs that a language writes with a capital letter."""
    forms = (form for part in ("nouns", "verbs") for entry in table(lang, f"words/{part}").values()
             for form in entry.values())  # fmt: skip
    return frozenset(form.split(" ")[0] for form in forms if isinstance(form, str) and form[:1].isupper())


def shape(lang: str, value: Passage) -> Shape:
    """What a passage is grammatically."""
    if value.part != "condition":
        return Shape.SENTENCE
    first = next(quote(lang, value), None)
    if first is None or first.text != uncapital(first.text):
        flips = voice(lang).words["flip"]
        return Shape.CLAUSE if first is not None and first.text == flips else Shape.SENTENCE
    return Shape.CLAUSE if _conjunction(lang, first.text) else Shape.TIME


def only(lang: str, value: Passage) -> Iterator[Span]:
    """A passage that is a clause or a time, as it follows "only": if you control no cards; during your turn.

    Its clauses are joined by "and" instead of repeating the conjunction.
    """
    openings = _openings(lang)
    first, clause = True, False
    for span in quote(lang, value):
        if span.role == "text":
            if span.text.strip() == ".":  # the conditions of single modes follow
                return
            continue
        key = _conjunction(lang, span.text)
        said = span.text[len(openings[key]) :] if key else span.text
        if key and not clause:
            said = wording(lang, f"conditions.only.{key}") + said
        clause = clause or any(f", {openings[inner]}" in span.text for inner in ("when", "if"))  # a time with a clause
        if not first:
            yield Span("text", voice(lang).words["and"] if clause else ", ")
        yield span._replace(text=said)
        first, clause = False, clause or bool(key)


def _openings(lang: str) -> dict[str, str]:
    """The conjunctions with which a condition in card text begins, by their keys in the phrases after "only"."""
    words = voice(lang).words
    found = {key: uncapital(words[key]) for key in ("when", "if", "while")}
    return {**found, "each_time": uncapital(wording(lang, "phase_timing.each_time")), "flip": words["flip"]}


def _conjunction(lang: str, text: str) -> str:
    """The key of the conjunction that a clause begins with; empty for a time."""
    return next((key for key, words in _openings(lang).items() if text.startswith(words)), "")


@lru_cache(maxsize=4096)
def _said(lang: str, value: Passage) -> tuple[tuple[Span, ...], str]:
    """The text of the effect of a passage, and the role of what is quoted of it."""
    effect, part = value.effect, value.part
    if part == "target" and isinstance(effect, Activated):
        effect = replace(effect, cost=(), operation=None, optional=False)
    elif part == "condition" and isinstance(effect, Activated) and not effect.event and says_both(effect):
        effect, part = replace(effect, limit=None), "limit"  # the condition is part of the card's prohibition
    try:
        return effect_text(lang, value.card, effect, value.place), part
    except CannotSay:  # a part that only has words in its place, such as "draw as many cards"
        return effect_text(lang, value.card, value.card.effects[value.place], value.place), part


def _begun(said: tuple[Span, ...], at: int, words: str) -> str:
    """A clause with its first letter: capital for a sentence, not for a condition or an infinitive after "you can"."""
    if said[at].role == "condition":
        after = said[at + 1].text if at + 1 < len(said) else "."
        return capital(words) if after.startswith(".") else uncapital(words)
    opens = at == 1 or (at > 1 and said[at - 2].text.rstrip().endswith((".", ":", ";")))
    follows = opens and said[at - 1].role == "text" and not said[at - 1].text.rstrip().endswith((".", ":", ";"))
    return words if follows else capital(words)
