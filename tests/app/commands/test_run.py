"""``run.py``: sets up once, gives clear hints if something is missing, hides no failed check."""

from __future__ import annotations

import ast
import importlib.util
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A fresh ``run`` whose virtual environment is in a temporary folder."""
    spec = importlib.util.spec_from_file_location("run_under_test", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "ENVIRONMENT", tmp_path / ".venv")
    monkeypatch.setattr(module, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(module, "STAMP", tmp_path / ".venv" / "installed.txt")
    return module


def test_it_imports_the_standard_library_only() -> None:
    tree = ast.parse((ROOT / "run.py").read_text(encoding="utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in imported} <= set(sys.stdlib_module_names)


def test_without_venv_it_says_what_to_install(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise subprocess.CalledProcessError(1, "ensurepip")

    monkeypatch.setattr(run.venv.EnvBuilder, "create", fail)
    with pytest.raises(SystemExit) as caught:
        run.set_up(dev=False)
    assert "apt install python3-venv" in str(caught.value)


def test_a_venv_that_cannot_run_is_to_be_deleted(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    run.PYTHON.parent.mkdir(parents=True)
    run.PYTHON.write_text("no program")
    run.PYTHON.chmod(0o755)
    monkeypatch.setattr(run, "_installed", lambda: {run.LOCK.name: run._digest(run.LOCK)})
    for arguments in (["check"], ["--no-browser"]):
        with pytest.raises(SystemExit) as caught:
            run.main(arguments)
        assert ".venv" in str(caught.value)
        assert "Delete that folder" in str(caught.value)


def test_a_venv_without_its_packages_is_to_be_deleted(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    run.PYTHON.parent.mkdir(parents=True)
    run.PYTHON.write_text('#!/bin/sh\necho "No module named streamlit" >&2\nexit 1\n')
    run.PYTHON.chmod(0o755)
    monkeypatch.setattr(run, "set_up", lambda dev: None)
    with pytest.raises(SystemExit) as caught:
        run.main(["--no-browser"])
    assert "Delete that folder" in str(caught.value)


@pytest.mark.parametrize("port", ["99999", "65536", "0", "-5", "x", "1" * 5000])
def test_a_port_that_is_none_is_refused(
    run: ModuleType, port: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "_run", lambda *_, **__: pytest.fail("the server was started"))
    with pytest.raises(SystemExit) as caught:
        run.main(["--no-browser", "--port", port])
    assert caught.value.code == 2
    assert "from 1 to 65535" in capsys.readouterr().err


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which another program listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen(1)
        yield other.getsockname()[1]


@pytest.mark.parametrize("address", ["localhost", "127.0.0.1", "0.0.0.0"])
def test_a_port_in_use_is_neither_announced_nor_opened(
    run: ModuleType, taken: int, address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "set_up", lambda dev: None)
    monkeypatch.setattr(run, "_run", lambda *_, **__: pytest.fail("the server was started"))
    monkeypatch.setattr(run.webbrowser, "open", lambda url: pytest.fail("a browser was opened"))
    with pytest.raises(SystemExit) as caught:
        run.main(["--address", address, "--port", str(taken)])
    assert f"{address}, port {taken}" in str(caught.value)
    assert "Name another port" in str(caught.value)
    assert capsys.readouterr().out == ""


def test_without_a_port_it_takes_the_first_free_one(
    run: ModuleType, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "FIRST_PORT", taken)
    assert run._free_port("127.0.0.1") > taken
    monkeypatch.setattr(run, "PORTS_TRIED", 1)
    with pytest.raises(SystemExit):
        run._free_port("127.0.0.1")


@pytest.mark.parametrize("address", ["192.0.2.77", "no.such.host.invalid", "a..b", "ü" * 300])
def test_an_address_this_machine_does_not_have_is_named(run: ModuleType, address: str) -> None:
    with pytest.raises(SystemExit) as caught:
        run._free_port(address)
    assert f"nothing can listen on {address[:80]}" in str(caught.value)


@pytest.mark.parametrize(
    ("address", "url"),
    [
        ("localhost", "http://localhost:8999/"),
        ("127.0.0.1", "http://127.0.0.1:8999/"),
        ("0.0.0.0", "http://localhost:8999/"),
        ("::1", "http://[::1]:8999/"),
    ],
)
def test_it_announces_and_opens_the_address_it_listens_on(
    run: ModuleType, address: str, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    commands: list[list[str]] = []
    told: list[str] = []
    ready = threading.Event()

    def tell(where: str, *, browser: bool) -> None:
        told.append(where)
        ready.set()

    monkeypatch.setattr(run, "set_up", lambda dev: None)
    monkeypatch.setattr(run, "_fault", lambda address, port: "")
    monkeypatch.setattr(run, "_tell_when_ready", tell)
    monkeypatch.setattr(run, "_run", lambda command, *_, **__: commands.append([str(part) for part in command]) or 0)
    monkeypatch.setattr(run.signal, "signal", lambda *_: None)
    assert run.main(["--no-browser", "--address", address, "--port", "8999"]) == 0
    assert ready.wait(10)
    assert told == [url]
    assert commands[0][commands[0].index("--address") + 1] == address


def test_it_installs_once_with_hashes(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    commands: list[list[str]] = []

    def make() -> None:
        run.PYTHON.parent.mkdir(parents=True)
        run.PYTHON.touch()

    def call(command: list[Any], **_: object) -> subprocess.CompletedProcess[str]:
        commands.append([str(part) for part in command])
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(run, "_make_environment", make)
    monkeypatch.setattr(run.subprocess, "run", call)
    run.set_up(dev=True)
    assert "--require-hashes" in commands[-1]
    assert commands[-1][-1].endswith("requirements-dev.lock")
    count = len(commands)
    run.set_up(dev=True)
    run.set_up(dev=False)
    assert len(commands) == count


@pytest.mark.parametrize("broken", ["ruff", "mypy", "pytest"])
def test_one_failed_check_fails_all(run: ModuleType, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    ran: list[str] = []

    def call(command: list[Any], environment: dict[str, str] | None = None) -> int:
        ran.append(str(command[2]))
        return int(command[2] == broken)

    monkeypatch.setattr(run, "set_up", lambda dev: None)
    monkeypatch.setattr(run, "_browser_found", lambda: True)
    monkeypatch.setattr(run, "_run", call)
    assert run.test([]) == 1
    assert ran == ["ruff", "mypy", "pytest"]


def test_in_ci_a_missing_browser_is_a_failure(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "set_up", lambda dev: None)
    monkeypatch.setattr(run, "_browser_found", lambda: False)
    monkeypatch.setattr(run, "_run", lambda command, environment=None: 0)
    monkeypatch.setenv("CI", "true")
    assert run.test([]) == 1
    monkeypatch.setenv("CI", "")
    assert run.test([]) == 0


def test_ci_runs_all_checks_and_nothing_weaker() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert script.read_text(encoding="utf-8").rstrip().endswith("exec python3 run.py test")


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_locks_are_hashed_and_name_no_registry(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    entries = [entry for entry in text.replace("\\\n", " ").split("\n") if "==" in entry]
    assert len(entries) > 20
    assert all("--hash=sha256:" in entry for entry in entries)
