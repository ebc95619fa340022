"""A refused line is judged in the window in which it comes nearest to being possible."""

from __future__ import annotations

import pytest

from rulebook.engine.core.book import Book
from rulebook.engine.core.state import DuelState
from rulebook.notation.faults import Refused
from rulebook.notation.parser import parse_line
from scenarios.formats.loader import load_text
from scenarios.playing.refusals import judged_line, shown_refusal
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


GUARDED = 'monsters = ["marauding-captain", "command-knight", "summoned-skull"]'
UNDER_WATER = 'monsters = ["the-legendary-fisherman", "summoned-skull"]\nfield = ["umi|up"]'


@pytest.mark.parametrize(
    ("board", "opponent", "then", "check"),
    [
        (BATTLE, GUARDED, "attack gemini-elf targeting command-knight", "request.not-offered"),
        (BATTLE, UNDER_WATER, "attack gemini-elf targeting the-legendary-fisherman", "request.not-offered"),
        (MAIN, UNDER_WATER, "attack gemini-elf targeting the-legendary-fisherman", "request.not-offered"),
        (BATTLE, GUARDED, "attack gemini-elf directly", "attack.direct"),
        (BATTLE, GUARDED, "attack gemini-elf targeting summoned-skull", "turn.open"),
    ],
    ids=["a guarded monster", "one under Umi", "one under Umi, before the battle", "directly", "only to wait for"],
)
def test_mechanic_a1_waiting_is_no_remedy_for_an_attack_on_what_cannot_be_attacked(
    board: str, opponent: str, then: str, check: str
) -> None:
    you = 'monsters = ["gemini-elf"]\nspells = ["waboku|set"]'
    threat = 'spells = ["waboku|set"]'
    text = f"{HEAD}[board]\nturn = 3\n{board}\n[board.you]\n{you}\n[board.opponent]\n{opponent}\n{threat}\n"
    loaded = load_text(text)
    script = Script(loaded.book, loaded.start)
    script.play("you: activate waboku")
    with pytest.raises(Refused) as judged:
        judged_line(loaded.book, script.state, parse_line(f"you: {then}"))
    assert judged.value.verdict.failures[0].check == check
    told = shown_refusal(loaded.book, script.state, f"you: {then}", "turn")
    assert told is not None
    assert told.verdict.failures[0].check == check


def test_effect_card_over_rule_a_line_that_waits_for_the_chain_is_judged_after_it() -> None:
    board = 'turn = 3\nphase = "main1"\n[board.you]\nhand = ["mind-control", "jinzo"]\n'
    loaded = load_text(f'{HEAD}[board]\n{board}[board.opponent]\nmonsters = ["gemini-elf"]\n')
    script = Script(loaded.book, loaded.start)
    script.play("you: activate mind-control targeting gemini-elf")
    with pytest.raises(Refused) as judged:
        judged_line(loaded.book, script.state, parse_line("you: summon jinzo tributing gemini-elf"))
    first = judged.value.verdict.failures[0]
    assert first.check == "summon.prohibited", "before Mind Control resolves, there is no monster to Tribute"
    assert first.get("kept") is not None


def test_mechanic_a1_a_line_that_is_possible_after_the_chain_only_has_to_wait() -> None:
    you = 'hand = ["jinzo"]\nspells = ["call-of-the-haunted|set"]\ngraveyard = ["gemini-elf"]\n'
    loaded = load_text(f'{HEAD}[board]\nturn = 3\nphase = "main1"\n[board.you]\n{you}[board.opponent]\n')
    script = Script(loaded.book, loaded.start)
    script.play("you: activate call-of-the-haunted targeting gemini-elf")
    with pytest.raises(Refused) as judged:
        judged_line(loaded.book, script.state, parse_line("you: summon jinzo tributing gemini-elf"))
    assert {one.check for one in judged.value.verdict.failures} == {"turn.open"}


def test_damage_step_activation_limits_a_response_to_a_flipped_monster_is_judged_while_it_stands_there() -> None:
    you = 'monsters = ["battle-ox", "gemini-elf"]\nhand = ["kuriboh"]\nspells = ["raigeki-break|set"]'
    foe = '[board.opponent]\nmonsters = ["man-eater-bug|set"]\n'
    script = Script(*_opened(f"turn = 3\n{BATTLE}\n[board.you]\n{you}\n{foe}"))
    script.play("you: attack battle-ox targeting man-eater-bug")
    script.play("opponent: choose battle-ox")
    with pytest.raises(Refused) as judged:
        script.play("you: activate raigeki-break discarding kuriboh targeting man-eater-bug")
    assert judged.value.verdict.failures[0].check == "activate.damage-step"


def _opened(board: str) -> tuple[Book, DuelState]:
    loaded = load_text(f"{HEAD}[board]\n{board}")
    return loaded.book, loaded.start
