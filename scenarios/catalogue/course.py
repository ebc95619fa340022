"""The course: the lessons in their order, and the rules that each of them teaches."""

from __future__ import annotations

from functools import cache
from typing import get_args

from scenarios.formats.loader import Loaded, shelf
from scenarios.formats.models import Part

PARTS: tuple[Part, ...] = get_args(Part)
"""The parts of the course, in order."""


@cache
def lessons() -> tuple[Loaded, ...]:
    """Every lesson, in the order of the course."""
    found = [loaded for loaded in shelf() if loaded.scenario.kind == "lesson"]
    return tuple(sorted(found, key=lambda one: (PARTS.index(one.scenario.part or PARTS[-1]), one.scenario.order)))


def part_of(part: Part) -> tuple[Loaded, ...]:
    """The lessons of a part."""
    return tuple(one for one in lessons() if one.scenario.part == part)


def part_ended(loaded: Loaded) -> Part | None:
    """The part of the course that a lesson is the last one of; None if others follow."""
    part = loaded.scenario.part
    return part if part is not None and part_of(part)[-1] is loaded else None


def taught(loaded: Loaded) -> tuple[str, ...]:
    """The rules that a lesson teaches, without repetitions."""
    scenario = loaded.scenario
    return tuple(dict.fromkeys((*scenario.cites, *(rule for step in scenario.step for rule in step.cites))))
