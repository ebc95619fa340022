"""The results of a line under two readings: the differences between the two boards, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.language.words.quotes import quoted
from rulebook.vocabulary.terms import Zone
from scenarios.formats.loader import Loaded
from scenarios.playing.expectations import zone_cards
from scenarios.playing.history import YOU
from scenarios.playing.runner import play_scenario
from tutor_app.texts.messages import message

PLACES = (Zone.MONSTER, Zone.SPELL, Zone.FIELD, Zone.HAND, Zone.GRAVEYARD, Zone.BANISHED)
POSITIONS = {"atk": "attack", "def": "defense", "set": "set_monster"}
"""The notation's names for the positions of a monster, with the message keys."""


def outcomes(a: Loaded, b: Loaded, lang: str) -> tuple[list[str], list[str]]:
    """The differences in the final state: for each of the two boards the same places, with their contents."""
    ends = [list(_told(loaded.book, play_scenario(loaded)[0].state, lang)) for loaded in (a, b)]
    differing = [place for place, (one, other) in enumerate(zip(*ends, strict=True)) if one != other]
    return [ends[0][place] for place in differing], [ends[1][place] for place in differing]


def _told(book: Book, state: DuelState, lang: str) -> Iterator[str]:
    for player in (YOU, 1 - YOU):
        yield f"{message(lang, 'board.you' if player == YOU else 'board.opponent')}: {state.lp[player]} LP"
    for player in (YOU, 1 - YOU):
        for zone in PLACES:
            key = "board.place_yours" if player == YOU else "board.place_theirs"
            place = message(lang, key, zone=message(lang, f"zone.{zone.name.lower()}"))
            yield f"{place}: {_cards(book, state, player, zone, lang) or '–'}"


def _cards(book: Book, state: DuelState, player: int, zone: Zone, lang: str) -> str:
    """The cards in a zone, with the number of copies; a monster with its position, a face-down card as such."""
    found: Counter[str] = Counter()
    for slug, word in zone_cards(book, state, player, zone):
        name = quoted(lang, book.by_slug[slug].names.in_language(lang))
        if zone == Zone.MONSTER:
            name += f" ({message(lang, f'position.{POSITIONS[word]}')})"
        elif zone == Zone.SPELL and word == "set":
            name += f" ({message(lang, 'position.set')})"
        found[name] += 1
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in found.items())
