"""What a played story answers: yes, no or neither, and the explanations that say why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulebook.cards import BY_SLUG
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.table import IN_PLAY
from rulebook.explain import refuse
from rulebook.explain.contrast import FOIL, Step, why_not
from rulebook.explain.narrate import narrate
from rulebook.explain.tree import Explanation, Role
from rulebook.notation.printer import line_of, lines_of
from rulebook.vocabulary.effects import Activated, Unclassified
from scenarios.formats.models import Board
from scenarios.interactions.findings import mentioned
from scenarios.playing.script import Taken

from .playing import Course, play
from .story import Asks, Story

MOST_TOLD = 4
_MOMENTS = ("activate.event", "activate.trigger", "activate.waiting")
"""Refusals of an answer to something that has not happened."""


@dataclass(frozen=True, slots=True)
class Conclusion:
    """The answer to a story: ``yes`` (None if it has no such answer), the explanations, and what plays it.

    ``refused`` is the check that refuses the last of ``lines``, if any. ``whole``: every act of the story was played,
    or the last one was refused.
    """

    story: Story
    yes: bool | None
    told: tuple[Explanation, ...]
    board: Board
    lines: tuple[str, ...]
    refused: str = ""
    whole: bool = True


def conclude(book: Book, story: Story) -> Conclusion | None:
    """Play a story and say what it answers; None if it cannot be played or nothing can be told about it."""
    if not story.acts or not story.known():
        return None
    made = play(book, story)
    if made is None or (not made.taken and made.refused is None):
        return None
    whole = made.done == len(story.acts) or (made.refused is not None and made.done == len(story.acts) - 1)
    if made.refused is not None:
        told = (refuse(book, made.refused.state, made.refused.verdict),)
        lines = (*_lines(book, made.taken), str(line_of(book, [(made.refused.state, made.refused.action)])))
        moment = made.refused.verdict.failures[0].check in _MOMENTS
        sure = (
            whole and story.asks in (Asks.MAY, Asks.MAY_STOP) and story.sure and not (moment and len(story.acts) == 1)
        )
        yes = False if sure else None
        return Conclusion(story, yes, told, made.board, lines, made.refused.verdict.failures[0].check, whole)
    if not whole:
        return None
    yes = _verdict(book, story, made) if story.sure else None
    reasons = tuple(_reasons(book, story, made))
    return Conclusion(story, yes, reasons, made.board, _lines(book, made.taken)) if reasons else None


def _lines(book: Book, taken: Sequence[Taken]) -> tuple[str, ...]:
    return tuple(str(line) for line, _ in lines_of(book, [(one.before, one.action) for one in taken]))


# Yes or no ---------------------------------------------------------------------------------------------

_FAILS = (EventKind.NO_EFFECT, EventKind.EFFECT_NEGATED, EventKind.ACTIVATION_NEGATED)
_HURTS = (EventKind.BATTLE_DAMAGE, EventKind.EFFECT_DAMAGE)


def _verdict(book: Book, story: Story, made: Course) -> bool | None:
    events = [event for one in made.taken for event in one.events]
    about = made.uids.get(story.about or "", NOBODY)
    if story.asks is Asks.MAY_STOP:
        return None
    if story.asks is Asks.MAY:
        return None if _aims_elsewhere(story, made) else True
    if story.asks is Asks.DAMAGE:
        return any(event.kind in _HURTS and (event.get("amount") or 0) for event in events)
    if story.asks is Asks.DRAWS:
        return any(event.kind is EventKind.DRAWN and event.player == 0 for event in events)
    if story.asks in (Asks.ATTACKS, Asks.STOPPED):
        return (story.asks is Asks.ATTACKS) == any(event.kind is EventKind.DAMAGE_CALCULATED for event in events)
    if about == NOBODY:
        return None
    destroyed = any(event.kind is EventKind.DESTROYED and event.subject.uid == about for event in events)
    if story.asks is Asks.DESTROYED:
        return destroyed
    if story.asks in (Asks.SURVIVES, Asks.LEAVES):
        return (story.asks is Asks.SURVIVES) == (made.taken[-1].after.cards[about].zone in IN_PLAY)
    if story.asks is Asks.HAPPENS and made.start.cards[about].zone not in IN_PLAY and not _is_used(story):
        return made.taken[-1].after.cards[about].zone in IN_PLAY
    if story.asks is Asks.HAPPENS and _has_effect(story.about or ""):
        return _happens(events, about)
    return None


def _aims_elsewhere(story: Story, made: Course) -> bool:
    """Whether the last act targets other cards than the one that the question names."""
    target = made.uids.get(story.acts[-1].target or "", NOBODY)
    events = [event for one in made.taken[made.begins[-1] :] for event in one.events]
    aimed = {event.subject.uid for event in events if event.kind is EventKind.TARGETED}
    return target != NOBODY and bool(aimed) and target not in aimed


def _is_used(story: Story) -> bool:
    """Whether the card asked about does something itself, or is Tributed."""
    return any(story.about == act.card or story.about in act.tributes for act in story.acts)


def _has_effect(slug: str) -> bool:
    return any(isinstance(effect, Activated | Unclassified) for effect in BY_SLUG[slug].effects)


def _happens(events: Sequence[Event], uid: int) -> bool:
    """Whether an effect of a card resolves, or does something without a Chain Link."""
    failed = {event.link for event in events if event.kind in _FAILS}
    if any(
        event.kind is EventKind.RESOLVING and event.subject.uid == uid and event.link not in failed for event in events
    ):
        return True
    return any(
        event.source.uid == uid
        and event.clause
        and not event.link
        and event.kind not in (*_FAILS, EventKind.TRIGGER_MET)
        for event in events
    )


# Why ---------------------------------------------------------------------------------------------------

_PLAIN = ("passed", "resolving", "resolved", "chain-ended", "chain-resolves", "sent-after-chain", "step-began",
          "phase-began", "targeted", "trigger-met", "activated", "attack-declared", "summon-declared")  # fmt: skip
_WORTH = (Role.WHY_NOT, Role.STILL, Role.NOTHING, Role.NO_RESPONSE)


def _reasons(book: Book, story: Story, made: Course) -> Iterator[Explanation]:
    """What is told of the acts: what became of the card asked about, what did not happen, then the rest."""
    about = made.uids.get(story.about or "", NOBODY)
    told = list(_told(book, made.taken))
    own = set(made.uids.values())
    last = list(_told(book, made.taken[made.begins[-1] :])) if made.begins else told
    chosen = [one for one in told if about in mentioned(one) and (one.role in _WORTH or one.node.startswith(FOIL))]
    chosen += [one for one in told if about in mentioned(one) and not one.node.startswith(_PLAIN)]
    chosen += [one for one in last if one.role in _WORTH and own & mentioned(one)]
    chosen += [one for one in last if own & mentioned(one) and not one.node.startswith(_PLAIN)]
    if story.asks in (Asks.DAMAGE, Asks.ATTACKS, Asks.STOPPED):
        chosen = [one for one in told if "damage" in one.node or one.node.startswith(("attack-", "replay"))] + chosen
    picked = list(dict.fromkeys(chosen))[:MOST_TOLD] or last[-1:]
    order = {id(one): at for at, one in enumerate(told)}
    yield from sorted(picked, key=lambda one: next((order[id(each)] for each in told if each == one), len(told)))


def _told(book: Book, taken: Sequence[Taken]) -> Iterator[Explanation]:
    for one in taken:
        yield from narrate(book, one.before, one.events)
        yield from why_not(Step(book, one.before, one.events, moments=one.moments, sees_all=True)).shown
