"""Effects that wait for damage by a direct attack say that this damage was not from one (rule effect.trigger)."""

from __future__ import annotations

from .play import of, tell

BATTLE = 'phase = "battle"\nstep = "battle"'


def test_effect_trigger_damage_from_a_battle_is_not_from_a_direct_attack() -> None:
    told = tell(
        "you: attack spirit-reaper targeting petit-moth",
        you='monsters = ["spirit-reaper"]\nspells = ["axe-of-despair|up|equip=spirit-reaper"]',
        opponent='monsters = ["petit-moth"]\nhand = ["sangan"]', board=BATTLE,
    )  # fmt: skip
    (made,) = of("why-not.trigger", told)
    assert (made.node, made.rules) == ("why-not.trigger.not-direct", ("effect.trigger",))


def test_effect_trigger_a_direct_attack_is_not_explained() -> None:
    told = tell(
        "you: attack spirit-reaper directly", you='monsters = ["spirit-reaper"]', opponent='hand = ["kuriboh"]',
        board=BATTLE,
    )  # fmt: skip
    assert of("why-not.trigger", told) == []
