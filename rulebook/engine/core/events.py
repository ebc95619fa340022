"""Events: what happened, why, and under which rules. They are for narration; occurrences drive the game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rulebook.vocabulary.terms import Cause

from .state import NO_CARD, NOBODY, Snapshot
from .verdict import Argument


class EventKind(StrEnum):
    """The kinds of event. The comments list the arguments each carries in addition to the common fields."""

    # Activating and the Chain
    ACTIVATED = "activated"  # subject, player, link; (speed, card_activation 0/1, from_zone, effect)
    TARGETED = "targeted"  # subject = the target, player, link; (source)
    PASSED = "passed"  # player
    CHAIN_RESOLVES = "chain-resolves"  # (links)
    RESOLVING = "resolving"  # subject = card of the link, player, link
    RESOLVED = "resolved"  # subject, player, link
    NO_EFFECT = "no-effect"  # subject, player, link; (reason: see NoEffect)
    ACTIVATION_NEGATED = "activation-negated"  # subject = negated card, link = negated link; (source)
    EFFECT_NEGATED = "effect-negated"  # subject = negated card, link; (source)
    TARGET_GONE = "target-gone"  # subject = the lost target, link; (source, reason: left | face-down | unfit)
    CHAIN_ENDED = "chain-ended"
    STAYS = "stays"  # subject = a Continuous/Equip card that stays after resolving; (purpose 0/1)
    TIMING_MISSED = "timing-missed"  # subject, player; (verb: Verb name)
    TRIGGER_MET = "trigger-met"  # subject, player; (optional 0/1)
    PROTECTED = "protected"  # subject; (verb: Verb name, source; other: the card whose effect does not apply)
    NOT_DONE = "not-done"  # subject = source card; (operation: class name, reason: nothing-found, zone, prohibited ...)
    CHOSEN = "chosen"  # subject = a card picked while resolving, player
    NUMBER_CHOSEN = "number-chosen"  # player; (number)
    MODE_CHOSEN = "mode-chosen"  # subject = source, player, link; (number)
    DEFLECTED = "deflected"  # subject = card of the link, player = who takes its damage instead; (source)
    DECLARED = "declared"  # subject = source, player; (what: name | type | attribute | level | card-kind, value)
    DECLINED = "declined"  # player, subject = source: an optional part or trigger not used

    # Card movement: subject as it was before; from_zone, to_zone; intended (zone) only if different
    DESTROYED = "destroyed"
    SENT = "sent"
    DISCARDED = "discarded"
    TRIBUTED = "tributed"
    BANISHED = "banished"
    RETURNED = "returned"
    ADDED = "added"
    DRAWN = "drawn"
    PLACED = "placed"  # on top or at the bottom of a Deck; (bottom 0/1)
    COUNTED_DESTROYED = "counted-destroyed"  # sent to the Graveyard, which the old rules call destroyed
    ATTACHED = "attached"  # attached to an Xyz Monster
    DETACHED = "detached"  # detached from an Xyz Monster
    TO_EXTRA = "to-extra"  # subject goes to its owner's Extra Deck instead; (pendulum 0/1: face-up)
    SENT_AFTER_CHAIN = "sent-after-chain"  # Spell/Trap to the GY once the Chain has ended
    REDIRECTED = "redirected"  # subject, source = the card whose effect changes where it goes; (intended, to_zone)
    POSTPONED = "postponed"  # subject = source, player; (phase, count)
    WILL_SKIP = "will-skip"  # subject = source, player who skips; (phase)
    PHASE_SKIPPED = "phase-skipped"  # subject = source, player = turn player; (phase)
    AWAITED = "awaited"  # subject = source, player: it waits for an event
    CAME_DUE = "came-due"  # subject = source, player
    UPKEEP = "upkeep"  # subject = the card, player; (paid 0/1)
    COST_WAIVED = "cost-waived"  # subject = the card activated, player; (source)
    UPKEEP_WAIVED = "upkeep-waived"  # subject = the card, player; (source)
    REPLACED = "replaced"  # subject = card spared, source = the card whose effect happens instead; (verb)
    VANISHED = "vanished"  # a Token leaves the duel

    # Summons, Sets, positions
    SUMMON_DECLARED = "summon-declared"  # subject, player; (kinds)
    SUMMONED = "summoned"  # subject = its new state, player; (kinds, position)
    SUMMON_NEGATED = "summon-negated"  # subject; (source)
    SET = "set"  # subject, player; (zone)
    FLIPPED = "flipped"  # subject; turned face-up
    POSITION_CHANGED = "position-changed"  # subject; (position)
    TURNED_FACE_DOWN = "turned-face-down"  # subject

    # Life Points
    PAID_LP = "paid-lp"  # player; (amount, left)
    GAINED_LP = "gained-lp"  # player; (amount, left)
    EFFECT_DAMAGE = "effect-damage"  # player; (amount, left)
    BATTLE_DAMAGE = "battle-damage"  # player, subject = the monster that inflicted it; (amount, left)

    # Battle
    ATTACK_DECLARED = "attack-declared"  # subject, player; (target or nothing = direct)
    ATTACK_NEGATED = "attack-negated"  # subject; (source)
    ATTACK_STOPPED = (
        "attack-stopped"  # subject; (reason: left | face-down | position | prohibited | target-left | replay-stop)
    )
    REPLAY = "replay"  # subject, player
    DAMAGE_PREVENTED = "damage-prevented"  # subject = the card that prevents it, player who takes none; (amount)
    DAMAGE_TURNED = "damage-turned"  # subject = the card, player who would have taken it; (amount)
    DAMAGE_CALCULATED = "damage-calculated"  # subject = attacker; (target, atk, against, stat: atk | def | direct)

    # Turn
    PHASE_BEGAN = "phase-began"  # player = turn player; (phase, turn)
    STEP_BEGAN = "step-began"  # (step)
    TURN_BEGAN = "turn-began"  # player; (turn)
    FIRST_CHOICE = "first-choice"  # player = who chooses who goes first
    FIRST_PLAYER = "first-player"  # player = who goes first
    PHASE_ENDED = "phase-ended"  # subject = the card that ends the Battle Phase, player
    HAND_LIMIT = "hand-limit"  # player; (count, excess)

    # Relations and modifiers
    EQUIPPED = "equipped"  # subject = the Equip card; (host)
    COUNTER_PLACED = "counter-placed"  # subject, player; (counter: CounterKind, count, left)
    COUNTER_REMOVED = "counter-removed"  # subject, player; (counter, count, left)
    BOUND = "bound"  # subject = the binding card; (host)
    APPLIED = "applied"  # subject = source, player; (modifier: class name, verb, until, subjects, amount)
    MODIFIER_ENDED = "modifier-ended"  # subject = source; (modifier)
    CONTROL_CHANGED = "control-changed"  # subject, player = new controller; (back 0/1: it returns)
    LOOP_BROKEN = "loop-broken"  # subject = the card whose effect would loop forever
    HOST_LOST = "host-lost"  # subject = an Equip card without a legal monster

    # Chance, knowledge, end
    ROLLED = "rolled"  # player, subject = source; (number)
    LOT_FELL = "lot-fell"  # subject, player
    SHUFFLED = "shuffled"  # player
    REVEALED = "revealed"  # subject, player
    LOOKED_AT = "looked-at"  # subject, player = the only one who sees it
    EXCAVATED = "excavated"  # subject = an excavated card, player = its owner
    DECK_SHOWN = "deck-shown"  # player = whose whole Deck both players see; (count)
    WON = "won"  # player = winner; (reason: lp | deck | effect); source
    DREW_DUEL = "drew-duel"  # (reason: lp | deck | effect | loop)


class NoEffect(StrEnum):
    """Why a link resolved without effect."""

    ACTIVATION_NEGATED = "activation-negated"
    EFFECT_NEGATED = "effect-negated"
    TARGET_GONE = "target-gone"
    SOURCE_GONE = "source-gone"
    CONDITION = "condition"
    NOTHING_LEFT = "nothing-left"
    PLACED = "placed"


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    ``cause`` is cost, effect, battle, Summon procedure or game rule; ``link`` is the Chain Link number (1 = first, 0 =
    none); simultaneous events share a ``batch``; ``rules`` are the ids of the rules behind this step. ``clause`` is the
    place on the card (``source``, otherwise ``subject``): the number of the effect, then the path to the operation,
    cost or target (see ``paths``).
    """

    kind: EventKind
    subject: Snapshot = NO_CARD
    player: int = NOBODY
    cause: Cause = Cause.RULE
    link: int = 0
    batch: int = 0
    rules: tuple[str, ...] = ()
    arguments: tuple[tuple[str, Argument], ...] = ()
    source: Snapshot = NO_CARD
    clause: tuple[int, ...] = ()

    def get(self, name: str, default: Argument = 0) -> Argument:
        """The argument called ``name``, or ``default``."""
        return dict(self.arguments).get(name, default)
