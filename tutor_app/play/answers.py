"""Answers to what the engine asks for: actions as the text of a button, and the cards picked for a request."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.state import Request, RequestKind

CHOICES: frozenset[int] = frozenset({RequestKind.PICK, RequestKind.ATTACK_TARGET, RequestKind.REPLAY, RequestKind.LOT})
"""Requests that are answered with cards of the field."""


def encode(action: Action) -> str:
    """An action as the message a button sends."""
    return "act:" + ":".join(str(int(part)) for part in action)


def decode(text: str) -> Action | None:
    """The action of a button's message; None if it is invalid."""
    parts = text.removeprefix("act:").split(":")
    try:
        numbers = [int(part) for part in parts]
    except ValueError:
        return None
    if len(numbers) != 5 or not 0 <= numbers[0] < len(ActionKind) or any(abs(number) > 10**6 for number in numbers):
        return None
    return Action(*numbers)


def may_confirm(request: Request, picked: Sequence[int]) -> bool:
    """Whether the number of cards chosen on the page is valid."""
    count = len(request.picked) + len(picked)
    return request.low <= count <= max(request.high, request.low)


def answers_of(request: Request, picked: Iterable[int]) -> list[Action]:
    """The actions that give the chosen cards, in ascending order, and "done" if that is still open."""
    chosen = sorted(picked)
    if request.kind == RequestKind.LOT:
        return [Action(ActionKind.LOT, request.player, card) for card in chosen]
    actions = [Action(ActionKind.CHOOSE, request.player, card) for card in chosen]
    if request.kind == RequestKind.PICK and len(request.picked) + len(chosen) < request.high:
        actions.append(Action(ActionKind.DONE, request.player))
    return actions
