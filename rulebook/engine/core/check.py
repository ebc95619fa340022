"""A check: one reason for which the rules can refuse an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from .verdict import Argument

CaseT = TypeVar("CaseT")

Arguments = dict[str, Argument]
"""What a refusal says about the board, by name."""


@dataclass(frozen=True, slots=True)
class Check(Generic[CaseT]):
    """One reason for which the rules can refuse an action.

    Args:
        id: its name, which the sentences of a refusal are found by.
        rules: the ids of the rules it rests on.
        test: looks at a case; returns what a sentence needs to know, or nothing where the rules do not refuse.
        after: the ids of checks that must have passed before this one makes sense.
        of_choice: whether it says why no complete choice of cost and targets exists. Where one does, or where
            none is asked for because a trigger is put on the Chain, such a check has nothing to say.
    """

    id: str
    rules: tuple[str, ...]
    test: Callable[[CaseT], Arguments | None]
    after: tuple[str, ...] = ()
    of_choice: bool = False
