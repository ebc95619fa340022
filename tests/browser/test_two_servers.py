"""Two processes on one PostgreSQL behind nginx, as docs/hosting.md has it: one is killed, and nobody loses anything."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from sqlalchemy import create_engine, text

from tutor_app.store.database import PATIENCE
from tutor_app.texts.messages import message

from .conftest import ROOT, Server
from .test_restart import REPORTED
from .visitor import WAIT, visiting

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin")
HOST = "tutor.example"


def configured(ports: list[int], front: int, folder: Path) -> str:
    """The configuration of the documentation, without TLS, for these ports."""
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    found = re.search(r"```nginx\n(.*?)```", page, re.DOTALL)
    assert found
    written = found[1].replace("listen 443 ssl;", f"listen 127.0.0.1:{front};")
    written = re.sub(r" *ssl_certificate.*\n", "", written)
    for documented, port in zip((8501, 8502), ports, strict=True):
        assert f"127.0.0.1:{documented} " in written
        written = written.replace(f"127.0.0.1:{documented} ", f"127.0.0.1:{port} ")
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "".join(f"{name}_temp_path {folder / name};\n" for name in kinds)
    head = f"pid {folder / 'pid'};\nerror_log {folder / 'log'};\nevents {{}}\n"
    return f"{head}http {{\naccess_log off;\n{paths}{written}}}\n"


@pytest.fixture
def front(postgresql: str, tmp_path: Path) -> Iterator[tuple[str, list[Server]]]:
    """The address of nginx, and the two servers behind it."""
    if NGINX is None:
        pytest.skip("nginx is not installed: sudo apt install nginx")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with create_engine(postgresql).connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("CREATE DATABASE hosting"))
    database = postgresql.replace("/postgres?", "/hosting?")
    servers = [Server(database, DUEL_TUTOR_HOST=HOST) for _ in range(2)]
    (tmp_path / "conf").write_text(configured([one.port for one in servers], port, tmp_path), encoding="utf-8")
    nginx = subprocess.Popen([NGINX, "-c", tmp_path / "conf", "-e", tmp_path / "log", "-g", "daemon off;"])
    yield f"http://{HOST}:{port}", servers
    nginx.terminate()
    nginx.wait(10)
    for one in servers:
        one.stop()


def test_a_killed_process_loses_no_answer(
    browser_type_launch_args: dict[str, object], playwright: object, front: tuple[str, list[Server]], postgresql: str
) -> None:
    address, servers = front
    flags = [*browser_type_launch_args["args"], f"--host-resolver-rules=MAP {HOST} 127.0.0.1"]  # type: ignore[misc]
    launched: Browser = playwright.chromium.launch(**{**browser_type_launch_args, "args": flags})  # type: ignore[attr-defined]
    answers = 0
    with visiting(launched, address) as visit:
        visit.open("?lang=de&page=today")
        for killed in (None, servers[0], servers[1]):
            if killed is not None:
                killed.kill()
                visit.page.wait_for_timeout(1000 * PATIENCE)
            for _ in range(2):
                visit.page.locator(".answers a").first.click(timeout=WAIT)
                expect(visit.page.locator(".feedback")).to_be_visible(timeout=WAIT)
                visit.settle()
                answers += 1
                visit.page.locator("[data-focus^=next-]").click()
                expect(visit.page.locator(".feedback")).to_have_count(0, timeout=WAIT)
                visit.settle()
            if killed is not None:
                killed.start()
        visit.open("?lang=de&page=progress")
        expect(visit.page.locator(".figures")).to_be_visible(timeout=WAIT)
        told = message("de", "progress.known", known="0", asked="0", answers=answers).rpartition(". ")[2]
        expect(visit.region("lists")).to_contain_text(told)
        visit.problems = [
            told for told in visit.problems if not any(known in told for known in (*REPORTED, "502", "WebSocket"))
        ]
    launched.close()
    with create_engine(postgresql.replace("/postgres?", "/hosting?")).connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM results")).scalar() == answers
