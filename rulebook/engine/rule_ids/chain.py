"""Rule ids for Chains, windows, triggers and targets, step by step."""

from __future__ import annotations

# Building a Chain
RESPONSES = ("chain.when-response", "chain.ask-before-resolve")
"""An activation can be responded to before it resolves."""
OPPONENT_FIRST = ("chain.opponent-first-response", "priority.pass-after-activation")
"""The opponent of the player who activated last is asked first."""
OWN_ANSWER = ("chain.self-response",)
"""Then that player may respond to their own link."""
UNTIL_PASS = ("chain.alternating-until-pass",)
"""A Chain grows as long as somebody responds."""
NUMBERED = ("chain.link-numbering",)
NO_LINK = ("mechanic.B6",)
"""A Summon or an attack is not a link: a response to it is Chain Link 1."""
SPEED_1 = ("chain.spell-speed.1", "chain.spell-speed.1.classic", "mechanic.B1")
SPEED_2 = ("chain.spell-speed.2", "chain.spell-speed.2.classic", "mechanic.B1")
SPEED_3 = ("chain.spell-speed.3", "mechanic.B1")
NOT_THE_SUMMON = ("chain.only-activations",)
"""From Chain Link 2 on, the response is to an activation, not to the Summon before it."""

# Resolving it
LAST_FIRST = ("chain.reverse-resolution", "chain.simultaneous.resolution", "chain.purpose", "mechanic.B2")
NEGATED = ("chain.negated-link-continues", "chain.example.heavy-storm", "mechanic.B4")
"""A negated link has no effect; those below it still resolve."""
NEVER_HAPPENED = ("mechanic.B4",)
"""A card whose activation is negated was never activated: it is not on the field, and goes to the Graveyard."""
FROM_RESOLUTION = ("mechanic.B2",)
"""A card's continuous effect begins when its activation resolves, and does not affect the links above it."""
MUST_STAY = ("mechanic.B3",)
"""A card that must stay face-up has no effect once it is gone."""
PAID_ITSELF = ("mechanic.B7",)
"""A card that is its own cost has its effect although it is gone."""
TOGETHER = ("chain.cards-stay-until-end",)
"""Used Spells and Traps remain on the field until the whole Chain has resolved."""
NOT_RETURNED = ("chain.activated-still-destroyable",)
"""A used card waiting to leave the field can be destroyed, but not returned to the hand."""

# Triggers and windows
ONE_CHAIN = ("chain.when-simultaneous", "chain.spell-speed.1.link2", "mechanic.D3")
"""Triggers pending at the same time go on one Chain."""
IN_ORDER = ("chain.simultaneous.order", "mechanic.D3")
"""The turn player's go first."""
MISSED = ("mechanic.D1", "mechanic.D2")
NEXT_CHAIN = ("mechanic.D4",)
"""Triggers caused during a Chain wait for the next one."""
LEFT_PLACE = ("mechanic.D5",)
FAST_EFFECTS = ("mechanic.A2",)
"""After an event, both players may use fast effects."""
TURN_PLAYER = ("priority.turn-player",)
"""The turn player is asked first."""
MAY_PASS = ("priority.options",)
LEAVING = ("mechanic.A4", "priority.phase-end-implied", "priority.pass-after-activation")
"""Before a phase ends, the opponent may still act."""

# Targets
LOCKED = ("target.locked", "mechanic.C1")
"""The target is the object chosen on activation; if it leaves, it is lost."""
STILL_FITS = ("mechanic.C2",)
ALL_GONE = ("target.resolve.all-gone",)
FORCED = ("target.forced-single",)
BY_TARGET = ("target.negation-by-target",)
ALL_NOT = ("target.all-not", "mechanic.C1")
PICKED_LATER = ("nontarget.resolution-choice", "mechanic.C1")
SITUATION = ("nontarget.multiple-summon",)
UP_TO = ("target.up-to",)
DEFINITE = ("target.definition",)
