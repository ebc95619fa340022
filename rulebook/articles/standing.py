"""Rules that no check or step can enforce: the reason, and what demonstrates them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, Literal, cast

from .reading import FOLDER, ArticleError, load, string, table
from .rules import rules

Kind = Literal["structural", "informative"]
KINDS: Final = ("structural", "informative")


@dataclass(frozen=True, slots=True)
class Standing:
    """Why a rule is not enforced like the others.

    ``structural``: the engine cannot exist without it; ``board`` names a board in ``scenarios/data/rules`` that shows
    it, as ``file: name``. ``informative``: no engine can enforce it.
    """

    kind: Kind
    reason: str
    board: str = ""


@cache
def standings() -> Mapping[str, Standing]:
    """The structural and informative rules, by id.

    Raises ``ArticleError`` for an unknown rule, a duplicate, or a structural one without a board.
    """
    found: dict[str, Standing] = {}
    for path in sorted((FOLDER / "standing").glob("*.toml")):
        for kind, group in load(path).items():
            if kind not in KINDS:
                raise ArticleError(f"{path.name}: {kind} is none of {', '.join(KINDS)}")
            for id, value in table(group, f"{path.name}: {kind}").items():
                where = f"{path.name}: {id}"
                if id not in rules():
                    raise ArticleError(f"{where}: there is no such rule; correct the id")
                if id in found:
                    raise ArticleError(f"{where}: it is listed twice; keep one")
                entry = table(value, where)
                shown = string(entry, "board", where) if kind == "structural" else ""
                found[id] = Standing(cast(Kind, kind), string(entry, "reason", where), shown)
    return MappingProxyType(found)
