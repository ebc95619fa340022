"""Comparison with printed card texts: which cards have the same roles in the same order, and why others do not.

    python -m tests.roles.compare CARDS.jsonl [CARD ...]     the table, or the roles of single cards
    python -m tests.roles.compare --write                    writes the golden file

CARDS.jsonl lists printed cards; only the causes of differences are stored, in ``causes.toml``, by card.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rulebook.cards import POOL
from rulebook.language.card_text.card_text import card_text
from rulebook.language.words.spans import plain
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.operations import Equip
from rulebook.vocabulary.terms import MonsterKind

from .reading import Roles, made, printed

HERE = Path(__file__).parent
GOLDEN = HERE / "golden.toml"
LANGUAGES = ("en", "de", "it")
_EXTRA = (MonsterKind.FUSION, MonsterKind.SYNCHRO, MonsterKind.XYZ)
MEANINGS = {
    "same": "the same roles in the same order",
    "equip": "the same, but print leaves the target and the equipping of an Equip Spell to the rules",
    "2014": "the card read otherwise in July 2014",
    "edition": "as the English card; the printed card of this language is put otherwise",
    "signs": "printed before the signs : and ; were used",
    **tomllib.loads((HERE / "causes.toml").read_text(encoding="utf-8"))["meanings"],
    "open": "no cause is known",
}


class Finding(NamedTuple):
    """The result for a card in one language."""

    slug: str
    lang: str
    cause: str
    ours: Roles
    theirs: Roles


def causes() -> dict[str, str]:
    """The cause of the difference found by reading a card, by slug."""
    table = tomllib.loads((HERE / "causes.toml").read_text(encoding="utf-8"))["cards"]
    return {slug: cause for cause, slugs in table.items() for slug in slugs}


def findings(lines: Iterator[str]) -> Iterator[Finding]:
    """Yield every card with a printed text, in every language that has one."""
    rows = {row["passcode"]: row for row in map(json.loads, lines)}
    known = causes()
    for card in POOL:
        row = rows.get(card.number)
        if row is not None and card.effects:
            yield from _of_card(card, row, known)


def _of_card(card: Card, row: Mapping[str, Any], known: Mapping[str, str]) -> Iterator[Finding]:
    materials = card.stats is not None and any(kind in card.stats.kinds for kind in _EXTRA)
    texts = {lang: row["text"][lang] for lang in LANGUAGES if row["text"].get(lang)}
    read = {lang: printed(lang, text, materials) for lang, text in texts.items()}
    for lang, theirs in read.items():
        ours = made(lang, card)
        cause = _cause(card, ours, theirs)
        if cause == "open" and card.slug in known:
            cause = known[card.slug]
        elif cause == "open" and "in_2014" in row:
            cause = "2014"
        elif cause == "open" and lang != "en" and _cause(card, ours, read.get("en", ())) != "open":
            cause = "edition"
        elif cause == "open" and not re.search("[:;]", texts[lang]) and {"K", "T", "C", "Cw"} & set(ours):
            cause = "signs"
        yield Finding(card.slug, lang, cause, ours, theirs)


def _cause(card: Card, ours: Roles, theirs: Roles) -> str:
    if ours == theirs:
        return "same"
    return "equip" if without_equipping(card, ours) == theirs else "open"


def without_equipping(card: Card, roles: Roles) -> Roles:
    """The roles without the activation of an Equip Spell: target, effect, full stop."""
    plain_equip = any(
        isinstance(effect, Activated) and isinstance(effect.operation, Equip) and not effect.cost
        for effect in card.effects
    )
    start = 2 if roles[:1] == ("A",) else 0
    if not plain_equip or roles[start : start + 3] != ("T", "E", "."):
        return roles
    return roles[:start] + roles[start + 3 :]


# The golden file ----------------------------------------------------------------------------------


def golden_line(card: Card) -> str:
    """Roles and facts of a card: the numbers of its text in ascending order. The same in every language."""
    numbers = sorted(re.findall(r"\d+", _unquoted(card)), key=int)
    return " ".join(made("en", card)) + (f" | {' '.join(numbers)}" if numbers else "")


def _unquoted(card: Card) -> str:
    return re.sub("“[^”]*”", "", plain(card_text("en", card).spans))


def golden_lines() -> dict[str, str]:
    """Every card with a text, by slug."""
    return {card.slug: golden_line(card) for card in POOL if card.effects}


def write() -> None:
    """Rewrite the golden file; read the difference."""
    lines = [f'{slug} = "{line}"' for slug, line in sorted(golden_lines().items())]
    head = "# Roles and numbers of every card's text: python -m tests.roles.compare --write\n"
    GOLDEN.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


def main(arguments: list[str]) -> None:
    """See the module."""
    if arguments == ["--write"]:
        write()
        return
    path, *slugs = arguments
    found = list(findings(iter(Path(path).read_text(encoding="utf-8").splitlines())))
    for one in found:
        if one.slug in slugs or (slugs == ["open"] and one.cause == "open"):
            print(f"{one.slug} {one.lang}: {one.cause}\n  print {' '.join(one.theirs)}\n  ours  {' '.join(one.ours)}")
    for lang in LANGUAGES:
        counts = Counter(one.cause for one in found if one.lang == lang)
        print(lang, sum(counts.values()), *(f"{cause}={counts[cause]}" for cause in MEANINGS if counts[cause]))


if __name__ == "__main__":
    main(sys.argv[1:])
