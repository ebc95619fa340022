"""What decides an event is told with it: mandatory effects, what negates, the highest value, the option chosen."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.explain.tree import Apart, Role, Thing
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
SPELLS = ("pot-of-greed", "graceful-charity", "dark-hole", "raigeki", "upstart-goblin")


def said(made: Explanation) -> list[str]:
    return [text(lang, made, depth=depth) for lang in LANGUAGES for depth in Depth]


def against_dragon(*spells: str) -> list[Explanation]:
    hand = ", ".join(f'"{one}"' for one in spells)
    return tell(
        *(f"you: activate {one}" for one in spells), you=f'hand = [{hand}]\ndeck = ["jinzo", "jinzo", "jinzo"]',
        opponent='monsters = ["light-and-darkness-dragon"]\ndeck = ["jinzo"]',
    )  # fmt: skip


def test_mechanic_d4_a_quick_effect_that_nobody_chose_is_called_mandatory() -> None:
    told = against_dragon("pot-of-greed")
    (made,) = of("activated.effect", told)
    assert made.node == "activated.effect.mandatory"
    (changed,) = of("applied.change", told)
    assert all("2300" in one and "1900" in one for one in said(changed))


def test_mechanic_h3_a_loss_that_is_too_great_says_what_the_monster_has() -> None:
    (made,) = of("not-done", against_dragon(*SPELLS))
    assert all("800" in one and "400" in one and "500" in one for one in said(made))


def test_a_quick_effect_that_was_chosen_is_not_called_mandatory() -> None:
    told = tell(
        "you: activate pot-of-greed", "opponent: activate dd-crow targeting sangan",
        you='hand = ["pot-of-greed"]\ngraveyard = ["sangan"]\ndeck = ["jinzo", "jinzo"]',
        opponent='hand = ["dd-crow"]',
    )  # fmt: skip
    assert [made.node for made in of("activated.effect", told)] == ["activated.effect"]


@pytest.mark.parametrize(
    ("lines", "board"),
    [
        (
            ["you: attack dark-ruler-ha-des targeting sangan"],
            {
                "you": 'monsters = ["dark-ruler-ha-des"]',
                "opponent": 'monsters = ["sangan"]\ndeck = ["kuriboh"]',
                "board": BATTLE,
            },
        ),
        (
            ["you: flip magician-of-faith"],
            {
                "you": 'monsters = ["magician-of-faith|set"]\ngraveyard = ["pot-of-greed"]\nfield = ["necrovalley|up"]',
                "opponent": "",
            },
        ),
        (
            ["you: flip magician-of-faith"],
            {
                "you": 'monsters = ["magician-of-faith|set"]\ngraveyard = ["pot-of-greed"]',
                "opponent": 'spells = ["skill-drain|up"]',
            },
        ),
    ],
)
def test_mechanic_b4_a_continuous_effect_that_negates_is_quoted(lines: list[str], board: dict[str, str]) -> None:
    (made,) = of("effect-negated", tell(*lines, **board))
    assert made.node == "effect-negated.void.text"
    assert made.get("passage") is not None
    assert all("{" not in one for one in said(made))


@pytest.mark.parametrize(
    ("spell", "goes", "value"), [("smashing-ground", "mystical-elf", "2000"), ("fissure", "kuriboh", "300")]
)
def test_the_highest_or_lowest_value_is_told_with_its_number(spell: str, goes: str, value: str) -> None:
    told = tell(
        f"you: activate {spell}", you=f'hand = ["{spell}"]', opponent='monsters = ["mystical-elf", "kuriboh", "jinzo"]'
    )
    (made,) = of("destroyed.effect", told)
    assert made.node == "destroyed.effect.extreme"
    card = made.get("card")
    assert isinstance(card, Thing)
    assert card.names is not None
    assert goes.split("-")[0] in card.names.en.lower()
    assert all(value in one for one in said(made))


def test_an_option_that_is_chosen_is_told_by_what_it_does() -> None:
    told = tell(
        "you: activate enemy-controller paying 2 tributing kuriboh targeting gemini-elf",
        you='hand = ["enemy-controller"]\nmonsters = ["kuriboh"]', opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    (made,) = of("mode-chosen", told)
    assert "ake control" in text("en", made)
    assert all("{" not in one for one in said(made))


def test_mechanic_d1_a_tribute_for_a_summon_does_not_promise_an_effect_that_misses_its_timing() -> None:
    told = tell(
        "you: summon jinzo tributing peten-the-dark-clown",
        you='hand = ["jinzo"]\nmonsters = ["peten-the-dark-clown"]\ndeck = ["peten-the-dark-clown"]',
    )  # fmt: skip
    assert not of("trigger-met", told)
    assert of("timing-missed", told)


def test_a_return_to_the_field_is_called_no_summon() -> None:
    told = tell(
        "you: activate interdimensional-matter-transporter targeting breaker-the-magical-warrior", "you: next end",
        you='monsters = ["breaker-the-magical-warrior"]\nspells = ["interdimensional-matter-transporter|set"]',
    )  # fmt: skip
    (made,) = of("returned", told)
    assert "not a Summon" in text("en", made)


def test_two_set_copies_are_told_apart_by_zone() -> None:
    told = tell(
        "you: activate mystical-space-typhoon targeting mirror-force#2",
        you='hand = ["mystical-space-typhoon"]\nspells = ["mirror-force|set", "mirror-force|set"]',
    )  # fmt: skip
    card = of("targeted", told)[0].get("card")
    assert isinstance(card, Thing)
    assert card.apart == Apart("spell-trap-zone", 2)


def test_control_that_comes_back_names_no_owner() -> None:
    told = tell(
        "you: activate mind-control targeting gemini-elf", "you: next end", you='hand = ["mind-control"]',
        opponent='monsters = ["gemini-elf"]\ndeck = ["jinzo"]',
    )  # fmt: skip
    back = of("control-changed", told)[-1]
    assert "your opponent's monster" not in text("en", back).replace("Your opponent gets", "")


def test_effect_trigger_an_effect_with_two_events_can_be_activated_by_one_of_them() -> None:
    told = tell(
        "you: attack gemini-elf directly", you='monsters = ["gemini-elf"]',
        opponent='hand = ["gorz-the-emissary-of-darkness"]', board=BATTLE,
    )  # fmt: skip
    assert [made.node for made in of("trigger-met", told)] == ["trigger-met.optional"]


def test_mechanic_g4_no_other_card_is_taken_instead_of_an_unaffected_one() -> None:
    told = tell(
        "you: activate smashing-ground", "opponent: activate forbidden-lance targeting cyber-dragon",
        you='hand = ["smashing-ground"]',
        opponent='monsters = ["cyber-dragon", "gemini-elf"]\nspells = ["forbidden-lance|set"]',
    )  # fmt: skip
    (made,) = of("why-not.spared.no-substitute", told)
    assert all("1600" in one and "{" not in one for one in said(made))


def test_effect_card_over_rule_what_forbids_all_a_trigger_would_do_is_quoted() -> None:
    told = tell(
        "you: summon green-gadget", you='hand = ["green-gadget"]\ndeck = ["red-gadget"]',
        opponent='monsters = ["thunder-king-rai-oh"]',
    )  # fmt: skip
    (made,) = of("why-not.trigger.forbidden", told)
    assert made.get("passage") is not None
    assert all("{" not in one for one in said(made))


def test_a_monster_that_keeps_its_position_is_no_thing_that_happens_all_the_same() -> None:
    told = tell(
        "you: activate level-limit-area-b", you='hand = ["level-limit-area-b"]',
        opponent='monsters = ["number-39-utopia"]',
    )  # fmt: skip
    (made,) = of("why-not.reach.held-no-level", told)
    assert made.role is Role.WHY_NOT


def test_damage_effect_definition_damage_for_each_of_something_says_how_often() -> None:
    told = tell(
        "you: activate wave-motion-cannon", you='spells = ["wave-motion-cannon|up|since=1"]',
        board='turn = 5\nphase = "main1"',
    )  # fmt: skip
    (made,) = of("effect-damage", told)
    assert made.node == "effect-damage.times"
    assert all("2 × 1000" in one for one in said(made))
    assert "for each of your Standby Phases" in text("en", made)


def test_effect_card_over_rule_a_gain_for_each_of_something_says_how_often() -> None:
    told = tell("you: activate card-trooper naming 3", you='monsters = ["card-trooper"]\ndeck = 20')
    (made,) = of("applied.change.now", told)
    assert any("3 × 500" in one for one in said(made))


def test_effect_card_over_rule_a_continuous_gain_for_each_of_something_says_how_often() -> None:
    told = tell(
        "you: activate united-we-stand targeting gemini-elf",
        you='hand = ["united-we-stand"]\nmonsters = ["gemini-elf", "battle-ox"]',
    )  # fmt: skip
    (made,) = of("why-not.strength.plain.text", told)
    assert all("2 × 800" in one for one in said(made))


def test_xyz_material_not_on_field_materials_are_told_not_to_be_counted() -> None:
    told = tell(
        "you: activate united-we-stand targeting number-39-utopia",
        you='hand = ["united-we-stand"]\nmonsters = ["number-39-utopia|materials=gemini-elf+battle-ox"]',
    )  # fmt: skip
    (made,) = of("why-not.spared.attached", told)
    assert "not on the field" in text("en", made)


def test_damage_equal_to_a_value_is_no_product() -> None:
    told = tell(
        "opponent: attack gemini-elf directly", "you: activate magic-cylinder",
        board='turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"',
        you='spells = ["magic-cylinder|set"]', opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    assert [made.node for made in of("effect-damage", told)] == ["effect-damage"]
