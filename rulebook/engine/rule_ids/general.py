"""Rule ids shared by several steps of the engine."""

from __future__ import annotations

from rulebook.vocabulary.terms import Cause, Stat, SummonKind, Verb, Zone

MOVE: dict[Verb, tuple[str, ...]] = {
    Verb.DESTROY: ("term.destroy",),
    Verb.SEND: ("term.send",),
    Verb.DISCARD: ("term.discard",),
    Verb.TRIBUTE: ("term.tribute",),
    Verb.BANISH: ("term.banish",),
    Verb.RETURN: ("zone.owner-return",),
    Verb.ADD: ("draw.definition",),
    Verb.DRAW: ("draw.definition",),
    Verb.PLACE: ("zone.owner-return",),
    Verb.ATTACH: ("xyz.summon.procedure",),
    Verb.DETACH: ("xyz.material.detach",),
}

MOVE_RULES: dict[tuple[Verb, Zone], tuple[str, ...]] = {
    (Verb.ADD, Zone.DECK): ("search.when", "add.mid-deck"),
}
"""More specific rules depending on the zone a card comes from."""

CARD_WINS = ("effect.card-over-rule",)
"""A card's text forbids what the rules would allow."""

SEARCH = ("mechanic.C11",)
"""Adding a card from the Deck is a search, which a card can forbid; drawing is not."""

FACE_DOWN = ("term.banish.face-up-default",)
"""Banished cards are face-up unless the effect says otherwise."""

LATER = ("mechanic.G2",)
"""A deferred effect happens at the moment it names."""

UPKEEP = ("cost.maintenance.each-turn", "cost.kinds")
"""A maintenance cost is due."""

UPKEEP_PRINTED = ("cost.maintenance.printed",)
"""The consequence of unpaid maintenance."""

NOT_NEGATED = ("cost.maintenance.not-negated",)
"""A maintenance cost is due even while its card's effects are negated."""

WAIVED = ("cost.maintenance.waived-by-effect",)
"""An effect cancels the obligation to pay."""

UNPAYABLE = ("cost.unpayable",)
"""A cost for which there are not enough cards."""

ASTRAY = ("mechanic.B7",)
"""A cost that would not send its card to the Graveyard, as required."""

REDIRECTED = ("mechanic.C9", "effect.card-over-rule")
"""A card goes to another zone than intended, or something else happens instead."""

REPLACED = ("mechanic.C9",)
"""An event is replaced by another."""

CAUSE: dict[Cause, tuple[str, ...]] = {
    Cause.COST: ("cost.paid-before", "cost.not-effect"),
    Cause.EFFECT: (),
    Cause.BATTLE: ("damage.destroyed-to-gy",),
    Cause.SUMMON: ("summon.tribute.needed",),
    Cause.RULE: (),
}

OWN_WAY = ("summon.special.own-condition",)
"""The requirements of a monster's own Special Summon procedure; its Tributes are not for a Tribute Summon."""

SET_TRIBUTES = ("term.tribute", "summon.set.tribute")
"""The requirements of a Set, which is not a Summon."""

SUMMON: dict[SummonKind, tuple[str, ...]] = {
    SummonKind.NORMAL: ("summon.normal.position", "summon.normal.once"),
    SummonKind.NORMAL | SummonKind.TRIBUTE: (
        "summon.tribute.needed",
        "summon.tribute.count",
        "summon.tribute.is-normal",
    ),
    SummonKind.FLIP: ("summon.flip.definition",),
    SummonKind.SPECIAL: ("summon.special.definition", "summon.special.position"),
    SummonKind.SPECIAL | SummonKind.SYNCHRO: ("synchro.order", "synchro.position"),
    SummonKind.SPECIAL | SummonKind.XYZ: ("xyz.summon.extra-deck", "xyz.summon.procedure"),
    SummonKind.SPECIAL | SummonKind.FUSION: ("fusion.resolution", "fusion.position"),
    SummonKind.SPECIAL | SummonKind.RITUAL: ("ritual.resolution", "ritual.position"),
    SummonKind.SPECIAL | SummonKind.PENDULUM: ("pendulum.summon.is-special",),
}

CONTROL_CHANGE = ("term.control.change",)
CONTROL_NO_ZONE = ("mechanic.F7", "zone.monster.limit")
"""A monster that changes sides without a free zone there is destroyed."""

FACTS: dict[Stat, tuple[str, ...]] = {
    Stat.ATK: ("card.atk-def",),
    Stat.DEF: ("card.atk-def",),
    Stat.LEVEL: ("card.level",),
}
ICONS = ("card.spell-trap.icons",)
NO_ICON = ("card.spell-trap.no-icon",)
OFF_FIELD = ("card.atk.question-mark.off-field",)
ON_FIELD_ZERO = ("card.atk.question-mark.on-field",)
TYPE = ("card.type",)
ATTRIBUTE = ("card.attribute",)
"""The printed characteristics that count."""

FORGETS = ("mechanic.C3",)
CONTINUOUS = ("mechanic.G1", "effect.continuous")
LAYERS = ("mechanic.E8",)
LINGERING = ("mechanic.G2",)
LOCKS = ("mechanic.G3",)
LATER_PREVAILS = ("mechanic.G3",)
IMMUNE = ("mechanic.G4",)
UNTARGETABLE = ("mechanic.G4",)
NO_LOOPS = ("mechanic.G5",)
"""The foundations of the continuous layer: order of changes, lingering effects, locks, protection, endless loops."""
COUNTER_ONLY = ("counter.only-by-effect",)
COUNTER_USE = ("counter.use",)
EQUIPPED_MONSTER = ("equip.card.monster",)
GEMINI = ("mechanic.F6",)
EQUIP_KINDS = ("equip.card.kinds",)
EQUIP_EFFECT = ("equip.effect",)
EQUIP_LOST = ("equip.lost",)
EQUIP_UNFIT = ("mechanic.C7",)

NORMAL_POSITION = ("summon.normal.position", "summon.normal.no-faceup-defense")
SET_POSITION = ("summon.set.position",)
FLIP_POSITION = ("summon.flip.attack-only",)
SPECIAL_POSITION = ("summon.special.position",)
"""The position in which a monster is Summoned."""

NO_TRIBUTE_LOW = ("summon.normal.no-tribute-low",)
OWN_TRIBUTES = ("summon.tribute.own",)
TAKEN_OVER = ("summon.tribute.controlled-opponent.classic",)
TRIBUTE_COUNTS = ("summon.tribute.is-normal",)
SET_COUNTS = ("summon.set.uses-normal",)
FLIP_IS_FREE = ("summon.flip.not-normal",)
SPECIAL_IS_FREE = ("summon.special.unlimited",)
SET_IS_NO_SUMMON = ("summon.set.not-summon",)
BY_EFFECT = ("summon.special.by-effect",)
SPECIAL_KINDS = ("summon.special.kinds",)
SPECIAL_IS_SPECIAL = ("summon.special.definition",)
"""What a Summon or Set requires, and what it counts as."""

MANUAL_CHANGE = ("position.change.manual",)

NO_EFFECT_FACE_DOWN = ("card.monster.facedown-effects",)
BY_EFFECT_ANYWAY = ("mechanic.E10",)
"""Effects change battle positions that their controllers cannot change."""

ATTACK_NEGATED = ("mechanic.E10", "effect.card-over-rule")
NOT_DONE: dict[str, tuple[str, ...]] = {
    "zone": ("zone.monster.full", "mechanic.F7"),
    "spell-zone": ("equip.slot",),
    "prohibited": ("effect.card-over-rule",),
    "barred": ("effect.card-over-rule",),
    "no-host": ("equip.effect",),
    "source-gone": ("mechanic.B3",),
    "no-room": ("counter.only-by-effect",),
    "nothing-found": ("mechanic.H3",),
    "moved": ("mechanic.H3",),
    "nothing": ("mechanic.H3",),
    "target-missing": ("mechanic.H2",),
    "condition": ("mechanic.H3",),
    "otherwise": ("mechanic.H3",),
    "rolled": ("mechanic.H3",),
    "zero": ("mechanic.H3",),
    "depends": ("mechanic.H2",),
}
"""Why a part of an effect could not be carried out, by reason."""
