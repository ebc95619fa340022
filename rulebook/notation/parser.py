"""Parses one line of notation, independently of any duel."""

from __future__ import annotations

import re
from difflib import get_close_matches

from rulebook.engine.core.card_state import NOBODY
from rulebook.vocabulary.terms import Phase

from .faults import Unreadable
from .lines import CardName, Clause, LineAction
from .words import BARE_VERBS, CARD_VERBS, CLAUSE_WORDS, FACINGS, PHASES, PLAYERS, POSITIONS, VERBS, ZONES

LONGEST = 400
"""Maximum length of a line in characters."""

_CARD = re.compile(r"^(?P<slug>[a-z0-9]+(?:-[a-z0-9]+)*)(?:@(?P<place>[a-z.]+))?(?:#(?P<copy>[1-9][0-9]?))?$")
_TOKEN = re.compile(r"[^\s,]+|,")
_CLAUSE_STARTS = (*CLAUSE_WORDS, "effect", "directly", "atk", "def")


def parse_card(text: str) -> CardName:
    """Parse a card name such as ``sangan``, ``sangan@opponent.graveyard`` or ``sangan#2``.

    Raises:
        Unreadable: it is malformed, or names a zone that does not exist.
    """
    found = _CARD.match(text)
    if not found:
        raise Unreadable("card-form", found=text[:60])
    side = zone = NOBODY
    if found["place"]:
        parts = found["place"].split(".")
        if parts[0] in ("you", "opponent"):
            side = PLAYERS[parts.pop(0)]
        if parts:
            if len(parts) > 1 or parts[0] not in ZONES:
                raise Unreadable("zone", found=found["place"], zones=", ".join(ZONES))
            zone = ZONES[parts[0]]
    return CardName(found["slug"], side, zone, int(found["copy"] or 0))


class _Reader:
    """The words of a line, consumed from left to right."""

    def __init__(self, text: str) -> None:
        self.words = _TOKEN.findall(text)
        self.at = 0

    def peek(self) -> str:
        return self.words[self.at] if self.at < len(self.words) else ""

    def next(self) -> str:
        word = self.peek()
        self.at += 1
        return word

    def number(self, after: str) -> int:
        word = self.next()
        if not (word.isascii() and word.isdigit() and len(word) < 6):
            raise Unreadable("number", after=after, found=word or "…")
        return int(word)

    def cards(self, after: str) -> tuple[CardName, ...]:
        if not self.peek() or self.peek() in _CLAUSE_STARTS:
            raise Unreadable("card-missing", after=after)
        cards = [parse_card(self.next())]
        while self.peek() == ",":
            self.next()
            cards.append(parse_card(self.next() or ","))
        return tuple(cards)


def parse_line(text: str) -> LineAction:
    """Parse one line, for example ``you: activate snipe-hunter discarding sangan targeting jinzo``.

    Raises:
        Unreadable: it is not valid notation; the error names the position and the valid words.
    """
    if len(text) > LONGEST:
        raise Unreadable("word", found=text[:40] + "…")
    head, colon, rest = text.strip().lower().partition(":")
    if not colon or head.strip() not in PLAYERS:
        raise Unreadable("player", found=(head.split() or ["…"])[0][:40])
    player = PLAYERS[head.strip()]
    reader = _Reader(rest)
    verb = reader.next()
    if verb not in VERBS:
        nearest = get_close_matches(verb, VERBS, 1, 0.0)
        raise Unreadable("verb", found=verb or "…", nearest=nearest[0] if nearest else "activate")
    cards: tuple[CardName, ...] = ()
    number: int | None = None
    phase: Phase | None = None
    nothing = False
    if verb in CARD_VERBS:
        cards = reader.cards(verb)
        if len(cards) > 1:
            raise Unreadable("word", found=str(cards[1]))
    elif verb == "next":
        word = reader.next()
        if word not in PHASES:
            raise Unreadable("phase", found=word or "…", phases=", ".join(PHASES))
        phase = PHASES[word]
    elif verb in ("roll", "toss"):
        number = reader.number(verb)
    elif verb == "position":
        verb = "choose"
        if reader.peek() not in FACINGS:
            raise Unreadable("word", found=reader.peek() or "…")
    elif verb == "choose":
        if reader.peek() == "nothing":
            nothing = bool(reader.next())
        elif reader.peek().isdigit():
            number = reader.number(verb)
        elif reader.peek() not in ("directly", *FACINGS):
            cards = reader.cards(verb)
    return _clauses(reader, LineAction(player, verb, cards, (), number, phase, None, False, nothing))


def _clauses(reader: _Reader, line: LineAction) -> LineAction:
    """The line with the clauses after its verb and card."""
    clauses: list[Clause] = []
    number, position, directly = line.number, line.position, False
    while word := reader.next():
        if line.verb in BARE_VERBS or line.verb in ("next", "roll", "toss", "lot"):
            raise Unreadable("word", found=word)
        if word in CLAUSE_WORDS and line.verb != "choose":
            if reader.peek().isdigit():
                clauses.append(Clause(word, (), reader.number(word)))
            else:
                clauses.append(Clause(word, reader.cards(word)))
        elif word == "effect" and line.verb == "activate" and number is None:
            number = reader.number(word)
        elif word == "directly" and line.verb in ("attack", "choose") and not directly:
            directly = True
        elif word in FACINGS and position is None:
            position = POSITIONS[word]
        elif word == "to" and line.verb in CARD_VERBS[:5] and reader.peek() in ("monsters", "spells", "field"):
            reader.next()  # which of several equivalent zones: play does not depend on it
        else:
            raise Unreadable("word", found=word)
    return LineAction(
        line.player, line.verb, line.cards, tuple(clauses), number, line.phase,
        position, directly, line.nothing,
    )  # fmt: skip
