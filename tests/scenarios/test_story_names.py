"""Names of cards given in another form, or in other words beside brackets."""

from __future__ import annotations

import pytest

from scenarios.asking.tokens import tokens_of
from scenarios.catalogue.library import index

NAMES = (
    ("hab peten der dunkle clown geopfert", "peten-the-dark-clown", 1, 5),
    ("er liggen zwaarden van onthullend licht (swords of revealing light)", "swords-of-revealing-light", 2, 10),
)


@pytest.mark.parametrize(("text", "card", "start", "end"), NAMES)
def test_the_whole_of_a_name_is_one_mention(text: str, card: str, start: int, end: int) -> None:
    found = index()
    tokens = tokens_of(found.names, found.common, found.short, text)
    assert [(one.card, one.start, one.end) for one in tokens.mentions if not one.typical] == [(card, start, end)]
