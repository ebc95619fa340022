"""A limit is told as what it is: once per turn, or twice, and that a negated use counts."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import refusal

ONCE = {"en": "once per turn", "de": "einmal pro Spielzug", "it": "una volta per turno", "nl": "één keer per beurt"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
def test_effect_card_over_rule_a_negated_use_counts_for_once_per_turn(lang: str, depth: Depth) -> None:
    made = refusal(
        "you: activate card-trooper naming 3", "opponent: activate effect-veiler targeting card-trooper",
        "opponent: pass", "you: activate card-trooper naming 1", check="activate.limit",
        you='monsters = ["card-trooper"]\ndeck = 10', opponent='hand = ["effect-veiler"]',
    )  # fmt: skip
    assert (made.get("needed"), made.get("negated")) == (1, 1)
    assert ONCE[lang] in text(lang, made, depth=depth)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_nothing_is_said_of_a_negation_that_never_was(lang: str) -> None:
    made = refusal(
        "you: activate card-trooper naming 3", "opponent: pass", "you: activate card-trooper naming 1",
        check="activate.limit", you='monsters = ["card-trooper"]\ndeck = 10', opponent='hand = ["effect-veiler"]',
    )  # fmt: skip
    assert made.get("negated") == 0
    assert ONCE[lang] in text(lang, made)
