"""Comparison of two narrations of the same line: the common beginning and the different continuations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tutor_app.play.script_steps import Step
from tutor_app.wording.reasons import Reason, short


class Compared(NamedTuple):
    """The common part of two narrations, and the continuation of each of "a" and "b"."""

    common: tuple[Step, ...]
    sides: Mapping[str, tuple[Step, ...]]


def compared(a: Sequence[Step], b: Sequence[Step]) -> Compared:
    """Two narrations up to the first difference, and from there on.

    A move that both make with different results is split: the common part comes first.
    """
    differ = (n for n, (one, other) in enumerate(zip(a, b, strict=False)) if not _same(one, other))
    at = next(differ, min(len(a), len(b)))
    common, rest = list(a[:at]), {"a": list(a[at:]), "b": list(b[at:])}
    if rest["a"] and rest["b"] and _same_move(rest["a"][0], rest["b"][0]):
        one, other = rest["a"][0], rest["b"][0]
        cut = _shared(one.reasons, other.reasons)
        if cut or one.move:
            common.append(one._replace(reasons=one.reasons[:cut]))
            for side, step in (("a", one), ("b", other)):
                rest[side][:1] = [step._replace(move="", reasons=step.reasons[cut:])] if step.reasons[cut:] else []
    return Compared(
        tuple(_keyed(step, "common") for step in common),
        {side: tuple(_keyed(step, side) for step in steps) for side, steps in rest.items()},
    )


def _same(one: Step, other: Step) -> bool:
    return _same_move(one, other) and len(one.reasons) == len(other.reasons) == _shared(one.reasons, other.reasons)


def _same_move(one: Step, other: Step) -> bool:
    return (one.move, one.refused) == (other.move, other.refused)


def _shared(one: Sequence[Reason], other: Sequence[Reason]) -> int:
    """The number of leading sentences two narrations have in common."""
    differ = (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if short(a) != short(b))
    return next(differ, min(len(one), len(other)))


def _keyed(step: Step, before: str) -> Step:
    """The same step with fold keys distinct from those of the other narration."""
    return step._replace(reasons=tuple(_renamed(reason, before) for reason in step.reasons))


def _renamed(reason: Reason, before: str) -> Reason:
    more = tuple(_renamed(each, before) for each in reason.more)
    return reason._replace(key=f"{before}-{reason.key}", more=more)
