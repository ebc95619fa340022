"""Exercises about order: which link of a Chain resolves first, which trigger comes first, the steps of a battle."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from rulebook.articles.rules import rules as every_rule
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.views import hidden_from
from rulebook.explain.things import Reader, word
from rulebook.explain.tree import Explanation, Quoted, Role, Thing
from rulebook.vocabulary.terms import DAMAGE_STEPS
from scenarios.formats.loader import Loaded
from scenarios.playing.history import YOU

from .moments import WINDOWS, Announced, announced
from .outcomes import End, played
from .predicting import ACTIVATIONS, announcement
from .values import Exercise, Kind, Option, Recipe, exercise

_CHAIN = ("chain.reverse-resolution", "mechanic.B2")
_TRIGGERS = ("mechanic.D3",)
_STEPS = ("mechanic.E3",)


def orders(loaded: Loaded, only: int | None = None) -> Iterator[Exercise]:
    """Yield the exercises about order in a scenario.

    Args:
        loaded: the scenario.
        only: the one announcement to ask about; None for all.
    """
    for place, moment in enumerate(announced(loaded)):
        if only not in (None, place) or moment.start.request.kind not in WINDOWS:
            continue
        end = played(loaded.book, moment.start, moment.actions)
        if end is not None:
            yield from _links(loaded, place, moment, end)
            yield from _triggers(loaded, place, moment, end)
            yield from _steps(loaded, place, moment, end)


def _things(loaded: Loaded, state: DuelState, uids: list[int]) -> list[Thing]:
    """These cards; empty if one of them is hidden, or if two have one name."""
    if any(uid >= len(state.cards) or hidden_from(state, uid, YOU) or not state.cards[uid].number for uid in uids):
        return []
    found = [Reader(loaded.book, YOU).card(uid, state.cards[uid]) for uid in uids]
    return found if len({thing.names for thing in found}) == len(found) else []


def _links(loaded: Loaded, place: int, moment: Announced, end: End) -> Iterator[Exercise]:
    """Yield which link of a Chain that the announcement completes resolves first, and which last."""
    begun = [event.subject.uid for event in moment.events[:1] if event.kind is EventKind.ACTIVATED]
    links = [link.context.source.uid for link in moment.start.chain] + begun
    things = _things(loaded, moment.start, links) if begun and len(links) > 1 else []
    resolved = [event.subject.uid for event in end.events if event.kind is EventKind.RESOLVING]
    if not things or resolved[: len(links)] != links[::-1]:
        return
    said = Quoted(tuple(announcement(loaded, moment, end)))
    if sum(one.node in ACTIVATIONS for one in said.told) != len(links):
        return  # one of them activated by itself, which the question does not tell
    for asked, right in (("first", things[-1]), ("last", things[0])):
        question = Explanation(f"exercise.order.{asked}", (("told", said),))
        wrong = [
            Option(_card(thing), Explanation(f"exercise.if.{asked}", (("card", thing),), role=Role.WHAT_IF))
            for thing in things
            if thing != right
        ]
        recipe = Recipe(Kind.ORDER, loaded.scenario.id, place, asked)
        yield from _made(exercise(recipe, question, Option(_card(right), None, _CHAIN), wrong, at=moment.at))


def _card(thing: Thing) -> Explanation:
    return Explanation("exercise.order.card", (("card", thing),), role=Role.CHOICE)


def _made(found: Exercise | None) -> Iterator[Exercise]:
    if found is not None:
        yield found


def _triggers(loaded: Loaded, place: int, moment: Announced, end: End) -> Iterator[Exercise]:
    """Yield which of several effects that are set off together becomes Chain Link 1."""
    chain = _new_chain(end.events[len(moment.events) :])
    things = _things(loaded, moment.start, [event.subject.uid for event in chain]) if len(chain) > 1 else []
    if not things:
        return
    if any(event.player == chain[0].player for event in chain[1:]):
        return  # the player of several orders them
    question = Explanation("exercise.order.trigger", (("told", Quoted(tuple(announcement(loaded, moment, end)))),))
    because = Explanation("exercise.if.trigger", role=Role.WHAT_IF)
    wrong = [Option(_card(thing), because) for thing in things[1:]]
    rules = tuple(dict.fromkeys((*_TRIGGERS, *(rule for rule in chain[0].rules if rule in every_rule()))))
    recipe = Recipe(Kind.ORDER, loaded.scenario.id, place, "trigger")
    yield from _made(exercise(recipe, question, Option(_card(things[0]), None, rules), wrong, at=moment.at))


def _new_chain(events: tuple[Event, ...]) -> list[Event]:
    """The activations of the first Chain of triggers that begins in these events."""
    found: list[Event] = []
    for event in events:
        if event.kind is EventKind.ACTIVATED and event.link == len(found) + 1:
            found.append(event)
        elif found and event.kind in (EventKind.CHAIN_RESOLVES, EventKind.RESOLVING):
            break
    return found


def _steps(loaded: Loaded, place: int, moment: Announced, end: End) -> Iterator[Exercise]:
    """Yield what comes after each part of the Damage Step that the engine opens."""
    steps = [event.get("step") for event in end.events if event.kind is EventKind.STEP_BEGAN]
    opened = [step for step in steps if step in DAMAGE_STEPS]
    if opened != list(DAMAGE_STEPS):
        return
    for at, (step, right) in enumerate(pairwise(opened)):
        question = Explanation("exercise.order.step", (("step", word("step", step)),))
        wrong = [
            Option(_step(other), Explanation("exercise.if.step", (("step", word("step", before)),), role=Role.WHAT_IF))
            for before, other in pairwise(opened)
            if other != right
        ]
        recipe = Recipe(Kind.ORDER, loaded.scenario.id, place, f"step.{at}")
        yield from _made(exercise(recipe, question, Option(_step(right), None, _STEPS), wrong, at=moment.at))


def _step(step: object) -> Explanation:
    assert isinstance(step, int)
    return Explanation("exercise.order.name", (("step", word("step", step)),), role=Role.CHOICE)
