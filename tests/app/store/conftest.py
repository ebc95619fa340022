"""Databases for the tests of the store: SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tutor_app.store import database
from tutor_app.store.database import opened
from tutor_app.store.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'new' / 'progress.sqlite'}"
    found: str = request.getfixturevalue("postgresql")
    return found


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store in a database of each kind in turn."""
    found = Store(opened(url))
    yield found
    found.close()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the databases opened in a test wait as long as a busy machine needs to let every writer in."""
    monkeypatch.setattr(database, "PATIENCE", 60.0)
