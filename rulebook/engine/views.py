"""What a player may see: states, events and verdicts without hidden information."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from rulebook.engine.continuous.derived import lies_up
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, CardState, Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.missed import Condition, Missed
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Argument, Failure, Verdict
from rulebook.vocabulary import conditions as c
from rulebook.vocabulary import filters as f
from rulebook.vocabulary.effects import Activated, Unclassified
from rulebook.vocabulary.terms import ON_FIELD, CardKind, Position, Ref, Step, Zone

OPEN_ZONES: dict[int, tuple[str, ...]] = {
    Zone.GRAVEYARD: ("public.counts", "zone.gy.public"),
    Zone.BANISHED: ("zone.public.banished",),
}
"""Zones whose face-up cards anybody may look through, with the rules for that."""


def hidden_from(state: DuelState, uid: int, player: int) -> bool:
    """Whether the card's identity is hidden from this player."""
    return not state.cards[uid].seen >> player & 1


def _shown(book: Book, state: DuelState, uid: int, player: int) -> bool:
    """Whether a player's view shows a card: known, in an open zone, or visible in a search."""
    card, request = state.cards[uid], state.request
    if card.zone == Zone.DECK and request.kind == RequestKind.PICK and request.player == player:
        return uid in request.options or not hidden_from(state, uid, player)
    if not book.missing.isdisjoint(OPEN_ZONES.get(card.zone, ())):
        return False
    if card.zone in OPEN_ZONES and card.position != Position.SET:
        return True
    return not hidden_from(state, uid, player)


def view(book: Book, state: DuelState, player: int) -> DuelState:
    """A state as a player sees it: unknown cards have the number 0.

    Pending tasks are omitted if they would reveal a hidden card.

    Args:
        book: ruleset and cards.
        state: the full state.
        player: 0 or 1, the viewer.
    """
    cards = tuple(
        card if _shown(book, state, uid, player) else card._replace(number=0, proper=0, trace=())
        for uid, card in enumerate(state.cards)
    )
    request = state.request
    if request.player not in (player, NOBODY):
        request = request._replace(options=(), picked=())
    if request.kind == RequestKind.LOT and any(hidden_from(state, uid, player) for uid in request.options):
        request = request._replace(options=())
    pending = tuple(one for one in state.pending if not hidden_from(state, one.source.uid, player))
    window = tuple(
        one._replace(subject=_cover(state, one.subject, player), other=_cover(state, one.other, player))
        for one in state.window
    )
    return state.with_(cards=cards, request=request, pending=pending, window=window, agenda=())


def known(book: Book, state: DuelState, player: int) -> DuelState:
    """The duel as far as a player knows it, to be judged and played on.

    Like ``view``, but what the engine still has to do is kept, and the player's own Deck holds its cards, in an order
    that says nothing: players know what is in it. Whatever is computed from this state tells nothing that is hidden.
    """
    seen = view(book, state, player)
    cards = list(seen.cards)
    own = [uid for uid, card in enumerate(state.cards) if _in_own_deck(card, player) and not cards[uid].number]
    for uid, number in zip(own, sorted(state.cards[uid].number for uid in own), strict=True):
        cards[uid] = cards[uid]._replace(number=number)
    covered = any(not card.number and card.zone not in (Zone.DECK, Zone.GONE) for card in cards)
    request = seen.request if covered else state.request
    return seen.with_(cards=tuple(cards), agenda=state.agenda, request=request)


def _in_own_deck(card: CardState, player: int) -> bool:
    return card.zone == Zone.DECK and card.holder == player


def _cover(state: DuelState, snap: Snapshot, player: int) -> Snapshot:
    if snap.uid < 0 or snap.uid >= len(state.cards) or lies_up(snap):
        return snap
    return snap if not hidden_from(state, snap.uid, player) else snap._replace(number=0, atk=0, def_=0, level=0)


def view_events(book: Book, state: DuelState, events: Iterable[Event], player: int) -> tuple[Event, ...]:
    """Events as a player sees them. ``state`` is the state after them."""
    told = tuple(events)
    shown = []
    for at in visible_events(state, told, player):
        event = told[at]
        arguments = tuple((name, _cover_argument(state, value, player)) for name, value in event.arguments)
        shown.append(
            replace(
                event,
                subject=_cover(state, event.subject, player),
                source=_cover(state, event.source, player),
                arguments=arguments,
                missed=tuple(_missed(book, state, event, player)),
            )
        )
    return tuple(shown)


def _missed(book: Book, state: DuelState, event: Event, player: int) -> Iterator[Missed]:
    """Yield the effects that missed an event, without those that would tell a player something of a hidden card."""
    if _hides(state, event.subject, player):
        return
    for one in event.missed:
        cards = [one.source, *one.others]
        if isinstance(one.unmet.found, Snapshot):
            cards.append(one.unmet.found)
        secret = one.unmet.condition == Condition.IF and one.player != player and not _is_open(book, event, one)
        if not secret and not any(_hides(state, snap, player) for snap in cards):
            yield one


def _is_open(book: Book, event: Event, one: Missed) -> bool:
    """Whether both players see whether the conditions of an effect hold."""
    effect = book.effects(one.source.number)[one.clause[0]]
    turned_up = event.kind is EventKind.STEP_BEGAN and event.get("step") == Step.CALCULATION
    face_up = (Ref.ATTACKER, Ref.ATTACKED) if turned_up else (Ref.ATTACKER,)
    if isinstance(effect, Unclassified):
        return _seen_by_both(effect.if_, face_up)
    return (
        isinstance(effect, Activated) and _seen_by_both(effect.if_, face_up) and _seen_by_both(effect.recheck, face_up)
    )


_OPEN_REFS = (Ref.THIS, Ref.ATTACKER, Ref.ATTACKED)
_FACE_FILTERS = (f.Series, f.Named, f.OfType, f.OfAttribute, f.OfMonsterKind, f.StatIs)
"""Filters about a monster that both players can check if it lies face-up."""


def _seen_by_both(condition: c.Condition | None, face_up: tuple[Ref, ...]) -> bool:
    """Whether both players see whether a condition holds; ``face_up``: battling monsters that surely lie face-up."""
    if isinstance(condition, c.AllOf | c.AnyOf):
        return all(_seen_by_both(part, face_up) for part in condition.parts)
    if isinstance(condition, c.NotSo):
        return _seen_by_both(condition.part, face_up)
    if isinstance(condition, c.Is | c.Was):
        filter = condition.filter
        parts = filter_parts(filter)
        open_parts = f.OPEN_ON_FIELD + (_FACE_FILTERS if condition.ref in face_up else ())
        return condition.ref in _OPEN_REFS and all(isinstance(part, open_parts) for part in parts)
    if isinstance(condition, c.Exists):
        return _counted_by_both(condition.filter)
    return condition is None or isinstance(condition, c.Happened)


def _counted_by_both(filter: f.Filter) -> bool:
    """Whether both players see how many cards fit: any card, or any monster, in certain zones of the field."""
    parts = filter_parts(filter)
    zones = {zone for part in parts if isinstance(part, f.In) for zone in part.zones}
    kinds = ((), (CardKind.MONSTER,)) if zones == {Zone.MONSTER} else ((),)
    open_parts = (f.In, f.Other, f.FaceUp, f.FaceDown, f.InPosition)
    return (
        bool(zones)
        and zones <= set(ON_FIELD)
        and all(isinstance(part, open_parts) or (isinstance(part, f.OfKind) and part.kinds in kinds) for part in parts)
    )


def visible_events(state: DuelState, events: Sequence[Event], player: int) -> Iterator[int]:
    """Yield the positions of the events that a player learns of at all; the others concern only hidden cards."""
    for at, event in enumerate(events):
        if event.kind != EventKind.TRIGGER_MET or not _hides(state, event.subject, player):
            yield at


def _hides(state: DuelState, snap: Snapshot, player: int) -> bool:
    return snap.uid >= 0 and _cover(state, snap, player) is not snap


def _cover_argument(state: DuelState, value: Argument, player: int) -> Argument:
    if isinstance(value, Snapshot):
        return _cover(state, value, player)
    if isinstance(value, tuple) and value and isinstance(value[0], Snapshot):
        return tuple(_cover(state, one, player) for one in value if isinstance(one, Snapshot))
    return value


def _audible(state: DuelState, failure: Failure, actor: int, player: int) -> tuple[tuple[str, Argument], ...]:
    """The arguments of a failure that a player may hear.

    Without what depends on cards that only the other player knows, and without a candidate hidden from this one.
    """
    arguments = dict(failure.arguments)
    if actor != player and arguments.get("unseen"):
        return (("unseen", 1),)
    if actor != player and arguments.get("lacking") == "monster":
        return tuple(pair for pair in failure.arguments if pair[0] != "lacking")
    compared = [one for one in (arguments.get("other"), arguments.get("third")) if isinstance(one, Snapshot)]
    if "measure" in arguments and any(_hides(state, one, player) for one in compared):
        return tuple(pair for pair in failure.arguments if pair[0] not in COMPARED)
    near = arguments.get("near", arguments.get("ritual"))
    if isinstance(near, Snapshot) and _hides(state, near, player):
        unheard = ("near", "lack") if "missing" in arguments else CANDIDATE
        return tuple(pair for pair in failure.arguments if pair[0] not in unheard)
    if isinstance(card := arguments.get("unmatched"), Snapshot) and _hides(state, card, player):
        return tuple(pair for pair in failure.arguments if pair[0] not in ("unmatched", "level"))
    return failure.arguments


COMPARED = ("other", "have", "stat", "third", "needed", "measure", "paid")
"""The arguments about two cards whose numbers are compared."""

CANDIDATE = (
    "near",
    "lack",
    "by",
    "stat",
    "number",
    "is",
    "sought",
    "or_sought",
    "turns",
    "beyond",
    "kinds",
    "wants",
    "lacking",
    "ritual",
    "needed",
    "have",
    "or_have",
    "exact",
)
"""The arguments about a card that nearly fits."""


def view_verdict(book: Book, state: DuelState, verdict: Verdict, player: int) -> Verdict:
    """A verdict as a player may see it: for a card unknown to them, it only says that."""
    uid = verdict.action.card
    if verdict.ok or not 0 <= uid < len(state.cards) or not hidden_from(state, uid, player):
        failures = tuple(
            Failure(
                failure.check,
                failure.rules,
                tuple(
                    (name, _cover_argument(state, value, player))
                    for name, value in _audible(state, failure, verdict.action.player, player)
                ),
                failure.lasts,
            )
            for failure in verdict.failures
        )
        return Verdict(verdict.action, failures)
    lying = state.cards[uid].zone == Zone.MONSTER
    rules = ("card.monster.facedown-effects",) if lying else ("public.counts",)
    return Verdict(verdict.action, (Failure("card.hidden", rules),))
