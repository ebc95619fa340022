"""Sets up a position: cards, Life Points and phase in, a state at rest out."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import CardRef, CardState
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.state import ControlEffect, DuelState, Frame, Placed, Relation
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.moving import control as control_
from rulebook.engine.operations import described_tokens
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.terms import Phase, Position, Step

from .transitions import advance, flush


def position(
    book: Book,
    cards: Sequence[CardState],
    *,
    lp: tuple[int, int] = (8000, 8000),
    turn: int = 3,
    turn_player: int = 0,
    phase: Phase = Phase.MAIN_1,
    step: Step | None = None,
    relations: tuple[Relation, ...] = (),
    control: tuple[ControlEffect, ...] = (),
    counters: tuple[Placed, ...] = (),
    summons: int = 0,
    shuffled: int = 0,
) -> DuelState:
    """Build the state of a described position.

    Args:
        book: ruleset and cards.
        cards: one state per card; the index is its uid. In a Deck, the card with the highest slot is on top.
        lp: Life Points of player 0 and 1.
        turn: number of the turn, from 1.
        turn_player: 0 or 1.
        phase: the phase; in the Battle Phase the step defaults to the Battle Step.
        step: another step.
        relations: what is equipped or linked to what.
        control: changes of control, oldest first.
        counters: the counters on cards.
        summons: the number of Normal Summons or Sets used this turn.
        shuffled: a bit per player whose Deck order is unknown.

    Returns:
        The state with an open request to the turn player. The position has no history: nothing is pending. If cards
        cannot stay as they were described, the effects that this triggers come first.
    """
    starts = tuple(
        CardRef(uid, card.incarnation, card.stamp)
        for uid, card in enumerate(cards)
        if card.zone in IN_PLAY and card.position != Position.SET and _is_continuous(book, card.number)
    )
    if step is None:
        step = Step.BATTLE if phase == Phase.BATTLE else Step.NONE
    used = Fact.SET_THIS_TURN if summons else Fact.NONE
    state = DuelState(
        book.digest, tuple(cards), lp=lp, turn=turn, turn_player=turn_player, phase=phase, step=step,
        summons=summons, turn_facts=(used, 0) if turn_player == 0 else (0, used), relations=relations, control=control,
        counters=counters, starts=starts, shuffled=shuffled,
        agenda=(Frame(Procedure.PHASE, step=1),),
    )  # fmt: skip
    table = Table(book, state)
    control_.as_described(table)
    described_tokens.as_described(table)
    flush(table)
    if table.pending:
        table.push(Frame(Procedure.SETTLE))
    else:
        table.window, table.batch = (), 0
    advance(table)
    return table.freeze()


def _is_continuous(book: Book, number: int) -> bool:
    return any(isinstance(effect, Continuous) for effect in book.effects(number))
