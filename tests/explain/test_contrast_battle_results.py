"""What a battle spares: no battle damage, or a monster that is not destroyed, and the result that decides."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation, Thing
from rulebook.explain.tree import Who
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 4\nphase = "battle"\nstep = "battle"'


def fought(attacker: str, target: str) -> list[Explanation]:
    """What an attack of yours on a monster spares."""
    line = f"you: attack {attacker} targeting {target.partition('|')[0]}"
    you, opponent = f'monsters = ["{attacker}"]', f'monsters = ["{target}"]'
    return of("why-not.battle", tell(line, board=BATTLE, you=you, opponent=opponent))


def about(explanation: Explanation) -> str:
    thing = explanation.get("card")
    assert isinstance(thing, Thing)
    assert thing.names is not None
    return thing.names.en


def test_damage_attack_vs_defense_higher_nobody_takes_battle_damage() -> None:
    (made,) = fought("gemini-elf", "celtic-guardian|def")
    assert (made.node, about(made)) == ("why-not.battle.defense", "Celtic Guardian")
    assert made.get("player") is Who.OPPONENT
    assert made.rules == ("damage.attack-vs-defense.higher", "damage.piercing")


def test_damage_piercing_nothing_is_said_when_damage_is_taken() -> None:
    assert fought("airknight-parshath", "celtic-guardian|def") == []


def test_damage_attack_vs_defense_lower_the_attacker_is_not_destroyed() -> None:
    (made,) = fought("gemini-elf", "giant-soldier-of-stone|def")
    assert (made.node, about(made)) == ("why-not.battle.attacker", "Gemini Elf")
    assert made.rules[0] == "damage.attack-vs-defense.lower"


def test_damage_attack_vs_defense_equal_neither_monster_is_destroyed() -> None:
    (made,) = fought("cyber-dragon", "battle-footballer|def")
    assert made.node == "why-not.battle.equal"
    assert made.rules[0] == "damage.attack-vs-defense.equal"


def test_damage_attack_vs_attack_a_battle_that_destroys_is_not_explained_twice() -> None:
    assert fought("gemini-elf", "celtic-guardian") == []
    assert [one.node for one in fought("gemini-elf", "gemini-elf")] == ["why-not.battle.same"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_says_who_takes_no_damage_and_why(lang: str) -> None:
    (made,) = fought("gemini-elf", "celtic-guardian|def")
    words = {
        "en": "So your opponent takes no battle damage.",
        "de": "Also erhält dein Gegner keinen Kampfschaden.",
        "it": "Quindi il tuo avversario non subisce danno da combattimento.",
        "nl": "Dus krijgt je tegenstander geen gevechtsschade.",
    }
    assert text(lang, made).endswith(words[lang]), text(lang, made)
