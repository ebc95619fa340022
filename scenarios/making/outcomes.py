"""How something ends: an announcement played on without further responses, and what can be asked of the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rulebook.engine.api import apply, judge
from rulebook.engine.card_values import facts
from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.events import Event, EventKind, Trait
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.views import hidden_from
from rulebook.explain.things import Reader, word
from rulebook.explain.tree import Explanation, Role, Value
from rulebook.vocabulary.terms import ON_FIELD, Zone
from scenarios.playing.history import YOU
from scenarios.playing.script import implied

MOST = 60
"""Maximum number of implied actions."""

_REST = (RequestKind.OPEN, RequestKind.NOTHING)
_STARTS = (EventKind.ACTIVATED, EventKind.TRIGGER_MET)

Answer = tuple[int, ...]
"""One possible answer, in numbers."""


class End(NamedTuple):
    """How something ended: the duel, the events, and whether it is all over or somebody has to choose first."""

    book: Book
    state: DuelState
    events: tuple[Event, ...]
    over: bool
    follows: int
    """The number of events before those that follow from the announcement."""


def played(book: Book, start: DuelState, actions: Sequence[Action]) -> End | None:
    """An announcement played on under a book, with nobody responding; None if it is illegal there."""
    state, events = start.with_(book=book.digest), list[Event]()
    for action in actions:
        if not judge(book, state, action).ok:
            return None
        made = apply(book, state, action, trusted=True)
        state = made.state
        events += made.events
    for _ in range(MOST):
        further = implied(book, state)
        if further is None or further.player == NOBODY:
            break
        made = apply(book, state, further, trusted=True)
        state = made.state
        events += made.events
    return End(book, state, tuple(events), state.request.kind in _REST, _announcing(events))


def _announcing(events: Sequence[Event]) -> int:
    """The number of events up to the first activation, attack or Summon that is announced."""
    kinds = (EventKind.ACTIVATED, EventKind.ATTACK_DECLARED, EventKind.SUMMON_DECLARED)
    return next((at + 1 for at, event in enumerate(events) if event.kind in kinds), 0)


def answers(start: DuelState, end: End) -> Iterator[tuple[str, Answer]]:
    """Yield everything that can be asked of an end, with the answer.

    Args:
        start: the duel before it.
        end: the end; what does not depend on a choice that is still to be made.
    """
    for uid in sorted({event.subject.uid for event in end.events[end.follows :] if event.kind in _STARTS}):
        if NOBODY < uid < len(start.cards) and _known(start, uid):
            yield f"starts.{uid}", (1,)
    if not end.over:
        return
    state = end.state
    yield "winner", (state.winner,)
    if state.winner != NOBODY:
        return
    yield "lp", state.lp
    for player in (0, 1):
        hand = sum(card.zone == Zone.HAND and card.owner == player for card in state.cards)
        yield f"hand.{player}", (hand,)
    for uid in _moved(end):
        if uid < len(start.cards) and _known(start, uid):
            yield f"place.{uid}", _place(end, uid)
    for uid, card in enumerate(state.cards):
        known = (
            facts(end.book, state, uid)
            if card.zone == Zone.MONSTER and uid < len(start.cards) and _known(start, uid)
            else None
        )
        if known is not None and known.face_up:
            yield f"atk.{uid}", (known.atk,)


def nothing(asked: str, start: DuelState, end: End) -> Answer | None:
    """The answer of an end that ``answers`` does not give: what did not happen; None if that is not certain."""
    name, _, uid = asked.partition(".")
    if not end.over:
        return None
    if name == "starts":
        return (0,)
    if name == "place" and end.state.winner == NOBODY:
        return _place(end, int(uid))
    return None


def otherwise_stacked(state: DuelState) -> DuelState:
    """The same duel with the cards of both Decks in other places: what still ends the same is no luck of the draw."""
    stacked = [uid for uid, card in enumerate(state.cards) if card.zone == Zone.DECK and card.number]
    cards = list(state.cards)
    for uid, other in zip(stacked, (*stacked[1:], *stacked[:1]), strict=True):
        cards[uid] = state.cards[uid]._replace(number=state.cards[other].number)
    return state.with_(cards=tuple(cards))


def _known(start: DuelState, uid: int) -> bool:
    """Whether a question can name a card: you know it, it is not in a Deck, and no copy can be meant as well."""
    card = start.cards[uid]
    if not card.number or card.zone == Zone.DECK or hidden_from(start, uid, YOU):
        return False
    alike = (at for at, other in enumerate(start.cards) if other.number == card.number and other.zone != Zone.DECK)
    return all(at == uid or hidden_from(start, at, YOU) for at in alike)


def _moved(end: End) -> list[int]:
    kinds = Trait.MOVES_CARD | Trait.TURNS_CARD
    found = (event.subject.uid for event in end.events if event.kind.traits & kinds)
    return sorted({uid for uid in found if uid != NOBODY})


def _place(end: End, uid: int) -> Answer:
    """Where a card is: zone; on the field also the controller, and the position of a monster."""
    card = end.state.cards[uid]
    if card.zone not in ON_FIELD:
        return (card.zone,)
    controller = facts(end.book, end.state, uid).controller
    return (card.zone, controller, card.position) if card.zone == Zone.MONSTER else (card.zone, controller)


def question(reader: Reader, start: DuelState, asked: str) -> tuple[str, dict[str, Value]]:
    """What is asked: the last part of its node, and its arguments."""
    name, _, number = asked.partition(".")
    if name == "hand":
        return name, {"player": reader.who(int(number))}
    if number:
        uid = int(number)
        return name, {"card": reader.card(uid, start.cards[uid])}
    return name, {}


def told(reader: Reader, asked: str, answer: Answer) -> Explanation:
    """An answer as a sentence."""
    name = asked.partition(".")[0]
    arguments: dict[str, Value] = {}
    match name:
        case "lp":
            arguments = {"amount": answer[0], "against": answer[1]}
        case "hand":
            arguments = {"number": answer[0]}
        case "atk":
            arguments = {"atk": answer[0]}
        case "winner":
            name = f"winner.{('nobody', 'you', 'opponent', 'draw')[answer[0] + 1]}"
        case "starts":
            name = "starts" if answer[0] else "starts.not"
        case _:
            arguments = {"zone": word("zone", answer[0])}
            if len(answer) > 1:
                name, arguments["player"] = "place.field", reader.who(answer[1])
            if len(answer) > 2:
                name, arguments["position"] = "place.monster", word("position", answer[2])
    return Explanation(f"exercise.outcome.{name}", tuple(arguments.items()), role=Role.CHOICE)


def swapped(asked: str, answer: Answer, start: DuelState) -> Answer | None:
    """The answer if what happened to one player's Life Points had happened to the other's; None for other questions."""
    if asked != "lp":
        return None
    changes = [now - before for now, before in zip(answer, start.lp, strict=True)]
    other = (start.lp[0] + changes[1], start.lp[1] + changes[0])
    return other if other != answer and min(other) > 0 else None
