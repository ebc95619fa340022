"""The bundled scenarios are valid, complete in four languages, and have the stated results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from pydantic import BaseModel

from rulebook.languages import LANGUAGES
from scenarios.formats.fields import LocalText
from scenarios.formats.loader import Loaded, files, load, shelf
from scenarios.playing.runner import check
from tests.each import each

PATHS = files()


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_it_has_the_stated_result(path: str) -> None:
    assert check(load(path)) == []


def test_the_shelf_is_complete() -> None:
    kinds = Counter(loaded.scenario.kind for loaded in shelf())
    assert kinds["lesson"] >= 1
    assert kinds["puzzle"] >= 3
    assert kinds["ruling"] >= 13
    assert len(shelf()) == len(PATHS)
    assert len({loaded.scenario.id for loaded in shelf()}) == len(PATHS)


def texts_in(value: object) -> Iterator[LocalText]:
    """Yield every text with language versions, at any depth."""
    if isinstance(value, LocalText):
        yield value
    elif isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from texts_in(getattr(value, name))
    elif isinstance(value, dict):
        for inner in value.values():
            yield from texts_in(inner)
    elif isinstance(value, tuple):
        for inner in value:
            yield from texts_in(inner)


@each("loaded", shelf(), ids=lambda loaded: loaded.scenario.id)
def test_every_text_is_there_in_four_languages(loaded: Loaded) -> None:
    scenario = loaded.scenario
    assert set(scenario.text) == set(LANGUAGES)
    given = {frozenset(name for name, value in text if value) for text in scenario.text.values()}
    assert len(given) == 1
    for text in texts_in(scenario):
        assert all((text.de, text.en, text.it, text.nl)), text


def test_puzzles_explain_two_wrong_lines_and_lessons_have_a_part_and_six_to_twelve_steps() -> None:
    for loaded in shelf():
        scenario = loaded.scenario
        if scenario.kind == "puzzle":
            assert len(scenario.tempting) >= 2
        if scenario.kind == "lesson":
            assert scenario.part is not None
            assert 6 <= len(scenario.step) <= 12, scenario.id
