"""What did not happen is told directly behind its event."""

from __future__ import annotations

from rulebook.language.sentences.render import text
from scenarios.formats.loader import load_text
from scenarios.playing.runner import play_scenario
from scenarios.playing.script import grouped
from tutor_app.wording.told_lines import in_order, told_of, why_not_of

HEAD = 'id = "test.board"\nkind = "card"\nruleset = "2014"\ncites = []\n[text.en]\ntitle = "A board"\n'


def said(board: str, *lines: str) -> list[str]:
    """What is told of these lines, in order and in English."""
    written = "".join(f"[[line]]\ndo = {line!r}\n" for line in lines)
    loaded = load_text(f"{HEAD}[board]\nturn = 3\n{board}\n{written}")
    _, done, faults = play_scenario(loaded)
    assert faults == [], faults
    groups = [group for line in done for group in grouped(line.taken)]
    return [
        text("en", made)
        for group in groups
        for made in in_order(*told_of(loaded, group), why_not_of(loaded, group).shown)
    ]


def test_hand_limit_an_effect_that_is_not_set_off_is_told_before_the_next_turn() -> None:
    hand = ["goldd-wu-lord-of-dark-world", *["mystical-elf"] * 6]
    told = said(
        f'phase = "end"\n[board.you]\nhand = {hand}\n',
        "you: next draw", "you: choose goldd-wu-lord-of-dark-world",
    )  # fmt: skip
    (at,) = [at for at, one in enumerate(told) if "discarded by a game rule, not by a card effect" in one]
    assert "You discard" in told[at - 1]
    assert told[at + 1].startswith("Turn 4 begins.")


def test_xyz_an_attack_that_is_allowed_is_told_before_what_it_triggers() -> None:
    told = said(
        'phase = "battle"\nstep = "battle"\n'
        '[board.you]\nmonsters = ["number-39-utopia|materials=battle-ox+mystical-elf"]\n'
        '[board.opponent]\nmonsters = ["gemini-elf"]\nspells = ["gravity-bind|up"]\n',
        "you: attack number-39-utopia targeting gemini-elf",
    )  # fmt: skip
    at = next(at for at, one in enumerate(told) if "has no Level" in one)
    assert "attacks" in told[at - 1]
    assert "triggers" in told[at + 1]


def test_spell_equip_life_points_that_decide_a_battle_are_told_before_its_damage() -> None:
    told = said(
        'phase = "battle"\nstep = "battle"\n'
        '[board.you]\nmonsters = ["gemini-elf"]\nspells = ["megamorph|up|equip=gemini-elf"]\n'
        '[board.opponent]\nmonsters = ["sangan"]\n',
        "you: attack gemini-elf targeting sangan",
    )  # fmt: skip
    points = next(at for at, one in enumerate(told) if "8000" in one)
    damage = next(at for at, one in enumerate(told) if "900 battle damage" in one)
    assert points < damage


def test_chain_resolution_a_card_destroyed_too_late_is_told_before_the_next_link_resolves() -> None:
    told = said(
        'phase = "main1"\n[board.you]\nspells = ["mystical-space-typhoon|set"]\nhand = ["book-of-moon"]\n'
        'monsters = ["gemini-elf"]\n[board.opponent]\nspells = ["threatening-roar|set"]\n',
        "you: activate book-of-moon targeting gemini-elf", "opponent: pass",
        "you: activate mystical-space-typhoon targeting threatening-roar", "opponent: activate threatening-roar",
    )  # fmt: skip
    late = next(at for at, one in enumerate(told) if "has already resolved as Chain Link 3" in one)
    assert "Chain Link 1 resolves" in told[late + 1]


def test_mechanic_b4_what_frees_a_card_is_told_before_what_that_card_negates() -> None:
    told = said(
        'phase = "main1"\nturn_player = "opponent"\n[board.you]\nspells = ["skill-drain|up"]\n'
        '[board.opponent]\nmonsters = ["jinzo"]\nspells = ["royal-decree|set"]\n',
        "opponent: activate royal-decree",
    )  # fmt: skip
    freed = next(at for at, one in enumerate(told) if "It stays that way" in one)
    assert freed < next(at for at, one in enumerate(told) if "negates the effect of “Royal Decree”" in one)
    assert not [one for one in told if "now negates the effects" in one]
