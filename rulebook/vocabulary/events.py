"""Patterns over what happens: one constructor instead of a list of hooks."""

from __future__ import annotations

from dataclasses import dataclass

from .filters import Filter, card
from .terms import ANY_SUMMON, Cause, Phase, Side, Step, SummonKind, Verb, Zone


@dataclass(frozen=True, slots=True)
class Would:
    """What a link would do if it resolved now and alone: a question to its operation with its bound targets.

    ``verb`` is done to at least ``at_least`` cards that fit ``subject``; for EFFECT_DAMAGE, to the player
    ``who``. Only what is certain counts, unless ``possible`` says that "could" is enough.
    """

    verb: Verb
    subject: Filter = card
    at_least: int = 1
    who: Side = Side.ANY
    possible: bool = False


@dataclass(frozen=True, slots=True)
class On:
    """A pattern over what happens, and over Chain Links.

    ``verb`` is what happened and ``subject`` the card it happened to, as it was then; for ACTIVATE and RESOLVE the
    card of the link. ``by`` is the player who did it, ``cause`` by what right. ``was`` are the zones the card came
    from, ``controlled_by`` the side, ``to`` the zones it really reached. ``kinds`` are the ways to Summon, ``direct``
    asks for a direct attack. ``phase`` and ``step`` say what begins. ``would`` asks what the link answered is going to
    do, ``card_activation`` that a card was activated and not an effect, ``targets_this`` that the link targeted the
    source of this effect, ``witnessed`` that the source lay face-up already when the resolved link was activated,
    ``while_equipped`` that the subject was equipped. ``other`` is the card on the other side of a battle: the target
    of a declared attack, the monster battled, the monster that destroyed the subject by battle. ``own_effect`` asks
    that the subject was Summoned by its own effect. For damage, ``by`` is the player who did not take it, ``subject``
    and ``controlled_by`` speak of the card that inflicted it. ``alone``: it happened to no other card at the same time.
    """

    verb: Verb
    subject: Filter = card
    by: Side = Side.ANY
    cause: tuple[Cause, ...] = ()
    was: tuple[Zone, ...] = ()
    controlled_by: Side = Side.ANY
    to: tuple[Zone, ...] = ()
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
