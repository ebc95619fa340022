"""A visitor's session: decisions, automatic play, going back, the URL."""

from __future__ import annotations

import random

import pytest

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.verdict import IllegalAction
from rulebook.notation.faults import NotationError
from scenarios.formats.loader import Loaded, load_text, shelf
from scenarios.playing.script import Origin
from scenarios.playing.session import Session

STORM = """
id = "test.storm"
kind = "ruling"
[text.en]
title = "Storm"
[board.you]
hand = ["heavy-storm", "mystical-space-typhoon"]
spells = ["seven-tools-of-the-bandit|set"]
monsters = ["cyber-dragon"]
[board.opponent]
spells = ["threatening-roar|set", "sakuretsu-armor|set"]
[[line]]
do = "you: activate heavy-storm"
[[line]]
do = "opponent: activate threatening-roar"
[[line]]
do = "you: activate seven-tools-of-the-bandit"
"""
PASS = Action(ActionKind.PASS, 0)


@pytest.fixture
def storm() -> Session:
    return Session(load_text(STORM))


def origins(session: Session) -> list[Origin]:
    return [entry.taken.origin for entry in session.history]


def test_the_opponent_follows_the_script(storm: Session) -> None:
    storm.play_line("you: activate heavy-storm")
    assert [line.text for line in storm.log()][1] == "opponent: activate threatening-roar"
    assert storm.decides == 0
    assert storm.suggestion is not None
    assert storm.suggestion.do == "you: activate seven-tools-of-the-bandit"


def test_forced_windows_pass_by_themselves(storm: Session) -> None:
    for text in ("you: activate heavy-storm", "you: activate seven-tools-of-the-bandit"):
        storm.play_line(text)
    assert storm.state.request.kind == RequestKind.OPEN
    assert Origin.FORCED in origins(storm)
    assert storm.proved


def test_every_window_is_a_stop_when_asked_for() -> None:
    session = Session(load_text(STORM.replace('"mystical-space-typhoon"', '"jinzo"')), every_window=True)
    for text in ("you: activate heavy-storm", "you: activate seven-tools-of-the-bandit"):
        session.play_line(text)
    assert session.state.request.kind == RequestKind.RESPOND
    assert [action.kind for action in session.legal] == [ActionKind.PASS]


def test_leaving_the_script_is_noticed_and_can_be_taken_back(storm: Session) -> None:
    storm.play_line("you: activate heavy-storm")
    stop = storm.number
    storm.play(PASS)
    assert not storm.progress.on_plan
    assert storm.branch is not None
    assert storm.back_to_branch()
    assert storm.number == stop
    assert storm.progress.on_plan


def test_off_the_script_a_reply_that_could_differ_is_not_proved(storm: Session) -> None:
    storm.play_line("you: activate mystical-space-typhoon targeting sakuretsu-armor")
    assert not storm.proved
    assert storm.history[-1].taken.after.request.player == 0


def test_a_refused_move_changes_nothing(storm: Session) -> None:
    before = storm.state
    with pytest.raises(IllegalAction):
        storm.play(PASS)
    with pytest.raises(NotationError):
        storm.play_line("you: activate seven-tools-of-the-bandit")
    assert storm.state is before
    assert not storm.can_undo


def test_stale_clicks_are_ignored(storm: Session) -> None:
    at = storm.number
    action = next(action for action in storm.legal if action.kind == ActionKind.ACTIVATE)
    assert storm.play(action, at=at)
    number = storm.number
    assert not storm.play(action, at=at)
    assert not storm.play_line("you: pass", at=at)
    assert storm.number == number


def test_undo_and_redo_move_by_decisions(storm: Session) -> None:
    start = storm.state
    storm.play_line("you: activate heavy-storm")
    first = storm.state
    storm.play_line("you: activate seven-tools-of-the-bandit")
    last = storm.state
    assert storm.undo()
    assert storm.state == first
    assert storm.undo()
    assert storm.state == start
    assert not storm.undo()
    assert storm.redo()
    assert storm.state == first
    assert storm.redo()
    assert storm.state == last
    assert not storm.redo()
    storm.restart()
    assert storm.state == start


def test_a_new_decision_ends_what_could_be_redone(storm: Session) -> None:
    storm.play_line("you: activate heavy-storm")
    storm.undo()
    storm.play_line("you: set heavy-storm")
    assert not storm.can_redo


def test_choosing_for_the_opponent() -> None:
    session = Session(load_text(STORM), choose_for_opponent=True)
    session.play_line("you: activate heavy-storm")
    assert session.decides == 1
    session.play_line("opponent: pass")
    assert "opponent: activate threatening-roar" not in [line.text for line in session.log()]


HIDDEN = """
id = "test.hidden"
kind = "ruling"
[text.en]
title = "Hidden"
[board]
knowledge = "hidden"
[board.you]
hand = ["{mine}"]
[board.opponent]
hand = ["{theirs}"]
graveyard = ["sangan"]
"""


def test_a_hidden_hand_shows_in_no_stop_and_no_proof() -> None:
    """With and without an answer in the hidden hand, the visitor sees the same stops and the same "unproved" marks."""
    seen = []
    for theirs in ("dd-crow", "wattaildragon"):
        session = Session(load_text(HIDDEN.format(mine="book-of-moon", theirs=theirs).replace("sangan", "jinzo")))
        session.play_line("you: set book-of-moon")
        seen.append((session.decides, session.seen.cards, session.seen.request))
        assert session.seen.cards[1].number == 0 or session.seen.cards[1].owner == 0
    assert seen[0] == seen[1]


@pytest.mark.parametrize("loaded", shelf(), ids=lambda loaded: loaded.scenario.id)
def test_random_play_is_restored_from_its_url(loaded: Loaded) -> None:
    """Undo, redo and the URL lead to the same position, whatever was played."""
    lot = random.Random(loaded.scenario.id)
    session = Session(loaded)
    for _ in range(12):
        if session.waits_for_next:
            session.go_on()
        elif session.decides == NOBODY:
            break
        else:
            session.play(lot.choice(session.legal))
    again, status = Session.from_word(loaded, session.word())
    assert status == "ok"
    assert again.state == session.state
    assert again.progress == session.progress
    assert origins(again) == origins(session)
    last = session.state
    if session.undo():
        assert session.state != last or session.number < again.number
        session.redo()
    assert session.state == last


def test_addresses_that_do_not_fit() -> None:
    loaded = load_text(STORM)
    changed = load_text(STORM.replace("sakuretsu-armor", "magic-cylinder"))
    session = Session(loaded)
    session.play_line("you: activate heavy-storm")
    word = session.word()
    assert Session.from_word(changed, word)[1] == "changed"
    assert Session.from_word(loaded, "nonsense")[1] == "broken"
    tampered = Session(loaded)
    tampered.play_line("you: set heavy-storm")
    from rulebook.notation.links import Move, decode, encode

    digest, moves = decode(tampered.word())
    bad = encode(digest, [*moves, *moves, Move(Action(ActionKind.ATTACK, 0, 199))])
    assert Session.from_word(loaded, bad)[1] == "stopped"


LESSON = """
id = "test.lesson"
kind = "lesson"
[text.en]
title = "Lesson"
learned = ["Something"]
[board.you]
hand = ["heavy-storm", "sangan"]
spells = ["seven-tools-of-the-bandit|set"]
[board.opponent]
spells = ["threatening-roar|set"]
[[step]]
ask = { en = "Activate Heavy Storm" }
accept = [{ happened = ["activated heavy-storm"] }]
right = { en = "Yes" }
otherwise = { en = "No, the Storm" }
on_refusal."activate.trap.set-turn" = { en = "never" }
on_refusal."turn.phase" = { en = "Not in this phase" }
[[step]]
do = ["opponent: activate threatening-roar"]
ask = { en = "Which card resolves first?" }
accept = [{ select = "threatening-roar" }]
otherwise = { en = "Look again" }
[[step]]
ask = { en = "Let it resolve" }
accept = [{ next = true, happened = ["resolved threatening-roar"] }]
right = { en = "Done" }
"""


def test_a_lesson_step_by_step() -> None:
    lesson = Session(load_text(LESSON))
    lesson.play_line("you: set sangan")
    assert lesson.feedback is not None
    assert (lesson.feedback.kind, lesson.progress.step) == ("otherwise", 0)
    assert lesson.back_to_branch()
    lesson.play_line("you: activate heavy-storm")
    assert lesson.feedback is not None
    assert (lesson.feedback.kind, lesson.progress.step) == ("right", 1)
    assert len(lesson.state.chain) == 2
    numbers = {card.number: uid for uid, card in enumerate(lesson.state.cards)}
    slugs = lesson.book.by_slug
    assert not lesson.select(numbers[slugs["heavy-storm"].number])
    assert lesson.select(numbers[slugs["threatening-roar"].number])
    assert lesson.waits_for_next
    assert lesson.decides == NOBODY
    assert lesson.go_on()
    assert lesson.solved
    again, status = Session.from_word(lesson.loaded, lesson.word())
    assert (status, again.solved, again.state) == ("ok", True, lesson.state)
    while lesson.undo():
        pass
    assert lesson.progress.step == 0


def test_a_lesson_answers_refusals_by_check() -> None:
    lesson = Session(load_text(LESSON.replace('spells = ["seven', 'monsters = ["jinzo"]\nspells = ["seven')))
    with pytest.raises(NotationError):
        lesson.play_line("you: attack jinzo directly")
    assert lesson.feedback is not None
    assert lesson.feedback.text is not None
    assert lesson.feedback.text.en == "Not in this phase"
