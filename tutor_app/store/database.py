"""Opens the database and brings its schema up to date; tells what is wrong with one that cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path

import alembic.command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 1.0
"""Seconds that a visitor waits for a database that is locked or does not answer."""

READS = "duel_tutor_reads"
"""The execution option of a connection that only reads."""

_MIGRATING = 7_246_001
"""The number of the PostgreSQL lock under which one process at a time migrates."""


class Fault(StrEnum):
    """Why the database cannot be used. OFF: the host wants none. NEWER: written by a later version of the tutor."""

    OFF = "off"
    LOCKED = "locked"
    FULL = "full"
    NEWER = "newer"
    GONE = "gone"


class StoreError(Exception):
    """The database cannot be used at present; ``fault`` says why."""

    def __init__(self, fault: Fault, cause: str = "") -> None:
        super().__init__(f"{fault.value}: {cause}" if cause else fault.value)
        self.fault = fault


def fault_of(error: BaseException) -> Fault:
    """What an error of the database means for the visitor."""
    words = str(error).lower()
    if "locked" in words or "lock timeout" in words or "busy" in words:
        return Fault.LOCKED
    if "full" in words or "no space" in words:
        return Fault.FULL
    return Fault.GONE


@contextmanager
def reported() -> Iterator[None]:
    """Turn every error of the database into a ``StoreError``."""
    try:
        yield
    except StoreError:
        raise
    except (SQLAlchemyError, OSError) as error:
        cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
        raise StoreError(fault_of(cause), str(cause).splitlines()[0] if str(cause) else type(cause).__name__) from error


def opened(url: str) -> Engine:
    """Connect to a database and bring its schema up to date.

    Args:
        url: as SQLAlchemy takes it.

    Raises:
        StoreError: it cannot be used.
    """
    with reported():
        try:
            address = make_url(url)
            file = _file(address)
            if file is not None:
                file.parent.mkdir(parents=True, exist_ok=True)
            engine = create_engine(address, connect_args=_arguments(address.get_backend_name()), pool_pre_ping=True)
        except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
            raise StoreError(Fault.GONE, str(error)) from error
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _prepare)
            event.listen(engine, "begin", _begin)
        _migrate(engine)
        if file is not None:
            _watch(engine, file)
    return engine


def _file(address: URL) -> Path | None:
    """The file of a SQLite database; None for another one, or one that is not named by its path."""
    name = address.database or ""
    named = address.get_backend_name() == "sqlite" and name not in ("", ":memory:") and not name.startswith("file:")
    return Path(name) if named else None


def _watch(engine: Engine, path: Path) -> None:
    """Use no file that is no longer at its path, where what is written would be lost, and make no new one there."""
    engine.dispose()

    def connecting(*_: object) -> None:
        path.stat()

    def connected(_: object, entry: ConnectionPoolEntry) -> None:
        entry.info["file"] = _identity(path)

    def taken(_: object, entry: ConnectionPoolEntry, __: object) -> None:
        if entry.info.get("file") != _identity(path):
            raise DisconnectionError(f"{path} is gone")

    event.listen(engine, "do_connect", connecting)
    event.listen(engine, "connect", connected)
    event.listen(engine, "checkout", taken)


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file is at a path; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _arguments(backend: str) -> dict[str, object]:
    if backend == "sqlite":
        return {"timeout": PATIENCE}
    if backend == "postgresql":
        wait = round(PATIENCE * 1000)
        return {"connect_timeout": 2, "options": f"-c lock_timeout={wait} -c statement_timeout={5 * wait}"}
    return {}


def _prepare(connection: object, _: ConnectionPoolEntry) -> None:
    """Set up a SQLite connection: readers and a writer at once, foreign keys, transactions begun by ``_begin``."""
    connection.isolation_level = None  # type: ignore[attr-defined]
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin a SQLite transaction, as a writer unless it only reads: then two windows wait instead of failing."""
    connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get(READS) else "BEGIN IMMEDIATE")


def _migrate(engine: Engine) -> None:
    settings = Config()
    settings.set_main_option("script_location", str(MIGRATIONS))
    settings.set_main_option("path_separator", "os")
    newest = ScriptDirectory.from_config(settings).get_current_head()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _MIGRATING})
        if engine.dialect.has_table(connection, "alembic_version"):
            version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
            if version == newest:
                return
        settings.attributes["connection"] = connection
        try:
            alembic.command.upgrade(settings, "head")
        except CommandError as error:
            raise StoreError(Fault.NEWER, str(error)) from error
