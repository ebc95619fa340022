"""A card with several effects that could start: the foil says which of them does not."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
MEANT = {
    "de": "Beschwöre diese Karte",
    "en": "Special Summon this card",
    "it": "Evoca Specialmente questa carta",
    "nl": "Roep deze kaart op",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
def test_effect_trigger_the_effect_that_does_not_start_is_named(lang: str, depth: Depth) -> None:
    told = tell("you: activate dark-hole", you='hand = ["dark-hole"]\nmonsters = ["vampire-lord"]')
    (made,) = of("why-not.trigger.player", told)
    assert MEANT[lang] in text(lang, made, depth=depth)


def test_effect_trigger_a_card_with_one_such_effect_needs_no_name() -> None:
    told = tell(
        "you: activate lightning-vortex discarding broww-huntsman-of-dark-world",
        you='hand = ["lightning-vortex", "broww-huntsman-of-dark-world"]', opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    (made,) = of("why-not.trigger.cost", told)
    assert made.get("meant") is None
