"""An effect in force that does nothing to an unaffected monster: where it would begin, and when the monster attacks."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

HORUS = "horus-the-black-flame-dragon-lv6"
BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


def unaffected(*lines: str, **board: str) -> list[Explanation]:
    return of("why-not.spared.unaffected", tell(*lines, **board))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("equip", "number"), [("axe-of-despair", "2300"), ("black-pendant", "2300")])
def test_mechanic_g4_an_equip_card_gives_nothing_to_an_unaffected_monster(lang: str, equip: str, number: str) -> None:
    (made,) = unaffected(f"you: activate {equip} targeting {HORUS}", you=f'hand = ["{equip}"]\nmonsters = ["{HORUS}"]')
    assert made.rules[0] == "mechanic.G4"
    assert number in text(lang, made)
    assert made.get("passage") is not None


def test_mechanic_g4_an_equip_card_that_gives_something_is_no_foil() -> None:
    made = unaffected(
        "you: activate axe-of-despair targeting gemini-elf", you='hand = ["axe-of-despair"]\nmonsters = ["gemini-elf"]'
    )
    assert made == []


def test_mechanic_g4_control_of_an_unaffected_monster_does_not_change() -> None:
    (made,) = unaffected(
        f"you: activate snatch-steal targeting {HORUS}", you='hand = ["snatch-steal"]',
        opponent=f'monsters = ["{HORUS}"]',
    )  # fmt: skip
    assert "control does not change" in text("en", made)


def test_mechanic_g4_an_unaffected_monster_keeps_its_position_and_is_told_once() -> None:
    (made,) = unaffected(
        "you: activate level-limit-area-b", "you: next end", you='hand = ["level-limit-area-b"]',
        opponent=f'monsters = ["{HORUS}", "cyber-dragon"]\ndeck = ["jinzo"]',
    )  # fmt: skip
    assert "battle position stays the same" in text("en", made)


@pytest.mark.parametrize(("monster", "told"), [(HORUS, 1), ("silent-swordsman-lv5", 1), ("servant-of-catabolism", 0)])
def test_mechanic_g4_an_unaffected_monster_attacks_past_a_spell_that_forbids_it(monster: str, told: int) -> None:
    made = unaffected(
        f"you: attack {monster} directly", you=f'monsters = ["{monster}"]',
        opponent='spells = ["messenger-of-peace|up"]', board=BATTLE,
    )  # fmt: skip
    assert len(made) == told
    assert all("it can attack" in text("en", one) for one in made)
