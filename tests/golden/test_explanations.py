"""What an explanation consists of (frame, role, arguments, rules) for every kind of event and every failed check."""

from __future__ import annotations

from tests.each import each
from tests.golden.explained import read, sections

LISTED = read()


@each("name", LISTED)
def test_explanations_are_those_of_the_listing(name: str) -> None:
    """Rewrite the listing with ``python3 -m tests.golden.explained`` and read the difference."""
    assert list(sections()[name]) == LISTED[name]


def test_the_listing_has_every_section() -> None:
    assert list(LISTED) == list(sections())
