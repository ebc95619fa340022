"""Ratings in the database: a first try changes both sides, two at once lose nothing, and deletion takes a visitor's."""

from __future__ import annotations

import secrets
from concurrent.futures import ThreadPoolExecutor

import pytest

from tutor_app.progress.ratings import BEGINNER, Rating, played
from tutor_app.store.database import opened
from tutor_app.store.ratings import RatingStore
from tutor_app.store.store import Store


@pytest.fixture
def puzzle() -> str:
    """A puzzle that nobody has tried yet; the tests of PostgreSQL share a database."""
    return f"puzzle.{secrets.token_hex(8)}"


def key() -> str:
    return secrets.token_hex(16)


def test_a_try_changes_both_ratings(store: Store, puzzle: str) -> None:
    ratings, mine = RatingStore(store.engine), key()
    assert ratings.of_visitor(mine) is None
    assert puzzle not in ratings.of_puzzles()
    ratings.tried(mine, puzzle, 1400, solved=True)
    start = Rating(1400.0)
    assert ratings.of_visitor(mine) == played(BEGINNER, start, won=True)
    assert ratings.of_puzzles()[puzzle] == played(start, BEGINNER, won=False)
    ratings.tried(mine, puzzle, 900, solved=False)
    again = ratings.of_puzzles()[puzzle]
    assert again.tries == 2
    assert again.value > played(start, BEGINNER, won=False).value


@pytest.mark.usefixtures("patient")
def test_tries_at_the_same_time_all_count(url: str, puzzle: str) -> None:
    def rate(_: int) -> None:
        each = Store(opened(url))
        for _number in range(5):
            RatingStore(each.engine).tried(key(), puzzle, 1200, solved=False)
        each.close()

    first = Store(opened(url))
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(rate, range(3)))
    assert RatingStore(first.engine).of_puzzles()[puzzle].tries == 15
    first.close()


def test_an_erased_visitor_has_no_rating_and_the_puzzle_keeps_its_own(store: Store, puzzle: str) -> None:
    ratings, mine = RatingStore(store.engine), key()
    ratings.tried(mine, puzzle, 1200, solved=True)
    store.erase(mine)
    assert ratings.of_visitor(mine) is None
    assert puzzle in ratings.of_puzzles()


def test_an_account_keeps_the_rating_that_rests_on_more_tries(store: Store, puzzle: str) -> None:
    ratings, old, new = RatingStore(store.engine), key(), key()
    ratings.tried(old, puzzle, 1200, solved=True)
    account = key()
    store.link(old, account)
    for number in range(3):
        ratings.tried(new, f"{puzzle}.{number}", 1200, solved=False)
    better = ratings.of_visitor(new)
    store.link(new, account)
    assert ratings.of_visitor(old) == ratings.of_visitor(new) == better
    assert better is not None
    assert better.tries == 3
