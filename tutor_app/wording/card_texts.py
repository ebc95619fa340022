"""A card in one language: its name, its type line, and its text clause by clause."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rulebook.engine.core.book import Book
from rulebook.engine.core.effect_paths import RESTRICTION
from rulebook.explain.clauses import Part, fits
from rulebook.language.card_text.card_text import card_text
from rulebook.language.card_text.labelled_pieces import CardText
from rulebook.language.words.noun_phrases import sentence
from rulebook.language.words.spans import plain
from rulebook.language.words.type_line import type_line
from rulebook.vocabulary.effects import Activated, Card, Effect, Names
from rulebook.vocabulary.terms import EffectKind, Zone
from tutor_app.texts.messages import message

Running = frozenset[tuple[int, Part]]
"""The running clauses of a card: (effect index, part), see ``rulebook.explain.clauses``."""


class Clause(NamedTuple):
    """A part of a card text: its role (condition, cost, target, effect, limit), its words, and whether it is running.

    ``label`` is its role in the reader's language; ``effect`` and ``part`` identify its place in the card (see
    ``rulebook.language.card_text.labelled_pieces.Part``).
    """

    role: str
    text: str
    running: bool = False
    label: str = ""
    effect: int = 0
    part: str | tuple[int, ...] = ""
    starts: bool = False
    """Whether another effect of the card begins here."""
    section: str = ""
    """The box it is printed in, if the card has several: Pendulum Effect, Monster Effect."""


class CardView(NamedTuple):
    """A card in the reader's language. ``running_text`` are the same words as printed, piece by piece.

    ``always`` is what applies in addition to its effects: its other names.
    """

    name: str
    type_line: str
    clauses: tuple[Clause, ...]
    running_text: tuple[Clause, ...] = ()
    name_lang: str = ""
    always: str = ""


class Reading(NamedTuple):
    """How a card is shown on the page: in which form, where its name leads, and which of its clauses is chosen.

    With a ``uid``, its clauses can be chosen; ``trace`` lists where the chosen one ran, as buttons with their words.
    ``silent``: it applies without ever being a step.
    """

    running_text: bool = False
    slug: str = ""
    uid: int = -1
    chosen: int = -1
    trace: Sequence[tuple[str, str]] = ()
    silent: bool = False


def name_of(book: Book, number: int, lang: str) -> str:
    """The name used by players of ``lang``, or an empty string for an unknown card."""
    card = book.by_number.get(number)
    return card.names.in_language(lang) if card else ""


@lru_cache(maxsize=4096)
def text_of(book: Book, lang: str, number: int) -> CardText:
    """The text of a card of the book, cached.

    Raises:
        CannotSay: an effect contains something that cannot be rendered.
    """
    return card_text(lang, book.by_number[number], book.effects(number))


def label_of(lang: str, role: str, part: Part) -> str:
    """The label of a clause: Cost, Target, Effect; what binds the player afterwards is a restriction."""
    restricts = isinstance(part, tuple) and part[:1] == (RESTRICTION,)
    return message(lang, "role.restriction" if restricts else f"role.{role}")


def section_of(lang: str, card: Card, effect: Effect) -> str:
    """The text box of a Pendulum Monster that contains an effect; other cards have one unnamed box."""
    if not card.is_pendulum:
        return ""
    placed = isinstance(effect, Activated) and effect.kind is EffectKind.ACTIVATION
    in_zone = Zone.PENDULUM in getattr(effect, "where", ())
    return message(lang, "entry.pendulum_effect" if placed or in_zone else "entry.monster_effect")


def card_view(book: Book, lang: str, number: int, running: Running = frozenset()) -> CardView | None:
    """A card with its running clauses marked; None for a card the reader does not know."""
    card = book.by_number.get(number)
    if card is None:
        return None
    text = text_of(book, lang, number)
    lit = {clause.reference for clause in text.clauses if _runs(running, *clause.reference)}
    known: dict[object, tuple[int, Part]] = {clause.reference: clause.reference for clause in text.clauses}
    clauses = tuple(
        Clause(
            clause.role, sentence(clause.text.lstrip("; ")), clause.reference in lit,
            label_of(lang, clause.role, clause.reference[1]), *clause.reference,
            starts=before is None or before.reference[0] != clause.reference[0],
            section=section_of(lang, card, book.effects(number)[clause.reference[0]]),
        )
        for before, clause in zip((None, *text.clauses), text.clauses, strict=False)
    )  # fmt: skip
    printed = [Clause("", span.text) for span in text.always]
    for index, spans in enumerate(text.effects):
        section = section_of(lang, card, book.effects(number)[index])
        if spans and printed:
            printed.append(Clause("", " ", section=section))
        for span in spans:
            role = "" if span.role == "text" else span.role
            where = known.get(span.reference, (index, ""))
            printed.append(Clause(role, span.text, span.reference in lit, "", *where, section=section))
    names_in = Names.language_for(lang)
    always = sentence(plain(text.always)) if text.always else ""
    name_lang = "" if names_in == lang else names_in
    return CardView(card.names.in_language(lang), type_line(lang, card), clauses, tuple(printed), name_lang, always)


def _runs(running: Running, effect: int, part: Part) -> bool:
    return any(index == effect and fits(wanted, part) for index, wanted in running)
