"""The Italian article before a numeral follows how the number is spoken."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Explanation, Who, Word
from rulebook.language.samples.frames import SPELL, TRAP
from rulebook.language.sentences.render import text
from rulebook.language.words.grammar import grammar


@pytest.mark.parametrize("number", [8, 80, 800, 8000, 11, 11000])
def test_a_number_that_begins_with_a_vowel_takes_gli(number: int) -> None:
    assert grammar("it").figure(number, "def") == f"gli {number}"


@pytest.mark.parametrize("number", [1, 2, 110, 1100, 1800, 500])
def test_any_other_number_takes_i(number: int) -> None:
    assert grammar("it").figure(number, "def") == f"i {number}"


def test_the_article_begins_a_sentence_with_a_capital() -> None:
    arguments = (
        ("source", SPELL), ("card", TRAP), ("link", 2), ("as_card", 1), ("spent", Word("spent", "lp")),
        ("fee", 800), ("payer", Who.YOU), ("left_lying", 0),
    )  # fmt: skip
    assert ". Gli 800 LP" in text("it", Explanation("activation-negated", arguments))
