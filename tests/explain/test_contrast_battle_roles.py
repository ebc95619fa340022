"""Effects of battling monsters say which role, position or opponent in the battle they need (rule effect.trigger)."""

from __future__ import annotations

import pytest

from rulebook.engine.api import view_events
from rulebook.engine.core.missed import Condition
from rulebook.language.sentences.render import text
from scenarios.formats.loader import load_text
from scenarios.playing.runner import play_scenario

from .play import HEAD, of, tell

BATTLE = 'turn = 3\nphase = "battle"\nstep = "battle"'


def decided(attacker: str, target: str) -> list[str]:
    """What your attack tells of Trigger Effects that do not start."""
    name, aim = attacker.split("|")[0], target.split("|")[0]
    told = tell(
        f"you: attack {name} targeting {aim}", you=f'monsters = ["{attacker}"]\ndeck = 5',
        opponent=f'monsters = ["{target}"]\ndeck = 5', board=BATTLE,
    )  # fmt: skip
    assert all(made.rules == ("effect.trigger",) for made in of("why-not.trigger", told))
    return [text("en", made) for made in of("why-not.trigger", told)]


@pytest.mark.parametrize(
    ("attacker", "target", "said"),
    [
        (
            "wall-of-illusion",
            "petit-moth",
            "only triggers when this monster is attacked. Here it is the attacker, so the effect does not activate.",
        ),
        ("cyber-dragon", "mystic-swordsman-lv2", "only works when this monster attacks. Here it was attacked."),
        ("cyber-dragon", "marshmallon|def", "only activates if the attack flips it face-up."),
        ("cyber-dragon", "reflect-bounder|def", "Its effect only activates in Attack Position."),
        ("mystic-swordsman-lv2", "petit-moth|def", "only works against a face-down monster."),
        ("sasuke-samurai", "petit-moth", "only works against a face-down monster."),
        ("ninja-grandmaster-sasuke", "petit-moth", "only works against a monster in Defense Position."),
        ("ninja-grandmaster-sasuke", "petit-moth|set", "only works against a face-up monster."),
        ("dd-assailant", "petit-moth", "was not destroyed by this battle. So its effect does not activate."),
    ],
)
def test_effect_trigger_in_a_battle_says_what_it_needs(attacker: str, target: str, said: str) -> None:
    (sentence,) = decided(attacker, target)
    assert said in sentence


@pytest.mark.parametrize(
    ("attacker", "target"),
    [
        ("cyber-dragon", "wall-of-illusion"),
        ("cyber-dragon", "marshmallon|set"),
        ("cyber-dragon", "reflect-bounder"),
        ("ninja-grandmaster-sasuke", "petit-moth|def"),
        ("cyber-dragon", "dd-assailant"),
    ],
)
def test_effect_trigger_in_a_battle_that_starts_is_not_explained(attacker: str, target: str) -> None:
    assert decided(attacker, target) == []


def test_both_players_know_what_an_effect_of_a_battling_monster_needs() -> None:
    line = '[[line]]\ndo = "you: attack cyber-dragon targeting marshmallon"\n'
    sides = '[board.you]\nmonsters = ["cyber-dragon"]\n[board.opponent]\nmonsters = ["marshmallon|def"]\n'
    loaded = load_text(f"{HEAD}[board]\n{BATTLE}\n{sides}{line}")
    for player in (0, 1):
        heard = [
            missed.unmet.condition
            for one in play_scenario(loaded)[0].history
            if one.moments
            for event in view_events(loaded.book, one.moments[-1], one.events, player)
            for missed in event.missed
        ]
        assert heard.count(Condition.IF) == 1


def test_effect_card_over_rule_both_players_know_that_an_effect_for_attackers_does_not_help_the_attacked() -> None:
    line = '[[line]]\ndo = "you: attack battle-ox targeting elemental-hero-sparkman"\n'
    theirs = 'monsters = ["elemental-hero-sparkman"]\nfield = ["skyscraper|up"]'
    loaded = load_text(
        f'{HEAD}[board]\n{BATTLE}\n[board.you]\nmonsters = ["battle-ox"]\n[board.opponent]\n{theirs}\n{line}'
    )
    for player in (0, 1):
        heard = [
            missed.unmet.condition
            for one in play_scenario(loaded)[0].history
            if one.moments
            for event in view_events(loaded.book, one.moments[-1], one.events, player)
            for missed in event.missed
        ]
        assert heard.count(Condition.IF) == 1
