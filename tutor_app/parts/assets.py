"""The page's stylesheet and script as separate files that browsers fetch once and cache."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

FOLDER = "assets"
"""The URL folder of the files."""

_SOURCES: dict[str, tuple[str, ...]] = {
    "style.css": (
        "stage.css", "faces.css", "cards.css", "library.css", "progress.css", "home.css", "shortcuts.css", "motion.css",
        "typing.css", "lesson.css", "phone.css",
    ),
    "stage.js": (
        "finding.js", "delivery.js", "visitor.js", "opener.js", "clicks.js", "shortcuts.js", "motion.js", "stage.js",
    ),
}  # fmt: skip
_TYPES = {"css": "text/css", "js": "text/javascript"}


class Asset(NamedTuple):
    """A file to serve: its name, which changes with its content; its text; its media type."""

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
    """Every file by its name in the URL."""
    return {found.name: found for found in map(asset, _SOURCES)}


def loader() -> str:
    """The script inside the component: it fetches the real one and passes every redraw on to it."""
    return (
        f"{_import()}"
        f'export default async (component) => (await stage).draw(component, at("{asset("style.css").name}"))\n'
    )


def ahead_loader() -> str:
    """The script inside the component of the steps sent ahead: it passes them to the same script."""
    return f"{_import()}export default async (component) => (await stage).ahead(component)\n"


def _import() -> str:
    return (
        f"const at = (name) => new URL(`{FOLDER}/${{name}}`, document.baseURI).href\n"
        f'const stage = import(at("{asset("stage.js").name}"))\n'
    )
