"""Boards tested by a strict judge: attacks, Summons, relations, reasons and hidden information."""

from __future__ import annotations

import pytest

from rulebook.engine.api import judge, view, view_verdict
from rulebook.engine.card_values import facts
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.fact_flags import Fact
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.vocabulary.terms import Phase, Position, Zone
from tests.engine.duel import OPPONENT, YOU, Duel

CALL = "call-of-the-haunted"


def answering(duel: Duel, player: int = OPPONENT) -> Duel:
    """Pass until this player may respond to what has happened (not the window in which a Summon can be negated)."""
    return duel.pass_until(
        lambda now: now.state.request.player == player and now.state.request.purpose != Purpose.SUMMON
    )


def first_reason(duel: Duel, kind: ActionKind, slug: str, player: int = YOU) -> str:
    return duel.verdict(kind, slug, player).failures[0].check


# Attacks ------------------------------------------------------------------------------------------


def test_battle_replay_first_used() -> None:
    duel = Duel(
        monsters=["jinzo", "sangan"], their_monsters=["card-trooper"], their_spells=["scapegoat"], phase=Phase.BATTLE
    )
    duel.attack("sangan", "card-trooper").until_asked(OPPONENT)
    duel.activate("scapegoat", player=OPPONENT).passes()
    assert duel.state.request.kind == RequestKind.REPLAY
    assert len(duel.state.request.options) == 5
    duel.answer(ActionKind.NO)
    assert duel.refused(ActionKind.ATTACK, "sangan") == {"attack.once"}
    assert duel.verdict(ActionKind.ATTACK, "jinzo").ok
    duel.next(Phase.MAIN_2)
    assert first_reason(duel, ActionKind.CHANGE, "sangan") == "change.attacked"


def test_battle_replay_a_direct_attack_meets_a_new_monster() -> None:
    duel = Duel(monsters=["sangan"], their_spells=[CALL], their_graveyard=["jinzo"], phase=Phase.BATTLE)
    duel.attack("sangan").until_asked(OPPONENT)
    duel.activate(CALL, player=OPPONENT).passes()
    assert duel.state.request.kind == RequestKind.REPLAY
    assert duel.state.request.options == (duel.uid("jinzo"),), "no direct attack any more"


def test_battle_direct_by_effect_at_a_replay() -> None:
    duel = Duel(
        monsters=["ventdra-the-empowered-warrior"], their_monsters=["wattaildragon"], their_spells=["scapegoat"],
        phase=Phase.BATTLE,
    )  # fmt: skip
    duel.attack("ventdra-the-empowered-warrior", "directly").until_asked(OPPONENT)
    duel.activate("scapegoat", player=OPPONENT).passes().choose("directly").passes()
    assert duel.state.lp == (8000, 6000)


def test_mechanic_E2_book_of_moon_on_the_attacker_ends_the_attack() -> None:
    duel = Duel(monsters=["sangan"], hand=["book-of-moon"], their_spells=["magic-cylinder"], phase=Phase.BATTLE)
    duel.attack("sangan").until_asked(OPPONENT)
    duel.activate("magic-cylinder", player=OPPONENT).activate("book-of-moon").passes()
    assert duel.state.lp == (8000, 8000)
    assert [event.get("reason") for event in duel.happened(EventKind.ATTACK_STOPPED)] == ["face-down"]
    assert not duel.happened(EventKind.REPLAY)


def test_mechanic_E2_the_attacker_of_a_destroyed_call_is_gone() -> None:
    duel = Duel(spells=[CALL], graveyard=["wattaildragon"], their_spells=["mystical-space-typhoon"], phase=Phase.BATTLE)
    duel.activate(CALL).passes().attack("wattaildragon").until_asked(OPPONENT)
    duel.activate("mystical-space-typhoon", player=OPPONENT).passes()
    assert duel.state.lp == (8000, 8000)
    assert duel.state.request.kind == RequestKind.OPEN


def test_damage_step_face_down_flip_protects_spirit_reaper_at_once() -> None:
    duel = Duel(monsters=["jinzo"], their_monsters=["spirit-reaper|set"], phase=Phase.BATTLE)
    duel.attack("jinzo", "spirit-reaper").passes()
    assert duel.slugs(Zone.MONSTER, OPPONENT) == ["spirit-reaper"]
    assert duel.state.lp == (8000, 8000)


def test_damage_step_green_turtle_destroys_though_it_is_destroyed() -> None:
    duel = Duel(monsters=["jinzo"], their_monsters=["green-turtle-summoner|set"], phase=Phase.BATTLE)
    duel.attack("jinzo", "green-turtle-summoner").passes()
    assert duel.slugs(Zone.GRAVEYARD) == ["jinzo"]
    assert duel.slugs(Zone.GRAVEYARD, OPPONENT) == ["green-turtle-summoner"]


def test_damage_step_activation_limits_for_dd_crow() -> None:
    duel = Duel(
        hand=["dd-crow"], their_graveyard=["sangan"], their_monsters=["sangan"], phase=Phase.BATTLE,
        turn_player=OPPONENT,
    )  # fmt: skip
    duel.do(duel.action(ActionKind.ATTACK, "sangan", OPPONENT))
    duel.pass_until(lambda now: now.state.step > 2 and now.state.request.player == YOU)
    assert duel.refused(ActionKind.ACTIVATE, "dd-crow") == {"activate.damage-step"}


# Summons and the lock of Scapegoat ----------------------------------------------------------------


def test_scapegoat_lock_ends_with_a_negated_activation_only() -> None:
    negated = Duel(hand=["scapegoat", "sangan"], their_spells=["solemn-judgment"])
    negated.activate("scapegoat").activate("solemn-judgment", player=OPPONENT).passes()
    assert negated.verdict(ActionKind.SUMMON, "sangan").ok
    destroyed = Duel(hand=["scapegoat", "sangan"], their_spells=["mystical-space-typhoon"])
    destroyed.activate("scapegoat").activate("mystical-space-typhoon", player=OPPONENT).passes()
    assert destroyed.slugs(Zone.MONSTER) == ["sheep-token"] * 4
    assert destroyed.refused(ActionKind.SUMMON, "sangan") == {"summon.prohibited"}
    assert destroyed.verdict(ActionKind.SET, "sangan").ok


def test_scapegoat_after_a_summon_or_a_set() -> None:
    after_set = Duel(hand=["scapegoat", "sangan"])
    after_set.announce(ActionKind.SET, "sangan").passes()
    assert after_set.verdict(ActionKind.ACTIVATE, "scapegoat").ok
    after_summon = Duel(hand=["scapegoat", "sangan"])
    after_summon.announce(ActionKind.SUMMON, "sangan").passes()
    assert after_summon.refused(ActionKind.ACTIVATE, "scapegoat") == {"activate.condition"}


def test_scapegoat_needs_four_zones_and_its_tokens_are_no_tributes() -> None:
    crowded = Duel(hand=["scapegoat"], monsters=["sangan"] * 2)
    assert crowded.refused(ActionKind.ACTIVATE, "scapegoat") == {"summon.zone"}
    duel = Duel(spells=["scapegoat"], hand=["jinzo"], turn_player=OPPONENT)
    duel.do(Action(ActionKind.NEXT, OPPONENT, value=int(Phase.END)))
    duel.activate("scapegoat").passes()
    for phase in (Phase.END, Phase.DRAW, Phase.STANDBY, Phase.MAIN_1):
        duel.next(phase)
    assert duel.refused(ActionKind.SUMMON, "jinzo") == {"summon.prohibited"}
    assert duel.refused(ActionKind.SET, "jinzo") == {"summon.prohibited"}


def test_mechanic_A3_no_ignition_in_answer_to_the_own_summon() -> None:
    duel = answering(Duel(hand=["card-trooper"]).announce(ActionKind.SUMMON, "card-trooper"), YOU)
    assert first_reason(duel, ActionKind.ACTIVATE, "card-trooper") == "activate.speed"
    duel.passes()
    assert duel.verdict(ActionKind.ACTIVATE, "card-trooper").ok


def test_mechanic_B6_torrential_tribute_joins_the_chain_that_answers_the_summon() -> None:
    duel = Duel(
        hand=["mobius-the-frost-monarch"], monsters=["card-trooper"], their_spells=["torrential-tribute"],
    )  # fmt: skip
    duel.announce(ActionKind.SUMMON, "mobius-the-frost-monarch")
    duel.pass_until(lambda now: now.state.request.kind == RequestKind.TRIGGER)
    duel.activate("mobius-the-frost-monarch").activate("torrential-tribute", player=OPPONENT).passes()
    assert duel.slugs(Zone.MONSTER) == []
    assert [event.link for event in duel.happened(EventKind.RESOLVING)] == [2, 1]


# Relations and control ----------------------------------------------------------------------------


def test_control_premature_burial_reaches_its_monster_on_the_other_side() -> None:
    duel = Duel(
        hand=["premature-burial", "creature-swap", "mystical-space-typhoon"], graveyard=["wattaildragon"],
        their_monsters=["sangan"],
    )  # fmt: skip
    duel.activate("premature-burial").passes().activate("creature-swap").passes()
    assert duel.slugs(Zone.MONSTER, OPPONENT) == ["wattaildragon"]
    duel.activate("mystical-space-typhoon").passes()
    assert "wattaildragon" in duel.slugs(Zone.GRAVEYARD)


def test_equip_lost_by_a_return_to_the_hand() -> None:
    duel = Duel(hand=["premature-burial"], graveyard=["sangan"], monsters=["golden-dragon-summoner"])
    duel.activate("premature-burial").passes()
    duel.activate("golden-dragon-summoner", "golden-dragon-summoner", "sangan").passes()
    assert duel.slugs(Zone.SPELL) == []
    assert duel.happened(EventKind.HOST_LOST, "premature-burial")


def test_mechanic_C6_emergency_provisions_takes_the_monster_of_a_call() -> None:
    duel = Duel(hand=["emergency-provisions"], spells=[CALL], graveyard=["wattaildragon"])
    duel.activate(CALL).passes().activate("emergency-provisions").passes()
    assert duel.slugs(Zone.MONSTER) == []
    assert duel.state.lp == (9000, 8000)


def test_control_card_trooper_keeps_its_gain_until_the_turn_ends() -> None:
    duel = Duel(monsters=["card-trooper"], hand=["creature-swap"], their_monsters=["sangan"], deck=["jinzo"] * 4)
    duel.activate("card-trooper").answer(ActionKind.NUMBER, 3).passes()
    duel.activate("creature-swap").passes()
    assert duel.atk("card-trooper") == 1900
    duel.next(Phase.END).next(Phase.DRAW)
    assert duel.atk("card-trooper") == 400


def test_zone_owner_return_from_a_stolen_zombie() -> None:
    duel = Duel(hand=["jinzo"], monsters=["zombie-master", "golden-dragon-summoner"], their_graveyard=["spirit-reaper"])
    duel.activate("zombie-master", "jinzo").passes()
    duel.answer(ActionKind.POSITION, int(Position.ATTACK)).passes()
    assert facts(duel.book, duel.state, duel.uid("spirit-reaper")).controller == YOU
    duel.activate("golden-dragon-summoner", "golden-dragon-summoner", "spirit-reaper").passes()
    assert duel.slugs(Zone.HAND, OPPONENT) == ["spirit-reaper"]


# Reasons and secrets ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "slug", "check"),
    [
        ({"hand": ["heavy-storm"]}, "heavy-storm", "activate.nothing"),
        ({"hand": ["emergency-provisions"]}, "emergency-provisions", "activate.cost.cards"),
        ({"hand": ["card-destruction"]}, "card-destruction", "activate.nothing"),
        ({"hand": ["lightning-vortex"], "their_monsters": ["sangan"]}, "lightning-vortex", "activate.cost.cards"),
        ({"hand": ["lightning-vortex", "jinzo"], "their_monsters": ["sangan|set"]}, "lightning-vortex",
         "activate.nothing"),
        ({"hand": ["smashing-ground"], "their_monsters": ["sangan|set"]}, "smashing-ground", "activate.nothing"),
        ({"hand": ["mystical-space-typhoon"]}, "mystical-space-typhoon", "activate.target"),
        ({"hand": ["hand-destruction", "jinzo", "sangan"], "their_hand": ["jinzo"]}, "hand-destruction",
         "activate.nothing"),
        ({"monsters": ["golden-dragon-summoner"]}, "golden-dragon-summoner", "activate.target"),
        ({"hand": ["premature-burial"], "graveyard": ["sky-scourge-norleras"]}, "premature-burial",
         "activate.target"),
        ({"hand": ["heavy-storm"], "spells": ["threatening-roar"] * 5}, "heavy-storm", "activate.zone"),
        ({"hand": ["threatening-roar"]}, "threatening-roar", "activate.trap.hand"),
        ({"spells": ["sakuretsu-armor"]}, "sakuretsu-armor", "activate.event"),
        ({"monsters": ["sangan"]}, "sangan", "activate.trigger"),
        ({"monsters": ["zombie-master|set"], "hand": ["sangan"]}, "zombie-master", "activate.face-down"),
        ({"monsters": ["wattaildragon"]}, "wattaildragon", "activate.none"),
    ],
)  # fmt: skip
def test_mechanic_B8_first_reason_against_an_activation(board: dict[str, list[str]], slug: str, check: str) -> None:
    duel = Duel(**board)  # type: ignore[arg-type]
    assert first_reason(duel, ActionKind.ACTIVATE, slug) == check


def test_public_a_refusal_about_a_hidden_card_says_only_that() -> None:
    for trap in ("solemn-judgment", "sakuretsu-armor"):
        duel = Duel(their_spells=[trap])
        action = Action(ActionKind.ACTIVATE, YOU, duel.uid(trap))
        told = view_verdict(duel.book, duel.state, judge(duel.book, duel.state, action), YOU)
        assert [failure.check for failure in told.failures] == ["card.hidden"]
        assert view(duel.book, duel.state, YOU).cards[action.card].number == 0


def test_position_facts_survive_the_book_of_moon() -> None:
    duel = Duel(hand=["sangan", "book-of-moon"])
    duel.announce(ActionKind.SUMMON, "sangan").passes()
    duel.activate("book-of-moon").passes()
    assert duel.state.cards[duel.uid("sangan")].facts & Fact.NORMAL_SUMMONED
    assert duel.refused(ActionKind.FLIP, "sangan"), "a Flip Summon is a position change (p. 32)"
