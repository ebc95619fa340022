"""The steps of a lesson: what is set up before one begins, and whether a move does what it asks for."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Failure
from rulebook.notation.faults import Refused
from rulebook.notation.happening import parse_happening
from rulebook.notation.links import NEXT
from scenarios.formats.board import board_state
from scenarios.formats.fields import LocalText
from scenarios.formats.loader import Loaded
from scenarios.formats.models import Accept, Step

from .history import mark
from .script import Origin, Script, Taken


@dataclass(frozen=True, slots=True)
class Feedback:
    """A lesson's feedback on the last move or answer: ``kind`` is "right", "otherwise" or "refused".

    ``refusal`` is why the move that a question asks about is illegal, if it is; ``faults``: why the Deck is.
    """

    kind: str
    text: LocalText | None
    refusal: Refused | None = None
    faults: tuple[Failure, ...] = ()


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
    if step.kind == "show":
        return went_on
    return any(accepted(book, way, events, selected=selected, went_on=went_on) for way in step.accept)


def is_watched(step: Step | None) -> bool:
    """Whether what has begun comes to its end before ``step``: it sets up a position of its own or asks a question, or
    the lesson is over (None).
    """
    return step is None or step.board is not None or (step.asks and not step.do)


def played_out(loaded: Loaded, state: DuelState) -> list[Taken]:
    """What follows by itself in ``state`` until somebody has to decide."""
    script = Script(loaded.book, state, loaded.scenario.answers)
    script.settle()
    return script.history


def carried_on(loaded: Loaded, step: Step | None, state: DuelState) -> DuelState:
    """The duel after the step before ``step``, which ended in ``state``."""
    played = played_out(loaded, state) if is_watched(step) else []
    return played[-1].after if played else state


def step_opening(loaded: Loaded, step: Step | None, state: DuelState) -> list[Taken]:
    """What a step sets up and plays in ``state`` before it begins; nothing without a step."""
    if step is None:
        return []
    opening: list[Taken] = []
    if step.board is not None:
        opening.append(mark(state, Action(NEXT, NOBODY), Origin.SCRIPT, board_state(loaded.book, step.board)))
        state = opening[0].after
    script = Script(loaded.book, state, loaded.scenario.answers)
    for text in step.do:
        script.play(text)
    if step.settles:
        script.settle()
    return opening + script.history
