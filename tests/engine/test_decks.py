"""Decks in unknown order, known cards in them, and what is shown to whom."""

from __future__ import annotations

from rulebook.engine.api import legal_actions, view
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.vocabulary.terms import Zone
from tests.engine.duel import OPPONENT, YOU, Duel


def shuffled(duel: Duel) -> Duel:
    """The same duel with the order of both Decks unknown."""
    duel.state = duel.state.with_(shuffled=3)
    return duel


def seen(duel: Duel, viewer: int, zone: Zone, owner: int) -> list[str]:
    """The names of an owner's cards in a zone, as far as a player can read them."""
    cards = view(duel.book, duel.state, viewer).cards
    there = [card for card in cards if (card.zone, card.owner) == (zone, owner)]
    return sorted(duel.book.by_number[card.number].slug for card in there if card.number)


def test_a_card_put_on_a_shuffled_deck_is_the_next_one_drawn() -> None:
    duel = shuffled(
        Duel(hand=["back-to-square-one", "sangan"], their_monsters=["jinzo"], their_deck=["cyber-dragon", "sangan"])
    )
    duel.activate("back-to-square-one", "sangan", "jinzo").passes()
    assert seen(duel, YOU, Zone.DECK, OPPONENT) == seen(duel, OPPONENT, Zone.DECK, OPPONENT) == ["jinzo"]
    while not duel.happened(EventKind.DRAWN):
        legal = legal_actions(duel.book, duel.state)
        onwards = [one for one in legal if one.kind in (ActionKind.PASS, ActionKind.NEXT)]
        assert onwards, duel.state.request
        duel.do(onwards[-1])
    assert [event.subject.number for event in duel.happened(EventKind.DRAWN)] == [duel.book.by_slug["jinzo"].number]
    assert seen(duel, YOU, Zone.HAND, OPPONENT) == ["jinzo"]


def test_chance_chooses_among_the_cards_nobody_has_seen() -> None:
    duel = shuffled(Duel(monsters=["crystal-seer|set"], deck=["jinzo", "sangan", "cyber-dragon"]))
    flip = duel.action(ActionKind.FLIP, "crystal-seer")
    duel.do(flip).passes()
    options = []
    while duel.state.request.kind == RequestKind.LOT:
        options.append(len(duel.state.request.options))
        duel.do(Action(ActionKind.LOT, -1, duel.state.request.options[0]))
    assert options == [3, 2]
    assert len(seen(duel, OPPONENT, Zone.DECK, YOU)) == 2
    duel.do(Action(ActionKind.CHOOSE, YOU, duel.state.request.options[0])).passes()
    assert len(seen(duel, OPPONENT, Zone.DECK, YOU)) == 1
    assert len(seen(duel, OPPONENT, Zone.HAND, YOU)) == 1


def test_who_looks_at_a_hand_knows_it_and_nobody_else_learns_anything() -> None:
    duel = Duel(hand=["confiscation", "sangan"], their_hand=["jinzo", "cyber-dragon"])
    duel.activate("confiscation").passes()
    assert duel.state.request.kind == RequestKind.PICK
    assert seen(duel, YOU, Zone.HAND, OPPONENT) == ["cyber-dragon", "jinzo"]
    duel.choose("jinzo")
    assert seen(duel, YOU, Zone.HAND, OPPONENT) == ["cyber-dragon"]
    assert seen(duel, OPPONENT, Zone.HAND, YOU) == []


def test_who_searches_sees_the_cards_of_the_own_deck_and_the_opponent_does_not() -> None:
    duel = Duel(hand=["reinforcement-of-the-army"], deck=["battle-warrior", "jinzo", "battle-warrior"])
    duel.activate("reinforcement-of-the-army").passes()
    assert duel.state.request.kind == RequestKind.PICK
    assert seen(duel, YOU, Zone.DECK, YOU) == ["battle-warrior", "battle-warrior"]
    assert seen(duel, OPPONENT, Zone.DECK, YOU) == []
    duel.choose("battle-warrior")
    assert seen(duel, OPPONENT, Zone.HAND, YOU) == ["battle-warrior"]
    assert seen(duel, YOU, Zone.DECK, YOU) == []
