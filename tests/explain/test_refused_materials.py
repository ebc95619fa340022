"""Refused Summons and choices name what is missing: materials, parts of a cost, numbers, the card that does not fit."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.explain.tree import Thing, Word
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.notation.faults import Refused
from rulebook.notation.parser import parse_line
from scenarios.formats.loader import load_text
from scenarios.playing.refusals import judged_line
from scenarios.playing.runner import play_scenario

from .play import HEAD, refusal
from .test_not_offered import BATTLE, refused

MATERIALS = "refused.summon.procedure.materials"
LEVIATHAN = 'extra = ["number-17-leviathan-dragon"]\n'


def near_of(made: object) -> str:
    near = made.get("near")
    assert isinstance(near, Thing)
    assert near.names is not None
    return near.names.en


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("monsters", "near"), [('["sangan", "gemini-elf"]', "Gemini Elf"), ('["sangan", "newdoria|set"]', "")]
)
def test_xyz_summon_materials_listed_the_level_is_told(lang: str, monsters: str, near: str) -> None:
    made = refusal(
        "you: special-summon number-17-leviathan-dragon", check="summon.procedure.materials",
        you=f"{LEVIATHAN}monsters = {monsters}",
    )  # fmt: skip
    assert made.node == f"{MATERIALS}.few{'.near' if near else ''}"
    assert made.rules[0] == "xyz.summon.materials-listed"
    assert not near or near_of(made) == near
    assert "3" in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_synchro_materials_a_named_tuner_is_told(lang: str) -> None:
    made = refusal(
        "you: special-summon junk-warrior", check="summon.procedure.materials",
        you='extra = ["junk-warrior"]\nmonsters = ["plaguespreader-zombie", "sangan"]',
    )  # fmt: skip
    assert made.node == f"{MATERIALS}.other-tuner"
    assert "Jun" in text(lang, made) or "Rottame" in text(lang, made) or "Gerümpel" in text(lang, made)


def test_synchro_materials_a_second_tuner_is_told() -> None:
    made = refusal(
        "you: special-summon stardust-dragon", check="summon.procedure.materials",
        you='extra = ["stardust-dragon"]\nmonsters = ["junk-synchron", "plaguespreader-zombie", "sangan"]',
    )  # fmt: skip
    assert made.node == f"{MATERIALS}.tuners"
    assert made.rules == ("synchro.materials",)
    assert "“Junk Synchron” and “Plaguespreader Zombie”" in text("en", made)


@pytest.mark.parametrize(("z", "near"), [("hand", "Z-Metal Tank"), ("deck", "")])
def test_fusion_materials_the_missing_part_of_a_summon_without_a_spell_is_named(z: str, near: str) -> None:
    made = refusal(
        "you: special-summon xyz-dragon-cannon", check="summon.procedure.materials",
        you=f'extra = ["xyz-dragon-cannon"]\nmonsters = ["x-head-cannon", "y-dragon-head"]\n{z} = ["z-metal-tank"]',
    )  # fmt: skip
    assert made.node == f"{MATERIALS}.part{'.near' if near else ''}"
    assert "only 2 of its 3 materials" in text("en", made)
    assert near_of(made) == near if near else "1 “Z-Metal Tank” is missing" in text("en", made)


@pytest.mark.parametrize(("level", "node"), [("blue-eyes-white-dragon", "range"), ("gemini-elf", "pendulum")])
def test_pendulum_summon_levels_a_monster_outside_the_scales_is_told_so(level: str, node: str) -> None:
    made = refusal(
        f"you: special-summon {level}", check="summon.procedure.none",
        you=f'hand = ["{level}"]\npendulum = ["stargazer-magician|up", "timegazer-magician|up"]',
    )  # fmt: skip
    assert made.node == f"refused.summon.procedure.none.{node}"
    assert node == "pendulum" or "Levels 2 to 7, and it is Level 8" in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [2, 4])
def test_summon_special_own_condition_the_number_there_is_told(lang: str, count: int) -> None:
    dark = ", ".join(f'"{one}"' for one in ("sangan", "newdoria", "summoned-skull", "feral-imp")[:count])
    made = refusal(
        "you: special-summon dark-armed-dragon", check="summon.procedure.condition",
        you=f'hand = ["dark-armed-dragon"]\ngraveyard = [{dark}]',
    )  # fmt: skip
    assert text(lang, made).count(f" {count}.") == 1


@pytest.mark.parametrize(("there", "missing"), [("blue-eyes-white-dragon", "1 DARK"), ("kuriboh", "1 LIGHT")])
def test_summon_special_own_condition_the_missing_kind_of_card_is_named(there: str, missing: str) -> None:
    made = refusal(
        "you: special-summon black-luster-soldier-envoy-of-the-beginning", check="summon.procedure.cost",
        you=f'hand = ["black-luster-soldier-envoy-of-the-beginning"]\ngraveyard = ["{there}", "fire-princess"]',
    )  # fmt: skip
    assert f"{missing} monster in your Graveyard is missing" in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b8_the_player_with_too_few_cards_is_named(lang: str) -> None:
    made = refusal(
        "you: activate hand-destruction", check="activate.nothing",
        you='hand = ["hand-destruction", "sangan", "jinzo"]', opponent='hand = ["kuriboh"]',
    )  # fmt: skip
    assert made.node == "refused.activate.nothing.short-hand"
    assert {"en": "your opponent has only 1", "de": "dein Gegner hat nur 1"}.get(lang, "1") in text(lang, made)


def test_battle_declare_a_monster_that_cannot_be_attacked_is_named_although_nobody_is_asked() -> None:
    made = refused(
        "you: attack gemini-elf targeting the-legendary-fisherman", board=BATTLE,
        you='monsters = ["gemini-elf"]', opponent='monsters = ["the-legendary-fisherman"]\nfield = ["umi|up"]',
    )  # fmt: skip
    assert near_of(made) == "The Legendary Fisherman"
    assert "cannot be attacked" in text("en", made)


def test_battle_declare_a_second_attack_on_the_same_monster_is_told_so() -> None:
    made = refusal(
        "you: attack asura-priest targeting marshmallon", "you: attack asura-priest targeting marshmallon",
        check="request.not-offered", you='monsters = ["asura-priest"]', board=BATTLE,
        opponent='monsters = ["marshmallon|def", "kuriboh"]',
    )  # fmt: skip
    assert made.node == "refused.request.not-offered.attacked"


def test_target_needs_legal_a_card_that_cannot_be_the_target_is_named_although_nobody_is_asked() -> None:
    made = refused(
        "you: activate monster-reborn targeting brionac-dragon-of-the-ice-barrier",
        you='hand = ["monster-reborn"]\ngraveyard = ["brionac-dragon-of-the-ice-barrier", "sangan"]',
    )  # fmt: skip
    assert near_of(made) == "Brionac, Dragon of the Ice Barrier"


@pytest.mark.parametrize(("summoned", "possible"), [("lava-golem", False), ("cyber-dragon", True)])
def test_mechanic_a1_waiting_is_a_remedy_only_if_the_action_is_possible_then(summoned: str, possible: bool) -> None:
    tribute = " tributing kuriboh, petit-moth atk" if summoned == "lava-golem" else " atk"
    made = refusal(
        f"you: special-summon {summoned}{tribute}", "you: summon gemini-elf", check="turn.open",
        you=f'hand = ["{summoned}", "gemini-elf"]', opponent='monsters = ["kuriboh", "petit-moth"]',
    )  # fmt: skip
    assert ("once both have passed" in text("en", made)) == possible


@pytest.mark.parametrize(("line", "checks"), [("summon gemini-elf", ["summon.prohibited"]), ("set umi", [])])
def test_mechanic_a1_a_line_is_judged_where_it_would_be_played(line: str, checks: list[str]) -> None:
    loaded = load_text(
        f'{HEAD}[board]\nturn = 3\nphase = "main1"\n[board.you]\nhand = ["lava-golem", "gemini-elf", "umi"]\n'
        '[board.opponent]\nmonsters = ["petit-moth", "kuriboh"]\n'
        '[[line]]\ndo = "you: special-summon lava-golem tributing petit-moth, kuriboh atk"\n'
    )
    _, lines, _ = play_scenario(loaded)
    announced = lines[0].taken[-1].after
    found: list[str] = []
    try:
        judged_line(loaded.book, announced, parse_line(f"you: {line}"))
    except Refused as refused_line:
        found = [refused_line.verdict.failures[0].check]
    assert found == checks


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("spell", "stray", "kind"),
    [
        ("black-luster-ritual", "black-luster-soldier", "ritual"),
        ("polymerization", "elemental-hero-flame-wingman", "fusion"),
    ],
)
def test_ritual_requirements_a_monster_in_the_wrong_place_is_named(
    lang: str, spell: str, stray: str, kind: str
) -> None:
    materials = '"summoned-skull", "gemini-elf", "elemental-hero-avian", "elemental-hero-burstinatrix"'
    made = refusal(
        f"you: activate {spell}", check="activate.nothing",
        you=f'hand = ["{spell}", {materials}]\ngraveyard = ["{stray}"]',
    )  # fmt: skip
    assert made.node == f"refused.activate.nothing.{kind}.monster.near"
    near = made.get("near")
    assert isinstance(near, Thing)
    assert near.names is not None
    assert near.names.in_language(lang) in text(lang, made)


def test_pendulum_dual_nature_full_pendulum_zones_are_named() -> None:
    made = refusal(
        "you: activate timegazer-magician", check="activate.zone",
        you='hand = ["timegazer-magician"]\npendulum = ["stargazer-magician|up", "stargazer-magician|up"]',
    )  # fmt: skip
    assert made.node == "refused.activate.zone.pendulum"
    assert "as a Spell: both of your Pendulum Zones" in text("en", made)


@pytest.mark.parametrize(
    ("clause", "check"), [(" targeting trap-hole", "activate.cost.counters"), ("", "activate.cost.counters")]
)
def test_counter_use_a_refused_line_means_the_effect_that_takes_what_it_names(clause: str, check: str) -> None:
    made = refusal(
        f"you: activate breaker-the-magical-warrior{clause}", check=check,
        you='monsters = ["breaker-the-magical-warrior"]', opponent='spells = ["trap-hole|set"]',
    )  # fmt: skip
    assert made.node == "refused.activate.cost.counters.text"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("lines", "node"),
    [
        (("you: activate monster-reborn", "you: choose atk"), "by-effect"),
        (("you: summon battle-ox", "you: pass", "opponent: pass", "you: pass"), "summoned"),
    ],
)
def test_mechanic_f1_a_card_that_stops_summons_says_why_it_cannot(lang: str, lines: tuple[str, ...], node: str) -> None:
    made = refusal(
        *lines, "opponent: activate horn-of-heaven tributing sangan", check="activate.event",
        you='hand = ["monster-reborn", "battle-ox"]\ngraveyard = ["gemini-elf"]',
        opponent='monsters = ["sangan"]\nspells = ["horn-of-heaven|set"]',
    )  # fmt: skip
    assert made.node == f"refused.activate.event.{node}"
    summoned = made.get("answers")
    assert isinstance(summoned, Thing)
    assert summoned.names is not None
    assert summoned.names.in_language(lang) in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_xyz_rank_not_level_a_monster_with_a_rank_is_no_synchro_material(lang: str) -> None:
    made = refusal(
        "you: special-summon stardust-dragon", check="summon.procedure.materials",
        you='extra = ["stardust-dragon"]\nmonsters = ["junk-synchron", "number-39-utopia"]',
    )  # fmt: skip
    assert made.node == f"{MATERIALS}.non-tuner.near"
    assert {"en": "no Level", "de": "keine Stufe", "it": "non ha un Livello", "nl": "geen Level"}[lang] in text(
        lang, made
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fusion_activation_legal_a_material_of_the_other_player_is_named(lang: str) -> None:
    made = refusal(
        "you: activate polymerization", check="activate.nothing",
        you='hand = ["polymerization", "elemental-hero-avian"]\nextra = ["elemental-hero-flame-wingman"]',
        opponent='monsters = ["elemental-hero-burstinatrix"]',
    )  # fmt: skip
    assert made.node == "refused.activate.nothing.fusion.astray.side"
    assert "Burstinatrix" in text(lang, made)


@pytest.mark.parametrize(("deck", "said"), [('["sangan", "jinzo"]', "only 1 to 2"), ('["sangan"]', "only 1 can")])
def test_cost_unpayable_the_numbers_that_can_be_chosen_are_told(deck: str, said: str) -> None:
    made = refused(
        "you: activate card-trooper paying 3", you=f'monsters = ["card-trooper"]\ndeck = {deck}',
    )  # fmt: skip
    assert said in text("en", made)


def test_zone_spell_trap_limit_a_union_needs_a_zone_of_its_own() -> None:
    made = refusal(
        "you: activate y-dragon-head targeting x-head-cannon", check="activate.zone",
        you='monsters = ["x-head-cannon", "y-dragon-head"]\nspells = ["waboku|set", "waboku|set", "waboku|set", '
        '"waboku|set", "waboku|set"]',
    )  # fmt: skip
    assert made.node == "refused.activate.zone.equip"
    assert made.rules == ("zone.spell-trap.limit",)
    assert "all 5 of yours are full" in text("en", made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_needs_legal_a_second_target_is_told_as_one_of_several(lang: str) -> None:
    made = refusal(
        "you: activate vision-hero-adoration targeting summoned-skull", check="activate.target",
        you='monsters = ["vision-hero-adoration"]', opponent='monsters = ["summoned-skull"]',
    )  # fmt: skip
    assert made.node == "refused.activate.target.missing"
    if lang == "en":
        assert "it must also target 1 other “HERO” monster you control" in text(lang, made)
        assert text(lang, made).endswith("All of its targets must be there.")


def test_target_needs_legal_a_card_that_is_no_second_target_does_not_hide_the_first() -> None:
    made = refusal(
        "you: activate vision-hero-adoration targeting summoned-skull, gemini-elf", check="activate.target",
        you='monsters = ["vision-hero-adoration", "gemini-elf"]', opponent='monsters = ["summoned-skull"]',
    )  # fmt: skip
    assert "one of its targets is missing. “Gemini Elf”" in text("en", made)


MIND = 'hand = ["mind-control", "jinzo"]\nmonsters = ["battle-ox", "cannon-soldier"]'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_a_named_tribute_that_an_effect_forbids_is_told_with_the_effect(lang: str) -> None:
    made = refusal(
        "you: activate mind-control targeting gemini-elf", "you: summon jinzo tributing gemini-elf",
        check="request.not-offered", you=MIND, opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    assert (made.get("lack"), made.rules[0]) == (Word("lack", "barred"), "effect.card-over-rule")
    said = text(lang, made)
    assert all(BY_SLUG[slug].names.in_language(lang) in said for slug in ("mind-control", "gemini-elf"))


@pytest.mark.parametrize("monsters", ['"battle-ox"', '"battle-ox", "cannon-soldier"'])
def test_summon_tribute_own_a_named_tribute_of_the_other_player_is_told(monsters: str) -> None:
    made = refusal(
        "you: summon jinzo tributing sangan", check="request.not-offered",
        you=f'hand = ["jinzo"]\nmonsters = [{monsters}]', opponent='monsters = ["sangan"]',
    )  # fmt: skip
    assert (made.get("lack"), made.rules[0]) == (Word("lack", "side"), "summon.tribute.own")


OWN_BAN = {
    "de": "Auf der Karte steht sinngemäß: In dem Spielzug, in dem du diese Karte als Spezialbeschwörung beschwörst",
    "en": "The card says: During the turn you Special Summon this card, you cannot Normal Summon/Set.",
    "it": "La carta dice: nel turno in cui Evochi Specialmente questa carta",
    "nl": "Op de kaart staat, vrij vertaald: In de beurt waarin je deze kaart met een Special Summon oproept",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_a_card_that_excludes_the_normal_summon_is_quoted(lang: str) -> None:
    made = refusal(
        "you: special-summon lava-golem tributing petit-moth, kuriboh atk", check="summon.procedure.condition",
        you='hand = ["lava-golem"]\nmonsters = ["gemini-elf|summoned"]', board='turn = 3\nphase = "main1"\nsummons = 1',
        opponent='monsters = ["kuriboh", "petit-moth"]',
    )  # fmt: skip
    assert OWN_BAN[lang] in text(lang, made)
