"""Saving and loading the file with a visitor's answers, over HTTP: ``GET`` and ``PUT`` of ``progress/file``.

The key in the visitor's browser comes in the header ``X-Visitor``; only a page of the tutor itself can send it.
"""

from __future__ import annotations

import logging

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from tutor_app.progress.exchange import LARGEST, FileError, Wrong, read, written
from tutor_app.settings import now
from tutor_app.store.database import StoreError
from tutor_app.store.store import KEY, store
from tutor_app.texts.messages import choose_language, message

LOG = logging.getLogger(__name__)


async def progress_file(request: Request) -> Response:
    """The answers of a visitor as a file, or take those of a file; the answer to a ``PUT`` says how many."""
    lang = choose_language(None, request.headers.get("accept-language"))
    key = request.headers.get("x-visitor", "")
    if KEY.fullmatch(key) is None:
        return PlainTextResponse(message(lang, "progress.no_key"), 400)
    try:
        if request.method == "GET":
            return await run_in_threadpool(_saved, key)
        return JSONResponse(await run_in_threadpool(_loaded, key, await _content(request)))
    except FileError as error:
        LOG.info("a file with answers cannot be read: %s", error)
        where = f" ({error.where})" if error.where else ""
        return PlainTextResponse(message(lang, f"progress.file_{error.wrong.value}") + where, 400)
    except StoreError as error:
        LOG.warning("answers cannot be kept: %s", error)
        return PlainTextResponse(message(lang, f"progress.fault_{error.fault.value}"), 503)


async def _content(request: Request) -> bytes:
    """The body of a request; reading ends where it is too large."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > LARGEST:
            raise FileError(Wrong.LARGE)
    return bytes(found)


def _saved(key: str) -> Response:
    headers = {"Content-Disposition": 'attachment; filename="duel-tutor-progress.json"', "Cache-Control": "no-store"}
    return Response(written(store().after(key).results), media_type="application/json", headers=headers)


def _loaded(key: str, content: bytes) -> dict[str, int]:
    found = read(content, now())
    return {"all": len(found), "added": store().add(key, found)}
