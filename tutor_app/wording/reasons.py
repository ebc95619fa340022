"""Reasons: sentences that explain what happened or why a move is refused, with the rules behind them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from rulebook.articles.disagreements import badge
from rulebook.articles.rules import UnknownRule, citation, statement
from rulebook.engine.core.book import Book
from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Verdict
from rulebook.explain.contrast import Step, what_if, why_not
from rulebook.explain.narrate import narrate
from rulebook.explain.refuse import refuse
from rulebook.explain.simply import simply
from rulebook.explain.tree import Explanation
from rulebook.language.sentences.mentions import Mentions
from rulebook.language.sentences.render import Depth, say, shortened
from rulebook.language.words.spans import Span
from tutor_app.texts.messages import message


class Piece(NamedTuple):
    """A run of a sentence and its role: text, name, number, term, citation ..."""

    role: str
    text: str


class Dispute(NamedTuple):
    """A disputed point, in the reader's language."""

    reading_a: str
    reading_b: str
    played: str


class Rule(NamedTuple):
    """A rule for the reader: its wording, its citation, its id."""

    id: str
    statement: str
    citation: str
    dispute: Dispute | None = None


class Reason(NamedTuple):
    """One sentence. ``role`` is a message key under ``role``; ``key`` identifies its fold across redraws.

    ``events`` are the indexes of the events it covers, among those explained together; ``rules_in_more``: even the
    first rule is behind "more".
    """

    role: str
    pieces: tuple[Piece, ...]
    rules: tuple[Rule, ...] = ()
    more: tuple[Reason, ...] = ()
    key: str = ""
    events: tuple[int, ...] = ()
    rules_in_more: bool = False


class WhyNotTold(NamedTuple):
    """What a reader could expect and what does not happen: the reasons shown at once, and further ones."""

    shown: tuple[Reason, ...] = ()
    rest: tuple[Reason, ...] = ()


def rule_of(lang: str, id: str, played: str = "") -> Rule:
    """A rule in the reader's language, cited as in a game of the ruleset ``played``; with both readings if the sources
    differ.
    """
    try:
        words, place = statement(id, lang) or "", citation(id, lang, played)
    except UnknownRule:
        return Rule(id, "", "")
    found = badge(id)
    dispute = None
    if found is not None:
        why = found.why[lang]
        played = message(lang, f"why.reading_{found.played}")
        dispute = Dispute(found.readings["a"][lang], found.readings["b"][lang], f"{played}. {why}")
    return Rule(id, words, place, dispute)


def reason_of(
    lang: str, explanation: Explanation, key: str, depth: Depth = Depth.EXACT, mentions: Mentions | None = None
) -> Reason:
    """An explanation as a reason, with its children behind "more"; told simply, its rules as well.

    ``mentions``: the cards named before it; updated.
    """
    behind = tuple(reason_of(lang, child, f"{key}.{place}", depth) for place, child in enumerate(explanation.children))
    if shortened(lang, explanation, depth):
        behind = (reason_of(lang, replace(explanation, children=(), rules=()), f"{key}.whole"), *behind)
    return Reason(
        explanation.role.value,
        pieces_of(say(lang, explanation, cite=False, depth=depth, mentions=mentions)),
        tuple(rule_of(lang, id, explanation.ruleset) for id in explanation.rules),
        behind,
        key,
        explanation.events,
        depth is Depth.SIMPLE,
    )


def pieces_of(spans: Iterable[Span]) -> tuple[Piece, ...]:
    """Spans as pieces of a sentence."""
    return tuple(Piece(span.role, span.text) for span in spans)


def plain_reason(role: str, words: str, rules: Sequence[Rule] = (), key: str = "") -> Reason:
    """A reason with prepared wording."""
    return Reason(role, (Piece("text", words),), tuple(rules), (), key)


def told(
    book: Book, lang: str, before: DuelState, events: Sequence[Event], key: str, depth: Depth = Depth.EXACT
) -> tuple[Reason, ...]:
    """What happened, and why: one reason per event of interest."""
    found: Sequence[Explanation] = narrate(book, before, events)
    if depth is Depth.SIMPLE:
        found = simply(found, events)
    mentions = Mentions()
    return tuple(reason_of(lang, each, f"{key}.{place}", depth, mentions) for place, each in enumerate(found))


def told_why_not(lang: str, step: Step, key: str, depth: Depth = Depth.EXACT) -> WhyNotTold:
    """What a reader could expect at a step and what does not happen."""
    found = why_not(step)
    shown = tuple(reason_of(lang, each, f"{key}.{place}", depth) for place, each in enumerate(found.shown))
    rest = tuple(reason_of(lang, each, f"{key}.r{at}", depth) for at, each in enumerate(found.rest))
    return WhyNotTold(shown, rest)


def told_what_if(lang: str, step: Step, key: str, depth: Depth = Depth.EXACT) -> tuple[Reason, ...]:
    """What would have happened at a step without one of its rules; this takes long."""
    return tuple(reason_of(lang, each, f"{key}.{place}", depth) for place, each in enumerate(what_if(step)))


def short(reason: Reason) -> str:
    """A reason as one plain line."""
    return "".join(piece.text for piece in reason.pieces if piece.role != "citation").strip()


def refused(book: Book, lang: str, state: DuelState, verdict: Verdict, key: str, depth: Depth = Depth.EXACT) -> Reason:
    """Why an action is illegal: the reason that stands longest, the others behind "more"."""
    found = reason_of(lang, refuse(book, state, verdict), key, depth)
    return found._replace(role="refused")
