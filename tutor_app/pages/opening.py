"""Opening a puzzle of one's own, over HTTP: ``POST`` of its text to ``puzzle/file`` gives its id, or what is wrong."""

from __future__ import annotations

import logging
from urllib.parse import unquote

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from rulebook.decks.checks import DeckList
from scenarios.importing.decks import is_deck, open_deck
from scenarios.importing.links import id_of
from scenarios.importing.lua_calls import LONGEST
from scenarios.importing.notes import Note, Unreadable, Weight
from scenarios.importing.opening import Opened, open_text
from tutor_app.texts.messages import choose_language, message
from tutor_app.wording.import_notes import note_text

LOG = logging.getLogger(__name__)
LARGEST = 4 * LONGEST
MOST_TOLD = 30


async def puzzle_file(request: Request) -> Response:
    """The id of the puzzle in the body of a request and the notes about it, one sentence each.

    The header ``X-Name`` has the name of the file. With ``X-Leave-Out`` cards that are not in the collection are left
    out.
    """
    lang = choose_language(None, request.headers.get("accept-language"))
    name = unquote(request.headers.get("x-name", ""))[-80:] or "puzzle.lua"
    content = bytearray()
    async for chunk in request.stream():
        content += chunk
        if len(content) > LARGEST:
            break
    text = content.decode("utf-8-sig", errors="replace")
    return JSONResponse(await run_in_threadpool(_answer, text, name, lang, "x-leave-out" in request.headers))


def _answer(text: str, name: str, lang: str, leave_out: bool) -> dict[str, object]:
    try:
        if is_deck(text, name):
            return _deck(lang, text)
        found = open_text(text, name, leave_out=leave_out)
    except Unreadable as error:
        LOG.info("a puzzle cannot be opened: %s", error)
        return _told(lang, error.notes, message(lang, "import.failed", count=_count(error.notes, Weight.REFUSED)))
    if found.loaded is None:
        missing = _count(found.notes, Weight.CONSENT)
        return {**_told(lang, found.notes, message(lang, "open.consent", count=missing)), "ask": True}
    return _opened(lang, found)


def _opened(lang: str, found: Opened) -> dict[str, object]:
    assert found.loaded is not None
    if found.loaded.scenario.kind != "puzzle":
        return _told(lang, found.notes, message(lang, "open.no_puzzle"))
    try:
        id = id_of(found.loaded)
    except ValueError:
        return _told(lang, found.notes, message(lang, "open.large"))
    title = found.loaded.scenario.in_language(lang).title
    said = message(lang, "import.opened", title=title, count=len(found.notes))
    return {**_told(lang, found.notes, said), "id": id}


def _deck(lang: str, text: str) -> dict[str, object]:
    """What is said of a Deck, which cannot be played as a puzzle."""
    found = open_deck(text)
    sizes = {name: len(getattr(found.deck, name)) for name in DeckList._fields}
    return _told(lang, found.notes, message(lang, "open.deck", **sizes, unknown=len(found.unknown)))


def _count(notes: tuple[Note, ...], weight: Weight) -> int:
    return sum(note.weight is weight for note in notes)


def _told(lang: str, notes: tuple[Note, ...], said: str) -> dict[str, object]:
    return {"told": said, "notes": [note_text(lang, note) for note in notes[:MOST_TOLD]]}
