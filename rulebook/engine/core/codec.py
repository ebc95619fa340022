"""JSON serialization of states, events and verdicts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from typing import Any, get_args, get_origin, get_type_hints

from rulebook.vocabulary.filters import Filter

from .card_state import Snapshot
from .events import Event
from .state import CACHES, DuelState
from .verdict import Verdict

VERSION = 2
"""Version of the JSON format of a state."""


def to_json(state: DuelState) -> dict[str, Any]:
    """A state as JSON: named fields outside, lists of integers inside."""
    data: dict[str, Any] = {"version": VERSION}
    for field in fields(DuelState):
        if field.name not in CACHES:
            data[field.name] = _plain(getattr(state, field.name))
    return data


def _plain(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    return int(value)


def from_json(data: Mapping[str, Any]) -> DuelState:
    """Restore a state written by ``to_json``.

    Raises:
        ValueError: wrong version, a missing or unknown field, or a value of the wrong shape.
    """
    if data.get("version") != VERSION:
        raise ValueError(f"state of version {data.get('version')}; this program reads version {VERSION}")
    hints = _hints(DuelState)
    names = {field.name for field in fields(DuelState)} - CACHES
    if set(data) - {"version"} != names:
        raise ValueError(f"fields differ: {sorted(set(data) ^ names ^ {'version'})}")
    return DuelState(**{name: _typed(hints[name], data[name]) for name in names})


@lru_cache(maxsize=64)
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)


def _typed(hint: Any, value: Any) -> Any:
    if hint is int:
        if not isinstance(value, int):
            raise ValueError(f"expected a number, found {value!r}")
        return int(value)
    if not isinstance(value, list):
        raise ValueError(f"expected a list, found {value!r}")
    if get_origin(hint) is tuple:
        parts = get_args(hint)
        if len(parts) == 2 and parts[1] is Ellipsis:
            return tuple(_typed(parts[0], one) for one in value)
        return tuple(_typed(part, one) for part, one in zip(parts, value, strict=True))
    hints = _hints(hint)
    if len(value) != len(hint._fields):
        raise ValueError(f"expected {len(hint._fields)} values for {hint.__name__}, found {len(value)}")
    return hint(*(_typed(hints[name], one) for name, one in zip(hint._fields, value, strict=True)))


def _argument(value: Any) -> Any:
    if isinstance(value, Snapshot):
        return snapshot_to_json(value)
    if isinstance(value, tuple):
        return [_argument(part) for part in value]
    return repr(value) if isinstance(value, Filter) else value


def snapshot_to_json(snap: Snapshot) -> dict[str, int]:
    """The facts of a card snapshot, by name."""
    return {name: int(getattr(snap, name)) for name in Snapshot._fields}


def event_to_json(event: Event) -> dict[str, Any]:
    """An event by name; the subject only if it has one."""
    data: dict[str, Any] = {
        "kind": str(event.kind),
        "cause": event.cause.name.lower(),
        "batch": event.batch,
        "rules": list(event.rules),
    }
    if event.subject.uid >= 0:
        data["subject"] = snapshot_to_json(event.subject)
    if event.source.uid >= 0:
        data["source"] = snapshot_to_json(event.source)
    if event.player >= 0:
        data["player"] = event.player
    if event.link:
        data["link"] = event.link
    if event.arguments:
        data["arguments"] = {name: _argument(value) for name, value in event.arguments}
    return data


def verdict_to_json(verdict: Verdict) -> dict[str, Any]:
    """A verdict with every failing check."""
    return {
        "action": list(verdict.action),
        "ok": verdict.ok,
        "failures": [
            {
                "check": failure.check,
                "rules": list(failure.rules),
                "arguments": {name: _argument(value) for name, value in failure.arguments},
            }
            for failure in verdict.failures
        ],
    }
