"""Ratings by Glicko-2: the numbers of its author's paper, and what a game between a visitor and a puzzle changes."""

from __future__ import annotations

import pytest
from glicko2.math.algorithm import update_rating
from glicko2.math.conversions import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi
from hypothesis import given
from hypothesis import strategies as st

from tutor_app.progress.ratings import BEGINNER, LEAST_DEVIATION, UNKNOWN, Rating, played

ratings = st.builds(Rating, st.floats(600, 2400), st.floats(LEAST_DEVIATION, UNKNOWN), st.floats(0.03, 0.09))


def test_the_library_counts_as_the_paper_does() -> None:
    games = [
        (rating_to_mu(value), rd_to_phi(rd), won) for value, rd, won in ((1400, 30, 1), (1550, 100, 0), (1700, 300, 0))
    ]
    found = update_rating(rating_to_mu(1500), rd_to_phi(200), 0.06, games)
    assert mu_to_rating(found.mu) == pytest.approx(1464.06, abs=0.02)
    assert phi_to_rd(found.phi) == pytest.approx(151.52, abs=0.02)
    assert found.sigma == pytest.approx(0.05999, abs=0.00001)


@given(ratings, ratings)
def test_whoever_wins_gains(mine: Rating, other: Rating) -> None:
    won, lost = played(mine, other, won=True), played(mine, other, won=False)
    assert lost.value < mine.value < won.value
    assert (won.tries, lost.tries) == (mine.tries + 1, mine.tries + 1)


def test_a_hard_puzzle_solved_counts_for_more_than_an_easy_one() -> None:
    easy, hard = (played(BEGINNER, Rating(float(value), 60.0), won=True) for value in (900, 1800))
    assert BEGINNER.value < easy.value < hard.value


def test_a_rating_becomes_sure_and_stays_able_to_move() -> None:
    rating = BEGINNER
    assert not rating.sure
    for number in range(200):
        rating = played(rating, Rating(1500.0, 60.0), won=number % 2 == 0)
    assert rating.sure
    assert rating.deviation >= LEAST_DEVIATION
    assert rating.value == pytest.approx(1500, abs=60)
