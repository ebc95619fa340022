"""Exercises: their answers are the engine's, their wrong answers are wrong, and the index makes the same ones again."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from rulebook.engine.api import apply
from rulebook.engine.core.card_state import NOBODY
from rulebook.explain.things import Reader
from rulebook.language.sentences.render import text
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.rule_boards import rule_board
from scenarios.making import index as stored
from scenarios.making.checking import faults, faults_of
from scenarios.making.index import index, of_rule, opened, read, written
from scenarios.making.maker import chosen
from scenarios.making.moments import announced
from scenarios.making.ordering import orders
from scenarios.making.outcomes import answers, played, told
from scenarios.making.permitted import permissions
from scenarios.making.predicting import predictions
from scenarios.making.sorting import of_slug
from scenarios.making.values import Kind, Recipe
from scenarios.playing.script import implied
from tests.each import each

SAMPLE = Random(14).sample(sorted(index().values()), 40)


@each("entry", SAMPLE, ids=lambda entry: entry.id)
def test_an_exercise_has_one_right_answer_and_no_two_alike(entry: stored.Entry) -> None:
    assert list(faults(entry)) == []


def test_the_checks_find_answers_that_are_alike_or_right_as_well() -> None:
    one = opened(SAMPLE[0].id)
    assert one is not None
    wrong = next(option for option in one.options if option.because is not None)
    right = one.options[one.right]
    twice = replace(one, options=(right, replace(wrong, told=right.told)))
    assert any("twice" in fault for fault in faults_of(twice))
    assert any("right as well" in fault for fault in faults_of(twice))
    assert list(faults_of(replace(one, options=(wrong, wrong)))) == [f"{one.id}: it has 0 right answers"]
    gone = stored.Entry(Recipe(Kind.PREDICT, "rule.none.1", 0, "lp"), ())
    assert len(list(faults(gone))) == 1


def test_the_right_prediction_is_what_the_engine_plays() -> None:
    """Forty predictions, each played here from the position with nobody responding."""
    count = 0
    for entry in Random(3).sample([one for one in index().values() if one.recipe.kind is Kind.PREDICT], 40):
        one, loaded = opened(entry.id), by_id(entry.recipe.source)
        assert one is not None
        assert loaded is not None
        moment = announced(loaded)[one.recipe.place]
        state = moment.start
        for action in moment.actions:
            state = apply(loaded.book, state, action).state
        while (action := implied(loaded.book, state)) is not None and action.player != NOBODY:
            state = apply(loaded.book, state, action).state
        end = played(loaded.book, moment.start, moment.actions)
        assert end is not None
        assert end.state == state
        real = dict(answers(moment.start, end)).get(one.recipe.asked)
        if real is not None:
            count += 1
            assert one.options[one.right].told == told(Reader(loaded.book, 0), one.recipe.asked, real)
    assert count > 20


def test_a_wrong_answer_says_when_it_would_be_right() -> None:
    loaded = rule_board("rule.damage.attack-vs-attack.1")
    assert loaded is not None
    found = {one.recipe.asked.partition(".")[0]: one for one in predictions(loaded)}
    lp = found["lp"]
    whys = {option.because.node for option in lp.options if option.because is not None}
    assert "exercise.because.rule" in whys
    assert "exercise.because.other-player" in whys
    assert "8000" in text("en", lp.options[0].told)


@pytest.mark.parametrize(
    ("board", "right", "check"),
    [
        ("rule.position.change.once.1", "exercise.answer.no", "refused.change.once"),
        ("rule.mechanic.f7.2", "exercise.answer.no", "refused.summon.zone"),
    ],
)
def test_a_refused_move_is_asked_about_with_its_reason(board: str, right: str, check: str) -> None:
    loaded = rule_board(board)
    assert loaded is not None
    refusing = [one for one in permissions(loaded) if one.recipe.asked == "no"]
    nodes = [one.options[one.right].told.node for one in refusing]
    assert nodes
    assert set(nodes) == {right}
    assert any(check in repr(one.options[one.right].told) for one in refusing)


def test_the_index_reads_what_it_writes_and_names_every_rule() -> None:
    some = [one for entry in SAMPLE[:5] if (one := opened(entry.id)) is not None]
    again = list(read(written(some)))
    assert {entry.id for entry in again} == {one.id for one in some}
    for entry in again:
        assert entry.rules == index()[entry.id].rules
        assert all(entry in of_rule(rule) for rule in entry.rules)
    assert opened("predict.00000000") is None


def test_a_seed_orders_the_options_and_chooses_among_those_alike() -> None:
    one = opened(SAMPLE[0].id)
    assert one is not None
    assert one.arranged(0) == one
    assert {option.told for option in one.arranged(5).options} == {option.told for option in one.options}
    orders = {one.arranged(seed).right for seed in range(12)}
    assert len(orders) > 1
    some = [found for entry in SAMPLE if (found := opened(entry.id)) is not None]
    assert chosen(some, 3) == chosen(reversed(some), 3)
    assert len(chosen([*some, *some])) == len(chosen(some))


def test_the_newest_link_of_a_chain_resolves_first() -> None:
    loaded = rule_board("rule.chain.reverse-resolution.1")
    assert loaded is not None
    found = {one.recipe.asked: one for one in orders(loaded)}
    assert text("en", found["first"].options[found["first"].right].told) == "“Scapegoat”."
    assert text("en", found["last"].options[found["last"].right].told) == "“Heavy Storm”."


def test_the_parts_of_the_damage_step_come_in_order() -> None:
    loaded = rule_board("rule.damage.attack-vs-attack.1")
    assert loaded is not None
    steps = [one for one in orders(loaded) if one.recipe.asked.startswith("step")]
    assert len(steps) == 4
    assert [len(one.options) for one in steps] == [4, 4, 4, 4]


def test_what_is_paid_is_sorted_as_a_cost_and_what_is_chosen_as_a_target() -> None:
    """Lightning Vortex: its discard is the cost, its destruction the effect, and it has no target."""
    found = {one.recipe.asked: one for one in of_slug("lightning-vortex")}
    right = {asked: one.options[one.right].told.node for asked, one in found.items()}
    assert right == {
        "part.cost": "exercise.part.cost",
        "part.effect": "exercise.part.effect",
        "target": "exercise.target.no",
        "done": "exercise.done.destroy",
    }
    assert {one.recipe.asked for one in of_slug("mystical-space-typhoon")} >= {"part.target", "target"}
    assert list(of_slug("no-such-card")) == []


def test_what_a_rule_allows_is_refused_without_it() -> None:
    """A Quick-Play Spell answers a Spell: without that rule it could not."""
    loaded = rule_board("rule.chain.spell-speed.2.1")
    assert loaded is not None
    allowed = [one for one in permissions(loaded) if one.recipe.asked == "yes"]
    assert any("chain.spell-speed.2" in option.rules for one in allowed for option in one.options)


def test_there_are_exercises_of_every_kind_about_most_rules() -> None:
    assert len(index()) >= 2000
    assert len({rule for entry in index().values() for rule in entry.rules}) >= 250
    assert {entry.recipe.kind for entry in index().values()} == set(Kind)


def test_a_chain_that_has_resolved_is_not_told_as_still_being_there() -> None:
    """The Equip Spell resolved before the Trap is activated, so only the Trap is Chain Link 1."""
    loaded = by_id("card.gearfried-the-iron-knight.2")
    assert loaded is not None
    for one in predictions(loaded):
        assert text("en", one.question).count("as Chain Link 1") <= 1


def test_term_discard_a_discarded_card_is_not_said_to_be_not_sent_to_the_graveyard() -> None:
    for one in of_slug("confiscation"):
        if one.recipe.asked == "done":
            nodes = [option.told.node for option in one.options]
            assert nodes[one.right] == "exercise.done.discard"
            assert "exercise.done.send" not in nodes
            return
    raise AssertionError("confiscation asks nothing about what is done")


def test_an_effect_that_does_two_things_to_cards_is_not_asked_about_one() -> None:
    assert "done" not in [one.recipe.asked for one in of_slug("graceful-charity")]
    assert "done" in [one.recipe.asked for one in of_slug("raigeki")]


@pytest.mark.parametrize("lang", ["en", "de", "it", "nl"])
def test_a_refusal_as_an_answer_does_not_repeat_the_question(lang: str) -> None:
    (asked,) = (one for one in index().values() if one.recipe == Recipe(Kind.MAY_I, "card.skill-drain.2", 0, "no"))
    one = opened(asked.id)
    assert one is not None
    said = text(lang, one.options[one.right].told)
    assert "“" in text(lang, one.question)
    assert not set("„“") & set(said)
    assert said.partition(". ")[2][0].isupper()
