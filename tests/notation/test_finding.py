"""Cards are found by any name, with typo tolerance."""

from __future__ import annotations

import time

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.notation.finding import MANY, begins, find_card, plain
from rulebook.vocabulary.effects import Card
from tests.each import each


@each("card", POOL, ids=lambda card: card.slug, parts=2)
def test_every_card_is_found_by_each_of_its_names(card: Card) -> None:
    for query in (card.slug, str(card.number), card.names.en, card.names.de, card.names.it, plain(card.names.de)):
        assert find_card(POOL, query).card is card, query


@pytest.mark.parametrize(
    ("query", "slug"),
    [
        ("heavy strom", "heavy-storm"),
        ("Hevy Strom", "heavy-storm"),
        ("storm heavy", "heavy-storm"),
        ("schwerer  STURM", "heavy-storm"),
        ("mystical space typhon", "mystical-space-typhoon"),
        ("Petten der dunkle Clown", "peten-the-dark-clown"),
        ("dd crow", "dd-crow"),
        ("strasse zum sternenlicht", "starlight-road"),
        ("breaker", "breaker-the-magical-warrior"),
    ],
)
def test_typos_are_tolerated(query: str, slug: str) -> None:
    assert find_card(POOL, query).card is BY_SLUG[slug]


def test_a_name_that_fits_several_gets_a_short_list() -> None:
    found = find_card(POOL, "dragon")
    assert (found.card, found.several) == (None, True)
    assert 1 < len(found.near) <= MANY
    both = find_card(POOL, "black lustr").near
    assert {card.slug for card in both} >= {"black-luster-ritual", "black-luster-soldier"}


def test_a_typo_in_a_full_name_beats_longer_names() -> None:
    assert find_card(POOL, "Jinzzo").card is BY_SLUG["jinzo"]


def test_a_whole_name_wins_over_longer_ones() -> None:
    assert find_card(POOL, "Jinzo").card is BY_SLUG["jinzo"]


def test_nothing_like_it_gets_the_nearest_names() -> None:
    found = find_card(POOL, "karte der zerstorung")
    assert (found.card, found.several) == (None, False)
    assert found.near[0] is BY_SLUG["card-destruction"]


@pytest.mark.parametrize("query", ["", "   ", "...", "\x00", "a" * 1_000_000, "ß" * 500, "x " * 500, "0" * 5000, "💥"])
def test_junk_is_answered_quickly(query: str) -> None:
    start = time.perf_counter()
    assert find_card(POOL, query).card is None
    assert time.perf_counter() - start < 2


def test_one_typo_from_four_letters_and_two_from_eight() -> None:
    assert begins("storm", "strom")
    assert begins("typhoon", "thyp")
    assert not begins("umi", "uni")
    assert not begins("storm", "stxxm")
    assert begins("destruction", "destrucktoin")
    assert not begins("destruction", "dxstrxctixn")
