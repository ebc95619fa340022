"""Hints, the solution as a tree and the words after a win, all from the proof of a puzzle."""

from __future__ import annotations

import html

import pytest

from rulebook.articles.rules import statement
from rulebook.languages import LANGUAGES
from rulebook.shelf import open_book
from rulebook.solver.proofs import BadProof, Proof, unfold
from rulebook.solver.solve import Verdict
from scenarios.catalogue.made_puzzles import made_puzzle
from scenarios.formats.loader import Loaded, shelf
from scenarios.formats.models import Scenario
from scenarios.playing.defence import OUTLOOKS
from tutor_app.pages.play import play_regions
from tutor_app.parts.puzzles import tree_fold
from tutor_app.play.choices import GRADES
from tutor_app.play.solutions import MOST_LINES, solution_tree, walked, won_of
from tutor_app.play.visit import Visit
from tutor_app.texts.messages import message

PUZZLES = [one for one in shelf() if one.scenario.kind == "puzzle"]
LONG = "puzzle.summoned-skull.4"
"""A puzzle whose solution has thousands of lines."""
each = pytest.mark.parametrize("loaded", PUZZLES, ids=lambda one: one.scenario.id)


@each
def test_the_proof_of_a_puzzle_fails_without_each_rule_that_is_said_to_decide(loaded: Loaded) -> None:
    assert loaded.goal is not None
    for rule in loaded.found.rules:
        assert statement(rule, "en")
        with pytest.raises(BadProof):
            unfold(loaded.book.without(rule), loaded.start, loaded.goal, Proof.of_text(loaded.proof))


def test_a_rule_decides_nearly_every_puzzle() -> None:
    assert sum(bool(one.found.rules) for one in PUZZLES) > 0.8 * len(PUZZLES)


@each
@pytest.mark.parametrize("lang", LANGUAGES)
def test_hints_come_in_grades_and_end_with_the_move(loaded: Loaded, lang: str) -> None:
    visit, seen = Visit.open(loaded), []
    for _ in range(GRADES + 2):
        seen.append(str(play_regions(visit, lang)["more"]).count('class="help-text"'))
        visit.handle("show:hint")
    assert seen == sorted(seen)
    assert seen[0] == 0
    assert 2 <= seen[-1] <= GRADES
    assert "show:hint" not in str(play_regions(visit, lang)["more"])


@each
def test_every_line_of_the_solution_can_be_shown_and_none_is_lost(loaded: Loaded) -> None:
    lines = solution_tree(loaded, "en")
    markup = str(tree_fold(lines, "en"))
    assert len(lines) > 3
    for line in lines:
        assert markup.count(f'data-send="walk:{line.number}"') == 1
        assert line.same < line.number
        visit = Visit.open(loaded)
        visit.handle("show:solution")
        visit.handle(line.send)
        assert visit.status == "ok"
        assert visit.choices.solution
        assert visit.live
        assert visit.session.number > 0
        assert visit.session.solved or OUTLOOKS.of(loaded, visit.session.state).verdict is Verdict.WIN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_very_long_solution_is_shown_up_to_as_many_replies_as_fit(lang: str) -> None:
    loaded = made_puzzle(LONG)
    assert loaded is not None
    lines = solution_tree(loaded, lang)
    shown = {line.number for line in lines}
    assert 100 < len(lines) <= MOST_LINES
    assert {line.same for line in lines} <= shown | {0}
    markup = str(tree_fold(lines, lang))
    cut = [line for line in lines if line.cut]
    assert markup.count(f"({message(lang, 'solution.cut')})</button>") == len(cut) > 0
    visit = Visit.open(loaded)
    visit.handle(cut[-1].send)
    assert visit.session.number > 0


def opened_visit(**board: object) -> Visit:
    """A visit to a puzzle of the visitor's own, with a board and nothing else."""
    sides = {"you": {"deck": []}, "opponent": {"deck": [], "lp": 2500}}
    raw = {"id": "mine", "kind": "puzzle", "goal": {"kind": "win-this-turn"}, "text": {"en": {"title": "Mine"}}}
    fields = {"turn": 3, "knowledge": "open"} | {side: sides[side] | board[side] for side in sides}
    scenario = Scenario.model_validate({**raw, "board": fields})
    return Visit.open(Loaded(scenario, open_book(scenario.ruleset), "mine"))


MINE = {"monsters": ["summoned-skull|atk"], "hand": ["mystical-space-typhoon"]}


def test_a_puzzle_of_ones_own_gets_hints_and_its_solution_from_the_search() -> None:
    visit = opened_visit(you=MINE, opponent={"spells": ["mirror-force|set"]})
    for _ in range(GRADES):
        visit.handle("show:hint")
        page = str(play_regions(visit, "en")["more"])
    assert page.count('class="help-text"') > 1
    assert "Mystical Space Typhoon" in page
    visit.handle("show:solution")
    sends = [
        f"walk:{number}" for number in range(1, 60) if f'"walk:{number}"' in str(play_regions(visit, "en")["more"])
    ]
    assert len(sends) > 2
    visit.handle(sends[-1])
    assert visit.session.solved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_of_ones_own_that_cannot_be_solved_is_said_to_be_so(lang: str) -> None:
    visit = opened_visit(you=MINE, opponent={"spells": ["mirror-force|set", "sakuretsu-armor|set"]})
    assert message(lang, "puzzle.no_way") not in html.unescape(str(play_regions(visit, lang)["notice"]))
    visit.handle("show:solution")
    regions = play_regions(visit, lang)
    assert message(lang, "puzzle.no_way") in html.unescape(str(regions["notice"]))
    assert "walk:" not in str(regions["more"])


def test_a_line_that_does_not_exist_leads_nowhere() -> None:
    for number in (None, -1, 0, 10**6):
        assert walked(PUZZLES[0], number) == ""
    visit = Visit.open(PUZZLES[0])
    visit.handle("walk:99999")
    visit.handle("walk:x")
    assert visit.session.number == visit.session.prelude


@each
@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_the_win_the_page_tells_the_ways_and_the_rules(loaded: Loaded, lang: str) -> None:
    won = won_of(loaded, lang)
    assert len(won.ways) == len(loaded.found.winning) > 0
    visit = Visit.open(loaded)
    last = [line for line in solution_tree(loaded, lang) if not line.same]
    for line in last:
        visit.handle(line.send)
        if visit.session.solved:
            break
    markup = str(play_regions(visit, lang)["task"])
    assert won.first in markup
    assert message(lang, "won.ways") in markup
    for rule in loaded.found.rules[:3]:
        assert f"rule:{rule}" in markup
