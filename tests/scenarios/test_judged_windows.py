"""A refused line is judged in the window in which it comes nearest to being possible."""

from __future__ import annotations

import pytest

from rulebook.notation.faults import Refused
from rulebook.notation.parser import parse_line
from scenarios.formats.loader import load_text
from scenarios.playing.refusals import judged_line
from scenarios.playing.script import Script
from tests.explain.play import HEAD

ENEMY = 'turn = 4\nturn_player = "opponent"\n'
BATTLE = 'phase = "battle"\nstep = "battle"'
MAIN = 'phase = "main1"'


@pytest.mark.parametrize(
    ("board", "you", "opponent", "first", "then", "check", "named"),
    [
        (
            ENEMY + MAIN, 'spells = ["solemn-judgment|set", "bottomless-trap-hole|set"]',
            'hand = ["giant-soldier-of-stone"]', "opponent: summon giant-soldier-of-stone",
            "activate bottomless-trap-hole", "activate.event", True,
        ),
        (
            ENEMY + MAIN, 'spells = ["divine-wrath|set"]\nhand = ["kuriboh"]', 'hand = ["heavy-storm"]',
            "opponent: activate heavy-storm", "activate divine-wrath discarding kuriboh", "activate.event", True,
        ),
        (
            ENEMY + BATTLE, 'spells = ["mirror-force|set"]\nmonsters = ["gemini-elf"]',
            'monsters = ["ancient-gear-golem"]', "opponent: attack ancient-gear-golem targeting gemini-elf",
            "activate mirror-force", "activate.prohibited", False,
        ),
        (
            "turn = 3\n" + BATTLE, 'monsters = ["gemini-elf"]\nhand = ["raigeki"]', "",
            "you: attack gemini-elf directly", "activate raigeki", "activate.phase", False,
        ),
        (
            "turn = 3\n" + MAIN, 'hand = ["gemini-elf"]', "", "you: summon gemini-elf",
            "change gemini-elf", "change.arrived", False,
        ),
    ],
    ids=["after a Summon", "in a Chain", "at an attack", "not in the Damage Step", "not while it is on its way"],
)  # fmt: skip
def test_mechanic_a1_a_line_played_and_a_line_judged_are_refused_in_the_same_window(
    board: str, you: str, opponent: str, first: str, then: str, check: str, named: bool
) -> None:
    loaded = load_text(f"{HEAD}[board]\n{board}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n")
    script = Script(loaded.book, loaded.start)
    script.play(first)
    with pytest.raises(Refused) as judged:
        judged_line(loaded.book, script.state, parse_line(f"you: {then}"))
    with pytest.raises(Refused) as played:
        script.play(f"you: {then}")
    for error in (judged.value, played.value):
        assert error.verdict.failures[0].check == check
        assert (error.verdict.failures[0].get("answers") is not None) == named


def test_priority_after_summon_what_is_possible_after_the_summon_is_not_refused_at_its_announcement() -> None:
    you, opponent = 'spells = ["torrential-tribute|set"]', 'hand = ["sangan"]'
    loaded = load_text(f"{HEAD}[board]\n{ENEMY}{MAIN}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n")
    script = Script(loaded.book, loaded.start)
    script.play("opponent: summon sangan")
    assert judged_line(loaded.book, script.state, parse_line("you: activate torrential-tribute")).actions
