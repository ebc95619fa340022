"""Effects that do not target: the card found at the resolution is another one (rule nontarget.resolution-choice)."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

THEIRS = 'turn = 4\nphase = "main1"\nturn_player = "opponent"'
CALLED = "you: activate call-of-the-haunted targeting labyrinth-wall"


def answered(spell: str, *answer: str, spells: str, monsters: str = '"battle-ox"') -> list[Explanation]:
    return tell(
        f"opponent: activate {spell}", *answer, opponent=f'hand = ["{spell}"]', board=THEIRS,
        you=f'monsters = [{monsters}]\nspells = ["{spells}|set"]\ngraveyard = ["labyrinth-wall"]',
    )  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nontarget_resolution_choice_a_monster_that_came_spares_the_other(lang: str) -> None:
    (made,) = of("why-not.spared.found-late", answered("smashing-ground", CALLED, spells="call-of-the-haunted"))
    assert made.rules[0] == "nontarget.resolution-choice"
    assert made.get("have") == 1000
    assert "1000" in text(lang, made)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("answer", "spells", "node"), [
    ("you: activate book-of-moon targeting labyrinth-wall", "book-of-moon", "unfit"),
    ("you: activate interdimensional-matter-transporter targeting labyrinth-wall",
     "interdimensional-matter-transporter", "gone"),
])  # fmt: skip
def test_nontarget_resolution_choice_a_monster_that_left_is_replaced(
    lang: str, answer: str, spells: str, node: str
) -> None:
    told = tell(
        "opponent: activate smashing-ground", answer, opponent='hand = ["smashing-ground"]', board=THEIRS,
        you=f'monsters = ["battle-ox", "labyrinth-wall"]\nspells = ["{spells}|set"]',
    )  # fmt: skip
    (made,) = of("why-not.spared.found-late", told)
    assert made.node.endswith(node)
    assert "3000" in text(lang, made)


def test_nontarget_resolution_choice_nothing_is_told_where_nothing_changed() -> None:
    assert of("why-not.spared.found-late", answered("smashing-ground", spells="jar-of-greed")) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_all_not_a_monster_that_came_is_reached_with_the_others(lang: str) -> None:
    (made,) = of("why-not.reach.came-too", answered("dark-hole", CALLED, spells="call-of-the-haunted"))
    assert text(lang, made)


def test_target_all_not_monsters_that_were_there_are_no_foil() -> None:
    assert of("why-not.reach.came-too", answered("dark-hole", spells="call-of-the-haunted")) == []


def test_a_token_that_came_after_the_activation_is_reached_too() -> None:
    told = tell(
        "you: activate dark-hole", "opponent: activate scapegoat",
        you='hand = ["dark-hole"]\nmonsters = ["gemini-elf"]', opponent='spells = ["scapegoat|set"]',
    )  # fmt: skip
    assert any(one.node.startswith("destroyed.effect") for one in told)
    assert len(of("why-not.reach.came-too", told)) == 1
