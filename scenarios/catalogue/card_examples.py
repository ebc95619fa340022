"""Card examples: for every card, a board on which its effect happens and one on which it fails.

Files in ``scenarios/data/cards`` are organised like those in ``rulebook/cards``: by kind, and by first letter if a
kind is too long for one file. A file is a list of ``[[board]]`` entries as read by ``small_boards``, with these
additional keys::

    card = "sangan"                   # or cards = ["...", "..."]: the cards the board illustrates
    shows = "happens"                 # or "fails": it is refused or has no effect, in the way players know it

An example is its own scenario with the id ``card.<slug>.<number>``; its title is generated from the card's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Literal, get_args

from rulebook.cards import BY_SLUG
from rulebook.explain.tree import Explanation, Thing
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.terms import MonsterKind
from scenarios.formats.faults import ScenarioError
from scenarios.formats.loader import FOLDER, Loaded
from scenarios.formats.models import Text
from scenarios.formats.small_boards import Board, board, entries

Shows = Literal["happens", "fails"]
SHOWS: tuple[str, ...] = get_args(Shows)
EXAMPLES = FOLDER / "cards"


@dataclass(frozen=True)
class Example:
    """One example: its cards (the first determines the id), what it shows, and its board."""

    id: str
    cards: tuple[str, ...]
    shows: Shows
    board: Board

    @cached_property
    def loaded(self) -> Loaded:
        """The example as a scenario with its own id and a title in every language."""
        found = self.board.loaded()
        texts = {lang: Text(title=self.title(lang)) for lang in LANGUAGES}
        return replace(found, scenario=found.scenario.model_copy(update={"id": self.id, "text": texts}))

    def title(self, lang: str) -> str:
        """What the example shows, in words."""
        card = BY_SLUG[self.cards[0]]
        thing = Thing(0, card.names, card.kind)
        plain = card.stats is not None and MonsterKind.EFFECT not in card.stats.kinds and not card.is_pendulum
        node = f"example.{self.shows}{'.plain' if plain else ''}"
        return text(lang, Explanation(node, (("card", thing),))).removesuffix(".")


def example_files() -> list[Path]:
    """The example files: one per kind of card, or a folder with one per first letter."""
    return sorted(EXAMPLES.rglob("*.toml"))


@cache
def examples() -> tuple[Example, ...]:
    """Every bundled example, grouped by card in file order.

    Raises:
        ScenarioError: a file or an entry is invalid.
    """
    found: list[Example] = []
    count: dict[str, int] = {}
    for path in example_files():
        file = path.relative_to(EXAMPLES).with_suffix("").as_posix()
        for entry in entries(path):
            cards, shows = _head(f"{file}.toml", entry)
            count[cards[0]] = count.get(cards[0], 0) + 1
            rest = {key: value for key, value in entry.items() if key not in ("card", "cards", "shows")}
            found.append(Example(f"card.{cards[0]}.{count[cards[0]]}", cards, shows, board(file, rest)))
    return tuple(found)


def examples_of(slug: str) -> tuple[Example, ...]:
    """The examples of one card, "happens" before "fails"."""
    mine = [example for example in examples() if slug in example.cards]
    return tuple(sorted(mine, key=lambda example: SHOWS.index(example.shows)))


@cache
def _by_id() -> dict[str, Example]:
    return {one.id: one for one in examples()}


def example(id: str) -> Example | None:
    """The example with this id, or None."""
    return _by_id().get(id)


def _head(file: str, entry: Mapping[str, Any]) -> tuple[tuple[str, ...], Shows]:
    name = str(entry.get("name", "?"))
    cards = tuple(entry.get("cards", (entry["card"],) if "card" in entry else ()))
    unknown = [slug for slug in cards if slug not in BY_SLUG]
    if not cards or unknown:
        problem = f"{name}: there is no card {unknown[0]!r}" if unknown else f"{name}: it names no card"
        raise ScenarioError(file, "card", problem, 'Write card = "slug", the slug of a declared card')
    shows = entry.get("shows")
    if shows not in SHOWS:
        problem = f"{name}: an example shows {' or '.join(SHOWS)}, not {shows!r}"
        raise ScenarioError(file, "shows", problem, 'Write shows = "happens" or shows = "fails"')
    return cards, shows
