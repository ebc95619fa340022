"""Which effects looked at an event and did not start: the engine says which condition failed."""

from __future__ import annotations

import pytest

from rulebook.engine.api import apply, legal_actions, view_events
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.events import Event
from rulebook.engine.core.missed import Condition, Missed
from rulebook.vocabulary.terms import Cause, Verb, Zone

from .duel import OPPONENT, YOU, Duel


class Recorded(Duel):
    """A duel that records."""

    def do(self, action):  # type: ignore[no-untyped-def]
        made = apply(self.book, self.state, action, record=True)
        self.state = made.state
        self.events += made.events
        return self

    def missed(self, slug: str) -> list[Missed]:
        """What the effects of a card missed so far."""
        number = self.book.by_slug[slug].number
        return [one for event in self.events for one in event.missed if one.source.number == number]

    def unmet(self, slug: str) -> list[tuple[Condition, object, object]]:
        return [one.unmet[:3] for one in self.missed(slug)]


def test_another_verb() -> None:
    duel = Recorded(hand=["jinzo"], monsters=["card-trooper"]).announce(ActionKind.SUMMON, "jinzo", "card-trooper")
    assert duel.unmet("card-trooper") == [(Condition.VERB, Verb.DESTROY, Verb.TRIBUTE)]
    (missed,) = duel.missed("card-trooper")
    assert missed.source.zone == Zone.MONSTER
    assert missed.player == YOU


def test_another_cause_and_another_place() -> None:
    cards = ["lightning-vortex", "goldd-wu-lord-of-dark-world"]
    duel = Recorded(hand=cards, their_monsters=["cyber-dragon"]).activate("lightning-vortex", cards[1])
    condition, asked, found = duel.unmet("goldd-wu-lord-of-dark-world")[0]
    assert (condition, found) == (Condition.CAUSE, Cause.COST)
    assert isinstance(asked, tuple)
    assert Cause.EFFECT in asked
    duel = Recorded(hand=["lightning-vortex", "sangan"], their_monsters=["cyber-dragon"])
    condition, asked, found = duel.activate("lightning-vortex", "sangan").unmet("sangan")[0]
    assert (condition, found) == (Condition.WAS, Zone.HAND)


def test_an_effect_that_starts_is_not_recorded() -> None:
    duel = Recorded(hand=["jinzo"], monsters=["sangan"]).announce(ActionKind.SUMMON, "jinzo", "sangan")
    assert duel.missed("sangan") == []


def test_what_negates_an_effect_is_named_even_if_its_card_has_left() -> None:
    duel = Recorded(hand=["mystical-space-typhoon"], their_monsters=["jinzo"], spells=["call-of-the-haunted|up"])
    duel.activate("mystical-space-typhoon", "call-of-the-haunted").passes()
    (missed,) = duel.missed("call-of-the-haunted")
    assert missed.unmet.condition is Condition.NEGATED
    assert isinstance(missed.unmet.found, Snapshot)
    assert missed.unmet.found.number == duel.book.by_slug["jinzo"].number


def test_missed_timing_is_recorded_with_its_rules() -> None:
    found = [one.unmet for event in _missed_timing() for one in event.missed]
    assert Condition.LAST in {one.condition for one in found}
    assert all(one.rules for one in found if one.condition is Condition.LAST)


def test_a_trigger_that_cannot_be_put_on_the_chain_is_recorded() -> None:
    magician = "dark-magician-of-chaos"
    duel = Recorded(hand=[magician], monsters=["jinzo", "sangan"], deck=0)
    duel.announce(ActionKind.SUMMON, magician, "jinzo", "sangan").passes()
    assert Condition.COMPLETE in [one.unmet.condition for one in duel.missed(magician)]
    assert duel.state.pending == ()


def _missed_timing() -> list[Event]:
    """Peten is Tributed for a Summon: sending it was not the last thing to happen."""
    duel = Recorded(hand=["jinzo", "peten-the-dark-clown"], monsters=["peten-the-dark-clown"])
    return duel.announce(ActionKind.SUMMON, "jinzo", "peten-the-dark-clown").passes().events


@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_nobody_hears_of_the_effects_of_cards_they_do_not_know(player: int) -> None:
    duel = Recorded(hand=["jinzo"], monsters=["card-trooper"]).announce(ActionKind.SUMMON, "jinzo", "card-trooper")
    uid = duel.uid("card-trooper")
    lying = duel.state.cards[uid]._replace(seen=1 << YOU)
    hidden = duel.state.with_(cards=tuple(lying if at == uid else one for at, one in enumerate(duel.state.cards)))
    events = [
        event.__class__(
            event.kind, event.subject, event.player, missed=tuple(
                one._replace(source=one.source._replace(zone=Zone.HAND)) for one in event.missed
            ),
        )
        for event in duel.events if event.missed
    ]  # fmt: skip
    heard = [one for event in view_events(duel.book, hidden, events, player) for one in event.missed]
    assert bool(heard) == (player == YOU)


def test_nothing_is_recorded_unless_asked() -> None:
    duel = Duel(hand=["jinzo"], monsters=["card-trooper"]).announce(ActionKind.SUMMON, "jinzo", "card-trooper")
    assert all(not event.missed for event in duel.events)
    assert legal_actions(duel.book, duel.state)
