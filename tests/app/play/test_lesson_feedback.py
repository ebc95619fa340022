"""What a lesson shows and says between a decision and the next task."""

from __future__ import annotations

from dataclasses import replace

from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.requests import RequestKind
from rulebook.notation.action_codes import encode
from rulebook.vocabulary.terms import Zone
from scenarios.catalogue.course import taught
from scenarios.catalogue.lookup import by_id
from scenarios.playing.questions import right_answers
from tutor_app.pages.play import page_view, play_regions
from tutor_app.parts.panels import help_panel
from tutor_app.play.help import Said, Task, help_of
from tutor_app.play.viewpoint import Moment
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message

FIRST_STEP, SECOND_STEP = by_id("lesson.first-attack").scenario.step[:2]


def attacked() -> Visit:
    visit = Visit.open(by_id("lesson.first-attack"))
    visit.judge_typed("you: attack summoned-skull targeting battle-ox")
    visit.play_typed()
    return visit


def task(visit: Visit) -> Task:
    found = page_view(visit, "en").task
    assert found is not None
    return found


def test_the_learner_sees_what_a_move_leads_to_before_the_next_position() -> None:
    visit, graveyard = attacked(), []
    while not visit.live:
        graveyard.append([card.number for card in visit.state.cards if card.zone == Zone.GRAVEYARD])
        visit.forward()
    loser = visit.book.by_slug["battle-ox"].number
    assert graveyard[0] == []
    assert graveyard[-1] == [loser]
    assert all(card.zone != Zone.GRAVEYARD for card in visit.state.cards)


def test_a_move_is_praised_when_what_it_did_is_shown() -> None:
    visit = attacked()
    assert FIRST_STEP.right is not None
    praise = FIRST_STEP.right.en
    assert task(visit).said == ""
    said = []
    while not visit.live:
        said.append(task(visit).said)
        assert SECOND_STEP.ask.en not in task(visit)
        visit.forward()
    assert said[-1] == praise
    assert (task(visit).said, task(visit).ask) == ("", SECOND_STEP.ask.en)


def test_who_goes_to_the_next_decision_stops_at_the_praise_first() -> None:
    visit = attacked()
    visit.skip()
    assert not visit.live
    assert FIRST_STEP.right is not None
    assert page_view(visit, "en").moves.said == Said(FIRST_STEP.right.en, "right")
    visit.skip()
    assert visit.live
    assert page_view(visit, "en").moves.said is None


def test_praise_stands_with_the_next_task_where_nothing_was_shown_in_between() -> None:
    visit = Visit.open(by_id("lesson.your-deck"))
    visit.answer(right_answers(visit.session.loaded, visit.session.loaded.scenario.step[0], visit.state, ())[0])
    assert visit.live
    assert task(visit).tone == "right"


def test_a_right_answer_is_praised_at_once_and_the_next_question_waits() -> None:
    visit = attacked()
    visit.jump(len(visit.stops) - 1)
    visit.answer(0)
    assert not visit.live
    assert SECOND_STEP.right is not None
    now = task(visit)
    assert now.said == SECOND_STEP.right.en
    assert now.title == message("en", "lesson.step", step=2, steps=7)
    assert (now.ask, now.choices) == ("", ())
    visit.skip()
    assert not visit.live
    assert page_view(visit, "en").moves.said == Said(SECOND_STEP.right.en, "right")


def test_an_earlier_moment_is_shown_without_what_was_said_later() -> None:
    visit = attacked()
    visit.skip()
    visit.jump(0)
    assert task(visit).said == ""


def test_a_notice_stands_beside_the_moves_too() -> None:
    visit = Visit.open(by_id("lesson.first-attack"))
    visit.status = "broken"
    regions = play_regions(visit, "en")
    assert message("en", "page.unreadable_line") in regions["notice"]
    assert message("en", "page.unreadable_line") in regions["moves"]


def test_no_move_is_offered_while_a_question_is_open() -> None:
    visit = Visit.open(by_id("lesson.how-a-duel-begins"))
    assert visit.state.request.kind == RequestKind.COIN
    assert page_view(visit, "en").moves.main == ()


def test_a_card_that_was_opened_is_not_shown_in_a_position_without_it() -> None:
    visit = Visit.open(by_id("lesson.read-a-monster"))
    elf = visit.book.by_slug["mystical-elf"].number
    visit.touch(next(uid for uid, card in enumerate(visit.state.cards) if card.number == elf), keyboard=False)
    assert visit.session.progress.step == 1
    visit.skip()
    card = page_view(visit, "en").card.card
    assert card is None or card.name == "Mystical Elf"


def test_an_answer_is_not_told_as_if_the_players_did_nothing() -> None:
    visit = Visit.open(by_id("lesson.your-deck"))
    visit.answer(1)
    assert [plain for plain in page_view(visit, "en").why if message("en", "why.quiet") in str(plain)] == []
    assert message("en", "why.unchanged") in play_regions(visit, "en")["why"]


def test_the_only_card_to_choose_needs_no_confirmation() -> None:
    visit = Visit.open(by_id("lesson.first-attack"))
    visit.handle(encode(next(action for action in visit.legal if action.kind == ActionKind.ATTACK)))
    target = visit.state.request.options
    assert len(target) == 1
    visit.handle(f"card:{target[0]}")
    assert not visit.choices.picked
    assert visit.session.progress.step == 1


def test_going_back_before_a_wrong_move_shows_the_task_it_was_made_at() -> None:
    visit = Visit.open(by_id("lesson.the-field"))
    for line in ("you: summon battle-ox", "you: activate raigeki"):
        visit.judge_typed(line)
        visit.play_typed()
        visit.skip()
    wrong = task(visit)
    assert wrong.tone == "otherwise"
    while not visit.legal or visit.live:
        visit.back()
    assert (task(visit).title, task(visit).ask) == (wrong.title, wrong.ask)
    assert task(visit).said == ""


def test_nobody_is_stuck_at_a_solved_puzzle() -> None:
    moment = Moment.of(Visit.open(by_id("puzzle.fair-swap")))
    for done in (False, True):
        found = help_of(replace(moment, done=done), "en")
        shown = help_panel(found, (), "en")
        assert found.may_hint is not done
        assert (message("en", "puzzle.stuck") in shown) is not done
        assert 'data-send="show:solution"' in shown


def test_a_finished_lesson_tells_what_was_learned_and_its_rules() -> None:
    loaded = by_id("lesson.your-deck")
    visit = Visit.open(loaded)
    for step in loaded.scenario.step:
        visit.answer(right_answers(loaded, step, visit.state, ())[0])
    found = task(visit)
    assert len(found.learned) == 3
    assert tuple(rule.id for rule in found.rules) == taught(loaded)
    assert 'data-send="rule:deck.' in play_regions(visit, "en")["task"]


def test_a_monster_without_an_effect_has_a_colour_of_its_own() -> None:
    board = play_regions(Visit.open(by_id("lesson.first-turn")), "en")["board"]
    assert 'class="card monster normal mine' in board
    assert 'class="card monster mine' in board
