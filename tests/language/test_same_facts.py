"""A sentence tells the same numbers and the same time in every language, in its short form as well."""

from __future__ import annotations

import re

import pytest

from rulebook.language.sentences.render import frames, simple_frames
from rulebook.languages import FALLBACK, LANGUAGES

FACTS = {"until", "amount", "old", "new", "left", "times", "have", "needed", "count", "number", "value"}


def facts(frame: str) -> set[str]:
    return FACTS & set(re.findall(r"\{(\w+)", frame))


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != FALLBACK])
@pytest.mark.parametrize("told", [frames, simple_frames], ids=["exact", "simple"])
def test_a_frame_has_the_same_numbers_and_times_in_every_language(told: object, lang: str) -> None:
    assert callable(told)
    ours, english = told(lang), told(FALLBACK)
    assert {key: facts(ours[key]) for key in english} == {key: facts(english[key]) for key in english}
