"""The style and the script of the page as files of their own: a browser fetches each once and keeps it."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

FOLDER = "assets"
"""The folder of the files in their addresses."""

_SOURCES: dict[str, tuple[str, ...]] = {
    "style.css": ("stage.css", "cards.css", "library.css"),
    "stage.js": ("stage.js",),
}
_TYPES = {"css": "text/css", "js": "text/javascript"}


class Asset(NamedTuple):
    """A file to be served: its name, which changes with its content; its text; its media type."""

    name: str
    text: str
    media_type: str


@cache
def asset(source: str) -> Asset:
    """The file called ``style.css`` or ``stage.js`` here.

    Raises:
        KeyError: there is no such file.
    """
    folder = Path(__file__).parent
    text = "".join((folder / name).read_text(encoding="utf-8") for name in _SOURCES[source])
    stem, _, kind = source.rpartition(".")
    return Asset(f"{stem}.{sha256(text.encode()).hexdigest()[:12]}.{kind}", text, _TYPES[kind])


@cache
def assets() -> dict[str, Asset]:
    """Every file by the name in its address."""
    return {found.name: found for found in map(asset, _SOURCES)}


def loader() -> str:
    """The script that stands in the component itself: it fetches the real one and hands every drawing on to it."""
    return (
        f"const at = (name) => new URL(`{FOLDER}/${{name}}`, document.baseURI).href\n"
        f'const stage = import(at("{asset("stage.js").name}"))\n'
        f'export default async (component) => (await stage).draw(component, at("{asset("style.css").name}"))\n'
    )
