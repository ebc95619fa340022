"""Cards that cost something to keep, that stay for a time, or that put something off."""

from __future__ import annotations

from rulebook.vocabulary.effects import Activated, Card, Continuous, Upkeep, activation
from rulebook.vocabulary.filters import (
    FIELD,
    PhasesPassed,
    Times,
    any_,
    atk,
    card,
    face_down,
    face_up,
    monster,
    my,
    of_type,
    spell,
    their,
)
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    THIS,
    Add,
    All,
    Apply,
    Banish,
    Cannot,
    Change,
    Damage,
    Destroy,
    Doubled,
    Later,
    Negated,
    PayLP,
    Pick,
    Remain,
    Send,
    T,
    Target,
    The,
    TurnFaceUp,
    Waive,
    Win,
    do,
)
from rulebook.vocabulary.terms import EffectKind, Icon, JoinKind, Op, Phase, Ref, Side, Stat, Type, Until, Verb, Zone

from .printed import spell_card, trap_card

ALSO, AND_IF_YOU_DO = JoinKind.ALSO, JoinKind.AND_IF_YOU_DO
MONSTER, DECK, SPELL = Zone.MONSTER, Zone.DECK, Zone.SPELL
YOU, OPPONENT = Side.YOU, Side.OPPONENT
KEPT = The(Ref.KEPT)

CARDS: tuple[Card, ...] = (
    # In July 2014 paying for it was a choice; that it has to be paid came later.
    trap_card(
        61740673, "imperial-order", Icon.CONTINUOUS, ("Imperial Order", "Kaiserlicher Befehl", "Ordine Imperiale"),
        activation(),
        Continuous((Negated(spell & any_(*FIELD)),)),
        Upkeep(Phase.STANDBY, Side.ANY, PayLP(700), Destroy(THIS)),
    ),
    spell_card(
        44656491, "messenger-of-peace", Icon.CONTINUOUS,
        ("Messenger of Peace", "Friedensbote", "Messaggero di Pace"),
        activation(),
        Continuous((Cannot(Verb.DECLARE_ATTACK, atk(Op.GE, 1500) & monster & any_(MONSTER)),)),
        Upkeep(Phase.STANDBY, YOU, PayLP(100), Destroy(THIS)),
    ),
    spell_card(
        4259068, "spell-economics", Icon.CONTINUOUS,
        ("Spell Economics", "Zauberwirtschaftslehre", "Economia della Magia"),
        activation(),
        Continuous((Waive(spell, activating=True),)),
    ),
    trap_card(
        36261276, "interdimensional-matter-transporter", Icon.NORMAL,
        ("Interdimensional Matter Transporter", "Interdimensionaler Materietransporter", "Teletrasportatore"),
        activation(
            targets=(Target(1, face_up & monster & my(MONSTER)),), operation=Banish(T, until=Moment(Phase.END))
        ),
    ),
    spell_card(
        72302403, "swords-of-revealing-light", Icon.NORMAL,
        ("Swords of Revealing Light", "Verräterische Schwerter", "Spada Rivelatrice"),
        activation(
            operation=do(
                Remain(),
                ALSO,
                TurnFaceUp(All(face_down & monster & their(MONSTER))),
                ALSO,
                Later(Moment(Phase.END, OPPONENT, 3), Destroy(THIS)),
            ),
        ),
        Continuous((Cannot(Verb.DECLARE_ATTACK, monster & their(MONSTER)),)),
    ),
    spell_card(
        38992735, "wave-motion-cannon", Icon.CONTINUOUS,
        ("Wave-Motion Cannon", "Wellenbewegungskanone", "Cannone a Onde Soniche"),
        activation(),
        Activated(
            EffectKind.IGNITION, where=(SPELL,), cost=(Send(THIS),),
            operation=Damage(OPPONENT, Times(1000, PhasesPassed(Phase.STANDBY))),
        ),
    ),
    spell_card(
        95308449, "final-countdown", Icon.NORMAL, ("Final Countdown", "Letzter Countdown", "Conto alla Rovescia"),
        # The turn of its activation is the first of the twenty, and its End Phase is still to come.
        activation(cost=(PayLP(2000),), operation=Later(Moment(Phase.END, nth=20), Win(YOU))),
    ),
    spell_card(
        11961740, "different-dimension-capsule", Icon.NORMAL,
        ("Different Dimension Capsule", "Dimensionskapsel", "Differente Capsula Dimensionale"),
        activation(
            operation=do(
                Banish(Pick(1, card & my(DECK)), face_down=True),
                ALSO,
                Remain(),
                ALSO,
                Later(Moment(Phase.STANDBY, YOU, 2), do(Destroy(THIS), AND_IF_YOU_DO, Add(KEPT))),
            ),
        ),
    ),
    spell_card(
        23171610, "limiter-removal", Icon.QUICK_PLAY,
        ("Limiter Removal", "Begrenzer-Entferner", "Rimozione di Limite"),
        activation(
            operation=do(
                Apply(
                    Change(Stat.ATK, Doubled(), face_up & of_type(Type.MACHINE) & monster & my(MONSTER)),
                    Until.END_OF_TURN,
                ),
                ALSO,
                Later(Moment(Phase.END), Destroy(KEPT)),
            ),
        ),
    ),
)  # fmt: skip
