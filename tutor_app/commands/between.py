"""``run.py between``: what happens between two or three cards, as text or JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import groupby

from rulebook.cards import POOL
from rulebook.explain.tree import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.notation.finding import find_card
from rulebook.vocabulary.effects import Card
from scenarios.catalogue.meetings import finding_id, meeting, nothing
from scenarios.interactions.between import MOST_CARDS, Interaction
from tutor_app.texts.messages import message

from .arguments import JSON, LANG, Commands
from .cards import found_lines
from .exit_status import PASSED, UNCLEAR, as_json
from .json_shapes import Json, header, told_json


def register(commands: Commands) -> None:
    """Register the command for what happens between cards."""
    asking = commands.add_parser("between", parents=[LANG, JSON], help="what happens between two or three cards")
    asking.add_argument("cards", nargs="+", metavar="CARD", help="their names in any language, each in quotes")
    asking.add_argument("--depth", choices=[each.value for each in Depth], default="exact", help="how reasons are told")
    asking.set_defaults(run=_between)


def interaction_lines(lang: str, found: Interaction, depth: Depth) -> Iterator[str]:
    """The findings as text, group by group, each with the id of the scenario that plays it."""
    names = ", ".join(card.names.in_language(lang) for card in found.cards)
    yield message(lang, "between.title", cards=names)
    numbered = list(enumerate(found.findings))
    for group, ones in groupby(numbered, key=lambda one: one[1].group):
        yield ""
        yield message(lang, f"between.{group.value.replace('-', '_')}")
        for number, one in ones:
            yield from (f"   {text(lang, told, cite=True, depth=depth)}" for told in one.told)
            yield f"      -> {finding_id(found, number)}"
    if not found.findings:
        yield from (f"   {text(lang, told)}" for told in _nothing(found))
    yield ""
    yield message(lang, "between.scenes", number=str(found.scenes))


def interaction_json(lang: str, found: Interaction) -> Json:
    """The findings as JSON."""
    return {
        **header("between"),
        "lang": lang,
        "cards": [card.slug for card in found.cards],
        "scenes": found.scenes,
        "findings": [
            {
                "group": one.group.value,
                "card": one.card.slug,
                "other": one.other.slug,
                "id": finding_id(found, number),
                "lines": list(one.lines),
                "told": [told_json(lang, told) for told in one.told],
            }
            for number, one in enumerate(found.findings)
        ],
    }


def _nothing(found: Interaction) -> tuple[Explanation, ...]:
    return (nothing(found.cards[0], found.cards[1]),)


def _between(arguments: argparse.Namespace) -> int:
    lang: str = arguments.lang
    cards: list[Card] = []
    for name in arguments.cards[: MOST_CARDS + 1]:
        found = find_card(POOL, name)
        if found.card is None:
            print(*found_lines(name, found, lang), sep="\n", file=sys.stderr)
            return UNCLEAR
        cards.append(found.card)
    if not 2 <= len(cards) <= MOST_CARDS or len(set(cards)) < len(cards):
        print(message(lang, "between.few"), file=sys.stderr)
        return UNCLEAR
    interaction = meeting(tuple(card.slug for card in cards))
    if arguments.json:
        print(as_json(interaction_json(lang, interaction)))
    else:
        print(*interaction_lines(lang, interaction, Depth(arguments.depth)), sep="\n")
    return PASSED
