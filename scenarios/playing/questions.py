"""The questions of a lesson: the engine decides which answers are right."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.core.book import Book
from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import Refused
from rulebook.notation.happening import parse_happening
from rulebook.notation.parser import parse_line
from rulebook.notation.resolver import resolve
from scenarios.formats.loader import Loaded
from scenarios.formats.models import Option, Step

from .deck_questions import faults_of
from .judged import ALLOWED, found_by
from .script import Script, Taken

YES, NO = 0, 1
"""The answers to whether a move or a Deck is legal."""


def played_then(loaded: Loaded, step: Step, state: DuelState) -> list[Taken]:
    """What is played once the question of a step is answered.

    Raises:
        NotationError: a line cannot be read or played.
    """
    script = Script(loaded.book, state, loaded.scenario.answers)
    for text in step.then:
        script.play(text)
    if step.then:
        script.settle()
    return script.history


def right_answers(loaded: Loaded, step: Step, state: DuelState, opening: Sequence[Event]) -> tuple[int, ...]:
    """The numbers of the right answers, in the order in which they are to be given.

    Args:
        loaded: the lesson.
        step: a step that asks a question.
        state: the duel when it is asked.
        opening: what happened in the lines that the step played before.

    Returns:
        One number for a question; for an order one for each option. Empty, or more than one number, if the options of
        a question do not leave exactly one right.

    Raises:
        NotationError: a line cannot be read or played.
    """
    if step.kind == "may":
        if step.deck is not None:
            return (NO if faults_of(loaded.book, step.deck) else YES,)
        if step.judged is not None:
            return (YES if ALLOWED in found_by(loaded.book, state, step.judged) else NO,)
        return (NO if refusal_of(loaded.book, state, step) is not None else YES,)
    if step.judged is not None:
        return _in_found(step, found_by(loaded.book, state, step.judged))
    then = tuple(event for one in played_then(loaded, step, state) for event in one.events)
    events = then if step.then else tuple(opening)
    if step.kind == "order":
        return _in_order(loaded.book, step, events)
    asked = tuple(opening) if step.kind == "sort" else events
    return tuple(at for at, option in enumerate(step.options) if _holds(loaded.book, option, asked))


def refusal_of(book: Book, state: DuelState, step: Step) -> Refused | None:
    """Why the move that a step asks about is illegal; None if it is legal."""
    assert step.move is not None
    try:
        resolve(book, state, parse_line(step.move))
    except Refused as error:
        return error
    return None


def _holds(book: Book, option: Option, events: Sequence[Event]) -> bool:
    return all(parse_happening(text).holds(book, events) for text in option.holds)


def _in_found(step: Step, found: Sequence[str]) -> tuple[int, ...]:
    """The options that hold in what the rules say, or all of them in its order; empty if one of those is missing."""
    if step.kind == "predict":
        return tuple(at for at, option in enumerate(step.options) if all(_said(word, found) for word in option.holds))
    named = [option.holds[0] for option in step.options]
    return tuple(sorted(range(len(named)), key=lambda at: found.index(named[at]))) if set(named) <= set(found) else ()


def _said(word: str, found: Sequence[str]) -> bool:
    """Whether a word is among those found, or with ``not-`` is not."""
    bare = word.removeprefix("not-")
    return (bare in found) == (bare == word)


def _in_order(book: Book, step: Step, events: Sequence[Event]) -> tuple[int, ...]:
    """The options in the order in which they first happened; empty if one did not."""
    places: list[tuple[int, int]] = []
    for at, option in enumerate(step.options):
        pattern = parse_happening(option.holds[0])
        place = next((index for index, event in enumerate(events) if pattern.matches(book, event)), -1)
        if place < 0:
            return ()
        places.append((place, at))
    return tuple(at for _, at in sorted(places))
