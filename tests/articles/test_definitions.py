"""The glossary: every term is defined in four languages, and contrasts work from both sides."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulebook.articles import definitions as module
from rulebook.articles.definitions import contrasts, contrasts_of, definition, definitions
from rulebook.articles.glossary import UnknownTerm, glossary
from rulebook.articles.reading import ArticleError
from rulebook.languages import LANGUAGES
from tests.each import each

TEXTS = [(key, found.words) for key, found in definitions().items()] + [
    (" / ".join(pair.terms), pair.words) for pair in contrasts()
]


def test_every_term_has_a_definition() -> None:
    assert list(definitions()) == list(glossary())


@each("name, words", TEXTS, ids=lambda pair: pair[0])
def test_the_languages_say_the_same_numbers_in_whole_sentences(name: str, words: dict[str, str]) -> None:
    numbers = {lang: sorted(re.findall(r"\d+", text)) for lang, text in words.items()}
    assert set(words) == set(LANGUAGES)
    assert len({tuple(found) for found in numbers.values()}) == 1, numbers
    for text in words.values():
        assert text[0].isupper() or text[0].isdigit() or text[0] in "“„"
        assert text.endswith((".", ".”", ".“"))
        assert not re.search(r"[<>{}]|  ", text)
    assert len(set(words.values())) == len(LANGUAGES), "a language repeats another"


def test_what_is_mixed_up_is_found_from_both_sides() -> None:
    for pair in contrasts():
        for id in pair.terms:
            assert pair in contrasts_of(id)
            assert pair.other(id) in pair.terms
            assert pair.other(id) != id


def test_an_unknown_term_is_refused() -> None:
    with pytest.raises(UnknownTerm):
        definition("ninja", "en")
    with pytest.raises(KeyError):
        definition("chain", "fr")


@pytest.mark.parametrize(
    ("content", "word"),
    [
        ('[[pair]]\nterms = ["destroy"]', "two different"),
        ('[[pair]]\nterms = ["destroy", "ninja"]', "two different"),
        ('[[pair]]\nterms = ["destroy", "banish"]\nen = "A."\nde = "B."\nit = "C."', "nl"),
    ],
)
def test_a_broken_pair_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: str, word: str) -> None:
    (tmp_path / "contrasts.toml").write_text(content)
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    contrasts.cache_clear()
    try:
        with pytest.raises(ArticleError, match=word):
            contrasts()
    finally:
        contrasts.cache_clear()
