"""What does not happen, in every bundled scenario and to readers who do not know every card."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache

from hypothesis import example, given, settings
from hypothesis import strategies as st

from rulebook.engine.api import apply, legal_actions, view, view_events, visible_events
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState
from rulebook.explain import Explanation, narrate
from rulebook.explain.contrast import Contrast, Kind, Played, Step, contrasts, what_if, why_not
from rulebook.explain.contrast.triggers import MOVED
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.solver.invariants import in_disguise
from rulebook.vocabulary.terms import Cause
from scenarios.catalogue.lookup import all_of
from scenarios.formats.loader import Loaded
from scenarios.playing.runner import play_scenario
from scenarios.playing.script import grouped
from tests.each import each
from tutor_app.wording.told_lines import YOU, step_of

ALLOWED = ("again", "direct", "counts-as")
"""The conditions of foils that tell which effect allows what happens."""


@cache
def shipped() -> tuple[Loaded, ...]:
    return tuple(one for one in all_of() if isinstance(one, Loaded))


def name_of(loaded: Loaded) -> str:
    return loaded.scenario.id


@each("loaded", shipped(), ids=name_of, parts=2)
def test_at_most_two_are_shown_and_none_of_them_happens(loaded: Loaded) -> None:
    groups = [group for line in play_scenario(loaded)[1] for group in grouped(line.taken)]
    steps = [step_of(loaded, group) for group in groups]
    for at, step in enumerate(steps):
        found = why_not(step)
        assert len(found.shown) <= 2
        said = [text("en", one) for one in (*found.shown, *found.rest)]
        assert len(said) == len(set(said)), said
        assert all(len(text(lang, one)) > 10 for lang in LANGUAGES for one in (*found.shown, *found.rest))
        assert all(one.rules for one in (*found.shown, *found.rest))
        goes_on = at + 1 < len(steps) and groups[at][-1].after == groups[at + 1][0].before  # a lesson changes boards
        later = steps[at + 1].events if goes_on else ()
        for one in contrasts(step):
            assert not happens(one, (*step.events, *later)), one


@each("loaded", shipped()[::20], ids=name_of)
def test_what_if_tells_at_most_two_things_and_names_a_rule_of_the_step(loaded: Loaded) -> None:
    for line in play_scenario(loaded)[1]:
        for step in (step_of(loaded, group) for group in grouped(line.taken)):
            cites = {rule for made in narrate(loaded.book, step.before, step.events) for rule in made.rules}
            found = what_if(step)
            assert len(found) <= 2
            assert all(set(one.rules) <= cites and len(text(lang, one)) > 30 for one in found for lang in LANGUAGES)


def happens(one: Contrast, events: Sequence[Event]) -> bool:
    """Whether what a foil says does not happen does, or the other way round for what an effect allows."""
    if one.condition.removesuffix(".text") in ALLOWED:
        return not any(event.subject.uid == one.cards[0].uid for event in events[max(one.at, 0) :])
    if one.condition == "forced-target":  # an effect that starts chooses it, and nothing else
        aimed = [event for event in events if event.kind is EventKind.TARGETED and event.source.uid == one.cards[0].uid]
        return {event.subject.uid for event in aimed} != {one.cards[1].uid}
    if one.condition == "once-for-several":
        return all(one.cards[0].uid not in (event.source.uid, event.subject.uid) for event in events)
    if one.kind is Kind.PART:
        uid = one.cards[0].uid
        activated = any(event.kind is EventKind.ACTIVATED and event.subject.uid == uid for event in events)
        return not activated and not any(event.source.uid == uid for event in events)  # one without a Chain Link acts
    if one.kind is Kind.REACH:
        negated = [event.link for event in events if event.kind is EventKind.EFFECT_NEGATED]
        return one.condition in ("not-there", "face-down") and bool(negated)
    if one.kind is Kind.GOES_ON:
        return any(event.kind is EventKind.NO_EFFECT and event.subject.uid == one.cards[0].uid for event in events)
    if one.kind is Kind.ORDER:
        return False
    if one.kind is Kind.REPLAY:
        return any(event.kind is EventKind.REPLAY for event in events)
    if one.kind is Kind.BOUND:
        return not any(event.kind is EventKind.REPLAY for event in events)
    if one.kind is Kind.BATTLE:
        harm, who = EventKind.DESTROYED, one.cards[0].uid
        if one.condition == "defense":
            harm, who = EventKind.BATTLE_DAMAGE, one.cards[1].uid
        return any(event.kind is harm and event.subject.uid == who and event.cause is Cause.BATTLE for event in events)
    if one.kind is Kind.DRAW:
        return any(event.kind is EventKind.DRAWN for event in events)
    if one.kind is Kind.ATTACK:
        return any(
            event.kind is EventKind.ATTACK_DECLARED and not event.get("again")
            and (not one.cards or event.subject.uid == one.cards[0].uid)
            for event in events[max(one.at, 0) :]
        )  # fmt: skip
    if one.kind is Kind.HAS:
        return any(event.kind is EventKind.ACTIVATED and event.subject.uid == one.cards[0].uid for event in events)
    if one.kind is Kind.LATER:
        return any(event.kind is EventKind.CAME_DUE for event in events)
    if one.kind is Kind.STAYS:
        return any(event.kind in MOVED and event.subject.uid == one.cards[0].uid for event in events)
    if one.kind is Kind.PLACE:
        home = [event for event in events if event.kind is EventKind.TO_EXTRA and event.get("pendulum")]
        return any(event.subject.uid == one.cards[0].uid for event in home)
    if one.kind is Kind.ALLOWED or not one.clause:
        return False
    uid, effect = one.cards[0].uid, one.clause[0]
    return any(
        event.kind is EventKind.ACTIVATED and event.subject.uid == uid and event.get("effect", -1) == effect
        for event in events
    )


@cache
def hidden() -> tuple[Loaded, ...]:
    """Every bundled board with hidden hands, without its script."""
    found = []
    for loaded in shipped():
        board = loaded.scenario.board.model_copy(update={"knowledge": "hidden"})
        bare = {"kind": "card", "board": board, "line": (), "answers": (), "step": (), "solution": (), "goal": None}
        found.append(Loaded(loaded.scenario.model_copy(update=bare), loaded.book, loaded.file))
    return tuple(found)


def missing(loaded: Loaded, before: DuelState, action: Action) -> tuple[DuelState, list[Explanation]]:
    """What you see after an action, and what you are told that does not happen."""
    made = apply(loaded.book, before, action, record=True)
    events = view_events(loaded.book, made.state, made.events, YOU)
    moments = tuple(made.moments[at] for at in visible_events(made.state, made.events, YOU))
    step = Step(loaded.book, before, events, moments=moments, viewer=YOU, played=Played(before, (action,)))
    found = why_not(step)
    return view(loaded.book, made.state, YOU), [*found.shown, *found.rest, *what_if(step)]


@given(st.integers(min_value=0, max_value=2**32))
@example(70)  # the answer to an effect of a hidden card
@settings(max_examples=40, deadline=None)
def test_hidden_cards_decide_nothing_of_what_is_told(seed: int) -> None:
    rng = random.Random(seed)
    loaded = rng.choice(hidden())
    state = loaded.start
    for _ in range(12):
        legal = [one for one in legal_actions(loaded.book, state) if one.kind != ActionKind.WITHDRAW]
        if not legal:
            return
        action = rng.choice(legal)
        other = in_disguise(loaded.book, state, YOU, rng)
        if action in legal_actions(loaded.book, other):
            (seen, told), (same, too) = missing(loaded, state, action), missing(loaded, other, action)
            if seen == same:
                assert [text("en", one) for one in told] == [text("en", one) for one in too], action
        state = apply(loaded.book, state, action, trusted=True, events=False).state
