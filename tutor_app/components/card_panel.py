"""A card to read: name, type line and its text clause by clause, the running one lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tutor_app.messages import message

from .markup import Markup, classes, div, element, join, span


class Clause(NamedTuple):
    """A part of a card text: what it is (condition, cost, target, effect, limit), its words, and whether it runs.

    ``label`` says what it is in the reader's language; ``effect`` and ``part`` say which effect of the card it belongs
    to and what it stands for there (see ``rulebook.language.rows.Part``).
    """

    role: str
    text: str
    running: bool = False
    label: str = ""
    effect: int = 0
    part: str | tuple[int, ...] = ""


class CardView(NamedTuple):
    """A card in the reader's language. ``running_text`` are the same words as printed, piece by piece.

    ``always`` is what holds of it besides its effects: the other names it has.
    """

    name: str
    type_line: str
    clauses: tuple[Clause, ...]
    running_text: tuple[Clause, ...] = ()
    name_lang: str = ""
    always: str = ""


def card_panel(card: CardView | None, lang: str, *, hidden: bool = False) -> Markup:
    """The card, or a word on why there is none to read."""
    if card is None:
        return element("p", {"class": "prompt"}, message(lang, "card.unknown" if hidden else "card.none"))
    heading = element("h3", {"lang": card.name_lang or None}, card.name)
    body: Markup
    if not card.clauses:
        body = element("p", None, message(lang, "card.no_effect"))
    else:
        body = element("ul", {"class": "clauses"}, [_clause(clause, lang) for clause in card.clauses])
    return div("cardtext", heading, element("p", {"class": "type"}, card.type_line), _printed(card.running_text), body)


def _printed(pieces: Sequence[Clause]) -> Markup | None:
    """The text in the order of the printed card, its parts underlined by role."""
    if not pieces:
        return None
    words = [
        element("u", {"class": classes(piece.role, "running" if piece.running else None)}, piece.text)
        if piece.role else piece.text
        for piece in pieces
    ]  # fmt: skip
    return element("p", {"class": "running-text"}, join(words))


def _clause(clause: Clause, lang: str) -> Markup:
    label = clause.label or message(lang, f"role.{clause.role}")
    if clause.running:
        label = f"{label} · {message(lang, 'role.running')}"
    return element(
        "li",
        {"class": classes("clause", clause.role, "running" if clause.running else None),
         "aria-current": "true" if clause.running else None},
        span(f"tag {clause.role}", label), clause.text,
    )  # fmt: skip
