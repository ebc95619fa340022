"""Points on which the sources disagree: both readings, which one is played, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Final

from .reading import ArticleError, Table, Texts, entries, in_language, string, table, texts
from .rules import place_in, rules, sources

KINDS: Final = ("rule", "wording", "misprint", "card")
"""What a point is about: "rule" a result in a Duel, "wording" and "misprint" only its presentation in a source, "card"
what a source says about a single card. Only a "rule" gets a badge during play.
"""

BETWEEN: Final = ("editions", "guide", "practice", "eras", "within")
"""Which sources disagree: the 2014 editions, the German guide and the rulebook, the rulebook and judge practice, 2014
and the classic rules, or one document and itself.
"""

CARD, PRACTICE = "card", "practice"
"""Proponents of a reading other than documents: the card's text, and judges and players of the time."""


@dataclass(frozen=True, slots=True)
class Disagreement:
    """One disputed point.

    ``rules`` are the ids affected, ``readings`` the two answers called "a" and "b", ``played`` the one the 2014 ruleset
    plays, ``why`` the reason for it. ``kind`` is one of ``KINDS``, ``between`` one of ``BETWEEN``; ``inventory`` are
    the ids under which the comparison of the sources lists the point.

    ``says`` lists the sources of each reading: a document (followed by ``@`` and a rule id if that rule, not one of the
    point's own, has the place), ``CARD``, ``PRACTICE`` or one text of it. Between eras, the rules of either side are
    the sources (see ``points``).
    """

    id: str
    rules: tuple[str, ...]
    title: Texts
    readings: Mapping[str, Texts]
    played: str
    why: Texts
    kind: str = "rule"
    inventory: tuple[str, ...] = ()
    between: str = "editions"
    says: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@cache
def disagreements() -> Mapping[str, Disagreement]:
    """Every disputed point by id.

    Raises:
        ArticleError: an entry lacks rules (optional only for points about a card), a reading or a language, has an
            unknown
            kind or source, or ``played`` is neither a nor b.
    """
    found: dict[str, Disagreement] = {}
    for file, key, entry in entries("disputed"):
        where = f"disputed/{file}.toml: {key}"
        played, kind = string(entry, "played", where), string(entry, "kind", where) if "kind" in entry else "rule"
        own = _ids(entry, "rules", where)
        if kind not in KINDS:
            raise ArticleError(f"{where}: kind must be one of {', '.join(KINDS)}")
        between = string(entry, "between", where)
        if between not in BETWEEN:
            raise ArticleError(f"{where}: between must be one of {', '.join(BETWEEN)}")
        if not own and kind != "card":
            raise ArticleError(f"{where}: rules must list the ids of the rules it touches")
        if played not in ("a", "b"):
            raise ArticleError(f"{where}: played must be a or b")
        found[key] = Disagreement(
            id=key,
            rules=own,
            title=texts(table(entry.get("title"), f"{where}.title"), f"{where}.title"),
            readings={side: texts(table(entry.get(side), f"{where}.{side}"), f"{where}.{side}") for side in ("a", "b")},
            played=played,
            why=texts(table(entry.get("why"), f"{where}.why"), f"{where}.why"),
            kind=kind,
            inventory=_ids(entry, "inventory", where) if "inventory" in entry else (),
            between=between,
            says=_says(entry, own, where) if between != "eras" else {},
        )
    return MappingProxyType(found)


def _ids(entry: Table, key: str, where: str) -> tuple[str, ...]:
    ids = entry.get(key)
    if not isinstance(ids, list) or not all(isinstance(each, str) for each in ids):
        raise ArticleError(f"{where}: {key} must be a list of ids")
    return tuple(ids)


def _says(entry: Table, own: tuple[str, ...], where: str) -> Mapping[str, tuple[str, ...]]:
    said = table(entry.get("says"), f"{where}.says")
    found = {side: _ids(said, side, f"{where}.says") for side in ("a", "b")}
    known = (CARD, PRACTICE, *sources().practice)
    for name in (name for names in found.values() for name in names if name not in known):
        seed, _, id = name.partition("@")
        asked = [rules()[one] for one in ((id,) if id else own) if one in rules()]
        if not any(source.seed == seed for one in asked for source in one.sources):
            raise ArticleError(f"{where}.says: none of the rules is in {name}; name one that is, after an @")
    return MappingProxyType(found)


def said_in(found: Disagreement, side: str, lang: str) -> tuple[str, ...]:
    """The sources of a reading in the reader's language, one place per document."""
    places: list[str] = []
    for name in found.says.get(side, ()):
        seed, _, id = name.partition("@")
        if name in sources().practice:
            places.append(f"{sources().cite[PRACTICE][in_language(lang)]}, {sources().practice[name]}")
        elif name in (CARD, PRACTICE):
            places.append(sources().cite[name][in_language(lang)])
        else:
            places.append(place_in(seed, (id,) if id else found.rules, lang))
    return tuple(places)


@cache
def _by_rule() -> Mapping[str, Disagreement]:
    found: dict[str, Disagreement] = {}
    for entry in disagreements().values():
        for id in entry.rules if entry.kind == "rule" else ():
            if id in found:
                raise ArticleError(f"disputed: {id} stands in {found[id].id} and {entry.id}; keep one")
            found[id] = entry
    return MappingProxyType(found)


def badge(rule: str) -> Disagreement | None:
    """The disputed point that decides how a rule is played, or None if the sources agree on that."""
    return _by_rule().get(rule)
