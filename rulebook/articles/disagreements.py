"""Points on which the sources differ: both readings, which one is played, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from .reading import ArticleError, Table, Texts, entries, string, table, texts

KINDS: Final = ("rule", "wording", "misprint", "card")
"""What a point is about: "rule" the answer in a Duel, "wording" and "misprint" only how a source puts it, "card" what a
source says of a single card. Only a "rule" carries a badge in play."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One disputed point.

    ``rules`` are the ids it touches, ``readings`` the two answers called "a" and "b", ``played`` the one the 2014
    ruleset plays, ``why`` the reason for it. ``policy`` is the name of the ruleset's switch, empty if it has none.
    ``kind`` is one of ``KINDS``; ``inventory`` the ids under which the comparison of the sources lists the point.
    """

    id: str
    rules: tuple[str, ...]
    title: Texts
    readings: Mapping[str, Texts]
    played: str
    why: Texts
    policy: str = ""
    kind: str = "rule"
    inventory: tuple[str, ...] = ()


@cache
def disagreements() -> Mapping[str, Disagreement]:
    """Every disputed point by its id.

    Raises ``ArticleError`` for an entry without rules (only a point about a card may do without), a reading or a
    language, of an unknown kind, or with ``played`` neither a nor b.
    """
    found: dict[str, Disagreement] = {}
    for file, key, entry in entries("disputed"):
        where = f"disputed/{file}.toml: {key}"
        played, kind = string(entry, "played", where), string(entry, "kind", where) if "kind" in entry else "rule"
        rules = _ids(entry, "rules", where)
        if kind not in KINDS:
            raise ArticleError(f"{where}: kind must be one of {', '.join(KINDS)}")
        if not rules and kind != "card":
            raise ArticleError(f"{where}: rules must list the ids of the rules it touches")
        if played not in ("a", "b"):
            raise ArticleError(f"{where}: played must be a or b")
        found[key] = Disagreement(
            id=key,
            rules=rules,
            title=texts(table(entry.get("title"), f"{where}.title"), f"{where}.title"),
            readings={side: texts(table(entry.get(side), f"{where}.{side}"), f"{where}.{side}") for side in ("a", "b")},
            played=played,
            why=texts(table(entry.get("why"), f"{where}.why"), f"{where}.why"),
            policy=string(entry, "policy", where) if "policy" in entry else "",
            kind=kind,
            inventory=_ids(entry, "inventory", where) if "inventory" in entry else (),
        )
    return MappingProxyType(found)


def _ids(entry: Table, key: str, where: str) -> tuple[str, ...]:
    ids = entry.get(key)
    if not isinstance(ids, list) or not all(isinstance(each, str) for each in ids):
        raise ArticleError(f"{where}: {key} must be a list of ids")
    return tuple(ids)


@cache
def _by_rule() -> Mapping[str, Disagreement]:
    found: dict[str, Disagreement] = {}
    for entry in disagreements().values():
        for rule in entry.rules if entry.kind == "rule" else ():
            if rule in found:
                raise ArticleError(f"disputed: {rule} stands in {found[rule].id} and {entry.id}; keep one")
            found[rule] = entry
    return MappingProxyType(found)


def badge(rule: str) -> Disagreement | None:
    """The disputed point that decides how a rule is played, or None where the sources agree on that."""
    return _by_rule().get(rule)
