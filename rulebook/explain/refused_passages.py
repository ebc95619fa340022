"""The parts of a card's text that a refusal quotes."""

from __future__ import annotations

from dataclasses import replace

from rulebook.engine.continuous.failing import part_at
from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.effect_modes import modes_of
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Argument, Failure
from rulebook.vocabulary.conditions import Condition
from rulebook.vocabulary.effects import Activated, Continuous, Effect, SummonCondition, SummonProcedure, WithoutTribute
from rulebook.vocabulary.operations import PlaceCounter
from rulebook.vocabulary.recipes import ContactFusion

from .conditions import asked_by, part_of, said_by, stated_by
from .tree import WHOLE, Passage

_FACTS = ("direct-damage", "battle-damage", "place", "place-other", "owner", "cause")

_PASSAGES = {
    "refused.activate.event": "condition",
    "refused.attack.once.while": "condition",
    "refused.activate.event.would": "condition",
    "refused.activate.event.would.few": "condition",
    "refused.activate.event.other": "condition",
    "refused.activate.event.face-down": "condition",
    "refused.activate.event.kinds": "condition",
    "refused.activate.event.set": "condition",
    "refused.activate.event.returned": "condition",
    "refused.activate.event.standing": "condition",
    "refused.activate.event.flipped": "condition",
    "refused.activate.event.elsewhere": "condition",
    "refused.activate.event.attack-over": "condition",
    "refused.activate.event.summon-over": "condition",
    **dict.fromkeys((f"refused.activate.event.{one}" for one in _FACTS), "condition"),
    "refused.activate.trigger": "condition",
    "refused.activate.trigger.came.cost": "cost",
    "refused.activate.trigger.came.target": "target",
    "refused.activate.trigger.came.nothing": "effect",
    "refused.activate.condition": "condition",
    "refused.activate.condition.near": "condition",
    "refused.activate.condition.turn": "condition",
    "refused.activate.condition.pair": "condition",
    "refused.activate.condition.summoned": "condition",
    "refused.activate.condition.summoned.cards": "condition",
    "refused.summon.procedure.condition.pair": "condition",
    "refused.activate.target": "target",
    "refused.activate.target.few": "target",
    "refused.activate.target.outmatched": "target",
    "refused.activate.nothing": "effect",
    "refused.activate.nothing.near": "effect",
    "refused.activate.nothing.extra": "effect",
    "refused.activate.nothing.outmatched": "effect",
    "refused.activate.target.near": "target",
    "refused.activate.cost.cards": "cost",
    "refused.activate.cost.cards.near": "cost",
    "refused.summon.procedure.cost.cards": "cost",
    "refused.summon.condition": "condition",
    "refused.summon.procedure.condition": "condition",
    "refused.summon.procedure.condition.near": "condition",
    "refused.summon.procedure.condition.turn": "condition",
}
"""The refusals that quote the card, and the part of its text they quote."""


def quoted(book: Book, state: DuelState, action: Action, failure: Failure, node: str) -> Passage | None:
    """The part of a card's text that decides: of the card that forbids it, or of the card that would be used.

    Args:
        book: ruleset and cards.
        state: the state the failure applies to.
        action: the refused action.
        failure: the failed check.
        node: the name of the refusal's frame.

    Returns:
        The passage, or None if no text states it.
    """
    passage = _forbidden(book, failure) or _permission(book, failure) or _supply(book, state, action, failure)
    passage = passage or _own_way(book, failure) or _instead_of_normal(book, state, action, failure)
    if passage is not None:
        return passage
    clause = failure.get("clause")
    place = clause if isinstance(clause, int) else action.index
    return _passage(book, state, action, place, _PASSAGES.get(node, ""), failure.get("failing"))


def _own_way(book: Book, failure: Failure) -> Passage | None:
    """How a Fusion Monster comes that "Polymerization" cannot Summon."""
    monster = failure.get("ritual")
    if failure.get("lacking") != "own-way" or not isinstance(monster, Snapshot):
        return None
    for place, effect in enumerate(book.effects(monster.number)):
        if isinstance(effect, ContactFusion | SummonProcedure):
            return Passage(book.by_number[monster.number], effect, place, WHOLE)
    return None


def _instead_of_normal(book: Book, state: DuelState, action: Action, failure: Failure) -> Passage | None:
    """What a monster's own procedure says of the Normal Summon and Set in the same turn, if that is in its way."""
    place = failure.get("clause")
    if not failure.get("summoned") or not isinstance(place, int) or not 0 <= action.card < len(state.cards):
        return None
    card = book.by_number[state.cards[action.card].number]
    effect = card.effects[place]
    return Passage(card, effect, place, "limit") if isinstance(effect, SummonProcedure) else None


def forbidden_cost(book: Book, state: DuelState, action: Action, failure: Failure) -> Passage | None:
    """What would have to be paid, where another effect forbids that; None for other failures."""
    clause = failure.get("clause")
    forbids = failure.check == "activate.cost.prohibited" or (
        failure.check == "summon.procedure.cost" and failure.get("source") is not None
    )
    if not forbids:
        return None
    return _passage(book, state, action, clause if isinstance(clause, int) else action.index, "cost", None)


def _passage(
    book: Book, state: DuelState, action: Action, place: int, part: str, failing: Argument | None
) -> Passage | None:
    """The part of the effect's text that states the missing requirement, or None if there is no such part.

    ``failing`` is the path to the part of a condition that does not hold, if it is known.
    """
    if not part or not 0 <= action.card < len(state.cards):
        return None
    number = state.cards[action.card].number
    effects = book.effects(number)
    if not 0 <= place < len(effects):
        return None
    effect = effects[place]
    if isinstance(failing, tuple) and (asked := _failing(effect, failing)) is not None:
        return asked_by(book.by_number[number], effect, place, asked)
    found = part_of(book.by_number[number], effect, place, part)
    modes = isinstance(effect, Activated) and len(modes_of(effect)) > 1
    return Passage(book.by_number[number], effect, place, WHOLE) if found is None and modes else found


def _forbidden(book: Book, failure: Failure) -> Passage | None:
    """What the card that forbids something says, if it is known and its text states it."""
    source, says = failure.get("source") or failure.get("by"), failure.get("says")
    if not isinstance(source, Snapshot) or not source.number or not isinstance(says, tuple) or not says:
        return None
    place, *path = (at for at in says if isinstance(at, int))
    card, effect = book.by_number[source.number], book.effects(source.number)[place]
    if isinstance(effect, SummonCondition):
        return Passage(card, effect, place, WHOLE)
    if isinstance(effect, Activated) and (effect.no_response or effect.no_negation) and not path:
        return Passage(card, replace(effect, restrictions=(), limit=None), place, "limit")
    return stated_by(card, effect, place, tuple(path)) or said_by(card, effect, place, tuple(path))


def _permission(book: Book, failure: Failure) -> Passage | None:
    """The condition of the card's own permission that does not hold."""
    card, place, failing = failure.get("permits"), failure.get("clause"), failure.get("failing")
    if not isinstance(card, Snapshot) or not isinstance(place, int) or not isinstance(failing, tuple):
        return None
    effect = book.effects(card.number)[place]
    if isinstance(effect, WithoutTribute):
        return Passage(book.by_number[card.number], effect, place, WHOLE)
    asked = _failing(effect, failing)
    return asked_by(book.by_number[card.number], effect, place, asked) if asked is not None else None


def _supply(book: Book, state: DuelState, action: Action, failure: Failure) -> Passage | None:
    """How a card gets the counters that its cost needs: its own effect that places them."""
    kind = failure.get("counter")
    if kind is None or not 0 <= action.card < len(state.cards):
        return None
    card = book.by_number[state.cards[action.card].number]
    for place, effect in enumerate(book.effects(card.number)):
        placing = (one for _, one in walk(getattr(effect, "operation", None)) if isinstance(one, PlaceCounter))
        if any(one.kind == kind for one in placing):
            return Passage(card, effect, place, WHOLE)
    return None


def _failing(effect: Effect, path: tuple[object, ...]) -> Condition | None:
    """The part of an effect's condition at a path; for an activation, 0 or 1 comes first: ``if_`` or ``recheck``."""
    steps = tuple(at for at in path if isinstance(at, int))
    if isinstance(effect, Activated):
        which, *steps_ = steps
        condition, steps = (effect.recheck if which else effect.if_), tuple(steps_)
    else:
        condition = getattr(effect, "while_" if isinstance(effect, Continuous) else "if_", None)
    return part_at(condition, steps) if condition is not None else None
