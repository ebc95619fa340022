"""How a scenario ends and what the page says during play: tempting lines, finished cases, tasks, the log."""

from __future__ import annotations

import html
import re

import pytest

from rulebook.engine.core.actions import ActionKind
from rulebook.languages import LANGUAGES
from rulebook.notation.action_codes import encode
from rulebook.vocabulary.terms import Phase
from scenarios.formats.loader import Loaded
from scenarios.playing.script import Script
from tests.app.play.test_visit import (
    FIRST_CHAIN,
    PUZZLES,
    RULINGS,
    SCENARIOS,
    do,
    drawn,
    go_to_the_end,
    id_of,
    is_asked,
    plain,
)
from tutor_app.pages.play import page_view
from tutor_app.play.help import solution_of
from tutor_app.play.scenario_order import in_order
from tutor_app.play.viewpoint import is_move
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message

REFUSED = [(loaded, index) for loaded in PUZZLES for index, each in enumerate(loaded.scenario.tempting) if each.illegal]


@pytest.mark.parametrize(("loaded", "index"), REFUSED, ids=lambda value: str(getattr(value, "digest", value)))
def test_a_tempting_line_that_ends_in_a_refusal_says_why(loaded: Loaded, index: int) -> None:
    tempting = loaded.scenario.tempting[index]
    why = tempting.why.in_language("en").split("“")[0]
    script, visit = Script(loaded.book, loaded.start, loaded.scenario.answers), Visit.open(loaded)
    for text in tempting.lines[:-1]:
        script.play(text)
    for taken in script.history:
        go_to_the_end(visit)
        if taken.action.player == 0 and (is_move(taken) or is_asked(visit, taken)):
            assert visit.play(taken.action)
    go_to_the_end(visit)
    regions, sends = drawn(visit)
    if not visit.moves_of_visitor():
        assert "branch" not in sends
    else:
        assert html.unescape(plain(regions["notice"])).startswith(why)
        assert ("branch" in sends) == bool(loaded.scenario.solution)
    visit.judge_typed(tempting.lines[-1])
    assert visit.choices.typed is not None
    verdict = visit.choices.typed.verdict
    if verdict is not None and tempting.illegal in {failure.check for failure in verdict.failures}:
        assert why in html.unescape(plain(drawn(visit)[0]["moves"]))


@pytest.mark.parametrize("loaded", SCENARIOS, ids=id_of)
def test_what_is_done_leads_on_to_the_next_scenario(loaded: Loaded) -> None:
    visit = Visit.open(loaded)
    go_to_the_end(visit)
    only_watched = loaded.scenario.kind == "ruling" and visit.session.suggestion is None
    if not only_watched:
        assert not visit.done
        assert not any(send.startswith("open:") for send in drawn(visit)[1])
    if loaded.scenario.kind != "ruling":
        return
    decided = visit.session.number
    for _ in range(3 * len(visit.session.plan)):
        if visit.done:
            break
        visit.handle("goon" if visit.session.waits_for_next and not visit.session.shows_refusal else "suggestion")
        go_to_the_end(visit)
    regions, sends = drawn(visit)
    assert visit.done
    assert message("en", "ruling.done") in regions["notice"]
    found = in_order()
    here = found.index(loaded)
    wanted = [f"open:{each.scenario.id}" for each in found[here + 1 : here + 2]]
    assert [send for send in sends if send.startswith("open:")] == wanted
    if visit.session.number > decided:
        visit.handle("undo")
        assert not visit.done


def test_a_task_stays_until_its_result_has_been_shown() -> None:
    loaded = FIRST_CHAIN
    visit = Visit.open(loaded)
    visit.handle("goon")
    go_to_the_end(visit)
    do(visit, "you: activate premature-burial targeting cyber-dragon")
    number = loaded.book.by_slug["smashing-ground"].number
    visit.handle(f"card:{next(uid for uid, card in enumerate(visit.state.cards) if card.number == number)}")
    go_to_the_end(visit)
    fourth = visit.task
    visit.handle(encode(next(action for action in visit.legal if action.kind == ActionKind.PASS)))
    seen = 0
    while not visit.live:
        assert visit.task == fourth
        seen += 1
        visit.handle("next")
    assert seen > 1
    assert visit.task == fourth + 1


def test_the_log_names_what_was_announced_and_hides_nothing_behind_a_pass() -> None:
    loaded = next(each for each in RULINGS if each.scenario.id == "ruling.send.premature-burial-emergency-provisions")
    visit = Visit.open(loaded)
    go_to_the_end(visit)
    visit.handle("suggestion")
    go_to_the_end(visit)
    log = html.unescape(plain(drawn(visit)[0]["more"]))
    assert "Announced: Mystical Space Typhoon" in log
    assert "Chain Link 2 resolves" in log
    assert "Chain Link 1 resolves" in log


@pytest.mark.parametrize("loaded", RULINGS, ids=id_of)
def test_with_every_window_open_the_lit_button_still_leads_to_the_end(loaded: Loaded) -> None:
    visit = Visit.open(loaded, mode="w")
    for _ in range(200):
        regions, _sends = drawn(visit)
        lit = re.search(r'<button[^>]*primary lit[^>]*data-send="([^"]*)"', regions["moves"])
        if visit.done or lit is None:
            break
        other = Visit.open(loaded, visit.word, visit.cursor, visit.mode) if visit.word else visit
        assert other.state == visit.state
        assert other.deciding == visit.deciding
        visit.handle(lit[1])
    assert visit.done


def test_the_worked_solution_names_targets_that_need_no_choice() -> None:
    loaded = next(each for each in PUZZLES if each.scenario.id == "puzzle.double-use")
    told = [words for words, _ in solution_of(loaded, "en")]
    assert any("Premature Burial" in words and "→ Cyber Dragon" in words for words in told)
    assert any("Emergency Provisions" in words and "→ Call of the Haunted" in words for words in told)


def test_a_finished_case_is_told_once_beside_the_moves() -> None:
    visit = Visit.open(RULINGS[0])
    while not visit.done:
        lit = re.search(r'<button[^>]*primary lit[^>]*data-send="([^"]*)"', drawn(visit)[0]["moves"])
        assert lit is not None
        visit.handle(lit[1])
    moves = html.unescape(plain(drawn(visit)[0]["moves"]))
    assert moves.count(message("en", "ruling.done")) == 1


def test_a_puzzle_that_failed_without_a_written_solution_can_be_begun_again_beside_the_moves() -> None:
    visit = Visit.open(next(one for one in PUZZLES if one.scenario.id == "puzzle.fair-swap"))
    onward = [action for action in visit.legal if action.kind == ActionKind.NEXT]
    assert visit.play(onward[-1])
    go_to_the_end(visit)
    main = page_view(visit, "en").moves.main
    assert (main[0].send, main[0].what) == ("restart", message("en", "steps.restart"))
    visit.handle("restart", keyboard=True)
    assert visit.choices.focus == "asked"
    visit.handle("restart")
    assert visit.choices.focus == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_opponent_keeps_is_told_where_a_puzzle_can_no_longer_be_solved(lang: str) -> None:
    visit = Visit.open(next(one for one in PUZZLES if one.scenario.id == "puzzle.double-use"))
    do(visit, "you: activate emergency-provisions sending call-of-the-haunted")
    assert message(lang, "puzzle.no_longer") in plain(drawn(visit, lang)[0]["notice"])
    visit.handle("refute")
    go_to_the_end(visit)
    regions, sends = drawn(visit, lang)
    assert visit.session.state.lp[1] == 2100
    assert message(lang, "puzzle.kept", lp=2100) in plain(regions["notice"])
    assert "refute" not in sends


def test_the_opponent_keeps_all_their_lp_once_the_battle_phase_is_over() -> None:
    visit = Visit.open(next(one for one in PUZZLES if one.scenario.id == "puzzle.a-gift"))
    do(visit, "you: next battle")
    visit.handle("refute")
    go_to_the_end(visit)
    assert visit.session.state.phase == Phase.MAIN_2
    assert message("en", "puzzle.kept", lp=1900) in plain(drawn(visit)[0]["notice"])
