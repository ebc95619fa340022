"""The link of a class: it carries known lessons and puzzles only, shows what is done, and can be changed."""

from __future__ import annotations

import pytest

from rulebook.languages import LANGUAGES
from tutor_app.pages.class_list import CHOSEN, MOST, changed, class_page, listed
from tutor_app.pages.lists import scenarios_of
from tutor_app.texts.messages import message

LESSON, PUZZLE = (scenarios_of(kind)[0].scenario for kind in ("lesson", "puzzle"))
BOTH = f"{PUZZLE.id},{LESSON.id}"


def test_the_list_keeps_its_order_and_drops_what_is_unknown() -> None:
    ruling = scenarios_of("ruling")[0].scenario.id
    assert listed(f"{BOTH},no.such,<b>,{ruling},{PUZZLE.id},") == (PUZZLE.id, LESSON.id)
    assert listed("") == ()
    every = ",".join(one.scenario.id for kind in ("lesson", "puzzle") for one in scenarios_of(kind)) + ",x" * 100_000
    assert len(listed(every)) <= MOST


def test_an_entry_is_added_and_removed() -> None:
    assert changed("", LESSON.id) == LESSON.id
    assert changed(PUZZLE.id, LESSON.id) == BOTH
    assert changed(BOTH, PUZZLE.id) == LESSON.id
    assert changed(BOTH, "no.such") == BOTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_is_shown_with_what_is_done(lang: str) -> None:
    page = class_page(lang, {CHOSEN: BOTH}, frozenset({LESSON.id}))
    assert message(lang, "class.done", done=1, all=2) in page["intro"]
    assert page["lists"].index(PUZZLE.id) < page["lists"].index(LESSON.id)
    assert str(page["lists"]).count("✓") == 1
    editing = class_page(lang, {CHOSEN: BOTH}, frozenset(), choosing=True)
    assert editing["lists"].count('aria-pressed="true"') == 2
    assert message(lang, "class.none") in class_page(lang, {}, frozenset())["lists"]
