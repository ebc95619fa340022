"""Today's practice and the overview: missed first, new in between, articles by how well they are known."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from rulebook.articles.chapters import article_of
from scenarios.catalogue.course import lessons, taught
from scenarios.making.index import index, of_rule
from tutor_app.progress.overview import SHADES, overview
from tutor_app.progress.recall import MOST_RULES, Recall
from tutor_app.progress.results import Item, ItemKind, Result
from tutor_app.progress.today import GOAL, exercised, plan

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def answer(id: str, at: datetime, *, right: bool = True) -> Result:
    return Result(Item(ItemKind.EXERCISE, id), right, at, index()[id].rules)


def test_ten_questions_are_ten_different_ones() -> None:
    found, now, asked = Recall(), NOON, list[str]()
    for _ in range(GOAL):
        asked.append(plan(found, now).exercise)
        found.take([answer(asked[-1], now)])
        now += timedelta(seconds=30)
    assert len(set(asked)) == GOAL
    assert plan(found, now).done == plan(found, now).right == GOAL


def test_what_was_missed_comes_back_the_same_day_and_is_marked() -> None:
    found = Recall()
    missed = plan(found, NOON).exercise
    found.take([answer(missed, NOON, right=False)])
    now = NOON + timedelta(minutes=5)
    later = plan(found, now)
    assert (later.exercise, later.again, later.due > 0) == (missed, True, True)


def test_a_rule_that_only_long_stories_ask_about_comes_after_the_others() -> None:
    long, short = "mechanic.H3", "win.lp-zero"
    found = Recall()
    found.take([Result(Item(ItemKind.STEP, "lesson.x/1"), False, NOON, (long,))])
    found.take([Result(Item(ItemKind.STEP, "lesson.x/2"), True, NOON, (short,))])
    later = NOON + timedelta(days=9)
    assert found.due(later)[0] == long
    assert short in index()[plan(found, later).exercise].rules
    for lesson, asked in (("lesson.first-attack", False), ("lesson.first-chain", True)):
        found.take([Result(Item(ItemKind.LESSON, lesson), True, NOON, ())])
        assert (plan(found, later).due == 2) is asked


def test_what_is_due_the_next_week_is_asked_with_another_exercise() -> None:
    rule = next(rule for rule in sorted(exercised()) if len([one for one in of_rule(rule) if one.rules[0] == rule]) > 1)
    first = next(one for one in of_rule(rule) if one.rules[0] == rule)
    found = Recall()
    found.take([answer(first.id, NOON)])
    later = plan(found, NOON + timedelta(days=30))
    assert later.exercise != first.id
    assert set(index()[later.exercise].rules[:MOST_RULES]) & set(first.rules[:MOST_RULES])


def test_every_third_question_is_new_while_others_are_due() -> None:
    found, now = Recall(), NOON
    for number in range(12):
        next_one = plan(found, now)
        found.take([answer(next_one.exercise, now, right=number % 2 == 0)])
        now += timedelta(minutes=3)
    tomorrow = now + timedelta(days=40)
    kinds = list[bool]()
    for _ in range(6):
        next_one = plan(found, tomorrow)
        kinds.append(bool(set(index()[next_one.exercise].rules[:MOST_RULES]) & set(found.known())))
        found.take([answer(next_one.exercise, tomorrow)])
        tomorrow += timedelta(seconds=40)
    assert kinds[0]
    assert False in kinds


def test_new_rules_are_those_of_finished_lessons_first() -> None:
    last = next(one for one in reversed(lessons()) if set(taught(one)) & exercised())
    found = Recall()
    found.take([Result(Item(ItemKind.LESSON, last.scenario.id), True, NOON, taught(last))])
    rules = index()[plan(found, NOON).exercise].rules[:MOST_RULES]
    assert set(rules) & set(taught(last))


def test_the_overview_of_a_new_visitor() -> None:
    found = overview(Recall(), NOON)
    assert (found.asked, found.known, found.answers, found.days) == (0, 0, 0, 0)
    assert found.next_lesson == lessons()[0].scenario.id
    assert {one.shade for one in found.articles} == {0}
    assert sum(one.rules for one in found.articles) == len(exercised())


def test_an_article_gets_darker_as_its_rules_are_known() -> None:
    rule = "battle.declare"
    place, found = article_of(rule).id, Recall()
    shades = list[float]()
    for rules in (1, 3, 40):
        for known in article_of(rule).rules[:rules]:
            found.take([Result(Item(ItemKind.STEP, f"x#{known}"), True, NOON, (known,))])
        now = overview(found, NOON + timedelta(hours=1))
        shades.append(next(one.share for one in now.articles if one.id == place))
    assert shades == sorted(set(shades))
    assert shades[-1] == pytest.approx(0.8)
    assert next(one.shade for one in now.articles if one.id == place) == SHADES - 1


def test_days_in_a_row_end_with_a_day_left_out() -> None:
    found = Recall()
    for day in (0, 2, 3, 4):
        found.take([answer(next(iter(index())), NOON + timedelta(days=day))])
    assert overview(found, NOON + timedelta(days=4)).days == 3
    assert overview(found, NOON + timedelta(days=5)).days == 3
    assert overview(found, NOON + timedelta(days=6)).days == 0
