"""A PostgreSQL server for the tests, where PostgreSQL is installed."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

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
    for _ in range(600):  # a busy machine is slow to start it
        if not subprocess.run([bin_ / "pg_isready", "-h", folder, "-U", "tutor"], capture_output=True).returncode:
            break
        server.poll()
        assert server.returncode is None, "PostgreSQL did not start"
        time.sleep(0.1)
    else:
        pytest.fail("PostgreSQL did not answer within a minute")
    yield f"postgresql+psycopg://tutor@/postgres?host={folder}"
    server.send_signal(signal.SIGINT)  # ends connections that are still open
    server.wait(20)
