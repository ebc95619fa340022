"""The text of a card as labelled pieces, and a builder for the pieces of one effect."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulebook.language.voices.voice import Voice
from rulebook.language.words.noun_phrases import capital
from rulebook.language.words.spans import Span, plain

Part = str | tuple[int, ...]
"""The part of an effect that a clause renders: "condition", "event:0", "cost:0", "target:0", "modifier:0", "procedure",
"recheck", "limit", "only-own", "materials"; in a mode "mode:0:cost:0" etc.; or the path to an operation (as in the
engine's events).
"""


@dataclass(frozen=True, slots=True)
class Clause:
    """One labelled piece. ``reference`` is (effect index, part)."""

    role: str
    text: str
    reference: tuple[int, Part]


@dataclass(frozen=True, slots=True)
class CardText:
    """The whole text of a card in one language."""

    lang: str
    effects: tuple[tuple[Span, ...], ...]
    clauses: tuple[Clause, ...]
    """The labelled pieces in printed order, capitalised, without a final full stop, each readable on its own."""
    always: tuple[Span, ...] = ()
    """The card's additional names, which are not an effect."""

    @property
    def spans(self) -> tuple[Span, ...]:
        """All pieces in order, with a space between effects."""
        found: list[Span] = []
        for effect in (self.always, *self.effects):
            if found and effect:
                found.append(Span("text", " "))
            found += effect
        return tuple(found)

    def running_text(self) -> str:
        """The text as printed, in one paragraph."""
        return plain(self.spans)


class Row:
    """Collects the spans of one effect and handles capitalisation after punctuation."""

    def __init__(self, voice: Voice, index: int) -> None:
        self.voice, self.index = voice, index
        self.spans: list[Span] = []
        self.clauses: list[Clause] = []
        self.fresh = True
        self.item = ""
        """The mark of a list item, such as "A) ", for the next clause."""

    def sign(self, text: str) -> None:
        """A joint or punctuation mark; capitalises after a full stop, and in most languages after a colon."""
        self.spans.append(Span("text", text))
        mark = text.strip()
        self.fresh = mark.endswith(".") or (mark.endswith(":") and self.voice.capital_after_colon)

    def bullet(self) -> None:
        """The bullet of a list item."""
        self.sign("● ")
        self.fresh = True

    def words(self, text: str) -> None:
        """Words that do not belong to a clause."""
        self.spans.append(Span("text", capital(text) if self.fresh else text))
        self.fresh = False

    def clause(self, role: str, text: str, part: Part, alone: str = "") -> None:
        """A clause; ``alone`` is its wording without the preceding text, if different."""
        words = self.item + capital((alone or text).strip(" ,."))
        self.clauses.append(Clause(role, words, (self.index, part)))
        self.item = ""
        self.spans.append(Span(role, capital(text) if self.fresh else text, (self.index, part)))
        self.fresh = False

    def sentence(self, role: str, text: str, part: Part) -> None:
        """A separate sentence with a full stop."""
        if self.spans:
            self.sign(" ")
        self.fresh = True
        self.clause(role, text, part)
        self.sign(".")


def lower(text: str, words: Mapping[str, str]) -> str:
    for key in ("when", "if", "while"):
        if text.startswith(words[key]):
            return text[0].lower() + text[1:]
    return text
