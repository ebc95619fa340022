"""Why Life Points are paid although an effect in force spares some costs."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

NODE = "why-not.spared.unwaived"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cost_maintenance_waived_by_effect_another_kind_of_card_still_costs(lang: str) -> None:
    told = tell(
        "opponent: activate raigeki", "you: activate solemn-judgment",
        you='monsters = ["gemini-elf"]\nspells = ["spell-economics|up", "solemn-judgment|set"]',
        opponent='hand = ["raigeki"]', board='turn = 4\nturn_player = "opponent"\nphase = "main1"',
    )  # fmt: skip
    (made,) = of(NODE, told)
    assert made.node == f"{NODE}.kind"
    assert "LP" in text(lang, made)
    if lang == "en":
        assert "“Spell Economics” does not help here: “Solemn Judgment” is a Trap." in text(lang, made)


def test_cost_maintenance_waived_by_effect_the_other_player_still_pays() -> None:
    told = tell(
        "you: activate premature-burial targeting sangan", you='hand = ["premature-burial"]\ngraveyard = ["sangan"]',
        opponent='spells = ["spell-economics|up"]',
    )  # fmt: skip
    (made,) = of(NODE, told)
    assert "does not help you, only its own player" in text("en", made)


def test_cost_maintenance_waived_by_effect_a_cost_that_is_spared_is_no_foil() -> None:
    told = tell(
        "you: activate premature-burial targeting sangan",
        you='hand = ["premature-burial"]\ngraveyard = ["sangan"]\nspells = ["spell-economics|up"]',
    )  # fmt: skip
    assert not of(NODE, told)
