"""``run.py``: sets up once, hints clearly when something is missing, hides no failed check."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A fresh ``run`` whose virtual environment would be in a temporary folder."""
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
