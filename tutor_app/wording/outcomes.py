"""How a line ends, in words: what becomes of some cards, and the differences between two boards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rulebook.engine.card_values import facts
from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.language.words.quotes import quoted
from rulebook.notation.words import POSITION_WORDS
from rulebook.vocabulary.terms import Zone
from scenarios.asking.concluding import Ends
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


def fates(book: Book, ends: Ends, lang: str) -> list[str]:
    """What becomes of the cards of a story, one line each: where it is now, its position and its present ATK or DEF.

    The Life Points of both players stand before them, if any have changed or there was a battle.
    """
    lines: list[str] = []
    if ends.fought or ends.before.lp != ends.after.lp:
        for player in (YOU, 1 - YOU):
            before, after = ends.before.lp[player], ends.after.lp[player]
            points = str(after) if before == after else f"{before} → {after}"
            lines.append(f"{message(lang, 'board.you' if player == YOU else 'board.opponent')}: {points} LP")
    found = [(uid, _fate(book, ends.after, uid, lang)) for uid in ends.cards]
    return lines + [f"{_name(book, ends.after.cards[uid].number, lang)}: {fate}" for uid, fate in found]


def _name(book: Book, number: int, lang: str) -> str:
    return quoted(lang, book.by_number[number].names.in_language(lang))


def _fate(book: Book, state: DuelState, uid: int, lang: str) -> str:
    """The place of a card and whose it is; on the field its position, and what a face-up monster's points are."""
    card = state.cards[uid]
    whose = facts(book, state, uid).controller if card.zone in _ON_FIELD else card.holder
    zone = message(lang, f"zone.{Zone(card.zone).name.lower()}")
    place = message(lang, "board.place_yours" if whose == YOU else "board.place_theirs", zone=zone)
    word = POSITION_WORDS.get(card.position, "")
    about = []
    if card.zone == Zone.MONSTER and word in POSITIONS:
        about.append(message(lang, f"position.{POSITIONS[word]}"))
        if word != "set":
            now = facts(book, state, uid)
            about.append(f"{now.atk} ATK" if word == "atk" else f"{now.def_} DEF")
    elif card.zone in _ON_FIELD and word == "set":
        about.append(message(lang, "position.set"))
    return f"{place} ({', '.join(about)})" if about else place


_ON_FIELD = (Zone.MONSTER, Zone.SPELL, Zone.FIELD, Zone.PENDULUM)


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
        name = _name(book, book.by_slug[slug].number, lang)
        if zone == Zone.MONSTER:
            name += f" ({message(lang, f'position.{POSITIONS[word]}')})"
        elif zone == Zone.SPELL and word == "set":
            name += f" ({message(lang, 'position.set')})"
        found[name] += 1
    return ", ".join(name if count == 1 else f"{count} × {name}" for name, count in found.items())
