"""Effects that wait for LP or damage say why this was not it: another player, a battle, no direct attack."""

from __future__ import annotations

from rulebook.language.sentences.render import text

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


def test_an_effect_that_waits_for_its_player_to_gain_lp_is_not_triggered_by_the_other_player() -> None:
    goblin = 'hand = ["upstart-goblin"]\ndeck = 5'
    told = tell("you: activate upstart-goblin", you=f'monsters = ["fire-princess"]\n{goblin}')
    (made,) = of("why-not.trigger", told)
    assert made.node == "why-not.trigger.lp-of-other"
    assert text("en", made).endswith(
        "only triggers when you gain LP. Here your opponent gained LP, so it does not activate."
    )
    hers = tell("you: activate upstart-goblin", you=goblin, opponent='monsters = ["fire-princess"]')
    assert of("why-not.trigger", hers) == []
    negated = tell(
        "you: activate upstart-goblin", you=f'monsters = ["fire-princess"]\nspells = ["skill-drain|up"]\n{goblin}'
    )
    assert of("why-not.trigger", negated) == []


def test_damage_battle_definition_is_not_damage_by_an_effect() -> None:
    room = 'spells = ["dark-room-of-nightmare|up"]'
    told = tell(
        "you: attack cyber-dragon directly", you=f'monsters = ["cyber-dragon"]\n{room}', board=BATTLE
    )  # fmt: skip
    (made,) = of("why-not.trigger", told)
    assert (made.node, made.rules[0]) == ("why-not.trigger.battle-damage", "damage.battle.definition")
    theirs = tell("you: attack cyber-dragon directly", you='monsters = ["cyber-dragon"]', opponent=room, board=BATTLE)
    assert of("why-not.trigger", theirs) == []


GORZ = 'hand = ["gorz-the-emissary-of-darkness", "{}"]'


def test_effect_trigger_damage_by_a_card_of_ones_own_is_not_what_is_waited_for() -> None:
    told = tell("you: activate tremendous-fire", you=GORZ.format("tremendous-fire"), opponent='monsters = ["jinzo"]')
    (made,) = of("why-not.trigger.own-card", told)
    assert "your own card “Tremendous Fire”" in text("en", made)
    theirs = tell(
        "opponent: activate tremendous-fire", you='hand = ["gorz-the-emissary-of-darkness"]',
        opponent='hand = ["tremendous-fire"]', board='turn = 4\nphase = "main1"\nturn_player = "opponent"',
    )  # fmt: skip
    assert of("why-not.trigger.own-card", theirs) == []


def test_effect_trigger_prevented_damage_starts_no_effect_that_waits_for_damage() -> None:
    fight = 'turn = 4\nphase = "battle"\nstep = "battle"\nturn_player = "opponent"'
    told = tell(
        "opponent: attack summoned-skull directly", "you: activate kuriboh", you=GORZ.format("kuriboh"),
        opponent='monsters = ["summoned-skull"]', board=fight,
    )  # fmt: skip
    (made,) = of("why-not.trigger.prevented", told)
    assert text("en", made).startswith("You take no damage, so")
    harmed = tell(
        "opponent: attack summoned-skull directly", you=GORZ.format("kuriboh"),
        opponent='monsters = ["summoned-skull"]', board=fight,
    )  # fmt: skip
    assert of("why-not.trigger.prevented", harmed) == []
