"""A puzzle as a code, so that its address carries the whole board and nothing is stored."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from dataclasses import replace
from functools import lru_cache

from pydantic import ValidationError

from rulebook.shelf import open_book
from scenarios.formats.faults import Fault, ScenarioError
from scenarios.formats.loader import Loaded, check_content
from scenarios.formats.models import Scenario

PREFIX = "opened"
LONGEST = 6_000
"""Maximum number of characters of a code."""
LARGEST = 40_000
"""Maximum number of characters of what a code holds."""

_KEPT = ("kind", "ruleset", "text", "board", "goal", "hints")


def id_of(loaded: Loaded) -> str:
    """The id of a puzzle that carries its board, goal, title and hints: ``opened.`` and a code.

    Raises:
        ValueError: the puzzle is too large for an address.
    """
    scenario = loaded.scenario.model_dump(mode="json", exclude_defaults=True, exclude_none=True)
    kept = {key: scenario[key] for key in _KEPT if key in scenario}
    kept["text"] = {lang: {"title": text["title"]} for lang, text in kept["text"].items()}
    packed = zlib.compress(json.dumps(kept, sort_keys=True, separators=(",", ":")).encode(), 9)
    code = base64.b32encode(packed).decode().rstrip("=").lower()
    if len(code) > LONGEST:
        raise ValueError(f"the code of this puzzle has {len(code)} characters, at most {LONGEST} fit")
    return f"{PREFIX}.{code}"


@lru_cache(maxsize=256)
def opened_puzzle(id: str) -> Loaded | None:
    """The puzzle with such an id; None if it is none, or is damaged."""
    head, _, code = id.partition(".")
    if head != PREFIX or not 0 < len(code) <= LONGEST:
        return None
    try:
        packed = base64.b32decode(code.upper() + "=" * (-len(code) % 8))
        reading = zlib.decompressobj()
        text = reading.decompress(packed, LARGEST)
        if reading.unconsumed_tail or not reading.eof:
            return None
        scenario = Scenario.model_validate({**json.loads(text), "id": PREFIX})
        loaded = Loaded(scenario, open_book(scenario.ruleset), id)
        check_content(loaded)
        loaded.start  # noqa: B018
    except (binascii.Error, zlib.error, ValueError, TypeError, RecursionError, ValidationError):
        return None
    except (ScenarioError, Fault):
        return None
    return replace(loaded, scenario=scenario.model_copy(update={"id": id}))
