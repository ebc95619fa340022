"""Numbers in requests that stand for something: one of several effects, a card name, a Type ..."""

from __future__ import annotations

from rulebook.engine.core.book import Book
from rulebook.engine.core.copies import gained
from rulebook.engine.core.frame_data import ActivationData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose
from rulebook.engine.core.state import DuelState
from rulebook.explain.things import Reader
from rulebook.explain.tree import Word
from rulebook.language.card_text.card_text import card_text
from rulebook.language.sentences.closed_words import word_text
from rulebook.language.words.noun_phrases import capital
from tutor_app.texts.messages import message

from .card_texts import name_of

_DECLARED: dict[int, str] = {
    Purpose.DECLARE_TYPE: "type",
    Purpose.DECLARE_ATTRIBUTE: "attribute",
    Purpose.DECLARE_CARD_KIND: "card-kind",
}


def label(book: Book, state: DuelState, value: int, lang: str) -> str:
    """What a number stands for in the current request."""
    purpose = state.request.purpose
    if purpose == Purpose.MODE:
        return _mode(book, state, value, lang) or str(value)
    if purpose == Purpose.DECLARE_NAME:
        return name_of(book, value, lang) or str(value)
    if purpose == Purpose.COST:
        return message(lang, "moves.one_card") if value == 1 else message(lang, "moves.cards", count=value)
    if purpose == Purpose.DECLARE_LEVEL:
        return message(lang, "moves.level", level=value)
    if purpose in _DECLARED:
        said = Reader(book, 0).declared(_DECLARED[purpose], value)["declared"]
        return capital(word_text(lang, said, "nom")) if isinstance(said, Word) else str(value)
    return str(value)


def _mode(book: Book, state: DuelState, value: int, lang: str) -> str:
    """The clauses of one of several effects, joined."""
    if not state.agenda:
        return ""
    frame = state.agenda[-1]
    resolving = frame.procedure == Procedure.RUN
    uid, index = (frame.context.source.uid, frame.context.effect) if resolving else ActivationData(*frame.data)[:2]
    number = state.cards[uid].number
    card = book.by_number.get(number)
    if card is None:
        return ""
    clauses = card_text(lang, card, book.effects(number)).clauses
    listed = gained(book.effects(number))
    if resolving and listed:
        return " ".join(f"{clause.text}." for clause in clauses if clause.reference[0] == listed[value - 1])
    return " ".join(
        f"{clause.text}."
        for clause in clauses
        if clause.reference[0] == index
        and isinstance(clause.reference[1], tuple)
        and clause.reference[1][:1] == (value - 1,)
    )
