"""Test order: slow tests first, distributed evenly over the workers."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.postgresql import postgresql

__all__ = ["postgresql"]

os.environ.setdefault("DUEL_TUTOR_DATABASE", "off")  # a test that needs a database names one

SLOW = tuple(Path(__file__).parent / name for name in ("browser", "audit"))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Distribute the slow tests over the pytest-xdist workers, which initially get equal shares of the list."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if any(folder in item.path.parents for folder in SLOW)]
    quick = [item for item in items if not any(folder in item.path.parents for folder in SLOW)]
    items[:] = [
        item
        for worker in range(workers)
        for item in (
            *slow[worker::workers],
            *quick[len(quick) * worker // workers : len(quick) * (worker + 1) // workers],
        )
    ]
