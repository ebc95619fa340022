"""Refusals that name the reason for a limit or a prohibition."""

from __future__ import annotations

import pytest

from rulebook.cards import BY_SLUG
from rulebook.explain import Word
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import refusal


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_limit_by_name_says_that_it_counts_for_every_copy(lang: str) -> None:
    told = refusal(
        "you: activate golden-dragon-summoner tributing gemini-elf targeting jinzo", "opponent: pass", "you: pass",
        "you: activate golden-dragon-summoner#2 tributing golden-dragon-summoner targeting axe-raider",
        check="activate.limit", you='monsters = ["golden-dragon-summoner", "golden-dragon-summoner", "gemini-elf"]',
        opponent='monsters = ["jinzo", "axe-raider"]',
    )  # fmt: skip
    assert told.node == "refused.activate.limit.name"
    for depth in Depth:
        assert text(lang, told, depth=depth).count("“" if lang != "de" else "„") >= 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b8_a_monster_that_cannot_be_tributed_is_named(lang: str) -> None:
    told = refusal(
        "you: activate mind-control targeting gemini-elf", "opponent: pass", "you: pass", "you: pass", "opponent: pass",
        "you: summon caius-the-shadow-monarch tributing gemini-elf",
        check="summon.prohibited", you='hand = ["mind-control", "caius-the-shadow-monarch"]',
        opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    assert told.node == "refused.summon.prohibited.tribute.text"
    for depth in Depth:
        said = text(lang, told, depth=depth)
        assert all(BY_SLUG[slug].names.in_language(lang) in said for slug in ("gemini-elf", "mind-control"))


SHORT: tuple[tuple[str, str, str, str, dict[str, int]], ...] = (
    (
        "token.xyz", 'monsters = ["ojama-token|def", "ojama-token|def"]\nextra = ["gachi-gachi-gantetsu"]',
        "you: special-summon gachi-gachi-gantetsu", "token", {},
    ),
    (
        "xyz.summon.materials-listed", 'monsters = ["gemini-elf"]\nextra = ["gachi-gachi-gantetsu"]',
        "you: special-summon gachi-gachi-gantetsu", "few.near", {"needed": 2, "have": 0},
    ),
    (
        "synchro.tuner", 'monsters = ["gemini-elf"]\nextra = ["brionac-dragon-of-the-ice-barrier"]',
        "you: special-summon brionac-dragon-of-the-ice-barrier", "tuner", {},
    ),
    (
        "synchro.tuner", 'monsters = ["plaguespreader-zombie", "witch-of-the-black-rose"]\n'
        'extra = ["brionac-dragon-of-the-ice-barrier"]',
        "you: special-summon brionac-dragon-of-the-ice-barrier", "non-tuner", {},
    ),
    (
        "synchro.level-sum", 'monsters = ["junk-synchron", "giant-red-seasnake"]\nfield = ["a-legendary-ocean|up"]\n'
        'extra = ["black-rose-dragon"]',
        "you: special-summon black-rose-dragon", "levels", {"needed": 7, "have": 6},
    ),
    (
        "synchro.materials", 'monsters = ["junk-synchron", "peten-the-dark-clown|set"]\n'
        'extra = ["brionac-dragon-of-the-ice-barrier"]',
        "you: special-summon brionac-dragon-of-the-ice-barrier", "non-tuner.near", {},
    ),
    (
        "synchro.materials", 'monsters = ["junk-synchron|set", "peten-the-dark-clown"]\n'
        'extra = ["brionac-dragon-of-the-ice-barrier"]',
        "you: special-summon brionac-dragon-of-the-ice-barrier", "tuner.near", {},
    ),
    (
        "synchro.materials", 'monsters = ["junk-synchron", "sangan", "kuriboh|set"]\nextra = ["black-rose-dragon"]',
        "you: special-summon black-rose-dragon", "levels.near", {"needed": 7},
    ),
    (
        "xyz.summon.faceup", 'monsters = ["battle-ox", "gemini-elf|set"]\nextra = ["number-39-utopia"]',
        "you: special-summon number-39-utopia", "few.near", {"needed": 2, "have": 1},
    ),
)  # fmt: skip
"""The rule, your side, the Summon that is refused, and what its materials lack."""


@pytest.mark.parametrize(("rule", "you", "line", "missing", "numbers"), SHORT, ids=[f"{s[0]}-{s[3]}" for s in SHORT])
def test_what_the_materials_of_a_summon_lack(
    rule: str, you: str, line: str, missing: str, numbers: dict[str, int]
) -> None:
    told = refusal(line, check="summon.procedure.materials", you=you)
    assert told.node == f"refused.summon.procedure.materials.{missing}", rule
    assert {name: told.get(name) for name in numbers} == numbers


def test_summon_tribute_count_a_monster_that_counts_as_two_for_others_is_named_with_its_text() -> None:
    sea_horse = 'monsters = ["kaiser-sea-horse"]\nhand = ["dark-magician"]'
    told = refusal("you: summon dark-magician", check="summon.tributes", you=sea_horse)
    assert told.node == "refused.summon.tributes.counting.near"
    attributes = {"en": "LIGHT", "de": "LICHT", "it": "LUCE", "nl": "LIGHT"}
    assert all(attributes[lang] in text(lang, told, depth=depth) for lang in LANGUAGES for depth in Depth)
    assert told.get("is") == Word("declared", "dark")
    for lang in LANGUAGES:
        for depth in Depth:
            assert BY_SLUG["kaiser-sea-horse"].names.in_language(lang) in text(lang, told, depth=depth)
    elf = 'monsters = ["gemini-elf"]\nhand = ["dark-magician"]'
    assert refusal("you: summon dark-magician", check="summon.tributes", you=elf).node == "refused.summon.tributes"


def test_pendulum_summon_levels_names_the_scales_and_the_levels_between_them() -> None:
    told = refusal(
        "you: special-summon stargazer-magician using blue-eyes-white-dragon atk", check="summon.pendulum.levels",
        you='hand = ["blue-eyes-white-dragon"]\npendulum = ["stargazer-magician|up", "timegazer-magician|up"]',
    )  # fmt: skip
    assert told.node == "refused.summon.pendulum.levels.range"
    assert [told.get(name) for name in ("low", "high", "lowest", "highest")] == [1, 8, 2, 7]
    for lang in LANGUAGES:
        assert BY_SLUG["blue-eyes-white-dragon"].names.in_language(lang) in text(lang, told)
    assert told.get("level") == 8


@pytest.mark.parametrize(("card", "node"), [("red-eyes-black-dragon", "none.pendulum"), ("kuriboh", "none.range")])
def test_pendulum_summon_levels_a_monster_between_the_scales_can_come_by_a_pendulum_summon(
    card: str, node: str
) -> None:
    told = refusal(
        f"you: special-summon {card}", check="summon.procedure.none",
        you=f'hand = ["{card}"]\npendulum = ["stargazer-magician|up", "timegazer-magician|up"]',
    )  # fmt: skip
    assert told.node == f"refused.summon.procedure.{node}"


ARRIVALS = (
    (("you: flip magician-of-faith", "you: activate book-of-moon targeting magician-of-faith"), "set", ".flip"),
    (("you: summon magician-of-faith", "you: activate book-of-moon targeting magician-of-faith"), "hand", ".summon"),
    (("you: set magician-of-faith",), "hand", ""),
)


@pytest.mark.parametrize(("played", "place", "variant"), ARRIVALS)
def test_summon_flip_not_same_turn_how_the_monster_arrived_is_said(
    played: tuple[str, ...], place: str, variant: str
) -> None:
    field, hand = ('"magician-of-faith|set"', "") if place == "set" else ("", ', "magician-of-faith"')
    told = refusal(
        *played, "you: set waboku", "you: flip magician-of-faith", check="flip.arrived",
        you=f'monsters = [{field}]\nhand = ["book-of-moon", "waboku"{hand}]\ngraveyard = ["waboku"]',
        board='turn = 5\nphase = "main1"',
    )  # fmt: skip
    assert told.node == f"refused.flip.arrived{variant}"
    assert ("Set this turn" in text("en", told)) == (variant == "")


def test_position_change_not_new_a_flip_summoned_monster_did_not_come_this_turn() -> None:
    told = refusal(
        "you: flip penguin-soldier", "you: set waboku", "you: change penguin-soldier",
        check="change.arrived", you='monsters = ["penguin-soldier|set"]\nhand = ["waboku"]',
    )  # fmt: skip
    assert told.node == "refused.change.arrived.flip"
    assert "came to the field" not in text("en", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_damage_step_activation_until_the_limit_is_damage_calculation(lang: str) -> None:
    told = refusal(
        "you: attack gemini-elf targeting giant-rat", "opponent: activate giant-rat",
        "you: activate rush-recklessly targeting gemini-elf", check="activate.damage-step",
        you='monsters = ["gemini-elf"]\nhand = ["rush-recklessly"]',
        opponent='monsters = ["giant-rat"]\ndeck = ["giant-rat", "kuriboh"]',
        board='turn = 5\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    calculation = {
        "de": "Schadensberechnung",
        "en": "damage calculation",
        "it": "calcolo dei danni",
        "nl": "schadeberek",
    }
    assert calculation[lang] in text(lang, told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_a_ban_addresses_the_player_who_began_it(lang: str) -> None:
    told = refusal(
        "you: special-summon lava-golem tributing celtic-guardian, battle-ox atk", "you: summon gemini-elf",
        check="summon.prohibited", you='hand = ["lava-golem", "gemini-elf"]',
        opponent='monsters = ["celtic-guardian", "battle-ox"]',
    )  # fmt: skip
    opponents = {"de": "Dein Gegner", "en": "Your opponent", "it": "Il tuo avversario", "nl": "Je tegenstander"}
    assert opponents[lang] not in text(lang, told)
