"""Triggers from different moments of one Chain: the rulebook lets the player order them; a policy orders them by
moment.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import Phase
from tests.engine.duel import OPPONENT, YOU, Duel


@pytest.mark.parametrize(("policy", "asked"), [("free", True), ("moment", False)])
def test_mechanic_D3_order_of_triggers_of_different_moments(policy: str, asked: bool) -> None:
    book = open_book("2014")
    rules = book.ruleset.derive("2014", policies={"mechanic.D3": policy})
    duel = Duel(
        book=replace(book, ruleset=rules),
        turn_player=OPPONENT,
        hand=["jinzo"],
        monsters=["sangan", "card-trooper"],
        spells=["raigeki-break"],
        deck=["sangan", "jinzo"],
        their_hand=["dark-hole"],
    )
    duel.activate("dark-hole", player=OPPONENT).until_asked(YOU).activate("raigeki-break", "sangan").passes()
    assert (duel.state.request.kind == RequestKind.TRIGGER) is asked
    if not asked:
        order = [event.subject.number for event in duel.happened(EventKind.ACTIVATED)[2:]]
        assert order[0] == book.by_slug["sangan"].number


def test_chain_alternating_until_pass_both_players_may_respond_to_a_trigger() -> None:
    """Rule chain.alternating-until-pass: putting a trigger on the Chain is no pass of either player."""
    duel = Duel(
        monsters=["jinzo"], spells=["book-of-moon"],
        their_monsters=["sangan"], their_spells=["book-of-moon"], their_deck=["kuriboh"],
    )  # fmt: skip
    duel.next(Phase.BATTLE).attack("jinzo", "sangan")
    duel.pass_until(lambda duel: bool(duel.state.chain))
    asked = []
    while duel.state.request.kind == RequestKind.RESPOND and duel.state.chain:
        asked.append(duel.state.request.player)
        duel.do(Action(ActionKind.PASS, duel.state.request.player))
    assert asked == [YOU, OPPONENT]
