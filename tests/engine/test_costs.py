"""What an attack or a Special Summon costs, and what is said if an activation is not possible."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulebook.engine.battle import attack_costs
from rulebook.engine.choosing.costs import NotPossible
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.answers import Answers
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.check import Arguments
from rulebook.engine.core.effect_paths import CONDITION
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.requests import RequestKind
from rulebook.engine.core.state import Request
from rulebook.engine.core.table import Table
from rulebook.engine.legality import feasibility_checks
from rulebook.engine.legality.checks import Case, Test
from rulebook.engine.permissions import summon_costs
from rulebook.engine.rule_ids.general import CARD_WINS, UNPAYABLE
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import SummonCondition
from rulebook.vocabulary.filters import level, monster, of_type
from rulebook.vocabulary.operations import Tribute
from rulebook.vocabulary.terms import Op, Phase, Type, Zone
from tests.engine.duel import OPPONENT, YOU, Duel

SKULL, PANTHER, TYRANT = "toon-summoned-skull", "panther-warrior", "tyrant-dragon"

# Attacks ------------------------------------------------------------------------------------------


def failing(monsters: list[str], lp: int = 8000, without: tuple[str, ...] = ()) -> NotPossible | None:
    """Why the attack of the first monster cannot be paid."""
    duel = Duel(monsters=monsters, their_monsters=["sangan"], lp=(lp, 8000))
    return attack_costs.failure(Table(duel.book.without(*without), duel.state), duel.uid(monsters[0]))


def test_an_attack_is_paid_from_enough_life_points_only() -> None:
    assert failing([SKULL]) is None
    poor = failing([SKULL], lp=400)
    assert poor is not None
    assert poor.stage == "cost.lp"
    assert failing([SKULL], lp=400, without=CARD_WINS) is None
    assert failing(["jinzo", SKULL], lp=400) is None


def test_an_attack_is_paid_with_another_monster_only() -> None:
    alone = failing([PANTHER])
    assert alone is not None
    assert (alone.stage, alone.numbers["needed"], alone.numbers["have"]) == ("cost.cards", 1, 0)
    assert failing([PANTHER, "jinzo"]) is None
    assert failing(["jinzo", PANTHER]) is None
    assert failing([PANTHER], without=CARD_WINS) is None
    assert failing([PANTHER], without=UNPAYABLE) is None


@pytest.mark.parametrize(("slug", "paid"), [(SKULL, 7500), ("jinzo", 8000)])
def test_only_the_attacker_with_a_cost_pays(slug: str, paid: int) -> None:
    duel = Duel(monsters=[SKULL, "jinzo"])
    table = Table(duel.book, duel.state, narrating=True)
    planned = attack_costs.plan(table, duel.uid(slug), Answers(()))
    batch = table.batch
    attack_costs.pay(table, planned)
    assert table.lp == (paid, 8000)
    assert (table.batch > batch) == (paid < 8000)
    assert {(event.kind.value, event.cause.name) for event in table.events} == (
        {("paid-lp", "COST")} if paid < 8000 else set()
    )


# Special Summons ----------------------------------------------------------------------------------


def test_tyrant_dragon_leaves_the_graveyard_for_a_dragon_only() -> None:
    duel = Duel(
        monsters=["wattaildragon", "jinzo"], their_monsters=["wattaildragon"], graveyard=[TYRANT, "sangan"],
        hand=[TYRANT],
    )  # fmt: skip
    table = Table(duel.book, duel.state)
    tyrant, in_hand = duel.uid(TYRANT, zone=Zone.GRAVEYARD), duel.uid(TYRANT, zone=Zone.HAND)
    sangan = duel.uid("sangan")
    assert isinstance(summon_costs.required(table, tyrant), Tribute)
    assert summon_costs.payable(table, tyrant, YOU) == (duel.uid("wattaildragon", YOU),)
    assert summon_costs.payable(table, tyrant, OPPONENT) == (duel.uid("wattaildragon", OPPONENT),)
    for uid in (in_hand, sangan):
        assert summon_costs.required(table, uid) is None
        assert summon_costs.payable(table, uid, YOU) == ()
        assert summon_costs.bearable(table, uid, YOU)
    assert summon_costs.bearable(table, tyrant, YOU)
    ground = summon_costs.ground(table, (sangan, in_hand, tyrant))
    assert ground.card.uid == tyrant
    index, last = ground.clause
    assert last == CONDITION
    assert isinstance(table.effects(tyrant)[index], SummonCondition)


def test_without_a_dragon_tyrant_dragon_stays_in_the_graveyard() -> None:
    duel = Duel(monsters=["jinzo"], their_monsters=["wattaildragon"], graveyard=[TYRANT])
    table = Table(duel.book, duel.state)
    assert summon_costs.payable(table, duel.uid(TYRANT), YOU) == ()
    assert not summon_costs.bearable(table, duel.uid(TYRANT), YOU)


def test_nothing_is_tributed_for_it_while_tributes_are_forbidden() -> None:
    duel = Duel(monsters=["wattaildragon"], graveyard=[TYRANT], spells=["mask-of-restrict|up"])
    table = Table(duel.book, duel.state)
    assert isinstance(summon_costs.required(table, duel.uid(TYRANT)), Tribute)
    assert summon_costs.payable(table, duel.uid(TYRANT), YOU) == ()


def test_a_monster_that_must_be_tributed_first_is_the_only_one_that_pays() -> None:
    duel = Duel(
        hand=["soul-exchange"], monsters=["wattaildragon"], their_monsters=["wattaildragon"], graveyard=[TYRANT]
    )
    duel.activate("soul-exchange", "wattaildragon").passes()
    table = Table(duel.book, duel.state)
    assert summon_costs.payable(table, duel.uid(TYRANT), YOU) == (duel.uid("wattaildragon", OPPONENT),)


def test_the_cost_of_an_attack_names_the_part_of_the_text_that_asks_for_it() -> None:
    duel = Duel(monsters=[PANTHER, "sangan"]).next(Phase.BATTLE).attack(PANTHER).choose("sangan")
    (tributed,) = duel.happened(EventKind.TRIBUTED, "sangan")
    assert tributed.clause == (0, 0)


# Activations --------------------------------------------------------------------------------------

WARRIOR = of_type(Type.WARRIOR) & monster & level(Op.LE, 4)
STORM, REBORN, ROTA, FUSION = "heavy-storm", "monster-reborn", "reinforcement-of-the-army", "polymerization"
F = feasibility_checks
NOTHING, ELSE = {"reason": "nothing"}, {"reason": "else"}


def said(
    test: Test, slug: str, failure: NotPossible | None, request: RequestKind = RequestKind.OPEN
) -> Arguments | None:
    """What a check answers about the activation of a card in the hand whose choices fail so."""
    duel = Duel(hand=[slug], monsters=["jinzo"])
    state = duel.state.with_(request=Request(request, YOU))
    case = Case(Table(duel.book, state), Action(ActionKind.ACTIVATE, YOU, duel.uid(slug), index=0), told=True)
    case._explored = failure
    return test(case)


def without_source(found: Arguments | None) -> object:
    """A card in the arguments as its uid."""
    if found is None:
        return None
    return {name: value.uid if isinstance(value, Snapshot) else value for name, value in found.items()}


FUSING = {"operation": "FusionSummon", "reason": "nothing", "lacking": "monster"}
CASES: list[tuple[str, Callable[[], Test], str, NotPossible, object]] = [
    ("stage", lambda: F.stage("cost.lp", "zone"), STORM, NotPossible("zone", amount=3), {"amount": 3}),
    ("other stage", lambda: F.stage("cost.lp", "zone"), STORM, NotPossible("target", amount=3), None),
    (
        "nothing",
        lambda: F.nothing(False),
        STORM,
        NotPossible("nothing", **NOTHING),
        {"operation": "Destroy", **NOTHING, "searching": 0},
    ),
    ("nothing, not searching", lambda: F.nothing(True), STORM, NotPossible("nothing", **NOTHING), None),
    ("other reason", lambda: F.nothing(False), STORM, NotPossible("nothing", **ELSE), None),
    ("reason of another stage", lambda: F.nothing(False), STORM, NotPossible("target", **NOTHING), None),
    (
        "searching",
        lambda: F.nothing(True),
        ROTA,
        NotPossible("nothing", **NOTHING),
        {"operation": "Add", **NOTHING, "searching": 1, "asks": WARRIOR, "needed": 1},
    ),
    ("searching for nothing else", lambda: F.nothing(False), ROTA, NotPossible("nothing", **NOTHING), None),
    ("Fusion is no search", lambda: F.nothing(False), FUSION, NotPossible("nothing", **NOTHING), None),
    ("Fusion", lambda: F.nothing_to_make(o.FusionSummon), FUSION, NotPossible("nothing", **NOTHING), FUSING),
    ("no Ritual", lambda: F.nothing_to_make(o.RitualSummon), FUSION, NotPossible("nothing", **NOTHING), None),
    ("Fusion, other reason", lambda: F.nothing_to_make(o.FusionSummon), FUSION, NotPossible("nothing", **ELSE), None),
    ("Fusion, other stage", lambda: F.nothing_to_make(o.FusionSummon), FUSION, NotPossible("zone", **NOTHING), None),
    ("forbidden", lambda: F.summon_forbidden, REBORN, NotPossible("nothing", reason="prohibited"), {"source": 0}),
    ("not forbidden", lambda: F.summon_forbidden, REBORN, NotPossible("nothing", **ELSE), None),
    ("barred", lambda: F.barred, STORM, NotPossible("nothing", reason="barred"), {}),
    ("not barred", lambda: F.barred, STORM, NotPossible("nothing", **ELSE), None),
    ("no Equip Zone", lambda: F.no_equip_zone, STORM, NotPossible("nothing", reason="spell-zone"), {"equips": 1}),
    ("Equip Zone", lambda: F.no_equip_zone, STORM, NotPossible("nothing", reason="zone"), None),
    ("no Monster Zone", lambda: F.no_monster_zone, STORM, NotPossible("nothing", reason="zone"), {}),
    ("Monster Zone", lambda: F.no_monster_zone, STORM, NotPossible("nothing", reason="spell-zone"), None),
    ("Monster Zone, other stage", lambda: F.no_monster_zone, STORM, NotPossible("target", reason="zone"), None),
]


@pytest.mark.parametrize(
    ("made", "slug", "failure", "expected"), [one[1:] for one in CASES], ids=[one[0] for one in CASES]
)
def test_what_fails_decides_which_check_answers(
    made: Callable[[], Test], slug: str, failure: NotPossible, expected: object
) -> None:
    test = made()
    found = without_source(said(test, slug, failure))
    if isinstance(expected, dict) and isinstance(found, dict):
        found = {name: value for name, value in found.items() if name in expected or not expected}
    assert found == expected
    assert said(test, slug, None) is None
    assert said(test, slug, failure, RequestKind.TRIGGER) is None


def test_mechanic_B7_an_effect_and_not_a_cost_may_send_what_is_banished_instead() -> None:
    duel = Duel(hand=["foolish-burial"], spells=["dimensional-fissure|up"], deck=["sangan", "jinzo"])
    duel.activate("foolish-burial").passes().choose("sangan")
    assert duel.slugs(Zone.BANISHED) == ["sangan"]


def test_mechanic_C9_what_comes_after_sending_does_not_come_after_banishing_instead() -> None:
    """The reading that is played; the other one is noted beside it in the disputed points."""
    duel = Duel(
        hand=["hand-destruction", "battle-ox", "gemini-elf"], their_hand=["kuriboh", "jinzo"],
        spells=["macro-cosmos|up"], their_deck=["sangan", "sangan"],
    )  # fmt: skip
    duel.activate("hand-destruction").passes()
    assert sorted(duel.slugs(Zone.BANISHED, OPPONENT)) == ["jinzo", "kuriboh"]
    assert duel.slugs(Zone.HAND, OPPONENT) == []
