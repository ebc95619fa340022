"""The duel field at a moment as values: which card lies where, what each one shows, and what is pointed out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState, Link
from rulebook.vocabulary.terms import Cause, Phase, Step, Zone
from tutor_app.texts.messages import message
from tutor_app.wording.card_faces import Face, face, materials_of, name_of, side_of
from tutor_app.wording.moves import ANNOUNCES
from tutor_app.wording.prompts import taken_so_far

from .moment import Moment
from .offers import CHOICES

PILES: tuple[Zone, ...] = (Zone.GRAVEYARD, Zone.BANISHED, Zone.EXTRA)
"""The piles whose cards can be spread out beside the field."""

_DRAWN = (Zone.HAND, Zone.MONSTER, Zone.SPELL, Zone.FIELD, Zone.PENDULUM, Zone.SUMMONING)
_UNTOUCHED = frozenset({
    EventKind.ACTIVATED, EventKind.RESOLVING, EventKind.RESOLVED, EventKind.TRIGGER_MET, EventKind.SUMMON_DECLARED,
    EventKind.NO_EFFECT, EventKind.TIMING_MISSED, EventKind.SENT_AFTER_CHAIN, EventKind.STAYS,
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class Marks:
    """Highlights on the field. ``links`` gives the Chain Link numbers of a card, ``touched`` a role per card.

    ``options`` can be chosen now, ``picked`` are chosen but not confirmed, ``playable`` have a legal move. ``now`` is
    the card whose effect is running. ``piles`` are spread out: (player, zone).
    """

    selected: int = NOBODY
    options: frozenset[int] = frozenset()
    picked: frozenset[int] = frozenset()
    playable: frozenset[int] = frozenset()
    now: int = NOBODY
    links: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    touched: Mapping[int, str] = field(default_factory=dict)
    piles: frozenset[tuple[int, int]] = frozenset()


@dataclass(frozen=True, slots=True)
class Field:
    """The field as player 0 sees it, in one language.

    ``places`` gives the cards at (player, zone) in their order, ``slots`` the zone number of a card, ``faces`` what the
    cards show that are drawn. ``drawers`` are the piles and materials laid out: (title, cards).
    """

    places: Mapping[tuple[int, int], tuple[int, ...]]
    slots: Mapping[int, int]
    faces: Mapping[int, Face]
    drawers: tuple[tuple[str, tuple[int, ...]], ...]
    lp: tuple[int, int]
    turn: int
    turn_player: int
    phase: Phase
    step: Step
    marks: Marks


def field_of(book: Book, state: DuelState, lang: str, marks: Marks | None = None) -> Field:
    """The field.

    Args:
        state: what player 0 may know (see ``rulebook.engine.api.view``).
        lang: the language of names and labels.
        marks: what to point out.
    """
    marks = marks or Marks()
    places: dict[tuple[int, int], list[int]] = {}
    for uid, card in enumerate(state.cards):
        places.setdefault((side_of(book, state, uid), card.zone), []).append(uid)
    for uids in places.values():
        uids.sort(key=lambda uid: (state.cards[uid].slot, uid))
    drawers = (*_piles(places, marks, lang), *_stacks(book, state, places, marks, lang))
    drawn = [uid for (_, zone), uids in places.items() if zone in _DRAWN for uid in uids]
    drawn += [uid for _, uids in drawers for uid in uids]
    return Field(
        places={place: tuple(uids) for place, uids in places.items()},
        slots={uid: state.cards[uid].slot for uid in drawn},
        faces={uid: face(book, state, uid, lang) for uid in dict.fromkeys(drawn)},
        drawers=drawers,
        lp=state.lp,
        turn=state.turn,
        turn_player=state.turn_player,
        phase=Phase(state.phase),
        step=Step(state.step),
        marks=marks,
    )


def _piles(
    places: Mapping[tuple[int, int], list[int]], marks: Marks, lang: str
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The spread-out piles: those opened by the reader, and those with a card to choose."""
    for side in (0, 1):
        for zone in (*PILES, Zone.DECK):
            cards = places.get((side, zone), [])
            choose = marks.options.intersection(cards)
            if zone == Zone.DECK:
                cards = sorted(choose)
            if not cards or not (choose or (side, int(zone)) in marks.piles):
                continue
            title = message(lang, "board.place_yours" if side == 0 else "board.place_theirs",
                            zone=message(lang, f"zone.{zone.name.lower()}"))  # fmt: skip
            yield title, tuple(cards)


def _stacks(
    book: Book, state: DuelState, places: Mapping[tuple[int, int], list[int]], marks: Marks, lang: str
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The materials laid out: of the Xyz Monster opened, and of those with a material to choose."""
    for host in [uid for side in (0, 1) for uid in places.get((side, Zone.MONSTER), [])]:
        under = materials_of(state, host)
        opened = {host, *under}
        if under and (marks.selected in opened or marks.now == host or marks.options.intersection(under)):
            name = name_of(book, state.cards[host].number, lang) or message(lang, "board.unknown")
            yield message(lang, "board.under", card=name), tuple(under)


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
    )


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
