"""What an effect lacks, or does instead, is told from its card: targets, materials, a Summon, the other part."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
WINGMAN = 'extra = ["elemental-hero-flame-wingman"]\n'


def test_mechanic_b8_a_trigger_effect_without_targets_names_them() -> None:
    told = tell(
        "you: attack gemini-elf targeting speed-bird", you='monsters = ["gemini-elf"]', board=BATTLE,
        opponent='monsters = ["speed-bird"]\ngraveyard = ["speed-warrior", "sangan"]',
    )  # fmt: skip
    (made,) = of("why-not.trigger", told)
    assert made.node == "why-not.trigger.no-target.missing"
    assert "2 Level 2 monsters in your opponent's Graveyard, but only 1 fits" in text("en", made)


def test_effect_trigger_a_flip_summon_is_named_as_what_it_is() -> None:
    told = tell("you: flip white-horned-dragon", you='monsters = ["white-horned-dragon|set"]')
    (made,) = of("why-not.trigger", told)
    said = text("en", made)
    assert "Flip Summon" in said
    assert "Normal or Special Summoned" in said


@pytest.mark.parametrize(("turned", "told_of"), [("jinzo", 1), ("sangan", 0)])
def test_mechanic_h3_the_other_part_of_an_effect_quotes_the_condition_that_fails(turned: str, told_of: int) -> None:
    told = tell(
        "you: activate mind-crush naming jinzo", you='hand = ["kuriboh"]\nspells = ["mind-crush"]',
        opponent=f'hand = ["{"jinzo" if turned == "sangan" else "sangan"}"]\nmonsters = ["{turned}|set"]',
    )  # fmt: skip
    made = of("not-done", told)
    assert [one.node for one in made] == ["not-done.otherwise.text"] * told_of
    assert all("in their hand" in text("en", one) for one in made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fusion_activation_legal_a_material_in_the_wrong_place_is_named(lang: str) -> None:
    made = refusal(
        "you: activate miracle-fusion", check="activate.nothing",
        you='hand = ["miracle-fusion", "elemental-hero-avian"]\n'
        'graveyard = ["elemental-hero-burstinatrix"]\n' + WINGMAN,
    )  # fmt: skip
    assert made.node == "refused.activate.nothing.fusion.astray"
    assert "Avian" in text(lang, made)


def test_fusion_activation_legal_the_materials_are_counted() -> None:
    made = refusal(
        "you: activate polymerization", check="activate.nothing",
        you='hand = ["polymerization", "jinzo", "cyber-dragon", "cyber-dragon"]\nextra = ["cyber-end-dragon"]',
    )  # fmt: skip
    assert made.node == "refused.activate.nothing.fusion.parts"
    said = text("en", made)
    assert "only 2 of the 3" in said
    assert "1 “Cyber Dragon” is missing" in said


def test_fusion_activation_legal_without_a_fusion_monster_nothing_else_is_told() -> None:
    made = refusal("you: activate polymerization", check="activate.nothing", you='hand = ["polymerization", "jinzo"]')
    assert made.node == "refused.activate.nothing.fusion.monster"


def test_mechanic_f2_a_monster_that_only_its_own_summon_brings_is_quoted() -> None:
    made = refusal(
        "you: activate monster-reborn targeting chimeratech-overdragon", check="activate.target",
        you='hand = ["monster-reborn"]\ngraveyard = ["chimeratech-overdragon|proper"]',
    )  # fmt: skip
    assert "Must be Fusion Summoned" in text("en", made)


def test_effect_trigger_a_card_that_hinders_an_effect_of_the_standby_phase_is_named() -> None:
    told = tell(
        "you: next standby", you='graveyard = ["treeborn-frog"]\nspells = ["waboku"]', board='turn = 3\nphase = "draw"'
    )
    (made,) = of("why-not.trigger", told)
    assert made.node == "why-not.trigger.condition.hinders"
    assert "Waboku" in text("en", made)


def test_mechanic_d1_the_link_that_resolves_after_a_cost_is_named() -> None:
    told = tell(
        "you: activate enemy-controller naming 2 tributing peten-the-dark-clown targeting battle-ox",
        you='monsters = ["peten-the-dark-clown"]\nhand = ["enemy-controller"]\ndeck = ["peten-the-dark-clown"]',
        opponent='monsters = ["battle-ox"]',
    )
    (made,) = of("timing-missed", told)
    assert made.node == "timing-missed.link"


def test_cost_paid_before_a_card_that_pays_for_itself_is_no_target() -> None:
    made = refusal("you: activate exiled-force", check="activate.target", you='monsters = ["exiled-force"]')
    assert "itself is used to pay the cost" in text("en", made)


def test_mechanic_b8_too_few_targets_are_counted() -> None:
    made = refusal(
        "you: activate pot-of-avarice", check="activate.target",
        you='hand = ["pot-of-avarice"]\ngraveyard = ["sangan", "kuriboh", "jinzo", "battle-ox", "heavy-storm"]',
    )  # fmt: skip
    assert "must target 5 monsters in your Graveyard, but only 4 fit" in text("en", made)


def test_mechanic_b8_a_target_of_another_group_is_not_named_as_lacking_something() -> None:
    made = refusal(
        "you: activate book-of-life targeting vampire-lord", check="activate.target",
        you='hand = ["book-of-life"]\ngraveyard = ["vampire-lord"]', opponent='graveyard = ["pot-of-greed"]',
    )  # fmt: skip
    assert made.node == "refused.activate.target.missing"
    assert "1 monster in your opponent's Graveyard" in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_needs_legal_the_group_with_too_few_targets_is_named_and_counted(lang: str) -> None:
    made = refusal(
        "you: activate two-pronged-attack", check="activate.target",
        you='spells = ["two-pronged-attack"]\nmonsters = ["sangan"]', opponent='monsters = ["battle-ox"]',
    )  # fmt: skip
    assert (made.node, made.get("have"), made.get("needed")) == ("refused.activate.target.missing", 1, 2)
    for depth in Depth:
        assert "2 " in text(lang, made, depth=depth)


def test_target_needs_legal_a_group_is_named_as_the_reader_sees_it() -> None:
    made = refusal(
        "opponent: activate book-of-life targeting vampire-lord", check="activate.target",
        board="turn_player = 'opponent'", opponent='hand = ["book-of-life"]\ngraveyard = ["vampire-lord"]',
    )  # fmt: skip
    assert "1 monster in your Graveyard" in text("en", made)


def test_mechanic_b8_the_card_itself_does_not_count() -> None:
    made = refusal(
        "you: activate mystical-space-typhoon", check="activate.target", you='hand = ["mystical-space-typhoon"]'
    )
    assert made.get("besides") == 1
    assert "none besides itself" in text("en", made)


def test_target_needs_legal_what_an_event_settles_is_left_to_the_text() -> None:
    made = refusal(
        "you: activate armed-dragon-lv5 sending jinzo", check="activate.target",
        you='monsters = ["armed-dragon-lv5"]\nhand = ["jinzo"]',
    )  # fmt: skip
    assert made.get("asks") is None


def test_summon_tribute_count_a_permission_that_does_not_hold_is_quoted() -> None:
    made = refusal("you: summon big-piece-golem", check="summon.tributes", you='hand = ["big-piece-golem"]')
    assert "If your opponent controls a monster" in text("en", made)


@pytest.mark.parametrize(("target", "told_of"), [("marshmallon", 1), ("sangan", 0)])
def test_effect_trigger_a_monster_that_survives_sets_off_no_effect_of_its_attacker(target: str, told_of: int) -> None:
    told = tell(
        f"you: attack elemental-hero-nova-master targeting {target}", board=BATTLE,
        you='monsters = ["elemental-hero-nova-master|proper"]\ndeck = 5', opponent=f'monsters = ["{target}"]\ndeck = 5',
    )  # fmt: skip
    assert len(of("why-not.trigger.other-survived", told)) == told_of


def test_mechanic_d5_a_card_placed_on_the_deck_did_not_reach_the_graveyard() -> None:
    told = tell(
        "you: activate back-to-square-one discarding kuriboh targeting witch-of-the-black-forest",
        you='hand = ["back-to-square-one", "kuriboh"]',
        opponent='monsters = ["witch-of-the-black-forest"]\ndeck = ["sangan"]',
    )
    (made,) = of("why-not.trigger", told)
    assert made.node == "why-not.trigger.destination"


def test_a_refused_effect_of_a_face_up_card_is_not_its_activation() -> None:
    made = refusal(
        "you: activate monster-reborn targeting jinzo", "opponent: activate royal-oppression", check="activate.cost.lp",
        you='hand = ["monster-reborn"]\ngraveyard = ["jinzo"]', opponent='lp = 700\nspells = ["royal-oppression|up"]',
    )  # fmt: skip
    assert "800" in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c2_a_number_that_no_longer_fits_is_told_with_the_one_it_should_be(lang: str) -> None:
    told = tell(
        "opponent: summon goblin-attack-force", "you: activate bottomless-trap-hole",
        "opponent: activate shrink targeting goblin-attack-force", you='spells = ["bottomless-trap-hole|set"]',
        opponent='hand = ["goblin-attack-force"]\nspells = ["shrink|set"]',
        board='turn = 4\nturn_player = "opponent"\nphase = "main1"',
    )  # fmt: skip
    (made,) = of("not-done.condition.near", told)
    assert "1150" in text(lang, made)
    assert "1500" in text(lang, made)
