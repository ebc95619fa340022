"""Cards that banish to come back stronger, and cards that bring back what is banished."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Limit, Unclassified, activation, ignition, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Half, Happened, Lp, Number, Same, Times, attribute, face_up, itself, monster, my
from rulebook.vocabulary.modifiers import Change
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    DONE,
    THIS,
    All,
    Apply,
    Banish,
    Bind,
    Destroy,
    Later,
    PayLP,
    Pick,
    SpecialSummon,
    T,
    Target,
    The,
    UpTo,
    do,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Form,
    Icon,
    JoinKind,
    LimitKey,
    Phase,
    Ref,
    Side,
    Stat,
    Type,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card, trap_card

AND, AND_IF_YOU_DO = JoinKind.AND, JoinKind.AND_IF_YOU_DO
BANISHED = Zone.BANISHED
bound = Same(Ref.BOUND)

CARDS: tuple[Card, ...] = (
    trap_card(
        31550470, "escape-from-the-dark-dimension", Icon.CONTINUOUS,
        ("Escape from the Dark Dimension", "Flucht aus der finsteren Dimension", "Fuga dalla Dimensione Oscura"),
        activation(
            targets=(Target(1, attribute(Attribute.DARK) & monster & my(BANISHED)),),
            operation=do(SpecialSummon(T), AND, Bind(Ref.TARGET)),
        ),
        Unclassified(
            On(Verb.LEAVE_FIELD, itself), do(Destroy(The(Ref.BOUND)), AND_IF_YOU_DO, Banish(DONE))
        ),
        Unclassified(On(Verb.DESTROY, bound), Destroy(THIS)),
    ),
    trap_card(
        27174286, "return-from-the-different-dimension", Icon.NORMAL,
        ("Return from the Different Dimension", "Rückkehr aus der anderen Dimension", "Ritorno dall'Altra Dimensione"),
        activation(
            cost=(PayLP(Half(Lp(Side.YOU))),),
            operation=do(
                SpecialSummon(All(monster & my(BANISHED))),
                JoinKind.ALSO,
                Later(Moment(Phase.END), Banish(The(Ref.KEPT))),
            ),
        ),
    ),
    monster_card(
        48092532, "dd-survivor", ("D.D. Survivor", "D.D. Überlebender", "Sopravvissuto D.D."),
        (Type.WARRIOR, Attribute.DARK, 4, 1800, 200), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, phase=Phase.END), optional=False, where=(BANISHED,),
            limit=Limit(LimitKey.COPY), if_=Happened(On(Verb.BANISH, face_up & itself, was=(Zone.MONSTER,))),
            operation=SpecialSummon(THIS),
        ),
    ),
    monster_card(
        40133511, "bazoo-the-soul-eater",
        ("Bazoo the Soul-Eater", "Basu, der Seelenfresser", "Bazoo il Mangia-Anima"),
        (Type.BEAST, Attribute.EARTH, 4, 1600, 900), EFFECT,
        ignition(
            limit=Limit(LimitKey.COPY),
            cost=(Banish(Pick(UpTo(3), monster & my(Zone.GRAVEYARD))),),
            operation=Apply(
                Change(Stat.ATK, Times(300, Number(Ref.PAID)), itself), Moment(Phase.END, Side.OPPONENT)
            ),
        ),
    ),
)  # fmt: skip
