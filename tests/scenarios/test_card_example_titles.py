"""The titles of card examples: a monster without an effect is not said to have one."""

from __future__ import annotations

import pytest

from rulebook.languages import LANGUAGES
from scenarios.catalogue.card_examples import examples


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("card", "plain"), [("battle-footballer", True), ("sangan", False)])
def test_only_cards_with_an_effect_are_said_to_have_one(lang: str, card: str, plain: bool) -> None:
    titles = [one.title(lang) for one in examples() if one.cards[0] == card and one.shows == "happens"]
    assert titles
    effect = {"en": "effect", "de": "Effekt", "it": "effetto", "nl": "effect"}[lang]
    assert all((effect in title) is not plain for title in titles)
