"""``run.py card``: look up one card by any of its names, as text or JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import groupby

from rulebook.articles.rules import statement
from rulebook.cards import POOL
from rulebook.language.card_text.card_text import CannotSay, card_text
from rulebook.languages import LANGUAGES
from rulebook.notation.finding import LONGEST, Finding, find_card
from rulebook.notation.source import source
from rulebook.shelf import open_book
from rulebook.vocabulary.effects import Card
from scenarios.catalogue.card_uses import boards_with
from scenarios.formats.loader import Loaded
from tutor_app.texts.bounds import repeatable
from tutor_app.texts.messages import message
from tutor_app.wording.card_entry import CardEntry, card_entry, facts_of, line_of, other_names, rule_lines

from .arguments import JSON, LANG, Commands
from .exit_status import FAILED, PASSED, UNCLEAR, as_json
from .json_shapes import Json, header

MOST_BOARDS = 12
"""Maximum number of rules shown by small boards that are listed as text; the JSON lists all boards."""


def register(commands: Commands) -> None:
    """Register the command for cards."""
    reading = commands.add_parser("card", parents=[LANG, JSON], help="one card: facts, text, rules, scenarios")
    reading.add_argument("name", nargs="+", metavar="NAME", help="its name in any language, number or slug")
    reading.set_defaults(run=_card)


def describe(card: Card, lang: str) -> CardEntry:
    """Everything about a card under the 2014 rules.

    Raises:
        CannotSay: its text cannot be rendered in this language.
    """
    return card_entry(open_book(), card, lang)


def card_lines(entry: CardEntry) -> Iterator[str]:
    """The card as text: facts, labelled text, running text, value, rules, examples, scenarios."""
    card, lang = entry.card, entry.lang
    yield f"{card.names.in_language(lang)}  ·  {card.slug}"
    yield "  ".join(f"{code}: {name}" for code, name in other_names(card, lang))
    yield line_of(card, lang)
    yield "  ·  ".join(f"{name} {value}" for name, value in facts_of(card, lang))
    yield from _part(lang, "entry.text")
    if entry.view.always:
        yield f"   {entry.view.always}"
    if not entry.view.clauses and not entry.view.always:
        yield f"   {message(lang, 'card.no_effect')}"
    width = max((len(clause.label) for clause in entry.view.clauses), default=0)
    section = ""
    for _, clauses in groupby(entry.view.clauses, key=lambda clause: clause.effect):
        for number, clause in enumerate(clauses):
            if clause.section != section:
                section = clause.section
                yield f"   {section}:"
            yield f" {'-' if number == 0 else ' '} {clause.label:<{width}}  {clause.text}"
    if entry.view.clauses:
        yield from _part(lang, "entry.as_text")
        yield f"   {''.join(piece.text for piece in entry.view.running_text)}"
        yield f"   ({message(lang, 'entry.own_words')})"
    yield from _part(lang, "entry.value")
    yield f"   # {entry.declared_in}"
    yield from (f"   {line}" for line in entry.source.splitlines())
    yield from _part(lang, "entry.rules")
    for id, said, where in rule_lines(entry.rules, lang):
        yield f"   {id}: {said} ({where})"
    yield from _part(lang, "entry.examples")
    for example in entry.examples:
        yield f"   {message(lang, f'entry.{example.shows}')}: {example.id}"
    if not entry.examples:
        yield f"   {message(lang, 'entry.none')}"
    yield from _part(lang, "entry.scenarios")
    for loaded in entry.played:
        yield f"   {loaded.scenario.id}: {loaded.scenario.in_language(lang).title}"
    if not entry.played:
        yield f"   {message(lang, 'entry.none')}"
    found = boards_with(card.slug)
    if found:
        yield from _part(lang, "entry.boards")
        shown = list(dict.fromkeys(rule for board in found for rule in board.rules))
        yield from (f"   {rule}: {statement(rule, lang) or ''}" for rule in shown[:MOST_BOARDS])
        if len(shown) > MOST_BOARDS:
            yield f"   ... {len(shown) - MOST_BOARDS}"


def _part(lang: str, key: str) -> Iterator[str]:
    yield ""
    yield message(lang, key)


def found_lines(query: str, finding: Finding, lang: str) -> Iterator[str]:
    """The message for an unknown or ambiguous name."""
    key = "cards.several" if finding.several else "cards.missing"
    yield message(lang, key, name=shown(query))
    if finding.near and not finding.several:
        yield message(lang, "cards.nearest")
    for card in finding.near:
        yield f"   {card.slug}: {card.names.in_language(lang)}"


def shown(query: str) -> str:
    """A query that is safe to print: truncated, and without control characters."""
    return repeatable(query, LONGEST)


def found_json(query: str, finding: Finding, lang: str) -> Json:
    """An unknown or ambiguous name as JSON."""
    near = [{"slug": card.slug, "name": card.names.in_language(lang)} for card in finding.near]
    return header("card") | {"language": lang, "query": shown(query), "card": None, "several": finding.several,
                             "near": near}  # fmt: skip


def card_json(entry: CardEntry) -> Json:
    """The card as JSON."""
    card, lang, stats = entry.card, entry.lang, entry.card.stats
    text = card_text(lang, card, open_book().effects(card.number))
    return header("card") | {
        "language": lang,
        "card": card.slug,
        "number": card.number,
        "names": {code: card.names.in_language(code) for code in LANGUAGES},
        "kind": card.kind.name.lower(),
        "icon": card.icon.value if card.icon else None,
        "type_line": line_of(card, lang),
        "stats": None if stats is None else {
            "type": stats.type.value, "attribute": stats.attribute.value, "level": stats.level, "rank": stats.rank,
            "atk": stats.atk, "def": stats.def_, "scale": stats.scale, "kinds": [kind.value for kind in stats.kinds],
        },
        "always": entry.view.always or None,
        "clauses": [
            {"effect": clause.effect, "role": clause.role, "label": clause.label, "part": clause.part,
             "text": clause.text}
            for clause in entry.view.clauses
        ],
        "text": text.running_text(),
        "source": source(card),
        "declared_in": entry.declared_in,
        "rules": [{"id": id, "text": said, "citation": where} for id, said, where in rule_lines(entry.rules, lang)],
        "examples": [
            {"id": example.id, "shows": example.shows, "title": example.title(lang)} for example in entry.examples
        ],
        "scenarios": [_scenario(loaded, lang, named=True) for loaded in entry.played]
        + [_scenario(loaded, lang, named=False) for loaded in entry.lying],
        "boards": [
            {"file": board.file, "name": board.name, "rules": list(board.rules)} for board in boards_with(card.slug)
        ],
    }  # fmt: skip


def _scenario(loaded: Loaded, lang: str, *, named: bool) -> Json:
    scenario = loaded.scenario
    return {"id": scenario.id, "kind": scenario.kind, "title": scenario.in_language(lang).title, "named": named}


__all__ = ["CannotSay", "card_json", "card_lines", "describe", "found_json", "found_lines"]


def _card(arguments: argparse.Namespace) -> int:
    query, lang = " ".join(arguments.name), arguments.lang
    finding = find_card(POOL, query)
    if finding.card is None:
        if arguments.json:
            print(as_json(found_json(query, finding, lang)))
        else:
            print(*found_lines(query, finding, lang), sep="\n", file=sys.stderr)
        return UNCLEAR
    try:
        entry = describe(finding.card, lang)
    except CannotSay as fault:
        print(f"{finding.card.slug}: this cannot be rendered in {lang}: {fault}", file=sys.stderr)
        return FAILED
    if arguments.json:
        print(as_json(card_json(entry)))
    else:
        print(*card_lines(entry), sep="\n")
    return PASSED
