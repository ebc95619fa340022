"""Winning by a card effect, and who loses when the Decks run out."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.card_state import NOBODY, CardState
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import BY_EFFECT, DRAWN
from rulebook.engine.positions import position
from rulebook.language.card_text.card_text import card_text
from rulebook.language.words.spans import plain
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import Position, Zone
from tests.engine.duel import OPPONENT, YOU, Duel

LIMBS = tuple(f"{side}-{limb}-of-the-forbidden-one" for side in ("left", "right") for limb in ("arm", "leg"))
EXODIA = "exodia-the-forbidden-one"


def test_the_last_piece_drawn_wins_at_once() -> None:
    """Rule win.exodia: in the middle of a resolution."""
    duel = Duel(hand=[*LIMBS, "pot-of-greed"], deck=["sangan", EXODIA, "jinzo"])
    duel.activate("pot-of-greed").passes()
    assert (duel.state.winner, duel.state.win_reason) == (YOU, BY_EFFECT)
    (won,) = duel.happened(EventKind.WON)
    assert won.rules == ("win.card-effect", "win.exodia")
    assert legal_actions(duel.book, duel.state) == ()


def test_four_pieces_and_two_of_a_kind_are_not_enough() -> None:
    duel = Duel(hand=[EXODIA, EXODIA, *LIMBS[:3]], graveyard=[LIMBS[3]])
    assert duel.state.winner == NOBODY


def test_the_opponent_wins_in_your_turn() -> None:
    assert Duel(their_hand=[EXODIA, *LIMBS]).state.winner == OPPONENT


def test_both_with_five_pieces_is_a_draw() -> None:
    assert Duel(hand=[EXODIA, *LIMBS], their_hand=[EXODIA, *LIMBS]).state.winner == DRAWN


def test_both_without_a_card_to_draw_is_a_draw() -> None:
    """Rule win.deck-out: Card Destruction makes both draw cards that nobody has."""
    book = open_book("2014")
    names = ((YOU, "card-destruction"), (YOU, "sangan"), (OPPONENT, "sangan"))
    cards = [CardState(BY_SLUG[slug].number, owner, owner, Zone.HAND, 0, Position.NONE) for owner, slug in names]
    state = position(book, cards)
    told = []
    for _ in range(4):
        if state.winner == NOBODY:
            made = apply(book, state, legal_actions(book, state)[0] if state.request.kind == 2 else _activation(state))
            state, told = made.state, [*told, *made.events]
    assert state.winner == DRAWN
    (drawn,) = [event for event in told if event.kind == EventKind.DREW_DUEL]
    assert drawn.get("reason") == "deck"


def _activation(state: object) -> object:
    from rulebook.engine.core.actions import Action, ActionKind

    return Action(ActionKind.ACTIVATE, YOU, 0)


def test_the_text_says_so() -> None:
    said = plain(card_text("en", BY_SLUG[EXODIA]).spans)
    assert said.startswith("If you have “Right Leg of the Forbidden One”, ")
    assert said.endswith("in your hand in addition to this card, you win the Duel.")
    assert plain(card_text("de", BY_SLUG[EXODIA]).spans).endswith("in deiner Hand hast, gewinnst du das Duell.")
