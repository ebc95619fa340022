"""Several cards that one effect leaves out for the same reason are all named."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

FORCE = 'spells = ["mirror-force|set"]\nmonsters = ["sangan"]'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_every_card_that_is_left_out_is_named(lang: str) -> None:
    told = tell(
        "you: attack summoned-skull targeting sangan", "opponent: activate mirror-force",
        you='monsters = ["summoned-skull", "kuriboh|def", "cyber-dragon|def"]', opponent=FORCE,
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    (made,) = of("why-not.spared.lacks", told)
    said = text(lang, made)
    assert "Kuriboh" in said
    assert "{" not in said
    (other,) = made.get("alike")
    assert other.names.en == "Cyber Dragon"


def test_effect_card_over_rule_copies_of_a_card_left_out_are_named_once() -> None:
    told = tell(
        "you: attack summoned-skull targeting sangan", "opponent: activate mirror-force",
        you='monsters = ["summoned-skull", "kuriboh|def", "kuriboh|def"]', opponent=FORCE,
        board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    (made,) = of("why-not.spared.lacks", told)
    assert made.get("alike") is None
