"""What happens only between three cards, what goes on without end, and what is kept of it over restarts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenarios.catalogue import meetings
from scenarios.catalogue.meetings import finding_id, forget, keep_in, meeting, origin, played
from scenarios.interactions.findings import Group
from scenarios.playing.runner import check

THREE: tuple[tuple[str, str, str, Group, str], ...] = (
    ("raigeki", "magic-jammer", "seven-tools-of-the-bandit", Group.NEGATES, "between.answers.activated"),
    ("gravity-bind", "gemini-elf", "jinzo", Group.PROTECTED, "attack-declared"),
)
"""Three cards, what happens between them because of the last one, and how it is told first."""


@pytest.mark.parametrize(("card", "other", "third", "group", "node"), THREE, ids=[one[2] for one in THREE])
def test_three_cards_together(card: str, other: str, third: str, group: Group, node: str) -> None:
    found = meeting((card, other, third))
    own = [one for one in found.of(group) if one.third is not None and one.third.slug == third]
    assert any(one.told[0].node.startswith(node) for one in own), [one.told[0].node for one in own]
    assert {(one.card.slug, one.other.slug) for one in own} >= {(card, other)} or third == "jinzo"
    for number, one in enumerate(found.findings):
        if one.third is not None:
            loaded = played(finding_id(found, number))
            assert loaded is not None
            assert check(loaded) == []


def test_what_the_third_card_answers_comes_before_the_pairs() -> None:
    found = meeting(("raigeki", "magic-jammer", "seven-tools-of-the-bandit"))
    assert found.findings[0].third is not None
    assert found.findings[-1].third is None


def test_what_comes_round_goes_on_without_end() -> None:
    found = meeting(("gearfried-the-iron-knight", "butterfly-dagger-elma"))
    assert {one.told[0].node for one in found.of(Group.LOOPS)} == {"between.repeats"}
    assert meeting(("magic-jammer", "raigeki")).of(Group.LOOPS) == ()


def test_two_cards_that_do_nothing_to_each_other_do_not_meet() -> None:
    assert not meeting(("forest", "umi")).meets
    assert meeting(("magic-jammer", "raigeki")).meets


class Dictionary:
    """A memory without a database."""

    def __init__(self) -> None:
        self.held: dict[tuple[str, str], str] = {}

    def find(self, origin: str, cards: str) -> str | None:
        return self.held.get((origin, cards))

    def add(self, origin: str, cards: str, found: str) -> None:
        self.held[origin, cards] = found


@pytest.fixture
def memory() -> Iterator[Dictionary]:
    """A memory in which meetings are kept during a test."""
    kept = Dictionary()
    keep_in(kept)
    forget()
    yield kept
    keep_in(None)
    forget()


PAIR = ("magic-jammer", "raigeki")


def test_a_meeting_is_played_once_and_kept_over_restarts(memory: Dictionary, monkeypatch: pytest.MonkeyPatch) -> None:
    first = meeting(PAIR)
    assert list(memory.held) == [(origin(), "magic-jammer.raigeki")]
    forget()
    monkeypatch.setattr(meetings, "between", None)
    again = meeting(PAIR)
    assert (again.cards, again.findings, again.scenes, again.spots) == (
        first.cards, first.findings, first.scenes, first.spots,
    )  # fmt: skip


@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"scenes": 3}', '{"scenes": 3, "spots": [[9999, 0]]}', '{"scenes": 1, "spots": [["x"]]}']
)
def test_what_is_damaged_is_played_again(memory: Dictionary, text: str) -> None:
    first = meeting(PAIR)
    forget()
    memory.held[origin(), "magic-jammer.raigeki"] = text
    assert meeting(PAIR).findings == first.findings


def test_other_cards_rules_or_code_are_another_origin(memory: Dictionary) -> None:
    first = meeting(PAIR)
    forget()
    memory.held = {("another", cards): '{"scenes": 1, "spots": []}' for _, cards in memory.held}
    assert meeting(PAIR).findings == first.findings
    assert len(memory.held) == 2
