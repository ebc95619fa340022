"""The whole library: its pages have the same links in four languages, and everything they offer to run can be run."""

from __future__ import annotations

import re

import pytest

from rulebook.articles.chapters import articles
from rulebook.articles.disagreements import disagreements
from rulebook.articles.glossary import glossary
from rulebook.articles.rules import rules
from rulebook.languages import LANGUAGES
from scenarios.catalogue.casebook import casebook
from scenarios.catalogue.lookup import by_id
from scenarios.playing.runner import check
from tutor_app.pages.routes import ENTRY_PAGES
from tutor_app.parts.markup import Markup

ENTRIES = {
    "rule": list(rules()), "article": list(articles()), "term": list(glossary()), "dispute": list(disagreements()),
    "ruling": list(casebook())[::5],
}  # fmt: skip
"""Every fifth ruling only, because each is replayed in each language."""


def links(regions: dict[str, Markup]) -> list[str]:
    """Everything clickable on a page, in order."""
    return re.findall(r'data-send="([^"]*)"', "".join(regions.values()))


@pytest.mark.parametrize("kind", ENTRIES)
def test_an_entry_leads_to_the_same_places_in_every_language(kind: str) -> None:
    for id in ENTRIES[kind]:
        shown = {lang: links(ENTRY_PAGES[kind](id, lang)[1]) for lang in LANGUAGES}
        assert shown["en"], id
        for lang in LANGUAGES:
            assert shown[lang] == shown["en"], (id, lang)


def test_everything_that_can_be_run_has_the_stated_result() -> None:
    offered = {id for id, found in casebook().items() if found.loaded is not None}
    for kind in ("rule", "article", "term", "dispute"):
        for id in ENTRIES[kind]:
            sent = links(ENTRY_PAGES[kind](id, "en")[1])
            offered |= {each.removeprefix("open:") for each in sent if each.startswith("open:")}
    assert len(offered) > 500
    for id in sorted(offered):
        loaded = by_id(id)
        assert loaded is not None, id
        assert check(loaded) == [], id
