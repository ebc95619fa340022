"""Answers to typed questions: what the engine plays between the cards that a question names."""

from __future__ import annotations

from scenarios.asking.answering import Answer, Meeting, answer
from scenarios.asking.reading import Question, read
from scenarios.asking.tokens import tokens_of

from .library import index
from .meetings import meeting


def question(text: str) -> Question:
    """A typed question as it was read."""
    return read(index().names, index().common, text)


def answered(text: str, met: Meeting = meeting) -> Answer | None:
    """The computed answer to a typed question; None unless it names two or three cards that meet.

    Args:
        text: the question.
        met: tells what happens between cards.
    """
    found = index()
    return answer(question(text), met, tokens_of(found.names, found.common, found.short, text))
