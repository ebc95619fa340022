"""What the proof of a puzzle tells a reader: hints in grades, the solution as a tree, what to say after a win."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate, zip_longest
from typing import NamedTuple

from rulebook.engine.api import apply, legal_actions
from rulebook.engine.core.actions import Action
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import NotationError
from rulebook.notation.links import BadLink, Move, encode
from rulebook.notation.parser import parse_line
from rulebook.notation.printer import continues
from rulebook.notation.resolver import resolve
from rulebook.solver.equal_positions import Key, key_of, moves
from rulebook.solver.hidden_cards import HiddenCards
from rulebook.solver.proofs import BadProof, Proof, Tree, unfold
from rulebook.solver.reductions import ALL
from rulebook.solver.solve import Verdict
from rulebook.solver.stepping import Ground, Reached, after, chooses, ground_of, start
from rulebook.solver.tree_lines import TreeGroup, tree_groups
from scenarios.catalogue.lookup import by_id
from scenarios.formats.loader import Loaded
from scenarios.playing.defence import OUTLOOKS
from scenarios.playing.history import YOU
from tutor_app.texts.messages import message
from tutor_app.wording.decisions import card_name, line_label, move_label, whose
from tutor_app.wording.reasons import Rule, rule_of

from .choices import GRADES
from .viewpoint import Moment

MOST_LINES = 400
"""Maximum number of lines of a solution that are shown; of a longer one, what follows many replies is left out."""

MOST_RULES = 3
"""Maximum number of deciding rules shown at once, the most particular first."""


class SolutionLine(NamedTuple):
    """A line of the solution tree: one move with all that is chosen for it.

    ``level`` is the number of replies that led to it; a ``reply`` is not the visitor's own and has its answer below it.
    ``same`` is the number of the line after which play goes on as after this one, or 0. ``send`` shows it on the board.
    ``cut``: what follows is left out.
    """

    number: int
    level: int
    words: str
    reply: bool
    same: int
    send: str
    cut: bool = False


class Hint(NamedTuple):
    """A hint, with the rules it is about."""

    words: str
    rules: tuple[Rule, ...] = ()


class Won(NamedTuple):
    """What there is to say after a win: how many first moves win, which ones, the rules that decide."""

    first: str
    ways: tuple[str, ...]
    decides: Hint | None


# Hints -------------------------------------------------------------------------------------------


def hints_of(moment: Moment, lang: str) -> tuple[Hint, ...]:
    """The hints shown: from the proof, where the puzzle is won from here, otherwise those of its file."""
    shown = moment.choices.hints
    graded = _graded(moment, lang)
    if graded:
        return graded[:shown]
    hints = moment.loaded.scenario.hints[:shown]
    return tuple(Hint(hint.in_language(lang)) for hint in hints)


def _graded(moment: Moment, lang: str) -> tuple[Hint, ...]:
    """What decides, the card, the kind of move, the move with all that is chosen for it."""
    if not moment.live or moment.player != YOU:
        return ()
    found = OUTLOOKS.of(moment.loaded, moment.whole, begin=False)
    if found.verdict is not Verdict.WIN or found.action is None:
        return ()
    line = _completed(moment.loaded, moment.whole, found.action)
    first, card = line[0], line[0].card
    words = []
    if card != NOBODY:
        words.append(message(lang, "hint.card", card=card_name(moment.book, moment.whole, card, lang)))
    words.append(message(lang, "hint.kind", move=move_label(moment.book, moment.whole, first, lang)))
    if (whole := line_label(moment.book, moment.whole, line, lang)) != move_label(
        moment.book, moment.whole, first, lang
    ):
        words.append(message(lang, "hint.move", move=whole))
    decides = deciding(moment.loaded, lang)
    return (*((decides,) if decides is not None else ()), *map(Hint, words))[:GRADES]


def _completed(loaded: Loaded, state: DuelState, action: Action) -> list[Action]:
    """A move of the proof with the choices that complete its announcement."""
    line = [action]
    state = apply(loaded.book, state, action).state
    while state.request.player == YOU and continues((state, action)):
        found = OUTLOOKS.of(loaded, state, begin=False).action
        options = moves(state, legal_actions(loaded.book, state), ALL)
        if found is None and len(options) != 1:
            break
        line.append(found or options[0])
        state = apply(loaded.book, state, line[-1]).state
    return line


def deciding(loaded: Loaded, lang: str) -> Hint | None:
    """The rules without which a puzzle cannot be won, as far as they are known."""
    rules = tuple(rule_of(lang, id, loaded.scenario.ruleset) for id in loaded.found.rules[:MOST_RULES])
    return Hint(message(lang, "hint.decides"), rules) if rules else None


# The solution ------------------------------------------------------------------------------------


def solution_tree(loaded: Loaded, lang: str) -> tuple[SolutionLine, ...]:
    """Every reply of the opponent with its answer, or of a long one the first replies.

    Empty if no proof is stored and none has been found by now.
    """
    if loaded.proof:
        return _tree(loaded.scenario.id, loaded.digest, lang)
    return _lines(loaded, _found_groups(loaded), lang)


@lru_cache(maxsize=200)
def _tree(id: str, digest: str, lang: str) -> tuple[SolutionLine, ...]:
    loaded = by_id(id)
    if loaded is None or loaded.digest != digest:
        return ()
    return _lines(loaded, _groups(id, digest), lang)


def _lines(loaded: Loaded, groups: Sequence[TreeGroup], lang: str) -> tuple[SolutionLine, ...]:
    book, found = loaded.book, list[SolutionLine]()
    deepest = _deepest(groups)
    for one, below in zip_longest(groups, groups[1:]):
        if one.level > deepest:
            continue
        before = one.moments[0][0]
        actions = [action for _, action in one.moments]
        words = whose(line_label(book, before, actions, lang), actions[0].player, lang)
        same = one.same if one.same and groups[one.same - 1].level <= deepest else 0
        cut = one.same != same or (below is not None and not same and below.level > deepest)
        found.append(
            SolutionLine(one.number, one.level, words, actions[0].player != YOU, same, f"walk:{one.number}", cut)
        )
    return tuple(found)


def _deepest(groups: Sequence[TreeGroup]) -> int:
    """The number of replies up to which no more than ``MOST_LINES`` lines are shown."""
    levels = Counter(one.level for one in groups)
    shown = accumulate(levels[level] for level in range(max(levels, default=0) + 1))
    return max(0, sum(lines <= MOST_LINES for lines in shown) - 1)


@lru_cache(maxsize=50)
def _groups(id: str, digest: str) -> tuple[TreeGroup, ...]:
    loaded = by_id(id)
    if loaded is None or loaded.goal is None or not loaded.proof:
        return ()
    try:
        return tree_groups(unfold(loaded.book, loaded.start, loaded.goal, Proof.of_text(loaded.proof)))
    except BadProof:
        return ()


def _found_groups(loaded: Loaded) -> tuple[TreeGroup, ...]:
    """The lines of the proof that a search from the start has found; none if there is none, or it is very long."""
    if loaded.goal is None:
        return ()
    try:
        ground = ground_of(loaded.book, loaded.start, loaded.goal)
        return tree_groups(_found_tree(loaded, ground, start(ground, loaded.start), {}))
    except (BadProof, HiddenCards):
        return ()


def _found_tree(loaded: Loaded, ground: Ground, reached: Reached, known: dict[Key, Tree | None]) -> Tree:
    """What has been found of a position and of all that follow.

    Raises:
        BadProof: it is not known to be won, or too much follows.
    """
    if reached.value is not None:
        return Tree(reached.state)
    key = key_of(reached.state, ALL)
    if key in known and (before := known[key]) is not None:
        return before
    found = OUTLOOKS.of(loaded, reached.state, begin=False)
    if key in known or len(known) == MOST_LINES or found.verdict is not Verdict.WIN or found.action is None:
        raise BadProof("nothing is known of a position")
    known[key] = None
    actions = (found.action,) if chooses(reached.state, YOU) else reached.moves
    branches = tuple(
        (action, _found_tree(loaded, ground, after(ground, reached.state, action), known)) for action in actions
    )
    known[key] = tree = Tree(reached.state, branches, 1 + max(below.depth for _, below in branches))
    return tree


def walked(loaded: Loaded, number: int | None) -> str:
    """The code for the URL of the line of play that leads to a line of the solution tree; empty if there is none."""
    groups = _groups(loaded.scenario.id, loaded.digest) if loaded.proof else _found_groups(loaded)
    if number is None or not 0 < number <= len(groups):
        return ""
    path: list[TreeGroup] = []
    while number:
        path.append(groups[number - 1])
        number = groups[number - 1].after
    state, line = loaded.start, list[Move]()
    for before, action in (moment for one in reversed(path) for moment in one.moments):
        while key_of(state, ALL) != key_of(before, ALL):  # what leaves no choice is not in the tree
            (forced,) = moves(state, legal_actions(loaded.book, state), ALL)
            line.append(Move(forced, automatic=True))
            state = apply(loaded.book, state, forced).state
        line.append(Move(action, automatic=action.player != YOU))
        state = apply(loaded.book, state, action).state
    try:
        return encode(loaded.digest, line)
    except BadLink:
        return ""


# After the win -----------------------------------------------------------------------------------


def won_of(loaded: Loaded, lang: str) -> Won:
    """What there is to say when a puzzle has been solved."""
    found = loaded.found
    first = message(lang, "won.first", wins=len(found.winning), all=found.first_moves) if found.first_moves else ""
    ways = tuple(words for line in found.winning if (words := _move_words(loaded, line, lang)))
    return Won(first, ways, deciding(loaded, lang))


def _move_words(loaded: Loaded, line: str, lang: str) -> str:
    """A first move stored as notation in the words of the page; empty if it is not legal any more."""
    try:
        played = resolve(loaded.book, loaded.start, parse_line(line))
    except NotationError:
        return ""
    return line_label(loaded.book, loaded.start, played.actions, lang)
