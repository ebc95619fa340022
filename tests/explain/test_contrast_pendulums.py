"""A Pendulum Monster goes to the Extra Deck from the field, in place of the Graveyard (rule pendulum.extra-deck)."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

CASES = {
    "pendulum-elsewhere": ("you: activate lightning-vortex discarding timegazer-magician",
        'hand = ["lightning-vortex", "timegazer-magician"]', 'monsters = ["sangan"]'),
    "pendulum-banished": ("you: activate raigeki",
        'hand = ["raigeki"]\nspells = ["dimensional-fissure|up"]', 'monsters = ["timegazer-magician"]'),
    "pendulum-returned": ("you: activate compulsory-evacuation-device targeting timegazer-magician",
        'spells = ["compulsory-evacuation-device|set"]', 'monsters = ["timegazer-magician"]'),
}  # fmt: skip


@pytest.mark.parametrize("condition", CASES)
def test_pendulum_extra_deck_another_way_than_from_the_field_to_the_graveyard_is_told(condition: str) -> None:
    line, you, opponent = CASES[condition]
    (made,) = of("why-not.place", tell(line, you=you, opponent=opponent))
    assert made.node == f"why-not.place.{condition}"
    for lang in LANGUAGES:
        for depth in Depth:
            assert "Extra" in text(lang, made, depth=depth)


def test_pendulum_extra_deck_one_that_goes_there_is_not_missed() -> None:
    told = tell("you: activate raigeki", you='hand = ["raigeki"]', opponent='monsters = ["timegazer-magician"]')
    assert of("why-not.place", told) == []
