"""Cards that cannot work: one bad value for each check, each caught alone, with its field."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rulebook.cards import POOL
from rulebook.cards.mentioned import MENTIONED
from rulebook.cards.printed import EFFECT, monster_card, spell_card
from rulebook.language.checking import unsaid
from rulebook.vocabulary.checking import CardError, check_cards, faults_of
from rulebook.vocabulary.effects import (
    Activated,
    Card,
    Continuous,
    Effect,
    Limit,
    Names,
    SummonCondition,
    SummonProcedure,
    Unclassified,
    Upkeep,
    Version,
    Victory,
    activation,
    ignition,
    quick,
    trigger,
)
from rulebook.vocabulary.events import On, Would
from rulebook.vocabulary.filters import (
    FIELD,
    And,
    CausedBy,
    ChooseNumber,
    Counters,
    Declared,
    Named,
    Number,
    OfType,
    Or,
    RolledIn,
    Same,
    StatOf,
    Times,
    any_,
    atk,
    card,
    face_down,
    face_up,
    itself,
    monster,
    my,
    spell,
    their,
)
from rulebook.vocabulary.modifiers import Cannot, Change, Hold, Negated, TreatAs
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    THIS,
    Apply,
    Banish,
    ChangePosition,
    Combo,
    Damage,
    Destroy,
    Detach,
    Draw,
    Equip,
    GainLP,
    If,
    Mode,
    Modes,
    Negate,
    PayLP,
    Pick,
    PlaceCounter,
    Return,
    RollDie,
    SpecialSummon,
    T,
    Target,
    The,
    TokenOf,
    UpTo,
    do,
)
from rulebook.vocabulary.recipes import RitualOf, SynchroSummon, XyzSummon
from rulebook.vocabulary.terms import (
    Attribute,
    CardKind,
    Cause,
    CounterKind,
    Declarable,
    EffectKind,
    Form,
    Icon,
    JoinKind,
    LimitKey,
    MonsterKind,
    Op,
    Phase,
    Position,
    Ref,
    Side,
    Stat,
    SummonKind,
    Type,
    Until,
    Verb,
    Window,
    Zone,
)
from rulebook.vocabulary.winning import HasSet

ROOT = Path(__file__).parents[2]
NAMES = ("Tin Knight", "Blechritter", "Cavaliere di Latta")
LINE = (Type.WARRIOR, Attribute.EARTH, 4, 1000, 1000)
THEN, AND = JoinKind.THEN, JoinKind.AND
ANY_MONSTER = Target(1, monster & any_(Zone.MONSTER))
SUMMONED = On(Verb.SUMMON, itself)
ANSWER = On(Verb.ACTIVATE, spell)


def effect_monster(*effects: Effect, **more: Any) -> Card:
    return monster_card(1, "tin-knight", NAMES, LINE, EFFECT, *effects, **more)


def normal_spell(*effects: Effect, icon: Icon = Icon.NORMAL) -> Card:
    return spell_card(1, "tin-knight", icon, NAMES, *effects)


def stats(**changes: Any) -> Card:
    found = monster_card(1, "tin-knight", NAMES, LINE, (MonsterKind.NORMAL,))
    assert found.stats is not None
    return replace(found, stats=replace(found.stats, **changes))


PLAIN = stats()
DRAW = normal_spell(activation(operation=Draw(1)))


def untyped(value: Any) -> Any:
    """A value that the type checker would have found."""
    return value


def bad(name: str, field: str, says: str, value: Card) -> Any:
    return pytest.param(value, field, says, id=name)


FACTS = [
    bad("no passcode", "number", "passcode", replace(PLAIN, number=0)),
    bad("no German name", "names.de", "missing", replace(PLAIN, names=Names("Tin Knight", " ", "Cavaliere"))),
    bad("slug of another name", "slug", "tin-knight", replace(PLAIN, slug="tin_knight")),
    bad("monster with an icon", "icon", "no icon", replace(PLAIN, icon=Icon.NORMAL)),
    bad("monster without stats", "stats", "needs", replace(PLAIN, stats=None)),
    bad("Level 0 without being Xyz", "stats.level", "Level 0", stats(level=0)),
    bad("Level 13", "stats.level", "Level 13", stats(level=13)),
    bad("Rank without being Xyz", "stats.rank", "only Xyz", stats(rank=4, level=0)),
    bad(
        "Xyz with a Level",
        "stats.rank",
        "no Level",
        replace(stats(kinds=(MonsterKind.XYZ,)), effects=(XyzSummon(2, monster),)),
    ),
    bad("negative ATK", "stats.atk", "-100", stats(atk=-100)),
    bad("empty type line", "stats.kinds", "type line", stats(kinds=())),
    bad("kind twice", "stats.kinds", "twice", stats(kinds=(MonsterKind.NORMAL, MonsterKind.NORMAL))),
    bad("Normal and Effect", "stats.kinds", "at once", stats(kinds=(MonsterKind.NORMAL, MonsterKind.EFFECT))),
    bad("scale without Pendulum", "stats.scale", "come together", stats(scale=4)),
    bad(
        "scale too high",
        "stats.scale",
        "14",
        stats(scale=14, kinds=(MonsterKind.NORMAL, MonsterKind.PENDULUM)),
    ),
    bad("Spell with stats", "stats", "has no Level", replace(DRAW, stats=PLAIN.stats)),
    bad("Spell without an icon", "icon", "needs an icon", replace(DRAW, icon=None)),
    bad("Counter Spell", "icon", "COUNTER", replace(DRAW, icon=Icon.COUNTER)),
    bad("Quick-Play Trap", "icon", "QUICK_PLAY", replace(DRAW, kind=CardKind.TRAP, icon=Icon.QUICK_PLAY)),
    bad("negative cap", "counter_caps[0]", "-1", replace(DRAW, counter_caps=((CounterKind.SPELL, -1),))),
    bad("cap twice", "counter_caps[1]", "before", replace(DRAW, counter_caps=((CounterKind.SPELL, 1),) * 2)),
    bad("no date", "versions[0].since", "no date", replace(DRAW, versions=(Version(2014, DRAW.effects),))),
    bad(
        "versions out of order",
        "versions[1].since",
        "later",
        replace(DRAW, versions=(Version(20150101, DRAW.effects), Version(20140801, DRAW.effects))),
    ),
    bad(
        "effect of a Normal Monster",
        "effects[0]",
        "without EFFECT",
        replace(PLAIN, effects=(Continuous((Negated(card),)),)),
    ),
    bad("Synchro recipe on an Effect Monster", "effects[0]", "no SYNCHRO", effect_monster(SynchroSummon())),
    bad("Fusion without materials", "effects", "made of", stats(kinds=(MonsterKind.FUSION,))),
    bad("Spell without activation", "effects", "activated somehow", replace(DRAW, effects=())),
    bad("two activations", "effects[1]", "two activations", replace(DRAW, effects=DRAW.effects * 2)),
]

SHAPES = [
    bad(
        "filter for a selector",
        "effects[0].operation.cards",
        "Not",
        normal_spell(activation(operation=Destroy(untyped(~monster)))),
    ),
    bad(
        "operation that is not in a row",
        "effects[0].cost",
        "row of",
        normal_spell(activation(cost=untyped(PayLP(100)), operation=Draw(1))),
    ),
    bad(
        "several in place of one",
        "effects[0].operation",
        "several",
        normal_spell(activation(operation=untyped((Draw(1), Draw(1))))),
    ),
    bad(
        "target among the costs",
        "effects[0].cost[0]",
        "Target",
        normal_spell(activation(cost=untyped((ANY_MONSTER,)), operation=Draw(1))),
    ),
    bad(
        "unknown counter",
        "effects[0].operation.kind",
        "7",
        effect_monster(ignition(operation=PlaceCounter(untyped(7), 1))),
    ),
    bad(
        "word for a number",
        "effects[0].operation.count",
        "Phase.END",
        normal_spell(activation(operation=Draw(untyped(Phase.END)))),
    ),
    bad(
        "pair of three",
        "effects[0].operation.cards.parts[0]",
        "3 things",
        normal_spell(activation(operation=Destroy(Combo(untyped(((1, monster, spell),)))))),
    ),
    bad(
        "text for a zone",
        "effects[0].operation.cards.filter.zones[0]",
        "'field'",
        normal_spell(activation(operation=Destroy(Pick(1, any_(untyped("field")))))),
    ),
]


def spelled(name: str, field: str, says: str, operation: Any, **more: Any) -> Any:
    """A fault in the operation of a Normal Spell."""
    return bad(name, f"effects[0].{field}", says, normal_spell(activation(operation=operation, **more)))


PIECES = [
    spelled("draw none", "operation.count", "0", Draw(0)),
    spelled("negative damage", "operation.amount", "-500", Damage(Side.OPPONENT, -500)),
    spelled("gain nothing", "operation.amount", "0", GainLP(Side.YOU, 0)),
    spelled("pay nothing", "cost[0].amount", "0", Draw(1), cost=(PayLP(0),)),
    spelled("pick no card", "operation.cards.count", "0", Destroy(Pick(0, monster))),
    spelled("up to none", "operation.cards.count.high", "0", Destroy(Pick(UpTo(0, 0), monster))),
    spelled("negative low", "operation.cards.count.low", "-1", Destroy(Pick(UpTo(2, -1), monster))),
    spelled("up to less than from", "operation.cards.count.high", "less", Destroy(Pick(UpTo(1, 2), monster))),
    spelled("no choice of number", "operation.count.high", "no choice", Draw(ChooseNumber(2, 2))),
    spelled("change by 0", "operation.modifier.change", "0", Apply(Change(Stat.ATK, 0, monster), Until.END_OF_TURN)),
    spelled("0 for each", "operation.count.factor", "0 times", Draw(Times(0, ChooseNumber(1, 2)))),
    spelled("Moment number 0", "operation.until.nth", "0", Banish(Pick(1, monster), until=Moment(Phase.END, nth=0))),
    spelled(
        "die shows 7", "operation.second.condition.numbers", "1 to 6", do(RollDie(), AND, If(RolledIn((7,)), Draw(1)))
    ),
    spelled("empty And", "operation.cards.filter.parts", "nothing in it", Destroy(Pick(1, And(())))),
    spelled("empty Or", "operation.cards.filter.parts", "nothing in it", Destroy(Pick(1, Or(())))),
    spelled("no zone", "operation.cards.filter.zones", "nothing in it", Destroy(Pick(1, any_()))),
    spelled("no Type", "operation.cards.filter.types", "nothing in it", Destroy(Pick(1, OfType(())))),
    spelled("no name", "operation.cards.filter.slug", "nothing in it", Destroy(Pick(1, Named("")))),
    spelled("zone twice", "operation.cards.filter.zones", "twice", Destroy(Pick(1, any_(Zone.HAND, Zone.HAND)))),
    spelled("zone GONE", "operation.cards.filter.zones", "GONE", Destroy(Pick(1, any_(Zone.GONE)))),
    spelled("face-up and face-down", "operation.cards.filter", "at once", Destroy(Pick(1, face_up & face_down))),
    spelled("Spell and monster", "operation.cards.filter", "kinds at once", Destroy(Pick(1, spell & monster))),
    spelled("two places", "operation.cards.filter", "zones at once", Destroy(Pick(1, my(Zone.HAND) & their(*FIELD)))),
    spelled("part and contrary", "operation.cards.filter", "contrary", Destroy(Pick(1, itself & monster & ~itself))),
    spelled("negative ATK asked for", "operation.cards.filter.value", "-1", Destroy(Pick(1, atk(Op.GE, -1)))),
    spelled(
        "number of two numbers",
        "operation.amount.stat",
        "two numbers",
        Damage(Side.YOU, StatOf(Stat.ATK_DEF, Ref.THIS)),
    ),
    spelled("treated as nothing", "operation.modifier", "count as", Apply(TreatAs(monster), Until.END_OF_TURN)),
    spelled("back to the Graveyard", "operation.to", "GRAVEYARD", Return(Pick(1, monster), Zone.GRAVEYARD)),
    spelled("Summoned UP", "operation.position", "Summoned", SpecialSummon(Pick(1, monster), Position.UP)),
    spelled("changed to SET", "operation.position", "battle position", ChangePosition(Pick(1, monster), Position.SET)),
    spelled(
        "held UP",
        "operation.modifier.position",
        "battle position",
        Apply(Hold(Position.UP, monster), Until.END_OF_TURN),
    ),
    spelled("negates nothing", "operation.what", "nothing in it", Negate(())),
    spelled("one mode", "operation.options", "choose between", Modes((Mode(Draw(1)),))),
    spelled("Modes in a Join", "operation.second", "alone", do(Draw(1), AND, Modes((Mode(Draw(1)), Mode(Draw(2)))))),
    spelled("equipped to itself", "operation.host", "itself", Equip(Ref.THIS, Ref.THIS)),
    bad(
        "limit of none",
        "effects[0].limit.times",
        "0",
        effect_monster(ignition(limit=Limit(LimitKey.COPY, times=0), operation=Draw(1))),
    ),
    bad("no modifiers", "effects[0].modifiers", "nothing in it", effect_monster(Continuous(()))),
    bad(
        "continuous in the Graveyard",
        "effects[0].where",
        "on the field",
        effect_monster(Continuous((Negated(card),), where=(Zone.GRAVEYARD,))),
    ),
    bad("procedure from nowhere", "effects[0].where", "nothing in it", effect_monster(SummonProcedure(()))),
    bad("forbids nothing", "effects[0]", "forbids nothing", effect_monster(SummonCondition())),
    bad("only a way that is not there", "effects[0]", "there is none", effect_monster(SummonCondition(only_own=True))),
    bad(
        "upkeep that pays damage",
        "effects[0].pay",
        "no cost",
        effect_monster(Upkeep(Phase.STANDBY, Side.YOU, Damage(Side.YOU, 500), Destroy(THIS))),
    ),
    bad(
        "procedure that pays with a draw",
        "effects[0].pay",
        "no cost",
        effect_monster(SummonProcedure((Zone.HAND,), pay=Draw(1))),
    ),
]


def triggered(name: str, field: str, says: str, *event: On, form: Form = Form.WHEN, **more: Any) -> Any:
    """A fault in the event of a Trigger Effect."""
    value = effect_monster(trigger(form, *event, optional=True, operation=more.pop("operation", Draw(1)), **more))
    return bad(name, f"effects[0].{field}", says, value)


WAKES = trigger(Form.IF, SUMMONED, optional=True, operation=Draw(1))

EVENTS = [
    triggered("When without an event", "event", "needs the event", form=Form.NONE),
    triggered("When a phase begins", "form", "phase or step", On(Verb.BEGIN_PHASE, phase=Phase.END)),
    triggered("neither When nor If", "form", "When or an If", SUMMONED, form=Form.NONE),
    triggered("no phase named", "event[0].phase", "which phase", On(Verb.BEGIN_PHASE), form=Form.NONE),
    triggered("no step named", "event[0].step", "which step", On(Verb.BEGIN_STEP), form=Form.NONE),
    triggered("prohibition as event", "event[0].verb", "SummonKind.NORMAL", On(Verb.NORMAL_SUMMON, itself)),
    triggered("kinds of a destruction", "event[0].kinds", "SUMMON", On(Verb.DESTROY, itself, kinds=SummonKind.FLIP)),
    triggered("phase of a Summon", "event[0].phase", "BEGIN_PHASE", On(Verb.SUMMON, itself, phase=Phase.END)),
    triggered("direct Summon", "event[0].direct", "ATTACK", On(Verb.SUMMON, itself, direct=True)),
    triggered(
        "what a Summon would do", "event[0].would", "ACTIVATE", On(Verb.SUMMON, itself, would=Would(Verb.DESTROY))
    ),
    triggered("every cause", "event[0].cause", "every cause", On(Verb.DESTROY, itself, cause=tuple(Cause))),
    bad(
        "window of a trigger",
        "effects[0].window",
        "says when",
        effect_monster(replace(WAKES, window=Window.DAMAGE_STEP)),
    ),
    triggered(
        "at least none", "event[0].would.at_least", "0", On(Verb.ACTIVATE, would=Would(Verb.DESTROY, at_least=0))
    ),
    bad(
        "Ignition Effect that answers",
        "effects[0].event",
        "no event",
        effect_monster(Activated(EffectKind.IGNITION, event=(SUMMONED,), where=(Zone.MONSTER,), operation=Draw(1))),
    ),
    bad(
        "Ignition Effect used nowhere",
        "effects[0].where",
        "nowhere",
        effect_monster(ignition(where=(), operation=Draw(1))),
    ),
    bad(
        "Quick Effect used in GONE",
        "effects[0].where[0]",
        "GONE",
        effect_monster(quick(where=(Zone.GONE,), operation=Draw(1))),
    ),
    bad(
        "forced activation",
        "effects[0].optional",
        "never forced",
        normal_spell(Activated(EffectKind.ACTIVATION, optional=False, operation=Draw(1))),
    ),
    bad(
        "form without an event",
        "effects[0].form",
        "needs an event",
        normal_spell(activation(form=Form.IF, operation=Draw(1))),
    ),
    bad(
        "effect that does nothing",
        "effects[0].operation",
        "does nothing",
        effect_monster(Activated(EffectKind.IGNITION, where=(Zone.MONSTER,))),
    ),
    bad(
        "Ignition Effect in the Damage Step",
        "effects[0].window",
        "no fast effect",
        effect_monster(ignition(window=Window.DAMAGE_STEP, operation=Draw(1))),
    ),
    bad(
        "monster activated as a card",
        "effects[0].kind",
        "not activated as a card",
        effect_monster(activation(operation=Draw(1))),
    ),
    bad(
        "Flip Effect of a Spell",
        "effects[1].kind",
        "only monsters",
        normal_spell(activation(), Activated(EffectKind.FLIP, Form.IF, (On(Verb.FLIP, itself),), operation=Draw(1))),
    ),
    bad(
        "Flip Effect without a flip",
        "effects[0].event",
        "is flipped",
        effect_monster(Activated(EffectKind.FLIP, Form.IF, (SUMMONED,), operation=Draw(1))),
    ),
    bad(
        "Equip Spell that equips nothing",
        "effects[0].operation",
        "must equip",
        normal_spell(activation(operation=Draw(1)), icon=Icon.EQUIP),
    ),
]
REFERENCES = [
    spelled("target never used", "targets[0]", "never used", Draw(1), targets=(ANY_MONSTER,)),
    spelled(
        "second target never used",
        "targets[1]",
        "never used",
        Destroy(The(Ref.TARGET_1)),
        targets=(ANY_MONSTER, ANY_MONSTER),
    ),
    spelled("no target to use", "operation", "no such target", Destroy(T)),
    spelled(
        "second of one target",
        "operation",
        "one target only",
        do(Destroy(T), AND, Banish(The(Ref.TARGET_2))),
        targets=(ANY_MONSTER,),
    ),
    spelled(
        "target of a mode never used",
        "operation.options[0].targets[0]",
        "never used",
        Modes((Mode(Draw(1), targets=(ANY_MONSTER,)), Mode(Draw(2)))),
    ),
    spelled("effect among the costs", "cost[0]", "Damage is no cost", Draw(1), cost=(Damage(Side.OPPONENT, 500),)),
    spelled(
        "effect among the costs of a mode",
        "operation.options[0].cost[0]",
        "no cost",
        Modes((Mode(Draw(1), cost=(Draw(1),)), Mode(Draw(2)))),
    ),
    spelled("cost after the effect", "operation.second", "paid before", do(Draw(1), THEN, PayLP(500))),
    spelled("each, and nobody is asked", "operation.who", "an Each is asking", Damage(Side.EACH, 500)),
    spelled("nothing paid", "operation.count.ref", "nothing is paid", Draw(Number(Ref.PAID))),
    spelled("no event to point at", "operation.cards.ref", "no event", Destroy(The(Ref.THAT))),
    spelled("no link to point at", "operation.cards.ref", "no activation", Destroy(The(Ref.LINK))),
    spelled("no event to have a cause", "if_", "no event", Draw(1), if_=CausedBy(Side.OPPONENT)),
    spelled("nothing done before", "operation", "done before", Draw(Number(Ref.DONE))),
    spelled("nothing put off", "operation.cards.ref", "without Later", Destroy(The(Ref.KEPT))),
    spelled("nothing excavated", "operation.cards.ref", "without Excavate", Destroy(The(Ref.EXCAVATED))),
    spelled("no die", "operation.condition", "without RollDie", If(RolledIn((1,)), Draw(1))),
    spelled("nothing declared", "operation.cards.filter", "declared", Destroy(Pick(1, Declared(Declarable.NAME)))),
    bad(
        "target of a continuous effect",
        "effects[0].modifiers[0].subject.ref",
        "only an activated",
        effect_monster(Continuous((Negated(Same(Ref.TARGET)),))),
    ),
    bad(
        "event of a continuous effect",
        "effects[0].modifiers[0].subject.ref",
        "only applies",
        effect_monster(Continuous((Negated(Same(Ref.DONE)),))),
    ),
    bad(
        "cost of what just happens",
        "effects[0].operation.count.ref",
        "only an activated",
        effect_monster(Unclassified(SUMMONED, Draw(Number(Ref.PAID)))),
    ),
    bad(
        "no equipped monster",
        "effects[0].modifiers[0].subject.ref",
        "equips nothing",
        effect_monster(Continuous((Cannot(Verb.ATTACK, Same(Ref.HOST)),))),
    ),
    bad(
        "no remembered monster",
        "effects[0].modifiers[0].subject.ref",
        "remembers",
        effect_monster(Continuous((Cannot(Verb.ATTACK, Same(Ref.BOUND)),))),
    ),
    bad(
        "materials of an Effect Monster",
        "effects[0].cost[0].cards.filter.ref",
        "only Xyz",
        effect_monster(ignition(cost=(Detach(Pick(1, Same(Ref.MATERIALS))),), operation=Draw(1))),
    ),
]


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


def test_every_card_that_comes_along_is_sound() -> None:
    check_cards(POOL, MENTIONED)
    assert list(unsaid(POOL)) == []


def test_names_of_cards_to_come_may_be_used() -> None:
    naming = normal_spell(activation(operation=Destroy(Pick(1, Named("clay-golem")))))
    check_cards([naming], ("clay-golem",))


def test_a_text_no_language_can_form_is_named() -> None:
    silent = effect_monster(Continuous((Cannot(Verb.GAIN_LP, monster),)))
    check_cards([silent])
    (error,) = unsaid([silent])
    assert str(error).startswith("card tin-knight, effects[0]: de cannot say it: ")
    assert "rulebook/language" in error.remedy


def test_a_bad_card_ends_every_command_with_one_line() -> None:
    """The command line names the card and nothing else: no traceback."""
    broken = (
        "import runpy, sys; import rulebook.vocabulary.checking as checking\n"
        "def refuse(*_): raise checking.CardError('sangan', checking.Fault('number', 'it is wrong', 'Mend it'))\n"
        "checking.check_cards = refuse; sys.argv = ['tutor_app', 'check']\n"
        "runpy.run_module('tutor_app', run_name='__main__')"
    )
    done = subprocess.run([sys.executable, "-c", broken], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "card sangan, number: it is wrong. Mend it\n"
