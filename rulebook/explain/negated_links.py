"""What a negated activation takes with it: the cost that stays paid, and the cards that stay where they lie."""

from __future__ import annotations

from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState, Link
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.life import PayLP
from rulebook.vocabulary.terms import CardKind, Zone

from .things import Reader
from .tree import Value, Word


def negated_activation(reader: Reader, before: DuelState, event: Event) -> dict[str, Value]:
    """What the sentence on a negated activation needs in addition to the event.

    Args:
        reader: what converts cards and players.
        before: the duel before the step.
        event: the negation.

    Returns:
        Nothing for any other event.
    """
    if event.kind is not EventKind.ACTIVATION_NEGATED:
        return {}
    link = before.chain[event.link - 1] if 0 < event.link <= len(before.chain) else None
    card = reader.book.by_number.get(event.subject.number)
    as_card = bool(link.card_activation) if link is not None else card is None or card.kind is not CardKind.MONSTER
    found: dict[str, Value] = {"as_card": int(as_card), "spent": Word("spent", "nothing"), "left_lying": 0}
    return found if link is None else found | _of_link(reader, before, link)


def paid_for(reader: Reader, link: Link) -> dict[str, Value]:
    """The player of a Chain Link, and if a cost was paid for it, the Life Points or the cards."""
    found: dict[str, Value] = {"payer": reader.who(link.context.player)}
    if (fee := _life_points(reader, link)) is not None:
        found |= {"spent": Word("spent", "lp"), "fee": fee}
    elif link.context.paid:
        found |= {"spent": Word("spent", "cards"), "paid": reader.things(link.context.paid)}
    return found


def _of_link(reader: Reader, before: DuelState, link: Link) -> dict[str, Value]:
    found = paid_for(reader, link)
    lying = [ref for refs in link.context.targets for ref in refs if before.cards[ref.uid].zone == Zone.GRAVEYARD]
    if len(lying) == 1:
        found |= {"left_lying": 1, "unmoved": reader.card(lying[0].uid, before.cards[lying[0].uid])}
    return found


def _life_points(reader: Reader, link: Link) -> int | None:
    """The Life Points paid for an activation, 0 if only the board said how many; None if none were paid."""
    number = link.context.source.number
    effect = reader.book.effects(number)[link.context.effect] if number else None
    costs = effect.cost if isinstance(effect, Activated) else ()
    amounts = [one.amount for one in costs if isinstance(one, PayLP)]
    if not amounts:
        return None
    return amounts[0] if isinstance(amounts[0], int) else 0
