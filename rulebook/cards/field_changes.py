"""Cards that change the monsters on the field while they lie there: their positions, their ATK, their Types."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Unclassified, activation
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Is, Same, Series, StatOf, any_, atk, face_up, level, monster
from rulebook.vocabulary.modifiers import Change, Hold, OneKind, TreatAs
from rulebook.vocabulary.operations import Apply, Declare
from rulebook.vocabulary.terms import Declarable, Icon, Op, Position, Ref, Stat, Step, Until, Verb, Zone

from .printed import spell_card, trap_card

_ATTACKER = Same(Ref.ATTACKER) & monster

CARDS: tuple[Card, ...] = (
    trap_card(
        90846359,
        "rivalry-of-warlords",
        Icon.CONTINUOUS,
        ("Rivalry of Warlords", "Rivalität der Kriegsherren", "Rivalità dei Signori della Guerra"),
        activation(),
        Continuous((OneKind(Declarable.TYPE),)),
    ),
    trap_card(
        74701381,
        "dna-surgery",
        Icon.CONTINUOUS,
        ("DNA Surgery", "DNA-Operation", "Intervento sul DNA"),
        activation(cost=(Declare(Declarable.TYPE),)),
        Continuous((TreatAs(face_up & monster & any_(Zone.MONSTER), declared=Declarable.TYPE, instead=True),)),
    ),
    spell_card(
        3136426,
        "level-limit-area-b",
        Icon.CONTINUOUS,
        ("Level Limit - Area B", "Stufenbeschränkung - Gebiet B", "Livello Limite - Area B"),
        activation(),
        Continuous((Hold(Position.DEFENSE, face_up & level(Op.GE, 4) & monster & any_(Zone.MONSTER)),)),
    ),
    spell_card(
        63035430,
        "skyscraper",
        Icon.FIELD,
        ("Skyscraper", "Wolkenkratzer", "Grattacielo"),
        activation(),
        Unclassified(
            On(Verb.BEGIN_STEP, step=Step.CALCULATION),
            Apply(Change(Stat.ATK, 1000, _ATTACKER), Until.END_OF_DAMAGE_CALCULATION),
            if_=Is(Ref.ATTACKER, Series("Elemental HERO") & monster)
            & Is(Ref.ATTACKED, atk(Op.GT, StatOf(Stat.ATK, Ref.ATTACKER)) & monster),
        ),
    ),
)
