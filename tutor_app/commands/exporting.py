"""``run.py export``: a puzzle as a link, a scenario file without its solution, or a picture of its board."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from scenarios.catalogue.lookup import by_id, named
from scenarios.formats.loader import Loaded
from scenarios.importing.links import id_of
from scenarios.importing.opening import exported
from tutor_app.pages.sharing import board_picture
from tutor_app.parts.links import href_of
from tutor_app.texts.messages import message

from .arguments import LANG, Commands
from .exit_status import PASSED, UNCLEAR

SITE = "http://localhost:8501"


def register(commands: Commands) -> None:
    """Register the command that gives puzzles away."""
    giving = commands.add_parser("export", parents=[LANG], help="a puzzle as a link, a file, or a picture")
    giving.add_argument("file", metavar="FILE", help="a scenario file, or the id of a bundled one")
    giving.add_argument("--form", choices=sorted(_FORMS), default="link", help="what to give (default: link)")
    giving.add_argument("--site", default=SITE, metavar="URL", help=f"the site of the link (default: {SITE})")
    giving.add_argument("--output", type=Path, metavar="FILE", help="write it to this file")
    giving.set_defaults(run=_run)


def _link(loaded: Loaded, arguments: argparse.Namespace) -> str:
    """The address that opens a puzzle: by its name if it comes with the tutor, else with its whole board.

    Raises:
        ValueError: the board is too large for an address.
    """
    known = by_id(loaded.scenario.id)
    id = loaded.scenario.id if known is not None and known.digest == loaded.digest else id_of(loaded)
    return f"{arguments.site.rstrip('/')}{href_of(f'open:{id}', arguments.lang)}\n"


_FORMS: dict[str, Callable[[Loaded, argparse.Namespace], str]] = {
    "link": _link,
    "svg": lambda loaded, arguments: board_picture(loaded, arguments.lang),
    "toml": lambda loaded, arguments: exported(loaded),
}


def _run(arguments: argparse.Namespace) -> int:
    loaded = named(arguments.file)
    try:
        found = _FORMS[arguments.form](loaded, arguments)
    except ValueError:
        print(message(arguments.lang, "share.large"), file=sys.stderr)
        return UNCLEAR
    if arguments.output is None:
        print(found, end="")
    else:
        arguments.output.write_text(found, encoding="utf-8")
        print(message(arguments.lang, "import.written", file=arguments.output))
    return PASSED
