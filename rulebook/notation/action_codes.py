"""Actions as the numbers that a button sends, in both directions."""

from __future__ import annotations

import re

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import DuelState
from rulebook.vocabulary.terms import Phase, Position

MOST_EFFECTS = 20
"""Upper bound on the effects of a card."""
_NUMBER = re.compile(r"-?[0-9]{1,10}")
_KINDS = frozenset(map(int, ActionKind))
_PHASES, _POSITIONS = frozenset(map(int, Phase)), frozenset(map(int, Position))
_PLAYERS = (NOBODY, 0, 1)


def encode(action: Action) -> str:
    """An action as the message a button sends."""
    return "act:" + ":".join(str(int(part)) for part in action)


def whole_number(text: str) -> int | None:
    """The number in a click, at most ten digits; None for anything else."""
    return int(text) if _NUMBER.fullmatch(text) else None


def decode(text: str) -> Action | None:
    """The action of a button's message; None if it is invalid."""
    numbers = [whole_number(part) for part in text.removeprefix("act:").split(":")]
    kind, *others = numbers
    if len(numbers) != 5 or kind not in _KINDS or None in others:
        return None
    return Action(kind, *(number or 0 for number in others))


def fits(action: Action, state: DuelState) -> bool:
    """Whether an action names a card, players, an effect and a value that exist; the rules judge the rest.

    Only such an action can be judged and rendered. The page's own offers always fit; a forged click may not.
    """
    if not NOBODY <= action.card < len(state.cards) or not 0 <= action.index < MOST_EFFECTS:
        return False
    if action.player not in _PLAYERS:
        return False
    if action.kind == ActionKind.NEXT:
        return action.value in _PHASES
    if action.kind == ActionKind.POSITION:
        return action.value in _POSITIONS
    return action.value >= 0
