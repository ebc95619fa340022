"""Properties of the engine over random boards and random play."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from rulebook.engine.api import apply, judge, legal_actions, view, view_events, view_verdict
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import CardState
from rulebook.engine.core.codec import from_json, to_json
from rulebook.engine.core.copies import printed
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.core.verdict import IllegalAction
from rulebook.engine.positions import position
from rulebook.shelf import open_book
from rulebook.vocabulary.effects import Activated, SummonProcedure
from rulebook.vocabulary.terms import CardKind, MonsterKind, Phase, Position, Zone

BOOK = open_book("2014")
MONSTERS = [
    card
    for card in BOOK.cards
    if card.kind == CardKind.MONSTER and card.stats is not None and MonsterKind.TOKEN not in card.stats.kinds
]
BEHIND = [card for card in BOOK.cards if card.kind != CardKind.MONSTER]
TOKENS = frozenset(card.number for card in BOOK.cards if card.is_token)
HIDDEN_POSITIONS = (Position.ATTACK, Position.ATTACK, Position.DEFENSE, Position.SET)


def board(rng: random.Random) -> DuelState:
    """A random position with cards on both sides."""
    cards: list[CardState] = []

    def add(pool: list[object], owner: int, zone: Zone, slot: int, lying: Position) -> None:
        card = rng.choice(pool)
        public = lying != Position.SET and zone not in (Zone.HAND, Zone.DECK)
        seen = 3 if public else 0 if zone == Zone.DECK else 1 << owner
        cards.append(CardState(card.number, owner, owner, zone, slot, lying, seen=seen, proper=1))  # type: ignore[attr-defined]

    everything: list[object] = [*MONSTERS, *BEHIND]
    for owner in (0, 1):
        for _ in range(rng.randint(0, 4)):
            add(everything, owner, Zone.HAND, 0, Position.NONE)
        for slot in range(rng.randint(0, 5)):
            add([*MONSTERS], owner, Zone.MONSTER, slot, rng.choice(HIDDEN_POSITIONS))
        for slot in range(rng.randint(0, 4)):
            add([*BEHIND], owner, Zone.SPELL, slot, Position.SET)
        for slot in range(rng.randint(0, 5)):
            add(everything, owner, Zone.GRAVEYARD, slot, Position.UP)
        for slot in range(rng.randint(4, 9)):
            add(everything, owner, Zone.DECK, slot, Position.NONE)
    return position(
        BOOK,
        cards,
        lp=(rng.choice([700, 2000, 8000]), rng.choice([700, 2000, 8000])),
        turn_player=rng.randint(0, 1),
        phase=rng.choice([Phase.MAIN_1, Phase.MAIN_1, Phase.BATTLE, Phase.STANDBY]),
    )


def play(seed: int, decisions: int) -> list[DuelState]:
    """Random play; returns every state. Passing is rare, so that things happen."""
    rng = random.Random(seed)
    state = board(rng)
    states = [state]
    for _ in range(decisions):
        actions = legal_actions(BOOK, state)
        if not actions:
            assert state.winner >= 0
            break
        busy = [one for one in actions if one.kind not in (ActionKind.PASS, ActionKind.NEXT, ActionKind.WITHDRAW)]
        state = apply(
            BOOK, state, rng.choice(busy if busy and rng.random() < 0.75 else list(actions)), trusted=True
        ).state
        states.append(state)
    return states


def every_verb(state: DuelState) -> list[Action]:
    """Every card with every verb, and every answer with numbers around the valid ones: built without the engine."""
    actions = []
    for player in (0, 1):
        for uid, lying in enumerate(state.cards):
            actions += [
                Action(kind, player, uid)
                for kind in (
                    ActionKind.SUMMON,
                    ActionKind.SET,
                    ActionKind.FLIP,
                    ActionKind.SPECIAL,
                    ActionKind.CHANGE,
                    ActionKind.ATTACK,
                    ActionKind.CHOOSE,
                )
            ]
            for index in range(len(BOOK.effects(lying.number)) + 1):
                actions.append(Action(ActionKind.ACTIVATE, player, uid, index))
        actions += [Action(kind, player) for kind in (ActionKind.PASS, ActionKind.DONE, ActionKind.YES, ActionKind.NO)]
        actions += [Action(ActionKind.WITHDRAW, player), Action(ActionKind.CHOOSE, player, -1)]
        for value in range(8):
            actions += [
                Action(kind, player, value=value) for kind in (ActionKind.NEXT, ActionKind.POSITION, ActionKind.NUMBER)
            ]
    actions += [Action(ActionKind.ROLL, -1, value=value) for value in range(8)]
    actions += [Action(ActionKind.LOT, -1, uid) for uid in range(len(state.cards))]
    return actions


SEEDS = st.integers(min_value=0, max_value=2**32)


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_legal_exactly_when_judged_legal_and_applicable(seed: int) -> None:
    states = play(seed, 60)
    rng = random.Random(seed)
    for state in rng.sample(states, min(4, len(states))):
        listed = set(legal_actions(BOOK, state))
        for action in every_verb(state):
            ok = judge(BOOK, state, action).ok
            assert ok == (action in listed), (action, judge(BOOK, state, action))
            try:
                apply(BOOK, state, action)
                applied = True
            except IllegalAction:
                applied = False
            assert applied == ok


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_same_action_same_result_with_and_without_events(seed: int) -> None:
    for state in play(seed, 40):
        for action in legal_actions(BOOK, state)[:3]:
            told = apply(BOOK, state, action)
            silent = apply(BOOK, state.with_(), action, trusted=True, events=False)
            assert told.state == silent.state
            assert hash(told.state) == hash(silent.state)
            assert silent.events == ()


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_states_survive_json(seed: int) -> None:
    for state in play(seed, 60):
        again = from_json(json.loads(json.dumps(to_json(state))))
        assert again == state
        assert hash(again) == hash(state)


@given(SEEDS)
@settings(max_examples=40, deadline=None)
def test_no_card_is_lost_or_duplicated_and_zones_are_not_overfull(seed: int) -> None:
    states = play(seed, 80)
    first = Counter(card.number for card in states[0].cards)
    for state in states:
        numbers = [printed(card.number) for card in state.cards]  # a card may copy another one for a while
        assert Counter(number for number in numbers if number not in TOKENS) == first
        table = Table(BOOK, state)
        for zone in (Zone.MONSTER, Zone.SPELL):
            for player in (0, 1):
                uids = table.in_zone(zone, player)
                assert len(uids) <= 5
                assert len({state.cards[uid].slot for uid in uids}) == len(uids)
        assert not [
            card for card in state.cards if card.zone == Zone.SUMMONING and not state.chain and not state.agenda
        ]
        if state.request.kind == RequestKind.OPEN:
            assert not state.chain
            assert not state.window
            assert len(state.agenda) == 1


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_every_change_of_state_has_an_event(seed: int) -> None:
    """Everything a player could notice is reported: cards, control, LP, Chain, phase, step, effects, winner."""
    for state in play(seed, 50):
        for action in legal_actions(BOOK, state)[:4]:
            transition = apply(BOOK, state, action)
            after = transition.state
            told = {event.subject.uid for event in transition.events}
            names = {str(event.kind) for event in transition.events}
            before, now = Table(BOOK, state), Table(BOOK, after)
            for uid, new in enumerate(after.cards):
                old = state.cards[uid] if uid < len(state.cards) else None
                if old is None or (old.zone, old.position) != (new.zone, new.position):
                    assert uid in told, (action, old, new)
                if old is not None and old.zone == new.zone and before.controller(uid) != now.controller(uid):
                    assert "control-changed" in names
            wanted = {
                ("paid-lp", "gained-lp", "effect-damage", "battle-damage"): state.lp != after.lp,
                ("phase-began",): (state.phase, state.turn) != (after.phase, after.turn),
                ("step-began", "phase-began", "phase-ended", "won", "drew-duel"): state.step != after.step,
                ("won", "drew-duel"): state.winner != after.winner,
                ("activated",): len(after.chain) > len(state.chain),
                ("chain-ended", "won", "drew-duel"): bool(state.chain) and not after.chain,
                ("equipped", "bound", "summoned", "attached", "applied", "damage-calculated"): (
                    len(after.relations) > len(state.relations)
                ),
                ("applied", "postponed", "will-skip", "awaited"): len(after.lingering) > len(state.lingering),
                ("attack-declared",): after.battle.attacker.uid >= 0 > state.battle.attacker.uid,
            }
            for kinds, changed in wanted.items():
                assert not changed or names & set(kinds), (kinds, action, names)


def in_disguise(rng: random.Random, state: DuelState, player: int) -> DuelState:
    """A state indistinguishable to a player: every card hidden from them may be another one of the same sort.

    Players know the contents of their own Deck, but not its order.
    """
    cards = list(state.cards)
    own = [uid for uid, lying in enumerate(cards) if lying.zone == Zone.DECK and lying.owner == player]
    numbers = [cards[uid].number for uid in own if not cards[uid].seen >> player & 1]
    rng.shuffle(numbers)
    for uid, lying in enumerate(cards):
        if lying.seen >> player & 1 or not lying.number:
            continue
        if uid in own:
            cards[uid] = lying._replace(number=numbers.pop())
            continue
        sort = MONSTERS if BOOK.by_number[lying.number].kind == CardKind.MONSTER else BEHIND
        cards[uid] = lying._replace(number=rng.choice(sort).number)
    return state.with_(cards=tuple(cards))


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_view_leaks_nothing_hidden(seed: int) -> None:
    """Two states that differ only in hidden information look, and are judged, the same for that player."""
    rng = random.Random(seed)
    quiet = [state for state in play(seed, 60) if state.request.kind == RequestKind.OPEN]
    for state in rng.sample(quiet, min(3, len(quiet))):
        for player in (0, 1):
            other = in_disguise(rng, state, player)
            shown = view(BOOK, state, player)
            assert shown == view(BOOK, other, player)
            assert all(card.number == 0 for card in shown.cards if not card.seen >> player & 1)
            for action in rng.sample(every_verb(state), 60):
                mine = view_verdict(BOOK, state, judge(BOOK, state, action), player)
                if action.player == player:
                    assert mine == view_verdict(BOOK, other, judge(BOOK, other, action), player), action
                for failure in mine.failures:
                    for _, value in failure.arguments:
                        assert not (hasattr(value, "uid") and shown.cards[value.uid].number == 0 and value.number)


@given(SEEDS)
@settings(max_examples=25, deadline=None)
def test_events_name_no_card_that_stays_hidden(seed: int) -> None:
    for state in play(seed, 40)[::4]:
        for player in (0, 1):
            for action in legal_actions(BOOK, state)[:3]:
                after = apply(BOOK, state, action)
                hidden = {uid for uid, card in enumerate(after.state.cards) if not card.seen >> player & 1}
                for event in view_events(BOOK, after.state, after.events, player):
                    snap = event.subject
                    lay_open = snap.position not in (Position.SET, Position.NONE)
                    assert snap.uid not in hidden or not snap.number or lay_open, event


def test_equal_states_hash_equal_in_every_process() -> None:
    program = (
        "from tests.engine.test_properties import play;"
        "print([hash(state) for state in play(7, 30)][-1], len(play(7, 30)))"
    )
    seen = {
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONHASHSEED": str(seed), "PATH": ""},
        ).stdout
        for seed in (0, 1, 2)
    }
    assert len(seen) == 1


def test_random_play_uses_every_verb() -> None:
    """The random boards are varied enough: over many seeds every kind of effect has been activated."""
    every = {
        (card.number, index)
        for card in BOOK.cards
        for index, effect in enumerate(BOOK.effects(card.number))
        if isinstance(effect, Activated)
    }
    used: set[tuple[int, int]] = set()
    for seed in range(1500):
        for state in play(seed, 60):
            for link in state.chain:
                used.add((link.context.source.number, link.context.effect))
        if len(used) > 0.7 * len(every):
            break
    assert len(used) > 0.7 * len(every)
    assert any(isinstance(effect, SummonProcedure) for card in BOOK.cards for effect in BOOK.effects(card.number))
