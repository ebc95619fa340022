"""Rule ids for the wording of card texts: what counts as what, and what a cost is."""

from __future__ import annotations

from rulebook.vocabulary.terms import Verb

DONE_TO: dict[Verb, tuple[str, ...]] = {
    Verb.DESTROY: ("term.destroy",),
    Verb.SEND: ("term.send",),
    Verb.DISCARD: ("term.discard",),
    Verb.TRIBUTE: ("term.tribute",),
    Verb.BANISH: ("term.banish",),
}
"""What each verb of a card text does to a card."""

NOT_DESTROYED = ("term.destroy.not", "term.destroy-effect-triggers", "mechanic.C10")
"""A cost, a Tribute or a return never counts as destruction."""

ONLY_SENT = ("term.send.not-implies",)
"""A card that was sent was not destroyed."""

SENT_TOO = ("term.send",)
"""Destroyed, discarded and Tributed cards are sent to the Graveyard as well."""

FROM_BANISHED = ("term.banished-to-gy",)
"""A banished card that is returned to the Graveyard was not sent there."""

BY_EFFECT_ONLY = ("term.discard-effect-only",)
"""A discard as a cost is not a discard by an effect."""

LEAVES = ("term.leaves-field",)
"""A card that goes from the field to another place has left it."""

NOT_INTO_DECK = ("term.leaves-field.not-deck",)
"""The effect of a monster for leaving the field does not activate where it is put into the Deck."""

DRAWN = ("draw.definition",)
"""Only an effect that says "draw" draws."""

NOT_DRAWN = ("add.mid-deck",)
"""A card taken from inside the Deck is added, not drawn."""

SECRET = ("term.banish.face-down-secret",)
"""Only the owner may look at a face-down banished card."""

UNKNOWN_KIND = ("term.banish.face-down-reuse",)
"""A face-down banished card matches no description."""

KNOWN_KIND = ("term.banish.face-up-reuse",)
"""A face-up banished card can be used by effects again."""

PAID_FIRST = ("cost.definition", "cost.paid-before", "effect.cost-effect.classic")
"""A cost is paid when the card or effect is activated."""

NOT_EFFECT = ("cost.not-effect", "effect.definition")
"""What is done as a cost is not done by an effect."""

NO_REFUND = ("cost.no-refund",)
"""Costs are not refunded if the activation is negated."""

REPEATABLE = ("cost.once-per-turn-absent",)
"""Without a limit, an effect may be used as long as its cost can be paid."""

FLIP = ("effect.flip.is-trigger", "effect.flip.events")
"""A Flip Effect is a Trigger Effect triggered by being turned face-up."""

QUICK = ("effect.quick", "effect.multi-trigger.classic")
"""A Quick Effect has Spell Speed 2."""

SLOW = ("effect.monster.spell-speed",)
"""All other monster effects have Spell Speed 1."""

BY_LOT = ("term.random",)
"""Nobody makes a random choice."""

ONE_WAY = ("term.special-summon-monster",)
"""Some monsters can only be Special Summoned by their own procedure."""
