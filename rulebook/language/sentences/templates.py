"""Frames: sentence patterns with slots for noun objects, numbers, words and players.

A pattern is text with slots in braces:

- ``{card}``, ``{card:acc}``, ``{card+:dat}``: the argument in a form (``+``: with its owner);
- ``{player?you pay|your opponent pays}``: by who the player is or whose the card (for numbers: not zero | zero);
- ``{cards#is|are}``: by number; ``{cards~sg m|sg f|...}``: by gender and number, in the order of ``Grammar.agreement``;
- ``{reason=left:...|face-down:...|...}``: by the value of a word, or the ``Shape`` of a passage, the last part without
  a name for all others;
- ``{passage:only}``: a condition as it follows "only";
- ``{amount:def}``: a number in a form of the language, such as the Italian one with its article.

Parts may hold slots themselves. A missing argument is an error: silence would hide a wrong sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import NamedTuple

from rulebook.explain.tree import Described, Passage, Quoted, RuleName, Thing, Value, Who, Word
from rulebook.language.voices.speech import Said
from rulebook.language.voices.voices import voice
from rulebook.language.words.descriptions import describe
from rulebook.language.words.grammar import grammar
from rulebook.language.words.spans import Span, plain

from .card_nouns import Noun, noun_of
from .closed_words import word_text
from .passages import behind_colon, only, quote, shape, whole_names

_SLOT = re.compile(r"\s*([a-z_]+)\s*(\+?)\s*(?::\s*([a-z@_-]+)\s*)?([?#~=]?)")


ONLY = "only"
"""The form of a condition that follows "only"."""

_COLON = ": "
"""What ends the words before a quotation."""


class FrameError(ValueError):
    """A pattern that cannot be read, or an argument it needs and did not get."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One slot of a pattern: the argument, its form, or the choice it makes between ``parts``."""

    name: str
    owner: bool = False
    form: str = ""
    choice: str = ""
    parts: tuple[tuple[str, Pattern], ...] = ()


Pattern = tuple["str | Slot", ...]


class Prepared(NamedTuple):
    """An argument that is said already."""

    spans: tuple[Span, ...]


Filling = Value | Prepared
_NO_NOUN = int | Who | Word | Described | Passage | Quoted | RuleName | Prepared


@cache
def parse(text: str) -> Pattern:
    """Parse a pattern.

    Raises:
        FrameError: braces do not match, or a slot has no name.
    """
    pattern, end = _parse(text, 0, nested=False)
    if end != len(text):
        raise FrameError(f"unmatched brace in {text!r}")
    return pattern


def _parse(text: str, at: int, *, nested: bool) -> tuple[Pattern, int]:
    found: list[str | Slot] = []
    start = at
    while at < len(text):
        sign = text[at]
        if sign == "{":
            found.append(text[start:at])
            slot, at = _slot(text, at + 1)
            found.append(slot)
            start = at
        elif sign == "}" or (nested and sign == "|"):
            break
        else:
            at += 1
    found.append(text[start:at])
    return tuple(piece for piece in found if piece != ""), at


def _slot(text: str, at: int) -> tuple[Slot, int]:
    head = _SLOT.match(text, at)
    if head is None:
        raise FrameError(f"slot without a name in {text!r}")
    name, owner, form, choice = head.group(1), bool(head.group(2)), head.group(3) or "", head.group(4)
    at = head.end()
    parts: list[tuple[str, Pattern]] = []
    while choice and at < len(text):
        key = ""
        if choice == "=" and (label := re.compile(r"([a-z0-9_-]+):").match(text, at)):
            key, at = label.group(1), label.end()
        part, at = _parse(text, at, nested=True)
        parts.append((key, part))
        if text[at : at + 1] != "|":
            break
        at += 1
    if text[at : at + 1] != "}":
        raise FrameError(f"unmatched brace in {text!r}")
    return Slot(name, owner, form, choice, tuple(parts)), at + 1


def slots(pattern: Pattern) -> Iterator[Slot]:
    """Yield every slot of a pattern, including nested ones."""
    for piece in pattern:
        if isinstance(piece, Slot):
            yield piece
            for _, part in piece.parts:
                yield from slots(part)


def fill(lang: str, pattern: Pattern, arguments: Mapping[str, Filling]) -> tuple[Span, ...]:
    """The pattern with its slots filled, sentences capitalised.

    Raises:
        FrameError: an argument is missing or of the wrong type.
    """
    return _capitals(tuple(_fill(lang, *_quoting(lang, pattern, arguments))))


def _quoting(lang: str, pattern: Pattern, arguments: Mapping[str, Filling]) -> tuple[Pattern, Mapping[str, Filling]]:
    """The pattern and its arguments, without a sentence that quotes a passage in which the card says nothing."""
    pattern = _shaped(lang, pattern, arguments)
    for at, piece in enumerate(pattern):
        passage = arguments.get(piece.name) if isinstance(piece, Slot) and not piece.choice else None
        if not isinstance(piece, Slot) or not isinstance(passage, Passage) or piece.form == ONLY:
            continue
        said = tuple(quote(lang, passage))
        before, after = pattern[at - 1 : at], pattern[at + 1 : at + 2]
        if not plain(said) and all(isinstance(text, str) for text in (*before, *after)):
            ended, full_stop, _ = str(*before).rpartition(". ")
            if full_stop:
                rest = str(*after).partition(".")[2]
                return (*pattern[: at - 1], f"{ended}.{rest}", *pattern[at + 2 :]), arguments
        ends = bool(before) and isinstance(before[0], str) and before[0].endswith(_COLON)
        arguments = {**arguments, piece.name: Prepared(behind_colon(lang, said) if ends else said)}
    return pattern, arguments


def _shaped(lang: str, pattern: Pattern, arguments: Mapping[str, Filling]) -> Pattern:
    """The pattern with the choices between shapes of a passage made, and texts that then meet joined."""
    found: list[str | Slot] = []
    for piece in pattern:
        shaped = isinstance(piece, Slot) and piece.choice and isinstance(arguments.get(piece.name), Passage)
        for one in _chosen(lang, piece, arguments) if isinstance(piece, Slot) and shaped else (piece,):
            before = found[-1] if found else None
            if isinstance(one, str) and isinstance(before, str):
                found[-1] = before + one
            else:
                found.append(one)
    return tuple(found)


def _fill(lang: str, pattern: Pattern, arguments: Mapping[str, Filling]) -> Iterator[Span]:
    before: str | Slot = ""
    for piece in pattern:
        if isinstance(piece, str):
            yield Span("text", piece)
        elif piece.choice:
            yield from _fill(lang, _chosen(lang, piece, arguments), arguments)
        elif isinstance(arguments.get(piece.name), Passage) and isinstance(before, str) and before.endswith(_COLON):
            yield from behind_colon(lang, tuple(_value(lang, piece, arguments)))
        else:
            yield from _value(lang, piece, arguments)
        before = piece


def _argument(slot: Slot, arguments: Mapping[str, Filling]) -> Filling:
    if slot.name not in arguments:
        raise FrameError(f"no argument {slot.name!r} among {sorted(arguments)}")
    return arguments[slot.name]


def _chosen(lang: str, slot: Slot, arguments: Mapping[str, Filling]) -> Pattern:
    value = _argument(slot, arguments)
    if slot.choice == "=":
        wanted = value.value if isinstance(value, Word) else str(value)
        if isinstance(value, Passage):
            wanted = shape(lang, value)
        for key, part in slot.parts:
            if key in ("", wanted):
                return part
        raise FrameError(f"no part for {slot.name} = {wanted!r}")
    index = _index(lang, slot, value)
    if index >= len(slot.parts):
        raise FrameError(f"too few parts for {slot.name!r}")
    return slot.parts[index][1]


def _index(lang: str, slot: Slot, value: Filling) -> int:
    if slot.choice == "?":
        value = value.side if isinstance(value, Thing) else value
        if isinstance(value, Who):
            return 0 if value is Who.YOU else 1
        return 0 if value not in (0, ()) else 1
    if isinstance(value, int):
        return 0 if value == 1 else 1
    if isinstance(value, _NO_NOUN):
        raise FrameError(f"{slot.name!r} has no number or gender")
    noun = noun_of(lang, value)
    if slot.choice == "#":
        return 1 if noun.plural else 0
    return grammar(lang).agreement.index(noun.agreement)


def _value(lang: str, slot: Slot, arguments: Mapping[str, Filling]) -> Iterator[Span]:
    value = _argument(slot, arguments)
    if isinstance(value, Who):
        yield Span("text", word_text(lang, Word("player", value.value), slot.form or "nom"), ("argument", slot.name))
    elif isinstance(value, int):
        yield Span("number", grammar(lang).figure(value, slot.form), ("argument", slot.name))
    elif isinstance(value, Prepared):
        yield from value.spans
    elif isinstance(value, Described):
        said = _described(lang, value, slot.form or "nom")
        yield Span("term", whole_names(lang, said.text + said.tail), ("argument", slot.name))
    elif isinstance(value, Passage):
        yield from only(lang, value) if slot.form == ONLY else quote(lang, value)
    elif isinstance(value, Word):
        form, _, agrees = slot.form.partition("@")
        if agrees:
            form = f"{form}-{_noun(lang, arguments[agrees]).agreement}"
        yield Span("term", word_text(lang, value, form or "nom"), ("argument", slot.name))
    else:
        yield from _noun(lang, value).spans(slot.form or "nom", slot.owner)


def _described(lang: str, value: Described, case: str) -> Said:
    """Cards that fit, with their number or, if any number will do, all of that kind."""
    speaks = voice(lang)
    if value.number:
        return speaks.thing(describe(value.filter), value.number, case)
    return speaks.thing(replace(describe(value.filter), every=True), 2, case, speaks.generic_article)


def _noun(lang: str, value: Filling) -> Noun:
    if isinstance(value, _NO_NOUN):
        raise FrameError("a card was expected")
    things: Thing | tuple[Thing, ...] = value
    return noun_of(lang, things)


def _capitals(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    found: list[Span] = []
    starts, ended = True, False
    for span in spans:
        if span.text.isspace():
            starts = starts or ended
        elif starts and span.text[:1].islower():
            span = span._replace(text=span.text[0].upper() + span.text[1:])
        found.append(span)
        if span.text.strip():
            starts, ended = span.text.endswith((". ", "? ")), span.text.endswith((".", "?"))
    return tuple(found)
