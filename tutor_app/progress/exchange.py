"""A visitor's answers as one JSON file, to take them to another browser or tutor."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from .results import Item, ItemKind, Result

FORMAT, VERSION = "duel-tutor-progress", 1
LARGEST = 12_000_000
"""Maximum size of a file in bytes; ``MOST`` answers take less."""

MOST = 50_000
"""Maximum number of answers in a file."""

EARLIEST = datetime(2000, 1, 1, tzinfo=UTC)


class Wrong(StrEnum):
    """What is wrong with a file: its size, its form, a later version, or another kind of file."""

    LARGE = "large"
    BROKEN = "broken"
    NEWER = "newer"
    OTHER = "other"


class FileError(Exception):
    """A file cannot be read; ``wrong`` says why, and ``where`` at which place in it."""

    def __init__(self, wrong: Wrong, where: str = "") -> None:
        super().__init__(f"{wrong.value} {where}".strip())
        self.wrong, self.where = wrong, where


_Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9#.-]+$", max_length=200)]


class _Answer(BaseModel):
    model_config = ConfigDict(extra="ignore")
    kind: ItemKind
    id: _Id
    right: bool
    at: AwareDatetime
    rules: Annotated[tuple[_Id, ...], Field(max_length=40)] = ()


class _File(BaseModel):
    model_config = ConfigDict(extra="ignore")
    answers: Annotated[tuple[_Answer, ...], Field(max_length=MOST)]


def written(results: Iterable[Result]) -> str:
    """The answers as the text of a file."""
    answers = [
        {"kind": one.item.kind.value, "id": one.item.id, "right": one.right, "at": one.at.isoformat(),
         "rules": list(one.rules)}
        for one in results
    ]  # fmt: skip
    return json.dumps({"format": FORMAT, "version": VERSION, "answers": answers}, indent=1)


def read(content: bytes, now: datetime) -> tuple[Result, ...]:
    """The answers in a file.

    Args:
        content: the file.
        now: the current time; an answer from later counts as given now.

    Raises:
        FileError: it cannot be read.
    """
    if len(content) > LARGEST:
        raise FileError(Wrong.LARGE)
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        raise FileError(Wrong.BROKEN) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise FileError(Wrong.OTHER)
    version = found.get("version")
    if not isinstance(version, int) or version < 1:
        raise FileError(Wrong.BROKEN, "version")
    if version > VERSION:
        raise FileError(Wrong.NEWER)
    try:
        answers = _File.model_validate(found).answers
    except ValidationError as error:
        raise FileError(Wrong.BROKEN, ".".join(map(str, error.errors()[0]["loc"]))) from None
    return tuple(
        Result(Item(one.kind, one.id), one.right, max(EARLIEST, min(one.at.astimezone(UTC), now)), one.rules)
        for one in answers
    )
