"""Exercises that ask whether something is legal, and why: the refusals that do not hold are those of a changed
position.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rulebook.articles.rules import rules as every_rule
from rulebook.engine.api import apply, judge
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Failure, Verdict
from rulebook.engine.views import hidden_from
from rulebook.explain.refuse import MOMENTARY, refuse
from rulebook.explain.refused_actions import acting
from rulebook.explain.things import Reader, word
from rulebook.explain.tree import BARE, Explanation, Quoted, Role
from scenarios.formats.loader import Loaded
from scenarios.playing.history import YOU

from .books import other_rules, without
from .moments import BEGINS, WINDOWS, Announced, announced, refused
from .values import Exercise, Kind, Option, Recipe, exercise
from .variations import variations

_ASKED = ("summon", "set", "flip", "special", "pendulum", "change", "attack", "activate", "activate_effect")
"""What is asked about, as in ``exercise.may.*``."""


def permissions(loaded: Loaded, only: int | None = None) -> Iterator[Exercise]:
    """Yield the exercises about what a scenario refuses, then about what it plays.

    Args:
        loaded: the scenario.
        only: the one place to ask about; None for all.
    """
    for place, moment in enumerate(refused(loaded)):
        if only in (None, place):
            recipe = Recipe(Kind.MAY_I, loaded.scenario.id, place, "no")
            wrong = [_yes(loaded, moment.start, moment.verdict)]
            yield from _asked(loaded, moment.start, moment.verdict, recipe, wrong, moment.at)
    for place, begun in enumerate(announced(loaded)):
        if only not in (None, place) or begun.start.request.kind not in WINDOWS:
            continue
        verdict = judge(loaded.book, begun.start, begun.actions[0])
        if verdict.ok:
            recipe = Recipe(Kind.MAY_I, loaded.scenario.id, place, "yes")
            yield from _asked(loaded, begun.start, verdict, recipe, [*_elsewhere(loaded, begun)], begun.at)


def _asked(
    loaded: Loaded, state: DuelState, verdict: Verdict, recipe: Recipe, wrong: list[Option], at: int
) -> Iterator[Exercise]:
    action, book = verdict.action, loaded.book
    if action.kind not in BEGINS or state.request.kind not in WINDOWS:
        return
    act, actor = acting(book, state, action), Reader(book, YOU).who(action.player)
    if action.kind == ActionKind.NEXT:
        question = Explanation("exercise.may.next", (("actor", actor), ("goal", word("phase", action.value))))
    elif act.value in _ASKED and 0 <= action.card < len(state.cards) and _is_open(loaded, state, action):
        card = Reader(book, YOU).card(action.card, state.cards[action.card])
        question = Explanation(f"exercise.may.{act.value}", (("actor", actor), ("card", card)))
        wrong += _refusals(book, state, verdict)
    else:
        return
    right = Option(_YES) if verdict.ok else _no(book, state, verdict)
    found = exercise(recipe, question, right, wrong, at=at)
    if found is not None:
        yield found


def refusals_here(loaded: Loaded, recipe: Recipe) -> Iterator[Explanation]:
    """Yield every reason against what an exercise of this recipe asks about, as answers."""
    if recipe.asked == "no":
        turned = refused(loaded)[recipe.place]
        for failure in turned.verdict.failures:
            yield _no(loaded.book, turned.start, Verdict(turned.verdict.action, (failure,))).told


_YES = Explanation("exercise.answer.yes", role=Role.CHOICE)


def _is_open(loaded: Loaded, state: DuelState, action: Action) -> bool:
    """Whether you can answer from what you see."""
    known = bool(state.cards[action.card].number) and not hidden_from(state, action.card, YOU)
    return known and (loaded.reader == NOBODY or action.player == YOU)


def _no(book: Book, state: DuelState, verdict: Verdict) -> Option:
    """A refusal as an option: the reason that stands longest, alone."""
    told = refuse(book, state, verdict, YOU)
    told = replace(told, arguments=(*told.arguments, (BARE, 1)), children=())
    known = tuple(rule for rule in told.rules if rule in every_rule())
    return Option(Explanation("exercise.answer.no", (("told", Quoted((told,))),), told.rules), None, known[:1])


def _yes(loaded: Loaded, state: DuelState, verdict: Verdict) -> Option:
    """Yes, where it is refused: that would be right without the rule that refuses it."""
    named = [rule for failure in verdict.failures for rule in failure.rules if rule in every_rule()]
    others = [without(loaded.scenario.ruleset, rule) for rule in dict.fromkeys((*loaded.scenario.cites, *named))]
    allowing = [one for one in others if judge(one.book, state.with_(book=one.book.digest), verdict.action).ok]
    if not allowing:
        reasons = {failure.check for failure in verdict.failures if failure.check not in MOMENTARY}
        name = "several" if len(reasons) > 1 else "reason"
        return Option(_YES, Explanation(f"exercise.because.{name}", role=Role.WHAT_IF))
    return Option(_YES, allowing[0].because, tuple(rule for one in allowing for rule in one.rules))


def _refusals(book: Book, state: DuelState, verdict: Verdict) -> Iterator[Option]:
    """Yield refusals that do not hold here, each with what would have to be different."""
    real = {failure.check for failure in verdict.failures}
    told: set[str] = set()
    for varied in variations(book, state, verdict.action):
        failure = _first(judge(book, varied.state, verdict.action), real | told)
        if failure is not None:
            told.add(failure.check)
            option = _no(book, varied.state, Verdict(verdict.action, (failure,)))
            yield Option(option.told, varied.because, option.rules)


def _first(verdict: Verdict, known: set[str]) -> Failure | None:
    """The first failure of a verdict, if its check is not known already and it is about the position."""
    first = next(iter(verdict.failures), None)
    return first if first is not None and first.check not in known and first.check not in MOMENTARY else None


def _elsewhere(loaded: Loaded, begun: Announced) -> Iterator[Option]:
    """Yield the refusals of other books for what is played: without a rule of the scenario, or the other ruleset."""
    cited = [rule for rule in loaded.scenario.cites if loaded.book.under((rule,))]
    found: dict[Explanation, Option] = {}
    for other in [without(loaded.scenario.ruleset, rule) for rule in cited] + [other_rules(loaded.scenario.ruleset)]:
        state = begun.start.with_(book=other.book.digest)
        for action in begun.actions:
            verdict = judge(other.book, state, action)
            if not verdict.ok and verdict.failures[0].check == "request.not-offered":
                break  # nothing is refused but a choice that comes later
            if not verdict.ok:
                told = _no(other.book, state, verdict).told
                first = found.get(told, Option(told, other.because))
                found[told] = replace(first, rules=(*first.rules, *other.rules))
                break
            state = apply(other.book, state, action, trusted=True).state
    yield from found.values()
