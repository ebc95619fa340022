"""The made puzzles: each is won by force, no card of yours can be missing, and its rule decides it."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from rulebook.articles.rules import rules
from rulebook.cards import BY_SLUG
from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.state import DuelState
from rulebook.languages import LANGUAGES
from rulebook.solver.deciding import MOST_TIMES
from rulebook.solver.proofs import Proof, check_proof, unfold
from rulebook.solver.solve import Verdict, solve
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.made_puzzles import against, asked, made_puzzle, made_puzzle_ids
from scenarios.formats.difficulty import EASIEST, HARDEST, Measures
from scenarios.formats.faults import ScenarioError
from scenarios.formats.loader import Loaded, shelf
from scenarios.formats.made_puzzles import HAPPENINGS, MADE, Half, MadePuzzle, file_text, made_puzzles, read
from scenarios.formats.models import Goal
from scenarios.making.puzzles import maker
from scenarios.making.puzzles.asking import KINDS, asked_for
from scenarios.making.puzzles.composing import (
    Setup,
    answers,
    boards,
    book,
    obstacles,
    preparations,
    slug_of,
    surprises,
    without,
)
from scenarios.making.puzzles.growing import Experience, grown
from scenarios.making.puzzles.shaping import (
    HAPPENING,
    SHAPING,
    STEP,
    eased,
    easiest,
    matters,
    win,
    with_most_lp,
)
from scenarios.making.puzzles.varying import varied
from scenarios.making.puzzles.worth import judged
from scenarios.playing.runner import check

PUZZLES = made_puzzles()
SAMPLE = tuple(next(read(MADE / f"{file}.toml")) for file in ("composed", "grown", "puzzles", "varied"))
"""One of each way in which the maker finds puzzles, judged with its own limits."""
THEMED = tuple(read(MADE / "themed.toml"))
"""Those about rules that take more patience to judge."""


def opened(puzzle: MadePuzzle) -> Loaded:
    loaded = made_puzzle(puzzle.id)
    assert loaded is not None
    return loaded


def test_every_made_puzzle_is_won_against_every_reply() -> None:
    faults = {puzzle.id: found for puzzle in PUZZLES if (found := check(opened(puzzle)))}
    assert faults == {}


def test_no_solution_sets_a_card_to_activate_it_in_the_same_turn() -> None:
    puzzles = [one for one in shelf() if one.scenario.kind == "puzzle"]
    puzzles += [opened(one) for one in PUZZLES if one.goal.kind != "win-this-turn"]
    faults = {one.scenario.id: found for one in puzzles if (found := set_in_vain(one))}
    assert faults == {}


def set_in_vain(loaded: Loaded) -> list[int]:
    """Your cards that the longest line of the stored solution Sets and activates in the first turn."""
    assert loaded.goal is not None
    tree = unfold(loaded.book, loaded.start, loaded.goal, Proof.of_text(loaded.proof))
    own = [action for state, action in tree.longest() if state.turn == loaded.start.turn and action.player == 0]
    laid = {action.card for action in own if action.kind == ActionKind.SET}
    return [action.card for action in own if action.kind == ActionKind.ACTIVATE and action.card in laid]


def test_a_proof_that_does_not_hold_is_a_fault() -> None:
    loaded = opened(PUZZLES[0])
    for proof in ("[]", "no proof", "[1,1,0]", PUZZLES[0].proof.replace("[1,1,", "[1,0,", 1)):
        assert check(replace(loaded, proof=proof)) != []


def test_every_rule_of_a_made_puzzle_decides_it() -> None:
    for puzzle in PUZZLES:
        loaded = opened(puzzle)
        assert loaded.goal is not None
        for rule in puzzle.rules[:2]:
            without, proof = loaded.book.without(rule), Proof.of_text(puzzle.proof)
            assert not check_proof(without, loaded.start, loaded.goal, proof, MOST_TIMES * puzzle.replies), rule


def test_a_made_puzzle_names_only_rules_that_are_in_force() -> None:
    known = rules()
    assert {rule for puzzle in PUZZLES for rule in puzzle.rules if known[rule].ruleset == "classic"} == set()


def test_made_puzzles_have_a_name_of_their_own_and_other_cards_than_each_other() -> None:
    assert len(set(made_puzzle_ids())) == len(PUZZLES)
    alike = [(one.id, other.id) for one, other in combinations(PUZZLES, 2) if not maker.is_new(Setup.of(one), [other])]
    assert alike == []


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_a_board_is_judged_the_same_again(puzzle: MadePuzzle) -> None:
    again = judged(Setup.of(puzzle), puzzle.id)
    assert again is not None
    assert Proof.of_text(again.proof).choices == Proof.of_text(puzzle.proof).choices
    assert again.model_copy(update={"proof": puzzle.proof}) == puzzle


@pytest.mark.parametrize("puzzle", SAMPLE + THEMED[::12], ids=lambda puzzle: puzzle.id)
def test_no_card_can_be_missing(puzzle: MadePuzzle) -> None:
    setup = Setup.of(puzzle)
    for zone, at in puzzle.you.cards():
        less = setup._replace(you=without(puzzle.you, zone, at)).state(book())
        assert solve(book(), less, setup.aim, SHAPING, first_moves=False).verdict is not Verdict.WIN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_made_puzzle_has_a_title_in_every_language(lang: str) -> None:
    titles = [opened(puzzle).scenario.in_language(lang).title for puzzle in PUZZLES]
    assert len(set(titles)) == len(titles)


def test_a_made_puzzle_opens_by_its_id() -> None:
    found = by_id(PUZZLES[0].id)
    assert found is opened(PUZZLES[0])


def test_a_file_of_made_puzzles_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "made.toml"
    path.write_text(file_text(PUZZLES[:3]), encoding="utf-8")
    assert tuple(read(path)) == PUZZLES[:3]


def test_the_same_seed_grows_and_varies_the_same_boards() -> None:
    base = Setup.of(PUZZLES[0])
    shown = [board for found in boards().values() for board in found]
    known = [Setup.of(one) for one in PUZZLES]
    for seed in range(3):
        rngs = Random(seed), Random(seed)
        first, second = (grown(rng, shown[seed], Experience(known)) for rng in rngs)
        assert first == second
        assert varied(rngs[0], base) == varied(rngs[1], base)


def test_what_is_grown_or_varied_is_won() -> None:
    shown = [board for setups in boards().values() for board in setups][::200]
    found = [grown(Random(seed), board, Experience(())) for seed, board in enumerate(shown)]
    found += [varied(Random(seed), Setup.of(PUZZLES[seed])) for seed in range(4)]
    won = [one for one in found if one is not None]
    assert won
    for setup, proof in won:
        assert check_proof(book(), setup.state(book()), setup.aim, proof)


def test_every_card_to_be_put_on_a_board_can_lie_there() -> None:
    empty = Setup(Half(lp=1000), Half(lp=1000))
    for mine, kinds in ((False, (*obstacles(), surprises())), (True, (*answers(), preparations()))):
        for puts in kinds:
            assert puts
            for put in puts[::20]:
                assert slugs_of(empty.with_card(put, mine).state(book())) == [put.spec.partition("|")[0]]


def slugs_of(state: DuelState) -> list[str]:
    return [book().by_number[card.number].slug for card in state.cards]


def test_a_card_of_the_opponent_matters_if_the_board_is_easier_without_it() -> None:
    for puzzle in SAMPLE:
        setup = Setup.of(puzzle)
        for zone, at in puzzle.opponent.cards():
            assert matters(setup, setup._replace(opponent=without(puzzle.opponent, zone, at)))
    idle = Setup(Half(lp=1000, monsters=("gemini-elf|atk",)), Half(lp=1900, graveyard=("sangan",)))
    assert win(idle) is not None
    assert not matters(idle, idle._replace(opponent=Half(lp=1900)))


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_a_lazy_search_proves_wins_that_hold_and_nothing_else(puzzle: MadePuzzle) -> None:
    setup = Setup.of(puzzle)
    state, goal = setup.state(book()), setup.aim
    found = solve(book(), state, goal, SHAPING, first_moves=False, lazy=True)
    assert found.verdict is not Verdict.NO_WIN
    if found.proof is not None:
        assert check_proof(book(), state, goal, found.proof)
    hopeless = setup.with_lp(99_900).state(book())
    assert solve(book(), hopeless, goal, SHAPING, first_moves=False, lazy=True).verdict is Verdict.UNKNOWN


def test_difficulty_grows_with_what_a_puzzle_demands() -> None:
    ratings = [Measures(2, 5, 1, 0), Measures(4, 5, 1, 0), Measures(4, 30, 1, 0), Measures(4, 30, 8, 0),
               Measures(4, 30, 8, 3)]  # fmt: skip
    assert sorted(one.rating for one in ratings) == [one.rating for one in ratings]
    assert len({one.rating for one in ratings}) == len(ratings)
    assert EASIEST <= Measures(0, 0, 0, 0).rating <= Measures(99, 9999, 99, 99).rating == HARDEST


def test_a_puzzle_is_named_after_two_cards_wherever_they_lie() -> None:
    assert against(Half(lp=8000, field=("necrovalley|up",))) == "necrovalley"
    said = {one.id: opened(one).scenario.in_language("en").title for one in PUZZLES}
    assert {id for id, title in said.items() if title.count(title.partition("“")[2].partition("”")[0]) > 1} == set()


def test_titles_are_varied() -> None:
    titles = [opened(puzzle).scenario.in_language("en").title for puzzle in PUZZLES]
    numbered = [title for title in titles if title.endswith(")")]
    assert len(numbered) <= len(titles) / 10


SURVIVAL = Goal(kind="survive")


def test_with_the_goal_to_survive_your_life_points_are_the_fewest_that_last() -> None:
    threat = Half(lp=8000, monsters=("gemini-elf|atk",), deck=("black-luster-ritual",))
    setup = Setup(Half(lp=8000, monsters=("battle-ox|atk",)), threat, SURVIVAL)
    first = win(setup)
    assert first is not None
    tight, proof = with_most_lp(setup, first)
    assert tight == easiest(setup)._replace(you=Half(lp=STEP, monsters=("battle-ox|atk",)))  # it turns to DEF
    assert check_proof(book(), tight.state(book()), tight.aim, proof)


def test_a_goal_without_life_points_leaves_them_as_they_are() -> None:
    happens = Goal(kind="happened", happened="destroyed sangan")
    setup = Setup(Half(lp=700, monsters=("gemini-elf|atk",)), Half(lp=8000, monsters=("sangan|atk",)), happens)
    first = win(setup)
    assert first is not None
    assert easiest(setup) == setup == with_most_lp(setup, first)[0]


def test_a_card_of_the_opponent_matters_if_nothing_is_won_without_it() -> None:
    setup = Setup(Half(lp=1000, hand=("change-of-heart",)), Half(lp=1900, monsters=("gemini-elf|atk",)))
    assert win(setup) is not None
    assert matters(setup, setup._replace(opponent=Half(lp=1900)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "goal", [Goal(), SURVIVAL, *(Goal(kind="happened", happened=f"{kind} sangan") for kind in HAPPENINGS)], ids=repr
)
def test_every_goal_of_a_made_puzzle_is_said(goal: Goal, lang: str) -> None:
    said = asked(PUZZLES[0].model_copy(update={"goal": goal}), lang)
    name = BY_SLUG["sangan"].names.in_language(lang)
    assert said.endswith(".")
    assert (name in said) is (goal.happened is not None)


def test_what_is_to_happen_in_a_made_puzzle_is_among_what_can_be_said(tmp_path: Path) -> None:
    path = tmp_path / "made.toml"
    for text in ("drawn you", "not-destroyed sangan", "destroyed"):
        wrong = PUZZLES[0].model_copy(update={"goal": Goal(kind="happened", happened=text)})
        path.write_text(file_text([wrong]), encoding="utf-8")
        with pytest.raises(ScenarioError, match="happened"):
            list(read(path))


@pytest.mark.parametrize("kind", KINDS)
def test_a_board_is_asked_for_a_goal_of_the_wanted_kind(kind: str) -> None:
    shown = [board for found in boards().values() for board in found][::100]
    asked = [asked_for(Random(seed), board, kind) for seed, board in enumerate(shown)]
    found = [one for one in asked if one is not None]
    assert found
    assert {one.goal.kind for one in found} == {kind}
    for one in found:
        slugs = [slug_of(spec) for half in one.halves for spec in (*half.monsters, *half.spells, *half.hand)]
        assert kind != HAPPENING or slugs.count((one.goal.happened or "").partition(" ")[2]) == 1
        assert kind != "survive" or (len(one.opponent.monsters) >= 2 and one.opponent.deck)


def test_puzzles_in_which_something_is_to_happen_are_grown_from_boards_without_a_goal() -> None:
    empty = Setup(Half(lp=1000), Half(lp=100))
    tried = (asked_for(Random(seed), empty, HAPPENING) for seed in range(20))
    grew = (grown(Random(seed), one, Experience(())) for seed, one in enumerate(tried) if one is not None)
    setup, proof = next(found for found in grew if found is not None)
    assert setup.goal.kind == HAPPENING
    assert check_proof(book(), setup.state(book()), setup.aim, proof)


def test_the_goal_follows_the_card_that_it_is_about() -> None:
    happens = Goal(kind="happened", happened="destroyed sangan")
    setup = Setup(Half(lp=700, monsters=("gemini-elf|atk",)), Half(lp=8000, monsters=("sangan|atk",)), happens)
    found = [one for seed in range(20) if (one := varied(Random(seed), setup)) is not None]
    assert len({one.goal for one, _ in found}) > 1
    assert all(one.goal.happened == f"destroyed {slug_of(one.opponent.monsters[0])}" for one, _ in found)


def test_half_the_life_points_to_take_or_twice_those_to_lose_are_easier() -> None:
    win_, last = Setup(Half(lp=1000), Half(lp=3000)), Setup(Half(lp=1000), Half(lp=8000), SURVIVAL)
    assert eased(win_).opponent.lp == 1500
    assert eased(last).you.lp == 2000
    assert eased(easiest(last)) == easiest(last)
    assert eased(easiest(win_)) == easiest(win_)
