"""ATK that changes after damage calculation says that the battle stays as it was (damage-step.activation-until)."""

from __future__ import annotations

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text

from .play import of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'
PASSES = ("you: pass", "opponent: pass")
ATTACK = "you: attack cyber-dragon targeting petit-moth"


def removed(*lines: str, you: str = "", board: str = BATTLE) -> list[Explanation]:
    """What is told of battles when you play Limiter Removal after these lines."""
    told = tell(
        *lines, "you: activate limiter-removal", you=f'hand = ["limiter-removal"]\nmonsters = ["cyber-dragon"{you}]',
        opponent='monsters = ["petit-moth"]', board=board,
    )  # fmt: skip
    return of("why-not.battle", told)


def test_damage_step_activation_until_atk_that_changes_after_the_battle_changes_no_result() -> None:
    (made,) = removed(ATTACK, *PASSES * 4)
    assert (made.node, made.rules) == ("why-not.battle.too-late", ("damage-step.activation-until",))
    assert "Only the ATK and DEF at damage calculation count" in text("en", made)
    assert removed(ATTACK, *PASSES * 3) == [made]  # it cannot be activated in between


def test_atk_that_changes_before_damage_calculation_is_not_explained() -> None:
    assert removed() == []
    for times in (0, 1, 2):
        assert removed(ATTACK, *PASSES * times) == []


def test_atk_of_a_monster_that_has_not_battled_is_not_explained() -> None:
    assert removed(board='turn = 3\nphase = "main1"') == []
