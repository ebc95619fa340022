"""The command line: everything the pages can show, without a browser. Entry point of ``run.py <command>``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from scenarios.formats.faults import ScenarioError

from . import cards, decks, library, reports, rulesets, scenarios
from .exit_status import PASSED, UNCLEAR

GROUPS = (scenarios, rulesets, cards, library, decks, reports)
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
    chosen = parser().parse_args(arguments)
    try:
        status: int = chosen.run(chosen)
    except ScenarioError as error:
        print(error, file=sys.stderr)
        return UNCLEAR
    except BrokenPipeError:
        sys.stderr.close()
        return PASSED
    return status


if __name__ == "__main__":
    sys.exit(main())
