"""A continuous effect that stops changing ATK or DEF: how much is gone, and why."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

AXE = 'monsters = ["gemini-elf"]\nspells = ["axe-of-despair|up|equip=gemini-elf"]'


def lost(*lines: str, you: str, opponent: str = "") -> list[Explanation]:
    return of("why-not.strength", tell(*lines, you=you, opponent=opponent, joined=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_g4_an_equip_card_gives_nothing_to_a_monster_that_is_unaffected_by_spells(lang: str) -> None:
    (made,) = lost("you: activate forbidden-lance targeting gemini-elf", you=f'{AXE}\nhand = ["forbidden-lance"]')
    assert (made.node, made.get("amount"), made.get("new")) == ("why-not.strength.unaffected.now", 1000, 1100)
    assert made.rules[0] == "mechanic.G4"
    for depth in Depth:
        said = text(lang, made, depth=depth)
        assert "1000" in said
        assert "1100" in said


def test_mechanic_e8_what_an_equip_card_gave_is_gone_with_it() -> None:
    (made,) = lost(
        "you: activate mystical-space-typhoon targeting axe-of-despair",
        you=f'{AXE}\nhand = ["mystical-space-typhoon"]',
    )
    assert (made.node, made.get("amount"), made.get("new")) == ("why-not.strength.lost.now", 1000, 1900)


def test_mechanic_e8_what_a_negated_monster_gave_is_told_once_for_all() -> None:
    (made,) = lost(
        "you: activate forbidden-chalice targeting command-knight",
        you='monsters = ["command-knight", "marauding-captain"]\nhand = ["forbidden-chalice"]',
    )
    assert (made.node, made.get("amount")) == ("why-not.strength.lost", 400)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_e8_a_card_that_changes_sides_is_told_of_the_loser_and_of_the_winner(lang: str) -> None:
    told = lost(
        "you: activate mind-control targeting command-knight",
        you='hand = ["mind-control"]\nmonsters = ["battle-warrior"]',
        opponent='monsters = ["command-knight", "gearfried-the-iron-knight"]',
    )
    assert {(one.node, one.get("new")) for one in told} == {
        ("why-not.strength.now", 1100), ("why-not.strength.lost.now", 1800),
    }  # fmt: skip
    assert all(str(one.get("new")) in text(lang, one) for one in told)


def test_mechanic_e8_nothing_is_told_of_a_monster_that_left_together_with_its_equip_card() -> None:
    assert lost("you: activate dark-hole", you=f'{AXE}\nhand = ["dark-hole"]') == []
