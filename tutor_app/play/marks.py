"""What is pointed out on the field at a moment: the cards that can be chosen, are aimed at or are affected."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import CHANGES_LP, Event, EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Link
from rulebook.vocabulary.terms import Cause, Zone
from tutor_app.wording.decisions import ANNOUNCES, taken_so_far

from .choices import CHOICES
from .viewpoint import Moment

_UNTOUCHED = frozenset({
    EventKind.ACTIVATED, EventKind.RESOLVING, EventKind.RESOLVED, EventKind.TRIGGER_MET, EventKind.SUMMON_DECLARED,
    EventKind.NO_EFFECT, EventKind.TIMING_MISSED, EventKind.SENT_AFTER_CHAIN, EventKind.STAYS,
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Marks:
    """Highlights on the field. ``links`` gives the Chain Link numbers of a card, ``touched`` a role per card.

    ``options`` can be chosen now, ``picked`` are chosen but not confirmed, ``playable`` have a legal move. ``now`` is
    the card whose effect is running. ``piles`` are spread out: (player, zone). ``aims`` are the cards that point at
    others: (attacker or activated card, its target). ``lp`` is what the Life Points of each player have changed by.
    """

    selected: int = NOBODY
    options: frozenset[int] = frozenset()
    picked: frozenset[int] = frozenset()
    playable: frozenset[int] = frozenset()
    now: int = NOBODY
    links: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    touched: Mapping[int, str] = field(default_factory=dict)
    piles: frozenset[tuple[int, int]] = frozenset()
    aims: tuple[tuple[int, int], ...] = ()
    lp: tuple[int, int] = (0, 0)


def marks_of(moment: Moment, now: int, links: Iterable[Link]) -> Marks:
    """What the field points out at a moment.

    Args:
        now: the uid of the card whose text runs.
        links: the Chain Links that are still to be seen.
    """
    request, choices = moment.whole.request, moment.choices
    asked = moment.deciding and bool(moment.legal) and request.kind in CHOICES
    options = {action.card for action in moment.legal if action.kind in (ActionKind.CHOOSE, ActionKind.LOT)}
    if asked and request.kind == RequestKind.PICK:
        options = set(request.options) - set(request.picked)
    picked = (*choices.picked, *request.picked)
    if request.purpose == Purpose.SUMMON:
        picked += taken_so_far(moment.asked)
    numbers: dict[int, tuple[int, ...]] = {}
    for number, link in enumerate(links, 1):
        uid = link.context.source.uid
        numbers[uid] = (*numbers.get(uid, ()), number)
    return Marks(
        selected=choices.selected,
        options=frozenset(options - {NOBODY}) if asked else frozenset(),
        picked=frozenset(picked) if asked else frozenset(),
        playable=frozenset(action.card for action in moment.legal if action.kind in ANNOUNCES),
        now=now,
        links=numbers,
        touched=_touched(moment, now),
        piles=choices.piles,
        aims=tuple(dict.fromkeys(_aims(moment, now, links))),
        lp=(_lp_change(moment, 0), _lp_change(moment, 1)),
    )


def _aims(moment: Moment, now: int, links: Iterable[Link]) -> Iterator[tuple[int, int]]:
    """What is aimed at: by the attack, by the card whose text runs, and by the choice being made."""
    battle, request, picked = moment.whole.battle, moment.whole.request, moment.choices.picked
    fighting = (battle.attacker.uid, battle.target)
    if NOBODY not in fighting and all(moment.state.cards[uid].zone == Zone.MONSTER for uid in fighting):
        yield battle.attacker.uid, battle.target
    for link in links:
        if link.context.source.uid == now:
            yield from ((now, ref.uid) for group in link.context.targets for ref in group)
    if moment.deciding and now != NOBODY and request.purpose == Purpose.TARGET:
        yield from ((now, uid) for uid in (*request.picked, *picked))
    if moment.deciding and request.kind == RequestKind.ATTACK_TARGET:
        attacker = moment.history[moment.index].taken.action.card
        yield from ((attacker, uid) for uid in picked)


def _lp_change(moment: Moment, player: int) -> int:
    """What the Life Points of a player have changed by in what is told."""
    changed = 0
    for one in moment.events:
        amount = one.get("amount")
        if one.player == player and one.kind.traits & CHANGES_LP and isinstance(amount, int):
            changed += amount if one.kind == EventKind.GAINED_LP else -amount
    return changed


def _touched(moment: Moment, now: int) -> dict[int, str]:
    found: dict[int, str] = {}
    for event in moment.events:
        uid = event.subject.uid
        role = _role(event)
        if role and uid not in (NOBODY, now):
            found[uid] = role
    if moment.choices.picked:
        purpose = Purpose(moment.whole.request.purpose)
        role = {Purpose.COST: "cost", Purpose.TARGET: "target"}.get(purpose, "choice")
        found |= dict.fromkeys(moment.choices.picked, role)
    return found


def _role(event: Event) -> str:
    """How an event affects its card: as a cost, as a target or by an effect; empty if it does not."""
    if event.kind in _UNTOUCHED:
        return ""
    if event.kind == EventKind.TARGETED:
        return "target"
    return {Cause.COST: "cost", Cause.EFFECT: "effect"}.get(event.cause, "")
