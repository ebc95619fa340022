"""A line of play survives the URL, and a damaged URL is detected."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.notation.links import LONGEST, BadLink, Move, decode, encode

actions = st.builds(
    Action,
    st.sampled_from([int(kind) for kind in ActionKind]),
    st.integers(-1, 1),
    st.integers(-1, 200),
    st.integers(0, 9),
    st.integers(0, 9000),
)
moves = st.lists(st.builds(Move, actions, st.booleans()), max_size=40)


@given(moves)
def test_a_line_survives_a_round_trip(played: list[Move]) -> None:
    word = encode("0123abcd", played)
    assert len(word) <= LONGEST
    assert decode(word) == ("0123abcd", tuple(played))


@given(st.text(max_size=60))
def test_any_text_is_a_line_or_a_bad_link(text: str) -> None:
    for word in (text, f"1.0123abcd.{text}"):
        try:
            decode(word)
        except BadLink:
            continue


def test_a_line_that_is_too_long_is_refused() -> None:
    long = [Move(Action(one % 17, one % 2, one * 7919 % 4001, one * 31 % 97, one)) for one in range(1900)]
    with pytest.raises(BadLink):
        encode("0123abcd", long)


@pytest.mark.parametrize("word", ["", "2.0123abcd.", "1.0123abcd.!!", "1.0123abcd.AAAA", "1.xyz." + "A" * 9])
def test_damaged_words(word: str) -> None:
    with pytest.raises(BadLink):
        decode(word)
