"""The page of a card and the list of all cards, as regions cached per card and language."""

from __future__ import annotations

import logging
from collections import Counter
from functools import lru_cache

from rulebook.cards import BY_SLUG, POOL
from rulebook.language.words.descriptions import CannotSay
from rulebook.notation.finding import LONGEST, find_card, plain_names
from rulebook.shelf import open_book
from rulebook.vocabulary.effects import Card
from scenarios.catalogue.casebook import Ruling, casebook, citing, without_board
from scenarios.formats.loader import Loaded
from tutor_app.parts import card_page as page
from tutor_app.parts.library import missing
from tutor_app.parts.links import Place, address
from tutor_app.parts.markup import Markup
from tutor_app.parts.shell import notice
from tutor_app.texts.bounds import repeatable
from tutor_app.texts.messages import message
from tutor_app.wording.card_entry import (
    SORTS,
    card_entry,
    facts_of,
    line_of,
    named_cards,
    number_of,
    other_names,
    sort_of,
)
from tutor_app.wording.card_examples import story
from tutor_app.wording.reasons import rule_of

LOG = logging.getLogger(__name__)
MOST_SCENARIOS = 12
"""Maximum number of scenarios listed that only have the card on the board, if none plays it."""


def card_regions(name: str, lang: str, *, running_text: bool) -> tuple[Card | None, dict[str, Markup]]:
    """The card for a name and the regions of its page; for an unknown name, None and suggestions."""
    card = BY_SLUG.get(name) or find_card(POOL, name).card
    if card is None:
        return None, {"notice": _offered(name, lang), "lists": Markup("")}
    try:
        return card, _regions(card.slug, lang, running_text)
    except CannotSay as fault:  # the other cards remain readable; the log has the error
        LOG.exception("%s cannot be said in %s: %s", card.slug, lang, fault)
        return card, {"notice": notice(message(lang, "page.broken"), "bad")}


@lru_cache(maxsize=4000)
def _regions(slug: str, lang: str, running_text: bool) -> dict[str, Markup]:
    card = BY_SLUG[slug]
    entry = card_entry(open_book(), card, lang)
    head = page.Head(
        entry.view.name, entry.view.name_lang, line_of(card, lang), sort_of(card), facts_of(card, lang),
        other_names(card, lang),
    )  # fmt: skip
    examples = [
        page.Shown(f"open:{one.id}", address(lang, scenario=one.id), *story(one.id, lang), one.shows)
        for one in entry.examples
    ]
    rules = [rule_of(lang, id) for id in entry.rules]
    cited = {id: [_ruling(one, lang) for one in citing(id)] for id in entry.rules}
    scenarios = [_link(loaded, lang) for loaded in entry.played or entry.lying[:MOST_SCENARIOS]]
    scenarios += [_ruling(one, lang) for one in without_board(slug)]
    return {
        "head": page.card_head(head, lang),
        "card": page.card_words(entry.view, lang, running_text=running_text),
        "task": page.card_examples(examples, lang),
        "why": page.card_rules(rules, cited, lang),
        "lists": page.card_scenarios(scenarios, lang),
        "more": page.card_value(entry.source, entry.declared_in, lang),
    }


def _link(loaded: Loaded, lang: str) -> page.Link:
    """The link to a scenario; for a ruling, to its page."""
    scenario = loaded.scenario
    if scenario.id in casebook():
        return _ruling(casebook()[scenario.id], lang)
    title = scenario.in_language(lang).title
    return page.Link(f"open:{scenario.id}", address(lang, scenario=scenario.id), title)


def _ruling(found: Ruling, lang: str) -> page.Link:
    return page.Link(f"ruling:{found.id}", address(lang, ruling=found.id), found.texts[lang].title)


def _offered(name: str, lang: str) -> Markup:
    finding = find_card(POOL, name)
    shown = repeatable(name, LONGEST)
    key = "cards.several" if finding.several else "cards.missing"
    near = [Place(f"about:{card.slug}", card.names.in_language(lang)) for card in finding.near]
    ways = [*near, Place("page:cards", message(lang, "cards.title"))]
    question = message(lang, "cards.nearest" if near else "library.instead")
    return missing(message(lang, key, name=shown), ways, lang, question)


@lru_cache(maxsize=8)
def list_region(lang: str) -> Markup:
    """The list of all cards in a language."""
    rows = [_row(card, lang) for card in named_cards(lang)]
    count = Counter(row.sort for row in rows)
    return page.card_list(rows, [(sort, count[sort]) for sort in SORTS if count[sort]], lang)


def _row(card: Card, lang: str) -> page.Row:
    line, stats = line_of(card, lang), card.stats
    if stats is not None:
        stars = message(lang, "board.rank", rank=stats.rank) if stats.rank else f"★{stats.level}"
        line = f"{line} · {stars} · {number_of(stats.atk)}/{number_of(stats.def_)}"
    words = "|".join((*plain_names(card), str(card.number)))
    return page.Row(card.slug, card.names.in_language(lang), line, sort_of(card), card.kind.name.lower(), words)
