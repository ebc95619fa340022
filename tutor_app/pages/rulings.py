"""The page of a ruling."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rulebook.articles.disagreements import Disagreement, disagreements
from rulebook.articles.rules import cited, rule, rules, sources
from rulebook.language.sentences.render import Depth
from scenarios.catalogue.casebook import Ruling, RulingText, casebook, ruling
from tutor_app.parts import library as page
from tutor_app.parts.links import Place, address
from tutor_app.parts.markup import Markup, element, join
from tutor_app.parts.reasons import depths
from tutor_app.play.script_steps import Step, moment_of, told_of
from tutor_app.texts.messages import message

from .library import (
    LONGEST_ID,
    Regions,
    card_places,
    dispute_part,
    library,
    not_found,
    rules_part,
)  # fmt: skip

# A ruling -------------------------------------------------------------------------------------------


def ruling_regions(id: str, lang: str, depth: Depth = Depth.EXACT) -> tuple[str, Regions]:
    """The title and regions of a ruling's page, or suggestions if there is no such ruling."""
    found = ruling(id[:LONGEST_ID])
    if found is None:
        meant = f"ruling.{id[:LONGEST_ID].removeprefix('ruling.')}"
        return not_found("ruling", id, meant, {each: one.texts[lang].title for each, one in casebook().items()}, lang)
    return found.texts[lang].title, _ruling(found.id, lang, depth)


@lru_cache(maxsize=1000)
def _ruling(id: str, lang: str, depth: Depth) -> Regions:
    found = casebook()[id]
    text = found.texts[lang]
    trail = (library(lang), Place("page:rulings", message(lang, "page.rulings")))
    chips = (message(lang, f"library.rules_{found.ruleset}"), *authorities(found, lang))
    head = page.Head(trail, text.title, chips, question=text.question)
    cards = page.panel(
        message(lang, "library.cards"), page.chips_of(card_places(sorted(found.cards), lang), lang, "cards")
    )
    places = cited(found.sources, lang, found.ruleset, original=True)
    run = f"open:{id}" if found.loaded is not None else ""
    return {
        "head": page.entry_head(head, lang),
        "card": page.answer(message(lang, "ruling.answer"), text.answer, run, lang),
        "task": page.rows_of([
            _unplayed_part(text, lang), _parted_part(text, lang), _steps_part(found, lang, depth),
            dispute_part(disputes_of(found.cites), lang),
        ]),
        "why": rules_part(message(lang, "library.rules"), found.cites, lang),
        "lists": page.rows_of([
            cards if found.cards else Markup(""),
            page.panel(message(lang, "library.case_from"), page.lines(places)) if places else Markup(""),
        ]),
        "more": Markup(""),
    }  # fmt: skip


def _steps_part(found: Ruling, lang: str, depth: Depth) -> Markup:
    """A ruling step by step as the engine plays it; empty if it has no board."""
    if found.loaded is None:
        return Markup("")
    told = told_of(found.id, lang, depth)
    steps = drawn_steps(told.steps, found.id, told.line, lang)
    if not steps:
        return Markup("")
    return page.panel(message(lang, "ruling.steps"), join([depths(lang, depth), page.step_list(steps, lang)]))


def drawn_steps(steps: Iterable[Step], id: str, line: str, lang: str) -> list[page.Step]:
    """Steps of the scenario with this id, each with a link to the board; ``line`` is the line they belong to."""
    return [
        page.Step(step.move, step.reasons, f"at:{id}:{step.at}",
                  address(lang, scenario=id, **moment_of(line, step.at)), step.refused)
        for step in steps
    ]  # fmt: skip


def _unplayed_part(text: RulingText, lang: str) -> Markup:
    """Why a ruling has no board."""
    if not text.unplayed:
        return Markup("")
    return page.panel(message(lang, "library.unplayed"), element("p", None, text.unplayed))


def _parted_part(text: RulingText, lang: str) -> Markup:
    """The answer of the source and the one played here, side by side with the reason, if they differ."""
    if not text.stated:
        return Markup("")
    both = [
        page.Side(message(lang, "library.stated"), text.stated),
        page.Side(message(lang, "library.engine"), text.answer, True),
    ]
    return page.panel(
        message(lang, "library.parted"), page.sides(both, lang), element("p", {"class": "remark"}, text.parts)
    )


def disputes_of(cited: tuple[str, ...]) -> list[Disagreement]:
    """The disputed points that decide how rules are played."""
    return [one for one in disagreements().values() if one.kind == "rule" and set(one.rules) & set(cited)]


AUTHORITIES = ("rulebook", "guide", "practice")
"""The kinds of authority, strongest first."""

GUIDES = {"de-rulings": "guide"}
"""The documents that are not rulebooks."""


def authorities(found: Ruling, lang: str) -> tuple[str, ...]:
    """The authority behind a ruling, in the reader's language: from its rules and the sources of its cases."""
    kinds: set[str] = set()
    for one in (rule(id) for id in found.cites if id in rules()):
        kinds.add("practice" if one.practice else _authority(source.seed for source in one.sources))
    kinds.update(_authority((place.seed,)) for place in found.sources)
    return tuple(message(lang, f"library.by_{kind}") for kind in AUTHORITIES if kind in kinds)


def _authority(seeds: Iterable[str]) -> str:
    """The strongest of the documents that state something."""
    found = {"practice" if seed in sources().practice else GUIDES.get(seed, "rulebook") for seed in seeds}
    return next(kind for kind in AUTHORITIES if kind in found)
