"""Chains: links, speeds, negation, targets, when cards leave."""

from __future__ import annotations

import pytest

from rulebook.engine.api import apply, judge
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.verdict import IllegalAction
from rulebook.vocabulary.terms import Cause, Phase, Position, Zone
from tests.engine.duel import OPPONENT, YOU, Duel


def heavy_storm() -> Duel:
    return Duel(
        hand=["heavy-storm"], spells=["seven-tools-of-the-bandit"], monsters=["cyber-dragon"],
        their_spells=["threatening-roar"],
    )  # fmt: skip


def test_chain_example_heavy_storm() -> None:
    duel = heavy_storm()
    duel.activate("heavy-storm").activate("threatening-roar", player=OPPONENT)
    duel.activate("seven-tools-of-the-bandit").passes()
    assert duel.slugs(Zone.GRAVEYARD) == ["heavy-storm", "seven-tools-of-the-bandit"]
    assert duel.slugs(Zone.GRAVEYARD, OPPONENT) == ["threatening-roar"]
    assert duel.state.lp == (7000, 8000)
    assert duel.state.lingering == ()
    duel.next(Phase.BATTLE).attack("cyber-dragon").passes()
    assert duel.state.lp == (7000, 5900)


def test_chain_reverse_resolution() -> None:
    duel = heavy_storm()
    duel.activate("heavy-storm").activate("threatening-roar", player=OPPONENT).passes()
    assert [event.link for event in duel.happened(EventKind.RESOLVING)] == [2, 1]


def test_chain_cards_stay_until_end() -> None:
    """A used Trap is still on the field while lower links resolve, so Heavy Storm destroys it."""
    duel = heavy_storm()
    duel.activate("heavy-storm").activate("threatening-roar", player=OPPONENT).passes()
    assert duel.happened(EventKind.DESTROYED, "threatening-roar")
    assert not duel.happened(EventKind.DESTROYED, "heavy-storm")
    assert duel.happened(EventKind.SENT_AFTER_CHAIN, "heavy-storm")


def test_chain_spell_speed_1_no_response() -> None:
    duel = heavy_storm()
    duel.activate("heavy-storm")
    other = Duel(hand=["heavy-storm", "smashing-ground"], their_monsters=["jinzo"], spells=["book-of-moon"])
    other.activate("heavy-storm").until_asked(YOU)
    assert other.refused(ActionKind.ACTIVATE, "smashing-ground") == {"activate.speed"}


def test_chain_spell_speed_3() -> None:
    """Only a Counter Trap can respond to a Counter Trap."""
    duel = Duel(
        hand=["lightning-vortex", "sangan"], spells=["seven-tools-of-the-bandit", "threatening-roar"],
        their_monsters=["cyber-dragon"], their_spells=["solemn-judgment"],
    )  # fmt: skip
    duel.activate("lightning-vortex").activate("solemn-judgment", player=OPPONENT)
    failure = duel.verdict(ActionKind.ACTIVATE, "threatening-roar").failures[0]
    assert (failure.check, failure.get("speed"), failure.get("against")) == ("activate.speed", 2, 3)
    assert "chain.spell-speed.3" in failure.rules
    assert duel.verdict(ActionKind.ACTIVATE, "seven-tools-of-the-bandit").ok


def test_cost_no_refund() -> None:
    duel = Duel(hand=["lightning-vortex", "sangan"], their_monsters=["cyber-dragon"], their_spells=["solemn-judgment"])
    duel.activate("lightning-vortex").activate("solemn-judgment", player=OPPONENT).passes()
    assert duel.slugs(Zone.GRAVEYARD) == ["lightning-vortex", "sangan"]
    assert duel.state.lp == (8000, 4000)
    assert duel.slugs(Zone.MONSTER, OPPONENT) == ["cyber-dragon"]


def test_cost_unpayable() -> None:
    duel = Duel(hand=["lightning-vortex"], their_monsters=["cyber-dragon"])
    failure = duel.verdict(ActionKind.ACTIVATE, "lightning-vortex").failures[0]
    assert failure.check == "activate.cost.cards"
    assert (failure.get("needed"), failure.get("have")) == (1, 0)


@pytest.mark.parametrize(("lp", "ok"), [(800, False), (801, True)])
def test_cost_lp_not_to_zero(lp: int, ok: bool) -> None:
    duel = Duel(hand=["premature-burial"], graveyard=["cyber-dragon"], lp=(lp, 8000))
    verdict = duel.verdict(ActionKind.ACTIVATE, "premature-burial")
    assert verdict.ok is ok
    assert [(one.get("amount"), one.get("have")) for one in verdict.failures] == ([] if ok else [(800, 800)])
    freed = Duel(
        book=duel.book.without("cost.lp-not-to-zero"),
        hand=["premature-burial"],
        graveyard=["cyber-dragon"],
        lp=(lp, 8000),
    )
    assert freed.verdict(ActionKind.ACTIVATE, "premature-burial").ok


def test_target_needs_legal() -> None:
    duel = Duel(hand=["book-of-moon"], monsters=["cyber-dragon|set"])
    assert duel.refused(ActionKind.ACTIVATE, "book-of-moon") == {"activate.target"}


def test_target_locked_and_all_gone() -> None:
    duel = Duel(spells=["call-of-the-haunted"], graveyard=["cyber-dragon", "jinzo"], their_hand=["dd-crow"])
    duel.activate("call-of-the-haunted", "cyber-dragon").activate("dd-crow", "cyber-dragon", player=OPPONENT).passes()
    assert duel.slugs(Zone.BANISHED) == ["cyber-dragon"]
    assert duel.slugs(Zone.SPELL) == ["call-of-the-haunted"]
    assert duel.slugs(Zone.MONSTER) == []
    [nothing] = duel.happened(EventKind.NO_EFFECT, "call-of-the-haunted")
    assert nothing.get("reason") == "target-gone"
    [stays] = duel.happened(EventKind.STAYS, "call-of-the-haunted")
    assert stays.get("purpose") == 0


def test_target_resolve_partial() -> None:
    duel = Duel(
        hand=["book-of-life"], graveyard=["zombie-master"], their_graveyard=["treeborn-frog"], their_hand=["dd-crow"]
    )
    duel.activate("book-of-life").activate("dd-crow", "zombie-master", player=OPPONENT).passes()
    assert duel.slugs(Zone.BANISHED) == ["zombie-master"]
    assert duel.slugs(Zone.BANISHED, OPPONENT) == ["treeborn-frog"]


def test_target_negation_by_target() -> None:
    duel = Duel(hand=["cyber-phoenix"], their_spells=["trap-hole"])
    duel.announce(ActionKind.SUMMON, "cyber-phoenix").once_summoned(OPPONENT)
    duel.activate("trap-hole", player=OPPONENT).passes()
    assert duel.slugs(Zone.MONSTER) == ["cyber-phoenix"]
    assert [event.source.number for event in duel.happened(EventKind.EFFECT_NEGATED, "trap-hole")] == [3370104]


def test_term_destroy_not_negate() -> None:
    """Destroying an activated Trap does not negate it (mechanic B3)."""
    duel = Duel(hand=["mystical-space-typhoon"], monsters=["cyber-dragon"], their_spells=["threatening-roar"])
    duel.next(Phase.BATTLE)
    duel = Duel(hand=["mystical-space-typhoon"], monsters=["cyber-dragon"], their_spells=["threatening-roar"])
    duel.do(Action(ActionKind.NEXT, YOU, value=int(Phase.BATTLE)))
    duel.activate("threatening-roar", player=OPPONENT)
    duel.activate("mystical-space-typhoon").passes()
    assert duel.happened(EventKind.RESOLVED, "threatening-roar")
    duel.next(Phase.BATTLE)
    assert "attack.prohibited" in duel.refused(ActionKind.ATTACK, "cyber-dragon")


def test_mechanic_B3_continuous_must_stay() -> None:
    duel = Duel(spells=["call-of-the-haunted"], graveyard=["cyber-dragon"], their_spells=["mystical-space-typhoon"])
    duel.activate("call-of-the-haunted").activate("mystical-space-typhoon", player=OPPONENT).passes()
    [nothing] = duel.happened(EventKind.NO_EFFECT, "call-of-the-haunted")
    assert nothing.get("reason") == "source-gone"
    assert duel.slugs(Zone.GRAVEYARD) == ["call-of-the-haunted", "cyber-dragon"]


def test_send_premature_burial_emergency_provisions() -> None:
    duel = Duel(
        hand=["premature-burial", "emergency-provisions"],
        graveyard=["cyber-dragon"],
        their_spells=["mystical-space-typhoon"],
    )
    duel.activate("premature-burial").passes()
    assert duel.slugs(Zone.MONSTER) == ["cyber-dragon"]
    duel.activate("emergency-provisions", "premature-burial").passes()
    assert duel.slugs(Zone.MONSTER) == ["cyber-dragon"]
    assert duel.state.lp == (8200, 8000)
    [sent] = duel.happened(EventKind.SENT, "premature-burial")
    assert sent.cause == Cause.COST


def test_premature_burial_destroyed_takes_its_monster() -> None:
    duel = Duel(hand=["premature-burial", "mystical-space-typhoon"], graveyard=["cyber-dragon"])
    duel.activate("premature-burial").passes()
    duel.activate("mystical-space-typhoon", "premature-burial").passes()
    assert duel.slugs(Zone.MONSTER) == []


def test_equip_lost_face_down() -> None:
    """A face-down monster is no longer equipped: the Equip Card is destroyed by the rules, without further effects."""
    duel = Duel(hand=["premature-burial", "book-of-moon"], graveyard=["cyber-dragon"])
    duel.activate("premature-burial").passes().activate("book-of-moon").passes()
    assert duel.happened(EventKind.HOST_LOST, "premature-burial")
    assert duel.slugs(Zone.MONSTER) == ["cyber-dragon"]
    assert "premature-burial" in duel.slugs(Zone.GRAVEYARD)


def test_mechanic_C6_call_of_the_haunted() -> None:
    duel = Duel(
        spells=["call-of-the-haunted"], graveyard=["cyber-dragon"], hand=["mystical-space-typhoon", "smashing-ground"]
    )
    duel.activate("call-of-the-haunted").passes().activate("mystical-space-typhoon", "call-of-the-haunted").passes()
    assert duel.slugs(Zone.MONSTER) == []


def test_trap_not_set_turn_and_must_set() -> None:
    duel = Duel(hand=["call-of-the-haunted"], graveyard=["jinzo"])
    assert "activate.trap.hand" in duel.refused(ActionKind.ACTIVATE, "call-of-the-haunted")
    duel.announce(ActionKind.SET, "call-of-the-haunted")
    uid = duel.uid("call-of-the-haunted", zone=Zone.SPELL)
    verdict = judge(duel.book, duel.state, Action(ActionKind.ACTIVATE, YOU, uid))
    assert [failure.check for failure in verdict.failures] == ["activate.trap.set-turn"]


def test_spell_quick_play_not_set_turn() -> None:
    duel = Duel(hand=["book-of-moon"], monsters=["jinzo"])
    duel.announce(ActionKind.SET, "book-of-moon")
    assert "activate.quick-play.set-turn" in duel.refused(ActionKind.ACTIVATE, "book-of-moon")


def test_spell_quick_play_own_turn() -> None:
    duel = Duel(their_hand=["book-of-moon"], hand=["heavy-storm"], their_spells=["book-of-moon"], monsters=["jinzo"])
    duel.activate("heavy-storm")
    in_hand = Action(ActionKind.ACTIVATE, OPPONENT, duel.uid("book-of-moon", zone=Zone.HAND))
    lying = Action(ActionKind.ACTIVATE, OPPONENT, duel.uid("book-of-moon", zone=Zone.SPELL))
    assert "activate.quick-play.turn" in {failure.check for failure in judge(duel.book, duel.state, in_hand).failures}
    assert judge(duel.book, duel.state, lying).ok


def test_jinzo_locks_traps() -> None:
    duel = Duel(hand=["heavy-storm"], monsters=["jinzo"], their_spells=["threatening-roar"])
    duel.activate("heavy-storm")
    failure = next(
        one for one in duel.verdict(ActionKind.ACTIVATE, "threatening-roar", OPPONENT).failures
        if one.check == "activate.prohibited"
    )  # fmt: skip
    source = failure.get("source")
    assert getattr(source, "number", 0) == 77585513


def test_summon_during_chain_is_refused() -> None:
    duel = Duel(hand=["heavy-storm", "sangan"], spells=["book-of-moon"], their_monsters=["jinzo"])
    duel.activate("heavy-storm").until_asked(YOU)
    assert "turn.open" in duel.refused(ActionKind.SUMMON, "sangan")


def test_apply_refuses_with_the_verdict() -> None:
    duel = Duel(hand=["threatening-roar"])
    with pytest.raises(IllegalAction) as caught:
        apply(duel.book, duel.state, Action(ActionKind.ACTIVATE, YOU, 0))
    assert caught.value.verdict.failures[0].check == "activate.trap.hand"


def test_withdraw_before_anyone_could_respond() -> None:
    duel = Duel(hand=["lightning-vortex", "sangan", "jinzo"], their_monsters=["cyber-dragon"])
    before = duel.state
    duel.do(duel.action(ActionKind.ACTIVATE, "lightning-vortex"))
    assert duel.state.request.kind == RequestKind.PICK
    duel.answer(ActionKind.WITHDRAW)
    assert duel.state == before


def test_cost_eats_the_only_target() -> None:
    """Golden Dragon Summoner alone on the field cannot Tribute itself: there would be no target."""
    alone = Duel(monsters=["golden-dragon-summoner"])
    assert alone.refused(ActionKind.ACTIVATE, "golden-dragon-summoner") == {"activate.target"}
    two = Duel(monsters=["golden-dragon-summoner"], their_monsters=["jinzo"])
    two.activate("golden-dragon-summoner")
    assert two.state.chain[0].context.targets[0][0].uid == two.uid("jinzo")


def test_smashing_ground_chooses_at_resolution() -> None:
    duel = Duel(hand=["smashing-ground"], their_monsters=["jinzo", "mobius-the-frost-monarch", "cyber-dragon"])
    duel.activate("smashing-ground")
    assert duel.state.chain[0].context.targets == ()
    duel.passes()
    assert duel.slugs(Zone.GRAVEYARD, OPPONENT) == ["cyber-dragon"]


def test_emergency_provisions_any_number() -> None:
    duel = Duel(hand=["emergency-provisions"], spells=["trap-hole", "solemn-judgment", "book-of-moon"])
    duel.activate("emergency-provisions", "trap-hole", "book-of-moon").passes()
    assert duel.state.lp[YOU] == 10000


def test_book_of_moon_on_shadow_spell() -> None:
    duel = Duel(spells=["shadow-spell"], their_monsters=["jinzo|set", "cyber-dragon"], hand=["book-of-moon"])
    duel.activate("shadow-spell").passes()
    assert duel.atk("cyber-dragon") == 1400
    duel.activate("book-of-moon").passes()
    assert duel.slugs(Zone.SPELL) == ["shadow-spell"]
    assert duel.state.relations == ()


def test_position_after_effect_summon_is_fixed_by_the_card() -> None:
    duel = Duel(spells=["call-of-the-haunted"], graveyard=["jinzo"])
    duel.activate("call-of-the-haunted").passes()
    assert duel.state.cards[duel.uid("jinzo")].position == Position.ATTACK


def test_mechanic_B8_creature_swap_needs_two_monsters() -> None:
    assert Duel(hand=["creature-swap"], monsters=["sangan"]).refused(ActionKind.ACTIVATE, "creature-swap") == {
        "activate.nothing"
    }
    assert (
        Duel(hand=["creature-swap"], monsters=["sangan"], their_monsters=["jinzo|set"])
        .verdict(ActionKind.ACTIVATE, "creature-swap")
        .ok
    )


def test_nontarget_resolution_choice() -> None:
    duel = Duel(hand=["creature-swap"], monsters=["sangan", "jinzo"], their_monsters=["cyber-dragon"])
    duel.activate("creature-swap").passes().choose("sangan").passes()
    [chosen] = [event for event in duel.happened(EventKind.CHOSEN) if event.player == YOU]
    assert "nontarget.resolution-choice" in chosen.rules
    assert not duel.happened(EventKind.TARGETED)


def first_link(duel: Duel) -> tuple[str, ...]:
    return next(event.rules for event in duel.happened(EventKind.ACTIVATED) if event.link == 1)


def test_mechanic_B6_the_first_link_names_what_it_answers() -> None:
    """A Summon and an attack are not links; a card used in the Damage Step or in an open game state responds to
    neither.
    """
    summon = Duel(hand=["sangan"], their_spells=["torrential-tribute"])
    summon.announce(ActionKind.SUMMON, "sangan").once_summoned(OPPONENT)
    assert first_link(summon.activate("torrential-tribute", player=OPPONENT)) == ("mechanic.B6",)
    attack = Duel(monsters=["cyber-dragon"], their_spells=["threatening-roar"], phase=Phase.BATTLE)
    attack.attack("cyber-dragon").until_asked(OPPONENT)
    assert first_link(attack.activate("threatening-roar", player=OPPONENT)) == ("mechanic.B6",)
    alone = Duel(spells=["mystical-space-typhoon"], their_spells=["trap-hole"])
    assert first_link(alone.activate("mystical-space-typhoon")) == ("chain.link1-speed",)


def test_numbers_never_fall_below_zero() -> None:
    duel = Duel(spells=["shadow-spell"], their_monsters=["treeborn-frog"])
    duel.activate("shadow-spell").passes()
    assert duel.atk("treeborn-frog") == 0


def test_hand_destruction_needs_two_cards_each() -> None:
    short_deck = Duel(hand=["hand-destruction", "sangan", "jinzo"], their_hand=["sangan", "jinzo"], their_deck=1)
    assert short_deck.refused(ActionKind.ACTIVATE, "hand-destruction") == {"activate.nothing"}
    duel = Duel(hand=["hand-destruction", "sangan", "jinzo"], graveyard=["jinzo"], their_hand=["dd-crow", "sangan"])
    duel.activate("hand-destruction").activate("dd-crow", player=OPPONENT).passes()
    assert duel.slugs(Zone.HAND) == ["jinzo", "sangan"]
    assert duel.slugs(Zone.HAND, OPPONENT) == ["sangan"]
    assert duel.happened(EventKind.NO_EFFECT, "hand-destruction")
