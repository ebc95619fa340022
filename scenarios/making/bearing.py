"""Which of the rules that a lesson cites its steps bear out: the engine cites them, or they decide how a step goes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from rulebook.engine.api import legal_actions
from rulebook.engine.core.state import DuelState
from rulebook.explain.narrate import narrate
from rulebook.explain.tree import Explanation
from rulebook.notation.faults import NotationError
from scenarios.catalogue.course import taught
from scenarios.formats.board import board_state
from scenarios.formats.faults import Fault
from scenarios.formats.loader import Loaded
from scenarios.formats.models import Accept, Step
from scenarios.playing.deck_questions import faults_of
from scenarios.playing.lesson import accepted, carried_on
from scenarios.playing.questions import played_then, refusal_of, right_answers
from scenarios.playing.script import Script, Taken

from .books import without


class _Outcome(NamedTuple):
    """How a step goes: what compares it with the same step under another book, the rules cited, the duel after it."""

    signature: tuple[object, ...]
    rules: frozenset[str]
    after: DuelState


def borne_out(loaded: Loaded) -> frozenset[str]:
    """The rules that a lesson cites and that one of its steps bears out.

    A step does if the engine cites the rule in what it plays or in why it refuses something or a Deck, or if the
    answer, the play or the moves to choose from would be others without the rule.
    """
    script = Script(loaded.book, loaded.start, loaded.scenario.answers)
    for line in loaded.scenario.line:
        script.play(line.do)
    state, open_, found = script.state, set(taught(loaded)), set[str]()
    for step in loaded.scenario.step:
        outcome = _outcome(loaded, step, carried_on(loaded, step, state))
        found |= open_ & outcome.rules
        for rule in (*step.cites, *loaded.scenario.cites):
            if rule not in found and _decides(loaded, step, state, outcome, rule):
                found.add(rule)
        state = outcome.after
    return frozenset(found)


def _decides(loaded: Loaded, step: Step, state: DuelState, outcome: _Outcome, rule: str) -> bool:
    """Whether a step would go otherwise without a rule."""
    book = without(loaded.scenario.ruleset, rule).book
    try:
        return _outcome(replace(loaded, book=book), step, state.with_(book=book.digest)).signature != outcome.signature
    except (NotationError, Fault):
        return True


def _outcome(loaded: Loaded, step: Step, state: DuelState) -> _Outcome:
    book, rules = loaded.book, set[str]()
    if step.board is not None:
        state = board_state(book, step.board)
    script = Script(book, state, loaded.scenario.answers)
    for text in step.do:
        script.play(text)
    if step.settles:
        script.settle()
    state, played, signature = script.state, list(script.history), list[object]()
    if step.asks:
        signature.append(right_answers(loaded, step, state, script.events))
        refusal = refusal_of(book, state, step) if step.move is not None else None
        failures = refusal.verdict.failures if refusal is not None else ()
        failures += faults_of(book, step.deck) if step.deck is not None else ()
        signature.append({failure.check for failure in failures})
        rules |= {rule for failure in failures for rule in failure.rules}
        played += played_then(loaded, step, state)
    else:
        signature.append(frozenset(legal_actions(book, state)) if state.request.kind else None)
        ways = [_done(loaded, way, state) for way in step.accept if way.select is None]
        played += ways[0] if ways else []
    rules |= {rule for one in played for event in one.events for rule in event.rules}
    rules |= {rule for one in played for told in narrate(book, one.before, one.events) for rule in _rules(told)}
    signature += [(event.kind, event.subject.uid, event.player, event.cause) for one in played for event in one.events]
    return _Outcome(tuple(signature), frozenset(rules), played[-1].after if played else state)


def _done(loaded: Loaded, way: Accept, state: DuelState) -> list[Taken]:
    """What is played when a step is done in this way, by its example."""
    script = Script(loaded.book, state, loaded.scenario.answers)
    for text in way.example:
        script.play(text)
    if way.next:
        script.settle()
    while not accepted(loaded.book, way, script.events) and script.step():
        pass
    return script.history


def _rules(told: Explanation) -> Iterator[str]:
    yield from told.rules
    for child in told.children:
        yield from _rules(child)


def bears(lessons: Iterable[Loaded]) -> frozenset[str]:
    """The rules that these lessons bear out."""
    return frozenset(rule for loaded in lessons for rule in borne_out(loaded))
