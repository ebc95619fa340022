"""A test over many values fails if one of them fails, and names each failing value."""

from __future__ import annotations

import inspect

import pytest

from .each import each


def test_every_value_that_fails_is_named() -> None:
    @each("number", range(5), ids=lambda number: f"no {number}")
    def odd(number: int) -> None:
        assert number % 2

    with pytest.raises(pytest.fail.Exception, match=r"3 of 5 fail\n(?s:.*)no 0(?s:.*)no 2(?s:.*)no 4"):
        odd()


def test_an_error_counts_as_a_fault() -> None:
    @each("one, other", [(1, 0), (1, 1)])
    def divided(one: int, other: int) -> None:
        assert one // other

    with pytest.raises(pytest.fail.Exception, match=r"1 of 2 fail\n.*ZeroDivisionError"):
        divided()


def test_each_part_gets_its_share_and_the_other_arguments_stay() -> None:
    seen: list[tuple[int, str]] = []

    @each("number", range(5), parts=2)
    def noted(number: int, lang: str) -> None:
        seen.append((number, lang))

    assert list(inspect.signature(noted).parameters) == ["lang", "part"]
    noted(part=1, lang="de")
    assert seen == [(1, "de"), (3, "de")]


def test_no_values_are_refused() -> None:
    with pytest.raises(AssertionError, match="cannot fail"):
        each("number", [])
