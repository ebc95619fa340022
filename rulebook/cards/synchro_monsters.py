"""The Synchro Monsters."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import itself, monster, their
from rulebook.vocabulary.operations import SpecialSummon, The
from rulebook.vocabulary.recipes import SynchroSummon
from rulebook.vocabulary.terms import Attribute, Cause, Form, MonsterKind, Position, Ref, Type, Verb, Zone

from .printed import monster_card

SYNCHRO = (MonsterKind.SYNCHRO, MonsterKind.EFFECT)


CARDS: tuple[Card, ...] = (
    monster_card(
        44508094, "stardust-dragon", ("Stardust Dragon", "Sternenstaubdrache", "Drago Polvere di Stelle"),
        (Type.DRAGON, Attribute.WIND, 8, 2500, 2000), SYNCHRO,
        SynchroSummon(),
    ),
    monster_card(
        7391448, "goyo-guardian", ("Goyo Guardian", "Goyowächter", "Guardiano Goyo"),
        (Type.WARRIOR, Attribute.EARTH, 6, 2800, 2000), SYNCHRO,
        SynchroSummon(),
        trigger(
            Form.WHEN,
            On(
                Verb.DESTROY, monster & their(Zone.MONSTER), cause=(Cause.BATTLE,), to=(Zone.GRAVEYARD,), other=itself
            ),
            optional=True,
            operation=SpecialSummon(The(Ref.THAT), Position.DEFENSE),
        ),
    ),
)
