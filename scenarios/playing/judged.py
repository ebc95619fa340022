"""What the rules say where no line of play can show it: of a Match, one move, an Equip Card, a hidden card, a pile.

The answers are words, the ``holds`` of a question that is ``judged``. ``ALLOWED`` is among them if what a question asks
for may be done.

- match: ``winner``, ``loser`` and ``chooses``, each with ``you``, ``opponent`` or ``nobody``; also ``winner draw`` and
  ``chooses chance``; allowed: the last Duel counts
- move: ``counts sent``, ``counts leave-field`` and so on, for all that the move counts as; ``own-effect`` if it
  activates an effect of the card itself for leaving the field
- equip: ``counts spell``, ``counts trap`` or ``counts monster``; allowed: the card is then equipped to that monster
- number: allowed: the card meets the condition
- look: allowed: you know the card
- pile: the slugs of its cards in their order, a Deck from the top, a Graveyard from the bottom
"""

from __future__ import annotations

from functools import reduce

from rulebook.decks.checks import DeckList
from rulebook.decks.match import Match, after, chooser, loser, outcome
from rulebook.engine.api import view
from rulebook.engine.choosing.planning import Planned
from rulebook.engine.continuous import card_kinds, derived, query
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import Context, DuelState, Occurrence
from rulebook.engine.core.table import Table
from rulebook.engine.moving.matching import unmet
from rulebook.engine.moving.moves import CardMove, transfer
from rulebook.engine.operations.executors import perform
from rulebook.notation.faults import Unreadable
from rulebook.notation.names import cards_named
from rulebook.notation.parser import parse_card
from rulebook.notation.words import PLAYERS, ZONES
from rulebook.shelf import open_reading
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import StatIs, itself
from rulebook.vocabulary.terms import Cause, Op, Ref, Stat, Verb, Zone
from scenarios.formats.judged import EquipAsked, Judged, MatchAsked, MoveAsked

from .expectations import WINNERS, zone_cards
from .history import YOU

ALLOWED = "allowed"
"""The word for what may be done."""

_CHANCE = "chance"
_RESULTS = {word: number for number, word in WINNERS.items()}
_CHOSE = {**PLAYERS, _CHANCE: NOBODY}
_SENT = {"hand": Verb.RETURN, "deck": Verb.RETURN, "graveyard": Verb.SEND, "banished": Verb.BANISH}


def found_by(book: Book, state: DuelState, asked: Judged) -> tuple[str, ...]:
    """What the rules say of what a question asks about, as words.

    Args:
        book: ruleset and cards.
        state: the duel in which it is asked; a Match needs none.
        asked: what the question asks about.

    Raises:
        NotationError: it names a card that is not in the duel.
    """
    if asked.match is not None:
        return _match(book, asked.match)
    if asked.move is not None:
        return _move(book, state, asked.move)
    if asked.equip is not None:
        return _equip(book, state, asked.equip)
    if asked.number is not None:
        table, most = Table(book, state), asked.number.most
        filter = StatIs(Stat(asked.number.stat), Op.LE, most)
        return (ALLOWED,) if query.fits(table, filter, _card(book, state, asked.number.card), query.Scope(YOU)) else ()
    if asked.look is not None:
        seen = view(book, state, YOU).cards[_card(book, state, asked.look)]
        return (ALLOWED,) if seen.number else ()
    side, _, zone = (asked.pile or "").partition(".")
    return tuple(slug for slug, _ in zone_cards(book, state, PLAYERS[side], ZONES[zone]))


def _card(book: Book, state: DuelState, text: str) -> int:
    found = cards_named(book, state, parse_card(text))
    if not found:
        raise Unreadable("unknown-card", found=text, nearest=text)
    return found[0]


def _match(book: Book, asked: MatchAsked) -> tuple[str, ...]:
    if asked.reading is not None:
        book = reduce(Book.without, sorted(book.missing), open_reading(asked.reading))
    match, words = Match((DeckList(), DeckList())), [ALLOWED]
    chose = (*(_CHOSE[word] for word in asked.chose), *(NOBODY,) * len(asked.results))
    for result, who in zip(asked.results, chose, strict=False):
        try:
            match = after(book, match, _RESULTS[result], who)
        except ValueError:
            words.remove(ALLOWED)
            break
    chooses = chooser(book, match)
    return (
        *words,
        f"winner {WINNERS[outcome(book, match)]}",
        f"loser {WINNERS[loser(book, match)]}",
        f"chooses {_CHANCE if chooses == NOBODY else WINNERS[chooses]}",
    )


def _move(book: Book, state: DuelState, asked: MoveAsked) -> tuple[str, ...]:
    table = Table(book, state)
    uid = _card(book, state, asked.card)
    added = asked.to == "hand" and state.cards[uid].zone == Zone.DECK
    verb = Verb.ADD if added else _SENT[asked.to]
    scope = query.Scope(table.controller(uid), Context(table.controller(uid), source=derived.snapshot(table, uid)))
    table.window = tuple[Occurrence, ...]()
    transfer(table, [uid], CardMove(verb, ZONES[asked.to], Cause.EFFECT, YOU))
    here = [one for one in table.window if one.subject.uid == uid]
    own = any(unmet(table, On(Verb.LEAVE_FIELD, itself), one, scope) is None for one in here)
    counted = {f"counts {Verb(one.verb).name.lower().replace('_', '-')}" for one in here}
    return (*sorted(counted), *(("own-effect",) if own else ()))


def _equip(book: Book, state: DuelState, asked: EquipAsked) -> tuple[str, ...]:
    table = Table(book, state)
    uid, host = _card(book, state, asked.card), _card(book, state, asked.to)
    context = Context(YOU, targets=((table.ref(uid),), (table.ref(host),)))
    perform(table, [Planned(o.Equip(Ref.TARGET_1, Ref.TARGET_2), query.Scope(YOU, context), ())])
    card = book.by_number[state.cards[uid].number]
    equipped = card_kinds.hosts(table, uid) == [host]
    kind = card_kinds.kind_of(table, card, table.cards[uid].zone, equipped)
    return (*((ALLOWED,) if equipped else ()), f"counts {kind.name.lower()}")
