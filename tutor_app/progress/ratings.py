"""Ratings by Glicko-2: a visitor who tries a puzzle plays a game against it, and whoever wins gains."""

from __future__ import annotations

from typing import NamedTuple

from glicko2.math.algorithm import update_rating
from glicko2.math.conversions import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi

UNKNOWN, UNSURE = 350.0, 110.0
"""The deviation of a rating before the first game, and that above which it is only a guess."""
LEAST_DEVIATION = 45.0
"""No rating gets surer than this, so that it can still follow."""


class Rating(NamedTuple):
    """How strong a visitor, or how hard a puzzle is.

    Attributes:
        value: the rating.
        deviation: how far it may be off.
        volatility: how much it has varied.
        tries: how many games it rests on.
    """

    value: float
    deviation: float = UNKNOWN
    volatility: float = 0.06
    tries: int = 0

    @property
    def sure(self) -> bool:
        """Whether it rests on enough games."""
        return self.deviation <= UNSURE


BEGINNER = Rating(1200.0)
"""A visitor's rating before the first puzzle."""


def played(mine: Rating, other: Rating, *, won: bool) -> Rating:
    """The rating after a game.

    Args:
        mine: the rating before it.
        other: that of the other side, before it.
        won: whether this side won.
    """
    game = (rating_to_mu(other.value), rd_to_phi(other.deviation), float(won))
    found = update_rating(rating_to_mu(mine.value), rd_to_phi(mine.deviation), mine.volatility, [game])
    deviation = min(max(phi_to_rd(found.phi), LEAST_DEVIATION), UNKNOWN)
    return Rating(mu_to_rating(found.mu), deviation, found.sigma, mine.tries + 1)
