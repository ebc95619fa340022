"""Events: what happened, why, and under which rules. They are for narration; occurrences drive the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Flag, StrEnum, auto

from rulebook.vocabulary.terms import Cause, Verb

from .card_state import NO_CARD, NOBODY, Snapshot
from .missed import Missed
from .verdict import Argument


class Trait(Flag):
    """What an event means for the field and its cards."""

    NO_TRAIT = 0
    MOVES_CARD = auto()
    """The subject changes its zone, or its zone counts as another one (a Summon, an activation)."""
    TURNS_CARD = auto()
    """The subject is turned, shown or changes sides in place."""
    CHANGES_LP = auto()
    """``left`` are the Life Points of the player."""
    DAMAGES = auto()
    """The player takes damage."""
    CHANGES_COUNTERS = auto()
    """``left`` are the counters on the subject."""
    CHANGES_RELATION = auto()
    """Two cards become related, or stop being related: Equip Cards, Xyz Materials."""
    NEGATES = auto()
    """The subject's activation, effect or Summon is negated."""


NO_TRAIT, MOVES_CARD, TURNS_CARD = Trait.NO_TRAIT, Trait.MOVES_CARD, Trait.TURNS_CARD
CHANGES_LP, DAMAGES, NEGATES = Trait.CHANGES_LP, Trait.DAMAGES, Trait.NEGATES
CHANGES_COUNTERS, CHANGES_RELATION = Trait.CHANGES_COUNTERS, Trait.CHANGES_RELATION


class EventKind(StrEnum):
    """The kinds of event. The comments list the arguments each carries in addition to the common fields.

    Every kind declares its traits, so that code following a duel by its events needs no separate lists.
    """

    traits: Trait

    def __new__(cls, value: str, traits: Trait) -> EventKind:
        kind = str.__new__(cls, value)
        kind._value_ = value
        kind.traits = traits
        return kind

    # Activating and the Chain
    ACTIVATED = "activated", MOVES_CARD  # subject, player, link; (speed, card_activation 0/1, from_zone, effect)
    TARGETED = "targeted", NO_TRAIT  # subject = the target, player, link; (source)
    PASSED = "passed", NO_TRAIT  # player
    CHAIN_RESOLVES = "chain-resolves", NO_TRAIT  # (links)
    RESOLVING = "resolving", NO_TRAIT  # subject = card of the link, player, link
    RESOLVED = "resolved", NO_TRAIT  # subject, player, link
    NO_EFFECT = "no-effect", NO_TRAIT  # subject, player, link; (reason: see NoEffect, missing 0/1: no card fits)
    ACTIVATION_NEGATED = "activation-negated", NEGATES  # subject = negated card, link = negated link; (source)
    EFFECT_NEGATED = "effect-negated", NEGATES  # subject = negated card, link; (source)
    TARGET_GONE = "target-gone", NO_TRAIT  # subject = the lost target, link; (source, reason: left | face-down | unfit)
    CHAIN_ENDED = "chain-ended", NO_TRAIT
    STAYS = "stays", NO_TRAIT  # subject = a Continuous/Equip card that stays after resolving; (purpose 0/1)
    TIMING_MISSED = "timing-missed", NO_TRAIT  # subject, player; (verb: Verb name)
    TRIGGER_MET = "trigger-met", NO_TRAIT  # subject, player; (optional 0/1, misses 0/1: it can miss its timing)
    PROTECTED = "protected", NO_TRAIT  # subject; (verb: Verb name, source; other: the card whose effect does not apply)
    # subject = source card; (operation: class name, reason: nothing-found, zone, barred ..., by: the card that bars it,
    # says: the place in its text, to_zone: where the card is that is to move itself, missing 0/1: no card fits, bare:
    # the player who controls no monster, needed, have: the zones of player whose)
    NOT_DONE = "not-done", NO_TRAIT
    CHOSEN = "chosen", NO_TRAIT  # subject = a card picked while resolving, player
    NUMBER_CHOSEN = "number-chosen", NO_TRAIT  # player; (number)
    MODE_CHOSEN = "mode-chosen", NO_TRAIT  # subject = source, player, link; (number)
    DEFLECTED = "deflected", NO_TRAIT  # subject = card of the link, player = who takes its damage instead; (source)
    # subject = source, player; (what: name | type | attribute | level | card-kind, value)
    DECLARED = "declared", NO_TRAIT
    DECLINED = "declined", NO_TRAIT  # player, subject = source: an optional part or trigger not used

    # Card movement: subject as it was before; from_zone, to_zone; intended (zone) only if different
    DESTROYED = "destroyed", MOVES_CARD
    SENT = "sent", MOVES_CARD
    DISCARDED = "discarded", MOVES_CARD
    TRIBUTED = "tributed", MOVES_CARD
    BANISHED = "banished", MOVES_CARD
    RETURNED = "returned", MOVES_CARD
    ADDED = "added", MOVES_CARD
    DRAWN = "drawn", MOVES_CARD
    PLACED = "placed", MOVES_CARD  # on top or at the bottom of a Deck; (bottom 0/1)
    COUNTED_DESTROYED = "counted-destroyed", MOVES_CARD  # sent to the Graveyard, which the old rules call destroyed
    ATTACHED = "attached", MOVES_CARD | CHANGES_RELATION  # attached to an Xyz Monster
    DETACHED = "detached", MOVES_CARD | CHANGES_RELATION  # detached from an Xyz Monster
    TO_EXTRA = "to-extra", MOVES_CARD  # subject goes to its owner's Extra Deck instead; (pendulum 0/1: face-up)
    SENT_AFTER_CHAIN = "sent-after-chain", MOVES_CARD  # Spell/Trap to the GY once the Chain has ended
    # subject, source = the card whose effect changes where it goes; (intended, to_zone)
    REDIRECTED = "redirected", NO_TRAIT
    POSTPONED = "postponed", NO_TRAIT  # subject = source, player; (phase, count)
    WILL_SKIP = "will-skip", NO_TRAIT  # subject = source, player who skips; (phase)
    PHASE_SKIPPED = "phase-skipped", NO_TRAIT  # subject = source, player = turn player; (phase)
    AWAITED = "awaited", NO_TRAIT  # subject = source, player: it waits for an event
    CAME_DUE = "came-due", NO_TRAIT  # subject = source, player
    UPKEEP = "upkeep", NO_TRAIT  # subject = the card, player; (paid 0/1; amount, left: Life Points that are too few)
    COST_WAIVED = "cost-waived", NO_TRAIT  # subject = the card activated, player; (source)
    UPKEEP_WAIVED = "upkeep-waived", NO_TRAIT  # subject = the card, player; (source)
    REPLACED = "replaced", NO_TRAIT  # subject = card spared, source = the card whose effect happens instead; (verb)
    VANISHED = "vanished", MOVES_CARD  # a Token leaves the duel

    # Summons, Sets, positions
    SUMMON_DECLARED = "summon-declared", MOVES_CARD  # subject, player; (kinds)
    SUMMONED = "summoned", MOVES_CARD  # subject = its new state, player; (kinds, position)
    SUMMON_NEGATED = "summon-negated", NEGATES  # subject; (source)
    SET = "set", MOVES_CARD  # subject, player; (zone)
    FLIPPED = "flipped", TURNS_CARD  # subject; turned face-up
    POSITION_CHANGED = "position-changed", TURNS_CARD  # subject; (position)
    TURNED_FACE_DOWN = "turned-face-down", TURNS_CARD  # subject

    # Life Points
    PAID_LP = "paid-lp", CHANGES_LP  # player; (amount, left)
    GAINED_LP = "gained-lp", CHANGES_LP  # player; (amount, left)
    EFFECT_DAMAGE = "effect-damage", CHANGES_LP | DAMAGES  # player; (amount, left)
    # player, subject = the monster that inflicted it; (amount, left)
    BATTLE_DAMAGE = "battle-damage", CHANGES_LP | DAMAGES

    # Battle
    ATTACK_DECLARED = "attack-declared", NO_TRAIT  # subject, player; (target or nothing = direct)
    ATTACK_NEGATED = "attack-negated", NO_TRAIT  # subject; (source)
    # subject; (reason: left | control | face-down | position | prohibited | target-left | replay-stop)
    ATTACK_STOPPED = "attack-stopped", NO_TRAIT
    REPLAY = "replay", NO_TRAIT  # subject, player
    # subject = the card that prevents it, player who takes none; (amount)
    DAMAGE_PREVENTED = "damage-prevented", NO_TRAIT
    DAMAGE_TURNED = "damage-turned", NO_TRAIT  # subject = the card, player who would have taken it; (amount)
    GAIN_TURNED = "gain-turned", NO_TRAIT  # subject = the card, player who would have gained LP; (amount)
    # subject = attacker; (target, atk, against, stat: atk | def | direct)
    DAMAGE_CALCULATED = "damage-calculated", NO_TRAIT

    # Turn
    PHASE_BEGAN = "phase-began", NO_TRAIT  # player = turn player; (phase, turn)
    STEP_BEGAN = "step-began", NO_TRAIT  # (step)
    TURN_BEGAN = "turn-began", NO_TRAIT  # player; (turn)
    FIRST_CHOICE = "first-choice", NO_TRAIT  # player = who chooses who goes first
    FIRST_PLAYER = "first-player", NO_TRAIT  # player = who goes first
    PHASE_ENDED = "phase-ended", NO_TRAIT  # subject = the card that ends the Battle Phase, player
    HAND_LIMIT = "hand-limit", NO_TRAIT  # player; (count, excess)

    # Relations and modifiers
    EQUIPPED = "equipped", CHANGES_RELATION  # subject = the Equip card; (host)
    COUNTER_PLACED = "counter-placed", CHANGES_COUNTERS  # subject, player; (counter: CounterKind, count, left)
    COUNTER_REMOVED = "counter-removed", CHANGES_COUNTERS  # subject, player; (counter, count, left)
    BOUND = "bound", CHANGES_RELATION  # subject = the binding card; (host)
    # subject = source, player; (modifier: class name, verb, until, subjects, amount; how, was, now: of a stat)
    APPLIED = "applied", NO_TRAIT
    MODIFIER_ENDED = "modifier-ended", NO_TRAIT  # subject = source; (modifier)
    CONTROL_CHANGED = "control-changed", TURNS_CARD  # subject, player = new controller; (back 0/1: it returns, ended)
    LOOP_BROKEN = "loop-broken", NO_TRAIT  # subject = the card whose effect would loop forever
    HOST_LOST = (
        "host-lost",
        CHANGES_RELATION,
    )  # subject = an Equip card without a monster; (host, reason: left, face-down, negated)

    # Chance, knowledge, end
    ROLLED = "rolled", NO_TRAIT  # player, subject = source; (number)
    LOT_FELL = "lot-fell", NO_TRAIT  # subject, player
    SHUFFLED = "shuffled", NO_TRAIT  # player
    REVEALED = "revealed", TURNS_CARD  # subject, player
    LOOKED_AT = "looked-at", NO_TRAIT  # subject, player = the only one who sees it
    EXCAVATED = "excavated", TURNS_CARD  # subject = an excavated card, player = its owner
    DECK_SHOWN = "deck-shown", NO_TRAIT  # player = whose whole Deck both players see; (count)
    WON = "won", NO_TRAIT  # player = winner; (reason: lp | deck | effect); source
    DREW_DUEL = "drew-duel", NO_TRAIT  # (reason: lp | deck | effect | loop)


def kinds_with(traits: Trait) -> frozenset[EventKind]:
    """The kinds of event that have any of these traits."""
    return frozenset(kind for kind in EventKind if kind.traits & traits)


EVENT_OF = {
    Verb.DESTROY: EventKind.DESTROYED,
    Verb.SEND: EventKind.SENT,
    Verb.DISCARD: EventKind.DISCARDED,
    Verb.TRIBUTE: EventKind.TRIBUTED,
    Verb.BANISH: EventKind.BANISHED,
    Verb.RETURN: EventKind.RETURNED,
    Verb.ADD: EventKind.ADDED,
    Verb.DRAW: EventKind.DRAWN,
    Verb.PLACE: EventKind.PLACED,
    Verb.ATTACH: EventKind.ATTACHED,
    Verb.DETACH: EventKind.DETACHED,
}
"""The event of each verb that moves a card."""


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
    cost or target (see ``core.effect_paths``). ``missed`` are the effects that looked at it and did not
    start, if the transition was recorded; it does not count when events are compared.
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
    missed: tuple[Missed, ...] = field(default=(), compare=False, repr=False)

    def get(self, name: str, default: Argument = 0) -> Argument:
        """The argument called ``name``, or ``default``."""
        return dict(self.arguments).get(name, default)
