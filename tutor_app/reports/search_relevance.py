"""How well search finds what is asked: the queries on file, and the share of them that is answered."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from time import perf_counter

from scenarios.catalogue.library import index

FOLDER = Path(__file__).parent / "queries"
FIRST_FEW = 3


@dataclass(frozen=True)
class Query:
    """What is asked, the entries of which one must be found, and whether it must come first (else among three).

    Where no entry is wanted, nothing fits, and the search must say so.
    """

    ask: str
    wanted: tuple[str, ...]
    first: bool = False


@cache
def queries() -> dict[str, tuple[Query, ...]]:
    """The queries by the reader's language."""
    found: dict[str, list[Query]] = {}
    for file in sorted(FOLDER.glob("*.toml")):
        for lang, listed in tomllib.loads(file.read_text(encoding="utf-8")).items():
            found.setdefault(lang, []).extend(
                Query(entry["ask"], tuple(entry["wanted"]), entry.get("first", False)) for entry in listed
            )
    return {lang: tuple(listed) for lang, listed in sorted(found.items())}


def reached(lang: str, query: Query) -> bool:
    """Whether one of the wanted entries comes first, or among the first three; with none, whether that is said."""
    found = index().find(query.ask, lang)
    if not query.wanted:
        return not found.answered
    hits = found.hits[: 1 if query.first else FIRST_FEW]
    return any(hit.document.id in query.wanted for hit in hits)


def share(lang: str) -> float:
    """The share of a language's queries that are answered, 0 to 1."""
    own = queries()[lang]
    return sum(reached(lang, query) for query in own) / len(own)


def milliseconds(lang: str) -> float:
    """The median time of a query that has been asked before, in milliseconds."""
    times = []
    for query in queries()[lang]:
        index().find(query.ask, lang)
        begun = perf_counter()
        index().find(query.ask, lang)
        times.append((perf_counter() - begun) * 1000)
    return median(times)


def measured() -> dict[str, dict[str, float]]:
    """For each language the share found and the milliseconds of a query."""
    return {lang: {"found": round(share(lang), 3), "milliseconds": round(milliseconds(lang), 2)} for lang in queries()}
