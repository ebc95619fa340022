"""Every part of what an effect does can be quoted, in every language."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.engine.core.effect_paths import walk
from rulebook.explain.conditions import said_by
from rulebook.explain.tree import Passage
from rulebook.language.sentences.passages import passage_text
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.effects import Activated, Card, Unclassified


def parts(card: Card) -> list[Passage]:
    """What the effects of a card do, each part by itself."""
    return [
        said
        for place, effect in enumerate(card.effects)
        if isinstance(effect, Activated | Unclassified)
        for path, _ in walk(effect.operation)
        if (said := said_by(card, effect, place, path)) is not None
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_part_of_every_card_has_words(lang: str) -> None:
    found = [passage_text(lang, part) for card in POOL for part in parts(card)]
    assert len(found) > 500
    assert all(found)


def test_a_part_of_one_option_names_the_target_of_that_option() -> None:
    up, *_ = parts(BY_SLUG["de-spell"])[1:]
    assert passage_text("en", up) == "Destroy it"


def test_a_part_that_has_words_only_in_its_place_is_quoted_with_what_stands_before_it() -> None:
    whole, *_, last = parts(BY_SLUG["thunder-crash"])
    assert passage_text("en", last) == passage_text("en", whole)
