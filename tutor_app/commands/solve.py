"""``run.py solve``: whether a player reaches the goal against every reply, with the proof, move by move."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from rulebook.articles.rules import statement
from rulebook.engine.api import legal_actions
from rulebook.engine.core.state import DuelState
from rulebook.language.sentences.render import Depth
from rulebook.language.words.noun_phrases import card_name
from rulebook.notation.printer import line_of
from rulebook.notation.words import PLAYER_WORDS
from rulebook.solver.chances import winning_share
from rulebook.solver.deciding import Hints, hints
from rulebook.solver.equal_positions import key_of, moves
from rulebook.solver.goals import Goal
from rulebook.solver.proof_number_search import Budget, Progress
from rulebook.solver.proofs import Tree, unfold
from rulebook.solver.reductions import ALL
from rulebook.solver.solve import Obstacle, Solved, Verdict, solve_plainly
from rulebook.solver.tree_lines import tree_lines
from scenarios.catalogue.lookup import named
from scenarios.formats.findings import Findings
from scenarios.formats.loader import Loaded, stored
from scenarios.making.puzzles.measuring import measured
from scenarios.playing.script import Origin, Taken, grouped, take
from tutor_app.texts.messages import message
from tutor_app.wording.told_lines import told_of

from .arguments import AT, JSON, LANG, Commands, whole_number
from .exit_status import FAILED, PASSED, UNCLEAR, as_json
from .json_shapes import Json, header, told_json
from .play import Heard, Telling, groups_text
from .scenarios import state_at
from .solve_all import goal_of, prove_all

SECONDS = 60


def register(commands: Commands) -> None:
    """Register ``solve``."""
    solving = commands.add_parser("solve", parents=[AT, LANG, JSON], help="prove whether the goal can be reached")
    solving.add_argument("file", nargs="?", metavar="FILE", help="a scenario file, or the id of a bundled one")
    solving.add_argument("--all", action="store_true", help="every puzzle; last line: N proved, N not")
    seconds = whole_number(0, 86_400)
    solving.add_argument("--seconds", type=seconds, default=SECONDS, metavar="S", help=f"limit (default: {SECONDS})")
    solving.add_argument("--tree", action="store_true", help="also every reply with its answer")
    solving.add_argument("--hints", action="store_true", help="what decides, which card, which move; this takes longer")
    solving.add_argument(
        "--write", action="store_true", help="with --hints: keep proof, first moves and rules beside FILE"
    )
    workers = os.cpu_count() or 1
    solving.add_argument("--workers", type=whole_number(1, 256), default=workers, help="processes for --all")
    solving.add_argument(
        "--cluster", metavar="ADDRESS", help="with --all: on the Dask cluster at this address; 'local' starts one here"
    )
    solving.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    if arguments.all == (arguments.file is not None):
        print("Give a FILE, or --all.", file=sys.stderr)
        return UNCLEAR
    if arguments.cluster and not arguments.all:
        print("--cluster needs --all.", file=sys.stderr)
        return UNCLEAR
    if arguments.all:
        return prove_all(arguments)
    loaded = named(arguments.file)
    state, goal = state_at(loaded, arguments.at), goal_of(loaded)
    budget = Budget(arguments.seconds)
    solved = solve_plainly(loaded.book, state, goal, budget, report=_progress())
    lucky = solved.verdict == Verdict.NO_WIN and solved.chance
    share = winning_share(loaded.book, state, goal, budget) if lucky else None
    _clear()
    if arguments.json:
        report = solved_json(loaded, state, goal, solved, arguments.at, arguments.lang)
        print(as_json(report | {"share": str(share) if share is not None else None}))
    else:
        for line in solved_text(loaded, state, goal, solved, arguments.lang, tree=arguments.tree):
            print(line)
        if share:
            print("", message(arguments.lang, "solve.luck", share=share), sep="\n")
        if arguments.hints and solved.proof is not None and solved.proof.wins:
            found = hints(loaded.book, state, goal, solved.proof, budget)
            print("", *hints_text(loaded, state, found, arguments.lang), sep="\n")
            if arguments.write and not arguments.at:
                write_found(Path(arguments.file), loaded, solved, found)
    return PASSED if solved.verdict == Verdict.WIN else FAILED


def write_found(path: Path, loaded: Loaded, solved: Solved, found: Hints) -> None:
    """Keep the proof of a puzzle, its first moves that win, the rules that decide and its measures beside it."""
    assert solved.proof is not None
    winning = tuple(move.line for move in solved.winning)
    measures = measured(loaded.book, loaded.start, goal_of(loaded), solved, solved.proof)
    findings = Findings(tuple(one.rule for one in found.rules), winning, len(solved.first_moves), measures)
    for file, text in zip(stored(path), (solved.proof.as_text() + "\n", findings.as_text()), strict=True):
        file.write_text(text, encoding="utf-8")


def _progress() -> Callable[[Progress], None] | None:
    """Prints the progress of a search on one line of a terminal."""
    if not sys.stderr.isatty():
        return None

    def report(progress: Progress) -> None:
        print(f"\r{progress.visited:,} ({progress.distinct:,}) {progress.seconds:.0f} s", end="", file=sys.stderr)
        sys.stderr.flush()

    return report


def _clear() -> None:
    if sys.stderr.isatty():
        print("\r" + " " * 40 + "\r", end="", file=sys.stderr)


# One position -------------------------------------------------------------------------------------


def solved_text(
    loaded: Loaded, state: DuelState, goal: Goal, solved: Solved, lang: str, *, tree: bool = False
) -> Iterator[str]:
    """The answer of a search as text: verdict, counts, first moves, the longest line with its reasons.

    Args:
        loaded: the scenario.
        state: the position solved.
        goal: the goal.
        solved: the answer.
        lang: the language.
        tree: also every reply with its answer.
    """
    yield verdict_text(loaded, state, solved, lang)
    yield message(
        lang, "solve.counts", visited=solved.visited, distinct=solved.distinct, seconds=f"{solved.seconds:.1f}"
    )
    if solved.first_moves:
        yield ""
        yield message(lang, "solve.first", wins=len(solved.winning), all=len(solved.first_moves))
        unsure = message(lang, "solve.maybe")
        for move in solved.first_moves:
            if move.verdict != Verdict.NO_WIN:
                yield f"   {move.line}" + (f" ({unsure})" if move.verdict == Verdict.UNKNOWN else "")
    if solved.proof is None:
        return
    proof = unfold(loaded.book, state, goal, solved.proof)
    yield ""
    yield message(lang, "solve.defence" if solved.proof.wins else "solve.attempt")
    yield from told(loaded, longest_line(loaded, state, goal, proof), lang)
    if tree:
        yield ""
        yield message(lang, "solve.tree")
        for line in tree_lines(loaded.book, proof):
            same = f" ({message(lang, 'solve.same', number=line.same)})" if line.same else ""
            yield f"{line.number:>4}  {'   ' * line.level}{line.text}{same}"


def hints_text(loaded: Loaded, state: DuelState, found: Hints, lang: str) -> Iterator[str]:
    """The hints for a win: the rules that decide, the first card, the first move."""
    yield message(lang, "solve.decides" if found.rules else "solve.nothing")
    for one in found.rules:
        yield f"   {statement(one.rule, lang) or one.rule} [{one.rule}]"
    card = loaded.book.by_number.get(state.cards[found.card].number) if found.card >= 0 else None
    if card is not None:
        yield message(lang, "solve.card", card=card_name(lang, card))
    yield message(lang, "solve.move", line=found.move)


def verdict_text(loaded: Loaded, state: DuelState, solved: Solved, lang: str) -> str:
    """The verdict as a sentence, with the reason if nothing is known."""
    if solved.verdict != Verdict.UNKNOWN:
        return message(lang, "solve.win" if solved.verdict == Verdict.WIN else "solve.no_win")
    if solved.obstacle == Obstacle.BUDGET:
        return message(lang, "solve.budget")
    if solved.hidden_reason == "deck":
        card = loaded.book.by_number[state.cards[solved.hidden].number]
        return message(lang, "solve.deck", card=card_name(lang, card))
    return message(lang, "solve.lies" if solved.hidden_reason == "lies" else "solve.drawn")


def longest_line(loaded: Loaded, state: DuelState, goal: Goal, tree: Tree) -> list[list[Taken]]:
    """The longest way through a proof, as groups of actions: each decision with what follows from it."""
    book = loaded.book
    taken: list[Taken] = []

    def step() -> None:
        (action,) = moves(state, legal_actions(book, state), ALL)
        taken.append(take(book, state, action, Origin.IMPLIED))

    for before, action in tree.longest():
        while key_of(state, ALL) != key_of(before, ALL):
            step()
            state = taken[-1].after
        taken.append(take(book, state, action, Origin.SCRIPT))
        state = taken[-1].after
    while goal.judged(book, state, taken[-1].events if taken else ()) is None and _forced(loaded, state):
        step()
        state = taken[-1].after
    return grouped(taken)


def _forced(loaded: Loaded, state: DuelState) -> bool:
    return len(moves(state, legal_actions(loaded.book, state), ALL)) == 1


def told(loaded: Loaded, groups: list[list[Taken]], lang: str) -> Iterator[str]:
    """Each decision of a line of play as notation, and what happens and why."""
    telling, heard, number = Telling(lang, Depth.EXACT, False, False), Heard(), 0
    chunk: list[list[Taken]] = []
    for group in groups:
        if group[0].origin == Origin.SCRIPT:
            yield from groups_text(loaded, chunk, telling, heard)
            chunk = []
            number += 1
            yield f"{number}. {_line(loaded, group)}"
        chunk.append(group)
    yield from groups_text(loaded, chunk, telling, heard)


def _line(loaded: Loaded, group: list[Taken]) -> str:
    return str(line_of(loaded.book, [(one.before, one.action) for one in group]))


def solved_json(loaded: Loaded, state: DuelState, goal: Goal, solved: Solved, at: int, lang: str) -> Json:
    """The answer of a search as JSON: verdict, counts, first moves, the proof, its lines, the longest line."""
    tree = unfold(loaded.book, state, goal, solved.proof) if solved.proof is not None else None
    steps = [
        {
            "line": _line(loaded, group),
            "player": PLAYER_WORDS[group[0].action.player],
            "forced": group[0].origin == Origin.IMPLIED,
            "told": [told_json(lang, one) for one in told_of(loaded, group)[1]],
        }
        for group in (longest_line(loaded, state, goal, tree) if tree is not None else ())
    ]
    return header("solve") | {
        "scenario": loaded.scenario.id,
        "digest": loaded.digest,
        "language": lang,
        "at": at,
        "verdict": solved.verdict.value,
        "because": solved.obstacle.value,
        "text": verdict_text(loaded, state, solved, lang),
        "visited": solved.visited,
        "distinct": solved.distinct,
        "seconds": round(solved.seconds, 2),
        "decisions": solved.depth,
        "first_moves": [{"line": move.line, "verdict": move.verdict.value} for move in solved.first_moves],
        "proof": solved.proof.as_text() if solved.proof is not None else None,
        "tree": [line._asdict() for line in tree_lines(loaded.book, tree)] if tree is not None else [],
        "longest": steps,
    }
