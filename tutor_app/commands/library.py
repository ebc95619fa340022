"""``run.py search`` and ``run.py rule``: the library without a browser."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from itertools import groupby

from rulebook.articles.glossary import term
from rulebook.articles.rules import UnknownRule, statement
from rulebook.cards import BY_SLUG
from rulebook.search.document import Found
from scenarios.catalogue.library import FILTERS, choices, index
from tutor_app.texts.bounds import bounded, repeatable
from tutor_app.texts.messages import message
from tutor_app.wording.rule_entry import RuleEntry, find_rule, rule_entry

from .arguments import JSON, LANG, Commands
from .entries import entry_json, entry_lines, readings_of
from .exit_status import FAILED, PASSED, UNCLEAR, as_json
from .json_shapes import Json, header

SNIPPET = 160
"""Maximum number of characters of an entry in text output."""
MOST = 5
"""Maximum number of entries per kind in text output; the JSON has more."""


MOST_OFFERED = 20
"""Up to this many valid filter values are all listed when a value is wrong; otherwise only close matches."""


def register(commands: Commands) -> None:
    """Register the commands for the library."""
    searching = commands.add_parser("search", parents=[LANG, JSON], help="search rules, terms, rulings and cards")
    searching.add_argument("words", nargs="+", metavar="WORDS", help="words or a question, in any of the languages")
    searching.add_argument("--kind", metavar="KIND", help="only entries of this kind, for example rule")
    searching.add_argument("--ruleset", metavar="RULESET", help="only entries that apply under this ruleset")
    searching.add_argument("--topic", metavar="CHAPTER", help="only entries of this chapter")
    searching.add_argument("--source", metavar="DOCUMENT", help="only entries found in this document")
    searching.add_argument("--about", metavar="CARD", help="only entries about the card with this slug")
    searching.set_defaults(run=_search)
    ruling = commands.add_parser("rule", parents=[LANG, JSON], help="one rule, term or disputed point")
    ruling.add_argument("id", metavar="ID", help="its id, as the search lists it, for example damage.zero-atk")
    ruling.set_defaults(run=_rule)


def search(words: str, lang: str, filters: Mapping[str, str]) -> Found:
    """Search the library for these words."""
    return index().find(words, lang, filters)


def search_json(words: str, lang: str, found: Found) -> Json:
    """The results as JSON: entries best first, each with its kind, title and text."""
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
    """The results as text, grouped by kind, the kind of the best entry first."""
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
    """A rule as JSON."""
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
    """A rule as text."""
    lang = entry.lang
    yield f"{entry.chapter.title[lang]} › {entry.article.title[lang]}  ·  {entry.rule.id}"
    yield entry.words
    yield entry.holds
    if entry.note:
        yield entry.note
    for one in entry.disputed:
        yield f"{message(lang, 'rule.disputed')}: {one.title[lang]}"
        yield from readings_of(one, lang)
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


def _search(arguments: argparse.Namespace) -> int:
    """Search the library."""
    words = " ".join(arguments.words)
    filters = {name: value for name in FILTERS if (value := getattr(arguments, name)) is not None}
    for name, value in filters.items():
        every = choices()[name]
        if value not in every:
            near = every if len(every) <= MOST_OFFERED else get_close_matches(value[:80], every, 8, 0)
            print(f"--{name}: there is no {value[:80]!r}; try {', '.join(near)}", file=sys.stderr)
            return UNCLEAR
    found = search(words, arguments.lang, filters)
    if arguments.json:
        print(as_json(search_json(words, arguments.lang, found)))
    else:
        print(*search_lines(arguments.lang, found), sep="\n")
    return PASSED if found.hits else FAILED


def _rule(arguments: argparse.Namespace) -> int:
    """Show one rule with its sources, examples and related rules, or a term or disputed point with its rules."""
    other = entry_json(arguments.id, arguments.lang)
    if other is not None:
        print(as_json(other) if arguments.json else "\n".join(entry_lines(arguments.id, arguments.lang)))
        return PASSED
    try:
        entry = rule_entry(find_rule(arguments.id), arguments.lang)
    except UnknownRule as error:
        wanted, near = error.args
        print(message(arguments.lang, "rule.missing", id=repeatable(wanted, 80)), file=sys.stderr)
        remedy = message(arguments.lang, "rule.nearest", ids=", ".join(near)) if near else ""
        print(remedy or message(arguments.lang, "rule.by_id"), file=sys.stderr)
        return UNCLEAR
    print(as_json(rule_json(entry))) if arguments.json else print(*rule_lines(entry), sep="\n")
    return PASSED
