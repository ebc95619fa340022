"""Replays, Field Spells, Equip Cards, windows of the Damage Step and the first draw: why they do not come or go."""

from __future__ import annotations

from rulebook.explain import Explanation, Thing
from rulebook.explain.tree import Who

from .play import of, tell

BATTLE = 'turn = 4\nphase = "battle"\nstep = "battle"'


def _name(explanation: Explanation, argument: str) -> str:
    thing = explanation.get(argument)
    assert isinstance(thing, Thing)
    assert thing.names is not None
    return thing.names.en


def replays(*lines: str, **sides: str) -> list[Explanation]:
    return of("why-not.replay", tell(*lines, **{"board": BATTLE, **sides}))


def test_battle_replay_a_target_that_only_changes_its_position_brings_none() -> None:
    lines = ("you: attack jinzo targeting sangan", "opponent: activate book-of-moon targeting sangan")
    opponent = 'monsters = ["sangan", "gemini-elf"]\nspells = ["book-of-moon|set"]'
    (made,) = replays(*lines, you='monsters = ["jinzo"]', opponent=opponent)
    assert made.node == "why-not.replay.position"
    assert _name(made, "card") == "Sangan"
    assert made.rules[0] == "battle.replay"


def test_battle_replay_a_monster_of_the_attacking_side_brings_none() -> None:
    lines = (
        "you: attack cyber-dragon targeting gemini-elf",
        "opponent: activate raigeki-break discarding kuriboh targeting sangan",
    )
    opponent = 'hand = ["kuriboh"]\nmonsters = ["gemini-elf"]\nspells = ["raigeki-break|set"]'
    (made,) = replays(*lines, you='monsters = ["cyber-dragon", "sangan"]', opponent=opponent)
    assert made.node == "why-not.replay.own-side"
    assert _name(made, "card") == "Sangan"


def test_battle_replay_nothing_is_said_when_there_is_one() -> None:
    lines = ("you: attack cyber-dragon targeting sangan", "opponent: activate scapegoat")
    opponent = 'monsters = ["sangan"]\nspells = ["scapegoat|set"]'
    assert replays(*lines, you='monsters = ["cyber-dragon"]', opponent=opponent) == []


def test_zone_field_one_each_the_field_spell_of_the_other_player_stays() -> None:
    told = tell("you: activate forest", you='hand = ["forest"]', opponent='field = ["necrovalley|up"]')
    (made,) = of("why-not.stays", told)
    assert made.node == "why-not.stays.field-spell"
    assert _name(made, "source") == "Necrovalley"
    assert made.get("player") is Who.YOU
    assert of("why-not.stays", tell("you: activate forest", you='hand = ["forest"]')) == []


def test_equip_slot_an_equip_card_stays_on_a_monster_that_changes_sides() -> None:
    told = tell(
        "you: activate change-of-heart targeting gemini-elf",
        you='hand = ["change-of-heart"]',
        opponent='monsters = ["gemini-elf"]\nspells = ["axe-of-despair|up|equip=gemini-elf"]',
    )
    (made,) = of("why-not.stays", told)
    assert made.node == "why-not.stays.equip"
    assert (_name(made, "source"), _name(made, "card")) == ("Axe of Despair", "Gemini Elf")
    assert made.get("player") is Who.OPPONENT


def test_damage_step_activation_limits_a_trap_that_lies_ready_cannot_answer_a_summon_there() -> None:
    told = tell(
        "you: attack cyber-dragon targeting mystic-tomato",
        "opponent: activate mystic-tomato",
        board=BATTLE,
        you='monsters = ["cyber-dragon"]\nspells = ["torrential-tribute|set"]',
        opponent='monsters = ["mystic-tomato"]\ndeck = ["sangan"]',
    )
    (made,) = of("why-not.window", told)
    assert made.node == "why-not.window.damage-step"
    assert _name(made, "source") == "Torrential Tribute"


def test_turn_draw_first_turn_none_the_player_who_begins_does_not_draw() -> None:
    (made,) = of("why-not.draw", tell("you: next standby", board='turn = 1\nphase = "draw"'))
    assert made.get("player") is Who.YOU
    assert of("why-not.draw", tell("you: next standby", board='turn = 3\nphase = "draw"')) == []
