"""The page server: loads everything, then answers. ``python -m tutor_app.server --port 8501``; see ``run.py``.

The port is opened first, so that an early browser waits for its page instead of being rejected.
"""

from __future__ import annotations

import argparse
import gc
import socket
import sys
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from starlette.requests import Request
    from starlette.responses import Response
    from streamlit.starlette import App

    from tutor_app.play.shared_search import SharedSearch

PAGE = Path(__file__).parent / "pages" / "app.py"
YEAR = 365 * 24 * 60 * 60
LARGEST_MESSAGE = 1_000_000
"""Maximum number of bytes in one browser message; a click takes a few hundred."""
BACKLOG = 512
"""Maximum number of browsers waiting while everything is being loaded."""
LATE = ("numpy", "pandas", "pyarrow")
"""Modules that Streamlit imports with its first component, which takes a second."""


def listening(address: str, port: int) -> socket.socket:
    """Open a listening socket.

    Raises:
        OSError: the port is in use or not allowed, or there is no such address.
    """
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    return socket.create_server((address, port), family=family, backlog=BACKLOG)


def load() -> None:
    """Load and prepare what the first visitors would wait for: cards, scenarios, the search, a page in every language.

    These objects live forever, so they are frozen in the garbage collector, which then only scans what visitors leave
    behind.
    """
    for name in ("tutor_app.pages.routes", *LATE):
        import_module(name)
    from rulebook.language.sentences.render import Depth
    from rulebook.languages import LANGUAGES
    from scenarios.catalogue.lookup import by_id
    from scenarios.formats.loader import shelf
    from tutor_app.pages.learner import Learner, current_time
    from tutor_app.pages.lists import KINDS, list_of
    from tutor_app.pages.play import play_regions
    from tutor_app.pages.search import ready
    from tutor_app.play.visit import Visit
    from tutor_app.progress.recall import Recall
    from tutor_app.progress.today import plan

    ready()
    Learner("0" * 32).refresh()  # opens the database
    plan(Recall(), current_time())
    by_id("")  # looks through every catalogue, so each of them is read
    first = {loaded.scenario.kind: loaded for loaded in reversed(shelf())}
    for lang in LANGUAGES:
        for name in KINDS:
            list_of(name, lang)
        for loaded in first.values():
            visit = Visit.open(loaded)
            for click in ("", "goon", "suggestion", "next"):
                visit.handle(click)
                play_regions(visit, lang, depth=Depth.SIMPLE)
    gc.collect()
    gc.freeze()
    gc.collect()  # reset the collector's counters, so that it runs in time


def searching() -> SharedSearch:
    """The search of this server, in processes of their own."""
    from rulebook.solver.workers import Workers
    from tutor_app.play.shared_search import SharedSearch
    from tutor_app.settings import solvers

    return SharedSearch(Workers(solvers()))


@asynccontextmanager
async def _loaded(_: App) -> AsyncGenerator[None, None]:
    load()
    from scenarios.catalogue.meetings import keep_in
    from scenarios.playing.defence import OUTLOOKS
    from tutor_app.store.meetings import KeptMeetings

    keep_in(KeptMeetings())
    search = OUTLOOKS.search = searching()
    try:
        yield
    finally:
        search.close()


async def _asset(request: Request) -> Response:
    from starlette.responses import PlainTextResponse, Response

    from tutor_app.parts.assets import assets

    found = assets().get(request.path_params["name"])
    if found is None:
        return PlainTextResponse("not found", 404)
    kept = {"Cache-Control": f"public, immutable, max-age={YEAR}"}
    return Response(found.text, media_type=found.media_type, headers=kept)


def application() -> App:
    """The page and its files as an ASGI application."""
    from starlette.routing import Route
    from streamlit import net_util
    from streamlit.starlette import App

    from tutor_app.pages.opening import puzzle_file
    from tutor_app.pages.sharing import puzzle_picture, puzzle_toml
    from tutor_app.pages.transfer import progress_file
    from tutor_app.parts.assets import FOLDER

    net_util.get_external_ip = lambda: None  # asked over the network for the origin of a foreign page
    return App(PAGE, lifespan=_loaded, routes=[
        Route(f"/{FOLDER}/{{name}}", _asset),
        Route("/progress/file", progress_file, methods=["GET", "PUT"]),
        Route("/puzzle/file", puzzle_file, methods=["POST"]),
        Route("/puzzle/picture.svg", puzzle_picture),
        Route("/puzzle/board.toml", puzzle_toml),
    ])  # fmt: skip


def main(arguments: Sequence[str]) -> int:
    """Serve the page until stopped; returns the exit status."""
    parser = argparse.ArgumentParser(prog="tutor_app.server", description="Serve the page.")
    parser.add_argument("--port", type=int, default=8501, help="port to listen on (default: 8501)")
    parser.add_argument("--address", default="localhost", help="address to listen on (default: localhost)")
    chosen = parser.parse_args(list(arguments))
    try:
        taken = listening(chosen.address, chosen.port)
    except (OSError, OverflowError) as error:
        print(f"{chosen.address}, port {chosen.port}: {error}. Name another with --port or --address", file=sys.stderr)
        return 2
    import uvicorn
    from streamlit import config

    from tutor_app.settings import host

    config.set_option("server.port", chosen.port)
    config.set_option("server.address", chosen.address)
    if host():
        config.set_option("browser.serverAddress", host())
    settings = uvicorn.Config(
        application(), log_level="warning", access_log=False, ws="websockets-sansio", ws_ping_interval=30,
        ws_ping_timeout=30, ws_max_size=LARGEST_MESSAGE, timeout_graceful_shutdown=2,
    )  # fmt: skip
    with taken:
        uvicorn.Server(settings).run([taken])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
