"""Why a card is not among the choices: what it lacks, by the filter or the permission behind the request."""

from __future__ import annotations

from rulebook.engine.chain import activation_choices, activations
from rulebook.engine.choosing import near_misses
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.effect_paths import operation_at
from rulebook.engine.core.frame_data import ActivationData, AttackData, SummonStartData
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.operations.operation_runner import scope_of
from rulebook.engine.summons import pendulum_summons
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.terms import Zone

from .checks import NO, Case
from .superfluous_tributes import superfluous
from .unasked import of_attack, of_summon


def lacking(case: Case) -> Arguments:
    """What a chosen card lacks that is not offered.

    Returns:
        The near miss, or the stage at which the activation would fail with this choice; empty if the player asked does
        not know the card, if the card whose effect asks is hidden in this view, or if nothing is known against it but
        that it is not offered.
    """
    table, request, uid = case.table, case.table.request, case.uid
    if not case.known or uid in request.picked or not table.agenda or not _known(case):
        return NO
    frame = table.agenda[-1]
    if frame.procedure == Procedure.ATTACK:
        return of_attack(table, AttackData(*frame.data).uid, uid) or NO
    if request.kind != RequestKind.PICK:
        return NO
    if frame.procedure == Procedure.PENDULUM and table.cards[uid].zone in (Zone.HAND, Zone.EXTRA):
        return pendulum_summons.unfit(table, request.player, uid)
    if frame.procedure == Procedure.SUMMON and frame.step == 0:
        summoned = SummonStartData(*frame.data).uid
        return of_summon(table, request.player, summoned, uid, Purpose(request.purpose)) or NO
    if frame.procedure == Procedure.ACTIVATE:
        card, index, _ = ActivationData(*frame.data)
        context = frame.context
        if not table.cards[card].number:
            return NO
        return activation_choices.why_not_offered(
            table, context.player, card, index, frame.chosen, activations.bound_of(context), uid
        )
    if frame.procedure == Procedure.RUN and request.purpose == Purpose.RESOLUTION and frame.context.source.number:
        operation = operation_at(table.book.effects(frame.context.source.number)[frame.context.effect], frame.path)
        if isinstance(operation, o.RitualSummon):
            return superfluous(table, uid)
        cards = getattr(operation, "cards", None)
        if isinstance(cards, o.Pick):
            near = near_misses.of_card(table, cards.filter, [operation], scope_of(frame), request.player, uid)
            return near.arguments(table) if near is not None else NO
    return NO


def _known(case: Case) -> bool:
    """Whether the player asked knows the card: it has been seen, or lies among cards of theirs that can be chosen."""
    cards, request, uid = case.table.cards, case.table.request, case.uid
    if not cards[uid].number or request.player == NOBODY:
        return False
    if cards[uid].seen >> request.player & 1:
        return True
    place = (cards[uid].zone, case.table.controller(uid))
    mine = place[1] == request.player
    return mine and any((cards[one].zone, case.table.controller(one)) == place for one in request.options if one >= 0)
