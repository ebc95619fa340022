"""A check: one reason for which the rules can make an action illegal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from .verdict import Argument, Lasting

CaseT = TypeVar("CaseT")

Arguments = dict[str, Argument]
"""The arguments of a failure, by name."""


@dataclass(frozen=True, slots=True)
class Check(Generic[CaseT]):
    """One reason for which the rules can make an action illegal.

    Args:
        id: its name, under which the sentences of the refusal are found.
        lasts: how long the reason stands once it is there.
        rules: the ids of the rules it rests on.
        test: receives a case; returns the arguments for a sentence, or None if the check passes.
        after: the ids of checks that must pass before this one makes sense.
        of_choice: whether it explains why no complete choice of cost and targets exists. Such a check passes if there
            is one, or if none is needed because a trigger is being put on the Chain.
    """

    id: str
    lasts: Lasting
    rules: tuple[str, ...]
    test: Callable[[CaseT], Arguments | None]
    after: tuple[str, ...] = ()
    of_choice: bool = False
