"""Rule ids for Spells and Traps, zones, Tokens and owners."""

from __future__ import annotations

from rulebook.vocabulary.terms import CardKind, Icon, Zone

LEAVES: dict[tuple[CardKind, Icon], tuple[str, ...]] = {
    (CardKind.SPELL, Icon.NORMAL): ("spell.normal", "zone.gy.contents"),
    (CardKind.SPELL, Icon.QUICK_PLAY): ("zone.gy.contents",),
    (CardKind.SPELL, Icon.RITUAL): ("spell.ritual", "zone.gy.contents"),
    (CardKind.TRAP, Icon.NORMAL): ("trap.normal", "zone.gy.contents"),
    (CardKind.TRAP, Icon.COUNTER): ("zone.gy.contents",),
}
"""Why a used card goes to the Graveyard."""

STAYS: dict[tuple[CardKind, Icon], tuple[str, ...]] = {
    (CardKind.SPELL, Icon.CONTINUOUS): ("spell.continuous",),
    (CardKind.SPELL, Icon.EQUIP): ("equip.effect",),
    (CardKind.SPELL, Icon.FIELD): ("field-spell.stays",),
    (CardKind.TRAP, Icon.CONTINUOUS): ("trap.continuous",),
}
"""Why a used card remains on the field."""


def in_force(kind: CardKind, icon: Icon | None, zone: Zone) -> tuple[str, ...]:
    """Why a continuous effect of such a card applies: what its kind of card does while it is face-up in this zone."""
    own = ("effect.continuous",) if zone == Zone.MONSTER else STAYS.get((kind, icon), ()) if icon else ()
    return (*own, "mechanic.G1")


SET_SAME_TURN = ("spell.set.same-turn",)
FIELD_SET = ("field-spell.set",)
IN_OPPONENTS_TURN = ("trap.opponent-turn",)
SET_VULNERABLE = ("trap.set-vulnerable",)
COUNTER_TRAP = ("trap.counter",)

FROM_THE_TOP = ("zone.deck.facedown",)
GY_ORDER = ("zone.gy.order",)
NO_DESTRUCTION = ("zone.gy-banished.no-destroy",)
OWNER_RETURN = ("zone.owner-return", "mechanic.C8")
EQUIP_TRAP = ("equip.card.trap",)
NO_MOVE = ("equip.monster.no-move",)
UNION_MOVES = ("equip.union-exception",)

TOKEN_GONE = ("token.on-field-only", "token.removed", "mechanic.F5")
TOKEN_UP = ("token.faceup-only",)
TOKEN_ZONE = ("token.zone",)

BONDS = ("mechanic.C6",)
SOURCE_MAY_LEAVE = ("mechanic.C5",)
