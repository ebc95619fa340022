"""Meetings: what happens between cards, computed from their examples, and each finding as a scenario of its own.

A finding has the id ``between.<slug>.<slug>.<number>``; its board and lines are computed anew from the cards.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from threading import Lock
from typing import Protocol

import rulebook
import scenarios
from rulebook.cards import BY_SLUG
from rulebook.explain.tree import Explanation, Thing
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from rulebook.vocabulary.effects import Card
from scenarios.formats.loader import FOLDER, Loaded
from scenarios.formats.models import LineExpect, Scenario, ScriptLine, Text
from scenarios.interactions.between import Interaction, Report, Spot, between, found_again
from scenarios.interactions.findings import Finding

from .card_examples import examples_of

PREFIX = "between"
MOST_REMEMBERED = 256
"""How many meetings a process remembers."""
_ORIGINS = ("engine", "explain", "rulesets", "vocabulary", "notation")
"""The folders of the rulebook that decide what is found, beside the cards."""


class Memory(Protocol):
    """Keeps what was found between cards, over restarts; without a place to keep it, both methods do nothing."""

    def find(self, origin: str, cards: str) -> str | None:
        """What was kept for these cards by the same rules, cards and code."""

    def add(self, origin: str, cards: str, found: str) -> None:
        """Keep what was found."""


class _Kept:
    """Where meetings are kept; nowhere at first."""

    memory: Memory | None = None


def keep_in(memory: Memory | None) -> None:
    """Keep meetings here from now on; None: only in this process."""
    _Kept.memory = memory


def shown_doing(slug: str) -> Iterator[Loaded]:
    """Yield the examples, under the rules normally played, in which a card does something."""
    book = open_book()
    return (one.loaded for one in examples_of(slug) if one.shows == "happens" and one.loaded.book is book)


@cache
def origin() -> str:
    """Identifies what meetings are computed from: cards, rules, examples, and the code that plays and tells them."""
    folders = [Path(rulebook.__file__).parent / name for name in _ORIGINS]
    code = Path(scenarios.__file__).parent
    folders += [code / "interactions", code / "playing", FOLDER / "cards"]
    digest = blake2b(str(open_book().digest).encode(), digest_size=20)
    for file in sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".toml")):
        digest.update(file.read_bytes())
    digest.update((FOLDER / "plain.toml").read_bytes())
    return digest.hexdigest()


_lately: OrderedDict[tuple[str, ...], Interaction] = OrderedDict()
_changing = Lock()


def meeting(slugs: tuple[str, ...], report: Report | None = None) -> Interaction:
    """What happens between these cards under the 2014 rules, played once; arguments and errors as in ``between``."""
    with _changing:
        if slugs in _lately:
            _lately.move_to_end(slugs)
            return _lately[slugs]
    memory, key = _Kept.memory, ".".join(slugs)
    found = _remembered(slugs, memory.find(origin(), key)) if memory is not None else None
    if found is None:
        found = between(open_book(), slugs, shown_doing, report)
        if memory is not None:
            memory.add(origin(), key, json.dumps({"scenes": found.scenes, "spots": found.spots}))
    with _changing:
        _lately[slugs] = found
        while len(_lately) > MOST_REMEMBERED:
            _lately.popitem(last=False)
    return found


def is_known(slugs: tuple[str, ...]) -> bool:
    """Whether this process remembers what happens between these cards."""
    return slugs in _lately


def forget() -> None:
    """Forget what this process remembers; what is kept stays."""
    with _changing:
        _lately.clear()


def _remembered(slugs: tuple[str, ...], text: str | None) -> Interaction | None:
    """What was kept, found again on the boards; None if it cannot be."""
    try:
        kept = json.loads(text or "null") or {}
        spots = tuple(Spot(int(scene), int(number)) for scene, number in kept["spots"])
        return found_again(open_book(), slugs, shown_doing, spots, int(kept["scenes"]))
    except (ValueError, TypeError, KeyError):
        return None


def nothing(card: Card, other: Card) -> Explanation:
    """That nothing was found between two cards."""
    things = (("card", Thing(0, card.names, card.kind)), ("other", Thing(1, other.names, other.kind)))
    return Explanation("between.nothing", things)


def nothing_between(found: Interaction) -> tuple[Explanation, ...]:
    """That nothing was found between each two of the cards."""
    return tuple(nothing(card, other) for card, other in combinations(found.cards, 2))


def finding_id(interaction: Interaction, number: int) -> str:
    """The id of the scenario that plays a finding; ``number`` counts from 0."""
    return ".".join((PREFIX, *(card.slug for card in interaction.cards), str(number + 1)))


def played(id: str) -> Loaded | None:
    """The scenario with this id; None if it is not the id of a finding."""
    head, *slugs = id.split(".")
    last = slugs.pop() if slugs else ""
    if head != PREFIX or not last.isdecimal() or not set(slugs) <= set(BY_SLUG):
        return None
    try:
        interaction = meeting(tuple(slugs))
    except ValueError:
        return None
    number = int(last) - 1
    if not 0 <= number < len(interaction.findings):
        return None
    return Loaded(_scenario(id, interaction.findings[number]), open_book(), id)


def _scenario(id: str, finding: Finding) -> Scenario:
    lines = [ScriptLine(do=line) for line in finding.lines]
    if finding.refused:
        lines[-1] = ScriptLine(do=finding.lines[-1], expect=LineExpect(illegal=finding.refused))
    names = {lang: [one.names.in_language(lang) for one in (finding.card, finding.other)] for lang in LANGUAGES}
    return Scenario(
        id=id,
        kind="card",
        ruleset="2014",
        text={lang: Text(title=" + ".join(names[lang])[:90]) for lang in LANGUAGES},
        cites=(),
        board=finding.scene.board,
        line=tuple(lines),
        answers=finding.scene.use.answers,
    )
