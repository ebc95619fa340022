"""Monsters that are given up elsewhere than on the field, and one that counts as two Tributes, in four languages."""

from __future__ import annotations

import pytest

from scenarios.asking.codes import code_of, story_of
from scenarios.asking.story import Where
from scenarios.catalogue.stories import answered_by_story


@pytest.mark.parametrize(
    ("text", "place", "yes"),
    [
        ("I detach Sangan from Number 39: Utopia. Does Sangan's effect search?", Where.MATERIAL, False),
        (
            "Hab Sangan als Material unter nem Xyz Monster und hänge ihn ab, darf ich dann suchen?",
            Where.MATERIAL,
            False,
        ),
        ("Ik detach Sangan van mijn Leviathan Dragon, mag ik dan zoeken?", Where.MATERIAL, False),
        ("Stacco Sangan da un mostro Xyz, posso cercare?", Where.MATERIAL, False),
        ("If Card Trooper sends three cards and one is Dandylion, do I get tokens?", Where.DECK, True),
        ("Truppa della Carta mi manda Sangan dal mazzo al cimitero, cerco un mostro?", Where.DECK, False),
        ("Card Trooper millt Dandylion, krijg ik 2 tokens?", Where.DECK, True),
        ("Kartenkavallerist millt Sangan, darf ich suchen?", Where.DECK, False),
    ],
)
def test_a_monster_sent_from_elsewhere_than_the_field(text: str, place: Where, *, yes: bool) -> None:
    """An effect for a card sent from the field does not happen then; one for a card sent from anywhere does."""
    found = answered_by_story(text)
    assert found is not None
    assert next(one.place for one in found.story.cards if one.card == found.story.about) is place
    assert found.yes is yes
    played = story_of(code_of(found.story))
    assert played is not None
    assert played.cards == found.story.cards


@pytest.mark.parametrize(
    ("text", "yes"),
    [
        ("does kaiser sea horse count as two tributes for blue-eyes white dragon?", True),
        ("is one kaiser sea horse enough to tribute summon dark magician?", False),
        ("reicht seepferd-kaiser alleine als tribut für den blauäugigen w. drachen?", True),
        ("zählt seepferd-kaiser als 2 tribute wenn ich damit den dunklen magier beschwören will?", False),
        ("basta kaiser sea horse come tributo per drago bianco occhi blu?", True),
        ("telt kaiser sea horse als 2 tributes voor blue eyes white dragon?", True),
    ],
)
def test_one_monster_as_two_tributes(text: str, *, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is yes
