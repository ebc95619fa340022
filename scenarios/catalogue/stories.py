"""Answers to questions told as stories, and each as a scenario of its own.

A story has the id ``asked.<code>`` (see ``scenarios.asking.codes``); its board and lines are computed anew.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from rulebook.cards import BY_SLUG
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from scenarios.asking.answering import Answer
from scenarios.asking.assumptions import Assumption, assumptions
from scenarios.asking.chat import endpoint, read_by_chat
from scenarios.asking.codes import code_of, story_of
from scenarios.asking.concluding import Conclusion, conclude, is_misread, is_played
from scenarios.asking.contradicted import is_contradicted
from scenarios.asking.happened import untold_deeds
from scenarios.asking.pair_verdicts import is_about_pair
from scenarios.asking.reading import Question
from scenarios.asking.readings import readings
from scenarios.asking.story import REFUSABLE, Asks, Story
from scenarios.asking.tokens import Tokens, tokens_of
from scenarios.formats.loader import Loaded
from scenarios.formats.models import LineExpect, Scenario, ScriptLine, Text

from .answers import question
from .library import index

PREFIX = "asked"
_REMEMBERED = 2048


@lru_cache(maxsize=_REMEMBERED)
def concluded(story: Story) -> Conclusion | None:
    """What a story answers under the 2014 rules; None if it cannot be played."""
    return conclude(open_book(), story)


@lru_cache(maxsize=_REMEMBERED)
def story_told(text: str) -> Story | None:
    """The story of a question; None if it names no card or too many.

    A question that is not understood well enough is read by a chat model if the host has set one.
    """
    found = index()
    tokens = tokens_of(found.names, found.common, found.short, text)
    story, to = likeliest(tokens), endpoint()
    story = _with_untold(tokens, story) if story is not None else None
    if to is None or not tokens.mentions or (story is not None and story.acts and story.sure):
        return story
    return read_by_chat(text, {one.card for one in tokens.mentions}, to) or story


def _with_untold(tokens: Tokens, story: Story) -> Story:
    """A story with the words for what is told and does not happen in it among those that are not understood."""
    found = concluded(story)
    if found is None or found.yes is None:
        return story
    words = untold_deeds(tokens, story, found.happened, found.refused)
    return story.model_copy(update={"unread": (*story.unread, *words)}) if words else story


def likeliest(tokens: Tokens) -> Story | None:
    """The first reading of a question that can be played, else the first one; None if it names no card or too many."""
    found = iter(readings(tokens))
    first = next(found, None)
    if first is not None and first.imagined:  # nothing is told that it could contradict
        return first if is_played(concluded(first)) else next(found, first)
    if first is None or not is_misread(concluded(first)):
        return first
    return next((story for story in found if is_played(concluded(story))), first)


def is_sent(text: str) -> bool:
    """Whether a question has been sent to a chat model: the host has set one, and the tutor did not understand it."""
    found = index()
    tokens = tokens_of(found.names, found.common, found.short, text)
    story = likeliest(tokens)
    understood = story is not None and bool(story.acts) and story.sure
    return endpoint() is not None and bool(tokens.mentions) and not understood


def answered_by_story(text: str) -> Conclusion | None:
    """What the story of a question answers; None if it only names cards or tells no story that can be played."""
    story = story_told(text)
    if story is None or (question(text).bare and story.asks is Asks.RESULT):
        return None
    found = concluded(story)
    if found is not None and found.answer and story.asks is Asks.MAY and is_contradicted(_tokens(text)):
        return replace(found, yes=None, likely=None)
    return found


def _tokens(text: str) -> Tokens:
    found = index()
    return tokens_of(found.names, found.common, found.short, text)


def answered_by_code(text: str, code: str) -> Conclusion | None:
    """What the story of a code answers; the words of the question that were not understood still count."""
    story = story_of(code)
    if story is None:
        return None
    told = story_told(text)
    words = {"unread": told.unread, "further": told.further, "open": told.open} if told is not None else {}
    return concluded(story.model_copy(update=words))


class Change(NamedTuple):
    """A changed assumption that can be played; ``matters``: the answer is another one with it."""

    assumption: Assumption
    matters: bool


def changes(told: Conclusion) -> list[Change]:
    """What can be changed of a story that was concluded, what changes its answer first in each kind."""
    found = [(one, concluded(one.changed)) for one in assumptions(told.story)]
    played = [Change(one, _differs(told, other)) for one, other in found if other is not None]
    first = {one.assumption.key: at for at, one in reversed(list(enumerate(played)))}
    return sorted(played, key=lambda one: (first[one.assumption.key], one.assumption.card, not one.matters))


def _differs(told: Conclusion, other: Conclusion) -> bool:
    return (told.answer, told.refused) != (other.answer, other.refused)


def reconciled(told: Conclusion | None, met: Answer | None) -> Answer | None:
    """What happens between the cards of a question, compared with the story that it tells.

    Where both say yes or no for sure and disagree, the question was misread by one of them, and neither is sure. Where
    only the story says so, its answer is the likely one.
    """
    if told is None or met is None or not told.whole or not told.story.acts:
        return met
    if met.yes is None:
        return replace(met, likely=told.answer if met.likely is None else met.likely)
    return replace(met, yes=None, likely=told.yes) if told.yes is not None and told.yes is not met.yes else met


def is_better(told: Conclusion, met: Answer | None) -> bool:
    """Whether a story answers a question better than what happens between its cards."""
    if not told.whole:
        return False
    if told.story.imagined:
        return met is None
    if met is not None and met.yes is not None and told.yes is not met.yes:
        if told.yes is None:
            return len(told.story.acts) > 1 and is_misread(told)  # more is told than that two cards meet
        return told.story.asks in REFUSABLE or len(told.story.acts) > 1  # an act that may be legal, or a whole story
    return met is None or told.yes is not None or (met.yes is None and len(told.story.acts) > 0)


def settles(text: str, told: Conclusion, asked: Question) -> bool:
    """Whether a story answers a question better than anything that may happen between its cards."""
    if is_about_pair(tokens_of(index().names, index().common, index().short, text), asked):
        return False
    if told.story.imagined and told.yes is None:
        return False
    return told.whole and (told.yes is not None or (not asked.plain and len(told.story.acts) > 0))


def story_id(story: Story) -> str:
    """The id of the scenario that plays a story."""
    return f"{PREFIX}.{code_of(story)}"


def played_story(id: str) -> Loaded | None:
    """The scenario with this id; None if it is not the id of a story that can be played."""
    head, _, code = id.partition(".")
    story = story_of(code) if head == PREFIX else None
    found = concluded(story) if story is not None else None
    return Loaded(_scenario(id, found), open_book(), id) if found is not None else None


def _scenario(id: str, found: Conclusion) -> Scenario:
    lines = [ScriptLine(do=line) for line in found.lines]
    if found.refused:
        lines[-1] = ScriptLine(do=found.lines[-1], expect=LineExpect(illegal=found.refused))
    cards = [BY_SLUG[one.card] for one in found.story.cards]
    return Scenario(
        id=id,
        kind="card",
        ruleset="2014",
        text={lang: Text(title=" + ".join(card.names.in_language(lang) for card in cards)[:90]) for lang in LANGUAGES},
        cites=(),
        board=found.board,
        line=tuple(lines),
    )
