"""Event logs: ``python3 -m tests.golden.logs`` rewrites them all; read the difference before committing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rulebook.engine.api import apply
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event
from rulebook.notation import printer as notation
from scenarios.formats.loader import Loaded, shelf
from scenarios.playing.runner import play_scenario, stored_tree

FOLDER = Path(__file__).parent / "events"


def name_of(book: Book, snap: Snapshot) -> str:
    card = book.by_number.get(snap.number)
    return f"{card.slug if card else 'unknown'}#{snap.uid}"


def line_of(book: Book, event: Event) -> str:
    """One event on one line: batch, kind, card, player, cause, link, arguments, rules. No prose."""
    parts = [f"b{event.batch}", str(event.kind)]
    if event.subject.uid >= 0:
        parts.append(name_of(book, event.subject))
    if event.player >= 0:
        parts.append(("you", "opponent")[event.player])
    parts.append(event.cause.name.lower())
    if event.link:
        parts.append(f"link={event.link}")
    for key, value in event.arguments:
        if isinstance(value, Snapshot):
            parts.append(f"{key}={name_of(book, value)}")
        elif isinstance(value, tuple):
            names = [name_of(book, one) if isinstance(one, Snapshot) else str(one) for one in value]
            parts.append(f"{key}={','.join(names)}")
        else:
            parts.append(f"{key}={value}")
    return f"{' '.join(parts)} [{' '.join(event.rules)}]"


def log_of(loaded: Loaded) -> Iterator[str]:
    """The log of a scenario: its lines, each followed by its events; of a puzzle without a solution, its proof."""
    _, played, faults = play_scenario(loaded)
    assert faults == []
    for line in played:
        yield f"> {line.text or '...'}"
        for taken in line.taken:
            yield from (f"  {line_of(loaded.book, event)}" for event in taken.events)
    if loaded.proof and not loaded.scenario.solution:
        yield from _proved_log(loaded)


def _proved_log(loaded: Loaded) -> Iterator[str]:
    """The decisions of the longest defence, each followed by its events; what is forced in between is left out."""
    tree = stored_tree(loaded)
    assert tree is not None
    for state, action in tree.longest():
        yield f"> {notation.line_of(loaded.book, [(state, action)])}"
        yield from (f"  {line_of(loaded.book, event)}" for event in apply(loaded.book, state, action).events)


def scenarios() -> list[Loaded]:
    """The scenarios that are played from lines."""
    return [loaded for loaded in shelf() if loaded.scenario.kind in ("ruling", "puzzle")]


def main() -> None:
    """Write every log."""
    FOLDER.mkdir(exist_ok=True)
    for loaded in scenarios():
        text = "\n".join(log_of(loaded)) + "\n"
        (FOLDER / f"{loaded.scenario.id}.log").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
