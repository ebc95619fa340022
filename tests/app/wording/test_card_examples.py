"""The line under "What it does" tells what the card itself does, or names it where it only applies."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.effects import Continuous
from scenarios.catalogue.card_examples import examples_of
from tutor_app.wording.card_examples import story

LASTING = sorted(card.slug for card in BY_SLUG.values() if any(isinstance(one, Continuous) for one in card.effects))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", LASTING)
def test_a_card_that_applies_all_the_time_is_named_in_its_example(slug: str, lang: str) -> None:
    name = BY_SLUG[slug].names.in_language(lang)
    shown = [one for one in examples_of(slug) if one.shows == "happens" and len(one.cards) == 1]
    said = [story(one.loaded.scenario.id, lang) for one in shown if one.loaded.scenario.expect.illegal == ()]
    assert all(name in one.outcome for one in said if one.outcome), said


def test_what_the_card_changes_is_told_before_what_follows_from_it() -> None:
    assert "gains 200 ATK" in story("card.banner-of-courage.1", "en").outcome


def test_what_an_effect_does_is_told_without_the_reveal_after_it() -> None:
    assert "add the monster “Kuriboh”" in story("card.sangan.1", "en").outcome


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_conclusion_is_told_with_what_it_follows_from(lang: str) -> None:
    found = BY_SLUG["thunder-king-rai-oh"].names.in_language(lang)
    assert found in story("card.witch-of-the-black-forest.2", lang).outcome


@pytest.mark.parametrize(
    ("id", "words"),
    [
        ("card.creature-swap.1", "You take control"),
        ("card.call-of-the-haunted.1", "you Special Summon"),
        ("card.offerings-to-the-doomed.1", "destroys"),
    ],
)
def test_what_comes_besides_is_not_told_in_place_of_what_a_card_is_for(id: str, words: str) -> None:
    assert words in story(id, "en").outcome


def test_a_change_of_atk_is_told_as_it_comes_and_not_as_it_goes() -> None:
    gains = {"de": "erhält", "en": "gains", "it": "guadagna", "nl": "krijgt"}
    for lang in LANGUAGES:
        assert gains[lang] in story("card.etoile-cyber.1", lang).outcome
