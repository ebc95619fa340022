"""What is shared of a puzzle, over HTTP: its file, and a picture of its board."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from rulebook.engine.api import view
from scenarios.catalogue.lookup import by_id
from scenarios.formats.loader import Loaded
from scenarios.importing.opening import exported
from tutor_app.parts.picture import picture
from tutor_app.play.field import SEEN_PILES, field_of
from tutor_app.play.marks import Marks
from tutor_app.texts.messages import choose_language

YOU = 0


def board_picture(loaded: Loaded, lang: str) -> str:
    """The board of a scenario at its beginning as an SVG file, as you see it."""
    text = loaded.scenario.in_language(lang)
    field = field_of(loaded.book, view(loaded.book, loaded.start, YOU), lang, Marks(piles=SEEN_PILES))
    return picture(field, lang, text.title, text.question or text.intro or "") + "\n"


async def puzzle_picture(request: Request) -> Response:
    """The picture of the board of a scenario: ``GET puzzle/picture.svg?scenario=ID&lang=LANG``."""
    lang = choose_language(request.query_params.get("lang"), request.headers.get("accept-language"))
    loaded = await run_in_threadpool(by_id, request.query_params.get("scenario", ""))
    if loaded is None:
        return PlainTextResponse("not found", 404)
    return Response(await run_in_threadpool(board_picture, loaded, lang), media_type="image/svg+xml")


async def puzzle_toml(request: Request) -> Response:
    """A scenario as a file without its solution: ``GET puzzle/board.toml?scenario=ID``."""
    loaded = await run_in_threadpool(by_id, request.query_params.get("scenario", ""))
    if loaded is None or loaded.scenario.kind != "puzzle":
        return PlainTextResponse("not found", 404)
    return Response(await run_in_threadpool(exported, loaded), media_type="text/plain; charset=utf-8")
