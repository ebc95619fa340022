"""The page handles or ignores whatever a browser sends; it never breaks."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rulebook.cards import POOL
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.notation.action_codes import decode, encode
from scenarios.formats.loader import load_text, shelf
from tutor_app.pages.play import play_regions
from tutor_app.parts.stage import read_sent
from tutor_app.play.visit import Visit

VERBS = ("next", "undo", "redo", "skip", "restart", "branch", "confirm", "chance", "close", "suggestion", "typed-play",
         "goon", "act", "typed", "card", "jump", "pile", "clause", "show", "switch", "")  # fmt: skip
NUMBERS = st.one_of(st.integers(-3, 30), st.integers(-(10**12), 10**12), st.just(10**400))
WORDS = st.one_of(NUMBERS.map(str), st.sampled_from(["--5", "５", "1_0", " 7", "hint", "solution", "opponent", "-"]),
                  st.text(max_size=30))  # fmt: skip
CLICKS = st.one_of(
    st.text(max_size=600),
    st.builds(lambda verb, parts: ":".join((verb, *parts)), st.sampled_from(VERBS), st.lists(WORDS, max_size=6)),
    st.lists(NUMBERS, min_size=5, max_size=5).map(lambda parts: "act:" + ":".join(map(str, parts))),
    st.builds(
        lambda kind, player, card, index, value: encode(Action(kind, player, card, index, value)),
        st.sampled_from(list(ActionKind)), st.integers(-2, 2), st.integers(-2, 60), st.integers(-1, 30),
        st.integers(-2, 30),
    ),
)  # fmt: skip
SCENARIOS = [loaded for loaded in shelf() if loaded.scenario.kind != "card"]


@given(st.integers(0, 2**32), st.lists(CLICKS, min_size=1, max_size=12))
@settings(max_examples=120, deadline=None)
def test_no_click_breaks_the_page(seed: int, clicks: list[str]) -> None:
    rng = random.Random(seed)
    visit = Visit.open(rng.choice(SCENARIOS))
    for click in clicks:
        sent = read_sent({"send": click, "step": visit.token})
        if sent is not None:
            visit.handle(sent.what, keyboard=rng.random() < 0.5)
            if rng.random() < 0.3:
                visit.handle("next")
            regions = play_regions(visit, rng.choice(["de", "en", "it", "nl"]))
            "".join(map(str, regions.values())).encode()


@pytest.mark.parametrize("click", ["act:6:0:999:0:0", "act:8:0:-1:0:77", "act:0:7:0:0:0", "act:6:0:0:99:0"])
def test_an_action_that_cannot_exist_is_ignored(click: str) -> None:
    visit = Visit.open(SCENARIOS[0])
    visit.handle(click)
    assert visit.choices.refused is None
    assert visit.session.number == visit.session.prelude


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=3)
                    | st.dictionaries(st.sampled_from(["send", "step", "keyboard", "count"]), inner)))  # fmt: skip
def test_only_short_readable_texts_are_clicks(value: object) -> None:
    sent = read_sent(value)
    if sent is not None:
        assert len((sent.what + sent.step).encode()) <= 4000
        assert all(sign.isprintable() or not sign.isascii() for sign in sent.what)


@pytest.mark.parametrize("what", ["typed:\ud800", "find:\udfff", "typed:a\x00b", "typed:\x1b[2J", "x" * 501])
def test_what_cannot_be_shown_is_no_click(what: str) -> None:
    assert read_sent({"send": what, "step": "s"}) is None
    assert read_sent({"send": "next", "step": what}) is None


def test_every_card_name_can_be_declared_by_a_click() -> None:
    for card in POOL:
        action = Action(ActionKind.NUMBER, 0, value=card.number)
        assert decode(encode(action)) == action


def test_a_hidden_board_takes_forged_clicks_too() -> None:
    board = """
id = "test.forged"
kind = "card"
[text.en]
title = "Forged"
[board]
knowledge = "hidden"
[board.you]
hand = ["sangan"]
[board.opponent]
hand = ["scapegoat", "kuriboh"]
"""
    first, second = (Visit.open(load_text(board.replace("kuriboh", slug))) for slug in ("kuriboh", "heavy-storm"))
    for uid in range(len(first.state.cards)):
        for kind in (ActionKind.SUMMON, ActionKind.SET, ActionKind.ACTIVATE, ActionKind.CHOOSE):
            for visit in (first, second):
                visit.handle(encode(Action(kind, 1, uid)))
            assert first.session.number == second.session.number == 0
            assert play_regions(first, "en") == play_regions(second, "en")
