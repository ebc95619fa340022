"""Invalid cards: one bad value for each check, each detected by that check alone, with its field."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulebook.cards import POOL
from rulebook.cards.mentioned import MENTIONED
from rulebook.language.card_text.coverage import unsaid
from rulebook.vocabulary.checking import CardError, check_cards, faults_of
from rulebook.vocabulary.conditions import HasSet
from rulebook.vocabulary.effects import (
    Card,
    Continuous,
    Names,
    Victory,
    activation,
    ignition,
)
from rulebook.vocabulary.filters import (
    Counters,
    Named,
    itself,
    monster,
)
from rulebook.vocabulary.modifiers import Cannot, TreatAs
from rulebook.vocabulary.operations import (
    Destroy,
    Draw,
    Pick,
    PlaceCounter,
    SpecialSummon,
    TokenOf,
)
from rulebook.vocabulary.recipes import RitualOf
from rulebook.vocabulary.terms import (
    CounterKind,
    MonsterKind,
    Ref,
    Verb,
)

from .bad_effects import EVENTS, REFERENCES
from .bad_values import FACTS, PIECES, SHAPES
from .given import (
    ANY_MONSTER,
    PLAIN,
    effect_monster,
    normal_spell,
    stats,
)

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("value", "field", "says"), [*FACTS, *SHAPES, *PIECES, *EVENTS, *REFERENCES])
def test_a_bad_value_is_named_alone_with_field_and_remedy(value: Card, field: str, says: str) -> None:
    found = list(faults_of(value))
    assert [(fault.field, says in fault.problem + fault.remedy) for fault in found] == [(field, True)], found
    assert all(fault.remedy for fault in found)
    with pytest.raises(CardError) as caught:
        check_cards([value])
    told = str(caught.value)
    assert told.startswith(f"card {value.slug}, {field}: ")
    assert "\n" not in told


# Cards together -------------------------------------------------------------------------------------


def beside(name: str, field: str, says: str, *cards: Card) -> Any:
    return pytest.param(cards, field, says, id=name)


OTHER = replace(PLAIN, number=2, slug="clay-golem", names=Names("Clay Golem", "Lehmgolem", "Golem di Creta"))
TOGETHER = [
    beside("the same number", "number", "clay-golem", OTHER, replace(PLAIN, number=2)),
    beside("the same card twice", "number", "clay-golem", OTHER, OTHER),
    beside(
        "the same German name",
        "names.de",
        "Lehmgolem",
        OTHER,
        replace(PLAIN, names=Names("Tin Knight", "Lehmgolem", "C")),
    ),
    beside("always treated as nothing", "treated_as[0]", '"umi"', replace(PLAIN, treated_as=("umi",))),
    beside(
        "a card nobody knows",
        "effects[0].operation.cards.filter.slug",
        '"clay-golem"',
        normal_spell(activation(operation=Destroy(Pick(1, Named("clay-golem"))))),
    ),
    beside(
        "a name nobody has",
        "effects[0].modifiers[0].name",
        '"umi"',
        effect_monster(Continuous((TreatAs(itself, name="umi"),))),
    ),
    beside(
        "a card that is no Token",
        "effects[0].operation.cards.slug",
        "no Token",
        OTHER,
        normal_spell(activation(operation=SpecialSummon(TokenOf("clay-golem", 1)))),
    ),
    beside(
        "a Ritual Spell nobody knows",
        "effects[0].slug",
        '"black-ritual"',
        replace(stats(kinds=(MonsterKind.RITUAL,)), effects=(RitualOf("black-ritual"),)),
    ),
    beside(
        "one of a set nobody knows",
        "effects[0].if_.slugs",
        '"left-arm"',
        effect_monster(Victory(HasSet(("left-arm",)))),
    ),
    beside(
        "counters without a cap",
        "effects[0].operation.kind",
        "counter_caps",
        effect_monster(ignition(operation=PlaceCounter(CounterKind.SPELL, 1))),
    ),
    beside(
        "counters counted without a cap",
        "effects[0].operation.count.kind",
        "counter_caps",
        effect_monster(ignition(operation=Draw(Counters(CounterKind.SPELL, Ref.THIS)))),
    ),
    beside(
        "counters no card can hold",
        "effects[0].operation.kind",
        "no card can hold",
        normal_spell(activation(targets=(ANY_MONSTER,), operation=PlaceCounter(CounterKind.PLAIN, 1, Ref.TARGET))),
    ),
]


@pytest.mark.parametrize(("cards", "field", "says"), TOGETHER)
def test_cards_that_do_not_go_together_are_named(cards: tuple[Card, ...], field: str, says: str) -> None:
    assert [fault for one in cards for fault in faults_of(one)] == []
    with pytest.raises(CardError) as caught:
        check_cards(cards)
    assert (caught.value.field, says in str(caught.value)) == (field, True), caught.value


def test_the_rest_of_the_faults_is_counted() -> None:
    with pytest.raises(CardError, match="1 more after it"):
        check_cards([stats(atk=-100, def_=-100)])


# The cards that come along --------------------------------------------------------------------------


def test_every_bundled_card_is_valid() -> None:
    check_cards(POOL, MENTIONED)
    assert list(unsaid(POOL)) == []


def test_names_of_undeclared_cards_may_be_used() -> None:
    naming = normal_spell(activation(operation=Destroy(Pick(1, Named("clay-golem")))))
    check_cards([naming], ("clay-golem",))


def test_a_text_no_language_can_form_is_named() -> None:
    silent = effect_monster(Continuous((Cannot(Verb.GAIN_LP, monster),)))
    check_cards([silent])
    (error,) = unsaid([silent])
    assert str(error).startswith("card tin-knight, effects[0]: de cannot say it: ")
    assert "rulebook/language" in error.remedy


def test_a_bad_card_ends_every_command_with_one_line() -> None:
    """The command line names the card and prints no traceback."""
    broken = (
        "import runpy, sys; import rulebook.vocabulary.checking as checking\n"
        "def refuse(*_): raise checking.CardError('sangan', checking.Fault('number', 'it is wrong', 'Correct it'))\n"
        "checking.check_cards = refuse; sys.argv = ['tutor_app', 'check']\n"
        "runpy.run_module('tutor_app', run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", broken], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "card sangan, number: it is wrong. Correct it\n"
