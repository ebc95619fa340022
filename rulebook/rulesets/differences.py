"""Differences between two rulesets, as values that name the rules they rest on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import NamedTuple

from rulebook.engine.core.book import Ruleset
from rulebook.engine.core.procedures import Procedure

ABSENT = ""
"""The value of a ruleset without an entry on a point."""


class Sort(StrEnum):
    """The kind of difference."""

    RULE = "rule"
    NUMBER = "number"
    POLICY = "policy"
    CHECK = "check"
    PROCEDURE = "procedure"


class Difference(NamedTuple):
    """One difference: its sort and name, the value in either ruleset, and the underlying rules.

    A rule that only one of them has is "yes" there and ``ABSENT`` on the other side.
    """

    sort: Sort
    name: str
    a: str
    b: str
    rules: tuple[str, ...]


CITED: Mapping[str, tuple[str, ...]] = {
    "battle.replay": ("battle.replay", "battle.replay.classic", "battle.replay.classic-cause"),
    "damage-step.counter-traps": ("damage-step.activation-limits", "damage-step.activation-limits.classic"),
    "damage.zero-atk": ("damage.zero-atk", "damage.attack-vs-attack.equal"),
    "deck-least": ("deck.main.size", "deck.main.size.classic"),
    "deck-most": ("deck.main.size", "deck.main.size.classic"),
    "extra-most": ("deck.extra.size", "deck.fusion.classic"),
    "side-most": ("deck.side.size", "deck.side.size.classic"),
    "hand-limit": ("turn.end.hand-limit",),
    "life-points": ("setup.lp",),
    "opening-hand": ("setup.opening-hand",),
    "ATTACK": ("damage-step.classic-order",),
}
"""The rules behind numbers, policies and procedures whose names are not rule ids."""


def diff(a: Ruleset, b: Ruleset) -> tuple[Difference, ...]:
    """All differences between two rulesets, ordered by sort and name; empty if they are equal."""
    found = [*_rules(a, b), *_numbers(a, b), *_policies(a, b), *_checks(a, b), *_procedures(a, b)]
    return tuple(sorted(found, key=lambda one: (list(Sort).index(one.sort), one.name)))


def behind(name: str) -> tuple[str, ...]:
    """The rules behind a number, policy or procedure; a name without an entry is itself a rule id."""
    return CITED.get(name, (name,))


def _rules(a: Ruleset, b: Ruleset) -> Iterator[Difference]:
    for rule in sorted(a.absent ^ b.absent):
        sides = (ABSENT, "yes") if rule in a.absent else ("yes", ABSENT)
        yield Difference(Sort.RULE, rule, *sides, (rule,))


def _numbers(a: Ruleset, b: Ruleset) -> Iterator[Difference]:
    for name in sorted(a.numbers.keys() | b.numbers.keys()):
        here, there = (str(one.numbers.get(name, ABSENT)) for one in (a, b))
        if here != there:
            yield Difference(Sort.NUMBER, name, here, there, behind(name))


def _policies(a: Ruleset, b: Ruleset) -> Iterator[Difference]:
    for name in sorted(a.policies.keys() | b.policies.keys()):
        here, there = (one.policies.get(name, ABSENT) for one in (a, b))
        if here != there:
            yield Difference(Sort.POLICY, name, here, there, behind(name))


def _checks(a: Ruleset, b: Ruleset) -> Iterator[Difference]:
    both = [{(check.id, check.rules) for checks in one.checks.values() for check in checks} for one in (a, b)]
    for id, rules in sorted(both[0] ^ both[1]):
        sides = ("yes", ABSENT) if (id, rules) in both[0] else (ABSENT, "yes")
        yield Difference(Sort.CHECK, id, *sides, rules)


def _procedures(a: Ruleset, b: Ruleset) -> Iterator[Difference]:
    for number in sorted(a.procedures.keys() | b.procedures.keys()):
        here, there = a.procedures.get(number), b.procedures.get(number)
        if here is not there:
            name = Procedure(number).name
            said = [f"{one.__module__.rpartition('.')[2]}.{one.__name__}" if one else ABSENT for one in (here, there)]
            yield Difference(Sort.PROCEDURE, name, said[0], said[1], behind(name))
