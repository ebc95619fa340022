"""Values that an effect reads only when it resolves."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

READ = "why-not.spared.read-late"


def shrunk(*lines: str, trap: str, mine: str = "") -> list[Explanation]:
    return tell(*lines, you=f'hand = ["battle-ox"]\n{mine}spells = ["shrink|set"]', opponent=f'spells = ["{trap}|set"]')


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c4_an_effect_that_needs_a_value_reads_it_when_it_resolves(lang: str) -> None:
    told = shrunk(
        "you: summon battle-ox", "opponent: activate bottomless-trap-hole", "you: activate shrink targeting battle-ox",
        trap="bottomless-trap-hole",
    )  # fmt: skip
    (made,) = of(READ, told)
    assert made.rules == ("mechanic.C4",)
    for depth in Depth:
        said = text(lang, made, depth=depth)
        assert "1700" in said
        assert "850" in said


def test_mechanic_c4_damage_counts_the_value_at_resolution() -> None:
    told = tell(
        "you: activate ring-of-destruction targeting battle-ox", "opponent: activate shrink targeting battle-ox",
        you='monsters = ["battle-ox"]\nspells = ["ring-of-destruction|set"]', opponent='spells = ["shrink|set"]',
    )  # fmt: skip
    (made, *more) = of(READ, told)
    assert (made.get("needed"), made.get("have")) == (1700, 850)
    assert more == []


def test_mechanic_c4_nothing_is_told_of_a_value_that_is_the_same() -> None:
    told = tell(
        "you: activate ring-of-destruction targeting battle-ox",
        you='monsters = ["battle-ox"]\nspells = ["ring-of-destruction|set"]',
    )  # fmt: skip
    assert of(READ, told) == []
