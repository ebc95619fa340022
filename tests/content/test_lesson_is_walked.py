"""The first lesson from a learner's view: both accepted ways, wrong moves and the feedback on them."""

from __future__ import annotations

import pytest

from rulebook.engine.core.card_state import NOBODY
from rulebook.notation.faults import Refused
from scenarios.formats.loader import FOLDER, load
from scenarios.playing.session import Session


@pytest.fixture
def session() -> Session:
    return Session(load(FOLDER / "lessons" / "first-chain.toml"))


def says(session: Session) -> str:
    return session.feedback.kind if session.feedback else ""


def open_card(session: Session, slug: str) -> bool:
    number = session.book.by_slug[slug].number
    return session.select(next(uid for uid, card in enumerate(session.state.cards) if card.number == number))


def refused(session: Session, line: str) -> None:
    before = session.number
    with pytest.raises(Refused):
        session.play_line(line)
    assert session.number == before
    assert says(session) == "refused"
    assert session.feedback is not None
    assert session.feedback.text is not None, f"nothing is said to the refusal of {line}"


def to_step_four(session: Session) -> None:
    session.go_on()
    session.play_line("you: activate premature-burial targeting cyber-dragon")
    assert open_card(session, "smashing-ground")
    assert session.progress.step == 3


def test_it_opens_in_the_middle_of_a_chain_with_one_button(session: Session) -> None:
    assert len(session.state.chain) == 3
    assert session.waits_for_next
    assert session.decides == NOBODY
    assert session.legal == ()


@pytest.mark.parametrize(
    ("answer", "lp"),
    [("you: activate emergency-provisions sending premature-burial", 7200), ("you: pass", 6200)],
)
def test_both_ways_lead_to_the_end(session: Session, answer: str, lp: int) -> None:
    to_step_four(session)
    session.play_line(answer)
    assert session.progress.step == 4
    assert session.state.lp[0] == lp
    lines = (
        "you: next battle",
        "you: attack wattaildragon targeting snipe-hunter",
        "you: activate smashing-ground",
        "you: activate emergency-provisions sending smashing-ground",
        "you: activate seven-tools-of-the-bandit",
    )
    for number, line in enumerate(lines, 5):
        session.play_line(line)
        assert says(session) == "right"
        assert session.progress.step == number
    assert session.solved
    assert session.proved


def test_refusals_are_answered_where_a_learner_will_try(session: Session) -> None:
    session.go_on()
    refused(session, "you: activate emergency-provisions")
    session.play_line("you: activate premature-burial")
    refused(session, "you: activate smashing-ground")
    assert open_card(session, "smashing-ground")
    refused(session, "you: activate smashing-ground")
    session.play_line("you: pass")
    refused(session, "you: attack wattaildragon targeting snipe-hunter")
    session.play_line("you: next battle")
    refused(session, "you: attack wattaildragon directly")
    refused(session, "you: activate smashing-ground")
    session.play_line("you: attack wattaildragon targeting zombie-master")
    refused(session, "you: activate emergency-provisions")
    session.play_line("you: activate smashing-ground")
    assert says(session) == "right"


@pytest.mark.parametrize("answer", ["you: activate mystical-space-typhoon targeting threatening-roar", "you: pass"])
def test_the_last_step_distinguishes_negating_and_destroying(session: Session, answer: str) -> None:
    to_step_four(session)
    for line in (
        "you: pass",
        "you: next battle",
        "you: attack wattaildragon targeting snipe-hunter",
        "you: activate smashing-ground",
        "you: activate emergency-provisions sending smashing-ground",
    ):
        session.play_line(line)
    session.play_line(answer)
    assert says(session) == "otherwise"
    assert not session.solved
    assert session.back_to_branch()
    session.play_line("you: activate seven-tools-of-the-bandit")
    assert session.solved


def test_passing_too_early_costs_the_life_points_of_the_plan(session: Session) -> None:
    to_step_four(session)
    for line in (
        "you: pass",
        "you: next battle",
        "you: attack wattaildragon targeting zombie-master",
        "you: activate smashing-ground",
        "you: pass",
    ):
        session.play_line(line)
    assert says(session) == "otherwise"
    assert session.undo()
    session.play_line("you: activate emergency-provisions sending smashing-ground")
    assert says(session) == "right"
