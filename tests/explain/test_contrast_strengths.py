"""A continuous effect that begins to change ATK or DEF: how much it gives, to which monsters, and why."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.explain.tree import Passage
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

BEGINS = {"en": "While your LP", "de": "Solange deine LP", "it": "mentre i tuoi LP", "nl": "Zolang je LP"}


def strengths(*lines: str, you: str, opponent: str = "") -> list[Explanation]:
    return of("why-not.strength", tell(*lines, you=you, opponent=opponent))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_e8_an_equip_card_tells_what_it_gives_for_each_monster(lang: str) -> None:
    (made,) = strengths(
        "you: activate united-we-stand targeting cyber-dragon",
        you='hand = ["united-we-stand"]\nmonsters = ["cyber-dragon", "sangan"]',
    )
    assert made.node == "why-not.strength.plain.text"
    assert made.get("amount") == 1600
    assert isinstance(made.get("passage"), Passage)
    for depth in Depth:
        said = text(lang, made, depth=depth)
        assert "1600" in said
        assert "800" in said


def test_mechanic_e8_a_fixed_amount_needs_no_quotation_and_comes_with_the_new_value() -> None:
    (made,) = strengths(
        "you: activate axe-of-despair targeting gemini-elf",
        you='hand = ["axe-of-despair"]\nmonsters = ["gemini-elf"]',
    )
    assert (made.node, made.get("amount"), made.get("new")) == ("why-not.strength.now", 1000, 2900)
    assert text("en", made) == "Because of “Axe of Despair”, your monster “Gemini Elf” gains 1000 ATK and has 2900 now."


def test_mechanic_e8_a_value_that_is_set_is_told_with_the_old_one() -> None:
    (made,) = strengths(
        "you: activate megamorph targeting cyber-dragon",
        you='hand = ["megamorph"]\nmonsters = ["cyber-dragon"]\nlp = 4000',
    )
    assert made.node == "why-not.strength.set.text.lp"
    assert (made.get("old"), made.get("new")) == (2100, 4200)


def test_mechanic_e8_one_effect_on_several_monsters_is_told_once() -> None:
    made = strengths(
        "you: activate umi", you='hand = ["umi"]\nmonsters = ["treeborn-frog", "treeborn-frog"]',
    )  # fmt: skip
    assert [one.node for one in made] == ["why-not.strength.plain"]


def test_mechanic_e8_what_stays_the_same_is_not_told_again() -> None:
    made = strengths(
        "you: activate axe-of-despair targeting gemini-elf", "you: next battle",
        you='hand = ["axe-of-despair"]\nmonsters = ["gemini-elf"]',
    )  # fmt: skip
    assert len(made) == 1


def test_mechanic_e8_what_a_new_monster_gives_itself_is_told_once_though_the_duel_comes_to_rest() -> None:
    made = strengths("you: summon command-knight", "you: next battle", you='hand = ["command-knight"]')
    assert [one.node for one in made] == ["why-not.strength.now"]


def test_equip_slot_that_an_equip_card_stays_is_not_told_beside_its_host() -> None:
    told = tell(
        "you: activate axe-of-despair targeting gemini-elf",
        you='hand = ["axe-of-despair"]\nmonsters = ["gemini-elf"]',
    )  # fmt: skip
    assert of("equipped", told)
    assert not of("stays", told)
    assert of("stays", tell("you: activate messenger-of-peace", you='hand = ["messenger-of-peace"]'))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("yours", "new"), [(3000, 3400), (3999, 3400)])
def test_mechanic_e8_the_life_points_that_a_change_depends_on_are_told_with_its_condition(
    lang: str, yours: int, new: int
) -> None:
    (made,) = strengths(
        "you: activate upstart-goblin",
        you=f'lp = {yours}\nhand = ["upstart-goblin"]\nspells = ["megamorph|up|equip=axe-raider"]\n'
        'monsters = ["axe-raider"]',
        opponent="lp = 3000",
    )
    assert made.node == "why-not.strength.set.text.lp"
    assert (made.get("have"), made.get("needed"), made.get("new")) == (yours, 4000, new)
    assert BEGINS[lang] in text(lang, made)
