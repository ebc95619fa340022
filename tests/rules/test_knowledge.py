"""What each player may know: rules that show in a player's view, not in the course of the duel."""

from __future__ import annotations

from rulebook.engine.api import view
from rulebook.vocabulary.terms import Zone
from tests.engine.duel import OPPONENT, YOU, Duel
from tests.rules.marks import rule


def known(duel: Duel, zone: Zone, viewer: int) -> list[str]:
    """The names a player can read in a zone of either player."""
    cards = view(duel.book, duel.state, viewer).cards
    return sorted(duel.book.by_number[card.number].slug for card in cards if card.zone == zone and card.number)


@rule("public.counts", "zone.gy.public")
def test_both_graveyards_are_open_and_counts_can_be_read_off() -> None:
    duel = Duel(hand=["jinzo"], graveyard=["sangan"], their_hand=["jinzo", "jinzo"], their_graveyard=["heavy-storm"])
    for player in (YOU, OPPONENT):
        seen = view(duel.book, duel.state, player)
        assert known(duel, Zone.GRAVEYARD, player) == ["heavy-storm", "sangan"]
        assert seen.lp == duel.state.lp
        counts = [sum(card.zone == zone for card in seen.cards) for zone in (Zone.HAND, Zone.DECK)]
        assert counts == [3, 20]
    assert known(duel, Zone.HAND, YOU) == ["jinzo"]


@rule("zone.public.banished")
def test_face_up_banished_cards_are_open() -> None:
    duel = Duel(hand=["dd-crow"], their_graveyard=["sangan"])
    duel.activate("dd-crow", "sangan").passes()
    assert known(duel, Zone.BANISHED, YOU) == known(duel, Zone.BANISHED, OPPONENT) == ["sangan"]
