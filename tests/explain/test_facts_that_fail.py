"""The one fact that fails, named with its card or its number: Equip Cards, comparisons, counters, Tributes, Summons."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation, Thing, Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

THEIR_TURN = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'


def english(made: Explanation, name: str) -> str:
    thing = made.get(name)
    assert isinstance(thing, Thing)
    assert thing.names is not None
    return thing.names.en


def test_equip_lost_the_monster_was_gone_before_its_equip_card_was_destroyed() -> None:
    told = tell(
        "you: activate smashing-ground", you='hand = ["smashing-ground"]',
        opponent='monsters = ["battle-ox"]\nspells = ["butterfly-dagger-elma|up|equip=battle-ox"]',
    )  # fmt: skip
    (made,) = of("why-not.trigger", told)
    assert (made.node, made.rules[0]) == ("why-not.trigger.no-host", "equip.lost")


@pytest.mark.parametrize(
    ("line", "you", "node"),
    [
        (
            "you: activate mystical-space-typhoon targeting flint", 'hand = ["mystical-space-typhoon"]',
            "why-not.trigger.host-stays",
        ),
        (
            "you: activate compulsory-evacuation-device targeting battle-ox",
            'spells = ["compulsory-evacuation-device"]', "why-not.trigger.host-moved",
        ),
    ],
)  # fmt: skip
def test_effect_trigger_what_became_of_the_equipped_monster_is_named(line: str, you: str, node: str) -> None:
    board = 'monsters = ["gemini-elf"]\nspells = ["flint|up|equip=battle-ox"]'
    (made,) = of("why-not.trigger", tell(line, you=f'{you}\nmonsters = ["battle-ox"]', opponent=board))
    assert made.node == node
    assert english(made, "other") == "Battle Ox"


@pytest.mark.parametrize(
    ("line", "hand", "node"),
    [
        ("opponent: summon snipe-hunter", "snipe-hunter", "why-not.trigger.waits.number"),
        ("opponent: set celtic-guardian", "celtic-guardian", "why-not.trigger.waits.set"),
    ],
)
def test_effect_trigger_a_summon_that_comes_near_to_the_one_awaited(line: str, hand: str, node: str) -> None:
    told = tell(line, board=THEIR_TURN, you='monsters = ["king-tiger-wanghu"]', opponent=f'hand = ["{hand}"]')
    (made,) = of("why-not.trigger", told)
    assert made.node == node
    assert english(made, "source") == "King Tiger Wanghu"


def test_effect_trigger_a_flip_summon_is_not_the_summon_awaited() -> None:
    lines = ("opponent: flip celtic-guardian", "opponent: pass", "you: pass")
    told = tell(
        *lines, board=THEIR_TURN, you='monsters = ["king-tiger-wanghu"]', opponent='monsters = ["celtic-guardian|set"]'
    )
    (made,) = of("why-not.trigger", told)
    assert (made.node, made.get("kinds")) == ("why-not.trigger.waits.kinds.named", Word("summon", "flip"))
    for lang in LANGUAGES:
        assert "Wanghu" in text(lang, made)


def test_effect_trigger_a_monster_that_is_weak_enough_is_not_said_to_escape() -> None:
    told = tell(
        "opponent: summon celtic-guardian", board=THEIR_TURN, you='monsters = ["king-tiger-wanghu"]',
        opponent='hand = ["celtic-guardian"]',
    )  # fmt: skip
    assert of("why-not.trigger", told) == []


def test_counter_only_by_effect_the_number_that_is_there_is_told() -> None:
    full = 'monsters = ["royal-magical-library|counters=spell:3"]\nhand = ["pot-of-greed"]'
    told = tell("you: activate pot-of-greed", you=full)
    (made,) = of("not-done", told)
    assert (made.node, made.get("have")) == ("not-done.no-room.full", 3)


def test_effect_card_over_rule_only_what_the_other_player_gains_is_turned() -> None:
    side = 'spells = ["bad-reaction-to-simochi|up"]'
    told = tell("opponent: activate upstart-goblin", board=THEIR_TURN, you=side, opponent='hand = ["upstart-goblin"]')
    (made,) = of("why-not.reach", told)
    assert made.node == "why-not.reach.other-gain"


JUNK = "you: special-summon junk-warrior using junk-synchron, speed-warrior atk"


def junk(*others: str, joined: bool = False) -> list[Explanation]:
    beside = ", ".join(f'"{one}"' for one in ("junk-synchron", "speed-warrior", *others))
    return tell(JUNK, you=f'monsters = [{beside}]\nextra = ["junk-warrior"]', joined=joined)


def test_effect_card_over_rule_what_an_effect_would_count_is_told_if_there_is_none() -> None:
    (unchanged,) = of("applied.unchanged", junk("battle-ox"))
    assert unchanged.node == "applied.unchanged.none"


def test_effect_card_over_rule_a_card_that_adds_nothing_is_not_said_to_be_missing() -> None:
    (unchanged,) = of("applied.unchanged", junk("ojama-token|def"))
    assert unchanged.node == "applied.unchanged"


def test_effect_card_over_rule_the_cards_that_are_not_counted_are_named() -> None:
    near = {made.node: made for made in of("why-not.spared", junk("battle-ox", joined=True))}
    assert english(near["why-not.spared.not-counted"], "near") == "Battle Ox"
    assert english(near["why-not.spared.counted-until"], "card") == "Speed Warrior"


COMPARED = (
    (
        "you: activate throwstone-unit", "activate.nothing",
        'monsters = ["throwstone-unit", "celtic-guardian"]', "jinzo", 1500, 900,
    ),
    (
        "you: activate armed-dragon-lv5", "activate.target",
        'monsters = ["armed-dragon-lv5"]\nhand = ["celtic-guardian", "battle-ox"]', "gemini-elf", 1900, 1700,
    ),
    (
        "you: activate armed-dragon-lv7", "activate.nothing",
        'monsters = ["armed-dragon-lv7"]\nhand = ["celtic-guardian"]', "gemini-elf", 1900, 1400,
    ),
)  # fmt: skip


@pytest.mark.parametrize(("line", "check", "you", "there", "have", "needed"), COMPARED)
def test_mechanic_b8_both_numbers_of_a_comparison_are_told(
    line: str, check: str, you: str, there: str, have: int, needed: int
) -> None:
    told = refusal(line, check=check, you=you, opponent=f'monsters = ["{there}"]')
    assert told.node == f"refused.{check}.outmatched.text"
    assert (told.get("have"), told.get("needed")) == (have, needed)


def test_mechanic_b8_a_level_is_said_before_its_number() -> None:
    told = refusal(
        "you: activate double-attack targeting tiger-axe", check="activate.target",
        you='monsters = ["tiger-axe"]\nhand = ["double-attack", "luster-dragon"]',
    )  # fmt: skip
    assert "“Tiger Axe” has Level 4, but “Luster Dragon”" in text("en", told)
    assert "hat Stufe 4" in text("de", told)


def test_mechanic_f7_the_number_of_tokens_is_told() -> None:
    three = 'monsters = ["axe-raider", "battle-ox", "gemini-elf"]'
    told = refusal("you: activate ojama-trio", check="summon.zone", you='spells = ["ojama-trio|set"]', opponent=three)
    assert (told.node, told.get("needed"), told.get("have")) == ("refused.summon.zone.few", 3, 2)


def test_cost_unpayable_an_empty_hand_is_named_where_the_whole_hand_is_the_cost() -> None:
    attack = 'turn = 4\nturn_player = "opponent"\nphase = "battle"\nstep = "battle"'
    told = refusal(
        "opponent: attack gemini-elf targeting battle-ox", "you: activate rope-of-life", check="activate.cost.cards",
        board=attack, you='monsters = ["battle-ox"]\nspells = ["rope-of-life"]', opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    assert (told.get("stock"), told.get("held")) == (Word("stock", "hand"), 0)


def test_trap_activation_condition_a_card_that_was_face_down_is_said_to_have_been() -> None:
    told = refusal(
        "opponent: activate shield-crush targeting giant-soldier-of-stone", "you: pass", "opponent: pass",
        "you: activate chthonian-blast", check="activate.event", board=THEIR_TURN,
        you='monsters = ["giant-soldier-of-stone|set"]\nspells = ["chthonian-blast"]',
        opponent='monsters = ["gemini-elf"]\nhand = ["shield-crush"]',
    )  # fmt: skip
    assert told.node == "refused.activate.event.face-down.text"


@pytest.mark.parametrize(
    ("you", "opponent", "node"),
    [
        ('monsters = ["axe-raider"]\nspells = ["rope-of-life|set"]', "", "why-not.window.cause"),
        ('monsters = ["silver-fang|set"]\nspells = ["chthonian-blast|set"]', "", "why-not.window.face-down"),
        ('monsters = ["sheep-token|def"]', 'spells = ["coffin-seller|up"]', "why-not.trigger.waits.token"),
    ],
)
def test_a_destruction_that_comes_near_to_the_one_awaited(you: str, opponent: str, node: str) -> None:
    held = f'hand = ["raigeki"]\n{opponent}'
    told = tell("opponent: activate raigeki", board=THEIR_TURN, you=you, opponent=held)
    assert [made.node for made in of("why-not", told)] == [node]


def test_a_destruction_that_is_answered_is_not_said_to_escape() -> None:
    you = 'monsters = ["silver-fang"]\nspells = ["chthonian-blast|set"]'
    told = tell("opponent: activate raigeki", board=THEIR_TURN, you=you, opponent='hand = ["raigeki"]')
    assert not {made.node for made in of("why-not.window", told)} & {"why-not.window.face-down", "why-not.window.cause"}
