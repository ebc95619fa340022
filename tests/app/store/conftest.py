"""Databases for the tests: SQLite, and a PostgreSQL server of their own where one is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tutor_app.store.database import opened
from tutor_app.store.store import Store

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
INITDB = next((folder / "initdb" for folder in FOLDERS if (folder / "initdb").exists()), None) or shutil.which("initdb")


def _as_owner(folder: Path) -> list[str]:
    """The start of a command run by a user that PostgreSQL accepts: it refuses root."""
    if os.getuid():
        return []
    for one in (folder, *folder.parents):
        if one == Path("/tmp") or one == one.parent:
            break
        one.chmod(0o755)
    shutil.chown(folder, "postgres", "postgres")
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a running PostgreSQL server."""
    if INITDB is None:
        pytest.skip("PostgreSQL is not installed: sudo apt install postgresql")
    folder = tmp_path_factory.mktemp("postgresql")
    owner, bin_ = _as_owner(folder), Path(INITDB).parent
    data = folder / "data"
    subprocess.run([*owner, bin_ / "initdb", "-D", data, "-U", "tutor", "-A", "trust", "-E", "UTF8", "--locale=C"],
                   check=True, capture_output=True, cwd=folder)  # fmt: skip
    server = subprocess.Popen(
        [*owner, bin_ / "postgres", "-D", data, "-k", folder, "-c", "listen_addresses="],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder,
    )  # fmt: skip
    subprocess.run([bin_ / "pg_isready", "-h", folder, "-t", "30", "-U", "tutor"], check=False, capture_output=True)
    for _ in range(100):
        if not subprocess.run([bin_ / "pg_isready", "-h", folder, "-U", "tutor"], capture_output=True).returncode:
            break
        server.poll()
        assert server.returncode is None, "PostgreSQL did not start"
        subprocess.run([sys.executable, "-c", "import time; time.sleep(0.1)"], check=True)
    yield f"postgresql+psycopg://tutor@/postgres?host={folder}"
    server.terminate()
    server.wait(20)


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
