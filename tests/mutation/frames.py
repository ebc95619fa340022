"""Mutants of the sentence frames: swap the players, the forms or two words of a frame in one language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

_PARTS = re.compile(r"\{([a-z_]+)(\?|#|~)([^{}|]+)\|([^{}|]+)([^{}]*)\}")
_WORD = re.compile(r"[^\W\d_]{3,}")


class FrameMutant(NamedTuple):
    """One change of one frame in one language; ``text`` is the whole changed file."""

    path: Path
    function: str
    change: str
    text: str

    @property
    def key(self) -> str:
        """Its identifier within the group."""
        return f"{self.function}: {self.change}"


def frame_mutants(path: Path) -> Iterator[FrameMutant]:
    """Yield every mutant of a file of frames."""
    whole = path.read_text(encoding="utf-8")
    lang = path.parents[1].name
    for node, frame in tomllib.loads(whole).items():
        for new in _changed(frame):
            before, after = (f' = "{one}"\n' for one in (frame, new))
            if whole.count(before) == 1:
                yield FrameMutant(path, f"{node} {lang}", f"{frame} -> {new}", whole.replace(before, after))


def _changed(frame: str) -> Iterator[str]:
    for found in _PARTS.finditer(frame):
        name, sign, one, other, rest = found.groups()
        yield f"{frame[: found.start()]}{{{name}{sign}{other}|{one}{rest}}}{frame[found.end() :]}"
    words = [found for found in _WORD.finditer(frame) if _is_said(frame, found.start())]
    for one, other in pairwise(words):
        if one.group() != other.group():
            between = frame[one.end() : other.start()]
            yield f"{frame[: one.start()]}{other.group()}{between}{one.group()}{frame[other.end() :]}"


def _is_said(frame: str, at: int) -> bool:
    """Whether a word is text, not the name of a slot or of a part."""
    before = re.split(r"[{|]", frame[:at])[-1]
    opened = frame.rfind("{", 0, at) > frame.rfind("}", 0, at)
    return not opened or bool(re.search(r"[?#~]", before) or frame[:at].rfind("|") > frame[:at].rfind("{"))
