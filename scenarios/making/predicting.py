"""Exercises that ask what will happen: the answer is played, the wrong ones are played without a rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from rulebook.articles.rules import rules as every_rule
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.views import view_events
from rulebook.explain.narrate import narrate
from rulebook.explain.things import Reader
from rulebook.explain.tree import Explanation, Quoted, Role
from rulebook.vocabulary.terms import Cause
from scenarios.formats.loader import Loaded
from scenarios.playing.history import YOU

from .books import Other, other_rules, without
from .moments import WINDOWS, Announced, announced
from .outcomes import Answer, End, answers, nothing, otherwise_stacked, played, question, swapped, told
from .values import Exercise, Kind, Option, Recipe, exercise

MOST_TRIED = 14
"""The number of rules that are left out, one after the other."""

_ANNOUNCING = {
    EventKind.ACTIVATED, EventKind.ATTACK_DECLARED, EventKind.SUMMON_DECLARED, EventKind.SET, EventKind.TARGETED,
    EventKind.PHASE_BEGAN, EventKind.TURN_BEGAN, EventKind.DECLARED,
}  # fmt: skip
"""The events with which an announcement is told; what it costs is told as well."""

ACTIVATIONS = ("exercise.told.card", "exercise.told.effect")
"""The sentences that tell an activation."""

_SHORT = {
    "summon-declared": "exercise.told.summon", "activated.card": ACTIVATIONS[0],
    "activated.effect": ACTIVATIONS[1], "activated.effect.mandatory": ACTIVATIONS[1],
    "targeted": "exercise.told.target", "paid-lp.cost": "exercise.told.paid",
}  # fmt: skip
"""The sentences that a question tells more briefly: what is told first is Chain Link 1."""

_WEIGHTS = {"winner": 0, "starts": 1, "place": 2, "lp": 3, "atk": 4, "hand": 5}
"""What is asked first where much is different."""


def predictions(loaded: Loaded, only: int | None = None) -> Iterator[Exercise]:
    """Yield the exercises about each announcement of a scenario, the most telling question first.

    Args:
        loaded: the scenario.
        only: the one announcement to ask about; None for all.
    """
    for place, moment in enumerate(announced(loaded)):
        if only not in (None, place):
            continue
        end = _real(loaded, moment)
        if end is None:
            continue
        yield from _asked(loaded, place, moment, end, _others(loaded, moment, end))


def _real(loaded: Loaded, moment: Announced) -> End | None:
    """How an announcement ends if nobody responds; None where it depends on chance or on a trigger's turn."""
    if moment.start.request.kind not in WINDOWS or any(
        action.kind in (ActionKind.ROLL, ActionKind.TOSS, ActionKind.LOT) for action in moment.actions
    ):
        return None
    return played(loaded.book, moment.start, moment.actions)


def _lucky(loaded: Loaded, moment: Announced, real: Mapping[str, Answer]) -> set[str]:
    """What ends differently if the Decks are stacked otherwise: nobody can know that."""
    restacked = otherwise_stacked(moment.start)
    end = played(loaded.book, restacked, moment.actions) if restacked.cards != moment.start.cards else None
    if end is None:
        return set()
    there = dict(answers(moment.start, end))
    return {asked for asked, answer in real.items() if there.get(asked) != answer}


def _others(loaded: Loaded, moment: Announced, end: End) -> list[tuple[Other, End]]:
    """The same announcement under the other books in which it can be made."""
    ruleset = loaded.scenario.ruleset
    cited = (*loaded.scenario.cites, *(rule for event in end.events for rule in event.rules))
    rules = [rule for rule in dict.fromkeys(cited) if rule in every_rule() and loaded.book.under((rule,))]
    books = [without(ruleset, rule) for rule in rules[:MOST_TRIED]] + [other_rules(ruleset)]
    found: list[tuple[Other, End]] = []
    for other in books:
        otherwise = played(other.book, moment.start, moment.actions)
        if otherwise is not None:
            found.append((other, otherwise))
    return found


def _asked(
    loaded: Loaded, place: int, moment: Announced, end: End, others: Sequence[tuple[Other, End]]
) -> Iterator[Exercise]:
    """Yield an exercise for everything that ends differently under another book."""
    start, reader = moment.start, Reader(loaded.book, YOU)
    said = Quoted(tuple(announcement(loaded, moment, end)))
    if not said.told:
        return
    real = dict(answers(start, end))
    lucky = _lucky(loaded, moment, real)
    elsewhere = [(other, otherwise, dict(answers(start, otherwise))) for other, otherwise in others]
    names = dict.fromkeys((*real, *(name for _, _, there in elsewhere for name in there)))
    for asked in sorted(names, key=lambda name: _WEIGHTS[name.partition(".")[0]]):
        right = real.get(asked, nothing(asked, start, end))
        if right is None or asked in lucky:
            continue
        wrong: dict[Answer, Option] = {}
        for other, otherwise, there in elsewhere:
            answer = there.get(asked, nothing(asked, start, otherwise))
            if answer is not None and answer != right:
                first = wrong.get(answer, Option(told(reader, asked, answer), other.because))
                wrong[answer] = replace(first, rules=(*first.rules, *other.rules))
        mirrored = swapped(asked, right, start)
        if wrong and mirrored is not None and mirrored not in wrong:
            because = Explanation("exercise.because.other-player", role=Role.WHAT_IF)
            wrong[mirrored] = Option(told(reader, asked, mirrored), because)
        if wrong:
            name, arguments = question(reader, start, asked)
            made = Explanation(f"exercise.predict.{name}", (("told", said), *arguments.items()))
            recipe = Recipe(Kind.PREDICT, loaded.scenario.id, place, asked)
            found = exercise(recipe, made, Option(told(reader, asked, right)), [*wrong.values()], at=moment.at)
            if found is not None:
                yield found


def announcement(loaded: Loaded, moment: Announced, end: End) -> Iterator[Explanation]:
    """Yield what is announced, and what was announced before it in the same Chain."""
    begun = [event for event in moment.events if event.kind in _ANNOUNCING or event.cause is Cause.COST]
    events = (*_links(moment), *_first_turn(begun))
    visible = view_events(loaded.book, end.state, events, YOU)
    for one in narrate(loaded.book, moment.start, visible, YOU):
        yield replace(one, node=_SHORT.get(one.node, one.node))


def _links(moment: Announced) -> Iterator[Event]:
    """Yield what an announcement answers: the links of the Chain so far, and the attack or Summon under way."""
    sources = [link.context.source.uid for link in moment.start.chain]
    activated = {
        event.link
        for event in moment.earlier
        if event.kind is EventKind.ACTIVATED and sources[event.link - 1 : event.link] == [event.subject.uid]
    }
    for event in moment.earlier:
        if event.kind in (EventKind.ACTIVATED, EventKind.TARGETED):
            if event.link in activated and (event.kind is EventKind.TARGETED or event.subject.uid in sources):
                yield event
        elif event.kind in (EventKind.ATTACK_DECLARED, EventKind.SUMMON_DECLARED):
            yield event


def _first_turn(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the events up to the first activation that is not part of the announcement."""
    seen: set[EventKind] = set()
    for event in events:
        if event.kind in seen and event.kind in (EventKind.ACTIVATED, EventKind.PHASE_BEGAN, EventKind.TURN_BEGAN):
            return
        seen.add(event.kind)
        yield event
