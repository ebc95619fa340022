"""The command line: everything the pages can show, without a browser. Entry point of ``run.py <command>``."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence

from scenarios.formats.faults import ScenarioError

from . import (
    between,
    cards,
    course,
    decks,
    exercises,
    exporting,
    importing,
    library,
    puzzles,
    reports,
    rulesets,
    scenarios,
    solve,
)
from .exit_status import INTERRUPTED, PASSED, UNCLEAR
from .terminal import safe_output

GROUPS = (
    scenarios, solve, puzzles, importing, exporting, rulesets, cards, between, course, exercises, library, decks,
    reports,
)  # fmt: skip
"""The groups of commands, in the order of ``run.py help``."""


def parser() -> argparse.ArgumentParser:
    """The commands and their arguments."""
    top = argparse.ArgumentParser(prog="run.py", description="Play, check and judge scenarios without a browser.")
    commands = top.add_subparsers(dest="command", required=True, metavar="command")
    for group in GROUPS:
        group.register(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    try:
        with safe_output():
            return _run(parser().parse_args(arguments))
    except BrokenPipeError:
        sys.stderr.close()
        return PASSED
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        if error.errno != errno.ENOSPC:
            raise
        print("The output cannot be written: the disk is full. Free some space and run the command again.",
              file=sys.stderr)  # fmt: skip
        _forget_output()
        return UNCLEAR


def _run(chosen: argparse.Namespace) -> int:
    try:
        status: int = chosen.run(chosen)
    except ScenarioError as error:
        print(error, file=sys.stderr)
        return UNCLEAR
    return status


def _forget_output() -> None:
    """Discard unwritten output, so that Python does not retry on exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
