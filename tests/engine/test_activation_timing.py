"""When the text of an effect and the Damage Step allow an activation: every window, step and sort of effect."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulebook.cards import POOL
from rulebook.engine.chain import activation_timing
from rulebook.engine.core.book import book_of
from rulebook.engine.core.table import Table
from rulebook.rulesets import OTHER_READINGS
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Filter, card, itself
from rulebook.vocabulary.modifiers import Change, Negated
from rulebook.vocabulary.operations import Apply, Join, Negate
from rulebook.vocabulary.terms import (
    DAMAGE_STEPS,
    Cause,
    EffectKind,
    JoinKind,
    Negation,
    Phase,
    Side,
    Stat,
    Step,
    Until,
    Verb,
    Window,
)
from tests.engine.duel import OPPONENT, YOU, Duel

MOMENTS: list[tuple[Phase, Step]] = [(phase, Step.NONE) for phase in Phase if phase != Phase.BATTLE] + [
    (Phase.BATTLE, step) for step in Step if step != Step.NONE
]
MAIN: set[tuple[Phase, Step]] = {(Phase.MAIN_1, Step.NONE), (Phase.MAIN_2, Step.NONE)}
DAMAGE: set[tuple[Phase, Step]] = {(Phase.BATTLE, step) for step in DAMAGE_STEPS}
BATTLE: set[tuple[Phase, Step]] = {(Phase.BATTLE, step) for step in (Step.START, Step.BATTLE, Step.END)}
ALWAYS = set(MOMENTS)
EXPECTED: dict[Window | None, tuple[set[tuple[Phase, Step]], set[tuple[Phase, Step]]]] = {
    None: (ALWAYS, ALWAYS),
    Window.DAMAGE_CALCULATION: ({(Phase.BATTLE, Step.CALCULATION)}, {(Phase.BATTLE, Step.CALCULATION)}),
    Window.DAMAGE_STEP: (DAMAGE, DAMAGE),
    Window.BATTLE_PHASE: (BATTLE, BATTLE),
    Window.MAIN_PHASE: (MAIN, MAIN),
    Window.MAIN_PHASE_1: ({(Phase.MAIN_1, Step.NONE)}, {(Phase.MAIN_1, Step.NONE)}),
    Window.OPPONENT_MAIN_PHASE: (set(), MAIN),
    Window.OPPONENT_TURN: (set(), ALWAYS),
    Window.OWN_MAIN_OR_OPPONENT_BATTLE: (MAIN, BATTLE),
}
"""The moments of a window: in your turn, and in the opponent's."""
NARROW = "damage-step-activation"
"""The reading in which only two sorts of fast effects are used in the Damage Step."""
QUICK = Activated(EffectKind.QUICK, operation=Negate((Negation.EFFECT,)))


def table_at(step: Step = Step.NONE, phase: Phase = Phase.BATTLE, turn_player: int = YOU, reading: str = "") -> Table:
    duel = Duel(
        spells=["axe-of-despair", "rush-recklessly", "seven-tools-of-the-bandit", "gravity-bind"], monsters=["jinzo"]
    )
    book = duel.book
    if reading:
        book = book_of(OTHER_READINGS[reading], POOL)
    state = duel.state.with_(book=book.digest, step=step, phase=phase, turn_player=turn_player)
    return Table(book, state)


def uid_of(table: Table, slug: str) -> int:
    number = table.book.by_slug[slug].number
    return next(uid for uid, one in enumerate(table.cards) if one.number == number)


def first_effect(table: Table, slug: str) -> Activated:
    effect = table.effects(uid_of(table, slug))[0]
    assert isinstance(effect, Activated)
    return effect


def changing(stat: Stat) -> Apply:
    return Apply(Change(stat, 500, itself), Until.END_OF_TURN)


def test_the_windows_are_all_expected() -> None:
    assert set(EXPECTED) == {None, *Window}


@pytest.mark.parametrize("window", EXPECTED)
def test_a_window_is_open_in_its_moments(window: Window | None) -> None:
    effect = replace(QUICK, window=window)
    for turn_player, expected in ((YOU, EXPECTED[window][0]), (OPPONENT, EXPECTED[window][1])):
        found = {
            (phase, step)
            for phase, step in MOMENTS
            if activation_timing.in_window(table_at(step, phase, turn_player), effect, YOU)
        }
        assert found == expected


@pytest.mark.parametrize("stat", Stat)
def test_only_atk_and_def_are_changed_in_the_damage_step(stat: Stat) -> None:
    table = table_at(Step.DAMAGE_START)
    expected = stat in (Stat.ATK, Stat.DEF, Stat.ATK_DEF)
    uid = uid_of(table, "jinzo")
    first, second = changing(stat), Negate((Negation.EFFECT,))
    assert activation_timing.changes_stats(table.effects(uid), replace(QUICK, operation=first)) == expected
    assert activation_timing.changes_stats(
        table.effects(uid), replace(QUICK, operation=Join(JoinKind.ALSO, first, second))
    ) == (expected)
    assert not activation_timing.changes_stats(
        table.effects(uid), replace(QUICK, operation=Join(JoinKind.ALSO, second, first))
    )


def test_what_a_card_does_continuously_counts_for_its_activation() -> None:
    table = table_at(Step.DAMAGE_START)
    found = {}
    for slug in ("axe-of-despair", "rush-recklessly", "seven-tools-of-the-bandit", "gravity-bind"):
        uid = uid_of(table, slug)
        found[slug] = activation_timing.changes_stats(table.effects(uid), first_effect(table, slug))
        quick = replace(QUICK, operation=Apply(Negated(itself), Until.END_OF_TURN))
        assert not activation_timing.changes_stats(table.effects(uid), quick)
    assert found == {
        "axe-of-despair": True, "rush-recklessly": True, "seven-tools-of-the-bandit": False, "gravity-bind": False
    }  # fmt: skip


def test_only_a_negated_activation_counts() -> None:
    for what in Negation:
        assert activation_timing.negates_activation(replace(QUICK, operation=Negate((what,)))) == (
            what == Negation.ACTIVATION
        )
    both = Join(JoinKind.ALSO, changing(Stat.ATK), Negate((Negation.SUMMON, Negation.ACTIVATION)))
    assert activation_timing.negates_activation(replace(QUICK, operation=both))
    assert not activation_timing.negates_activation(replace(QUICK, operation=o.Draw(1, Side.YOU)))


def on(verb: Verb, *cause: Cause, subject: Filter = card, other: Filter | None = None) -> Activated:
    return replace(QUICK, event=(On(verb, subject, cause=cause, other=other),))


CALCULATION = (Step.CALCULATION,)
FAST: list[tuple[str, Activated, tuple[Step, ...]]] = [
    ("nothing of the kind", QUICK, ()),
    ("negates an activation", replace(QUICK, operation=Negate((Negation.ACTIVATION,))), DAMAGE_STEPS),
    ("during damage calculation", replace(QUICK, window=Window.DAMAGE_CALCULATION), DAMAGE_STEPS),
    ("during the Damage Step", replace(QUICK, window=Window.DAMAGE_STEP), DAMAGE_STEPS[:2] + DAMAGE_STEPS[3:]),
    ("in another window", replace(QUICK, window=Window.BATTLE_PHASE), ()),
    ("changes ATK", replace(QUICK, operation=changing(Stat.ATK)), DAMAGE_STEPS[:2] + DAMAGE_STEPS[3:]),
    *(
        (f"on {verb.name} {cause}", on(verb, *cause), DAMAGE_STEPS[:2] + DAMAGE_STEPS[3:] if fits else ())
        for verb, cause, fits in (
            (Verb.BATTLE, (), True), (Verb.BATTLE_DAMAGE, (), True), (Verb.BEGIN_STEP, (), True),
            (Verb.DESTROY, (Cause.BATTLE,), True), (Verb.SEND, (Cause.BATTLE,), True),
            (Verb.DESTROY, (), True), (Verb.DESTROY, (Cause.EFFECT, Cause.BATTLE), True),
            (Verb.DESTROY, (Cause.EFFECT,), False), (Verb.SEND, (), False),
            (Verb.SEND, (Cause.EFFECT, Cause.BATTLE), False),
        )
    ),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "steps"), [one[1:] for one in FAST], ids=[one[0] for one in FAST])
def test_a_fast_effect_is_used_in_the_damage_step_only_if_of_a_certain_sort(
    effect: Activated, steps: tuple[Step, ...]
) -> None:
    found = tuple(
        step
        for step in DAMAGE_STEPS
        if (table := table_at(step)) and activation_timing.is_fast_in_damage_step(table, uid_of(table, "jinzo"), effect)
    )
    assert found == steps


def test_a_counter_trap_is_used_in_any_part_of_the_damage_step() -> None:
    for step in DAMAGE_STEPS:
        for reading in ("", NARROW):
            table = table_at(step, reading=reading)
            found = {
                slug
                for slug in ("rush-recklessly", "seven-tools-of-the-bandit", "gravity-bind")
                if activation_timing.is_fast_in_damage_step(table, uid_of(table, slug), first_effect(table, slug))
            }
            late = step == Step.CALCULATION and not reading
            assert found == {"seven-tools-of-the-bandit"} | (set() if late else {"rush-recklessly"})


def test_with_the_narrow_reading_only_two_sorts_of_fast_effects_are_used() -> None:
    table = table_at(Step.DAMAGE_START, reading=NARROW)
    uid = uid_of(table, "jinzo")
    found = [said for said, effect, _ in FAST if activation_timing.is_fast_in_damage_step(table, uid, effect)]
    assert found == ["changes ATK"]


def test_a_trigger_is_used_in_the_damage_step_if_mandatory_or_about_itself_or_the_battle() -> None:
    trigger = replace(QUICK, kind=EffectKind.TRIGGER, event=(On(Verb.SUMMON, card),))
    allowed = activation_timing.is_trigger_in_damage_step
    assert not allowed(trigger)
    assert allowed(replace(trigger, optional=False))
    assert allowed(replace(trigger, kind=EffectKind.FLIP))
    assert {window for window in Window if allowed(replace(trigger, window=window))} == {
        Window.DAMAGE_STEP, Window.DAMAGE_CALCULATION
    }  # fmt: skip
    assert allowed(on(Verb.SEND, subject=itself))
    assert allowed(on(Verb.SEND, other=itself))
    assert allowed(on(Verb.BATTLE_DAMAGE))
    assert allowed(on(Verb.DESTROY, Cause.BATTLE))
    assert not allowed(on(Verb.DESTROY))
    assert not allowed(on(Verb.DESTROY, Cause.EFFECT))
    both = replace(trigger, event=(On(Verb.SUMMON, card), On(Verb.SUMMON, itself)))
    assert allowed(both)
