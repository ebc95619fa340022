"""A line refused for now only: what would still refuse it later, so that waiting is not told as the remedy."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.api import apply, judge
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Lasting, Verdict
from rulebook.explain.after_passing import after_passing
from rulebook.explain.refuse import MOMENTARY
from rulebook.notation.faults import NotationError, Refused
from rulebook.notation.lines import LineAction
from rulebook.notation.resolver import resolve
from rulebook.vocabulary.terms import Phase


def foreseen(
    book: Book, error: NotationError, line: LineAction, reader: int = NOBODY, *, waiting: bool = False
) -> NotationError:
    """The refusal that remains when a line no longer has to wait.

    A line is refused at its announcement; what it would choose afterwards is not judged then. So "first both must pass"
    would be a false remedy for an attack on a monster that cannot be attacked.

    Args:
        book: ruleset and cards.
        error: why the line is refused.
        line: the line.
        reader: whose line it is (see ``resolve``). Nothing is foreseen for a player who does not know every card.
        waiting: also a line that something lasting refuses is meant for the time after the Chain, if it has to wait.

    Returns:
        The refusal in the next open game state (an attack: in the next Battle Step) if nobody does anything but pass
        until then, and if it stands longer; otherwise ``error``.
    """
    if not isinstance(error, Refused) or reader != NOBODY:
        return error
    momentary = tuple(one for one in error.verdict.failures if one.check in MOMENTARY)
    lasting = error.verdict.failures[0].lasts < Lasting.PHASE
    chooses = bool(line.clauses or line.directly)
    if not (waiting and momentary if lasting else chooses) or error.action.kind == ActionKind.CHOOSE:
        return error
    if error.state.chain and error.verdict.failures[0].check == "activate.speed":
        return error  # too slow to answer this Chain Link, whatever would be possible after the Chain
    for there in _later(book, error.state, line):
        try:
            resolve(book, there, line)
        except Refused as later:
            if _has_moved(error.state, later):
                return error
            longer = later.verdict.failures[0].lasts < error.verdict.failures[0].lasts
            if longer or lasting or later.action.kind == ActionKind.CHOOSE:
                return later
        except NotationError:
            return error
        else:
            return Refused(error.state, error.action, Verdict(error.action, momentary)) if lasting else error
    return error


def _has_moved(before: DuelState, later: Refused) -> bool:
    """Whether the card that a line would choose later is not where it was: no reason against what was tried before."""
    uid = later.action.card
    chosen = later.action.kind == ActionKind.CHOOSE and 0 <= uid < len(before.cards)
    return chosen and before.cards[uid].zone != later.state.cards[uid].zone


def _later(book: Book, state: DuelState, line: LineAction) -> Iterator[DuelState]:
    """The next open game state, then for an attack the next Battle Step."""
    there = after_passing(book, state)
    if there is None:
        return
    yield there
    to_battle = Action(ActionKind.NEXT, line.player, value=int(Phase.BATTLE))
    if line.verb == "attack" and judge(book, there, to_battle).ok:
        battle = after_passing(book, apply(book, there, to_battle, trusted=True, events=False).state)
        if battle is not None:
            yield battle
