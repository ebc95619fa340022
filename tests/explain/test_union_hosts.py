"""What becomes of an Equip Card, or of a Union monster's protection, when its monster leaves without destruction."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

UNION = 'monsters = ["x-head-cannon"]\nspells = ["y-dragon-head|up|equip=x-head-cannon"]'
RETURN = ("you: activate compulsory-evacuation-device targeting x-head-cannon", "compulsory-evacuation-device|set")
TURN = ("you: activate book-of-moon targeting x-head-cannon", "book-of-moon|set")


def lost(line: str, card: str, opponent: str = UNION) -> list[Explanation]:
    return tell(line, you=f'spells = ["{card}"]', opponent=opponent)


@pytest.mark.parametrize(("how", "reason"), [(RETURN, "left"), (TURN, "face-down")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_equip_lost_the_monster_that_is_gone_is_named(how: tuple[str, str], reason: str, lang: str) -> None:
    (made,) = of("host-lost", lost(*how))
    assert made.node == f"host-lost.{reason}"
    for depth in Depth:
        assert "X-" in text(lang, made, depth=depth)
        assert "Y-" in text(lang, made, depth=depth)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c9_a_union_replaces_a_destruction_and_no_return(lang: str) -> None:
    (made,) = of("why-not.instead.undestroyed", lost(*RETURN))
    for depth in Depth:
        assert "Y-" in text(lang, made, depth=depth)


def test_mechanic_c9_where_nothing_would_be_replaced_nothing_is_told() -> None:
    assert not of("why-not.instead.undestroyed", lost(*TURN))
    axe = 'monsters = ["x-head-cannon"]\nspells = ["axe-of-despair|up|equip=x-head-cannon"]'
    assert not of("why-not.instead.undestroyed", lost(*RETURN, opponent=axe))
    destroyed = tell("you: activate fissure", you='hand = ["fissure"]', opponent=UNION)
    assert not of("why-not.instead.undestroyed", destroyed)


def test_equip_lost_a_monster_that_changes_sides_keeps_its_union() -> None:
    told = tell("you: activate mind-control targeting x-head-cannon", you='hand = ["mind-control"]', opponent=UNION)
    assert not of("host-lost", told)
    assert of("why-not.stays.equip", told)


def test_mechanic_c9_tokens_that_are_summoned_have_left_nothing() -> None:
    board = {"you": 'spells = ["scapegoat|set"]', "opponent": UNION}
    assert not of("why-not.instead.undestroyed", tell("you: activate scapegoat", **board))
