"""From explanations, rules and cards to what the panels show, in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from rulebook.articles.disagreements import badge
from rulebook.articles.rules import UnknownRule, citation, statement
from rulebook.engine.book import Book
from rulebook.engine.events import Event, EventKind
from rulebook.engine.paths import RESTRICTION
from rulebook.engine.state import NOBODY, DuelState, Link, Purpose
from rulebook.engine.verdict import Verdict
from rulebook.explain.narrate import narrate
from rulebook.explain.refuse import refuse
from rulebook.explain.tree import Explanation
from rulebook.language.card_text import card_text
from rulebook.language.phrases import sentence
from rulebook.language.rows import CardText, Part
from rulebook.language.say import say
from rulebook.language.spans import Span, plain
from rulebook.language.terms import type_line
from rulebook.vocabulary.terms import Cause

from .components.card_panel import CardView, Clause
from .components.reasons import Dispute, Piece, Reason, Rule
from .messages import message

Running = frozenset[tuple[int, object]]
"""Which clauses run: (effect index, part), see ``rulebook.language.card_text.Clause.reference``."""


def rule_of(lang: str, id: str) -> Rule:
    """A rule in the reader's words, with its place and, where the sources differ, both readings."""
    try:
        words, place = statement(id, lang) or "", citation(id, lang)
    except UnknownRule:
        return Rule(id, "", "")
    found = badge(id)
    dispute = None
    if found is not None:
        why = found.why[lang]
        played = message(lang, f"why.reading_{found.played}")
        dispute = Dispute(found.readings["a"][lang], found.readings["b"][lang], f"{played}. {why}")
    return Rule(id, words, place, dispute)


def reason_of(lang: str, explanation: Explanation, key: str) -> Reason:
    """An explanation as a reason; its children stand behind "more"."""
    return Reason(
        explanation.role.value,
        pieces_of(say(lang, explanation, cite=False)),
        tuple(rule_of(lang, id) for id in explanation.rules),
        tuple(reason_of(lang, child, f"{key}.{place}") for place, child in enumerate(explanation.children)),
        key,
        explanation.events,
    )


def pieces_of(spans: Iterable[Span]) -> tuple[Piece, ...]:
    """Spans as pieces of a sentence."""
    return tuple(Piece(span.role, span.text) for span in spans)


def plain_reason(role: str, words: str, rules: Sequence[Rule] = (), key: str = "") -> Reason:
    """A sentence that is already written."""
    return Reason(role, (Piece("text", words),), tuple(rules), (), key)


def told(book: Book, lang: str, before: DuelState, events: Sequence[Event], key: str) -> tuple[Reason, ...]:
    """What happened, and why: one reason per thing worth telling."""
    found = narrate(book, before, events)
    return tuple(reason_of(lang, each, f"{key}.{place}") for place, each in enumerate(found))


def short(reason: Reason) -> str:
    """A reason as one plain line."""
    return "".join(piece.text for piece in reason.pieces if piece.role != "citation").strip()


def refused(book: Book, lang: str, state: DuelState, verdict: Verdict, key: str) -> Reason:
    """Why an action is refused: the shortest sufficient reason, the others behind "more"."""
    found = reason_of(lang, refuse(book, state, verdict), key)
    return found._replace(role="refused")


@lru_cache(maxsize=4096)
def text_of(book: Book, lang: str, number: int) -> CardText:
    """The text of a card of the book, made once.

    Raises:
        CannotSay: an effect holds something there are no words for.
    """
    return card_text(lang, book.by_number[number], book.effects(number))


def label_of(lang: str, role: str, part: Part) -> str:
    """The label of a clause: Cost, Target, Effect; what binds the player from then on is a restriction."""
    restricts = isinstance(part, tuple) and part[:1] == (RESTRICTION,)
    return message(lang, "role.restriction" if restricts else f"role.{role}")


def card_view(book: Book, lang: str, number: int, running: Running = frozenset()) -> CardView | None:
    """A card to read, its running clauses marked; nothing for a card the reader does not know."""
    card = book.by_number.get(number)
    if card is None:
        return None
    text = text_of(book, lang, number)
    clauses = tuple(
        Clause(
            clause.role, sentence(clause.text.lstrip("; ")), _runs(running, *clause.reference),
            label_of(lang, clause.role, clause.reference[1]), *clause.reference,
        )
        for clause in text.clauses
    )  # fmt: skip
    printed = tuple(
        Clause(
            "" if span.role == "text" else span.role, span.text,
            span.reference is not None and len(span.reference) == 2
            and _runs(running, span.reference[0], span.reference[1]),
        )
        for span in text.spans
    )  # fmt: skip
    name_lang = "en" if lang == "nl" else ""
    always = sentence(plain(text.always)) if text.always else ""
    return CardView(card.names.in_language(lang), type_line(lang, card), clauses, printed, name_lang, always)


def _runs(running: Running, effect: object, part: object) -> bool:
    for index, wanted in running:
        if index != effect:
            continue
        if wanted == part:
            return True
        if isinstance(wanted, str) and isinstance(part, str) and wanted.endswith(":*"):
            if part.startswith(wanted[:-1]):
                return True
        elif isinstance(wanted, tuple) and isinstance(part, tuple):
            length = min(len(wanted), len(part))
            if wanted[:length] == part[:length]:
                return True
    return False


def running_in(links: Sequence[Link], events: Sequence[Event]) -> tuple[int, int, Running]:
    """The card whose text runs in a beat: (uid, card number, clauses); NOBODY where none does."""
    uid, number = NOBODY, 0
    parts: set[tuple[int, object]] = set()
    for event in events:
        link = links[event.link - 1] if 0 < event.link <= len(links) else None
        if link is None or event.kind in (EventKind.TARGET_GONE, EventKind.CHAIN_ENDED):
            continue
        if event.kind in (EventKind.ACTIVATED, EventKind.RESOLVING):
            uid, number, parts = link.context.source.uid, link.context.source.number, set()
        if event.kind == EventKind.ACTIVATED:
            parts |= {(link.context.effect, "event:*"), (link.context.effect, "condition")}
        if event.cause == Cause.COST or event.kind == EventKind.TARGETED:
            uid, number = link.context.source.uid, link.context.source.number
            parts.add((link.context.effect, "cost:*" if event.cause == Cause.COST else "target:*"))
        elif event.source.uid == link.context.source.uid or event.clause:
            uid, number = link.context.source.uid, link.context.source.number
            if event.cause == Cause.EFFECT and event.kind not in (EventKind.TARGETED, EventKind.NO_EFFECT):
                parts.add((link.context.effect, event.clause))
    return uid, number, frozenset(parts)


def asked_part(effect: int, purpose: int) -> Running:
    """The clauses an open request belongs to."""
    part = {Purpose.COST: "cost:*", Purpose.TARGET: "target:*"}.get(Purpose(purpose))
    return frozenset({(effect, part)}) if part else frozenset()
