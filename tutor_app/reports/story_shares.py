"""How often a question about cards is answered right: questions kept aside, by language."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Literal

from scenarios.asking.assumptions import assumptions, change
from scenarios.asking.story import Story
from scenarios.catalogue.answers import answered, question
from scenarios.catalogue.meetings import forget, meeting
from scenarios.catalogue.properties import answered_by_property
from scenarios.catalogue.stories import answered_by_story, concluded, is_better, settles, story_told

FILE = Path(__file__).parent / "stories.toml"
CLICKS = 2
"""How many changed assumptions are tried."""
PAIRS = 12
"""How many pairs of cards are timed."""
_WORDS = {True: "yes", False: "no"}


@dataclass(frozen=True)
class Asked:
    """A question, and whether yes, no or what happens answers it.

    ``clicks``: what somebody who knows what is meant would change, as ``change`` reads it, if it is misread.
    """

    ask: str
    answer: Literal["yes", "no", "what"]
    clicks: tuple[str, ...] = ()


@cache
def questions() -> dict[str, tuple[Asked, ...]]:
    """The questions by language."""
    listed = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return {
        lang: tuple(Asked(one["ask"], one["answer"], tuple(one.get("clicks", ()))) for one in own)
        for lang, own in sorted(listed.items())
    }


def verdict(text: str) -> str:
    """What a question is answered with: "yes", "no", "told" without either, or "" for nothing."""
    told, met, by_card = answered_by_story(text), answered(text), answered_by_property(text)
    if by_card is not None and by_card.outranks(told.firm if told is not None else None):
        return "told" if by_card.yes is None else _WORDS[by_card.yes]
    if told is not None and (settles(text, told, question(text)) or is_better(told, met)):  # as the page does
        return "told" if told.yes is None else _WORDS[told.yes]
    if met is None:
        return ""
    return "told" if met.yes is None else _WORDS[met.yes]


def within_clicks(one: Asked) -> bool:
    """Whether the changes noted for a question, at most two, lead to the right answer."""
    story = story_told(one.ask)
    for text in one.clicks:
        story = change(story, text) if story is not None else None
    return 0 < len(one.clicks) <= CLICKS and story is not None and _answers(story, one)


def some_clicks(one: Asked) -> list[str]:
    """The changes, one or two, that lead to the right answer: somebody has to judge if a reader would make them."""
    story = story_told(one.ask)
    found: list[str] = []
    for first in assumptions(story) if story is not None else ():
        found += [first.change] if _answers(first.changed, one) else []
        if first.key not in ("unread", "asks") and first.said:
            continue
        seconds = (second for second in assumptions(first.changed) if second.key == "asks")
        found += [f"{first.change} {second.change}" for second in seconds if _answers(second.changed, one)]
    return found


def _answers(story: Story, one: Asked) -> bool:
    found = concluded(story)
    return found is not None and found.yes is not None and _WORDS[found.yes] == one.answer


def shares(lang: str) -> dict[str, int]:
    """How many questions of a language have which outcome.

    Returns:
        ``asked`` with yes or no as their answer; of these ``right``, ``clicks`` (no yes or no, but right after the one
        or two changes that a reader would make), ``told`` (what happens is played and told, without yes or no),
        ``wrong``, and ``nothing``.
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
