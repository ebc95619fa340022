"""Deck links: what was written is read again, and damaged links are named."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook.decks.checks import DeckList
from rulebook.decks.ydk import DeckFileError
from rulebook.decks.ydke import read_ydke, write_ydke

PILE = st.lists(st.integers(0, 2**32 - 1), max_size=60).map(tuple)


@given(PILE, PILE, PILE)
def test_a_deck_is_read_as_it_was_written(main: tuple[int, ...], extra: tuple[int, ...], side: tuple[int, ...]) -> None:
    deck = DeckList(main, extra, side)
    assert read_ydke(write_ydke(deck)) == deck


@pytest.mark.parametrize(
    ("link", "said"),
    [
        ("", "begins with"),
        ("http://example.org", "begins with"),
        ("ydke://", "fewer than three"),
        ("ydke://!!", ""),
        ("ydke://????!!!", "part 1 of the Deck link is damaged"),
        ("ydke://!AAAA!!", "part 2 of the Deck link is cut off"),
        ("ydke://" + "A" * 200_000 + "!!!", "no longer than"),
        ("ydke://" + "AAAAAA==" * 900 + "!!!", "damaged"),
        ("ydke://" + "A" * 8000 + "!!!", "more than 500"),
    ],
)
def test_a_damaged_link_is_named(link: str, said: str) -> None:
    if not said:
        assert read_ydke(link) == DeckList((), (), ())
        return
    with pytest.raises(DeckFileError, match=said):
        read_ydke(link)
