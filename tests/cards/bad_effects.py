"""Effects whose kind, event, cost and references do not fit together: one value for each check."""

from __future__ import annotations

from dataclasses import replace

from rulebook.vocabulary.conditions import CausedBy, RolledIn
from rulebook.vocabulary.effects import (
    Activated,
    Continuous,
    Unclassified,
    activation,
    ignition,
    quick,
    trigger,
)
from rulebook.vocabulary.events import On, Would
from rulebook.vocabulary.filters import DamageTaken, Declared, Number, Same, itself
from rulebook.vocabulary.modifiers import Cannot, Negated
from rulebook.vocabulary.operations import (
    Banish,
    Damage,
    Destroy,
    Detach,
    Draw,
    If,
    Mode,
    Modes,
    PayLP,
    Pick,
    T,
    The,
    do,
)
from rulebook.vocabulary.terms import (
    Cause,
    Declarable,
    EffectKind,
    Form,
    Icon,
    Phase,
    Ref,
    Side,
    SummonKind,
    Verb,
    Window,
    Zone,
)

from .given import (
    AND,
    ANY_MONSTER,
    SUMMONED,
    THEN,
    bad,
    effect_monster,
    normal_spell,
    spelled,
    triggered,
)

WAKES = trigger(Form.IF, SUMMONED, optional=True, operation=Draw(1))

EVENTS = [
    triggered("When without an event", "event", "needs an event", form=Form.NONE),
    triggered("When a phase begins", "form", "phase or step", On(Verb.BEGIN_PHASE, phase=Phase.END)),
    triggered("neither When nor If", "form", "When or If", SUMMONED, form=Form.NONE),
    triggered("no phase named", "event[0].phase", "phase that begins", On(Verb.BEGIN_PHASE), form=Form.NONE),
    triggered("no step named", "event[0].step", "step that begins", On(Verb.BEGIN_STEP), form=Form.NONE),
    triggered("prohibition as event", "event[0].verb", "SummonKind.NORMAL", On(Verb.NORMAL_SUMMON, itself)),
    triggered("kinds of a destruction", "event[0].kinds", "SUMMON", On(Verb.DESTROY, itself, kinds=SummonKind.FLIP)),
    triggered("phase of a Summon", "event[0].phase", "BEGIN_PHASE", On(Verb.SUMMON, itself, phase=Phase.END)),
    triggered("direct Summon", "event[0].direct", "ATTACK", On(Verb.SUMMON, itself, direct=True)),
    triggered(
        "what a Summon would do", "event[0].would", "ACTIVATE", On(Verb.SUMMON, itself, would=Would(Verb.DESTROY))
    ),
    triggered("all causes", "event[0].cause", "all causes", On(Verb.DESTROY, itself, cause=tuple(Cause))),
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
        "to no event",
        effect_monster(Activated(EffectKind.IGNITION, event=(SUMMONED,), where=(Zone.MONSTER,), operation=Draw(1))),
    ),
    bad(
        "Ignition Effect used nowhere",
        "effects[0].where",
        "zone of the effect",
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
        "not a fast effect",
        effect_monster(ignition(window=Window.DAMAGE_STEP, operation=Draw(1))),
    ),
    bad(
        "monster activated as a card",
        "effects[0].kind",
        "cannot be activated as a card",
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
        "being flipped",
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
    spelled("effect among the costs", "cost[0]", "Damage is not a cost", Draw(1), cost=(Damage(Side.OPPONENT, 500),)),
    spelled(
        "effect among the costs of a mode",
        "operation.options[0].cost[0]",
        "not a cost",
        Modes((Mode(Draw(1), cost=(Draw(1),)), Mode(Draw(2)))),
    ),
    spelled("cost after the effect", "operation.second", "as a cost", do(Draw(1), THEN, PayLP(500))),
    spelled("each, and nobody is asked", "operation.who", "an Each is asking", Damage(Side.EACH, 500)),
    spelled("nothing paid", "operation.count.ref", "without a cost", Draw(Number(Ref.PAID))),
    spelled("no event to point at", "operation.cards.ref", "to no event", Destroy(The(Ref.THAT))),
    spelled("no link to point at", "operation.cards.ref", "respond to an activation", Destroy(The(Ref.LINK))),
    spelled("no event to have a cause", "if_", "to no event", Draw(1), if_=CausedBy(Side.OPPONENT)),
    spelled("nothing done before", "operation", "preceding part", Draw(Number(Ref.DONE))),
    spelled("nothing put off", "operation.cards.ref", "without Later", Destroy(The(Ref.KEPT))),
    spelled("nothing excavated", "operation.cards.ref", "without Excavate", Destroy(The(Ref.EXCAVATED))),
    spelled("nothing returned", "operation.cards.ref", "without Return", Destroy(The(Ref.USED))),
    spelled("no damage answered", "operation.amount", "respond to damage", Damage(Side.OPPONENT, DamageTaken())),
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
        "linked to no other",
        effect_monster(Continuous((Cannot(Verb.ATTACK, Same(Ref.BOUND)),))),
    ),
    bad(
        "materials of an Effect Monster",
        "effects[0].cost[0].cards.filter.ref",
        "only Xyz",
        effect_monster(ignition(cost=(Detach(Pick(1, Same(Ref.MATERIALS))),), operation=Draw(1))),
    ),
]
