"""The Effect Monsters, V."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        53839837, "vampire-lord", ("Vampire Lord", "Vampirlord", "Signore dei Vampiri"),
        (Type.ZOMBIE, DARK, 5, 2000, 1500), EFFECT,
        trigger(
            Form.IF, On(Verb.BATTLE_DAMAGE, itself), optional=False,
            cost=(Declare(Declarable.CARD_KIND),),
            operation=Send(Pick(1, card & Declared(Declarable.CARD_KIND) & their(DECK), by=OPPONENT)),
        ),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=YOU, phase=Phase.STANDBY), optional=False, where=(GRAVEYARD,),
            limit=ONCE_PER_TURN, if_=Happened(destroyed_by_opponent(Cause.EFFECT), Phase.STANDBY),
            operation=SpecialSummon(THIS),
        ),
    ),
    monster_card(
        93298460, "ventdra-the-empowered-warrior",
        ("Ventdra, the Empowered Warrior", "Ventdra, der ermächtigte Krieger", "Ventdra, il Guerriero Potenziato"),
        (Type.WARRIOR, WIND, 5, 2000, 800), EFFECT,
        Continuous((May(Verb.ATTACK, itself, direct=True),)),
        trigger(
            Form.IF, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=True,
            targets=(Target(1, of_type(Type.DRAGON, Type.WARRIOR, Type.SPELLCASTER) & normal_monster & my(GRAVEYARD)),),
            operation=Add(T),
        ),
    ),
)  # fmt: skip
