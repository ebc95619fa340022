"""Every test marked with a rule runs normally and once without each of its rules, when it must fail."""

from __future__ import annotations

from collections.abc import Generator, Iterator

import pytest

from rulebook.engine.api import IllegalAction

from .marks import taken_out


@pytest.fixture(autouse=True)
def left_out(request: pytest.FixtureRequest) -> Iterator[str]:
    """The rule to disable in this run, or ""."""
    gone = getattr(request, "param", "")
    if not gone:
        yield ""
        return
    with taken_out(gone):
        yield gone


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    marks = list(metafunc.definition.iter_markers("rule"))
    ids = [id for mark in marks for id in mark.args]
    if ids:
        names = ["as it is", *(f"without {id}" for id in ids)]
        metafunc.parametrize("left_out", ["", *ids], indirect=True, ids=names)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Invert the outcome if a rule is disabled."""
    callspec = getattr(item, "callspec", None)
    gone = callspec.params.get("left_out", "") if callspec else ""
    try:
        result = yield
    except (AssertionError, IllegalAction):
        if gone:
            return None
        raise
    if gone:
        pytest.fail(f"it comes out the same without {gone}: the test does not hold that rule")
    return result
