"""The chapters: every rule is in exactly one article, with a title in every language."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulebook.articles import chapters as module
from rulebook.articles.chapters import article_of, articles, chapter_of, chapters
from rulebook.articles.reading import FOLDER, ArticleError
from rulebook.articles.rules import UnknownRule, rules
from rulebook.languages import LANGUAGES


def test_every_rule_is_in_one_article() -> None:
    listed = [rule for chapter in chapters() for article in chapter.articles for rule in article.rules]
    assert sorted(listed) == sorted(rules())
    assert all(rule in article_of(rule).rules for rule in rules())


def test_classic_rules_have_their_own_chapter() -> None:
    for article in articles().values():
        classic = {rules()[rule].ruleset == "classic" for rule in article.rules}
        assert classic == {article.chapter == "classic"}, article.id
        assert chapter_of(article).id == article.chapter


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_are_there_and_differ(lang: str) -> None:
    assert len({chapter.title[lang] for chapter in chapters()}) == len(chapters())
    assert all(chapter.intro[lang].endswith(".") for chapter in chapters())
    for chapter in chapters():
        assert len({article.title[lang] for article in chapter.articles}) == len(chapter.articles)


@pytest.mark.parametrize(
    ("old", "new", "word"),
    [
        ('"win.lp-zero"', '"win.lp-zero", "win.lp-zero"', "keep one"),
        ('"win.lp-zero"', '"win.lp-naught"', "no rule"),
        (' "win.lp-zero",', "", "no article lists win.lp-zero"),
    ],
)
def test_a_misplaced_rule_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, old: str, new: str, word: str
) -> None:
    shutil.copytree(FOLDER / "chapters", tmp_path / "chapters")
    file = tmp_path / "chapters" / "getting-started.toml"
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")
    monkeypatch.setattr(module, "FOLDER", tmp_path)
    chapters.cache_clear()
    try:
        with pytest.raises(ArticleError, match=word):
            chapters()
    finally:
        chapters.cache_clear()


def test_an_unknown_rule_has_no_article() -> None:
    with pytest.raises(UnknownRule):
        article_of("win.by-luck")
