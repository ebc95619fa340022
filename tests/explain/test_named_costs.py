"""A cost that another card forbids is named, and so is the card."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import refusal

TRIBUTE = {"en": "Tribute this card", "de": "als Tribut anbieten", "it": "offrire come Tributo", "nl": "offeren"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
def test_cost_unpayable_the_cost_that_a_card_forbids_is_named(lang: str, depth: Depth) -> None:
    made = refusal(
        "you: activate mind-control targeting kaibaman", "opponent: pass", "you: pass", "you: activate kaibaman",
        check="activate.cost.prohibited", you='hand = ["mind-control", "blue-eyes-white-dragon"]',
        opponent='monsters = ["kaibaman"]',
    )  # fmt: skip
    assert made.node == "refused.activate.cost.prohibited.named.text"
    said = text(lang, made, depth=depth)
    assert TRIBUTE[lang] in said
    assert {"de": "Gedankenkontrolle", "it": "Controlla Mente"}.get(lang, "Mind Control") in said
