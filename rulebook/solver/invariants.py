"""Invariants of every duel, whatever is played: each finding names the one that was violated."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

from rulebook.engine.api import Transition, apply, judge, legal_actions, view, view_events, view_verdict
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.codec import from_json, to_json
from rulebook.engine.core.copies import printed
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import IN_PLAY, ROOM, Table
from rulebook.engine.opening import in_extra_deck
from rulebook.engine.turn.turn_phases import ENTER
from rulebook.explain import narrate, refuse
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.terms import Phase, Position, Zone

MOVES = (
    ActionKind.SUMMON, ActionKind.SET, ActionKind.FLIP, ActionKind.SPECIAL, ActionKind.CHANGE, ActionKind.ATTACK,
    ActionKind.CHOOSE,
)  # fmt: skip


def possessions(book: Book, state: DuelState) -> Counter[tuple[int, int]]:
    """The cards of both players by owner and number, without Tokens."""
    tokens = _tokens(book)
    return Counter((card.owner, printed(card.number)) for card in state.cards if card.number not in tokens)


@lru_cache(maxsize=8)
def _tokens(book: Book) -> frozenset[int]:
    return frozenset(card.number for card in book.cards if card.is_token)


def at_rest(book: Book, state: DuelState, cards: Counter[tuple[int, int]]) -> Iterator[str]:
    """Violations in a single state: lost or duplicated cards, overfull zones, an open state with something pending."""
    if possessions(book, state) != cards:
        yield "cards: a card was lost or doubled"
    table = Table(book, state)
    for zone in (Zone.MONSTER, Zone.SPELL, Zone.FIELD, Zone.PENDULUM):
        for player in (0, 1):
            uids = table.in_zone(zone, player)
            slots = [state.cards[uid].slot for uid in uids]
            if len(set(slots)) < len(slots) or any(not 0 <= slot < ROOM.get(zone, 1) for slot in slots):
                yield f"zones: {Zone(zone).name} of player {player} holds {sorted(slots)}"
    if state.winner != NOBODY:
        return
    if state.request.kind == RequestKind.NOTHING:
        yield "rest: nobody has won and nobody is asked"
    if state.request.kind == RequestKind.OPEN:
        if state.chain or state.window or len(state.agenda) != 1:
            yield "rest: open game state with something pending"
        if any(card.zone == Zone.SUMMONING for card in state.cards):
            yield "rest: a monster is still being Summoned in an open game state"
    if not legal_actions(book, state):
        yield "rest: somebody is asked and has no legal answer"


def _entering(state: DuelState) -> bool:
    """Whether a choice is due between the end of one phase and the beginning of the next."""
    phase = state.agenda[0] if state.agenda else None
    return len(state.agenda) > 1 and phase is not None and (phase.procedure, phase.step) == (Procedure.PHASE, ENTER)


def told(book: Book, before: DuelState, made: Transition) -> Iterator[str]:
    """Changes made by a transition that no event reports."""
    after = made.state
    subjects = {event.subject.uid for event in made.events}
    names = {str(event.kind) for event in made.events}
    old, new = Table(book, before), Table(book, after)
    for uid, now in enumerate(after.cards):
        was = before.cards[uid] if uid < len(before.cards) else None
        if (was is None or (was.zone, was.position) != (now.zone, now.position)) and uid not in subjects:
            yield f"told: card {uid} moved in silence"
        elif was is not None and was.zone == now.zone in IN_PLAY and old.controller(uid) != new.controller(uid):
            yield from () if "control-changed" in names else (f"told: control of card {uid} changed in silence",)
    ends = {"won", "drew-duel"}
    wanted: dict[frozenset[str], bool] = {
        frozenset({"paid-lp", "gained-lp", "effect-damage", "battle-damage"}): before.lp != after.lp,
        frozenset({"phase-began"}): (before.phase, before.turn) != (after.phase, after.turn) and not _entering(after),
        frozenset(ends): before.winner != after.winner,
        frozenset({"activated"}): len(after.chain) > len(before.chain),
        frozenset({"chain-ended", *ends}): bool(before.chain) and not after.chain,
        frozenset({"applied", "postponed", "awaited", "will-skip"}): len(after.lingering) > len(before.lingering),
        frozenset({"attack-declared"}): after.battle.attacker.uid >= 0 > before.battle.attacker.uid,
    }
    for kinds, changed in wanted.items():
        if changed and not names & kinds:
            yield f"told: none of {sorted(kinds)} in {sorted(names)}"


def repeatable(book: Book, before: DuelState, action: Action, made: Transition) -> Iterator[str]:
    """Whether the action has the same result without events, and the state survives a JSON round trip."""
    silent = apply(book, before.with_(), action, trusted=True, events=False)
    if silent.state != made.state or hash(silent.state) != hash(made.state):
        yield "same: telling the events changes what happens"
    again = from_json(json.loads(json.dumps(to_json(made.state))))
    if again != made.state or hash(again) != hash(made.state):
        yield "json: the state does not survive JSON"


def every_verb(book: Book, state: DuelState) -> Iterator[Action]:
    """Every card with every verb, and answers with numbers around the valid ones: built without the engine."""
    for player in (0, 1):
        for uid, lying in enumerate(state.cards):
            for kind in MOVES:
                yield Action(kind, player, uid)
            for index in range(len(book.effects(lying.number)) + 1):
                yield Action(ActionKind.ACTIVATE, player, uid, index)
        for kind in (ActionKind.PASS, ActionKind.DONE, ActionKind.YES, ActionKind.NO, ActionKind.WITHDRAW):
            yield Action(kind, player)
        yield Action(ActionKind.CHOOSE, player, NOBODY)
        for value in range(8):
            for kind in (ActionKind.NEXT, ActionKind.POSITION, ActionKind.NUMBER):
                yield Action(kind, player, value=value)
    for value in range(8):
        yield Action(ActionKind.ROLL, NOBODY, value=value)
        yield Action(ActionKind.TOSS, NOBODY, value=value)
    for uid in range(len(state.cards)):
        yield Action(ActionKind.LOT, NOBODY, uid)


def judged(book: Book, state: DuelState, rng: Random) -> Iterator[str]:
    """Whether an action is judged legal exactly if it is listed, and a refusal can be explained in every language."""
    listed = set(legal_actions(book, state))
    actions = list(every_verb(book, state))
    for action in (*rng.sample(actions, min(60, len(actions))), *rng.sample(sorted(listed), min(5, len(listed)))):
        verdict = judge(book, state, action)
        if verdict.ok != (action in listed) and action in actions:
            yield f"judge: {action} is judged {verdict.ok} and listed {action in listed}"
    for action in rng.sample(actions, min(8, len(actions))):
        if judge(book, state, action).ok or (action.kind == ActionKind.NEXT and action.value >= len(Phase)):
            continue
        made = refuse(book, state, judge(book, state, action))
        for lang in LANGUAGES:
            if len(text(lang, made, cite=True)) < 5:
                yield f"refuse: nothing said about {action}"


def in_words(book: Book, before: DuelState, made: Transition) -> Iterator[str]:
    """Whether everything that happened can be explained to both players in every language."""
    for player in (0, 1):
        seen = view_events(book, made.state, made.events, player)
        for explanation in narrate(book, before, seen, player):
            for lang in LANGUAGES:
                if len(text(lang, explanation)) < 3:
                    yield f"words: nothing said for {explanation.node}"


def in_disguise(book: Book, state: DuelState, player: int, rng: Random) -> DuelState:
    """A state indistinguishable to a player: every card hidden from them may be another one of the same sort.

    Players know the contents of their own Deck but not its order, so its cards are only permuted. A card that is being
    activated or Summoned stays as it is: it is shown before its costs, targets or Tributes are chosen. So do the cards
    of their Deck among which the player chooses.
    """
    cards = list(state.cards)
    shown = {frame.context.source.uid for frame in state.agenda}
    shown |= {frame.data[0] for frame in state.agenda if frame.procedure == Procedure.SUMMON}
    asked = state.request.kind == RequestKind.PICK and state.request.player == player
    offered = state.request.options if asked else ()
    own = [uid for uid, lying in enumerate(cards) if lying.holder == player and lying.zone == Zone.DECK]
    hidden_own = [uid for uid in own if not cards[uid].seen >> player & 1 and uid not in offered]
    shown |= {uid for uid in own if uid in offered}
    numbers_of_own = [cards[uid].number for uid in hidden_own]
    rng.shuffle(numbers_of_own)
    for uid, number in zip(hidden_own, numbers_of_own, strict=True):
        cards[uid] = cards[uid]._replace(number=number)
    sorts: dict[tuple[object, ...], list[int]] = {}
    for card in book.cards:
        if not card.is_token:
            sorts.setdefault((card.kind, in_extra_deck(card)), []).append(card.number)
    sort_of = {number: numbers for numbers in sorts.values() for number in numbers}
    for uid, lying in enumerate(cards):
        if uid in shown or uid in hidden_own or lying.seen >> player & 1:
            continue
        if lying.number in sort_of:
            cards[uid] = lying._replace(number=rng.choice(sort_of[lying.number]))
    return state.with_(cards=tuple(cards))


def hidden(book: Book, state: DuelState, rng: Random) -> Iterator[str]:
    """Whether states that differ only in hidden information look and are judged the same for that player."""
    if state.request.kind != RequestKind.OPEN:
        return
    actions = list(every_verb(book, state))
    for player in (0, 1):
        other = in_disguise(book, state, player, rng)
        shown = view(book, state, player)
        if shown != view(book, other, player):
            yield f"hidden: player {player} sees a difference"
        if any(card.number and not card.seen >> player & 1 for card in shown.cards):
            yield f"hidden: player {player} sees a hidden card"
        for action in rng.sample([one for one in actions if one.player == player], 30):
            mine = view_verdict(book, state, judge(book, state, action), player)
            if mine != view_verdict(book, other, judge(book, other, action), player):
                yield f"hidden: the verdict on {action} tells player {player} what is hidden"


def events_hide(book: Book, made: Transition) -> Iterator[str]:
    """Whether no event names a card that remains hidden."""
    for player in (0, 1):
        covered = {uid for uid, card in enumerate(made.state.cards) if not card.seen >> player & 1}
        for event in view_events(book, made.state, made.events, player):
            snap = event.subject
            lay_open = snap.position not in (Position.SET, Position.NONE)
            if snap.uid in covered and snap.number and not lay_open:
                yield f"hidden: {event.kind} tells player {player} card {snap.uid}"


def broken(
    book: Book, before: DuelState, action: Action, made: Transition, cards: Counter[tuple[int, int]], rng: Random
) -> Sequence[str]:
    """Every violation in one step. Cheap invariants are always checked, expensive ones occasionally."""
    found = [*at_rest(book, made.state, cards), *told(book, before, made)]
    if rng.random() < 1 / 12:
        found += [*repeatable(book, before, action, made), *events_hide(book, made), *in_words(book, before, made)]
    if rng.random() < 1 / 60 and made.state.winner == NOBODY:
        found += [*judged(book, made.state, rng), *hidden(book, made.state, rng)]
    return found
