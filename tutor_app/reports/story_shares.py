"""How often a question about cards is answered right: questions kept aside, by language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, Literal, NamedTuple

from scenarios.catalogue.answers import answered, question
from scenarios.catalogue.meetings import forget, meeting
from scenarios.catalogue.principles import answered_by_principle
from scenarios.catalogue.properties import answered_by_property
from scenarios.catalogue.stories import answered_by_story, concluded, is_better, reconciled, settles, story_told

from .story_clicks import is_reached, offered, reaching

FILE = Path(__file__).parent / "stories.toml"
STRANGERS = Path(__file__).parent / "strangers.toml"
"""Questions of somebody who had not seen the tutor."""
PAIRS = 12
"""How many pairs of cards are timed."""
_WORDS = {True: "yes", False: "no"}


@dataclass(frozen=True)
class Asked:
    """A question, and whether yes, no or what happens answers it.

    ``clicks``: what somebody who knows what is meant would change, as ``change`` reads it, if it is misread.
    ``aside``: nothing was tuned for it.
    """

    ask: str
    answer: Literal["yes", "no", "what"]
    clicks: tuple[str, ...] = ()
    aside: bool = False


@cache
def questions(file: Path = FILE) -> dict[str, tuple[Asked, ...]]:
    """The questions of a file by language."""
    listed = tomllib.loads(file.read_text(encoding="utf-8"))
    return {
        lang: tuple(
            Asked(one["ask"], one["answer"], tuple(one.get("clicks", ())), one.get("aside", False)) for one in own
        )
        for lang, own in sorted(listed.items())
    }


class Said(NamedTuple):
    """What a question is answered with: "yes", "no", "told" without either, or "" for nothing.

    ``sure`` is false for a yes or no under a reservation: the question may have been misread.
    """

    word: str
    sure: bool


def said(text: str) -> Said:
    """What the page answers a question with."""
    told, by_card = answered_by_story(text), answered_by_property(text)
    if by_card is not None and by_card.outranks(told.firm if told is not None else None):
        return _said(by_card.yes, None)
    by_rule = answered_by_principle(text)
    by_rule = by_rule.beside(told) if by_rule is not None else None
    if by_rule is not None:
        return _said(by_rule.yes, by_rule.likely)
    if told is not None and settles(text, told, question(text)):  # as the page does
        return _said(told.yes, told.likely)
    met = answered(text)
    if told is not None and is_better(told, met):
        return _said(told.yes, told.likely)
    met = reconciled(told, met)
    return Said("", sure=False) if met is None else _said(met.yes, met.likely)


def _said(yes: bool | None, likely: bool | None) -> Said:
    if yes is not None:
        return Said(_WORDS[yes], sure=True)
    return Said("told" if likely is None else _WORDS[likely], sure=False)


def verdict(text: str) -> str:
    """What a question is answered with for sure: "yes", "no", "told" without a sure one, or "" for nothing."""
    found = said(text)
    return "told" if found.word in ("yes", "no") and not found.sure else found.word


OUTCOMES = ("asked", "right", "likely", "clicks", "told", "unlikely", "wrong", "nothing")
REACHED = "reached"


def shares(asked: Iterable[Asked]) -> dict[str, int]:
    """How many questions have which outcome.

    Returns:
        ``asked`` with yes or no as their answer; of these ``right``, ``likely`` (right under a reservation), ``clicks``
        (not right, but after the one or two clicks noted with the question), ``told`` (what happens is played and told,
        without yes or no), ``unlikely`` (wrong under a reservation), ``wrong``, and ``nothing``. Besides, ``reached``:
        what is right, with or without a reservation, or can be made right with two clicks (see ``is_within_clicks``).
    """
    found = dict.fromkeys((*OUTCOMES, REACHED), 0)
    for one in asked:
        if one.answer == "what":
            continue
        own = outcome(one)
        found["asked"] += 1
        found[own] += 1
        found[REACHED] += is_within_clicks(one, own)
    return found


def is_within_clicks(one: Asked, own: str) -> bool:
    """Whether a question with this outcome is answered rightly, or after at most two of the clicks offered.

    The best of all clicks is taken: an upper measure of what a reader could reach, who need not see which one that is.
    A wrong answer without a reservation counts as wrong, for nobody would doubt it.
    """
    if own in ("right", "likely", "clicks"):
        return True
    return own != "wrong" and reaching(offered(one.ask), yes=one.answer == "yes") is not None


def outcome(one: Asked) -> str:
    """Which of the outcomes that ``shares`` counts a question has."""
    word, sure = said(one.ask)
    if word == one.answer:
        return "right" if sure else "likely"
    if sure and word in ("yes", "no"):
        return "wrong"
    if one.clicks and is_reached(one.ask, one.clicks, yes=one.answer == "yes"):
        return "clicks"
    if word in ("yes", "no"):
        return "unlikely"
    return word or "nothing"


def measured() -> dict[str, Any]:
    """The shares by language, and the seconds from a question to its answer and for a pair of cards."""
    shares_by = {lang: shares(own) for lang, own in questions().items()}
    stories = [story for own in questions().values() for one in own if (story := story_told(one.ask)) is not None]
    pairs = {tuple(sorted(one.card for one in story.cards)[:2]) for story in stories if len(story.cards) > 1}
    return {
        "shares": shares_by,
        "strangers_aside": {
            lang: shares(one for one in own if one.aside) for lang, own in questions(STRANGERS).items()
        },
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
