"""Points on which the sources differ: both readings, which one is played, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from .reading import ArticleError, Texts, entries, string, table, texts


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One disputed point.

    ``rules`` are the ids it touches, ``readings`` the two answers called "a" and "b", ``played`` the one the 2014
    ruleset plays, ``why`` the reason for it. ``policy`` is the name of the ruleset's switch, empty if it has none.
    """

    id: str
    rules: tuple[str, ...]
    title: Texts
    readings: Mapping[str, Texts]
    played: str
    why: Texts
    policy: str = ""


@cache
def disagreements() -> Mapping[str, Disagreement]:
    """Every disputed point by its id.

    Raises ``ArticleError`` for an entry without rules, a reading, a language, or with ``played`` neither a nor b.
    """
    found: dict[str, Disagreement] = {}
    for file, key, entry in entries("disputed"):
        where = f"disputed/{file}.toml: {key}"
        rules, played = entry.get("rules"), string(entry, "played", where)
        if not isinstance(rules, list) or not rules or not all(isinstance(rule, str) for rule in rules):
            raise ArticleError(f"{where}: rules must list the ids of the rules it touches")
        if played not in ("a", "b"):
            raise ArticleError(f"{where}: played must be a or b")
        found[key] = Disagreement(
            id=key,
            rules=tuple(rules),
            title=texts(table(entry.get("title"), f"{where}.title"), f"{where}.title"),
            readings={side: texts(table(entry.get(side), f"{where}.{side}"), f"{where}.{side}") for side in ("a", "b")},
            played=played,
            why=texts(table(entry.get("why"), f"{where}.why"), f"{where}.why"),
            policy=string(entry, "policy", where) if "policy" in entry else "",
        )
    return MappingProxyType(found)


@cache
def _by_rule() -> Mapping[str, Disagreement]:
    found: dict[str, Disagreement] = {}
    for entry in disagreements().values():
        for rule in entry.rules:
            if rule in found:
                raise ArticleError(f"disputed: {rule} stands in {found[rule].id} and {entry.id}; keep one")
            found[rule] = entry
    return MappingProxyType(found)


def badge(rule: str) -> Disagreement | None:
    """The disputed point that a rule belongs to, or None where the sources agree."""
    return _by_rule().get(rule)
