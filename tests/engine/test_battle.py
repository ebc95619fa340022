"""Battle: declaration, replay, Damage Step, damage."""

from __future__ import annotations

import pytest

from rulebook.engine.api import judge
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.vocabulary.terms import Phase, Position, Step, Zone
from tests.engine.duel import OPPONENT, YOU, Duel


def battle(monsters: list[str], their: list[str], **more: object) -> Duel:
    return Duel(monsters=monsters, their_monsters=their, phase=Phase.BATTLE, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("mine", "theirs", "lp", "left"),
    [
        ("jinzo", "cyber-dragon", (8000, 7700), (["jinzo"], [])),
        ("cyber-dragon", "jinzo", (7700, 8000), ([], ["jinzo"])),
        ("jinzo", "sky-scourge-norleras", (8000, 8000), ([], [])),
        ("sangan", "cyber-dragon|def", (7400, 8000), (["sangan"], ["cyber-dragon"])),
        ("jinzo", "cyber-dragon|def", (8000, 8000), (["jinzo"], [])),
        ("spirit-reaper", "jinzo", (5900, 8000), (["spirit-reaper"], ["jinzo"])),
    ],
)
def test_damage_calculation(mine: str, theirs: str, lp: tuple[int, int], left: tuple[list[str], list[str]]) -> None:
    duel = battle([mine], [theirs])
    duel.attack(mine, theirs.partition("|")[0]).passes()
    assert duel.state.lp == lp
    assert (duel.slugs(Zone.MONSTER), duel.slugs(Zone.MONSTER, OPPONENT)) == left


def test_damage_zero_atk() -> None:
    duel = battle(["sheep-token"], ["sheep-token"])
    duel.attack("sheep-token", "sheep-token").passes()
    assert duel.slugs(Zone.MONSTER) == ["sheep-token"]
    assert duel.slugs(Zone.MONSTER, OPPONENT) == ["sheep-token"]


def test_battle_one_attack_and_position() -> None:
    duel = battle(["jinzo", "sangan|def"], [])
    duel.attack("jinzo").passes()
    assert duel.state.lp == (8000, 5600)
    assert "attack.once" in duel.refused(ActionKind.ATTACK, "jinzo")
    assert "attack.position" in duel.refused(ActionKind.ATTACK, "sangan")
    duel.next(Phase.MAIN_2)
    assert "change.attacked" in duel.refused(ActionKind.CHANGE, "jinzo")


def test_battle_first_turn_none() -> None:
    duel = Duel(monsters=["jinzo"], turn=1)
    assert "attack.first-turn" in duel.refused(ActionKind.ATTACK, "jinzo")
    assert ("NEXT", "") in duel.legal()
    assert {phase for verb, phase in duel.legal() if verb == "NEXT"} == {""}


def test_ventdra_attacks_directly() -> None:
    duel = battle(["ventdra-the-empowered-warrior", "jinzo"], ["sangan"])
    duel.attack("ventdra-the-empowered-warrior", "directly").passes()
    assert duel.state.lp == (8000, 6000)
    duel.do(duel.action(ActionKind.ATTACK, "jinzo"))
    assert duel.state.request.options == (duel.uid("sangan"),)


def test_battle_direct_if_empty() -> None:
    duel = battle(["jinzo"], ["sangan"])
    duel.do(duel.action(ActionKind.ATTACK, "jinzo"))
    verdict = judge(duel.book, duel.state, Action(ActionKind.CHOOSE, YOU, -1))
    assert [failure.check for failure in verdict.failures] == ["attack.direct"]
    duel.answer(ActionKind.WITHDRAW)
    assert duel.state.request.kind == RequestKind.OPEN


def test_target_resolve_all_gone_magic_cylinder() -> None:
    duel = battle(["cyber-dragon"], [], hand=["book-of-moon"], their_spells=["magic-cylinder"])
    duel.attack("cyber-dragon").until_asked(OPPONENT)
    duel.activate("magic-cylinder", player=OPPONENT).activate("book-of-moon", "cyber-dragon").passes()
    assert duel.state.lp == (8000, 8000)
    assert duel.state.cards[duel.uid("cyber-dragon")].position == Position.SET
    [gone] = duel.happened(EventKind.TARGET_GONE, "cyber-dragon")
    assert gone.get("reason") == "face-down"
    [stopped] = duel.happened(EventKind.ATTACK_STOPPED)
    assert stopped.get("reason") == "face-down"


def test_magic_cylinder_reflects() -> None:
    duel = battle(["cyber-dragon"], [], their_spells=["magic-cylinder"])
    duel.attack("cyber-dragon").until_asked(OPPONENT).activate("magic-cylinder", player=OPPONENT).passes()
    assert duel.state.lp == (5900, 8000)
    assert duel.happened(EventKind.ATTACK_NEGATED)
    assert "attack.once" in duel.refused(ActionKind.ATTACK, "cyber-dragon")


def test_battle_replay() -> None:
    duel = battle(["cyber-dragon"], ["sangan"], their_spells=["scapegoat"])
    duel.attack("cyber-dragon", "sangan").until_asked(OPPONENT).activate("scapegoat", player=OPPONENT).passes()
    assert duel.state.request.kind == RequestKind.REPLAY
    stopped = duel.state
    duel.choose("sheep-token")
    assert duel.state.step == Step.BATTLE  # both players are asked once more before the Damage Step
    duel.passes()
    assert duel.slugs(Zone.MONSTER, OPPONENT).count("sheep-token") == 3
    duel.state = stopped
    duel.answer(ActionKind.NO)
    assert "attack.once" in duel.refused(ActionKind.ATTACK, "cyber-dragon")


def test_mechanic_E7_shadow_spell_stops_the_attack() -> None:
    duel = battle(["cyber-dragon"], ["sangan"], their_spells=["shadow-spell"])
    duel.attack("cyber-dragon", "sangan").until_asked(OPPONENT).activate("shadow-spell", player=OPPONENT).passes()
    [stopped] = duel.happened(EventKind.ATTACK_STOPPED)
    assert stopped.get("reason") == "prohibited"
    assert duel.slugs(Zone.MONSTER, OPPONENT) == ["sangan"]


def test_mechanic_E7_threatening_roar_does_not_stop_a_running_attack() -> None:
    duel = battle(["cyber-dragon"], [], their_spells=["threatening-roar"])
    duel.attack("cyber-dragon").until_asked(OPPONENT).activate("threatening-roar", player=OPPONENT).passes()
    assert duel.state.lp == (8000, 5900)


def test_damage_step_flip_effect_after_calculation() -> None:
    duel = battle(["cyber-dragon", "jinzo"], ["green-turtle-summoner|set"])
    duel.attack("cyber-dragon", "green-turtle-summoner").pass_until(
        lambda d: (
            (d.state.step == Step.AFTER_CALCULATION and d.state.request.kind != RequestKind.RESPOND)
            or bool(d.state.chain)
        )
    )
    assert duel.state.step == Step.AFTER_CALCULATION
    duel.choose("jinzo").passes()
    assert duel.slugs(Zone.MONSTER) == ["cyber-dragon"]
    assert duel.slugs(Zone.GRAVEYARD, OPPONENT) == ["green-turtle-summoner"]


def test_damage_step_activation_limits() -> None:
    duel = battle(["cyber-dragon"], [], hand=["book-of-moon"], their_spells=["torrential-tribute"])
    duel.attack("cyber-dragon").pass_until(lambda d: d.state.step == Step.DAMAGE_START)
    assert "activate.damage-step" in duel.refused(ActionKind.ACTIVATE, "book-of-moon")


def test_spirit_reaper_discards_at_random() -> None:
    duel = battle(["spirit-reaper"], [], their_hand=["jinzo", "sangan"])
    duel.attack("spirit-reaper").passes()
    assert duel.state.request.kind == RequestKind.LOT
    duel.answer(ActionKind.LOT, card=duel.uid("jinzo")).passes()
    assert duel.slugs(Zone.GRAVEYARD, OPPONENT) == ["jinzo"]


def test_cyber_phoenix_draws_when_destroyed_by_battle() -> None:
    duel = battle(["cyber-phoenix"], ["jinzo"])
    duel.attack("cyber-phoenix", "jinzo").passes()
    assert duel.state.request.kind == RequestKind.TRIGGER
    duel.activate("cyber-phoenix").passes()
    assert len(duel.slugs(Zone.HAND)) == 1


def test_win_lp_zero() -> None:
    duel = battle(["jinzo"], [], lp=(8000, 2400))
    duel.attack("jinzo").passes()
    assert duel.state.winner == YOU
    assert [event.get("reason") for event in duel.happened(EventKind.WON)] == ["lp"]
    assert duel.refused(ActionKind.ATTACK, "jinzo") == {"duel.over"}


def test_sakuretsu_armor() -> None:
    duel = battle(["jinzo"], ["sangan"], their_spells=["sakuretsu-armor", "sakuretsu-armor"])
    assert "attack.prohibited" not in duel.refused(ActionKind.ATTACK, "jinzo")
    duel.attack("jinzo", "sangan").until_asked(OPPONENT)
    assert "activate.prohibited" in duel.refused(ActionKind.ACTIVATE, "sakuretsu-armor", OPPONENT)
    other = battle(["cyber-dragon"], ["sangan"], their_spells=["sakuretsu-armor"])
    other.attack("cyber-dragon", "sangan").until_asked(OPPONENT).activate("sakuretsu-armor", player=OPPONENT).passes()
    assert other.slugs(Zone.GRAVEYARD) == ["cyber-dragon"]
    assert other.slugs(Zone.MONSTER, OPPONENT) == ["sangan"]


def test_kuraz_cannot_attack_the_turn_he_arrives() -> None:
    duel = Duel(hand=["kuraz-the-light-monarch"], monsters=["sangan"], deck=["wattaildragon"])
    duel.announce(ActionKind.SUMMON, "kuraz-the-light-monarch").passes()
    while duel.state.request.kind == RequestKind.TRIGGER:
        duel.answer(ActionKind.PASS).passes()
    duel.next(Phase.BATTLE)
    assert "attack.prohibited" in duel.refused(ActionKind.ATTACK, "kuraz-the-light-monarch")


def test_mechanic_E4_shadow_spell_in_the_damage_step() -> None:
    """It changes ATK, so it can be activated until damage calculation; the attack in progress continues."""
    duel = battle(["wattaildragon"], ["jinzo|set", "snipe-hunter"], their_spells=["shadow-spell"])
    duel.attack("wattaildragon", "snipe-hunter")
    duel.pass_until(lambda d: d.state.step == Step.DAMAGE_START and d.state.request.player == OPPONENT)
    duel.activate("shadow-spell", player=OPPONENT).passes()
    assert duel.state.lp == (8000, 7700)
    assert not duel.happened(EventKind.ATTACK_STOPPED)


def test_threatening_roar_needs_attacks_to_forbid() -> None:
    own = Duel(spells=["threatening-roar"])
    assert own.refused(ActionKind.ACTIVATE, "threatening-roar") == {"activate.nothing"}
    late = Duel(their_spells=["threatening-roar"], phase=Phase.MAIN_2)
    late.do(Action(ActionKind.NEXT, YOU, value=int(Phase.END)))
    assert late.refused(ActionKind.ACTIVATE, "threatening-roar", OPPONENT) == {"activate.nothing"}


@pytest.mark.parametrize(
    ("mine", "theirs", "hurt"),
    [
        ("cyber-dragon", "sangan", True),
        ("sangan", "cyber-dragon", False),
        ("cyber-dragon", "sangan|def", False),
        ("airknight-parshath", "sangan|def", True),
        ("cyber-dragon", "directly", True),
    ],
)
def test_mechanic_b8_a_card_that_spares_battle_damage_needs_some_to_come(mine: str, theirs: str, hurt: bool) -> None:
    duel = battle([mine], [theirs] if theirs != "directly" else [], their_hand=["kuriboh"])
    duel.attack(mine, theirs.partition("|")[0])
    found = duel.pass_until(lambda now: now.state.step == Step.CALCULATION and now.state.request.player == OPPONENT)
    assert (("ACTIVATE", "kuriboh") in found.legal()) == hurt
