"""Functions that a puzzle script defines: they are cut out and never run.

Puzzle editors write a function that equips a card and then makes it count as an Equip Card. A call of a function that
passes its own arguments on to one call of ``Debug`` is read as that call.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from .notes import Note, left_out

_WORDS = re.compile(
    r"""(?P<skip>--\[(?P<a>=*)\[.*?\](?P=a)\]|--[^\n]*|\[(?P<b>=*)\[.*?\](?P=b)\]|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')
    |(?P<word>[A-Za-z_][A-Za-z0-9_]*)|(?P<sign>[^\sA-Za-z_])""",
    re.DOTALL | re.VERBOSE,
)
_OPENING = frozenset(("function", "if", "do", "repeat"))
_CLOSING = frozenset(("end", "until"))


class _Word(NamedTuple):
    text: str
    start: int
    end: int


class Cut(NamedTuple):
    """A script without the functions it defines; the lines keep their numbers.

    Attributes:
        text: the script.
        passed_on: the function that a call of a cut function is read as, by the name of the cut one.
        notes: what is left out of these functions.
    """

    text: str
    passed_on: dict[str, str]
    notes: tuple[Note, ...]


def without_functions(text: str) -> Cut:
    """Cut out every function with a name. One that has no end stays, and so does one without a name."""
    words = [_Word(found[0], *found.span()) for found in _WORDS.finditer(text) if found["skip"] is None]
    kept, passed_on, notes, done, at = list[str](), dict[str, str](), list[Note](), 0, 0
    while at < len(words):
        end = _end_of(words, at) if _is_named(words, at) else 0
        if not end:
            at += 1
            continue
        local = at > 0 and words[at - 1].text == "local"
        start = words[at - 1].start if local else words[at].start
        last = words[end].end
        kept += [text[done:start], "\n" * text.count("\n", start, last)]
        name = words[at + 1].text
        if other := _passes_on(words[at:end]):
            passed_on[name] = other
            notes.append(left_out(text.count("\n", 0, start) + 1, "helper", name))
        done, at = last, end + 1
    return Cut("".join((*kept, text[done:])), passed_on, tuple(notes))


def _is_named(words: list[_Word], at: int) -> bool:
    return words[at].text == "function" and at + 1 < len(words) and words[at + 1].text.isidentifier()


def _end_of(words: list[_Word], at: int) -> int:
    """Where the block that opens here ends; 0 if it does not."""
    deep = 0
    for now in range(at, len(words)):
        deep += (words[now].text in _OPENING) - (words[now].text in _CLOSING)
        if deep == 0:
            return now
    return 0


def _passes_on(words: list[_Word]) -> str:
    """The only call of ``Debug`` in a function, if it has the arguments of the function and stands first."""
    texts = [word.text for word in words]
    if ")" not in texts:
        return ""
    given = texts[texts.index("(") : texts.index(")") + 1]
    body = texts[texts.index(")") + 1 :]
    first = body[: 3 + len(given)]
    return "".join(first[:3]) if first[:2] == ["Debug", "."] and first[3:] == given and body.count("Debug") == 1 else ""
