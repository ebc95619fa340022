"""Effects that wait for an event while others last."""

from __future__ import annotations

import pytest

from scenarios.formats.small_boards import board
from scenarios.playing.runner import check


def test_mechanic_g2_an_effect_that_comes_due_ends_no_other() -> None:
    """Necro Gardna stops the first attack; the ATK gained before still counts in the second."""
    entry = {
        "name": "one waits, one lasts",
        "turn_player": "opponent",
        "you": {"graveyard": ["necro-gardna"]},
        "opponent": {"hand": ["rush-recklessly"], "monsters": ["gemini-elf", "kuriboh"]},
        "lines": [
            {"do": "opponent: activate rush-recklessly targeting gemini-elf"},
            {"do": "opponent: next battle"},
            {"do": "you: activate necro-gardna"},
            {"do": "opponent: next battle"},
            {"do": "opponent: attack kuriboh directly"},
            {"do": "opponent: attack gemini-elf directly"},
        ],
        "expect": {"you": {"lp": 8000 - 1900 - 700}},
    }
    assert check(board("lasting", entry).loaded()) == []


OJAMA, VORTEX = {"spells": ["ojama-trio"]}, {"hand": ["lightning-vortex", "sangan"]}
OPEN = [{"do": "opponent: pass"}, {"do": "you: pass"}]


def test_mechanic_g2_damage_for_tokens_follows_whatever_lasted_before() -> None:
    """An effect that lasts longer does not hide the Ojama Tokens, and a monster that is no Token costs nothing."""
    entry = {
        "name": "Tokens behind another effect",
        "you": {**OJAMA, "hand": [*VORTEX["hand"], "rush-recklessly"]},
        "opponent": {"monsters": ["cyber-dragon"]},
        "lines": [
            {"do": "you: activate rush-recklessly targeting cyber-dragon"},
            *OPEN,
            {"do": "you: activate ojama-trio"},
            *OPEN,
            {"do": "you: activate lightning-vortex discarding sangan"},
        ],
        "expect": {"opponent": {"lp": 8000 - 3 * 300, "monsters": []}},
    }
    assert check(board("lasting", entry).loaded()) == []


def test_mechanic_g2_each_lasting_effect_watches_its_own_tokens() -> None:
    entry = {
        "name": "Tokens of both players",
        "you": {**OJAMA, **VORTEX},
        "opponent": OJAMA,
        "lines": [
            {"do": "you: activate ojama-trio"},
            {"do": "opponent: activate ojama-trio"},
            *OPEN[::-1],
            {"do": "you: activate lightning-vortex discarding sangan"},
        ],
        "expect": {"opponent": {"lp": 8000 - 3 * 300}, "you": {"lp": 8000, "monsters": 3}},
    }
    assert check(board("lasting", entry).loaded()) == []


@pytest.mark.parametrize(
    ("token", "allowed"),
    [
        ("ojama-token|def", False),
        ("kuriboh-token|def", False),
        ("fluff-token|def", True),
        ("fluff-token|def|special-summoned", False),
    ],
)
def test_mechanic_g2_a_token_on_a_described_board_has_what_its_card_says_of_it(token: str, allowed: bool) -> None:
    line: dict[str, object] = {"do": f"you: summon zaborg-the-thunder-monarch tributing {token.partition('|')[0]}"}
    if not allowed:
        line["expect"] = {"illegal": "summon.prohibited"}
    entry = {
        "name": "a Token that stands there",
        "you": {"hand": ["zaborg-the-thunder-monarch"], "monsters": [token]},
        "opponent": {"monsters": ["marshmallon"]},
        "lines": [line],
    }
    assert check(board("described-token", entry).loaded()) == []


def test_mechanic_g2_a_token_on_a_described_board_costs_its_controller_lp_when_it_is_destroyed() -> None:
    entry = {
        "name": "the Ojama Tokens of the opponent",
        "you": {"hand": ["raigeki"]},
        "opponent": {"monsters": ["ojama-token|def", "ojama-token|def", "lord-of-d"]},
        "lines": [{"do": "you: activate raigeki"}],
        "expect": {"opponent": {"lp": 8000 - 2 * 300, "monsters": []}},
    }
    assert check(board("described-token", entry).loaded()) == []
