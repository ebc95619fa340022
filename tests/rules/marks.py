"""Marking a test with its rules, and disabling a rule while it runs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from rulebook import shelf


def rule(*ids: str) -> pytest.MarkDecorator:
    """``@rule("damage.zero-atk")``: the test passes, and fails without any one of these rules."""
    return pytest.mark.rule(*ids)


@contextmanager
def taken_out(*ids: str) -> Iterator[None]:
    """Within this context every opened book lacks these rules."""
    bind = shelf._bind
    patch = pytest.MonkeyPatch()
    patch.setattr(shelf, "_bind", lambda ruleset: bind(ruleset).without(*ids))
    try:
        yield
    finally:
        patch.undo()
