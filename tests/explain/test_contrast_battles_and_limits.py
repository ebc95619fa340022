"""Effects that stay away: no Summon, no damage calculation, a use limit that is reached, a card that is gone."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .happenings import BOOK
from .play import of, refusal, tell

BATTLE = 'turn = 4\nphase = "battle"\nstep = "battle"'


def test_summon_flip_attack_not_flip_summon_an_attacked_monster_was_not_summoned() -> None:
    told = tell(
        "you: attack battle-ox targeting byser-shock", board=BATTLE,
        you='monsters = ["battle-ox"]', opponent='monsters = ["byser-shock|set"]\nspells = ["waboku|set"]',
    )  # fmt: skip
    assert [made.node for made in of("why-not.trigger", told)] == ["why-not.trigger.only-turned"]


def test_summon_flip_attack_not_flip_summon_a_flip_summon_is_no_foil() -> None:
    told = tell("you: flip byser-shock", you='monsters = ["byser-shock|set"]\nspells = ["waboku|set"]')
    assert of("why-not.trigger.only-turned", told) == []


def test_damage_calculation_never_came() -> None:
    told = tell(
        "you: attack sasuke-samurai targeting wall-of-illusion", board=BATTLE,
        you='monsters = ["sasuke-samurai"]', opponent='monsters = ["wall-of-illusion|set"]',
    )  # fmt: skip
    assert [made.node for made in of("why-not.trigger", told)] == ["why-not.trigger.no-calculation"]


@pytest.mark.parametrize(
    ("attacker", "defender", "waiting"),
    [
        ("axe-raider", "wall-of-illusion", "wall-of-illusion"),
        ("axe-raider", "reflect-bounder", "reflect-bounder"),
        ("axe-raider", "reflect-bounder|def", ""),
        ("axe-raider", "dd-warrior-lady", "dd-warrior-lady"),
        ("airknight-parshath", "axe-raider", "airknight-parshath"),
        ("axe-raider", "airknight-parshath", ""),
    ],
)
def test_mechanic_e10_a_negated_attack_starts_no_effect_of_the_battle(
    attacker: str, defender: str, waiting: str
) -> None:
    told = tell(
        f"you: attack {attacker} targeting {defender.split('|')[0]}", "opponent: activate negate-attack", board=BATTLE,
        you=f'monsters = ["{attacker}"]', opponent=f'monsters = ["{defender}"]\nspells = ["negate-attack|set"]',
    )  # fmt: skip
    made = of("why-not.trigger.no-calculation", told)
    assert [BOOK.by_slug[waiting].names.en for _ in made] == [
        text("en", one).split("“")[1].split("”")[0] for one in made
    ]
    assert bool(made) is bool(waiting)


def test_effect_trigger_a_monster_turned_up_by_an_effect_was_not_attacked() -> None:
    told = tell(
        "you: activate book-of-taiyou targeting marshmallon",
        you='hand = ["book-of-taiyou"]', opponent='monsters = ["marshmallon|set"]',
    )  # fmt: skip
    assert [made.node for made in of("why-not.trigger", told)] == ["why-not.trigger.turned-unattacked"]
    attacked = tell(
        "you: attack axe-raider targeting marshmallon", board=BATTLE,
        you='monsters = ["axe-raider"]', opponent='monsters = ["marshmallon|set"]',
    )  # fmt: skip
    assert of("why-not.trigger.turned-unattacked", attacked) == []


def test_effect_card_over_rule_once_per_chain() -> None:
    told = tell(
        "opponent: activate dark-hole", "opponent: activate mystical-space-typhoon targeting waboku",
        board='turn = 4\nturn_player = "opponent"',
        you='monsters = ["light-and-darkness-dragon"]\nspells = ["waboku|set"]',
        opponent='hand = ["dark-hole", "mystical-space-typhoon"]',
    )  # fmt: skip
    (made,) = of("why-not.trigger.used-up", told)
    assert made.node == "why-not.trigger.used-up.chain"


def test_effect_card_over_rule_once_per_duel_counts_for_a_card_that_came_back() -> None:
    played = (
        "you: activate thunder-crash", "you: next end", "you: activate twin-headed-behemoth", "you: position def",
        "you: next draw", "opponent: next standby", "opponent: next main1", "opponent: activate smashing-ground",
        "opponent: next end",
    )  # fmt: skip
    you, opponent = 'monsters = ["twin-headed-behemoth"]\nhand = ["thunder-crash"]\ndeck = 5', "deck = 5"
    opponent += '\nhand = ["smashing-ground"]'
    made = refusal(*played, "you: activate twin-headed-behemoth", check="activate.limit", you=you, opponent=opponent)
    assert made.node == "refused.activate.limit.duel"


def test_equip_lost_a_card_without_a_monster_does_nothing_to_it() -> None:
    told = tell(
        "opponent: activate book-of-moon targeting battle-ox", board='turn = 4\nturn_player = "opponent"',
        you='monsters = ["battle-ox"]\nspells = ["big-bang-shot|up|equip=battle-ox"]',
        opponent='hand = ["book-of-moon"]',
    )  # fmt: skip
    assert len(of("why-not.linkless.no-host", told)) == 1


def test_mechanic_g2_what_was_put_off_needs_its_own_card() -> None:
    told = tell(
        "you: activate different-dimension-capsule", "you: choose dark-magician",
        "opponent: activate mystical-space-typhoon targeting different-dimension-capsule",
        you='hand = ["different-dimension-capsule"]\ndeck = ["dark-magician", "battle-ox"]',
        opponent='spells = ["mystical-space-typhoon|set"]',
    )  # fmt: skip
    assert len(of("why-not.later.own-card-gone", told)) == 1


@pytest.mark.parametrize(
    ("kind", "named"), [("why-not.spared.gemini-uncounted", "Evocator Chevalier"),
                        ("why-not.trigger.turned-quietly", "Penguin Soldier")],
)  # fmt: skip
def test_effect_card_over_rule_ceasefire_counts_and_silences(kind: str, named: str) -> None:
    told = tell(
        "you: activate ceasefire", you='spells = ["ceasefire|set"]',
        opponent='monsters = ["evocator-chevalier", "penguin-soldier|set"]',
    )  # fmt: skip
    (made,) = of(kind, told)
    assert of("why-not.spared.not-counted", told) == []  # it is turned face-up before it is counted
    assert named in text("en", made)


def test_damage_defense_numbers_an_effect_that_compares_atk() -> None:
    told = tell(
        "you: attack elemental-hero-sparkman targeting labyrinth-wall", board=BATTLE,
        you='monsters = ["elemental-hero-sparkman"]\nfield = ["skyscraper|up"]',
        opponent='monsters = ["labyrinth-wall|def"]',
    )  # fmt: skip
    (made,) = of("why-not.linkless.compares-atk", told)
    assert "has 0 ATK" in text("en", made)


def test_pendulum_summon_levels_a_level_outside_the_scales_is_named() -> None:
    made = refusal(
        "you: special-summon stargazer-magician using the-creator, summoned-skull atk",
        check="request.not-offered",
        you='pendulum = ["stargazer-magician", "timegazer-magician"]\n'
        'hand = ["the-creator", "summoned-skull", "jinzo"]',
    )
    assert made.node == "refused.request.not-offered.range"
    assert made.rules[0] == "pendulum.summon.levels"


@pytest.mark.parametrize(
    ("do", "check", "you", "opponent", "says"),
    [
        ("you: attack toon-summoned-skull targeting battle-ox", "request.not-offered",
         'monsters = ["toon-summoned-skull"]\nspells = ["toon-world|up"]',
         'monsters = ["toon-gemini-elf", "battle-ox"]\nspells = ["toon-world|up"]', "Toon monster"),
        ("you: special-summon gigantes banishing battle-ox", "summon.procedure.cost",
         'hand = ["gigantes"]\ngraveyard = ["battle-ox"]', 'field = ["necrovalley|up"]', "banish"),
    ],
)  # fmt: skip
def test_effect_card_over_rule_the_text_that_forbids_is_quoted(
    do: str, check: str, you: str, opponent: str, says: str
) -> None:
    made = refusal(do, check=check, you=you, opponent=opponent, board=BATTLE if "attack" in do else "turn = 4")
    assert made.node.endswith(".text")
    assert says in text("en", made)


def test_effect_flip_events_a_monster_that_leaves_face_down_was_never_flipped() -> None:
    told = tell(
        "you: attack mystic-swordsman-lv2 targeting man-eater-bug", board=BATTLE,
        you='monsters = ["mystic-swordsman-lv2"]', opponent='monsters = ["man-eater-bug|set"]',
    )  # fmt: skip
    nodes = [made.node for made in of("why-not.trigger", told)]
    assert nodes == ["why-not.trigger.never-flipped.attacked", "why-not.trigger.not-by-battle"]


def test_zone_monster_full_too_few_zones_are_counted() -> None:
    you = 'monsters = ["gemini-elf", "battle-ox", "mystical-elf"]\nspells = ["scapegoat|set"]'
    made = refusal("you: activate scapegoat", check="summon.zone", you=you)
    assert made.node == "refused.summon.zone.few"
    assert made.get("have") == 2


def test_battle_declare_two_monsters_that_protect_each_other() -> None:
    made = refusal(
        "you: attack blue-eyes-white-dragon", check="attack.target", you='monsters = ["blue-eyes-white-dragon"]',
        opponent='monsters = ["command-knight", "command-knight"]', board=BATTLE,
    )  # fmt: skip
    assert made.node == "refused.attack.target.text"
    assert "another monster" in text("en", made)


def test_xyz_rank_not_level_a_monster_without_a_level_attacks_past_a_held_position() -> None:
    for attacker, node in (("number-39-utopia", ["why-not.reach.held-no-level"]), ("tadpole", [])):
        told = tell(
            f"you: attack {attacker} targeting sangan", board=BATTLE, you=f'monsters = ["{attacker}"]',
            opponent='monsters = ["sangan|def"]\nspells = ["level-limit-area-b|up"]',
        )  # fmt: skip
        assert [made.node for made in of("why-not.reach", told)] == node


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_trigger_a_destruction_by_an_effect_does_not_count_as_one_by_battle(lang: str) -> None:
    you = 'monsters = ["horus-the-black-flame-dragon-lv6"]\nhand = ["smashing-ground"]'
    told = tell("you: activate smashing-ground", you=you, opponent='monsters = ["battle-ox"]')
    (made,) = of("why-not.later.not-by-battle", told)
    assert text(lang, made)
    fought = tell(
        "you: attack horus-the-black-flame-dragon-lv6 targeting battle-ox", "you: next main2",
        "you: activate smashing-ground", board=BATTLE, you=you, opponent='monsters = ["battle-ox", "sangan"]\ndeck = 5',
    )  # fmt: skip
    assert of("why-not.later.not-by-battle", fought) == []
