"""Monsters of further Decks."""

from __future__ import annotations

from rulebook.vocabulary.amounts import Count, Number, Times
from rulebook.vocabulary.effects import (
    Activated,
    Card,
    Continuous,
    Limit,
    Replacement,
    SummonCondition,
    SummonProcedure,
    ignition,
    trigger,
)
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    FIELD,
    Exists,
    Happened,
    Is,
    Named,
    Same,
    Series,
    any_,
    attack_position,
    attribute,
    card,
    each,
    face_down,
    face_up,
    itself,
    level,
    monster,
    my,
    normal_monster,
    of_type,
    other,
    spell,
    spell_trap,
    their,
)
from rulebook.vocabulary.handling import Reveal
from rulebook.vocabulary.modifiers import Becomes, Change, Halved, May, Piercing, TreatAs
from rulebook.vocabulary.operations import (
    DONE,
    THIS,
    Add,
    Apply,
    Banish,
    ChangePosition,
    Damage,
    Destroy,
    Discard,
    Draw,
    Each,
    If,
    LookAt,
    Mode,
    Modes,
    Optional,
    PayLP,
    Place,
    Return,
    Send,
    SpecialSummon,
    T,
    Top,
    Tribute,
    do,
)
from rulebook.vocabulary.selectors import All, Pick, Random, Target, UpTo
from rulebook.vocabulary.standstill import Nothing
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    EffectKind,
    Form,
    JoinKind,
    LimitKey,
    MonsterKind,
    Op,
    Per,
    Phase,
    Position,
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

HAND, DECK, GRAVEYARD, MONSTER = Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.MONSTER
AND, THEN, AND_IF_YOU_DO = JoinKind.AND, JoinKind.THEN, JoinKind.AND_IF_YOU_DO
FLIP = (MonsterKind.FLIP, MonsterKind.EFFECT)
TUNER = (MonsterKind.TUNER, MonsterKind.EFFECT)
BY_BATTLE = On(Verb.DESTROY, itself, cause=(Cause.BATTLE,), to=(GRAVEYARD,))
DIRECT = Continuous((May(Verb.ATTACK, itself, direct=True),))
PLANTS = of_type(Type.PLANT) & monster
MAGICIANS = Named("dark-magician") | Named("magician-of-black-chaos")
ALONE = ~Exists(card & other & my(*FIELD)) & ~Exists(card & my(HAND))
target = Same(Ref.TARGET)

CARDS: tuple[Card, ...] = (
    monster_card(
        61587183, "dark-scorpion-chick-the-yellow",
        ("Dark Scorpion - Chick the Yellow", "Dunkler Skorpion - Chick der Gelbe", "Dark Scorpion - Chick il Codardo"),
        (Type.WARRIOR, Attribute.DARK, 3, 1000, 1000), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE_DAMAGE, itself), optional=True,
            operation=Modes((
                Mode(Return(T), targets=(Target(1, card & any_(*FIELD)),)),
                Mode(do(LookAt(Top(1, Side.OPPONENT)), THEN, Optional(Place(DONE, bottom=True)))),
            )),
        ),
    ),
    monster_card(
        62180201, "the-wicked-dreadroot",
        ("The Wicked Dreadroot", "Die Wurzel des Bösen", "Il Malvagio Terrorizzatore"),
        (Type.FIEND, Attribute.DARK, 10, 4000, 4000), EFFECT,
        SummonCondition(cannot=(Verb.SPECIAL_SUMMON,), tributes=3),
        Continuous((Change(Stat.ATK_DEF, Halved(), monster & other & any_(MONSTER), last=True),)),
    ),
    monster_card(
        43586926, "twin-headed-behemoth",
        ("Twin-Headed Behemoth", "Zweiköpfiger Behemoth", "Behemoth Bifronte"),
        (Type.DRAGON, Attribute.WIND, 3, 1500, 1200), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, phase=Phase.END), optional=True, where=(GRAVEYARD,),
            limit=Limit(LimitKey.COPY, per=Per.DUEL),
            if_=Happened(On(Verb.DESTROY, itself, was=FIELD, to=(GRAVEYARD,))),
            operation=do(
                SpecialSummon(THIS), JoinKind.ALSO, Apply(Change(Stat.ATK_DEF, Becomes(1000), itself), Until.ALWAYS)
            ),
        ),
    ),
    monster_card(
        47606319, "gigantes", ("Gigantes", "Gigantes", "Gigantes"),
        (Type.ROCK, Attribute.EARTH, 4, 1900, 1300), EFFECT,
        SummonCondition(cannot=(Verb.NORMAL_SUMMON, Verb.SET), first_own=True),
        SummonProcedure((HAND,), pay=Banish(Pick(1, attribute(Attribute.EARTH) & monster & my(GRAVEYARD)))),
        trigger(
            Form.IF, BY_BATTLE, optional=False, operation=Destroy(All(spell_trap & any_(*FIELD)))
        ),
    ),
    monster_card(
        48686504, "lonefire-blossom", ("Lonefire Blossom", "Einzelfeuerblüte", "Bocciolo di Fuoco Solitario"),
        (Type.PLANT, Attribute.FIRE, 3, 500, 1400), EFFECT,
        ignition(
            limit=Limit(LimitKey.COPY),
            cost=(Tribute(Pick(1, face_up & PLANTS & my(MONSTER))),),
            operation=SpecialSummon(Pick(1, PLANTS & my(DECK))),
        ),
    ),
    monster_card(
        76321376, "mine-golem", ("Mine Golem", "Minengolem", "Golem Mina"),
        (Type.ROCK, Attribute.EARTH, 3, 1000, 1900), EFFECT,
        trigger(Form.WHEN, BY_BATTLE, optional=False, operation=Damage(Side.OPPONENT, 500)),
    ),
    monster_card(
        32809211, "jinzo-7", ("Jinzo #7", "Jinzo #7", "Jinzo #7"),
        (Type.MACHINE, Attribute.DARK, 2, 500, 400), EFFECT,
        DIRECT,
    ),
    monster_card(
        2792265, "servant-of-catabolism", ("Servant of Catabolism", "Diener des Katabolismus", "Servo del Catabolismo"),
        (Type.AQUA, Attribute.LIGHT, 3, 700, 500), EFFECT,
        DIRECT,
    ),
    monster_card(
        15150365, "white-magical-hat", ("White Magical Hat", "Weißer Zauberhut", "Bianco Cappello Magico"),
        (Type.SPELLCASTER, Attribute.LIGHT, 3, 1000, 700), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE_DAMAGE, itself), optional=False,
            operation=Discard(Random(1, card & their(HAND))),
        ),
    ),
    monster_card(
        73891874, "white-horned-dragon", ("White-Horned Dragon", "Weißhorn-Drache", "Drago Corno Bianco"),
        (Type.DRAGON, Attribute.DARK, 6, 2200, 1400), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL | SummonKind.SPECIAL), optional=False,
            targets=(Target(UpTo(5), spell & their(GRAVEYARD)),),
            operation=do(
                Banish(T), AND_IF_YOU_DO, Apply(Change(Stat.ATK, Times(300, Number(Ref.DONE)), itself), Until.ALWAYS)
            ),
        ),
    ),
    monster_card(
        75043725, "emissary-of-the-afterlife",
        ("Emissary of the Afterlife", "Gesandter der Nachwelt", "Emissario dell'Aldilà"),
        (Type.FIEND, Attribute.DARK, 4, 1600, 600), EFFECT,
        trigger(
            Form.WHEN, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=False,
            operation=Each(Add(Pick(1, level(Op.LE, 3) & normal_monster & each(DECK), by=Side.EACH))),
        ),
    ),
    monster_card(
        48659020, "spirit-caller", ("Spirit Caller", "Geisterrufer", "Evocatore di Spiriti"),
        (Type.SPELLCASTER, Attribute.LIGHT, 3, 1000, 1000), FLIP,
        Activated(
            EffectKind.FLIP, Form.IF, (On(Verb.FLIP, itself),), optional=True,
            operation=SpecialSummon(Pick(1, level(Op.LE, 3) & normal_monster & my(GRAVEYARD))),
        ),
    ),
    monster_card(
        59023523, "cybernetic-magician", ("Cybernetic Magician", "Kybernetischer Magier", "Mago Cibernetico"),
        (Type.SPELLCASTER, Attribute.LIGHT, 6, 2400, 1000), EFFECT,
        ignition(
            cost=(Discard(Pick(1, card & my(HAND))),),
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=Apply(Change(Stat.ATK, Becomes(2000), target), Until.END_PHASE),
        ),
    ),
    monster_card(
        61505339, "the-creator", ("The Creator", "Der Schöpfer", "Il Creatore"),
        (Type.THUNDER, Attribute.LIGHT, 8, 2300, 3000), EFFECT,
        SummonCondition(cannot_from=(GRAVEYARD,)),
        ignition(
            limit=Limit(LimitKey.COPY),
            targets=(Target(1, monster & my(GRAVEYARD)),),
            operation=do(Send(Pick(1, card & my(HAND))), AND_IF_YOU_DO, SpecialSummon(T)),
        ),
    ),
    monster_card(
        17597059, "byser-shock", ("Byser Shock", "Byser-Schocker", "Byser Shock"),
        (Type.FIEND, Attribute.DARK, 5, 800, 600), EFFECT,
        trigger(
            Form.IF, On(Verb.SUMMON, itself), optional=False, operation=Return(All(face_down & card & any_(*FIELD)))
        ),
    ),
    monster_card(
        90980792, "dark-jeroid", ("Dark Jeroid", "Finsterer Jeroid", "Jeroid Oscuro"),
        (Type.FIEND, Attribute.DARK, 4, 1200, 1500), EFFECT,
        trigger(
            Form.IF, On(Verb.SUMMON, itself), optional=False,
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=Apply(Change(Stat.ATK, -800, target), Until.ALWAYS),
        ),
    ),
    monster_card(
        9817927, "gyaku-gire-panda", ("Gyaku-Gire Panda", "Gyaku-Gire-Panda", "Panda Gyaku-Gire"),
        (Type.BEAST, Attribute.EARTH, 3, 800, 1600), EFFECT,
        Continuous((Change(Stat.ATK, Times(500, Count(monster & their(MONSTER))), itself),)),
        Continuous((Piercing(itself),)),
    ),
    monster_card(
        38033121, "dark-magician-girl", ("Dark Magician Girl", "Dunkles Magier-Mädchen", "Ragazza Maga Nera"),
        (Type.SPELLCASTER, Attribute.DARK, 6, 2000, 1700), EFFECT,
        Continuous((Change(Stat.ATK, Times(300, Count(MAGICIANS & any_(GRAVEYARD))), itself),)),
    ),
    monster_card(
        26439287, "proto-cyber-dragon", ("Proto-Cyber Dragon", "Proto-Cyber Drache", "Proto-Cyber Drago"),
        (Type.MACHINE, Attribute.LIGHT, 3, 1100, 600), EFFECT,
        Continuous((TreatAs(itself, name="cyber-dragon", instead=True),)),
    ),
    monster_card(
        79409334, "black-stego", ("Black Stego", "Schwarzer Stego", "Stegosauro Oscuro"),
        (Type.DINOSAUR, Attribute.EARTH, 4, 1200, 2000), EFFECT,
        trigger(
            Form.IF, On(Verb.DECLARE_ATTACK, monster, other=itself), optional=False,
            if_=Is(Ref.THIS, attack_position),
            operation=ChangePosition(THIS, Position.DEFENSE),
        ),
    ),
    monster_card(
        18325492, "gyroid", ("Gyroid", "Gyroid", "Gyroid"),
        (Type.MACHINE, Attribute.WIND, 3, 1000, 1000), EFFECT,
        Replacement(On(Verb.DESTROY, itself, cause=(Cause.BATTLE,)), Nothing(), limit=Limit(LimitKey.COPY)),
    ),
    monster_card(
        6480253, "wroughtweiler", ("Wroughtweiler", "Wroughtweiler", "Wroughtweiller"),
        (Type.MACHINE, Attribute.EARTH, 3, 800, 1200), EFFECT,
        trigger(
            Form.IF, BY_BATTLE, optional=False,
            targets=(
                Target(1, Series("Elemental HERO") & card & my(GRAVEYARD)),
                Target(1, Named("polymerization") & my(GRAVEYARD)),
            ),
            operation=Add(T),
        ),
    ),
    monster_card(
        46668237, "green-baboon-defender-of-the-forest",
        ("Green Baboon, Defender of the Forest", "Grüner Pavian, Verteidiger des Waldes",
         "Babbuino Verde Difensore della Foresta"),
        (Type.BEAST, Attribute.EARTH, 7, 2600, 1800), EFFECT,
        trigger(
            Form.WHEN, On(Verb.DESTROY, face_up & of_type(Type.BEAST) & monster & my(MONSTER), to=(GRAVEYARD,)),
            optional=True, where=(HAND, GRAVEYARD),
            cost=(PayLP(1000),),
            operation=SpecialSummon(THIS),
        ),
    ),
    monster_card(
        79979666, "elemental-hero-bubbleman",
        ("Elemental HERO Bubbleman", "Elementar-HELD Bubbleman", "Bubbleman EROE Elementale"),
        (Type.WARRIOR, Attribute.WATER, 4, 800, 1200), EFFECT,
        SummonProcedure((HAND,), if_=~Exists(card & other & my(HAND))),
        trigger(
            Form.WHEN, On(Verb.SUMMON, itself), optional=True,
            if_=ALONE, recheck=ALONE,
            operation=Draw(2),
        ),
    ),
    monster_card(
        17720747, "witch-of-the-black-rose",
        ("Witch of the Black Rose", "Hexe der schwarzen Rose", "Strega della Rosa Nera"),
        (Type.SPELLCASTER, Attribute.DARK, 4, 1700, 1200), TUNER,
        SummonCondition(cannot=(Verb.SPECIAL_SUMMON,)),
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL), optional=False,
            if_=~Exists(card & other & my(*FIELD)),
            operation=do(
                Draw(1), AND, Reveal(DONE), THEN,
                If(~Is(Ref.DONE, monster), do(Send(DONE), JoinKind.ALSO, Destroy(THIS))),
            ),
        ),
    ),
)  # fmt: skip
