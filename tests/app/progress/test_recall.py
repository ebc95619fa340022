"""How well a rule is known: what was missed comes back soon, what was right later, and time makes it due again."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from tutor_app.progress.recall import AGAIN_AFTER, MOST_RULES, Level, Recall
from tutor_app.progress.results import Item, ItemKind, Result, microseconds, moment

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def answer(
    minutes: float, *, right: bool = True, id: str = "a", rules: tuple[str, ...] = ("battle.a",),
    kind: ItemKind = ItemKind.EXERCISE,
) -> Result:  # fmt: skip
    return Result(Item(kind, id), right, NOON + timedelta(minutes=minutes), rules)


def recall(*results: Result) -> Recall:
    found = Recall()
    found.take(results)
    return found


def test_a_rule_that_was_missed_is_due_within_the_session_and_one_that_was_right_is_not() -> None:
    found = recall(answer(0, right=False, rules=("battle.a",)), answer(1, id="b", rules=("battle.b",)))
    soon = NOON + AGAIN_AFTER
    assert found.due(soon) == ["battle.a"]
    assert found.level("battle.a", soon) is Level.MISSED
    assert found.level("battle.b", soon) is Level.KNOWN
    assert found.missed == {"battle.a": Item(ItemKind.EXERCISE, "a")}


def test_a_known_rule_becomes_due_with_time_and_each_right_answer_lengthens_that() -> None:
    found = recall(answer(0))
    intervals: list[timedelta] = []
    at = NOON
    for number in range(4):
        due = found.due_at("battle.a")
        assert due is not None
        assert found.level("battle.a", due) is Level.DUE
        intervals.append(due - at)
        at = due
        found.take([answer((due - NOON).total_seconds() / 60, id=f"n{number}")])
    assert intervals == sorted(intervals)
    assert intervals[0] >= timedelta(days=1)
    assert found.level("battle.a", at) is Level.WELL_KNOWN


def test_a_rule_right_after_a_miss_comes_back_the_next_days_before_one_always_right() -> None:
    missed = recall(answer(0, right=False), answer(3))
    known = recall(answer(0), answer(3))
    late, early = known.due_at("battle.a"), missed.due_at("battle.a")
    assert early is not None
    assert late is not None
    assert NOON + timedelta(hours=12) < early < late


def test_the_answer_chosen_after_the_explanation_proves_nothing() -> None:
    found = recall(answer(0, right=False), answer(0.2))
    assert found.level("battle.a", NOON + timedelta(minutes=1)) is Level.MISSED
    assert found.days[NOON.date()] == (1, 0)


def test_an_answer_counts_for_its_first_rules_only() -> None:
    rules = tuple(f"battle.{number}" for number in range(MOST_RULES + 2))
    assert recall(answer(0, rules=rules)).known() == rules[:MOST_RULES]


def test_a_finished_lesson_is_no_answer_to_a_question() -> None:
    found = recall(answer(0, kind=ItemKind.LESSON, id="lesson.x"))
    assert found.known() == ()
    assert Item(ItemKind.LESSON, "lesson.x") in found.last


@given(
    st.lists(st.tuples(st.integers(0, 5000), st.booleans(), st.sampled_from("abc")), max_size=30), st.integers(0, 30)
)
def test_answers_taken_twice_or_in_parts_lead_to_the_same(given: list[tuple[int, bool, str]], split: int) -> None:
    results = sorted({answer(minutes, right=right, id=id, rules=(f"battle.{id}",)) for minutes, right, id in given},
                     key=lambda one: one.at)  # fmt: skip
    whole, parts = recall(*results), recall(*results[:split])
    parts.take(results[max(split - 3, 0) :])
    assert parts == whole


def test_times_survive_as_microseconds() -> None:
    assert moment(microseconds(NOON)) == NOON
    assert microseconds(NOON + timedelta(microseconds=1)) == microseconds(NOON) + 1
