"""Why a played story ends as it does: what is told of it, and which of that decides the answer."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.explain.contrast import FOIL, Step, why_not
from rulebook.explain.narrate import narrate
from rulebook.explain.tree import Explanation, Role
from scenarios.interactions.findings import mentioned
from scenarios.playing.script import Taken

from .course import Course
from .story import REFUSABLE, Asks, Story

MOST_TOLD = 4
_PLAIN = ("passed", "resolving", "resolved", "chain-ended", "chain-resolves", "sent-after-chain", "step-began",
          "phase-began", "targeted", "trigger-met", "activated", "attack-declared", "summon-declared")  # fmt: skip
_WORTH = (Role.WHY_NOT, Role.STILL, Role.NOTHING, Role.PARTLY, Role.NO_RESPONSE)


class Reasons(NamedTuple):
    """What is told of a story, in order, and those of it that tell of its last act."""

    told: tuple[Explanation, ...]
    last: tuple[Explanation, ...]


def reasons_of(book: Book, story: Story, made: Course) -> Reasons:
    """What is told of the acts: what became of the card asked about, what did not happen, then the rest."""
    about = made.uids.get(story.about or "", NOBODY)
    by_step = [_told(book, one) for one in made.taken]
    told = list(chain.from_iterable(by_step))
    own = set(made.uids.values())
    last = list(chain.from_iterable(by_step[made.begins[-1] :])) if made.begins else told
    chosen = [one for one in told if about in mentioned(one) and (one.role in _WORTH or one.node.startswith(FOIL))]
    if story.asks is Asks.HAPPENS:
        chosen += [one for one in told if about in mentioned(one) and one.node.startswith(_TRIGGERED)]
    chosen += [one for one in told if about in mentioned(one) and not one.node.startswith(_PLAIN)]
    chosen += [one for one in last if one.role in _WORTH and own & mentioned(one)]
    chosen += [one for one in last if own & mentioned(one) and not one.node.startswith(_PLAIN)]
    if story.asks in (Asks.DAMAGE, Asks.ATTACKS, Asks.STOPPED):
        chosen = [one for one in told if _bears_on_attack(one, story.asks)] + chosen
    picked = list(dict.fromkeys(chosen))[:MOST_TOLD] or last[-1:] or told[-1:]
    order = {id(one): at for at, one in enumerate(told)}
    picked.sort(key=lambda one: next((order[id(each)] for each in told if each == one), len(told)))
    return Reasons(tuple(picked), tuple(one for one in picked if one in last))


def _bears_on_attack(told: Explanation, asks: Asks) -> bool:
    """Whether it tells what becomes of an attack or its damage; that it was declared explains no damage."""
    declared = asks is Asks.DAMAGE and told.node.startswith("attack-declared")
    return "damage" in told.node or (told.node.startswith(("attack-", "replay")) and not declared)


def _told(book: Book, one: Taken) -> list[Explanation]:
    told = narrate(book, one.before, one.events)
    return [*told, *why_not(Step(book, one.before, one.events, moments=one.moments, sees_all=True)).shown]


# Which of them decides ---------------------------------------------------------------------------------

_TRIGGERED = "trigger-met"
_LEFT = ("destroyed", "returned", "banished", "redirected", "tributed", "sent", "vanished")
_NEGATED = ("activation-negated", "attack-negated", "summon-negated", "effect-negated", "attack-stopped")
_DAMAGED = ("battle-damage", "effect-damage")
_DONE: dict[Asks, tuple[str, ...]] = {
    Asks.HAPPENS: (_TRIGGERED,), Asks.DESTROYED: ("destroyed",), Asks.SURVIVES: ("destroyed",),
    Asks.DESTROYS: ("destroyed",), Asks.WINS: ("destroyed",), Asks.LEAVES: _LEFT, Asks.TO_GRAVEYARD: _LEFT,
    Asks.BANISHED: ("banished", "redirected"), Asks.RETURNS: ("summoned", "returned", "added"),
    Asks.TO_HAND: ("added", "returned"), Asks.DEFENSE: ("position-changed", "turned-"), Asks.DAMAGE: _DAMAGED,
    Asks.SPARES: _DAMAGED, Asks.DRAWS: ("drawn",), Asks.GAINS: ("gained-lp",), Asks.CONTROLS: ("control-changed",),
    Asks.ATTACKS: ("damage-calculated",), Asks.STOPPED: _NEGATED, Asks.NEGATES: _NEGATED, Asks.MAY_STOP: _NEGATED,
}  # fmt: skip
"""The beginnings of the nodes that tell what is asked about."""
_INVERSE = (Asks.SURVIVES, Asks.SPARES)
"""What is answered yes if nothing of that happens."""
_INSTEAD = (*_NEGATED, "damage-prevented", "redirected", "protected")
"""What keeps something else from happening."""
_NOT = (Role.WHY_NOT, Role.NOTHING, Role.PARTLY, Role.NO_RESPONSE)


def deciding_reason(story: Story, reasons: Reasons, about: int, *, yes: bool) -> Explanation | None:
    """The explanation that decides the answer; None if none stands out.

    Args:
        story: the story, as it was played.
        reasons: what is told of it.
        about: the uid of the card that is asked about, or ``NOBODY``.
        yes: the answer to what is asked, before it is turned into one to a question for the opposite.
    """
    own = [one for one in reasons.told if about != NOBODY and about in mentioned(one)]
    near = [*reasons.told, *own]  # the last one counts
    if yes != (story.asks in _INVERSE):
        works = [one for one in reasons.last if one.role not in (Role.COST, Role.CHOICE)] or reasons.last
        last = works[:1] if story.asks in REFUSABLE else ()
        done = [one for one in near if one.node.startswith(_DONE.get(story.asks, ()))]
        found = [*last, *done[-1:], *[one for one in near if one.role is Role.STILL][-1:]]
    else:
        instead = [one for one in near if one.node.startswith(_INSTEAD)]
        found = [*own[-1:], *instead[-1:], *[one for one in near if one.role in _NOT][-1:]]
    return found[-1] if found else None
