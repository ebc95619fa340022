"""A changed Type or Attribute: what counts as the one asked for, and where it does not (rule effect.card-over-rule)."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

COUNTS = "why-not.reach.counts-as"
DRAINS = 'spells = ["dna-surgery|set"]\nhand = ["system-down"]'
DECLARED = "you: activate dna-surgery naming"


def system_down(named: str, *, field: str, graveyard: str) -> list[Explanation]:
    return tell(
        f"{DECLARED} {named}", "you: activate system-down", you=DRAINS,
        opponent=f'monsters = ["{field}"]\ngraveyard = ["{graveyard}"]',
    )  # fmt: skip


def refused(named: str, opponent: str) -> Explanation:
    lines = (f"{DECLARED} {named}", "you: activate system-down")
    return refusal(*lines, check="activate.nothing", you=DRAINS, opponent=opponent)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_what_makes_a_monster_count_as_the_type_is_named(lang: str) -> None:
    told = system_down("machine", field="celtic-guardian", graveyard="battle-ox")
    (made,) = of(COUNTS, told)
    (spared,) = of("why-not.spared.lacks", told)
    names = {"de": "DNA-Operation", "it": "Intervento sul DNA"}
    for one in (made, spared):
        assert names.get(lang, "DNA Surgery") in text(lang, one)


def test_effect_card_over_rule_a_monster_of_that_type_by_itself_is_no_foil() -> None:
    told = system_down("machine", field="cyber-dragon", graveyard="cyber-dragon")
    assert of(COUNTS, told) == []
    assert of("why-not.spared.lacks", told) == []


def test_effect_card_over_rule_the_graveyard_is_no_foil_where_no_effect_changes_types() -> None:
    told = tell(
        "you: activate system-down", you='hand = ["system-down"]',
        opponent='monsters = ["cyber-dragon"]\ngraveyard = ["battle-ox"]',
    )  # fmt: skip
    assert of("why-not.spared.lacks", told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_a_refusal_names_what_changes_the_type(lang: str) -> None:
    changed = refused("dragon", 'monsters = ["cyber-dragon"]')
    beyond = refused("machine", 'graveyard = ["battle-ox"]')
    assert changed.get("turns")
    assert not changed.get("beyond")
    assert beyond.get("beyond")
    assert not beyond.get("turns")
    assert "DNA" in text(lang, changed)
    assert "DNA" in text(lang, beyond)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_card_over_rule_what_makes_a_monster_one_that_is_protected_is_named(lang: str) -> None:
    attack = refusal(
        f"{DECLARED} warrior", "you: next battle", "you: attack gemini-elf targeting battle-ox",
        check="request.not-offered", you='monsters = ["gemini-elf"]\nspells = ["dna-surgery|set"]',
        opponent='monsters = ["marauding-captain", "battle-ox"]',
    )  # fmt: skip
    target = refusal(
        f"{DECLARED} dragon", "you: activate mind-control", check="activate.target",
        you='hand = ["mind-control"]\nspells = ["dna-surgery|set"]', opponent='monsters = ["lord-of-d", "battle-ox"]',
    )  # fmt: skip
    rival = refusal(
        f"{DECLARED} warrior", "you: activate pot-of-greed", "you: summon kuriboh", check="summon.prohibited",
        you='deck = 3\nhand = ["kuriboh", "pot-of-greed"]\nmonsters = ["gemini-elf"]\nspells = '
        '["dna-surgery|set", "rivalry-of-warlords|up"]',
    )  # fmt: skip
    for made in (attack, target, rival):
        assert "DNA" in text(lang, made)


def test_effect_card_over_rule_a_monster_protected_by_its_own_type_needs_no_other_card() -> None:
    made = refusal(
        "you: attack gemini-elf targeting axe-raider", check="request.not-offered", you='monsters = ["gemini-elf"]',
        opponent='monsters = ["marauding-captain", "axe-raider"]', board='turn = 3\nphase = "battle"\nstep = "battle"',
    )  # fmt: skip
    assert not made.get("turns")
    assert "trait" not in dict(made.arguments)
