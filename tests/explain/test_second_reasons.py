"""A refusal for two lasting reasons tells both; Gemini monsters are told apart by what their second Summon did."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import refusal

GEMINI = 'hand = ["gemini-elf"]\nmonsters = ["evocator-chevalier"]'
SECOND = "you: summon evocator-chevalier"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
def test_trap_not_set_turn_the_missing_event_is_told_as_well(lang: str, depth: Depth) -> None:
    told = refusal(
        "you: activate trap-hole", check="activate.trap.set-turn", you='spells = ["trap-hole|set|set-this-turn"]'
    )
    assert told.node == "refused.activate.trap.set-turn"
    said = text(lang, told, depth=depth)
    assert "1000" in said
    assert said.count("Trap Hole") + said.count("Fallgrube") + said.count("Buco Trappola") == 1
    assert "mechanic.B6" in told.rules
    assert "trap.not-set-turn" in told.rules


def test_turn_phase_limits_the_moment_is_no_second_reason() -> None:
    told = refusal(
        "you: attack sangan directly", "you: change sangan", check="change.attacked",
        board='turn = 3\nphase = "battle"\nstep = "battle"', you='monsters = ["sangan"]',
    )  # fmt: skip
    assert told.get("besides_that") is None
    assert [child.node for child in told.children if child.node.startswith("refused.")] == ["refused.turn.phase"]


def test_effect_gemini_its_second_summon_was_the_one_of_the_turn() -> None:
    told = refusal(SECOND, "you: summon gemini-elf", check="summon.once", you=GEMINI)
    assert told.node == "refused.summon.once.second"
    assert "Evocator Chevalier" in text("en", told)


def test_summon_normal_once_a_first_summon_is_not_called_the_second() -> None:
    told = refusal(
        "you: summon sangan", "you: summon gemini-elf", check="summon.once",
        you='hand = ["gemini-elf", "sangan"]\nmonsters = ["evocator-chevalier|awake"]',
    )  # fmt: skip
    assert told.node == "refused.summon.once"


def test_effect_gemini_no_third_normal_summon() -> None:
    told = refusal(SECOND, SECOND, check="card.place", you=GEMINI)
    assert told.node == "refused.card.place.awake"
    assert "would give" not in text("en", told)


def test_effect_gemini_the_second_summon_is_still_missing() -> None:
    told = refusal("you: summon gemini-elf", SECOND, check="summon.once", you=GEMINI)
    assert told.node == "refused.summon.once.gemini"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_token_xyz_a_token_of_another_level_is_told_to_be_no_material_at_all(lang: str) -> None:
    told = refusal(
        "you: special-summon number-39-utopia using sheep-token, gemini-elf", check="summon.procedure.materials",
        you='monsters = ["sheep-token", "gemini-elf"]\nextra = ["number-39-utopia"]',
    )  # fmt: skip
    assert told.get("never_token") == 1
    assert "Xyz" in text(lang, told).rsplit(". ", 1)[-1]


def test_token_xyz_a_monster_of_another_level_is_no_token() -> None:
    told = refusal(
        "you: special-summon number-39-utopia using sangan, gemini-elf", check="summon.procedure.materials",
        you='monsters = ["sangan", "gemini-elf"]\nextra = ["number-39-utopia"]',
    )  # fmt: skip
    assert told.get("never_token") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_trap_activation_condition_a_second_reason_does_not_repeat_the_refused_action(lang: str) -> None:
    told = refusal(
        "you: attack gemini-elf targeting mystic-tomato", "opponent: activate mystic-tomato",
        "you: activate torrential-tribute", check="activate.event",
        you='monsters = ["gemini-elf"]\nspells = ["torrential-tribute|set"]',
        opponent='monsters = ["mystic-tomato|atk"]\ndeck = ["newdoria"]',
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    said = text(lang, told)
    assert "Damage Step" in said
    assert said.count({"de": "Reißender", "it": "Torrenziale"}.get(lang, "Torrential")) == 1, said
