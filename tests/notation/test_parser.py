"""Lines are parsed as written, and invalid ones are rejected with a remedy."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rulebook.languages import LANGUAGES
from rulebook.notation.faults import NotationError, Unreadable
from rulebook.notation.lines import CardName, Clause
from rulebook.notation.messages import message
from rulebook.notation.parser import parse_line
from rulebook.vocabulary.terms import Phase, Position, Zone


@pytest.mark.parametrize(
    "text",
    [
        "you: activate call-of-the-haunted targeting cyber-dragon",
        "opponent: activate dd-crow targeting cyber-dragon@you.graveyard#2",
        "you: activate card-trooper effect 1 naming 3",
        "you: activate snipe-hunter discarding sangan targeting card@opponent.spells#2",
        "you: summon jinzo tributing sangan",
        "you: special-summon cyber-dragon def",
        "you: attack jinzo directly",
        "you: choose sangan, jinzo",
        "you: choose nothing",
        "you: choose 3",
        "you: choose atk",
        "you: next battle",
        "chance: roll 4",
        "opponent: pass",
    ],
)
def test_a_line_prints_as_it_was_read(text: str) -> None:
    assert str(parse_line(text)) == text


def test_the_parts_of_a_line() -> None:
    line = parse_line("opponent: activate  jinzo sending sangan targeting zombie-master@opponent.graveyard#2 def")
    assert line.player == 1
    assert line.cards == (CardName("jinzo"),)
    assert line.clauses == (
        Clause("sending", (CardName("sangan"),)),
        Clause("targeting", (CardName("zombie-master", 1, Zone.GRAVEYARD, 2),)),
    )
    assert line.position == Position.DEFENSE
    assert parse_line("you: next main2").phase == Phase.MAIN_2
    assert parse_line("you: position atk") == parse_line("you: choose atk")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("activate jinzo", "player"),
        ("me: pass", "player"),
        ("you: actvate jinzo", "verb"),
        ("you:", "verb"),
        ("you: activate", "card-missing"),
        ("you: summon jinzo tributing", "card-missing"),
        ("you: activate <b>x</b>", "card-form"),
        ("you: activate jinzo@moon", "zone"),
        ("you: next week", "phase"),
        ("you: roll six", "number"),
        ("you: pass pass", "word"),
        ("you: summon jinzo, sangan", "word"),
        ("you: summon jinzo to graveyard", "word"),
        ("you: " + "a" * 500, "word"),
    ],
)
def test_unreadable_lines_name_the_problem(text: str, problem: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parse_line(text)
    assert caught.value.problem == problem
    for language in LANGUAGES:
        assert message(language, caught.value)


@given(st.text(max_size=80), st.sampled_from(["", "you: ", "you: activate ", "opponent: choose ", "you: next "]))
def test_any_text_is_read_or_refused(text: str, start: str) -> None:
    try:
        line = parse_line(start + text)
    except NotationError as error:
        for language in LANGUAGES:
            message(language, error)
        return
    assert parse_line(str(line)) == line
