"""A total of Levels that is not reached names the monster in sight that does not count, and why."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Thing, Word
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import refusal

UTOPIA = '"number-39-utopia|materials=gemini-elf+battle-ox"'
ARK = '"shinato-s-ark", "shinato-king-of-a-higher-plane"'
RITUAL = "refused.activate.nothing.ritual.levels"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
def test_ritual_tributes_a_monster_that_cannot_be_tributed_is_named(lang: str, depth: Depth) -> None:
    made = refusal(
        "you: activate shinato-s-ark", check="activate.nothing",
        you=f'hand = [{ARK}, "luster-dragon"]\nmonsters = ["summoner-monk|def"]',
    )  # fmt: skip
    assert (made.node, made.get("lack"), made.get("itself")) == (f"{RITUAL}.near", Word("lack", "no-tribute"), 1)
    names = {"de": "Beschwörermönch", "it": "Monaco Evocatore"}
    assert names.get(lang, "Summoner Monk") in text(lang, made, depth=depth)


def test_ritual_tributes_a_forbidden_one_without_which_the_levels_fall_short_anyway_is_not_named() -> None:
    made = refusal(
        "you: activate shinato-s-ark", check="activate.nothing",
        you=f'hand = [{ARK}]\nmonsters = ["summoner-monk|def", "sangan"]',
    )  # fmt: skip
    assert made.node == RITUAL


@pytest.mark.parametrize("lang", LANGUAGES)
def test_xyz_rank_not_level_a_tribute_with_a_rank_is_named(lang: str) -> None:
    made = refusal(
        "you: activate black-luster-ritual", check="activate.nothing",
        you=f'hand = ["black-luster-soldier", "black-luster-ritual", "luster-dragon"]\nmonsters = [{UTOPIA}]',
    )  # fmt: skip
    assert (made.node, made.get("lack")) == (f"{RITUAL}.near", Word("lack", "no-level"))
    assert "Ran" in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_xyz_rank_not_level_a_target_whose_level_is_compared_is_named(lang: str) -> None:
    made = refusal(
        "you: activate a-rival-appears", check="activate.nothing",
        you='hand = ["luster-dragon"]\nspells = ["a-rival-appears|set"]', opponent=f"monsters = [{UTOPIA}]",
    )  # fmt: skip
    assert (made.node, made.get("lack")) == ("refused.activate.nothing.near.text", Word("lack", "no-level"))
    assert "Ran" in text(lang, made)


def test_xyz_rank_not_level_a_target_with_a_level_beside_it_is_no_reason() -> None:
    made = refusal(
        "you: activate a-rival-appears", check="activate.nothing",
        you='hand = ["summoned-skull"]\nspells = ["a-rival-appears|set"]',
        opponent=f'monsters = [{UTOPIA}, "tiger-axe"]',
    )  # fmt: skip
    assert made.get("lack") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_xyz_rank_not_level_a_synchro_material_with_a_rank_is_named(lang: str) -> None:
    made = refusal(
        "you: special-summon stardust-dragon", check="summon.procedure.materials",
        you=f'extra = ["stardust-dragon"]\nmonsters = ["junk-synchron", "sangan", {UTOPIA}]',
    )  # fmt: skip
    assert (made.node, made.get("have")) == ("refused.summon.procedure.materials.levels.near", 6)
    near = made.get("near")
    assert isinstance(near, Thing)
    assert near.names is not None
    assert near.names.en == "Number 39: Utopia"
    assert "Ran" in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b8_a_cost_without_the_level_that_is_compared_says_so_and_cites_no_rule_on_targets(lang: str) -> None:
    made = refusal(
        "you: activate metamorphosis tributing number-39-utopia", check="request.not-offered",
        you=f'hand = ["metamorphosis"]\nextra = ["darkfire-dragon"]\nmonsters = [{UTOPIA}, "tiger-axe"]',
    )  # fmt: skip
    assert (made.node, made.rules[0]) == ("refused.request.not-offered.nothing.near", "mechanic.B8")
    assert made.get("lack") == Word("lack", "no-level")
    assert "Ran" in text(lang, made)


def test_mechanic_b8_a_cost_with_a_level_that_no_monster_has_is_refused_without_it() -> None:
    made = refusal(
        "you: activate metamorphosis tributing summoned-skull", check="request.not-offered",
        you='hand = ["metamorphosis"]\nextra = ["darkfire-dragon"]\nmonsters = ["summoned-skull", "tiger-axe"]',
    )  # fmt: skip
    assert (made.node, made.rules) == ("refused.request.not-offered.nothing", ("mechanic.B8",))
