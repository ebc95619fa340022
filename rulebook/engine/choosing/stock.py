"""What a player has in the place from which a cost takes cards, if it takes too few cards to be paid."""

from __future__ import annotations

from rulebook.engine.continuous import query
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.table import Table
from rulebook.vocabulary import filters as f
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.recipes import Detach
from rulebook.vocabulary.terms import ON_FIELD, Side, Zone

_PLACES = {(Zone.HAND,): "hand", (Zone.GRAVEYARD,): "graveyard", (Zone.DECK,): "deck", (Zone.MONSTER,): "monster"}


def _place_of(operation: o.Operation) -> tuple[str, f.Filter] | None:
    """The one place from which a cost takes its cards, with a filter for it; None if it is not the payer's or not one.

    On the field, it is that of the kind of card the cost asks for.
    """
    selector = getattr(operation, "cards", None)
    if isinstance(selector, o.Top) and selector.side is Side.YOU:
        return "deck", f.my(Zone.DECK)
    if not isinstance(selector, o.Pick | o.Random | o.All):
        return None
    parts = filter_parts(selector.filter)
    zones = next((part for part in parts if isinstance(part, f.In)), None)
    if zones is None or zones.side is not Side.YOU:
        return None
    if zones.zones in _PLACES:
        return _PLACES[zones.zones], zones
    if not set(zones.zones) <= set(ON_FIELD):
        return None
    return ("spell", zones & f.spell_trap) if f.spell_trap in parts else ("field", zones)


def stock(table: Table, operation: o.Operation, scope: query.Scope, have: int) -> Arguments:
    """All the cards there are in that place, if they are exactly those that could be used; or the materials there are.

    Args:
        table: the table before the activation.
        operation: the cost.
        scope: who pays, and for which card.
        have: how many cards could be used.

    Returns:
        The place ("stock"), how many cards are there ("held"), and whether the card itself is there, too, but is not
        counted ("besides"); empty if there are cards that do not fit.
    """
    if materials(table, operation, scope) is not None:
        return {"stock": "material", "held": have, "besides": 0}
    found = _place_of(operation)
    if found is None:
        return {}
    name, zones = found
    there = query.search(table, zones, scope)
    other = int(len(there) == have + 1 and scope.context.source.uid in there)
    return {"stock": name, "held": have, "besides": other} if len(there) - other == have else {}


def materials(table: Table, operation: object, scope: query.Scope) -> tuple[int, int] | None:
    """How many materials an operation must detach and how many there are; None if it detaches no fixed number."""
    cards = getattr(operation, "cards", None)
    if not isinstance(operation, Detach) or not isinstance(cards, o.Pick) or not isinstance(cards.count, int):
        return None
    return cards.count, len(query.search(table, cards.filter, scope))
