"""What a card example shows, in words: its key move, and the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import NotationError
from scenarios.catalogue.card_examples import example
from scenarios.catalogue.rule_boards import rule_board, rule_shown
from scenarios.formats.loader import Loaded
from scenarios.playing.refusals import shown_refusal
from scenarios.playing.script import Origin, Script, Taken
from tutor_app.texts.bounds import bounded

from .decisions import ANNOUNCES, line_label, whose
from .reasons import Reason, refused, short, told

LONGEST = 240
"""Maximum length of the outcome shown beside a board."""


class Story(NamedTuple):
    """The key move of an example, and its result."""

    move: str
    outcome: str


@lru_cache(maxsize=8000)
def story(id: str, lang: str) -> Story:
    """What the example with this id shows; its title if that cannot be rendered."""
    found = example(id)
    if found is None:
        return Story("", "")
    try:
        said = _story(found.loaded, lang, fails=found.shows == "fails")
    except NotationError:  # an invalid example is reported by ``run.py check``; the page shows its title
        said = Story("", "")
    return said if said.outcome else said._replace(outcome=found.title(lang))


@lru_cache(maxsize=8000)
def board_story(id: str, lang: str) -> Story:
    """The key move of a rule's small board and its result: why it is refused, or what shows the rule.

    Empty if that cannot be rendered.
    """
    found, rule = rule_board(id), rule_shown(id)
    if found is None or rule is None:
        return Story("", "")
    try:
        said = _story(found, lang, fails=False, rule=rule)
    except NotationError:  # as above
        return Story("", "")
    return said._replace(outcome=bounded(said.outcome, LONGEST))


def _story(loaded: Loaded, lang: str, *, fails: bool, rule: str = "") -> Story:
    script = Script(loaded.book, loaded.start, loaded.scenario.answers)
    move = ""
    for line in loaded.scenario.line:
        if line.expect.illegal is not None:
            return _refusal(loaded, script.state, line.do, line.expect.illegal, lang, move)
        taken = script.play(line.do)
        move = _move(loaded, taken, lang, move)
    script.settle()
    for wrong in loaded.scenario.expect.illegal[:1]:
        return _refusal(loaded, script.state, wrong.do, wrong.because, lang, "")
    return Story(move, _outcome(loaded, script.history, lang, fails=fails, rule=rule))


def _refusal(loaded: Loaded, state: DuelState, line: str, because: str, lang: str, before: str) -> Story:
    """A refused line, with the reason that the example is about."""
    error = shown_refusal(loaded.book, state, line, because)
    if error is None:
        return Story(line, "")
    action = error.action
    move = whose(line_label(loaded.book, error.state, [action], lang), action.player, lang)
    if before and action.kind == ActionKind.CHOOSE:
        move = f"{before} → {move}"
    return Story(move, short(refused(loaded.book, lang, error.state, error.verdict, "story")))


def _move(loaded: Loaded, taken: Sequence[Taken], lang: str, before: str) -> str:
    """A line of the script in words; if it only makes a choice for the previous move, ``before``."""
    mine = [each for each in taken if each.origin == Origin.SCRIPT]
    if not mine or (before and mine[0].action.kind not in ANNOUNCES):
        return before
    words = line_label(loaded.book, mine[0].before, [each.action for each in mine], lang)
    return whose(words, mine[0].action.player, lang)


_TELLING = ("effect", "cost", "battle", "summon")


def _outcome(loaded: Loaded, history: Sequence[Taken], lang: str, *, fails: bool, rule: str) -> str:
    """The last explanation that cites ``rule``, itself or behind "more".

    Otherwise the last one of interest: for a failure, what did not happen, otherwise what an effect or a battle did. On
    the board of a rule without such an event, what the rules themselves caused.
    """
    found: list[Reason] = []
    for taken in history:
        found += told(loaded.book, lang, taken.before, taken.events, "story")
    wanted = ("nothing",) if fails else ("effect",)
    picks: tuple[Callable[[Reason], bool], ...] = (
        lambda one: any(each.id == rule for each in one.rules),
        lambda one: any(_cites(each, rule) for each in one.more),
        lambda one: one.role in wanted,
        lambda one: one.role in _TELLING,
        lambda one: one.role == "rule",
    )
    for pick in picks if rule else picks[2:4]:
        last = next((each for each in reversed(found) if pick(each)), None)
        if last is not None:
            return short(last)
    return ""


def _cites(reason: Reason, rule: str) -> bool:
    return any(each.id == rule for each in reason.rules) or any(_cites(each, rule) for each in reason.more)
