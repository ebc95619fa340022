"""``run.py soak --pool``: random duels with Decks from the whole pool, until every card has been used."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import chain
from typing import Any

from rulebook.engine.api import Transition
from rulebook.engine.core.book import Book
from rulebook.shelf import open_book
from rulebook.solver.pool import Seen, lacking, links, missing, play, wander, watching
from rulebook.vocabulary.effects import Card
from scenarios.catalogue.card_examples import examples_of
from scenarios.catalogue.card_uses import boards_with, uses
from scenarios.formats.loader import Loaded
from scenarios.playing.runner import play_scenario

DUELS = 90
"""After this many duels, the remaining cards are hardly ever used by chance."""
ON_A_BOARD, TRIES = 60, 3
"""The length and the number of random continuations of a board."""


def explored(book: Book, seed: int, duels: int, seen: Seen) -> Iterator[str]:
    """Play random duels, then the example boards of the remaining cards; yields violated invariants.

    Args:
        book: ruleset and cards.
        seed: of the first duel; the same seed plays the same duels.
        duels: maximum number of duels.
        seen: what has been used; updated in place.
    """
    with watching(seen):
        for number in range(seed, seed + duels):
            if seen.unused(book) or missing(seen):
                yield from filter(None, (play(book, number, seen),))
        for card in book.cards:
            for loaded in shown(book, card):
                if not _lacks(book, card, seen):
                    break
                yield from _on_board(book, card, loaded, seed, seen)


def shown(book: Book, card: Card) -> Iterator[Loaded]:
    """Yield the scenarios of this book that show a card: its examples, rule boards that play it, then the others."""
    examples = (one.loaded for one in examples_of(card.slug) if one.shows == "happens")
    boards = (board.loaded() for board in boards_with(card.slug))
    yield from (one for one in chain(examples, boards, uses(card.slug).played) if one.book.digest == book.digest)


def _lacks(book: Book, card: Card, seen: Seen) -> bool:
    return not seen.used(book, card) or bool(lacking(card, seen))


def _on_board(book: Book, card: Card, loaded: Loaded, seed: int, seen: Seen) -> Iterator[str]:
    """Play a scenario as written, then on from its board while the card is still unused, then wait."""
    script, _, _ = play_scenario(loaded)
    seen.look(script.start)
    for taken in script.history:
        seen.note(book, Transition(taken.after, taken.events))
    for number in range(seed, seed + TRIES):
        if _lacks(book, card, seen):
            yield from filter(None, (wander(book, loaded.start, number, seen, ON_A_BOARD),))
    if _lacks(book, card, seen):
        yield from filter(None, (wander(book, script.state, seed, seen, calm=True),))


def soak_pool(ruleset: str, duels: int, seed: int) -> dict[str, Any]:
    """Play the whole pool and return the report as JSON."""
    begun = time.perf_counter()
    book, seen = open_book(ruleset), Seen()
    faults: list[str] = []
    interrupted = False
    try:
        faults.extend(explored(book, seed, duels, seen))
    except KeyboardInterrupt:
        interrupted = True
    effects = {(card.number, index) for card in book.cards for index in links(book, card)}
    return {
        "version": 1,
        "report": "soak --pool",
        "ruleset": ruleset,
        "seed": seed,
        "duels": duels,
        "interrupted": interrupted,
        "failed": len(faults),
        "cards": len(book.cards),
        "never_at_work": sorted(card.slug for card in seen.unused(book)),
        "effects": len(effects),
        "never_activated": sorted(f"{book.by_number[n].slug} {index}" for n, index in effects - seen.activated),
        "never_performed": [kind.__name__ for kind in missing(seen)],
        "seconds": round(time.perf_counter() - begun, 1),
        "faults": faults,
    }


def as_text(report: dict[str, Any]) -> str:
    """The report as text."""
    lines = ["interrupted: this is what was played until then"] if report["interrupted"] else []
    lines += [
        f"{report['duels']} duels under {report['ruleset']} from seed {report['seed']}, then the boards of examples: "
        f"{report['seconds']} s",
        f"{report['cards'] - len(report['never_at_work'])} of {report['cards']} cards at work",
        *(f"    never: {slug}" for slug in report["never_at_work"]),
        f"{report['effects'] - len(report['never_activated'])} of {report['effects']} effects activated",
        *(f"    never: {effect}" for effect in report["never_activated"]),
        f"operations never carried out: {', '.join(report['never_performed']) or 'none'}",
        *(f"FAILED {fault}" for fault in report["faults"]),
        f"{report['failed']} failed",
    ]
    return "\n".join(lines)
