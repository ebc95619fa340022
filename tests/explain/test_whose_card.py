"""Sentences name whose card it is when it is not the acting player's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulebook.explain import Explanation, Thing, Who
from rulebook.language.sentences.card_nouns import noun_of
from rulebook.language.sentences.render import text
from rulebook.language.words.spans import plain
from rulebook.languages import LANGUAGES
from scenarios.catalogue.lookup import by_id
from scenarios.playing.runner import play_scenario
from scenarios.playing.script import grouped
from tutor_app.wording.told_lines import told_of

FOREIGN = {
    "card.confiscation.1": "discarded.effect",
    "card.spirit-reaper.2": "discarded.effect",
    "card.mind-crush.1": "discarded.effect",
    "card.soul-exchange.1": "tributed.summon",
    "card.lava-golem.1": "tributed.special",
    "card.creature-swap.1": "control-changed",
}
"""Scenarios in which something happens to a card of the other player."""

CASES = ("nom", "acc", "dat", "di")
"""The forms in which the sentences have them, in any of the languages."""

BOTH = {
    "card.card-destruction.1": "discarded.effect",
    "card.torrential-tribute.1": "destroyed.effect",
    "card.chimeratech-fortress-dragon.1": "sent.summon",
}
"""Scenarios in which something happens to cards of both players at once."""


def told(id: str, node: str) -> Iterator[Explanation]:
    loaded = by_id(id)
    assert loaded is not None
    for line in play_scenario(loaded)[1]:
        for group in grouped(line.taken):
            yield from (one for one in told_of(loaded, group)[1] if one.node == node)


def things(made: Explanation) -> tuple[Thing, ...]:
    cards = made.get("cards")
    assert isinstance(cards, tuple)
    return tuple(one for one in cards if isinstance(one, Thing))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", [*FOREIGN, *BOTH])
def test_a_card_of_the_other_player_is_called_so(lang: str, id: str) -> None:
    made = next(told(id, FOREIGN.get(id) or BOTH[id]))
    said = text(lang, made).lower()
    for side in (
        {thing.side for thing in things(made)} if id in BOTH else {Who.OPPONENT, Who.YOU} - {made.get("player")}
    ):
        cards = tuple(thing for thing in things(made) if thing.side is side)
        named = (plain(tuple(noun_of(lang, cards).spans(case, owner=True))).lower() for case in CASES)
        assert any(one in said for one in named), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_monster_summoned_to_the_other_side_is_said_to_lie_there(lang: str) -> None:
    own, foreign = (
        next(told("card.monster-reborn.1", "summoned.effect")),
        next(told("card.ojama-trio.1", "summoned.effect")),
    )
    assert (own.get("own"), foreign.get("own")) == (1, 0)
    there = dict(foreign.arguments) | {"own": 1}
    elsewhere = Explanation(foreign.node, tuple(there.items()))
    assert len(text(lang, foreign, cite=False)) > len(text(lang, elsewhere, cite=False))
