"""The collected cases: rulings, players' questions and rulebook examples, with their sources.

``cases.toml`` lists them by source, and examples with the rule next to which they are printed. A ruling covers cases by
naming them under ``cases``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from rulebook.articles.reading import ArticleError
from rulebook.articles.rules import Source, rule, source_in

FILE = Path(__file__).parents[1] / "data" / "cases.toml"


@cache
def cases() -> Mapping[str, tuple[Source, ...]]:
    """Every collected case by id with its sources, in file order.

    Raises ``ArticleError`` for an unknown document or a page it does not have, ``UnknownRule`` for an unknown rule.
    """
    found: dict[str, list[Source]] = {}
    content = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for entry in content["source"]:
        seeds, ids = entry.get("seeds"), entry.get("cases")
        if not seeds or not ids:
            raise ArticleError(f"{FILE.name}: every [[source]] needs seeds and cases: {entry}")
        for seed in seeds:
            place = source_in({**entry, "seed": seed}, f"{FILE.name}: {', '.join(ids)}")
            for id in ids:
                found.setdefault(id, []).append(place)
    for id, known in content["example"].items():
        found[f"example.{id}"] = list(rule(known).sources)
    return MappingProxyType({id: tuple(places) for id, places in found.items()})
