"""Search quality: the stored queries, and the share of them that is answered."""

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
    """A query, the entries of which one must be found, and whether it must be first (otherwise in the top three).

    Without expected entries, nothing fits, and the search must say so.
    """

    ask: str
    wanted: tuple[str, ...]
    first: bool = False


@cache
def queries() -> dict[str, tuple[Query, ...]]:
    """The queries by language."""
    found: dict[str, list[Query]] = {}
    for file in sorted(FOLDER.glob("*.toml")):
        for lang, listed in tomllib.loads(file.read_text(encoding="utf-8")).items():
            found.setdefault(lang, []).extend(
                Query(entry["ask"], tuple(entry["wanted"]), entry.get("first", False)) for entry in listed
            )
    return {lang: tuple(listed) for lang, listed in sorted(found.items())}


def reached(lang: str, query: Query) -> bool:
    """Whether an expected entry is first, or in the top three; without any, whether the search says so."""
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
    """The median time of a repeated query, in milliseconds."""
    times = []
    for query in queries()[lang]:
        index().find(query.ask, lang)
        begun = perf_counter()
        index().find(query.ask, lang)
        times.append((perf_counter() - begun) * 1000)
    return median(times)


def claimed_rightly(lang: str) -> float:
    """Of the queries that the search calls answered, the share whose first entry is an expected one, 0 to 1."""
    found = [(query, index().find(query.ask, lang)) for query in queries()[lang]]
    claimed = [(query, each.hits[0].document.id) for query, each in found if each.answered]
    return sum(first in query.wanted for query, first in claimed) / len(claimed)


def measured() -> dict[str, dict[str, float]]:
    """For each language, the share answered, the share of those called answered that are, and milliseconds a query."""
    return {
        lang: {
            "found": round(share(lang), 3),
            "claimed_rightly": round(claimed_rightly(lang), 3),
            "milliseconds": round(milliseconds(lang), 2),
        }
        for lang in queries()
    }
