"""Varies boards: some cards replaced by others that lie in the same place and are of the same kind."""

from __future__ import annotations

from functools import cache
from random import Random

from rulebook.cards import BY_SLUG
from rulebook.solver.proofs import Proof
from rulebook.vocabulary.terms import CardKind
from scenarios.formats.made_puzzles import Half
from scenarios.formats.models import Goal

from .composing import Setup, book, slug_of, tributes
from .shaping import TRIAL, easiest, win, with_most_lp

REPLACED = (2, 2, 3, 4)
"""How many cards are replaced."""
_FIELDS = ("monsters", "spells", "hand", "graveyard")


def varied(rng: Random, setup: Setup) -> tuple[Setup, Proof] | None:
    """The board with some cards replaced, with the most Life Points with which it is won; None if it is not won.

    Args:
        rng: decides everything.
        setup: a board that is won.
    """
    places = [
        (side, zone, at) for side, half in enumerate(setup.halves) for zone, at in half.cards() if zone in _FIELDS
    ]
    halves: list[Half] = list(setup.halves)
    goal = setup.goal
    for side, zone, at in rng.sample(places, min(len(places), rng.choice(REPLACED))):
        cards = list(getattr(halves[side], zone))
        slug, _, rest = cards[at].partition("|")
        other = rng.choice(_kin(slug))
        cards[at] = f"{other}|{rest}" if rest else other
        goal = _about(goal, slug, other)
        halves[side] = halves[side].model_copy(update={zone: tuple(cards)})
    other_setup = easiest(Setup(halves[0], halves[1], goal))
    if len(other_setup.cards()) < len(places):
        return None
    proof = win(other_setup, TRIAL)
    return None if proof is None else with_most_lp(other_setup, proof, TRIAL)


def _about(goal: Goal, slug: str, other: str) -> Goal:
    """The goal when one card is replaced by another."""
    kind, _, card = (goal.happened or "").partition(" ")
    return goal.model_copy(update={"happened": f"{kind} {other}"}) if card == slug else goal


@cache
def _kin(slug: str) -> tuple[str, ...]:
    """The cards of the same kind: by icon, or by the Tributes that a Normal Summon takes and whether it has effects."""
    wanted = _kind_of(slug)
    return tuple(one.slug for one in book().cards if _kind_of(one.slug) == wanted)


@cache
def _kind_of(slug: str) -> tuple[object, ...]:
    card = BY_SLUG[slug_of(slug)]
    if card.kind != CardKind.MONSTER or card.stats is None:
        return (card.kind, card.icon)
    return (card.is_token, card.stats.kinds, bool(card.effects), tributes(card))
