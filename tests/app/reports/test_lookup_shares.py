"""The questions of the look-up: their entries exist, and principles are found in every language."""

from __future__ import annotations

import pytest

from rulebook.languages import LANGUAGES
from scenarios.catalogue.library import by_document_id
from tutor_app.reports.lookup_shares import is_answered, questions
from tutor_app.reports.story_shares import verdict


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_questions_are_sound(lang: str) -> None:
    own = questions()[lang]
    assert len(own) == 45
    for one in own:
        assert set(one.wanted) <= set(by_document_id()), one.ask
        assert one.wanted or one.played or one.about == "cards", one.ask
    assert sum(one.aside for one in own) == 16


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_about_a_principle_finds_it(lang: str) -> None:
    own = [one for one in questions()[lang] if one.about == "principle"]
    missed = [one.ask for one in own if not is_answered(lang, one)]
    assert len(missed) <= 0.2 * len(own), missed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_about_one_card_and_a_rule_is_answered_and_never_wrongly(lang: str) -> None:
    own = [one for one in questions()[lang] if one.about == "card"]
    said = {one.ask: verdict(one.ask) for one in own}
    assert len(own) == 10
    assert [one.ask for one in own if said[one.ask] not in (one.played, "told")] == []
    assert sum(said[one.ask] == one.played for one in own) >= 9
