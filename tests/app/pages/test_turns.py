"""Answers go first; what nobody waits for is done one at a time, and ended by the next click."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from tutor_app.pages.sessions import Turns


class Clicked(Exception):
    """Stands for the exception with which Streamlit ends a run."""


def look() -> None:
    """No click has come."""


def do(turns: Turns, done: list[str], name: str, patience: float = 60.0) -> None:
    with turns.aside(look, patience):
        done.append(name)


def test_other_work_waits_for_every_answer() -> None:
    turns, done = Turns(), list[str]()
    with ThreadPoolExecutor(1) as pool:
        with turns.answer():
            with turns.answer():
                work = pool.submit(do, turns, done, "steps")
            assert not work.done()
            done.append("answer")
        work.result(60)
    assert done == ["answer", "steps"]


def test_answers_do_not_wait_for_each_other_or_for_other_work() -> None:
    turns = Turns()
    with turns.aside(look), turns.answer(), turns.answer():
        pass


def test_other_work_is_done_one_at_a_time() -> None:
    turns, done = Turns(), list[str]()
    with ThreadPoolExecutor(1) as pool:
        with turns.aside(look):
            work = pool.submit(do, turns, done, "second")
            done.append("first")
        work.result(60)
    assert done == ["first", "second"]


def test_a_click_ends_the_wait() -> None:
    turns, clicked = Turns(), Event()

    def ended() -> None:
        if clicked.is_set():
            raise Clicked

    def wait() -> None:
        with turns.aside(ended, 60):
            raise AssertionError("the click has ended this")

    with ThreadPoolExecutor(1) as pool, turns.answer():
        work = pool.submit(wait)
        clicked.set()
        with pytest.raises(Clicked):
            work.result(60)
    with turns.aside(look, 60):  # the next one need not wait for what was ended
        pass


def test_nobody_waits_for_ever() -> None:
    turns, done = Turns(), list[str]()
    with turns.answer():
        do(turns, done, "steps", patience=0.05)
    assert done == ["steps"]
