"""Triggers: what triggers them, what does not, order and timing."""

from __future__ import annotations

from rulebook.engine.api import apply, judge, view, view_events
from rulebook.engine.continuous.derived import snapshot
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.table import Table
from rulebook.vocabulary.terms import Phase, Position, Zone
from tests.engine.duel import OPPONENT, YOU, Duel


def test_term_discard_effect_only() -> None:
    """Goldd is Special Summoned if discarded by Card Destruction, but not as a cost or when merely sent."""
    by_effect = Duel(hand=["card-destruction", "goldd-wu-lord-of-dark-world"], their_hand=["sangan"])
    by_effect.activate("card-destruction").passes()
    by_effect.answer(
        ActionKind.POSITION, int(Position.ATTACK)
    ) if by_effect.state.request.kind == RequestKind.POSITION else None
    by_effect.passes()
    assert by_effect.slugs(Zone.MONSTER) == ["goldd-wu-lord-of-dark-world"]

    as_cost = Duel(hand=["lightning-vortex", "goldd-wu-lord-of-dark-world"], their_monsters=["sangan"])
    as_cost.activate("lightning-vortex").passes()
    assert as_cost.slugs(Zone.MONSTER) == []
    assert not as_cost.happened(EventKind.TRIGGER_MET, "goldd-wu-lord-of-dark-world")


def test_term_send_not_implies_discard() -> None:
    duel = Duel(hand=["hand-destruction", "goldd-wu-lord-of-dark-world", "sangan"], their_hand=["jinzo", "sangan"])
    duel.activate("hand-destruction").passes()
    assert "goldd-wu-lord-of-dark-world" in duel.slugs(Zone.GRAVEYARD)
    assert not duel.happened(EventKind.TRIGGER_MET, "goldd-wu-lord-of-dark-world")


def test_goldd_by_the_opponent_destroys_two() -> None:
    duel = Duel(
        hand=["card-destruction"], monsters=["jinzo", "cyber-dragon"], their_hand=["goldd-wu-lord-of-dark-world"]
    )
    duel.activate("card-destruction").passes()
    duel.choose("jinzo", "cyber-dragon").passes()
    if duel.state.request.kind == RequestKind.POSITION:
        duel.answer(ActionKind.POSITION, int(Position.ATTACK)).passes()
    assert duel.slugs(Zone.MONSTER, OPPONENT) == ["goldd-wu-lord-of-dark-world"]
    assert duel.slugs(Zone.MONSTER) == []


def test_term_destroy_effect_triggers() -> None:
    """Card Trooper draws when destroyed, not when Tributed or sent."""
    tributed = Duel(hand=["jinzo"], monsters=["card-trooper"])
    tributed.announce(ActionKind.SUMMON, "jinzo").passes()
    assert tributed.slugs(Zone.MONSTER) == ["jinzo"]
    assert not tributed.happened(EventKind.DRAWN)

    sent = Duel(monsters=["card-trooper", "sky-scourge-norleras"])
    sent.activate("sky-scourge-norleras").passes()
    assert not sent.happened(EventKind.TRIGGER_MET, "card-trooper")
    assert len(sent.happened(EventKind.DRAWN)) == 1

    destroyed = Duel(hand=["lightning-vortex", "sangan"], their_monsters=["card-trooper"])
    destroyed.activate("lightning-vortex").passes()
    assert len(destroyed.slugs(Zone.HAND, OPPONENT)) == 1


def test_card_trooper_gains_for_cards_really_sent() -> None:
    duel = Duel(monsters=["card-trooper"], deck=["sangan", "jinzo", "cyber-dragon", "heavy-storm"])
    duel.do(duel.action(ActionKind.ACTIVATE, "card-trooper"))
    duel.answer(ActionKind.NUMBER, 3).passes()
    assert duel.atk("card-trooper") == 1900
    assert duel.slugs(Zone.GRAVEYARD) == ["cyber-dragon", "jinzo", "sangan"]
    assert "activate.limit" in duel.refused(ActionKind.ACTIVATE, "card-trooper")
    duel.next(Phase.END).do(Action(ActionKind.NEXT, YOU, value=int(Phase.DRAW))).passes()
    assert duel.atk("card-trooper") == 400


def test_mechanic_D1_sangan_never_misses() -> None:
    duel = Duel(hand=["jinzo"], monsters=["sangan"], deck=["card-trooper", "wattaildragon", "zombie-master"])
    duel.announce(ActionKind.SUMMON, "jinzo").passes()
    assert duel.slugs(Zone.HAND) == ["card-trooper"]


def test_mechanic_D2_kuraz_misses_when_not_last() -> None:
    """Kuraz is Special Summoned as Chain Link 2 and another link resolves afterwards: his optional "when" misses the
    timing.
    """
    duel = Duel(
        hand=["mystical-space-typhoon"], spells=["call-of-the-haunted"], graveyard=["kuraz-the-light-monarch"],
        their_spells=["trap-hole", "solemn-judgment"],
    )  # fmt: skip
    duel.activate("mystical-space-typhoon", "trap-hole")
    duel.until_asked(YOU).activate("call-of-the-haunted").passes()
    assert duel.slugs(Zone.MONSTER) == ["kuraz-the-light-monarch"]
    assert duel.happened(EventKind.TIMING_MISSED, "kuraz-the-light-monarch")
    in_time = Duel(spells=["call-of-the-haunted"], graveyard=["kuraz-the-light-monarch"], their_monsters=["jinzo|set"])
    in_time.activate("call-of-the-haunted").passes()
    assert in_time.state.request.kind == RequestKind.TRIGGER


def test_target_resolve_partial_kuraz_torrential() -> None:
    duel = Duel(
        hand=["kuraz-the-light-monarch"], monsters=["treeborn-frog", "sangan"], their_spells=["torrential-tribute"],
        deck=["card-trooper", "wattaildragon"],
    )  # fmt: skip
    duel.announce(ActionKind.SUMMON, "kuraz-the-light-monarch", "treeborn-frog").passes()
    assert duel.state.request.kind == RequestKind.TRIGGER
    duel.activate("kuraz-the-light-monarch", "sangan", "torrential-tribute")
    duel.activate("torrential-tribute", player=OPPONENT)
    duel.pass_until(lambda d: d.state.request.kind == RequestKind.YES_NO)
    assert duel.state.request.player == OPPONENT
    assert duel.slugs(Zone.MONSTER) == []
    duel.answer(ActionKind.YES).passes()
    assert duel.happened(EventKind.DESTROYED, "torrential-tribute")
    assert len(duel.slugs(Zone.HAND, OPPONENT)) == 1
    assert duel.slugs(Zone.HAND) == ["card-trooper"]


def test_mechanic_D3_turn_player_first() -> None:
    duel = Duel(
        hand=["lightning-vortex", "jinzo"], monsters=["sangan"], their_monsters=["sangan"],
        their_spells=["torrential-tribute"], deck=["card-trooper", "wattaildragon"],
        their_deck=["card-trooper", "wattaildragon"],
    )  # fmt: skip
    duel = Duel(
        monsters=["sangan"], hand=["cyber-phoenix"], their_monsters=["sangan"], their_spells=["torrential-tribute"],
        deck=["card-trooper", "wattaildragon"], their_deck=["card-trooper", "wattaildragon"],
    )  # fmt: skip
    duel.announce(ActionKind.SUMMON, "cyber-phoenix").once_summoned(OPPONENT)
    duel.activate("torrential-tribute", player=OPPONENT).pass_until(lambda d: len(d.state.chain) == 2)
    assert [link.context.player for link in duel.state.chain] == [YOU, OPPONENT]


def test_spirit_reaper_destroyed_after_being_targeted() -> None:
    duel = Duel(spells=["shadow-spell"], their_monsters=["spirit-reaper"])
    duel.activate("shadow-spell").passes()
    assert duel.slugs(Zone.GRAVEYARD, OPPONENT) == ["spirit-reaper"]
    face_down = Duel(hand=["book-of-moon"], their_monsters=["spirit-reaper"])
    face_down.activate("book-of-moon").passes()
    assert face_down.slugs(Zone.MONSTER, OPPONENT) == ["spirit-reaper"]


def test_mechanic_D6_treeborn_frog_in_the_standby_phase() -> None:
    duel = Duel(graveyard=["treeborn-frog"], phase=Phase.STANDBY)
    duel.activate("treeborn-frog").passes()
    duel.answer(ActionKind.POSITION, int(Position.DEFENSE)).passes()
    assert duel.slugs(Zone.MONSTER) == ["treeborn-frog"]
    blocked = Duel(graveyard=["treeborn-frog"], spells=["trap-hole"], phase=Phase.STANDBY)
    assert "activate.condition" in blocked.refused(ActionKind.ACTIVATE, "treeborn-frog")
    later = Duel(graveyard=["treeborn-frog"])
    assert "activate.phase" in later.refused(ActionKind.ACTIVATE, "treeborn-frog")


def test_treeborn_frog_is_checked_again_at_resolution() -> None:
    duel = Duel(graveyard=["treeborn-frog"], phase=Phase.STANDBY, their_hand=["dd-crow"])
    duel.activate("treeborn-frog").activate("dd-crow", player=OPPONENT).passes()
    assert duel.slugs(Zone.BANISHED) == ["treeborn-frog"]
    assert duel.slugs(Zone.MONSTER) == []


def test_zombie_master_must_be_face_up_at_resolution() -> None:
    duel = Duel(monsters=["zombie-master"], hand=["sangan"], graveyard=["spirit-reaper"], their_spells=["book-of-moon"])
    duel.activate("zombie-master").activate("book-of-moon", player=OPPONENT).passes()
    [nothing] = duel.happened(EventKind.NO_EFFECT, "zombie-master")
    assert nothing.get("reason") == "condition"


def test_mechanic_C5_source_may_leave() -> None:
    """Snipe Hunter destroyed in response: the effect still resolves."""
    duel = Duel(
        monsters=["golden-dragon-summoner", "sangan"], their_monsters=["jinzo|def"], hand=[],
        deck=["card-trooper", "wattaildragon"],
    )  # fmt: skip
    duel.do(duel.action(ActionKind.ACTIVATE, "golden-dragon-summoner")).choose("golden-dragon-summoner").choose("jinzo")
    duel.passes()
    assert duel.slugs(Zone.HAND, OPPONENT) == ["jinzo"]


def test_snipe_hunter_rolls() -> None:
    for number, gone in ((1, False), (2, True), (5, True), (6, False)):
        duel = Duel(monsters=["snipe-hunter"], hand=["sangan"], their_monsters=["jinzo"])
        duel.activate("snipe-hunter", "jinzo").passes()
        assert duel.state.request.kind == RequestKind.DIE
        duel.answer(ActionKind.ROLL, number).passes()
        assert (duel.slugs(Zone.MONSTER, OPPONENT) == []) is gone


def test_search_shows_and_shuffles() -> None:
    duel = Duel(
        hand=["smashing-ground"],
        their_monsters=["sangan"],
        their_deck=["card-trooper", "zombie-master", "wattaildragon"],
    )
    duel.activate("smashing-ground").passes()
    assert duel.slugs(Zone.HAND, OPPONENT) == ["card-trooper"]
    uid = duel.uid("card-trooper")
    assert duel.state.cards[uid].seen == 3
    assert duel.state.shuffled == 2
    [shown] = duel.happened(EventKind.REVEALED, "card-trooper")
    assert shown.rules == ("search.reveal.restricted",)


def test_sangan_finds_nothing_and_still_activates() -> None:
    duel = Duel(hand=["smashing-ground"], their_monsters=["sangan"], their_deck=["wattaildragon", "jinzo"])
    duel.activate("smashing-ground").passes()
    assert duel.happened(EventKind.ACTIVATED, "sangan")
    assert duel.happened(EventKind.NOT_DONE, "sangan")


def test_mechanic_D6_two_frogs_are_summoned_one_by_one() -> None:
    duel = Duel(graveyard=["treeborn-frog", "treeborn-frog"], phase=Phase.DRAW)
    duel.next(Phase.STANDBY).activate("treeborn-frog").passes()
    duel.answer(ActionKind.POSITION, int(Position.DEFENSE)).passes()
    assert "activate.condition" in duel.refused(ActionKind.ACTIVATE, "treeborn-frog")


def test_once_per_turn_is_free_again_next_turn() -> None:
    duel = Duel(monsters=["card-trooper"], deck=["sangan"] * 9)
    duel.do(duel.action(ActionKind.ACTIVATE, "card-trooper")).answer(ActionKind.NUMBER, 1).passes()
    assert duel.refused(ActionKind.ACTIVATE, "card-trooper") == {"activate.limit"}
    for player in (YOU, OPPONENT):
        duel.next(Phase.END)
        duel.do(Action(ActionKind.NEXT, player, value=int(Phase.DRAW))).passes()
        duel.next(Phase.STANDBY).next(Phase.MAIN_1)
    assert duel.state.turn_player == YOU
    assert duel.verdict(ActionKind.ACTIVATE, "card-trooper").ok


def test_term_random_gives_every_card_a_lot() -> None:
    duel = Duel(monsters=["spirit-reaper"], their_hand=["sangan", "sangan", "jinzo"], phase=Phase.BATTLE)
    duel.attack("spirit-reaper").passes()
    assert len(duel.state.request.options) == 3
    assert view(duel.book, duel.state, YOU).request.options == ()


def test_a_draw_from_a_shuffled_deck_is_asked_before_chance_decides() -> None:
    duel = Duel(
        hand=["kuraz-the-light-monarch"],
        monsters=["cyber-dragon"],
        spells=["threatening-roar"],
        deck=["jinzo", "sangan", "card-trooper"],
    )
    duel.state = duel.state.with_(shuffled=1)
    duel.announce(ActionKind.SUMMON, "kuraz-the-light-monarch").passes()
    duel.activate("kuraz-the-light-monarch", "threatening-roar").passes()
    assert duel.state.request.kind == RequestKind.YES_NO
    duel.answer(ActionKind.YES)
    assert duel.state.request.kind == RequestKind.LOT
    assert len(duel.state.request.options) == 3
    duel.answer(ActionKind.LOT, card=duel.uid("sangan")).passes()
    assert duel.slugs(Zone.HAND) == ["sangan"]


def test_spirit_reaper_stays_linked_and_so_targeted() -> None:
    """Call of the Haunted and Equip Spells continue to target their monster, which destroys itself."""
    for held in (
        Duel(spells=["call-of-the-haunted"], graveyard=["spirit-reaper"]).activate("call-of-the-haunted"),
        Duel(hand=["premature-burial"], graveyard=["spirit-reaper"]).activate("premature-burial"),
    ):
        held.passes()
        assert held.slugs(Zone.MONSTER) == []
        assert held.slugs(Zone.SPELL) == []
    free = Duel(hand=["book-of-life"], graveyard=["spirit-reaper"], their_graveyard=["sangan"])
    free.activate("book-of-life").passes().answer(ActionKind.POSITION, int(Position.ATTACK)).passes()
    assert free.slugs(Zone.MONSTER) == ["spirit-reaper"]


def test_a_mandatory_trigger_cannot_be_withdrawn() -> None:
    duel = Duel(
        hand=["card-destruction"], monsters=["jinzo", "cyber-dragon"], their_hand=["goldd-wu-lord-of-dark-world"]
    )
    duel.activate("card-destruction").passes()
    assert duel.state.request.kind == RequestKind.PICK
    withdraw = Action(ActionKind.WITHDRAW, OPPONENT)
    assert [one.check for one in judge(duel.book, duel.state, withdraw).failures] == ["withdraw.late"]


def test_a_trigger_from_a_hidden_zone_is_not_shown_to_the_opponent() -> None:
    duel = Duel(hand=["smashing-ground"], their_monsters=["sangan"], their_deck=["card-trooper"])
    transition = apply(duel.book, duel.state, duel.action(ActionKind.ACTIVATE, "smashing-ground"))
    sangan = duel.uid("sangan")
    met = Event(EventKind.TRIGGER_MET, snapshot(Table(duel.book, transition.state), sangan), OPPONENT)
    assert view_events(duel.book, transition.state, [met], YOU) == (met,)
    lying = transition.state.cards[sangan]._replace(position=Position.SET, seen=2)
    cards = (*transition.state.cards[:sangan], lying, *transition.state.cards[sangan + 1 :])
    hidden = transition.state.with_(cards=cards)
    met = Event(EventKind.TRIGGER_MET, snapshot(Table(duel.book, hidden), sangan), OPPONENT)
    assert view_events(duel.book, hidden, [met], YOU) == ()
    assert view_events(duel.book, hidden, [met], OPPONENT) == (met,)
