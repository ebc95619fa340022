"""The Effect Monsters of the main Deck."""

from __future__ import annotations

from rulebook.vocabulary.effects import (
    Card,
    Continuous,
    Limit,
    SummonCondition,
    SummonProcedure,
    Unclassified,
    ignition,
    quick,
    trigger,
)
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    CausedBy,
    ChooseNumber,
    Exists,
    Happened,
    Is,
    Named,
    Number,
    RolledIn,
    Times,
    any_,
    atk,
    attack_position,
    attribute,
    card,
    face_up,
    itself,
    level,
    monster,
    my,
    normal_monster,
    of_type,
    spell_trap,
    their,
    trap,
)
from rulebook.vocabulary.operations import (
    THIS,
    Add,
    All,
    Apply,
    Banish,
    Cannot,
    Change,
    Combo,
    Destroy,
    Discard,
    Draw,
    Each,
    If,
    May,
    Negated,
    NegatedLinks,
    Optional,
    PayLP,
    Pick,
    Random,
    Return,
    RollDie,
    Send,
    SpecialSummon,
    T,
    Target,
    Top,
    Tribute,
    UpTo,
    do,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    Form,
    JoinKind,
    LimitKey,
    Op,
    Phase,
    Ref,
    Side,
    Stat,
    SummonKind,
    Type,
    Until,
    Verb,
    Zone,
)

from .printed import EFFECT, monster_card

AND, THEN, AND_IF_YOU_DO = JoinKind.AND, JoinKind.THEN, JoinKind.AND_IF_YOU_DO
HAND, DECK, GRAVEYARD, MONSTER = Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.MONSTER
DARK, LIGHT, EARTH, WATER, FIRE, WIND = (
    Attribute.DARK,
    Attribute.LIGHT,
    Attribute.EARTH,
    Attribute.WATER,
    Attribute.FIRE,
    Attribute.WIND,
)
ONCE_PER_TURN = Limit(LimitKey.COPY)
_SUMMONERS = of_type(Type.DRAGON, Type.WARRIOR, Type.SPELLCASTER)


CARDS: tuple[Card, ...] = (
    monster_card(
        70095154, "cyber-dragon", ("Cyber Dragon", "Cyber Drache", "Cyber Drago"),
        (Type.MACHINE, LIGHT, 5, 2100, 1600), EFFECT,
        SummonProcedure((HAND,), if_=Exists(monster & their(MONSTER)) & ~Exists(monster & my(MONSTER))),
    ),
    monster_card(
        78004197, "goldd-wu-lord-of-dark-world",
        ("Goldd, Wu-Lord of Dark World", "Goldd, Wu-Fürst der Finsteren Welt", "Goldd, Signore-Wu del Mondo Oscuro"),
        (Type.FIEND, DARK, 5, 2300, 1400), EFFECT,
        trigger(
            Form.IF, On(Verb.DISCARD, itself, cause=(Cause.EFFECT,), to=(GRAVEYARD,)), optional=False,
            targets=(Target(UpTo(2, low=0), card & their(*FIELD), if_=CausedBy(Side.OPPONENT)),),
            operation=do(SpecialSummon(THIS), THEN, Destroy(T)),
        ),
    ),
    monster_card(
        85087012, "card-trooper", ("Card Trooper", "Kartenkavallerist", "Truppa della Carta"),
        (Type.MACHINE, EARTH, 3, 400, 400), EFFECT,
        ignition(
            limit=ONCE_PER_TURN,
            cost=(Send(Top(ChooseNumber(1, 3))),),
            operation=Apply(Change(Stat.ATK, Times(500, Number(Ref.PAID)), itself), Until.END_OF_TURN),
        ),
        trigger(
            Form.IF, On(Verb.DESTROY, itself, was=FIELD, controlled_by=Side.YOU, to=(GRAVEYARD,)), optional=False,
            operation=Draw(1),
        ),
    ),
    monster_card(
        77585513, "jinzo", ("Jinzo", "Jinzo", "Jinzo"), (Type.MACHINE, DARK, 6, 2400, 1500), EFFECT,
        Continuous((Cannot(Verb.ACTIVATE, trap), Negated(trap & any_(*FIELD)))),
    ),
    monster_card(
        48453776, "sky-scourge-norleras",
        ("Sky Scourge Norleras", "Himmelsplage Nohrellas", "Nohrellas Flagello del Cielo"),
        (Type.FIEND, DARK, 8, 2400, 1500), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), only_own=True),
        SummonProcedure(
            (HAND,),
            pay=Banish(
                Combo(
                    (
                        (1, attribute(LIGHT) & of_type(Type.FAIRY) & monster & my(GRAVEYARD)),
                        (3, attribute(DARK) & of_type(Type.FIEND) & monster & my(GRAVEYARD)),
                    )
                )
            ),
        ),
        ignition(
            cost=(PayLP(1000),),
            operation=do(Send(All(card & any_(*FIELD, HAND))), THEN, Draw(1)),
        ),
    ),
    monster_card(
        24508238, "dd-crow", ("D.D. Crow", "D.D. Krähe", "Corvo D.D."),
        (Type.WINGED_BEAST, DARK, 1, 100, 100), EFFECT,
        quick(
            where=(HAND,),
            cost=(Discard(THIS, to_graveyard=True),),
            targets=(Target(1, card & their(GRAVEYARD)),),
            operation=Banish(T),
        ),
    ),
    monster_card(
        57666212, "kuraz-the-light-monarch",
        ("Kuraz the Light Monarch", "Kuraz der Lichtmonarch", "Kuraz il Monarca della Luce"),
        (Type.WARRIOR, LIGHT, 6, 2400, 1000), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL), optional=True,
            targets=(Target(UpTo(2), card & any_(*FIELD)),),
            operation=do(
                Destroy(T), AND_IF_YOU_DO, Each(Optional(Draw(Number(Ref.DONE, Side.EACH), Side.EACH), Side.EACH))
            ),
        ),
        Continuous(
            (Cannot(Verb.ATTACK, itself),),
            while_=Happened(On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL)),
        ),
    ),
    monster_card(
        26202165, "sangan", ("Sangan", "Sangan", "Sangan"), (Type.FIEND, DARK, 3, 1000, 600), EFFECT,
        trigger(
            Form.IF, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=False,
            operation=Add(Pick(1, monster & atk(Op.LE, 1500) & my(DECK))),
        ),
    ),
    monster_card(
        17259470, "zombie-master", ("Zombie Master", "Zombiemeister", "Maestro Zombie"),
        (Type.ZOMBIE, DARK, 4, 1800, 0), EFFECT,
        ignition(
            limit=ONCE_PER_TURN,
            recheck=Is(Ref.THIS, face_up & any_(*FIELD)),
            cost=(Send(Pick(1, monster & my(HAND))),),
            targets=(Target(1, level(Op.LE, 4) & of_type(Type.ZOMBIE) & monster & any_(GRAVEYARD)),),
            operation=SpecialSummon(T),
        ),
    ),
    monster_card(
        12538374, "treeborn-frog", ("Treeborn Frog", "Baumfrosch", "RANA degli Alberi"),
        (Type.AQUA, WATER, 1, 100, 100), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=Side.YOU, phase=Phase.STANDBY), optional=True,
            where=(GRAVEYARD,),
            limit=ONCE_PER_TURN,
            if_=~Exists(Named("treeborn-frog") & face_up & my(*FIELD)),
            recheck=~Exists(spell_trap & my(*FIELD)),
            operation=SpecialSummon(THIS),
        ),
    ),
    monster_card(
        23205979, "spirit-reaper", ("Spirit Reaper", "Geister-Sensenmann", "Spirito Mietitore"),
        (Type.ZOMBIE, DARK, 3, 300, 200), EFFECT,
        Continuous((Cannot(Verb.BE_DESTROYED, itself, by=(Cause.BATTLE,)),)),
        Unclassified(On(Verb.RESOLVE, card, targets_this=True), Destroy(THIS), if_=Is(Ref.THIS, face_up)),
        trigger(
            Form.IF, On(Verb.BATTLE_DAMAGE, itself, direct=True), optional=False,
            operation=Discard(Random(1, card & their(HAND))),
        ),
    ),
    monster_card(
        3370104, "cyber-phoenix", ("Cyber Phoenix", "Cyber Phönix", "Cyber Fenice"),
        (Type.MACHINE, FIRE, 4, 1200, 1600), EFFECT,
        Continuous(
            (NegatedLinks(spell_trap, of_type(Type.MACHINE) & monster & my(MONSTER)),),
            while_=Is(Ref.THIS, attack_position),
        ),
        trigger(
            Form.WHEN, On(Verb.DESTROY, itself, cause=(Cause.BATTLE,), to=(GRAVEYARD,)), optional=True,
            operation=Draw(1),
        ),
    ),
    monster_card(
        84290642, "snipe-hunter", ("Snipe Hunter", "Jäger im Hinterhalt", "Cacciatore Cecchino"),
        (Type.FIEND, DARK, 4, 1500, 600), EFFECT,
        ignition(
            cost=(Discard(Pick(1, card & my(HAND))),),
            targets=(Target(1, card & any_(*FIELD)),),
            operation=do(RollDie(), AND, If(RolledIn((2, 3, 4, 5)), Destroy(T))),
        ),
    ),
    monster_card(
        55969226, "blue-dragon-summoner",
        ("Blue Dragon Summoner", "Blauer Drachenbeschwörer", "Evocatore Drago Blu"),
        (Type.SPELLCASTER, WIND, 4, 1500, 600), EFFECT,
        trigger(
            Form.IF, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=True,
            operation=Add(Pick(1, _SUMMONERS & normal_monster & my(DECK))),
        ),
    ),
    monster_card(
        28565527, "golden-dragon-summoner",
        ("Golden Dragon Summoner", "Goldener Drachenbeschwörer", "Evocatore Drago Dorato"),
        (Type.SPELLCASTER, LIGHT, 4, 1000, 1000), EFFECT,
        ignition(
            limit=Limit(LimitKey.NAME),
            cost=(Tribute(Pick(1, monster & my(MONSTER))),),
            targets=(Target(1, monster & any_(MONSTER)),),
            operation=Return(T),
        ),
    ),
    monster_card(
        93298460, "ventdra-the-empowered-warrior",
        ("Ventdra, the Empowered Warrior", "Ventdra, der ermächtigte Krieger", "Ventdra, il Guerriero Potenziato"),
        (Type.WARRIOR, WIND, 5, 2000, 800), EFFECT,
        Continuous((May(Verb.ATTACK, itself, direct=True),)),
        trigger(
            Form.IF, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=True,
            targets=(Target(1, _SUMMONERS & normal_monster & my(GRAVEYARD)),),
            operation=Add(T),
        ),
    ),
    monster_card(
        4929256, "mobius-the-frost-monarch",
        ("Mobius the Frost Monarch", "Möbius der Frostmonarch", "Mobius il Monarca Glaciale"),
        (Type.AQUA, WATER, 6, 2400, 1000), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.TRIBUTE), optional=True,
            targets=(Target(UpTo(2), spell_trap & any_(*FIELD)),),
            operation=Destroy(T),
        ),
    ),
)
