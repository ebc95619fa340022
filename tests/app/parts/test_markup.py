"""Nothing reaches the page as markup unless the page itself made it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor_app.parts.markup import Markup, button, div, element, join, text


@given(st.text())
def test_text_never_opens_an_element(words: str) -> None:
    made = div(words, words, title=words)
    inside = made.removeprefix("<div").removesuffix("</div>")
    assert "<" not in inside
    assert inside.count('"') == 4


def test_children_are_escaped_and_finished_markup_is_not() -> None:
    assert div("a", "<b>", div("c", "&")) == '<div class="a">&lt;b&gt;<div class="c">&amp;</div></div>'
    assert join(["<", None, [Markup("<i></i>"), 3]]) == "&lt;<i></i>3"


def test_attributes() -> None:
    made = button("x", 'card:"1"', "f", "go", disabled=True, aria_label=None, hidden=False)
    assert made == '<button type="button" class="x" data-send="card:&quot;1&quot;" data-focus="f" disabled>go</button>'


@pytest.mark.parametrize("name", ["b onclick=x", "<b", ""])
def test_names_are_checked(name: str) -> None:
    with pytest.raises(ValueError, match="element name"):
        element(name)
    with pytest.raises(ValueError, match="attribute name"):
        element("b", {f"{name} ": "x"})


def test_text_of_markup_is_itself() -> None:
    assert text(text("<")) == "&lt;"
