"""``run.py search`` and ``run.py rule``: the library without a browser."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from rulebook.articles.glossary import term
from rulebook.articles.rules import statement
from rulebook.cards import BY_SLUG
from rulebook.search.document import Found
from scenarios.library import index
from tutor_app.parts.markup import bounded
from tutor_app.texts.messages import message
from tutor_app.wording.rule_entry import RuleEntry

from .json_shapes import Json, header

SNIPPET = 160
"""So many signs of an entry are listed for reading."""
MOST = 5
"""So many entries of a kind are listed for reading; the JSON has more."""


def search(words: str, lang: str, filters: Mapping[str, str]) -> Found:
    """What the library holds about these words."""
    return index().find(words, lang, filters)


def search_json(words: str, lang: str, found: Found) -> Json:
    """What was found, for machines: the entries best first, each with its kind, title and text."""
    return {
        **header("search"),
        "words": words[:300],
        "lang": lang,
        "answered": found.answered,
        "cards": list(found.cards),
        "entries": [
            {
                "id": hit.document.id,
                "kind": hit.document.kind,
                "score": round(hit.score, 2),
                "title": hit.document.title[lang],
                "text": hit.document.body[lang],
            }
            for hit in found.hits
        ],
    }


def search_lines(lang: str, found: Found) -> Iterator[str]:
    """What was found, for reading: by kind, the kind of the best entry first."""
    if not found.hits:
        yield message(lang, "library.nothing")
        return
    if not found.answered:
        yield message(lang, "library.nearest")
    if found.cards:
        named = ", ".join(BY_SLUG[slug].names.in_language(lang) for slug in found.cards)
        yield message(lang, "library.found_cards", cards=named)
    best = list(dict.fromkeys(hit.document.kind for hit in found.hits))
    ranked = sorted(found.hits, key=lambda hit: best.index(hit.document.kind))
    for kind, hits in groupby(ranked, key=lambda hit: hit.document.kind):
        yield ""
        yield message(lang, f"library.kind_{kind}")
        for hit in list(hits)[:MOST]:
            yield f"   {hit.document.title[lang]}  ·  {hit.document.id.partition(':')[2]}"
            yield f"      {bounded(hit.document.body[lang], SNIPPET)}"


def rule_json(entry: RuleEntry) -> Json:
    """A rule for machines."""
    return {
        **header("rule"),
        "id": entry.rule.id,
        "lang": entry.lang,
        "ruleset": entry.rule.ruleset,
        "text": entry.words,
        "chapter": entry.chapter.id,
        "article": entry.article.id,
        "sources": list(entry.sources),
        "note": entry.note,
        "disputed": [one.id for one in entry.disputed],
        "terms": list(entry.terms),
        "see": list(entry.see),
        "shown": list(entry.shown),
        "cards": list(entry.cards),
    }


def rule_lines(entry: RuleEntry) -> Iterator[str]:
    """A rule for reading."""
    lang = entry.lang
    yield f"{entry.chapter.title[lang]} › {entry.article.title[lang]}  ·  {entry.rule.id}"
    yield entry.words
    yield entry.holds
    if entry.note:
        yield entry.note
    for one in entry.disputed:
        yield f"{message(lang, 'rule.disputed')}: {one.title[lang]}"
        yield from (f"   {'*' if side == one.played else ' '} {words[lang]}" for side, words in one.readings.items())
    yield from _part(lang, "rule.sources", entry.sources)
    yield from _part(lang, "rule.terms", [term(id, lang) for id in entry.terms])
    yield from _part(lang, "rule.see", [f"{id}: {statement(id, lang)}" for id in entry.see])
    yield from _part(lang, "rule.shown", entry.shown)
    yield from _part(lang, "rule.cards", [BY_SLUG[slug].names.in_language(lang) for slug in entry.cards])


def _part(lang: str, key: str, lines: tuple[str, ...] | list[str]) -> Iterator[str]:
    if lines:
        yield ""
        yield message(lang, key)
        yield from (f"   {line}" for line in lines)

