"""What a refusal says of a cost or a target: the nearest card, and whether the other player can know."""

from __future__ import annotations

import pytest

from rulebook.engine.core.actions import ActionKind
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.deck import EVERYBODY
from rulebook.engine.core.verdict import Failure
from rulebook.vocabulary.terms import Phase

from .duel import OPPONENT, YOU, Duel


def _known(duel: Duel) -> Duel:
    """The same duel with every card known to both players."""
    duel.state = duel.state.with_(cards=tuple(card._replace(seen=EVERYBODY) for card in duel.state.cards))
    return duel


def _failure(duel: Duel, slug: str, player: int = YOU) -> Failure:
    return duel.verdict(ActionKind.ACTIVATE, slug, player).failures[0]


def _near(duel: Duel, failure: Failure) -> str:
    near = failure.get("near")
    return duel.book.by_number[near.number].slug if isinstance(near, Snapshot) else ""


def test_cost_unpayable_names_the_card_that_almost_pays() -> None:
    duel = Duel(hand=["big-evolution-pill"], monsters=["gemini-elf"])
    failure = _failure(duel, "big-evolution-pill")
    assert failure.check == "activate.cost.cards"
    assert (_near(duel, failure), failure.get("lack"), failure.get("is")) == ("gemini-elf", "type", "spellcaster")


def test_cost_unpayable_names_no_card_if_the_card_would_do_but_may_not_be_used() -> None:
    duel = Duel(monsters=["cannon-soldier"], spells=["mask-of-restrict|up"])
    failure = _failure(duel, "cannon-soldier")
    assert failure.check == "activate.cost.prohibited"
    assert failure.get("near") is None


@pytest.mark.parametrize(
    ("hand", "unseen"), [(["mystical-space-typhoon"], 1), ([], None)], ids=["a hidden hand", "no hand"]
)
@pytest.mark.parametrize("player", [YOU, OPPONENT])
def test_cost_unpayable_says_whether_hidden_cards_could_pay(player: int, hand: list[str], unseen: int | None) -> None:
    mine, theirs = ["armed-dragon-lv5"], ["sangan"]
    duel = (
        Duel(hand=hand, monsters=mine, their_monsters=theirs)
        if player == YOU
        else Duel(their_hand=hand, their_monsters=mine, monsters=theirs, turn_player=OPPONENT)
    )
    failure = _failure(duel, "armed-dragon-lv5", player)
    assert failure.check == "activate.cost.cards"
    assert failure.get("unseen") == unseen
    assert _failure(_known(duel), "armed-dragon-lv5", player).get("unseen") is None


@pytest.mark.parametrize(
    ("duel", "card", "stock"),
    [
        (Duel(hand=["lightning-vortex"], their_monsters=["sangan"]), "lightning-vortex", ("hand", 0, 1)),
        (Duel(hand=["darkness-approaches", "sangan"], monsters=["jinzo"]), "darkness-approaches", ("hand", 1, 1)),
        (Duel(spells=["raigeki-break", "mirror-force"]), "raigeki-break", ("hand", 0, 0)),
        (Duel(spells=["emergency-provisions"], monsters=["sangan"]), "emergency-provisions", ("spell", 0, 1)),
        (Duel(monsters=["bazoo-the-soul-eater"], graveyard=["raigeki"]), "bazoo-the-soul-eater", (None, None, None)),
        (Duel(monsters=["number-17-leviathan-dragon"]), "number-17-leviathan-dragon", ("material", 0, 0)),
    ],
    ids=[
        "only the card itself",
        "one too few",
        "an empty hand",
        "only the card itself on the field",
        "unfit cards",
        "no material",
    ],
)
def test_cost_unpayable_says_which_cards_there_are(duel: Duel, card: str, stock: tuple[str, int, int]) -> None:
    failure = _failure(duel, card)
    assert failure.check == "activate.cost.cards"
    assert tuple(failure.get(name) for name in ("stock", "held", "besides")) == stock


def test_a_missing_target_says_nothing_about_the_hand() -> None:
    failure = _failure(Duel(hand=["sangan"], monsters=["armed-dragon-lv5"]), "armed-dragon-lv5")
    assert failure.check == "activate.target"
    assert failure.get("unseen") is None


@pytest.mark.parametrize(
    ("duel", "card", "near", "lack"),
    [
        (
            Duel(spells=["two-pronged-attack"], monsters=["sangan", "gemini-elf"]),
            "two-pronged-attack", "", None,
        ),
        (Duel(hand=["book-of-life"], graveyard=["zombie-master"]), "book-of-life", "", None),
        (
            Duel(hand=["book-of-life"], graveyard=["sangan"], their_graveyard=["gemini-elf"]),
            "book-of-life", "sangan", "type",
        ),
    ],
)  # fmt: skip
def test_the_nearest_card_is_looked_for_in_the_group_without_targets_and_is_no_target_of_another(
    duel: Duel, card: str, near: str, lack: str | None
) -> None:
    failure = _failure(duel, card)
    assert failure.check == "activate.target"
    assert (_near(duel, failure), failure.get("lack")) == (near, lack)


ENVOY = "black-luster-soldier-envoy-of-the-beginning"


def _summon(duel: Duel, slug: str, player: int = YOU) -> Failure:
    return duel.verdict(ActionKind.SPECIAL, slug, player).failures[0]


def test_summon_special_own_condition_says_how_many_cards_its_procedure_needs() -> None:
    failure = _summon(Duel(hand=["dark-necrofear"], graveyard=["sangan", "summoned-skull"]), "dark-necrofear")
    assert failure.check == "summon.procedure.cost"
    assert (failure.get("needed"), failure.get("have"), failure.get("source")) == (3, 2, None)


def test_summon_special_own_condition_names_the_card_that_forbids_what_its_procedure_needs() -> None:
    duel = Duel(hand=[ENVOY], graveyard=["cyber-dragon", "sangan"], their_monsters=["kycoo-the-ghost-destroyer"])
    source = _summon(duel, ENVOY).get("source")
    assert isinstance(source, Snapshot)
    assert duel.book.by_number[source.number].slug == "kycoo-the-ghost-destroyer"


def test_what_a_procedure_could_take_from_face_down_monsters_is_not_told_to_the_other_player() -> None:
    duel = Duel(their_hand=["destiny-hero-plasma"], their_monsters=["sangan|set", "jinzo"], turn_player=OPPONENT)
    failure = _summon(duel, "destiny-hero-plasma", OPPONENT)
    assert (failure.check, failure.get("needed")) == ("summon.procedure.cost", 3)
    assert failure.get("unseen") == 1
    assert _summon(_known(duel), "destiny-hero-plasma", OPPONENT).get("unseen") is None


def _answers(duel: Duel, slug: str, player: int) -> tuple[str, object]:
    failure = next(
        one for one in duel.verdict(ActionKind.ACTIVATE, slug, player).failures if one.check == "activate.event"
    )
    answers = failure.get("answers")
    name = duel.book.by_number[answers.number].slug if isinstance(answers, Snapshot) else ""
    return name, failure.get("unfit")


def test_mechanic_b5_an_effect_is_no_card_for_what_answers_the_activation_of_a_card() -> None:
    duel = Duel(monsters=["cannon-soldier", "kuriboh"], their_spells=["solemn-judgment"])
    duel.activate("cannon-soldier", "kuriboh").until_asked(OPPONENT)
    assert _answers(duel, "solemn-judgment", OPPONENT) == ("cannon-soldier", "effect-only")


def test_mechanic_c10_what_banishes_is_named_to_the_player_who_answers_destruction() -> None:
    duel = Duel(
        monsters=["gemini-elf"], hand=["my-body-as-a-shield"], their_spells=["dimensional-prison"], phase=Phase.BATTLE
    )
    duel.attack("gemini-elf").until_asked(OPPONENT).activate("dimensional-prison", player=OPPONENT).until_asked(YOU)
    assert _answers(duel, "my-body-as-a-shield", YOU) == ("dimensional-prison", "would")


def test_nothing_is_named_where_nothing_of_the_kind_happens() -> None:
    duel = Duel(spells=["trap-hole"])
    assert _answers(duel, "trap-hole", YOU) == ("", None)


def test_battle_one_attack_a_further_attack_under_a_condition_says_so() -> None:
    for slug, clause in (("tyrant-dragon", 0), ("gemini-elf", None)):
        duel = Duel(monsters=[slug], their_monsters=["sangan"]).next(Phase.BATTLE).attack(slug, "sangan").passes()
        (failure,) = duel.verdict(ActionKind.ATTACK, slug).failures
        assert (failure.check, failure.get("clause")) == ("attack.once", clause)


def test_cost_unpayable_of_an_attack_names_the_card_that_demands_it() -> None:
    duel = Duel(monsters=["panther-warrior"], their_monsters=["sangan"], phase=Phase.BATTLE)
    failure = duel.verdict(ActionKind.ATTACK, "panther-warrior").failures[0]
    assert failure.check == "attack.cost.cards"
    assert tuple(failure.get(name) for name in ("stock", "held", "besides")) == ("monster", 0, 1)
    source = failure.get("source")
    assert isinstance(source, Snapshot)
    assert duel.book.by_number[source.number].slug == "panther-warrior"
    assert failure.get("says")
