"""The Match: best of three, choosing who goes first, side decking between duels."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import DRAWN, DuelState
from rulebook.engine.core.verdict import Failure
from rulebook.engine.opening import start

from .checks import DeckList

DUELS = 3
WINS = 2

BEST_OF_THREE = ("match.best-of-three",)
WON_CLASSIC = ("match.win.classic",)
DRAWN_CLASSIC = ("match.draw.classic",)
DUEL_ENDS = ("match.duel-definition",)
LOSER_CHOOSES = ("setup.first-player.loser",)
COIN_AFTER_DRAW = ("setup.first-player.after-draw",)
SAME_AFTER_DRAW = ("setup.first-player.after-draw.de",)


class Match(NamedTuple):
    """The state of a Match: both players' current Decks, the winner of each duel, and who chose the first player.

    ``results`` holds 0 or 1 for the winner and 2 for a draw.
    """

    decks: tuple[DeckList, DeckList]
    results: tuple[int, ...] = ()
    choosers: tuple[int, ...] = ()


def outcome(book: Book, match: Match) -> int:
    """The winner of the Match: 0 or 1, 2 for a draw, NOBODY while it is in progress.

    The first player with two wins wins the Match (rule match.best-of-three). After three duels without that, one win
    and two draws is enough, and equal wins are a draw; the old rules say so, and the newer ones do not contradict them.
    """
    wins = [match.results.count(player) for player in (0, 1)]
    if book.under(BEST_OF_THREE):
        for player in (0, 1):
            if wins[player] >= WINS:
                return player
    if len(match.results) < DUELS:
        return NOBODY
    if wins[0] == wins[1]:
        return DRAWN if book.under(DRAWN_CLASSIC) else NOBODY
    return wins.index(max(wins)) if book.under(WON_CLASSIC) else NOBODY


def loser(book: Book, match: Match) -> int:
    """The player who lost the Match, or NOBODY if there is no winner (rule match.loss.classic)."""
    winner = outcome(book, match)
    return 1 - winner if winner in (0, 1) and book.under(("match.loss.classic",)) else NOBODY


def chooser(book: Book, match: Match) -> int:
    """Who chooses who goes first in the next duel; NOBODY if a coin decides.

    In the first duel, chance decides; later, the loser of the previous duel chooses. After a draw, chance decides again
    or, under the other reading, the previous chooser does (policy setup.first-player.after-draw).
    """
    if not match.results:
        return NOBODY
    if match.results[-1] == DRAWN:
        again = book.reads("setup.first-player.after-draw", "same")
        if again and book.under(SAME_AFTER_DRAW):
            return match.choosers[-1]
        if not again and not book.under(COIN_AFTER_DRAW):
            return match.choosers[-1]
        return NOBODY
    return 1 - match.results[-1] if book.under(LOSER_CHOOSES) else NOBODY


def next_duel(book: Book, match: Match) -> DuelState:
    """The initial state of the next duel of a Match."""
    mine, theirs = match.decks
    return start(book, (mine.deck, theirs.deck), chooser=chooser(book, match))


def after(book: Book, match: Match, winner: int, chose: int) -> Match:
    """The Match after another duel: its winner (2 for a draw), and who had chosen the first player.

    Raises:
        ValueError: the duel has not ended (rule match.duel-definition).
    """
    if winner not in (0, 1, DRAWN) and book.under(DUEL_ENDS):
        raise ValueError("a duel ends with a winner or a draw")
    return match._replace(results=(*match.results, winner), choosers=(*match.choosers, chose))


# Trading with the Side Deck -----------------------------------------------------------------------


def trade_faults(book: Book, old: DeckList, new: DeckList) -> tuple[Failure, ...]:
    """Faults of changing a Deck between duels; empty if the exchange is allowed.

    Cards are exchanged one for one, so every pile keeps its size, and no new cards are added. Under the old rules, only
    the Main Deck exchanges cards with the Side Deck.
    """
    found = []
    same_cards = Counter(old.main + old.extra + old.side) == Counter(new.main + new.extra + new.side)
    for rules in (("deck.side.swap",), ("deck.side.swap.classic",)):
        if book.under(rules) and not same_cards:
            found.append(Failure("side.cards", rules))
        elif book.under(rules) and len(old.main) != len(new.main):
            found.append(Failure("side.main", rules, (("count", len(new.main)), ("limit", len(old.main)))))
    if book.under(("deck.side.swap.count",)) and len(old.side) != len(new.side):
        arguments = (("count", len(new.side)), ("limit", len(old.side)))
        found.append(Failure("side.count", ("deck.side.swap.count",), arguments))
    fusion = ("deck.side.swap.classic",)
    if book.under(fusion) and Counter(old.extra) != Counter(new.extra) and same_cards:
        found.append(Failure("side.extra", fusion))
    return tuple(found)


def trade(book: Book, match: Match, player: int, deck: DeckList) -> Match:
    """The Match after a player has exchanged cards with the Side Deck.

    Raises:
        ValueError: the exchange is not allowed; see ``trade_faults``.
    """
    faults = trade_faults(book, match.decks[player], deck)
    if faults:
        raise ValueError(", ".join(fault.check for fault in faults))
    decks = (deck, match.decks[1]) if player == 0 else (match.decks[0], deck)
    return match._replace(decks=decks)
