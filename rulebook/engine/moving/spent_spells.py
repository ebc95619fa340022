"""Spells and Traps that have been activated and are still in their zone."""

from __future__ import annotations

from rulebook.engine.continuous import card_kinds, derived
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Link, RelationKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.engine.rule_ids.chain import NEVER_HAPPENED, NOT_RETURNED
from rulebook.engine.rule_ids.field import LEAVES, STAYS
from rulebook.engine.rule_ids.general import CARD_WINS, ICONS, NO_ICON, REDIRECTED
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.operations import Equip, Remain
from rulebook.vocabulary.terms import Cause, Icon, Ref, Verb, Zone

from . import classic_destruction
from .moves import CardMove, transfer

LEAVING_ICONS = (Icon.NORMAL, Icon.QUICK_PLAY, Icon.COUNTER, Icon.RITUAL)
STAYING_ICONS = (Icon.CONTINUOUS, Icon.EQUIP, Icon.FIELD)


def lies_used(table: Table, link: Link) -> bool:
    """Whether the activated Spell or Trap is still in its zone."""
    uid = link.context.source.uid
    known = link.card_activation and table.card(uid) is not None
    return bool(known) and table.cards[uid].zone in IN_PLAY and table.is_same(link.context.source.ref)


def leaves(table: Table, uid: int) -> bool:
    """Whether a used card goes to the Graveyard: it does not stay, or is an Equip Card without a monster."""
    card = table.card(uid)
    hostless = (
        card is not None
        and card.icon == Icon.EQUIP
        and not any(one.kind == RelationKind.EQUIPPED and one.source == table.ref(uid) for one in table.relations)
    )
    return hostless or (card is not None and _used_up(table, card))


def _used_up(table: Table, card: Card) -> bool:
    """Whether the card leaves after use because of its icon, or for lack of one."""
    if card.icon is None or (card.icon == Icon.NORMAL and not table.under(NO_ICON)):
        return False
    if card.icon in LEAVING_ICONS:
        return table.under(LEAVES[card.kind, card.icon])
    return not table.under(ICONS) or not table.under(STAYS[card.kind, card.icon])


def departs(table: Table, link: Link) -> bool:
    """Whether the activated card, still in its zone, goes to the Graveyard: used up, or its activation was negated."""
    negated = link.negated == 1 and table.under(NEVER_HAPPENED)
    return (negated or leaves(table, link.context.source.uid)) and not remains(table, link)


def returnable(table: Table, uid: int) -> bool:
    """Whether a card can be returned to the hand: not if it was used and only waits to leave the field."""
    card = table.card(uid)
    if not table.chain or card is None or card.icon not in LEAVING_ICONS or not table.under(NOT_RETURNED):
        return True
    return not any(link.context.source.uid == uid and lies_used(table, link) for link in table.chain)


def remains(table: Table, link: Link) -> bool:
    """Whether the card's text keeps it on the field after its activation, which was not negated."""
    effect = table.book.effects(link.context.source.number)[link.context.effect]
    if not isinstance(effect, Activated) or link.negated == 1 or not table.under(CARD_WINS):
        return False
    card = table.card(link.context.source.uid)
    equipped = (
        card is not None and card.icon in LEAVING_ICONS and bool(card_kinds.hosts(table, link.context.source.uid))
    )
    return any(
        isinstance(operation, Remain) or (equipped and isinstance(operation, Equip) and operation.card == Ref.THIS)
        for _, operation in walk(effect.operation)
    )


def send_used(table: Table, uids: list[int]) -> None:
    """Send used Spells and Traps to the Graveyard, or to where they are redirected."""
    narrating, table.narrating = table.narrating, False
    redirectors = [derived.redirecting(table, uid, Zone.GRAVEYARD) for uid in uids]
    before = transfer(table, uids, CardMove(Verb.SEND, Zone.GRAVEYARD, Cause.RULE, table.turn_player))
    table.narrating = narrating
    for snap, redirector in zip(before, redirectors, strict=True):
        if redirector is not None and table.cards[snap.uid].zone == Zone.BANISHED:
            table.tell(
                EventKind.BANISHED, snap, snap.controller, rules=REDIRECTED, from_zone=int(snap.zone),
                to_zone=int(Zone.BANISHED), intended=int(Zone.GRAVEYARD),
                redirector=redirector.card, redirecting=redirector.clause,
            )  # fmt: skip
            continue
        table.tell(
            EventKind.SENT_AFTER_CHAIN, snap, snap.controller,
            rules=("chain.cards-stay-until-end", "term.send.not-implies"),
            from_zone=int(snap.zone), to_zone=int(table.cards[snap.uid].zone),
        )  # fmt: skip
        old = classic_destruction.counted(table, Verb.SEND, snap, table.cards[snap.uid].zone, Cause.RULE, ())
        classic_destruction.tell(table, snap, snap.controller, Cause.RULE, old)
