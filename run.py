#!/usr/bin/env python3
"""Set up the tutor and run it. Requires only Python 3.11 or newer.

python3 run.py                 set up and open the tutor in the browser
python3 run.py test            set up and run every check
python3 run.py mutate          change the code in one place at a time and see whether a test fails
python3 run.py <command>       play, check, actions, judge, schema, sentences, bench, soak, conformance, ...
                               (see ``run.py help``)

The first run creates a virtual environment in ``.venv`` and installs the locked packages, verifying their hashes.
Later runs reinstall only if a lock file has changed. This script uses only the standard library.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import venv
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOCK, DEV_LOCK = ROOT / "requirements.lock", ROOT / "requirements-dev.lock"
STAMP = ENVIRONMENT / "installed.txt"
OLDEST = (3, 11)
SYSTEM_PATH = f"{os.environ.get('PATH', '')}:/usr/sbin"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
FIRST_PORT, PORTS_TRIED = 8501, 20
DAMAGED = (
    f"the virtual environment in {ENVIRONMENT} is damaged or incomplete.\n"
    "Delete that folder and run the same command again to make a new one"
)


def stop(message: str) -> NoReturn:
    """Exit with a message and status 1."""
    raise SystemExit(f"run.py: {message}")


# Setting up -----------------------------------------------------------------------------------------


def _digest(*locks: Path) -> str:
    version = f"{sys.version_info.major}.{sys.version_info.minor}\n"
    return hashlib.sha256(version.encode() + b"".join(lock.read_bytes() for lock in locks)).hexdigest()


def _installed() -> dict[str, str]:
    """The installed locks according to the stamp file in ``.venv``: lock name -> digest."""
    try:
        lines = STAMP.read_text(encoding="utf-8", errors="replace").split("\n")
    except OSError:
        return {}
    return dict(line.split(" ", 1) for line in lines if " " in line)


def _make_environment() -> None:
    print("Creating a virtual environment in .venv ...", flush=True)
    try:
        venv.EnvBuilder(with_pip=True, clear=ENVIRONMENT.exists()).create(ENVIRONMENT)
    except (subprocess.CalledProcessError, ModuleNotFoundError) as error:
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        stop(
            f"this Python cannot create virtual environments ({type(error).__name__}).\n"
            "On Debian or Ubuntu, install the missing package, then run the same command again:\n"
            "    sudo apt install python3-venv"
        )
    except OSError as error:
        stop(f"cannot write {ENVIRONMENT}: {error}")


def set_up(dev: bool) -> None:
    """Create ``.venv`` and install the locked packages, unless that has already been done.

    Exits with a hint if something is missing.

    Args:
        dev: also install the tools that the checks need.
    """
    lock = DEV_LOCK if dev else LOCK
    wanted = _digest(lock)
    installed = _installed() if PYTHON.exists() else {}
    # The development lock includes everything in the other lock.
    if installed.get(lock.name) == wanted or (not dev and installed.get(DEV_LOCK.name) == _digest(DEV_LOCK)):
        return
    if not PYTHON.exists() or _run([PYTHON, "-m", "pip", "--version"], quiet=True):
        _make_environment()
    print(f"Installing the packages of {lock.name} (once; about half a minute) ...", flush=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
    if _run([*pip, "--require-hashes", "-r", str(lock)]):
        stop(
            "the packages could not be installed (see above).\n"
            "Check that the package index is reachable and the disk is not full, then run the same command again"
        )
    try:
        STAMP.write_text(f"{lock.name} {wanted}\n", encoding="utf-8")
    except OSError as error:
        stop(f"cannot write {STAMP}: {error.strerror}")


# Commands -------------------------------------------------------------------------------------------


def _run(command: Sequence[str | Path], environment: dict[str, str] | None = None, quiet: bool = False) -> int:
    """Run a command in the project folder and return its exit status (130 after Ctrl-C)."""
    output = subprocess.DEVNULL if quiet else None
    try:
        parts = [str(part) for part in command]
        return subprocess.run(parts, cwd=ROOT, env=environment, stdout=output, stderr=output).returncode
    except KeyboardInterrupt:
        return 130
    except OSError:
        if str(command[0]) != str(PYTHON):
            raise
        stop(DAMAGED)


def _fault(address: str, port: int) -> str:
    """Why nothing can listen there; nothing where something can."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        socket.create_server((address, port), family=family).close()
    except OSError as error:
        return error.strerror or str(error)
    except (TypeError, UnicodeError):  # a name that cannot be encoded
        return "this is not an address"
    return ""


def _free_port(address: str) -> int:
    faults = [_fault(address, port) for port in range(FIRST_PORT, FIRST_PORT + PORTS_TRIED)]
    if all(faults):
        last = FIRST_PORT + PORTS_TRIED - 1
        stop(
            f"nothing can listen on {address[:80]}, ports {FIRST_PORT} to {last}: {faults[0]}.\n"
            "Name another port with --port, or another address with --address"
        )
    return FIRST_PORT + faults.index("")


def _port(word: str) -> int:
    """A port from the command line."""
    if not word.isdecimal() or len(word) > 5 or not 0 < int(word) < 65536:
        raise argparse.ArgumentTypeError(f"{word[:20]!r} is no port; a port is a number from 1 to 65535")
    return int(word)


def _lacks_packages() -> bool:
    """Whether packages are missing from the virtual environment although they were installed."""
    return bool(_run([PYTHON, "-c", "import networkx, pydantic, rapidfuzz, streamlit"], quiet=True))


def _tell_when_ready(address: str, *, browser: bool) -> None:
    """Say where the tutor is, and open the browser, once everything is loaded and a page is answered at once."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{address}_stcore/health", timeout=60):
                break
        except OSError:
            time.sleep(0.1)
    else:
        return
    print(f"The tutor is at {address}  (Ctrl-C ends it)", flush=True)
    if browser:
        webbrowser.open(address)


def tutor(arguments: Sequence[str]) -> int:
    """Run the server and open the tutor in the browser until Ctrl-C; returns the exit status."""
    parser = argparse.ArgumentParser(prog="run.py", description="Open the tutor in the browser.")
    parser.add_argument("--port", type=_port, help="port to listen on (default: the first free one from 8501)")
    parser.add_argument("--address", default="localhost", help="address to listen on (default: localhost)")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    chosen = parser.parse_args(list(arguments))
    set_up(dev=False)
    port = chosen.port or _free_port(chosen.address)
    if chosen.port and (fault := _fault(chosen.address, port)):
        stop(f"nothing can listen on {chosen.address}, port {port}: {fault}.\nName another port, or leave --port out")
    named = chosen.address if chosen.address not in ("", "0.0.0.0", "::") else "localhost"
    address = f"http://[{named}]:{port}/" if ":" in named else f"http://{named}:{port}/"
    print("Loading cards, rules and scenarios ...", flush=True)
    told = {"browser": not chosen.no_browser}
    threading.Thread(target=_tell_when_ready, args=(address,), kwargs=told, daemon=True).start()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # so that the server ends with this program
    server = [PYTHON, "-m", "tutor_app.server", "--port", str(port), "--address", chosen.address]
    status = _run(server, {**os.environ, "PYTHONPATH": str(ROOT)})
    if status not in (0, 130) and _lacks_packages():
        stop(DAMAGED)
    return 0 if status == 130 else status


def _chromium() -> str | None:
    return next((found for name in CHROMIUM if (found := shutil.which(name))), None)


def _browser_found() -> bool:
    """Whether the browser tests can run; installs what the tests use of Debian if this user is allowed to."""
    missing = [] if _chromium() else ["chromium", "fonts-dejavu-core"]
    missing += [] if shutil.which("nginx", path=SYSTEM_PATH) else ["nginx"]
    missing += [] if any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) else ["postgresql"]
    may_install = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    if missing and may_install:
        print(f"Installing Debian's {', '.join(missing)} for the tests ...", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        brief = ["-qq", "-o", "Acquire::Retries=0", "-o", "Acquire::http::Timeout=20"]
        _run(["apt-get", "update", *brief], quiet)
        _run(["apt-get", "install", "-y", *brief, "--no-install-recommends", *missing], quiet)
    if _chromium():
        return True
    print("No Chromium found: skipping the browser tests. To run them:\n    sudo apt install chromium", flush=True)
    return False


def test(arguments: Sequence[str]) -> int:
    """Run every check: ruff, mypy, and pytest with the browser tests. ``arguments`` are passed to pytest."""
    set_up(dev=True)
    in_ci = os.environ.get("CI", "").lower() not in ("", "0", "false")
    browser = _browser_found()
    environment = {**os.environ, "TUTOR_REQUIRE_BROWSER": "1" if in_ci else "0"}
    results: dict[str, bool] = {}
    if in_ci:
        results["browser present"] = browser
    checks: dict[str, list[str]] = {
        "ruff": ["ruff", "check", "."],
        "mypy": ["mypy", "--strict", "rulebook", "scenarios", "tutor_app"],
        "pytest": ["pytest", "-q", "-n", "auto", "--dist", "worksteal", *arguments],
    }
    for name, module in checks.items():
        print(f"\n== {name}", flush=True)
        status = _run([PYTHON, "-m", *module], environment)
        if status == 130:
            return status
        results[name] = status == 0
    print("\n" + "\n".join(f"{'passed' if good else 'FAILED'}  {name}" for name, good in results.items()))
    if not browser:
        print("skipped browser tests (no Chromium; sudo apt install chromium)")
    return 0 if all(results.values()) else 1


def main(arguments: Sequence[str]) -> int:
    """Run the command named by the first argument and return its exit status."""
    if sys.version_info < OLDEST:
        stop(f"Python 3.11 or newer is required; this is {sys.version.split()[0]}")
    if not arguments or (arguments[0].startswith("-") and arguments[0] not in ("-h", "--help")):
        return tutor(arguments)
    command, *rest = arguments
    if command in ("-h", "--help", "help"):
        print(__doc__)
        print("    --port N, --address A, --no-browser    options of the tutor itself")
        if not _installed():
            return 0
        command, rest = "--help", []
    if command == "test":
        return test(rest)
    if command == "mutate":
        set_up(dev=True)
        return _run([PYTHON, "-m", "tests.mutation", *rest])
    set_up(dev=False)
    return _run([PYTHON, "-m", "tutor_app", command, *rest], {**os.environ, "PYTHONPATH": str(ROOT)})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
