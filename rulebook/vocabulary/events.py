"""Event patterns: one constructor instead of a list of hooks."""

from __future__ import annotations

from dataclasses import dataclass

from .filters import And, Filter, card, itself
from .terms import ANY_SUMMON, Cause, Phase, Side, Step, SummonKind, Verb, Zone


@dataclass(frozen=True, slots=True)
class Would:
    """What a Chain Link would do if it resolved now on its own: evaluates its operation with its targets.

    ``verb`` is done to at least ``at_least`` cards matching ``subject``; for EFFECT_DAMAGE, to the player ``who``. Only
    certain outcomes count, unless ``possible`` is set.
    """

    verb: Verb
    subject: Filter = card
    at_least: int = 1
    who: Side = Side.ANY
    possible: bool = False


@dataclass(frozen=True, slots=True)
class On:
    """A pattern for events and Chain Links.

    ``verb`` is what happened and ``subject`` the card it happened to, as it was at that moment; for ACTIVATE and
    RESOLVE, the card of the link. ``by`` is the player who did it, ``cause`` the reason. ``was`` are the zones the card
    came from, ``controlled_by`` its controller, ``to`` the zones it actually reached, ``owner`` whose card it is, so
    whose Graveyard it reached. ``kinds`` are the kinds of Summon. ``direct`` requires a direct attack. ``phase`` and
    ``step`` are what begins. ``would`` is what the link would do, ``card_activation`` requires the activation of a card
    rather than an effect, ``targets_this`` a link that targeted the source of this effect, ``witnessed`` a source that
    was already face-up when the resolved link was activated, ``while_equipped`` an equipped subject. ``other`` is the
    opposing card of a battle: the target of a declared attack, the monster battled, the monster that destroyed the
    subject by battle; of an Equip Card destroyed by the rules (cause RULE), its monster, if that was destroyed.
    ``own_effect`` requires a subject Summoned by its own effect. For damage, ``by`` is the player who did not take it,
    and ``subject`` and ``controlled_by`` refer to the card that inflicted it. ``alone``: it happened to no other card
    at the same time.
    """

    verb: Verb
    subject: Filter = card
    by: Side = Side.ANY
    cause: tuple[Cause, ...] = ()
    was: tuple[Zone, ...] = ()
    controlled_by: Side = Side.ANY
    to: tuple[Zone, ...] = ()
    owner: Side = Side.ANY
    kinds: SummonKind = ANY_SUMMON
    direct: bool = False
    own_effect: bool = False
    alone: bool = False
    card_activation: bool = False
    targets_this: bool = False
    witnessed: bool = False
    while_equipped: bool = False
    phase: Phase | None = None
    would: Would | None = None
    step: Step | None = None
    other: Filter | None = None

    @property
    def of_itself(self) -> bool:
        """Whether it happens to the source of the effect, in whatever state."""
        return self.subject == itself or (isinstance(self.subject, And) and itself in self.subject.parts)
