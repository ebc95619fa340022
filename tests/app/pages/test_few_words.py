"""No screen of a lesson or an exercise has more than about 50 words before something is to be done."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from statistics import median

import pytest

from rulebook.language.sentences.render import Depth
from rulebook.languages import LANGUAGES
from scenarios.catalogue.course import lessons
from scenarios.formats.loader import Loaded
from scenarios.making.index import opened
from tests.app.play.test_visit import do_step, id_of
from tests.app.words_in_view import shown, words
from tutor_app.pages.play import play_regions
from tutor_app.pages.practice import Way, exercise_shown, in_turn
from tutor_app.play.visit import Visit

LESSONS = lessons()
EXERCISES = in_turn()[::60]
WAY = Way("today", "page:today")

USUAL = 50
"""Half of the screens have no more words, give or take three in one lesson."""
MOST_TO_DO = 70
"""A screen on which something is to be done has no more words."""
MOST_TO_WATCH = 90
"""The same for a screen on which something is being played."""
MOST_ASKED = 86
"""The same for the longest question of an exercise; 19 of 20 have no more than ``MOST_TO_DO``."""
MOST_ANSWERED = 118
"""The same for an exercise with an answer."""


def screens(visit: Visit) -> Iterator[bool]:
    """Play a lesson to its end; yields at each screen whether something is to be done there."""
    for number in range(len(visit.session.loaded.scenario.step)):
        while not visit.live:
            yield False
            visit.handle("next")
        yield True
        do_step(visit, number)
    while not visit.live:
        yield False
        visit.handle("next")


def words_of(visit: Visit, lang: str) -> int:
    """How many words the page of a visit has outside of the field."""
    regions = play_regions(visit, lang, depth=Depth.SIMPLE)
    return words(visit.session.loaded.scenario.in_language(lang).title) + words(shown(regions))


@cache
def words_by_screen(id: str) -> dict[str, list[tuple[bool, int, str]]]:
    """The screens of a lesson by language: whether something is to be done, the number of words, and the step."""
    visit = Visit.open(next(one for one in LESSONS if one.scenario.id == id))
    found: dict[str, list[tuple[bool, int, str]]] = defaultdict(list)
    for to_do in screens(visit):
        for lang in LANGUAGES:
            found[lang].append((to_do, words_of(visit, lang), visit.token))
    return found


@pytest.mark.parametrize("loaded", LESSONS, ids=id_of)
def test_no_screen_of_a_lesson_is_a_wall_of_text(loaded: Loaded) -> None:
    for lang, found in words_by_screen(loaded.scenario.id).items():
        long = [(lang, step, count) for to_do, count, step in found
                if count > (MOST_TO_DO if to_do else MOST_TO_WATCH)]  # fmt: skip
        assert not long
        assert median(count for _, count, _ in found) <= USUAL + 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_exercise_is_a_wall_of_text(lang: str) -> None:
    asked: list[int] = []
    for id in EXERCISES:
        one = opened(id)
        assert one is not None
        for chosen in range(-1, len(one.options)):
            count = words(shown({"lists": exercise_shown(lang, id, chosen, WAY)}))
            assert count <= (MOST_ASKED if chosen < 0 else MOST_ANSWERED), (id, chosen)
            if chosen < 0:
                asked.append(count)
    assert median(asked) <= USUAL
    assert sorted(asked)[int(len(asked) * 0.95)] <= MOST_TO_DO


def test_what_is_folded_or_drawn_is_not_counted_and_the_rest_is() -> None:
    fold = "<details><summary>four</summary><p>no</p></details>"
    markup = f"<p>One <b>two</b><br>three</p><svg><rect/><text>no</text></svg>{fold}"
    assert words(shown({"lists": markup, "board": "<p>no</p>"})) == 4
    assert words(shown({"lists": f'<div class="hidden-label"><p>no</p></div>{markup}'})) == 4
    assert words(shown({"lists": fold.replace("<details", "<details open")})) == 2
