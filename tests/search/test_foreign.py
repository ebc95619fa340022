"""A question in a language that the tutor does not speak is recognised; its own languages never are."""

from __future__ import annotations

import pytest

from rulebook.languages import LANGUAGES
from rulebook.search.foreign import is_foreign
from scenarios.catalogue.library import index
from tutor_app.commands.main import main
from tutor_app.reports.search_relevance import queries
from tutor_app.texts.messages import message

FOREIGN = (
    "¿Puedo activar Mystical Space Typhoon en respuesta a Pot of Greed?",
    "Mon monstre est détruit au combat, est-ce que son effet se déclenche au cimetière ?",
    "Quanto dano recebe meu oponente se o meu monstro ataca diretamente?",
    "Czy mogę aktywować pułapkę w turze przeciwnika?",
    "私のモンスターは破壊されますか",
)


@pytest.mark.parametrize("text", FOREIGN)
def test_a_fifth_language_is_foreign(text: str) -> None:
    assert is_foreign(index(), text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_four_languages_are_not(lang: str) -> None:
    assert [query.ask for query in queries()[lang] if is_foreign(index(), query.ask)] == []


@pytest.mark.parametrize("text", ["", "Raigeki", "pot of greed mst", "?" * 5000, "12345", "qwertz asdf"])
def test_few_words_are_not_judged(text: str) -> None:
    assert not is_foreign(index(), text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ask_names_the_languages_that_are_understood(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ask", "--lang", lang, FOREIGN[1]]) != 0
    shown = capsys.readouterr()
    assert (shown.out, shown.err.strip()) == ("", message(lang, "between.other_language"))
