"""Answers to typed questions: what the engine plays between the cards that a question names."""

from __future__ import annotations

from scenarios.asking.answering import Answer, answer
from scenarios.asking.reading import Question, read

from .library import index
from .meetings import meeting


def question(text: str) -> Question:
    """A typed question as it was read."""
    return read(index().names, index().common, text)


def answered(text: str) -> Answer | None:
    """The computed answer to a typed question; None unless it names two or three cards that meet."""
    return answer(question(text), meeting)
