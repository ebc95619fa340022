"""The start and the end of a duel, and the Match."""

from __future__ import annotations

import pytest

from rulebook.decks.checks import DeckList
from rulebook.decks.match import Match, after, chooser, loser, next_duel, outcome
from rulebook.engine.api import apply, legal_actions, view
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, CardState
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import DRAWN, DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.opening import Deck, start
from rulebook.engine.positions import position
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import Phase, Position, Zone
from tests.rules.marks import rule

RULESETS = ("2014", "classic")
YOU, OPPONENT = 0, 1


def deck(book: Book, size: int = 40) -> Deck:
    plain = [card.number for card in book.cards if not (card.is_token or card.in_extra_deck)]
    return Deck(tuple(sorted(plain)[:size]))


def begun(book: Book, **options: int) -> DuelState:
    return start(book, (deck(book), deck(book)), **options)


def opened(book: Book, first: int = YOU) -> DuelState:
    """A duel after the opening hands, at the first decision of the first turn."""
    state = begun(book, first=first)
    for _ in range(10):
        if state.request.kind == RequestKind.LOT:
            state = apply(book, state, legal_actions(book, state)[0]).state
    return state


def sizes(book: Book, state: DuelState, zone: Zone) -> list[int]:
    table = Table(book, state)
    return [len(table.in_zone(zone, player)) for player in (YOU, OPPONENT)]


@rule("setup.lp")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_both_players_begin_with_8000_life_points(ruleset: str) -> None:
    assert begun(open_book(ruleset)).lp == (8000, 8000)


@rule("setup.opening-hand")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_both_players_begin_with_five_cards(ruleset: str) -> None:
    book = open_book(ruleset)
    assert sizes(book, opened(book), Zone.HAND) == [5, 5]


def lots_are_cast(book: Book) -> None:
    state = begun(book, first=YOU)
    assert state.request.kind == RequestKind.LOT
    assert len(state.request.options) == 40


@rule("setup.shuffle")
def test_chance_decides_which_cards_are_drawn() -> None:
    lots_are_cast(open_book("2014"))


@rule("setup.shuffle.classic")
def test_chance_decides_under_the_old_rules_too() -> None:
    lots_are_cast(open_book("classic"))


@rule("setup.place-decks")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_decks_are_face_down(ruleset: str) -> None:
    book = open_book(ruleset)
    state = begun(book, first=YOU)
    assert {card.zone for card in state.cards} == {Zone.DECK}
    for player in (YOU, OPPONENT):
        assert {card.number for card in view(book, state, player).cards} == {0}


@rule("setup.first-player.random")
@pytest.mark.parametrize(("face", "winner"), [(1, YOU), (0, OPPONENT)])
@pytest.mark.parametrize("goes_first", [ActionKind.YES, ActionKind.NO])
def test_who_wins_the_toss_chooses(face: int, winner: int, goes_first: ActionKind) -> None:
    book = open_book("2014")
    state = begun(book)
    assert state.request.kind == RequestKind.COIN
    state = apply(book, state, Action(ActionKind.TOSS, NOBODY, value=face)).state
    assert (state.request.kind, state.request.player) == (RequestKind.YES_NO, winner)
    state = apply(book, state, Action(goes_first, winner)).state
    assert state.turn_player == (winner if goes_first == ActionKind.YES else 1 - winner)


@rule("setup.first-player.random.classic")
@pytest.mark.parametrize(("face", "winner"), [(1, YOU), (0, OPPONENT)])
def test_under_the_old_rules_the_coin_decides_who_goes_first(face: int, winner: int) -> None:
    book = open_book("classic")
    state = begun(book)
    assert state.request.kind == RequestKind.COIN
    state = apply(book, state, Action(ActionKind.TOSS, NOBODY, value=face)).state
    assert state.request.kind == RequestKind.LOT
    assert state.turn_player == winner


@rule("setup.items.coin")
def test_a_coin_has_two_faces() -> None:
    book = open_book("2014")
    faces = [action.value for action in legal_actions(book, begun(book))]
    assert faces == [0, 1]


@rule("turn.draw.first-turn-none")
def test_whoever_goes_first_does_not_draw() -> None:
    book = open_book("2014")
    assert sizes(book, opened(book), Zone.HAND) == [5, 5]
    assert opened(book).request.kind == RequestKind.OPEN


@rule("turn.draw.first-turn.classic")
def test_under_the_old_rules_the_first_turn_begins_with_a_draw() -> None:
    book = open_book("classic")
    state = opened(book, first=OPPONENT)
    assert state.request.kind == RequestKind.LOT
    state = apply(book, state, legal_actions(book, state)[0]).state
    assert sizes(book, state, Zone.HAND) == [5, 6]


# Winning ------------------------------------------------------------------------------------------


@rule("win.lp-zero")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("lp", "winner"), [((0, 100), OPPONENT), ((100, 0), YOU)])
def test_without_life_points_a_player_loses(ruleset: str, lp: tuple[int, int], winner: int) -> None:
    assert position(open_book(ruleset), (), lp=lp).winner == winner


@rule("win.draw.both-zero")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_both_without_life_points_is_a_draw(ruleset: str) -> None:
    assert position(open_book(ruleset), (), lp=(0, 0)).winner == DRAWN


@rule("win.deck-out")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_cannot_draw_loses(ruleset: str) -> None:
    book = open_book(ruleset)
    number = deck(book).main[0]
    mine = CardState(number, YOU, YOU, Zone.DECK, 0, Position.NONE)
    state = position(book, (mine,), phase=Phase.END)
    state = apply(book, state, Action(ActionKind.NEXT, YOU, value=int(Phase.DRAW))).state
    for _ in range(2):
        if state.request.kind == RequestKind.RESPOND:
            state = apply(book, state, Action(ActionKind.PASS, state.request.player)).state
    assert state.winner == YOU


# The Match ----------------------------------------------------------------------------------------


def played(book: Book, *results: int, chose: int = YOU) -> Match:
    cards = DeckList(deck(book).main)
    match = Match((cards, cards))
    for winner in results:
        match = after(book, match, winner, chose)
    return match


@rule("match.best-of-three")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_two_wins_are_a_match(ruleset: str) -> None:
    book = open_book(ruleset)
    assert outcome(book, played(book, YOU)) == NOBODY
    assert outcome(book, played(book, YOU, OPPONENT)) == NOBODY
    assert outcome(book, played(book, OPPONENT, OPPONENT)) == OPPONENT
    assert outcome(book, played(book, YOU, DRAWN, YOU)) == YOU


@rule("match.win.classic")
@pytest.mark.parametrize("results", [(DRAWN, YOU, DRAWN), (YOU, DRAWN, DRAWN), (DRAWN, DRAWN, YOU)])
def test_one_win_beside_two_draws_is_a_match(results: tuple[int, ...]) -> None:
    book = open_book("classic")
    assert outcome(book, played(book, *results)) == YOU


@rule("match.draw.classic")
@pytest.mark.parametrize("results", [(DRAWN, DRAWN, DRAWN), (YOU, OPPONENT, DRAWN), (DRAWN, OPPONENT, YOU)])
def test_equal_wins_are_a_drawn_match(results: tuple[int, ...]) -> None:
    book = open_book("classic")
    assert outcome(book, played(book, *results)) == DRAWN


@rule("match.loss.classic")
def test_who_faced_the_winner_has_lost_the_match() -> None:
    book = open_book("classic")
    assert loser(book, played(book, YOU, YOU)) == OPPONENT
    assert loser(book, played(book, DRAWN, DRAWN, DRAWN)) == NOBODY


@rule("match.duel-definition")
def test_a_duel_counts_once_it_has_ended() -> None:
    book = open_book("2014")
    try:
        after(book, played(book), NOBODY, YOU)
    except ValueError:
        return
    raise AssertionError("a duel without an end was counted")


@rule("setup.first-player.loser")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_loser_chooses_who_goes_first_next(ruleset: str) -> None:
    book = open_book(ruleset)
    assert chooser(book, played(book)) == NOBODY
    assert chooser(book, played(book, YOU)) == OPPONENT
    state = next_duel(book, played(book, YOU))
    assert (state.request.kind, state.request.player) == (RequestKind.YES_NO, OPPONENT)


@rule("setup.first-player.after-draw")
def test_after_a_draw_chance_decides_again() -> None:
    book = open_book("2014")
    assert chooser(book, played(book, DRAWN, chose=OPPONENT)) == NOBODY


@rule("setup.first-player.after-draw.de")
def test_after_a_draw_the_same_player_chooses_under_the_german_reading() -> None:
    book = open_book("2014")
    german = book.ruleset.derive("2014", policies={"setup.first-player.after-draw": "same"})
    book = Book(german, book.cards, book.left_out)
    assert chooser(book, played(book, DRAWN, chose=OPPONENT)) == OPPONENT
