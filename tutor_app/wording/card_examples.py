"""What a card example shows, in words: its key move, and the result."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import lru_cache
from typing import NamedTuple

from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState
from rulebook.explain.contrast.choosing import contrasts, explained
from rulebook.explain.contrast.strengths_lost import is_loss
from rulebook.explain.contrast.values import Contrast, Kind, Step
from rulebook.explain.narrate import narrate
from rulebook.explain.nodes import CONCLUSIONS
from rulebook.notation.faults import NotationError
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.terms import Cause
from scenarios.catalogue.card_examples import example
from scenarios.catalogue.rule_boards import rule_board, rule_shown
from scenarios.formats.loader import Loaded
from scenarios.playing.refusals import shown_refusal
from scenarios.playing.script import Origin, Script, Taken
from tutor_app.texts.bounds import bounded
from tutor_app.texts.messages import message

from .decisions import ANNOUNCES, line_label, whose
from .reasons import Reason, reason_of, refused, short

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
        said = _story(found.loaded, lang, found.cards, fails=found.shows == "fails")
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
        said = _story(found, lang, rule=rule)
    except NotationError:  # as above
        return Story("", "")
    return said._replace(outcome=bounded(said.outcome, LONGEST))


def _story(loaded: Loaded, lang: str, slugs: Sequence[str] = (), *, fails: bool = False, rule: str = "") -> Story:
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
    if rule:
        return Story(move, _outcome_of_rule(loaded, script.history, lang, rule))
    return Story(move, _outcome_of_card(loaded, script.history, lang, slugs, fails=fails))


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


_QUIET = frozenset((EventKind.REVEALED, EventKind.SHUFFLED, EventKind.POSTPONED, EventKind.AWAITED, EventKind.CAME_DUE))
"""Events of an effect that are not what it is for."""
_BESIDES = frozenset((EventKind.BOUND, EventKind.WILL_SKIP))
"""Events of an effect that come besides what it is for."""
_PAYING = frozenset((Cause.COST, Cause.SUMMON))


class _Told(NamedTuple):
    """A reason with its frame, and the events it covers."""

    reason: Reason
    node: str
    events: tuple[Event, ...]


def _all_told(loaded: Loaded, history: Sequence[Taken], lang: str) -> list[_Told]:
    return [
        _Told(reason_of(lang, one, "story"), one.node, tuple(taken.events[place] for place in one.events))
        for taken in history
        for one in narrate(loaded.book, taken.before, taken.events)
    ]


def _outcome_of_card(loaded: Loaded, history: Sequence[Taken], lang: str, slugs: Sequence[str], *, fails: bool) -> str:
    """The last explanation of what the card itself did; if it did nothing, of what it changes or took part in.

    Without either, of what an effect or a battle did, with the card's name before it if the card applies all the time;
    for a failure, of what did not happen.
    """
    found = _all_told(loaded, history, lang)
    numbers = {loaded.book.by_slug[slug].number for slug in slugs}
    if fails:
        return _last(
            found, lambda one: one.reason.role in ("nothing", "partly"), lambda one: one.reason.role in _TELLING
        )
    effects = [one for one in found if one.reason.role == "effect"]
    telling = [one for one in found if one.reason.role in _TELLING]
    card = loaded.book.by_slug[slugs[0]] if len(slugs) == 1 else None
    lasting = card is not None and any(isinstance(one, Continuous) for one in loaded.book.effects(card.number))
    done = _last(
        effects,
        lambda one: _done_by(one, numbers) and not all(map(_is_besides, one.events)),
        lambda one: _done_by(one, numbers),
    )
    said = (
        done
        or (_in_force(loaded, history, lang, numbers) if lasting else "")
        or _last(telling, lambda one: _done_by(one, numbers), lambda one: _about(one, numbers))
        or _last(effects, lambda one: not _is_quiet(one), lambda one: True)
        or _last(telling, lambda one: True)
    )
    if card is None or not said or not (done or lasting) or card.names.in_language(lang) in said:
        return said
    return message(lang, "entry.beside", card=card.names.in_language(lang), outcome=said)


_FORCES = (Kind.STRENGTH, Kind.REACH, Kind.HAS, Kind.SPARED)
"""What is told of effects that apply all the time."""


def _in_force(loaded: Loaded, history: Sequence[Taken], lang: str, numbers: Set[int]) -> str:
    """The last thing told of what an effect of a card with one of the numbers changes or does not reach.

    That such a change is over is told only if there is nothing else.
    """
    over: tuple[Step, Contrast] | None = None
    for taken in reversed(history):
        step = Step(loaded.book, taken.before, taken.events, moments=taken.moments, sees_all=True)
        for one in contrasts(step):
            if one.kind in _FORCES and one.cards and one.cards[0].number in numbers:
                if not is_loss(one):
                    return short(reason_of(lang, explained(step, one), "story"))
                over = over or (step, one)
    return short(reason_of(lang, explained(*over), "story")) if over is not None else ""


def _outcome_of_rule(loaded: Loaded, history: Sequence[Taken], lang: str, rule: str) -> str:
    """The last explanation that cites the rule, itself or behind "more".

    Otherwise the last one of what an effect or a battle did, and without such an event, of what the rules caused.
    """
    return _last(
        _all_told(loaded, history, lang),
        lambda one: any(each.id == rule for each in one.reason.rules),
        lambda one: any(_cites(each, rule) for each in one.reason.more),
        lambda one: one.reason.role == "effect",
        lambda one: one.reason.role in _TELLING,
        lambda one: one.reason.role == "rule",
    )


def _last(found: Sequence[_Told], *picks: Callable[[_Told], bool]) -> str:
    """The last explanation that the first fitting pick accepts, as one line; empty if there is none."""
    for pick in picks:
        last = next((at for at in reversed(range(len(found))) if pick(found[at])), None)
        if last is not None:
            since = last - 1 if last and found[last].node in CONCLUSIONS else last
            return " ".join(short(one.reason) for one in found[since : last + 1])
    return ""


def _done_by(one: _Told, numbers: Set[int]) -> bool:
    """Whether an effect of a card with one of the numbers did what is told; its costs and materials do not count."""
    return any(
        event.source.number in numbers and event.kind not in _QUIET and event.cause not in _PAYING
        for event in one.events
    )


def _about(one: _Told, numbers: Set[int]) -> bool:
    """Whether a card with one of the numbers takes part in what is told."""
    return any(
        event.kind not in _QUIET and not numbers.isdisjoint((event.subject.number, event.source.number))
        for event in one.events
    )


def _is_besides(event: Event) -> bool:
    """Whether an event is only a condition or a ban that comes with what an effect does."""
    return event.kind in _BESIDES or (event.kind is EventKind.APPLIED and event.get("modifier") == "Cannot")


def _is_quiet(one: _Told) -> bool:
    return bool(one.events) and all(event.kind in _QUIET for event in one.events)


def _cites(reason: Reason, rule: str) -> bool:
    return any(each.id == rule for each in reason.rules) or any(_cites(each, rule) for each in reason.more)
