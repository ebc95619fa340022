"""What a click answers: each step of a lesson once it is done or missed, the lesson at its end, a puzzle either way."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from rulebook.solver.goals import Happens, Survive
from scenarios.catalogue.made_puzzles import made_puzzle, made_puzzle_ids
from scenarios.formats.loader import Loaded
from scenarios.playing.defence import OUTLOOKS
from tests.app.play.test_visit import LESSONS, PUZZLES, answer_question, do_step, go_to_the_end, id_of
from tutor_app.play.given_answers import answers_given, standing
from tutor_app.play.visit import Visit
from tutor_app.progress.results import Item, ItemKind

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.mark.parametrize("loaded", LESSONS, ids=id_of)
def test_a_lesson_done_answers_its_steps_in_order_and_then_itself(loaded: Loaded) -> None:
    visit = Visit.open(loaded)
    steps = loaded.scenario.step
    for number, step in enumerate(steps):
        go_to_the_end(visit)
        before = standing(visit)
        do_step(visit, number)
        found = answers_given(visit, before, NOW)
        expected = [] if step.kind == "show" else [Item(ItemKind.STEP, f"{loaded.scenario.id}#{number + 1}")]
        if number + 1 == len(steps):
            expected.append(Item(ItemKind.LESSON, loaded.scenario.id))
        assert [one.item for one in found] == expected
        assert all(one.right and one.rules for one in found)


def test_a_wrong_answer_is_one() -> None:
    loaded = next(one for one in LESSONS if one.scenario.step[0].kind == "predict")
    visit = Visit.open(loaded)
    go_to_the_end(visit)
    for number in range(5):
        before = standing(visit)
        visit.handle(f"answer:{number}")
        found = answers_given(visit, before, NOW)
        assert [one.item.id for one in found] == [f"{loaded.scenario.id}#1"]
        assert found[0].right == (visit.session.progress.step == 1)
        if found[0].right:
            break
    else:
        answer_question(visit)
        pytest.fail("no answer was right")


OTHER_GOALS = [next(found for id in made_puzzle_ids() if (found := made_puzzle(id)) and isinstance(found.goal, goal))
               for goal in (Survive, Happens)]  # fmt: skip


@pytest.mark.parametrize("loaded", [*PUZZLES, *OTHER_GOALS], ids=id_of)
def test_a_puzzle_is_solved_once(loaded: Loaded) -> None:
    visit, found = Visit.open(loaded), []
    go_to_the_end(visit)
    while not visit.session.solved:
        before = standing(visit)
        action = OUTLOOKS.of(loaded, visit.session.state).action
        assert action is not None
        assert visit.play(action)
        found += answers_given(visit, before, NOW)
        go_to_the_end(visit)
    before = standing(visit)
    visit.handle("undo")
    visit.handle("redo")
    found += answers_given(visit, before, NOW)
    assert [(one.item, one.right) for one in found] == [(Item(ItemKind.PUZZLE, loaded.scenario.id), True)]


@pytest.mark.parametrize(
    "click", ["show:hint", "show:solution", "undo", "restart", "refute", "walk:0", "switch:opponent"]
)
def test_help_and_moves_taken_back_are_noted(click: str) -> None:
    visit = Visit.open(PUZZLES[0])
    visit.handle("next")
    visit.handle("show:unasked")
    assert not visit.helped
    visit.handle(click)
    assert visit.helped
    visit.handle("next")
    assert visit.helped
