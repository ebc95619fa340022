"""A scripted scenario step by step as the engine plays it: each move, its result, the reason, and its place."""

from __future__ import annotations

from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.language.sentences.render import Depth
from scenarios.catalogue.lookup import by_id
from scenarios.formats.loader import Loaded
from tutor_app.wording.decisions import ANNOUNCES, line_label, whose
from tutor_app.wording.reasons import Reason, refused

from .narration import Narration
from .viewpoint import Moment
from .visit import Visit

MOST = 120
"""Upper bound on script length."""


class Step(NamedTuple):
    """A move, its explanation, and whether it is refused; ``at`` is the step in the URL that shows it."""

    move: str
    reasons: tuple[Reason, ...]
    at: int
    refused: bool = False


class Told(NamedTuple):
    """A script played to its end: the line for the URL, and the moves."""

    line: str
    steps: tuple[Step, ...]


def moment_of(line: str, at: int) -> dict[str, str]:
    """The query parameters that show a step of a line of play."""
    return {"line": line, "step": str(at)} if line else {}


@lru_cache(maxsize=1000)
def told_of(id: str, lang: str, depth: Depth = Depth.EXACT) -> Told:
    """The moves of the scenario with this id; empty if it has no script."""
    loaded = by_id(id)
    return _told(loaded, lang, depth) if loaded is not None else Told("", ())


def _told(loaded: Loaded, lang: str, depth: Depth) -> Told:
    visit = Visit.open(loaded)
    tried: list[tuple[int, Step]] = []
    for _ in range(MOST):
        visit.cursor = visit.reached = visit.total
        line = visit.session.suggestion
        if visit.done:
            break
        if line is None or (line.expect.illegal is None and visit.session.waits_for_next):
            visit.handle("goon")
            continue
        before, state = len(visit.history), visit.state
        visit.handle("suggestion")
        verdict = visit.choices.refused
        if verdict is not None and line.expect.illegal is not None:
            words = line_label(visit.book, visit.reader.asked(state), [verdict.action], lang)
            judged = visit.choices.refused_in or state
            heard = visit.reader.heard(judged, verdict)
            why = refused(visit.book, lang, visit.reader.seen(judged), heard, f"tried-{before}", depth)
            move = whose(words, verdict.action.player, lang)
            tried.append((before, Step(move, (why,), visit.cursor_of(before), refused=True)))
        elif len(visit.history) == before:
            visit.handle("goon")
            if len(visit.history) == before:
                break  # the file is invalid; ``run.py check`` reports it
    visit.cursor = visit.reached = visit.total
    return Told(visit.word, tuple(_in_order(visit, tried, Narration(Moment.of(visit), lang, depth))))


def _in_order(visit: Visit, tried: list[tuple[int, Step]], view: Narration) -> list[Step]:
    """The moves that were played and those that were refused, in order."""
    lang = view.lang
    placed: dict[int, tuple[Reason, ...]] = {}
    for entry, group in groupby(enumerate(visit.beats, 1), key=lambda beat: beat[1].turned):
        places = [place for place, _ in group]
        happened = [
            reason for place in places if not _only_passes(view, place) for reason in view.without_passes(place)
        ]
        placed[entry] = (*happened, *view.why_not_at(places[0], places[-1]).shown)
    found: list[Step] = []
    actions: list[Action] = []
    first = visit.session.prelude
    for number in range(visit.session.prelude, len(visit.history)):
        found += [step for at, step in tried if at == number]
        taken = visit.history[number].taken
        if not visit.history[number].mark and taken.action.kind != ActionKind.PASS:
            starts = not actions or taken.action.kind in ANNOUNCES
            if starts:
                actions, first = [taken.action], number
                found.append(Step("", (), 0))
            elif not found[-1].reasons:
                actions.append(taken.action)
            if not found[-1].reasons:
                asked = visit.reader.asked(visit.history[first].taken.before)
                words = line_label(visit.book, asked, actions, lang)
                found[-1] = found[-1]._replace(move=whose(words, actions[0].player, lang))
        said = placed.get(number, ())
        if said or not found:
            last = found.pop() if found and not found[-1].refused else Step("", (), 0)
            found.append(last._replace(reasons=(*last.reasons, *said)))
        if not found[-1].refused:
            found[-1] = found[-1]._replace(at=visit.cursor_of(number + 1))
    found += [step for at, step in tried if at >= len(visit.history)]
    return [step for step in found if step.move or step.reasons]


def _only_passes(view: Narration, place: int) -> bool:
    return all(event.kind == EventKind.PASSED for event in view.moment.events_of(place))
