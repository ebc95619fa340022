"""The rules in reading order: chapters, their articles, and the rules of each article."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from .reading import FOLDER, ArticleError, Table, Texts, load, string, table, texts
from .rules import UnknownRule, rules


@dataclass(frozen=True, slots=True)
class Article:
    """A few rules on one topic, in reading order."""

    id: str
    chapter: str
    title: Texts
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Articles that belong together, with a one-sentence summary."""

    id: str
    title: Texts
    intro: Texts
    articles: tuple[Article, ...]


@cache
def chapters() -> tuple[Chapter, ...]:
    """Every chapter in reading order.

    The last one holds the classic rules; all others describe the game of 2014.

    Raises:
        ArticleError: a rule is in two articles or in none, or a file is broken.
    """
    found = sorted(
        (_chapter(path.stem, load(path)) for path in (FOLDER / "chapters").glob("*.toml")), key=lambda one: one[0]
    )
    read = tuple(chapter for _, chapter in found)
    places: dict[str, str] = {}
    for article in (article for chapter in read for article in chapter.articles):
        for rule in article.rules:
            if rule not in rules():
                raise ArticleError(f"chapters: {article.id} lists {rule}, which is no rule; correct its id")
            if rule in places:
                raise ArticleError(f"chapters: {rule} is in both {places[rule]} and {article.id}; keep one of them")
            places[rule] = article.id
    missing = [rule for rule in rules() if rule not in places]
    if missing:
        raise ArticleError(f"chapters: no article lists {', '.join(missing)}; add them")
    return read


@cache
def articles() -> Mapping[str, Article]:
    """Every article by id, in reading order. Raises the same errors as ``chapters``."""
    return MappingProxyType({article.id: article for chapter in chapters() for article in chapter.articles})


@cache
def _places() -> Mapping[str, Article]:
    return MappingProxyType({rule: article for article in articles().values() for rule in article.rules})


def article_of(rule: str) -> Article:
    """The article that contains a rule; raises ``UnknownRule``."""
    try:
        return _places()[rule]
    except KeyError:
        raise UnknownRule(rule) from None


def chapter_of(article: Article) -> Chapter:
    """The chapter that contains an article."""
    return next(chapter for chapter in chapters() if chapter.id == article.chapter)


def _chapter(file: str, content: Table) -> tuple[int, Chapter]:
    where = f"chapters/{file}.toml"
    id, order, listed = string(content, "id", where), content.get("order"), content.get("article")
    if not isinstance(order, int) or not isinstance(listed, list) or not listed:
        raise ArticleError(f"{where}: it needs order as a number and at least one [[article]]")
    read = tuple(_article(id, f"{where}: article[{at}]", table(value, where)) for at, value in enumerate(listed))
    title = texts(table(content.get("title"), f"{where}: title"), f"{where}: title")
    intro = texts(table(content.get("intro"), f"{where}: intro"), f"{where}: intro")
    return order, Chapter(id, title, intro, read)


def _article(chapter: str, where: str, entry: Table) -> Article:
    listed = entry.get("rules")
    if not isinstance(listed, list) or not listed or not all(isinstance(rule, str) for rule in listed):
        raise ArticleError(f"{where}: rules must list the ids of at least one rule")
    title = texts(table(entry.get("title"), f"{where}.title"), f"{where}.title")
    return Article(string(entry, "id", where), chapter, title, tuple(listed))
