"""De-Fusion brings no materials back: the Summon took none, or not all are in the Graveyard (rule mechanic.H3)."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

INSTANT = (
    'hand = ["instant-fusion", "de-fusion"]\nextra = ["darkfire-dragon"]\ngraveyard = ["firegrass", "petit-dragon"]'
)
POLYMERIZATION = 'hand = ["polymerization", "de-fusion", "firegrass", "petit-dragon"]\nextra = ["darkfire-dragon"]'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_h3_a_fusion_summon_without_materials_leaves_nothing_to_bring_back(lang: str) -> None:
    told = tell(
        "you: activate instant-fusion", "you: position atk", "you: activate de-fusion targeting darkfire-dragon",
        you=INSTANT, joined=True,
    )  # fmt: skip
    (made,) = of("why-not.back", told)
    assert made.node == "why-not.back.unused"
    for depth in Depth:
        assert text(lang, made, depth=depth)


def test_mechanic_h3_a_material_that_left_the_graveyard_is_counted() -> None:
    told = tell(
        "you: activate polymerization", "you: position atk",
        "you: activate monster-reborn targeting firegrass", "you: position atk",
        "you: activate de-fusion targeting darkfire-dragon",
        you=POLYMERIZATION.replace('"de-fusion"', '"de-fusion", "monster-reborn"'), joined=True,
    )  # fmt: skip
    (made,) = of("why-not.back", told)
    assert (made.node, made.get("needed"), made.get("have")) == ("why-not.back.astray", 2, 1)
    assert "2" in text("en", made)


def test_materials_that_come_back_leave_nothing_to_tell() -> None:
    told = tell(
        "you: activate polymerization", "you: position atk", "you: activate de-fusion targeting darkfire-dragon",
        "you: yes", "you: position atk", "you: position atk", you=POLYMERIZATION, joined=True,
    )  # fmt: skip
    assert of("why-not.back", told) == []
