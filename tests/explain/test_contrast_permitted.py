"""What a player could take for forbidden, and why it is possible."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
ENEMY = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'
MAIN = 'turn = 3\nphase = "main1"'
FLIP = 'monsters = ["man-eater-bug|set"]\nhand = ["gemini-elf"]'
FIGHT = 'monsters = ["gemini-elf"]\nspells = ["rush-recklessly|set"]'
ATTACK = "you: attack gemini-elf targeting summoned-skull"
RUSH = "you: activate rush-recklessly targeting gemini-elf"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("node", "board", "you", "opponent", "lines"),
    [
        ("set", MAIN, 'spells = ["scapegoat|set"]\nhand = ["sangan"]', "",
         ("you: activate scapegoat", "you: pass", "opponent: pass", "you: set sangan")),
        ("flip", MAIN, FLIP, 'monsters = ["sangan"]', ("you: summon gemini-elf", "you: flip man-eater-bug")),
        ("damage-step", BATTLE, FIGHT, 'monsters = ["summoned-skull"]', (ATTACK, "you: pass", "opponent: pass", RUSH)),
        ("counter", ENEMY, 'spells = ["solemn-judgment|set"]',
         'hand = ["heavy-storm"]\nspells = ["seven-tools-of-the-bandit|set"]',
         ("opponent: activate heavy-storm", "you: activate solemn-judgment",
          "opponent: activate seven-tools-of-the-bandit")),
    ],
    ids=["a Set under a ban on Summons", "a Flip Summon", "in the Damage Step", "a Counter Trap"],
)  # fmt: skip
def test_mechanic_e4_what_seems_forbidden_and_is_not_is_told(
    lang: str, node: str, board: str, you: str, opponent: str, lines: tuple[str, ...]
) -> None:
    (made,) = of(f"why-not.allowed.{node}", tell(*lines, you=you, opponent=opponent, board=board))
    assert all(text(lang, made, depth=depth) for depth in Depth)


@pytest.mark.parametrize(
    ("board", "you", "opponent", "lines"),
    [
        (MAIN, 'hand = ["sangan"]', "", ("you: set sangan",)),
        (MAIN, FLIP, 'monsters = ["sangan"]', ("you: flip man-eater-bug",)),
        (MAIN, FIGHT, 'monsters = ["summoned-skull"]', (RUSH,)),
        (ENEMY, 'spells = ["solemn-judgment|set"]', 'hand = ["heavy-storm"]',
         ("opponent: activate heavy-storm", "you: activate solemn-judgment")),
    ],
)  # fmt: skip
def test_mechanic_e4_nothing_is_said_where_nobody_expects_a_ban(
    board: str, you: str, opponent: str, lines: tuple[str, ...]
) -> None:
    assert not of("why-not.allowed", tell(*lines, you=you, opponent=opponent, board=board))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_e9_what_prevents_only_the_damage_does_not_save_the_monster(lang: str) -> None:
    told = tell(
        "opponent: attack gemini-elf targeting sangan", "you: activate kuriboh",
        board='turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"',
        you='monsters = ["sangan"]\nhand = ["kuriboh"]', opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    (made,) = of("why-not.reach.only-damage", told)
    assert all(text(lang, made, depth=depth) for depth in Depth)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_damage_battle_definition_what_saves_only_the_monster_does_not_prevent_the_damage(lang: str) -> None:
    told = tell(
        "you: attack spear-dragon targeting spirit-reaper", board='turn = 3\nphase = "battle"\nstep = "battle"',
        you='monsters = ["spear-dragon"]', opponent='monsters = ["spirit-reaper|def"]',
    )  # fmt: skip
    (made,) = of("why-not.reach.only-monster", told)
    assert all(text(lang, made, depth=depth) for depth in Depth)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_damage_battle_definition_what_is_destroyed_instead_of_the_monster_does_not_prevent_the_damage(
    lang: str,
) -> None:
    told = tell(
        "opponent: attack blue-eyes-white-dragon targeting x-head-cannon",
        board='turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"',
        you='monsters = ["x-head-cannon"]\nspells = ["y-dragon-head|up|equip=x-head-cannon"]',
        opponent='monsters = ["blue-eyes-white-dragon"]', joined=True,
    )  # fmt: skip
    (made,) = of("why-not.reach.only-monster", told)
    assert all(text(lang, made, depth=depth) for depth in Depth)


def test_damage_battle_definition_a_saved_monster_without_damage_needs_no_remark() -> None:
    told = tell(
        "you: attack gemini-elf targeting spirit-reaper", board='turn = 3\nphase = "battle"\nstep = "battle"',
        you='monsters = ["gemini-elf"]', opponent='monsters = ["spirit-reaper|def"]',
    )  # fmt: skip
    assert not of("why-not.reach.only-monster", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b4_the_materials_of_a_negated_effect_stay(lang: str) -> None:
    told = tell(
        "opponent: activate polymerization", "you: activate magic-jammer discarding sangan", board=ENEMY,
        you='spells = ["magic-jammer|set"]\nhand = ["sangan"]',
        opponent='monsters = ["elemental-hero-avian"]\nhand = ["polymerization", "elemental-hero-burstinatrix"]\n'
        'extra = ["elemental-hero-flame-wingman"]',
    )  # fmt: skip
    (made,) = of("why-not.back.negated", told)
    assert all(text(lang, made, depth=depth) for depth in Depth)
