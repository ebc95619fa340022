"""After a Replay and in the first turn: why a monster does not attack (again)."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

BATTLE = 'turn = 5\nphase = "battle"\nstep = "battle"'
THEIRS = 'monsters = ["sangan"]\nspells = ["call-of-the-haunted"]\ngraveyard = ["kuriboh"]'
REPLAY = ("you: attack cyber-dragon targeting sangan", "opponent: activate call-of-the-haunted targeting kuriboh")
FIRST = 'turn = 1\nphase = "main1"'


def after_replay(choice: str, you: str = 'monsters = ["cyber-dragon"]') -> list[Explanation]:
    return of("why-not.attack", tell(*REPLAY, choice, you=you, opponent=THEIRS, board=BATTLE))


def test_battle_replay_choices_a_new_target_is_no_second_declaration() -> None:
    (made,) = after_replay("you: choose kuriboh")
    assert made.node == "why-not.attack.same-attack"
    assert made.rules == ("battle.replay.choices",)


def test_battle_replay_first_used_a_stopped_attack_is_used_up() -> None:
    (made,) = after_replay("you: no")
    assert made.node == "why-not.attack.used-up"
    assert made.rules == ("battle.replay.first-used",)


def test_a_monster_that_can_attack_again_is_not_said_to_have_used_it_up() -> None:
    lines = ("you: attack mataza-the-zapper targeting sangan", *REPLAY[1:], "you: no")
    told = tell(*lines, you='monsters = ["mataza-the-zapper"]', opponent=THEIRS, board=BATTLE)
    assert of("why-not.attack", told) == []


def test_battle_first_turn_none_there_is_no_battle_phase() -> None:
    (made,) = of("why-not.attack", tell("you: next end", you='monsters = ["cyber-dragon"]', board=FIRST))
    assert made.node == "why-not.attack.first-turn"
    assert made.rules == ("battle.first-turn-none",)


@pytest.mark.parametrize(("monster", "turn"), [("cyber-dragon", 3), ("cyber-dragon|def", 1), ("cyber-dragon|set", 1)])
def test_nothing_is_said_where_nobody_could_attack_or_everybody_could(monster: str, turn: int) -> None:
    board = f'turn = {turn}\nphase = "main1"'
    assert of("why-not.attack", tell("you: next end", you=f'monsters = ["{monster}"]', board=board)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_says_that_the_attack_was_declared(lang: str) -> None:
    (made,) = after_replay("you: no")
    words = {
        "en": "still counts as declared",
        "de": "schon deklariert",
        "it": "già stato dichiarato",
        "nl": "al aangekondigd",
    }
    assert words[lang] in text(lang, made)
