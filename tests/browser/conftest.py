"""A running tutor and Chromium for the browser tests."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CHROMIUM = next((path for name in ("chromium", "chromium-browser") if (path := shutil.which(name))), None)
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests here; without a browser they are skipped, or fail if one is required."""
    for item in items:
        if Path(__file__).parent not in item.path.parents:
            continue
        item.add_marker(pytest.mark.browser)
        if CHROMIUM is None and os.environ.get("TUTOR_REQUIRE_BROWSER") != "1":
            item.add_marker(pytest.mark.skip(reason="no Chromium: sudo apt install chromium"))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    if CHROMIUM is None:
        pytest.fail("no Chromium, and TUTOR_REQUIRE_BROWSER=1")
    return {"executable_path": CHROMIUM, "args": FLAGS}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
    return found


class Server:
    """A tutor in a process of its own; it keeps its port and its settings when it is started again."""

    def __init__(self, database: str, *, port: int = 0, **settings: str) -> None:
        self.settings = {"DUEL_TUTOR_DATABASE": database, **settings}
        self.port = port or free_port()
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-m", "tutor_app.server", "--port", str(self.port), "--address", "127.0.0.1"]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT), **self.settings},
            stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT,
        )  # fmt: skip
        self.address = _ready(self.process, f"http://127.0.0.1:{self.port}")

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self.process.kill()
        self.process.wait(10)

    def stop(self) -> None:
        """End it in order, or kill it if that takes too long."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a tutor started for these tests."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('store') / 'progress.sqlite'}")
    yield server.address
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A tutor for one test, which may end it and start it again."""
    server = Server(f"sqlite:///{tmp_path / 'progress.sqlite'}")
    yield server
    server.stop()


def _ready(server: subprocess.Popen[bytes], url: str) -> str:
    for _ in range(150):
        if server.poll() is not None:
            pytest.fail("the tutor did not start")
        try:
            with urllib.request.urlopen(f"{url}/_stcore/health", timeout=60):
                return url
        except OSError:
            time.sleep(0.2)
    pytest.fail("the tutor did not answer")
