"""What keeps an effect away: the place of its card, who controlled it, no damage, or a Summon that never succeeded."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

BATTLE = 'turn = 5\nphase = "battle"\nstep = "battle"'


def test_effect_trigger_a_card_banished_from_the_hand_was_not_on_the_field() -> None:
    told = tell(
        "you: activate lightning-vortex discarding dd-survivor", "you: next end",
        you='hand = ["lightning-vortex", "dd-survivor"]\nspells = ["macro-cosmos|up"]\ndeck = 5',
        opponent='monsters = ["cyber-dragon"]\ndeck = 5',
    )  # fmt: skip
    (made,) = of("why-not.trigger.condition", told)
    assert "while face-up on your field" in text("en", made)
    (made,) = of("why-not.trigger.place-banished", told)
    assert "banished from the hand, not from the field" in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_trigger_a_card_that_must_come_from_the_hand_was_on_the_field(lang: str) -> None:
    told = tell("you: activate dark-hole", you='hand = ["dark-hole"]\nmonsters = ["night-assailant"]')
    (made,) = of("why-not.trigger.place-other", told)
    assert (made.get("from"), made.get("zone")) == (Word("zone", "monster"), Word("zone", "hand"))
    assert "{" not in text(lang, made)


def test_zone_owner_return_a_stolen_card_names_who_controlled_it() -> None:
    told = tell(
        "you: attack card-trooper targeting judge-man",
        you='monsters = ["card-trooper|owner=opponent"]', opponent='monsters = ["judge-man"]\ndeck = 5', board=BATTLE,
    )  # fmt: skip
    assert [made.node for made in of("why-not.trigger", told)] == ["why-not.trigger.control"]


@pytest.mark.parametrize(("field", "told"), [('field = ["the-sanctuary-in-the-sky|up"]', 1), ("", 0)])
def test_damage_battle_definition_without_damage_its_trigger_stays_away(field: str, told: int) -> None:
    made = tell(
        "you: attack airknight-parshath targeting honest", you='monsters = ["airknight-parshath"]\ndeck = 5',
        opponent=f'monsters = ["honest"]\n{field}', board=BATTLE,
    )  # fmt: skip
    assert len(of("why-not.trigger.no-damage", made)) == told


def test_mechanic_b4_a_negated_summon_triggers_nothing() -> None:
    told = tell(
        "you: summon harpie-girl", "opponent: activate horn-of-heaven tributing mushroom-man",
        you='hand = ["harpie-girl"]', opponent='monsters = ["king-tiger-wanghu", "mushroom-man"]\n'
        'spells = ["horn-of-heaven|set"]',
    )  # fmt: skip
    (made,) = of("why-not.trigger.never-summoned", told)
    assert "King Tiger Wanghu" in text("en", made)


def test_battle_declare_a_ban_comes_too_late_for_a_declared_attack() -> None:
    told = tell(
        "opponent: attack battle-ox targeting mushroom-man", "you: activate threatening-roar",
        you='monsters = ["mushroom-man"]\nspells = ["threatening-roar|set"]', opponent='monsters = ["battle-ox"]',
        board=f'{BATTLE}\nturn_player = "opponent"',
    )  # fmt: skip
    assert len(of("why-not.goes-on.declared", told)) == 1


def test_mechanic_g4_what_keeps_a_card_unaffected_is_quoted() -> None:
    told = tell(
        "you: activate lightning-vortex discarding firegrass", you='hand = ["lightning-vortex", "firegrass"]',
        opponent='monsters = ["the-legendary-fisherman", "great-white"]\nfield = ["umi|up"]',
    )  # fmt: skip
    (made,) = of("protected.immune", told)
    assert "While there is a face-up “Umi”" in text("en", made)


def test_mechanic_c10_a_card_that_is_placed_on_the_deck_is_not_destroyed() -> None:
    told = tell(
        "you: summon raiza-the-storm-monarch tributing petit-moth", "you: choose toon-world",
        you='hand = ["raiza-the-storm-monarch"]\nmonsters = ["petit-moth"]',
        opponent='monsters = ["toon-gemini-elf"]\nspells = ["toon-world|up"]',
    )  # fmt: skip
    assert len(of("why-not.linkless.verb-of-other", told)) == 1


def test_target_needs_legal_a_card_used_as_a_cost_is_named() -> None:
    made = refusal(
        "you: activate wave-motion-cannon", "opponent: activate mystical-space-typhoon targeting wave-motion-cannon",
        check="activate.target", you='spells = ["wave-motion-cannon|up"]',
        opponent='spells = ["mystical-space-typhoon|set"]',
    )  # fmt: skip
    assert "Wave-Motion Cannon” is no longer on the field" in text("en", made)


def test_target_needs_legal_a_card_elsewhere_is_named() -> None:
    made = refusal(
        "you: activate monster-reborn", check="activate.target",
        you='hand = ["monster-reborn"]\nbanished = ["summoned-skull"]',
    )  # fmt: skip
    assert "“Summoned Skull” is not in the Graveyard but among the banished cards" in text("en", made)


def test_search_a_ban_on_searching_is_named_and_not_an_empty_deck() -> None:
    made = refusal(
        "you: activate thunder-dragon", check="activate.prohibited",
        you='hand = ["thunder-dragon"]\ndeck = ["thunder-dragon"]', opponent='monsters = ["thunder-king-rai-oh"]',
    )  # fmt: skip
    assert "Thunder King Rai-Oh" in text("en", made)


def test_fusion_materials_a_monster_with_its_own_way_is_named() -> None:
    made = refusal(
        "you: activate polymerization", check="activate.nothing",
        you='hand = ["polymerization"]\nmonsters = ["x-head-cannon", "y-dragon-head", "z-metal-tank"]\n'
        'extra = ["xyz-dragon-cannon"]',
    )  # fmt: skip
    assert made.node == "refused.activate.nothing.fusion.own-way.text"
    assert "by banishing the above materials" in text("en", made)


def test_effect_card_over_rule_effects_that_share_a_limit_say_so() -> None:
    made = refusal(
        "you: activate y-dragon-head effect 1 targeting x-head-cannon", "opponent: pass", "you: pass",
        "you: activate y-dragon-head effect 2", check="activate.limit",
        you='monsters = ["x-head-cannon", "y-dragon-head"]',
    )  # fmt: skip
    assert made.node == "refused.activate.limit.shared"


def test_battle_one_attack_two_attacks_are_counted() -> None:
    made = refusal(
        "you: attack mataza-the-zapper directly", "you: attack mataza-the-zapper directly",
        "you: attack mataza-the-zapper directly", check="attack.once", you='monsters = ["mataza-the-zapper"]',
        board=BATTLE,
    )  # fmt: skip
    assert made.node == "refused.attack.once.again"
    assert "2 times" in text("en", made)


def test_battle_one_attack_effects_that_allow_one_more_do_not_add_up() -> None:
    made = refusal(
        "you: attack mataza-the-zapper directly", "you: attack mataza-the-zapper directly",
        "you: attack mataza-the-zapper directly", check="attack.once", board=BATTLE,
        you='monsters = ["mataza-the-zapper"]\n'
        'spells = ["twin-swords-of-flashing-light-tryce|up|equip=mataza-the-zapper"]',
    )  # fmt: skip
    assert made.node == "refused.attack.once.not-added"
    assert "do not add up" in text("en", made)


def test_trap_activation_condition_an_attack_that_is_over_is_looked_back_at() -> None:
    made = refusal(
        "you: attack battle-ox targeting gemini-elf", "opponent: pass", "you: next main2",
        "opponent: activate sakuretsu-armor", check="activate.event", board=BATTLE, you='monsters = ["battle-ox"]',
        opponent='monsters = ["gemini-elf|def"]\nspells = ["sakuretsu-armor|set"]',
    )  # fmt: skip
    assert made.node == "refused.activate.event.attack-over.text"
    assert "has already declared its attack" in text("en", made)


def test_trap_activation_condition_a_summon_that_is_over_is_looked_back_at() -> None:
    made = refusal(
        "you: summon battle-ox", "opponent: pass", "you: activate pot-of-greed",
        "opponent: activate trap-hole targeting battle-ox", check="activate.event",
        you='hand = ["battle-ox", "pot-of-greed"]\ndeck = 5', opponent='spells = ["trap-hole|set"]',
    )  # fmt: skip
    assert made.node == "refused.activate.event.summon-over.text"
    assert "was Summoned earlier this turn" in text("en", made)


def test_summon_flip_unlimited_a_flip_summon_is_told_to_be_a_change_of_position() -> None:
    made = refusal(
        "you: change gemini-elf", "you: activate book-of-moon targeting gemini-elf", "you: flip gemini-elf",
        check="change.once", you='monsters = ["gemini-elf"]\nhand = ["book-of-moon"]',
    )  # fmt: skip
    assert made.node == "refused.change.once.by-flip"
    assert "a Flip Summon is a change of battle position too" in text("en", made)


def test_trap_activation_condition_what_negates_a_summon_is_not_told_that_only_that_is_possible() -> None:
    made = refusal(
        "opponent: special-summon number-39-utopia using gemini-elf, la-jinn-the-mystical-genie-of-the-lamp atk",
        "you: activate steelswarm-roach", check="activate.event",
        you='monsters = ["steelswarm-roach|materials=sangan+kuriboh"]',
        opponent='monsters = ["gemini-elf", "la-jinn-the-mystical-genie-of-the-lamp"]\nextra = ["number-39-utopia"]',
        board='turn = 6\nturn_player = "opponent"',
    )  # fmt: skip
    assert "Level 5 or higher" in text("en", made)


def test_ritual_tributes_what_forbids_them_is_named() -> None:
    made = refusal(
        "you: activate end-of-the-world", check="activate.nothing", opponent='spells = ["mask-of-restrict|up"]',
        you='hand = ["end-of-the-world", "demise-king-of-armageddon"]\nmonsters = ["gemini-elf", "mystical-elf"]',
    )  # fmt: skip
    assert made.node == "refused.activate.nothing.ritual.barred.text"
    assert "Mask of Restrict" in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_trigger_a_refusal_names_the_hand_from_which_the_card_would_have_to_come(lang: str) -> None:
    made = refusal(
        "you: activate card-trooper naming 1", "you: activate night-assailant effect 2", check="activate.trigger",
        you='monsters = ["card-trooper"]\ndeck = ["night-assailant"]\ngraveyard = ["man-eater-bug"]',
    )  # fmt: skip
    assert made.node == "refused.activate.event.place-other.text"
    assert (made.get("zone"), made.get("wanted")) == (Word("zone", "deck"), Word("zone", "hand"))
    assert "{" not in text(lang, made)
