"""A puzzle as an address: it comes back with its board, and a damaged or huge code opens nothing."""

from __future__ import annotations

import base64
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.made_puzzles import made_puzzle, made_puzzle_ids
from scenarios.formats.loader import Loaded, shelf
from scenarios.importing.links import LONGEST, PREFIX, id_of, opened_puzzle

PUZZLES = [one for one in shelf() if one.scenario.kind == "puzzle"]


def code(content: bytes) -> str:
    return f"{PREFIX}.{base64.b32encode(zlib.compress(content)).decode().rstrip('=').lower()}"


@pytest.mark.parametrize("loaded", PUZZLES, ids=lambda one: one.scenario.id)
def test_a_puzzle_comes_back_from_its_address(loaded: Loaded) -> None:
    id = id_of(loaded)
    found = by_id(id)
    assert found is not None
    assert found.start == loaded.start
    assert found.scenario.goal == loaded.scenario.goal
    assert found.scenario.id == id
    assert len(id) < 2000


def test_every_made_puzzle_fits_into_an_address() -> None:
    for each in made_puzzle_ids():
        loaded = made_puzzle(each)
        assert loaded is not None
        found = opened_puzzle(id_of(loaded))
        assert found is not None
        assert found.start == loaded.start


@pytest.mark.parametrize(
    "id",
    [
        f"{PREFIX}.", f"{PREFIX}.aaaa", f"{PREFIX}.!!!!", f"{PREFIX}." + "a" * (LONGEST + 1), code(b"{}"), code(b"[]"),
        code(b"[" * 20_000), code(b"0" * 10_000_000), code(b'{"kind": "puzzle"}'), code(b"\xff"),
        code(b'{"kind":"puzzle","goal":{},"text":{"en":{"title":"<b>"}},"board":{}}'),
        code(b'{"kind":"puzzle","goal":{},"text":{"en":{"title":"x"}},"board":{"you":{"monsters":["no-such-card"]}}}'),
    ],
    ids=range(12),
)  # fmt: skip
def test_a_damaged_code_opens_nothing(id: str) -> None:
    assert opened_puzzle(id) is None
    assert by_id(id) is None


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz234567", max_size=80))
def test_no_code_breaks_the_page(text: str) -> None:
    assert opened_puzzle(f"{PREFIX}.{text}") is None
