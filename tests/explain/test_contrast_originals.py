"""What a change of the original ATK, a multiplied ATK or an idle Equip Card leaves as it was (rule mechanic.E8)."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

SHRINK, RUSH = "you: activate shrink targeting gemini-elf", "you: activate rush-recklessly targeting gemini-elf"
MEGAMORPH = "you: activate megamorph targeting gemini-elf"
PASS = ("you: pass", "opponent: pass")


def played(*lines: str, lp: int = 8000, worn: str = "") -> list[Explanation]:
    spells = f'"shrink|set", "rush-recklessly|set"{worn and f", {worn!r}"}'
    sides = f'lp = {lp}\nmonsters = ["gemini-elf"]\nhand = ["megamorph"]\nspells = [{spells}]'
    return tell(*lines, you=sides, opponent='monsters = ["summoned-skull"]')


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("lines", "lp", "worn", "node", "numbers"),
    [
        ((SHRINK,), 8000, "black-pendant|up|equip=gemini-elf", "only-original", (1900, 950, 500)),
        ((RUSH, *PASS, SHRINK), 8000, "", "only-original", (1900, 950, 700)),
        ((SHRINK, RUSH), 8000, "", "only-original", (1900, 950, 700)),
        ((SHRINK, *PASS, RUSH), 8000, "", "in-full", (700,)),
        ((SHRINK, *PASS, MEGAMORPH), 4000, "", "altered-original", (1900, 950)),
        ((MEGAMORPH, SHRINK), 4000, "", "altered-original", (1900, 950)),
        ((MEGAMORPH,), 4000, "black-pendant|up|equip=gemini-elf", "beside", (3800, 500)),
        ((MEGAMORPH,), 8000, "", "idle.lp", (8000,)),
    ],
)
def test_mechanic_e8_what_a_change_does_not_touch_is_told(
    lang: str, lines: tuple[str, ...], lp: int, worn: str, node: str, numbers: tuple[int, ...]
) -> None:
    (made,) = of(f"why-not.strength.{node}", played(*lines, lp=lp, worn=worn))
    for depth in Depth:
        said = text(lang, made, depth=depth)
        assert all(str(number) in said for number in numbers)


def test_mechanic_e8_nothing_is_added_where_the_numbers_speak_for_themselves() -> None:
    for told in (played(SHRINK), played(RUSH), played(MEGAMORPH, lp=4000)):
        extra = ("only-original", "in-full", "altered-original", "beside", "idle")
        assert not [made for kind in extra for made in of(f"why-not.strength.{kind}", told)]


def test_mechanic_e8_the_value_before_a_continuous_change_is_the_one_told_last() -> None:
    (made,) = of("why-not.strength.set", played(MEGAMORPH, SHRINK, lp=4000))
    assert (made.get("old"), made.get("new")) == (950, 1900)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_e8_a_continuous_gain_tells_the_face_down_card_it_does_not_count(lang: str) -> None:
    told = tell(
        "you: activate united-we-stand targeting gemini-elf",
        you='monsters = ["gemini-elf", "sangan|set"]\nhand = ["united-we-stand"]',
    )  # fmt: skip
    (made,) = of("why-not.spared.not-counted", told)
    assert all("Sangan" in text(lang, made, depth=depth) for depth in Depth)
    told = tell("you: activate united-we-stand targeting gemini-elf", you='monsters = ["gemini-elf", "sangan"]\n'
                'hand = ["united-we-stand"]')  # fmt: skip
    assert not of("why-not.spared.not-counted", told)
