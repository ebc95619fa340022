"""How often a question about cards is answered right: questions kept aside, by language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Literal

from scenarios.asking.assumptions import assumptions
from scenarios.asking.story import Story
from scenarios.catalogue.answers import answered
from scenarios.catalogue.meetings import forget, meeting
from scenarios.catalogue.properties import answered_by_property
from scenarios.catalogue.stories import answered_by_story, concluded, is_better, story_told

FILE = Path(__file__).parent / "stories.toml"
CLICKS = 2
"""How many changed assumptions are tried."""
PAIRS = 12
"""How many pairs of cards are timed."""
_WORDS = {True: "yes", False: "no"}


@dataclass(frozen=True)
class Asked:
    """A question, and whether yes, no or what happens answers it."""

    ask: str
    answer: Literal["yes", "no", "what"]


@cache
def questions() -> dict[str, tuple[Asked, ...]]:
    """The questions by language."""
    listed = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {lang: tuple(Asked(one["ask"], one["answer"]) for one in own) for lang, own in sorted(listed.items())}


def verdict(text: str) -> str:
    """What a question is answered with: "yes", "no", "told" without either, or "" for nothing."""
    told, met, by_card = answered_by_story(text), answered(text), answered_by_property(text)
    if by_card is not None and by_card.outranks(told.yes if told is not None else None):
        return "told" if by_card.yes is None else _WORDS[by_card.yes]
    if told is not None and is_better(told, met):
        return "told" if told.yes is None else _WORDS[told.yes]
    if met is None:
        return ""
    return "told" if met.yes is None else _WORDS[met.yes]


def within_clicks(one: Asked) -> bool:
    """Whether the right answer is one or two changed assumptions away."""
    story = story_told(one.ask)
    return story is not None and any(
        found is not None and found.yes is not None and _WORDS[found.yes] == one.answer
        for found in map(concluded, _changed(story, CLICKS))
    )


def _changed(story: Story, clicks: int) -> Iterator[Story]:
    for one in assumptions(story):
        yield one.changed
        if clicks > 1:
            yield from _changed(one.changed, clicks - 1)


def shares(lang: str) -> dict[str, int]:
    """How many questions of a language have which outcome.

    Returns:
        ``asked`` with yes or no as their answer; of these ``right``, ``clicks`` (no yes or no, but right after one or
        two changed assumptions), ``told`` (what happens is played and told, without yes or no), ``wrong``, and
        ``nothing``.
    """
    found = dict.fromkeys(("asked", "right", "clicks", "told", "wrong", "nothing"), 0)
    for one in questions()[lang]:
        if one.answer == "what":
            continue
        found["asked"] += 1
        said = verdict(one.ask)
        if said == one.answer:
            found["right"] += 1
        elif said in ("yes", "no"):
            found["wrong"] += 1
        elif within_clicks(one):
            found["clicks"] += 1
        else:
            found["told" if said else "nothing"] += 1
    return found


def measured() -> dict[str, Any]:
    """The shares by language, and the seconds from a question to its answer and for a pair of cards."""
    shares_by = {lang: shares(lang) for lang in questions()}
    stories = [story for own in questions().values() for one in own if (story := story_told(one.ask)) is not None]
    pairs = {tuple(sorted(one.card for one in story.cards)[:2]) for story in stories if len(story.cards) > 1}
    return {
        "shares": shares_by,
        "seconds": _seconds(lambda text: verdict(text), [one.ask for own in questions().values() for one in own]),
        "pair_seconds": _seconds(lambda pair: meeting(pair), sorted(pairs)[:PAIRS]),
    }


def _seconds(work: Any, asked: list[Any]) -> dict[str, float]:
    forget()
    for remembered in (concluded, story_told):
        remembered.cache_clear()
    times = []
    for one in asked:
        begun = perf_counter()
        work(one)
        times.append(perf_counter() - begun)
    return {"median": round(median(times), 3), "most": round(max(times), 3)}
