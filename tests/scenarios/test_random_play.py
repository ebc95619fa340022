"""Ten thousand random decisions over every bundled scenario: no crash, no endless loop, every invariant."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import MonsterKind, Zone
from scenarios.formats.loader import Loaded, shelf

SCENARIOS = shelf()
DECISIONS = 10_000
EACH = -(-DECISIONS // len(SCENARIOS))


def is_token(loaded: Loaded, number: int) -> bool:
    card = loaded.book.by_number.get(number)
    return card is not None and card.stats is not None and MonsterKind.TOKEN in card.stats.kinds


@pytest.mark.parametrize("loaded", SCENARIOS, ids=[loaded.scenario.id for loaded in SCENARIOS])
def test_random_decisions(loaded: Loaded) -> None:
    rng = random.Random(loaded.scenario.id)
    book, start = loaded.book, loaded.start
    cards = Counter(card.number for card in start.cards if not is_token(loaded, card.number))
    state, done = start, 0
    while done < EACH:
        actions = legal_actions(book, state)
        if not actions:
            assert state.winner >= 0, f"nobody can act and nobody has won: {state.request}"
            state = start
            continue
        busy = [one for one in actions if one.kind not in (ActionKind.PASS, ActionKind.NEXT, ActionKind.WITHDRAW)]
        action = rng.choice(busy if busy and rng.random() < 0.6 else list(actions))
        state = apply(book, state, action, trusted=True).state
        done += 1
        assert Counter(card.number for card in state.cards if not is_token(loaded, card.number)) == cards
        assert state.request.kind != RequestKind.NOTHING or state.winner >= 0
        table = Table(book, state)
        assert all(len(table.in_zone(Zone.MONSTER, player)) <= 5 for player in (0, 1))
    assert done >= EACH
