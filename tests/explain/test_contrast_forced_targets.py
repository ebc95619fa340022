"""A mandatory effect that can only hit its own player's card says so; a hand at the limit keeps all its cards."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

ZABORG = "you: summon zaborg-the-thunder-monarch tributing gemini-elf"


def zaborg(*others: str, opponent: str = "") -> list[int]:
    mine = ", ".join(f'"{one}"' for one in ("gemini-elf", *others))
    told = tell(
        ZABORG, *(() if not (others or opponent) else ("you: choose sangan",)),
        you=f'hand = ["zaborg-the-thunder-monarch"]\nmonsters = [{mine}]', opponent=opponent,
    )  # fmt: skip
    return [int(str(made.get("itself"))) for made in of("why-not.spared.forced-target", told)]


def test_effect_trigger_a_mandatory_effect_hits_its_own_card_if_it_is_alone() -> None:
    assert zaborg() == [1]


def test_effect_trigger_a_target_that_is_chosen_is_not_forced() -> None:
    assert zaborg("sangan") == []
    assert zaborg(opponent='monsters = ["sangan"]') == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("depth", list(Depth))
def test_effect_trigger_a_forced_target_is_told_in_every_language(lang: str, depth: Depth) -> None:
    (made,) = of(
        "why-not.spared.forced-target",
        tell(ZABORG, you='hand = ["zaborg-the-thunder-monarch"]\nmonsters = ["gemini-elf"]'),
    )
    assert "Zaborg" in text(lang, made, depth=depth)


@pytest.mark.parametrize(("have", "kept"), [(5, 0), (6, 1), (7, 0)])
def test_turn_end_hand_limit_a_hand_that_just_reaches_it_keeps_its_cards(have: int, kept: int) -> None:
    hand = ", ".join(['"kuriboh"'] * have)
    found = of("why-not.spared.hand-limit-kept", tell("you: next end", you=f"hand = [{hand}]"))
    assert len(found) == kept
    assert all(one.get("have") == 6 for one in found)


def test_effect_trigger_a_card_that_comes_back_is_no_harm() -> None:
    told = tell("you: flip mask-of-darkness", you='monsters = ["mask-of-darkness|set"]\ngraveyard = ["waboku"]')
    assert of("targeted", told)
    assert of("why-not.spared.forced-target", told) == []
