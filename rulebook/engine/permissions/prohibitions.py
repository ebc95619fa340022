"""Prohibitions of an operation on a card, for the card or for the player."""

from __future__ import annotations

from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.derived import Ground
from rulebook.engine.core.card_state import NOBODY, CardRef
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.state import Link
from rulebook.engine.core.table import Table
from rulebook.engine.rule_ids.general import ASTRAY, CARD_WINS, SEARCH
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import Filter, LostBattle, LostTo
from rulebook.vocabulary.modifiers import Redirect
from rulebook.vocabulary.terms import Negation, Ref, Side, Verb, Zone

from . import one_kind_locks
from .extra_deck import belongs_in_extra


def banish_bar(table: Table, uid: int, player: int) -> Ground | None:
    """Why this player cannot banish that card, or None."""
    guard = derived.forbidding(table, Verb.BE_BANISHED, uid=uid)
    return guard or derived.forbidding(table, Verb.BANISH, uid=uid, player=player)


def receiver(table: Table, uid: int, operation: o.TakeControl, player: int) -> int:
    """The player to whom an effect of this player gives control of the monster."""
    return {Side.YOU: player, Side.OPPONENT: 1 - player}.get(operation.to, table.cards[uid].owner)


def bar(table: Table, operation: o.Operation, uid: int, player: int) -> Ground | None:
    """Why this player cannot do this to that card, or None."""
    if isinstance(operation, o.Banish):
        return banish_bar(table, uid, player)
    if isinstance(operation, o.TakeControl):
        stays = table.controller(uid) == receiver(table, uid, operation, player)
        return None if stays else derived.forbidding(table, Verb.CONTROL, uid=uid)
    if isinstance(operation, o.Equip) and table.controller(uid) != player:
        return derived.forbidding(table, Verb.CONTROL, uid=uid)
    if isinstance(operation, o.SwapControl):
        return derived.forbidding(table, Verb.CONTROL, uid=uid)
    if isinstance(operation, o.Tribute):
        return derived.forbidding(table, Verb.BE_TRIBUTED, uid=uid)
    if isinstance(operation, o.Add) and table.cards[uid].zone == Zone.DECK and table.under(SEARCH):
        return derived.forbidding(table, Verb.ADD, uid=uid, player=player)
    return None


def taken(operation: o.Equip) -> Ref | None:
    """The monster that changes sides by this Equip: it becomes an Equip Card, or its Equip Card controls it."""
    if operation.host == Ref.THIS:
        return operation.card
    return operation.host if operation.takes else None


def demands_graveyard(operation: o.Operation) -> bool:
    """Whether a cost is only paid if its card actually reaches the Graveyard (rule mechanic.B7)."""
    return isinstance(operation, o.Send) or (isinstance(operation, o.Discard) and operation.to_graveyard)


def astray(table: Table, operation: o.Operation, uid: int) -> Ground | None:
    """Why a cost would not send that card to the Graveyard, or None.

    A card in a Deck is unknown, so any redirection that might apply to it is enough.
    """
    if not demands_graveyard(operation) or not table.under(ASTRAY):
        return None
    if table.cards[uid].zone != Zone.DECK:
        return derived.redirecting(table, uid, Zone.GRAVEYARD)
    for item in derived.active(table):
        if isinstance(item.modifier, Redirect) and not item.modifier.leaving and not _in_battle(item.modifier.subject):
            return derived.ground(table, item)
    return None


def goes_home(table: Table, operation: o.Operation, uid: int) -> bool:
    """Whether a cost would put that card on the Extra Deck, and not into the Graveyard (rule mechanic.B7)."""
    return demands_graveyard(operation) and table.under(ASTRAY) and belongs_in_extra(table, uid, Zone.GRAVEYARD)


def _in_battle(subject: Filter) -> bool:
    """Whether a redirection concerns only monsters destroyed by battle, so no card in a Deck."""
    parts = filter_parts(subject)
    return any(isinstance(part, LostBattle | LostTo) for part in parts)


def summon_lock(
    table: Table, verb: Verb, *, uid: int, player: int, by_source: CardRef | None = None, side: int = NOBODY,
    face_down: bool = False,
) -> Ground | None:  # fmt: skip
    """What forbids this player this kind of Summon of the card, or all Summons, or None.

    ``side``: the side it is Summoned to, if not the player's; ``face_down``: it would be Summoned face-down.
    """
    found = derived.forbidding(table, Verb.SUMMON, uid=uid, player=player, by_source=by_source)
    found = found or derived.forbidding(table, verb, uid=uid, player=player, by_source=by_source)
    if found or uid == NOBODY or face_down:
        return found
    lock = one_kind_locks.lock(table, uid, player if side == NOBODY else side)
    return lock.ground if lock is not None else None


def forbids_activation(table: Table, uid: int, player: int, card: bool) -> Ground | None:
    """What forbids this player to activate that card (``card``) or an effect of it now, or None.

    A link may also prevent all activations in response to it.
    """
    if table.chain:
        link = table.chain[-1]
        effect = table.book.effects(link.context.source.number)[link.context.effect]
        if isinstance(effect, Activated) and effect.no_response and table.under(CARD_WINS):
            return Ground(link.context.source, (link.context.effect,))
    return derived.forbidding(table, Verb.ACTIVATE, uid=uid, player=player, activation=card)


def withstands(table: Table, link: Link) -> bool:
    """Whether nothing can negate this link: neither its activation nor its effect."""
    effect = table.book.effects(link.context.source.number)[link.context.effect]
    return isinstance(effect, Activated) and effect.no_negation and table.under(CARD_WINS)


def forbids_negation(table: Table, effect: Activated) -> Ground | None:
    """Why this effect cannot be activated to negate the last Chain Link, or None."""
    if not table.chain or not withstands(table, table.chain[-1]):
        return None
    stops = {what for _, one in walk(effect.operation) if isinstance(one, o.Negate) for what in one.what}
    context = table.chain[-1].context
    negates = not stops.isdisjoint((Negation.ACTIVATION, Negation.EFFECT))
    return Ground(context.source, (context.effect,)) if negates else None


def barrier(table: Table, operation: o.Operation | None, scope: query.Scope, *targets: o.Target) -> Ground | None:
    """Why some part of an effect cannot be applied to one of its cards, or None."""
    for _, one in walk(operation):
        for uid in reached(table, one, scope, targets):
            found = bar(table, one, uid, scope.player)
            if found is not None:
                return found
    return None


def reached(table: Table, operation: o.Operation, scope: query.Scope, targets: tuple[o.Target, ...]) -> list[int]:
    """The cards that one operation of an effect could be about, whatever is chosen for it."""
    selector = getattr(operation, "cards", None)
    chosen = [operation.yours, operation.theirs] if isinstance(operation, o.SwapControl) else [selector]
    filters = [each.filter for each in chosen if isinstance(each, o.Pick | o.All)]
    ref = taken(operation) if isinstance(operation, o.Equip) else getattr(selector, "ref", None)
    if ref in (Ref.TARGET, Ref.TARGET_1, Ref.TARGET_2):
        filters = [target.filter for target in targets]
    return [uid for filter in filters for uid in query.search(table, filter, scope)]
