"""The settings of the page server, from environment variables; ``docs/hosting.md`` lists them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

DATABASE = "DUEL_TUTOR_DATABASE"
"""The URL of the database, as SQLAlchemy takes it; "off" means that nothing is kept."""

CLOCK = "DUEL_TUTOR_CLOCK"
"""A time at which the tutor's clock stands still, in ISO form; for tests."""

HOST = "DUEL_TUTOR_HOST"
"""The name under which visitors open the tutor, if a web server stands in front of it."""

SOLVERS = "DUEL_TUTOR_SOLVERS"
"""How many processes search puzzles for the pages of a server."""

OFF = "off"
_PLAIN = "postgresql://"
_DRIVER = "postgresql+psycopg://"


def default_file() -> Path:
    """The SQLite file used if no database is named."""
    return Path.home() / ".duel-tutor" / "progress.sqlite"


def database_url(environment: Mapping[str, str] | None = None) -> str:
    """The URL of the database; "off" if nothing is to be kept."""
    found = (os.environ if environment is None else environment).get(DATABASE, "").strip()
    if not found:
        return f"sqlite:///{default_file()}"
    return _DRIVER + found.removeprefix(_PLAIN) if found.startswith(_PLAIN) else found


def host(environment: Mapping[str, str] | None = None) -> str:
    """The name under which visitors open the tutor; empty if they open this machine."""
    return (os.environ if environment is None else environment).get(HOST, "").strip()


def solvers(environment: Mapping[str, str] | None = None) -> int:
    """How many processes search puzzles: one if nothing is set, at most 64."""
    found = (os.environ if environment is None else environment).get(SOLVERS, "").strip()
    return min(int(found), 64) if found.isdecimal() and int(found) else 1


def now(environment: Mapping[str, str] | None = None) -> datetime:
    """The current time in UTC, or that of ``CLOCK``.

    Raises:
        ValueError: ``CLOCK`` is not a time.
    """
    fixed = (os.environ if environment is None else environment).get(CLOCK, "")
    if not fixed:
        return datetime.now(UTC)
    found = datetime.fromisoformat(fixed)
    return found.astimezone(UTC) if found.tzinfo else found.replace(tzinfo=UTC)
