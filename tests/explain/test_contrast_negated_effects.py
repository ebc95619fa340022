"""A card is destroyed although its text says that it cannot be: what negates that text is told."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


def attacked(spells: str = "", target: str = "marshmallon") -> list[Explanation]:
    """What is told of effects in force when you attack a monster in Defense Position."""
    told = tell(
        f"you: attack cyber-dragon targeting {target}", you=f'monsters = ["cyber-dragon"]\nspells = [{spells}]',
        opponent=f'monsters = ["{target}|def"]', board=BATTLE,
    )  # fmt: skip
    return of("why-not.reach", told)


def test_mechanic_b4_a_negated_effect_does_not_prevent_a_destruction_by_battle() -> None:
    (made,) = attacked('"skill-drain|up"')
    assert (made.node, made.rules[0]) == ("why-not.reach.negated", "mechanic.B4")
    assert text("en", made).startswith("Your Trap “Skill Drain” negates the effect of “Marshmallon”.")


@pytest.mark.parametrize(("spells", "target"), [("", "marshmallon"), ('"skill-drain|up"', "petit-moth")])
def test_without_a_negated_protection_nothing_is_told(spells: str, target: str) -> None:
    assert attacked(spells, target) == []


def test_a_negated_protection_from_battle_is_not_told_of_a_destruction_by_an_effect() -> None:
    told = tell(
        "you: activate dark-hole", you='hand = ["dark-hole"]\nspells = ["skill-drain|up"]',
        opponent='monsters = ["marshmallon"]',
    )  # fmt: skip
    assert of("why-not.reach", told) == []


def attack(target: str, *, you: str, opponent: str) -> list[Explanation]:
    """What is told of effects in force when Gemini Elf attacks one of your opponent's monsters."""
    told = tell(
        f"you: attack gemini-elf targeting {target}", you=f'monsters = ["gemini-elf"]\nspells = ["{you}|up"]',
        opponent=opponent, board=BATTLE,
    )  # fmt: skip
    return of("why-not.reach", told)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("target", "you", "opponent"),
    [
        ("kuriboh", "imperial-order", 'monsters = ["kuriboh"]\nspells = ["swords-of-revealing-light|up"]'),
        ("command-knight", "skill-drain", 'monsters = ["kuriboh", "command-knight"]'),
    ],
)
def test_mechanic_b4_a_negated_effect_does_not_forbid_an_attack(
    lang: str, target: str, you: str, opponent: str
) -> None:
    (made,) = attack(target, you=you, opponent=opponent)
    assert (made.node, made.rules[0]) == ("why-not.reach.negated-attack", "mechanic.B4")
    assert text(lang, made)


def test_a_negated_protection_of_another_monster_is_not_told_of_an_attack() -> None:
    assert attack("kuriboh", you="skill-drain", opponent='monsters = ["kuriboh", "command-knight"]') == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_b4_a_negated_effect_does_not_forbid_an_activation(lang: str) -> None:
    told = tell(
        "you: activate jar-of-greed",
        you='spells = ["skill-drain|up", "jar-of-greed|set"]', opponent='monsters = ["jinzo"]',
    )  # fmt: skip
    (made,) = of("why-not.reach.negated-activation", told)
    assert text(lang, made)
    spell = tell(
        "you: activate raigeki", you='spells = ["skill-drain|up"]\nhand = ["raigeki"]', opponent='monsters = ["jinzo"]'
    )
    assert not of("why-not.reach.negated-activation", spell)
