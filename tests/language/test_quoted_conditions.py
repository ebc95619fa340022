"""A condition that is quoted begins with "if", so the words before it must be able to end in "if"."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Passage
from rulebook.language.samples.frames import sample_explanations
from rulebook.language.sentences.render import Depth, text

NODES = ("not-done.condition.text", "not-done.otherwise.text", "no-effect.condition.text")
BEFORE = {"en": "case: ", "it": "solo in questo caso: "}


@pytest.mark.parametrize("node", NODES)
@pytest.mark.parametrize("lang", BEFORE)
def test_a_condition_is_quoted_as_a_case(lang: str, node: str) -> None:
    for made in sample_explanations(node):
        assert isinstance(made.get("passage"), Passage)
        assert BEFORE[lang] in text(lang, made, depth=Depth.SIMPLE)


def test_what_does_something_only_in_part_does_not_do_nothing() -> None:
    parts = [made for made in sample_explanations("not-done.condition.text") if not made.get("whole")]
    assert parts
    assert all("leaves out this part" in text("en", made, depth=Depth.SIMPLE) for made in parts)
    assert all("salta questa parte, che vale" in text("it", made, depth=Depth.SIMPLE) for made in parts)
