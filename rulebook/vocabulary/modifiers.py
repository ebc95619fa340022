"""Modifiers: what continuous and lingering effects change while they apply."""

from __future__ import annotations

from dataclasses import dataclass

from .filters import Amount, Filter
from .terms import Cause, Side, Stat, Verb


@dataclass(frozen=True, slots=True)
class Change:
    """ATK, DEF or Level goes up (or down, if negative) by an amount."""

    stat: Stat
    amount: Amount
    subject: Filter


@dataclass(frozen=True, slots=True)
class Cannot:
    """A prohibition. ``subject`` says which cards, ``players`` binds a player, ``by`` limits the cause.

    ``for_`` limits a Tribute prohibition to one purpose.
    """

    verb: Verb
    subject: Filter | None = None
    players: Side | None = None
    by: tuple[Cause, ...] = ()
    for_: Verb | None = None
    other_cards: bool = False


@dataclass(frozen=True, slots=True)
class Negated:
    """The effects of these cards on the field are negated."""

    subject: Filter


@dataclass(frozen=True, slots=True)
class NegatedLinks:
    """Effects of ``source`` cards that target exactly one card, and that one fits ``target``, are negated."""

    source: Filter
    target: Filter


@dataclass(frozen=True, slots=True)
class May:
    """A permission: ATTACK with ``direct`` lets the card attack directly."""

    verb: Verb
    subject: Filter
    direct: bool = False


Modifier = Change | Cannot | Negated | NegatedLinks | May
