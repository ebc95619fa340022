"""Comments from a puzzle's file when the visitor plays one of its wrong attempts."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rulebook.engine.core.actions import Action
from rulebook.notation.faults import NotationError, Refused
from scenarios.formats.loader import Loaded
from scenarios.formats.models import ScriptLine
from scenarios.playing.history import YOU
from scenarios.playing.script import Script

from .viewpoint import Moment, is_move


class Wrong(NamedTuple):
    """The visitor's decisions in a tempting line, without passes, and the one refused at its end, if any."""

    moves: tuple[Action, ...]
    refused: Action | None = None


_wrong: dict[tuple[str, str], tuple[Wrong | None, ...]] = {}
_right: dict[tuple[str, str], tuple[Action, ...]] = {}
"""Tempting lines and solutions, cached per scenario and content."""


def failing(moment: Moment, lang: str) -> str:
    """Why the longest tempting line fails that the visitor has played, up to the move that is refused; or nothing.

    Nothing is reported for beginnings shared with the solution, or before the current Chain has resolved.
    """
    played, loaded = moment.decisions, moment.loaded
    longest, why = 0, ""
    for tempting, wrong in zip(loaded.scenario.tempting, _wrongs(loaded), strict=True):
        if wrong is None or len(wrong.moves) <= longest or played[: len(wrong.moves)] != wrong.moves:
            continue
        early = wrong.refused is not None and (moment.whole.chain or _shared(loaded, wrong.moves))
        if not early:
            longest, why = len(wrong.moves), tempting.why.in_language(lang)
    return why


def refusing(moment: Moment, action: Action, checks: Collection[str], lang: str) -> str:
    """What the file says where the visitor meets the refused move at the end of a tempting line; or nothing.

    ``checks`` are the ids of the checks that refuse ``action`` now, which must include the one named in the file.
    """
    loaded = moment.loaded
    if not moment.live or loaded.scenario.kind != "puzzle":
        return ""
    for tempting, wrong in zip(loaded.scenario.tempting, _wrongs(loaded), strict=True):
        if wrong is None or wrong.refused is None or tempting.illegal not in checks or moment.decisions != wrong.moves:
            continue
        if _same(action, wrong.refused):
            return tempting.why.in_language(lang)
    return ""


def _same(one: Action, other: Action) -> bool:
    return (one.kind, one.card, one.index, one.value) == (other.kind, other.card, other.index, other.value)


def _wrongs(loaded: Loaded) -> tuple[Wrong | None, ...]:
    key = (loaded.scenario.id, loaded.digest)
    if key not in _wrong:
        _wrong[key] = tuple(_play(loaded, each.lines, bool(each.illegal)) for each in loaded.scenario.tempting)
    return _wrong[key]


def _shared(loaded: Loaded, moves: tuple[Action, ...]) -> bool:
    """Whether the solution begins with these moves."""
    key = (loaded.scenario.id, loaded.digest)
    if key not in _right:
        found = _play(loaded, _texts(loaded.scenario.solution), refuses=False)
        _right[key] = found.moves if found is not None else ()
    return _right[key][: len(moves)] == moves


def _texts(lines: tuple[ScriptLine, ...]) -> tuple[str, ...]:
    return tuple(line.do for line in lines)


def _play(loaded: Loaded, lines: tuple[str, ...], refuses: bool) -> Wrong | None:
    """The visitor's part of these lines; ``refuses``: the last one is illegal. None if they cannot be played."""
    script = Script(loaded.book, loaded.start, loaded.scenario.answers)
    refused: Action | None = None
    try:
        for text in _texts(loaded.scenario.line):
            script.play(text)
        mark = len(script.history)
        for text in lines[:-1] if refuses else lines:
            script.play(text)
    except NotationError:
        return None
    if refuses:
        try:
            Script(loaded.book, script.state, loaded.scenario.answers).play(lines[-1])
        except Refused as error:
            refused = error.action
        except NotationError:
            return None
    mine = (taken.action for taken in script.history[mark:] if taken.action.player == YOU and is_move(taken))
    return Wrong(tuple(mine), refused)
