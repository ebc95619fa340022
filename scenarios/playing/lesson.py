"""Whether a learner's move does what a lesson step asks for."""

from __future__ import annotations

from rulebook.engine.core.book import Book
from rulebook.engine.core.events import Event
from rulebook.notation.happening import parse_happening
from scenarios.formats.models import Accept, Step


def accepted(
    book: Book, accept: Accept, events: tuple[Event, ...], *, selected: str = "", went_on: bool = True
) -> bool:
    """Whether one accepted way of doing a step is done: by events, by the card opened, or by continuing."""
    if accept.select is not None and accept.select != selected:
        return False
    if accept.next and not went_on:
        return False
    return all(parse_happening(text).holds(book, events) for text in accept.happened)


def step_done(book: Book, step: Step, events: tuple[Event, ...], *, selected: str = "", went_on: bool = False) -> bool:
    """Whether any of the accepted ways of doing a step is done."""
    return any(accepted(book, way, events, selected=selected, went_on=went_on) for way in step.accept)
