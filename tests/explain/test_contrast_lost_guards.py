"""A protection that ends earlier in the same Chain: what ended it is told where the effect reaches the card."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

UNIT = 'monsters = ["horus-the-black-flame-dragon-lv6"]'


def lost(*lines: str, you: str, opponent: str = "") -> list[Explanation]:
    return of("why-not.reach.guard-lost", tell(*lines, you=you, opponent=opponent, joined=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g4_what_ends_a_protection_earlier_in_the_chain_is_named(lang: str) -> None:
    (made,) = lost(
        "you: activate raigeki",
        "you: activate skill-drain",
        you='hand = ["raigeki"]\nspells = ["skill-drain|set"]',
        opponent=UNIT,
    )
    assert (made.node, made.get("immune")) == ("why-not.reach.guard-lost.text", 1)
    assert text(lang, made)


def test_mechanic_g4_a_protection_that_was_never_there_is_not_told() -> None:
    told = lost(
        "you: activate raigeki",
        "you: activate mystical-space-typhoon targeting gravity-bind",
        you='hand = ["raigeki", "mystical-space-typhoon"]',
        opponent='monsters = ["kuriboh"]\nspells = ["gravity-bind|up"]',
    )
    assert told == []
