"""What a played story answers: yes, no or neither, and the explanations that say why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulebook.cards import BY_SLUG
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import IN_PLAY
from rulebook.explain import refuse
from rulebook.explain.contrast import FOIL, Step, why_not
from rulebook.explain.narrate import narrate
from rulebook.explain.tree import Explanation, Role
from rulebook.notation.printer import line_of, lines_of
from rulebook.vocabulary.effects import Activated, Unclassified
from rulebook.vocabulary.terms import Phase, Position, Zone
from scenarios.formats.models import Board
from scenarios.interactions.findings import mentioned
from scenarios.playing.script import Taken

from .boards import PLAYERS
from .playing import Course, play
from .story import Asks, Story, Until

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
    if (not story.acts and story.until is Until.NOW) or not story.known():
        return None
    made = play(book, story)
    if made is None or (not made.taken and made.refused is None):
        return None
    whole = made.done == len(story.acts) or (made.refused is not None and made.done == len(story.acts) - 1)
    if made.refused is not None:
        told = (refuse(book, made.refused.state, made.refused.verdict),)
        lines = (*_lines(book, made.taken), str(line_of(book, [(made.refused.state, made.refused.action)])))
        moment = made.refused.verdict.failures[0].check in _MOMENTS
        asked = whole and story.asks in (Asks.MAY, Asks.MAY_STOP, Asks.SAVES)
        yes = False if asked and story.sure and not (moment and len(story.acts) == 1) else None
        return Conclusion(story, yes, told, made.board, lines, made.refused.verdict.failures[0].check, whole)
    if not whole:
        return None
    yes = _verdict(book, story, made) if story.sure and not made.guessed else None
    if yes is not None and story.denied:
        yes = not yes
    reasons = tuple(_reasons(book, story, made))
    return Conclusion(story, yes, reasons, made.board, _lines(book, made.taken)) if reasons else None


def _lines(book: Book, taken: Sequence[Taken]) -> tuple[str, ...]:
    return tuple(str(line) for line, _ in lines_of(book, [(one.before, one.action) for one in taken]))


# Yes or no ---------------------------------------------------------------------------------------------

_FAILS = (EventKind.NO_EFFECT, EventKind.EFFECT_NEGATED, EventKind.ACTIVATION_NEGATED)
_PLAYERS_KINDS = {
    Asks.DAMAGE: (EventKind.BATTLE_DAMAGE, EventKind.EFFECT_DAMAGE),
    Asks.DRAWS: (EventKind.DRAWN,),
    Asks.GAINS: (EventKind.GAINED_LP,),
}
"""What happens to a player if the answer is yes."""


def _verdict(book: Book, story: Story, made: Course) -> bool | None:
    events = [event for one in _asked_of(story, made) for event in one.events]
    about = made.uids.get(story.about or "", NOBODY)
    if story.asks is Asks.MAY_STOP:
        return None
    if story.asks is Asks.MAY:
        return None if _aims_elsewhere(story, made) else True
    if story.asks in _PLAYERS_KINDS:
        return any(event.kind in _PLAYERS_KINDS[story.asks] and _is_about(event, story) for event in events)
    if story.asks in (Asks.ATTACKS, Asks.STOPPED):
        return (story.asks is Asks.ATTACKS) == any(event.kind is EventKind.DAMAGE_CALCULATED for event in events)
    if about == NOBODY:
        return None
    if story.asks in (Asks.RETURNS, Asks.TO_HAND, Asks.DEFENSE):
        return _is_moved(story.asks, made, about)
    destroyed = any(event.kind is EventKind.DESTROYED and event.subject.uid == about for event in events)
    if story.asks is Asks.DESTROYED:
        return destroyed
    if story.asks in (Asks.SURVIVES, Asks.LEAVES, Asks.SAVES):
        return (story.asks is not Asks.LEAVES) == (made.taken[-1].after.cards[about].zone in IN_PLAY)
    if story.asks is Asks.HAPPENS and made.start.cards[about].zone not in IN_PLAY and not _is_used(story):
        return made.taken[-1].after.cards[about].zone in IN_PLAY
    if story.asks is Asks.HAPPENS and _has_effect(story.about or ""):
        happens = _happens(events, about)
        return None if happens and _effects(story.about or "") > 1 else happens  # which one is meant is not read
    return None


def _asked_of(story: Story, made: Course) -> list[Taken]:
    """The part of what was played that the question is about: all of it, or the phase it is played on to."""
    if story.until is Until.NOW:
        return made.taken
    phase = Phase.END if story.until is Until.END else Phase.STANDBY
    turns = [one.before.turn for one in made.taken if one.before.phase == phase]
    return [one for one in made.taken if one.before.phase == phase and one.before.turn == max(turns)]


def _is_about(event: Event, story: Story) -> bool:
    """Whether an event of a player's hand or Life Points is about the player who is asked about, and not empty."""
    theirs = story.who is None or event.player == PLAYERS.index(story.who)
    return theirs and (event.kind is EventKind.DRAWN or bool(event.get("amount")))


def _is_moved(asks: Asks, made: Course, uid: int) -> bool | None:
    """Whether a card comes back, goes to the hand or is changed to Defense Position; None if it was not away."""
    before, after = made.rest, made.taken[-1].after
    then, now = before.cards[uid], after.cards[uid]
    if asks is Asks.TO_HAND:
        return now.zone == Zone.HAND if made.start.cards[uid].zone != Zone.HAND or then.zone != Zone.HAND else None
    if asks is Asks.DEFENSE:
        return now.position == Position.DEFENSE if now.zone == Zone.MONSTER else None
    mine = _controller(after, uid) == now.owner
    if made.start.cards[uid].zone not in IN_PLAY and made.settled == len(made.taken):
        return now.zone in IN_PLAY
    if then.zone not in IN_PLAY:
        return now.zone in IN_PLAY if made.settled < len(made.taken) else None
    away = made.start.cards[uid].zone in IN_PLAY and _controller(made.start, uid) != then.owner
    return now.zone in IN_PLAY and mine if away or _controller(before, uid) != then.owner else None


def _controller(state: DuelState, uid: int) -> int:
    """Who controls a card on the field."""
    for one in reversed(state.control):
        if one.card.uid == uid and one.card.incarnation == state.cards[uid].incarnation:
            return one.player
    return state.cards[uid].holder


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


def _effects(slug: str) -> int:
    """How many effects of a card can be activated or are met by an event."""
    return sum(isinstance(effect, Activated) for effect in BY_SLUG[slug].effects)


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
    picked = list(dict.fromkeys(chosen))[:MOST_TOLD] or last[-1:] or told[-1:]
    order = {id(one): at for at, one in enumerate(told)}
    yield from sorted(picked, key=lambda one: next((order[id(each)] for each in told if each == one), len(told)))


def _told(book: Book, taken: Sequence[Taken]) -> Iterator[Explanation]:
    for one in taken:
        yield from narrate(book, one.before, one.events)
        yield from why_not(Step(book, one.before, one.events, moments=one.moments, sees_all=True)).shown
