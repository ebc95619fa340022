"""The servers that the page benchmark compares: the tutor, and an empty page."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tutor_app.settings import DATABASE

ROOT = Path(__file__).resolve().parents[2]
EMPTY = """import streamlit as st
st.session_state.count = st.session_state.get("count", -1) + 1
st.button("Click")
st.write(f"Clicks: {st.session_state.count}")
"""
PATIENCE = 120.0


class CannotMeasure(Exception):
    """Something needed is missing; the message names it and the remedy."""


@dataclass
class Server:
    """A running server.

    ``loading`` is the time in seconds from its start until it answers, ``database`` the URL of its own database.
    """

    process: subprocess.Popen[bytes]
    address: str
    loading: float
    database: str = ""

    @property
    def memory(self) -> float:
        """Resident memory in MB, or 0 where the system does not say."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        except OSError:
            return 0.0
        found = re.search(r"VmRSS:\s*(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0.0

    @property
    def processor(self) -> float:
        """Processor time used so far in seconds, or 0 where the system does not say."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            return 0.0
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def tutor() -> Iterator[Server]:
    """The tutor's own server, with a database of its own."""
    command = [sys.executable, "-m", "tutor_app.server", "--address", "127.0.0.1", "--port"]
    with tempfile.TemporaryDirectory() as folder, _serving(command, ROOT, f"sqlite:///{folder}/answers.db") as server:
        yield server


@contextmanager
def empty() -> Iterator[Server]:
    """Streamlit with a page of one button and one line of text."""
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "empty.py").write_text(EMPTY, encoding="utf-8")
        options = ["--server.headless", "true", "--server.fileWatcherType", "none", "--browser.gatherUsageStats",
                   "false", "--server.address", "127.0.0.1", "--server.port"]  # fmt: skip
        with _serving([sys.executable, "-m", "streamlit", "run", "empty.py", *options], Path(folder)) as server:
            yield server


@contextmanager
def _serving(command: Sequence[str], folder: Path, database: str = "") -> Iterator[Server]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    start = time.perf_counter()
    settings = {"PYTHONPATH": str(ROOT), **({DATABASE: database} if database else {})}
    process = subprocess.Popen(
        [*command, str(port)], cwd=folder, env={**os.environ, **settings},
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        _wait(process, f"http://127.0.0.1:{port}/_stcore/health", start)
        yield Server(process, f"127.0.0.1:{port}", time.perf_counter() - start, database)
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def _wait(process: subprocess.Popen[bytes], url: str, start: float) -> None:
    while process.poll() is None and time.perf_counter() - start < PATIENCE:
        try:
            with urllib.request.urlopen(url, timeout=PATIENCE):
                return
        except OSError:
            time.sleep(0.02)
    raise CannotMeasure("a server did not start")
