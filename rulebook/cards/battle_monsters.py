"""Effect Monsters whose effects are about battles: attacks, damage, what they destroy or are destroyed by."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Continuous, Limit, Unclassified, ignition, quick, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import (
    Happened,
    Is,
    Same,
    StatOf,
    Times,
    Was,
    any_,
    atk,
    attack_position,
    attribute,
    face_down,
    face_up,
    itself,
    monster,
    my,
    of_type,
    their,
)
from rulebook.vocabulary.modifiers import Becomes, Cannot, Change, DamageRule, May, Piercing
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import (
    THIS,
    Apply,
    Banish,
    ChangePosition,
    Damage,
    Destroy,
    Discard,
    Draw,
    PayLP,
    Pick,
    Return,
    Send,
    SpecialSummon,
    T,
    Target,
    The,
    do,
)
from rulebook.vocabulary.terms import (
    Attribute,
    Cause,
    DamageKind,
    Form,
    JoinKind,
    LimitKey,
    Op,
    Per,
    Phase,
    Position,
    Ref,
    Side,
    Stat,
    Step,
    SummonKind,
    Type,
    Until,
    Verb,
    Window,
    Zone,
)

from .printed import EFFECT, monster_card

THEIR_MONSTER = monster & their(Zone.MONSTER)
BY_BATTLE_TO_GRAVEYARD = On(Verb.DESTROY, itself, cause=(Cause.BATTLE,), to=(Zone.GRAVEYARD,))
NOT_BY_BATTLE = Continuous((Cannot(Verb.BE_DESTROYED, itself, by=(Cause.BATTLE,)),))
PIERCING = Continuous((Piercing(itself),))
HURTS = On(Verb.BATTLE_DAMAGE, itself)
BATTLED = The(Ref.BATTLED)
AFTER_CALCULATION = On(Verb.BEGIN_STEP, step=Step.AFTER_CALCULATION)

CARDS: tuple[Card, ...] = (
    monster_card(
        40640057, "kuriboh", ("Kuriboh", "Kuriboh", "Kuriboh"), (Type.FIEND, Attribute.DARK, 1, 300, 200), EFFECT,
        quick(
            where=(Zone.HAND,), window=Window.DAMAGE_CALCULATION, if_=Is(Ref.ATTACKER, THEIR_MONSTER),
            cost=(Discard(THIS),),
            operation=Apply(DamageRule(DamageKind.ZERO, Side.YOU), Until.END_OF_DAMAGE_STEP),
        ),
    ),
    monster_card(
        79575620, "injection-fairy-lily", ("Injection Fairy Lily", "Injektionsfee Lily", "Lily Iniezione Fatata"),
        (Type.SPELLCASTER, Attribute.EARTH, 3, 400, 1500), EFFECT,
        quick(
            where=(Zone.MONSTER,), limit=Limit(LimitKey.COPY, per=Per.BATTLE), window=Window.DAMAGE_CALCULATION,
            if_=Is(Ref.FIGHTING, itself),
            cost=(PayLP(2000),),
            operation=Apply(Change(Stat.ATK, 3000, itself), Until.END_OF_DAMAGE_CALCULATION),
        ),
    ),
    monster_card(
        37742478, "honest", ("Honest", "Aufrichtig", "L'Onesto"), (Type.FAIRY, Attribute.LIGHT, 4, 1100, 1900), EFFECT,
        ignition(operation=Return(THIS)),
        quick(
            where=(Zone.HAND,), window=Window.DAMAGE_STEP,
            if_=Is(Ref.FIGHTING, face_up & attribute(Attribute.LIGHT) & monster & my(Zone.MONSTER))
            & Is(Ref.BATTLED, THEIR_MONSTER),
            cost=(Send(THIS),),
            operation=Apply(
                Change(Stat.ATK, StatOf(Stat.ATK, Ref.BATTLED), Same(Ref.FIGHTING)), Until.END_OF_TURN
            ),
        ),
    ),
    monster_card(
        2851070, "reflect-bounder", ("Reflect Bounder", "Reflektor-Lump", "Riflettore"),
        (Type.MACHINE, Attribute.LIGHT, 4, 1700, 1000), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.BEFORE_CALCULATION), optional=False,
            if_=Is(Ref.ATTACKED, itself) & Was(Ref.THIS, attack_position),
            operation=Damage(Side.OPPONENT, StatOf(Stat.ATK, Ref.ATTACKER)),
        ),
        Unclassified(
            AFTER_CALCULATION, Destroy(THIS),
            if_=Is(Ref.ATTACKED, itself) & Was(Ref.THIS, attack_position),
        ),
    ),
    monster_card(
        7572887, "dd-warrior-lady", ("D.D. Warrior Lady", "D.D. Kriegerin", "Signora Guerriera D.D."),
        (Type.WARRIOR, Attribute.LIGHT, 4, 1500, 1600), EFFECT,
        trigger(
            Form.WHEN, On(Verb.BATTLE, itself, other=THEIR_MONSTER), optional=True,
            operation=do(Banish(BATTLED), JoinKind.ALSO, Banish(THIS)),
        ),
    ),
    monster_card(
        37043180, "dd-warrior", ("D.D. Warrior", "D.D. Krieger", "Guerriero D.D."),
        (Type.WARRIOR, Attribute.EARTH, 4, 1200, 1000), EFFECT,
        trigger(
            Form.IF, On(Verb.BATTLE, itself, other=monster), optional=False,
            operation=do(Banish(BATTLED), JoinKind.ALSO, Banish(THIS)),
        ),
    ),
    monster_card(
        13945283, "wall-of-illusion", ("Wall of Illusion", "Wand der Illusionen", "Muro Illusorio"),
        (Type.FIEND, Attribute.DARK, 4, 1000, 1850), EFFECT,
        trigger(
            Form.NONE, AFTER_CALCULATION, optional=False, if_=Is(Ref.ATTACKED, itself),
            operation=Return(The(Ref.ATTACKER)),
        ),
    ),
    monster_card(
        31305911, "marshmallon", ("Marshmallon", "Marshmallon", "Marshmallon"),
        (Type.FAIRY, Attribute.LIGHT, 3, 300, 500), EFFECT,
        NOT_BY_BATTLE,
        trigger(
            Form.NONE, AFTER_CALCULATION, optional=False,
            if_=Is(Ref.ATTACKED, itself) & Was(Ref.THIS, face_down),
            operation=Damage(Side.OPPONENT, 1000),
        ),
    ),
    monster_card(
        18036057, "airknight-parshath",
        ("Airknight Parshath", "Parshath, der Luftritter", "Parshath Cavaliere Volante"),
        (Type.FAIRY, Attribute.LIGHT, 5, 1900, 1400), EFFECT,
        PIERCING,
        trigger(Form.IF, HURTS, optional=False, operation=Draw(1)),
    ),
    monster_card(
        79870141, "mad-sword-beast", ("Mad Sword Beast", "Verrückte Schwertbestie", "Bestia della Spada Folle"),
        (Type.DINOSAUR, Attribute.EARTH, 4, 1400, 1200), EFFECT,
        PIERCING,
    ),
    monster_card(
        31553716, "spear-dragon", ("Spear Dragon", "Speer-Drache", "Drago Lanciere"),
        (Type.DRAGON, Attribute.WIND, 4, 1900, 0), EFFECT,
        PIERCING,
        Unclassified(
            On(Verb.BEGIN_STEP, step=Step.DAMAGE_END), ChangePosition(THIS, Position.DEFENSE),
            if_=Is(Ref.ATTACKER, itself),
        ),
    ),
    monster_card(
        78658564, "goblin-attack-force", ("Goblin Attack Force", "Goblin Angriffstrupp", "Forza d'Attacco Goblin"),
        (Type.WARRIOR, Attribute.EARTH, 4, 2300, 0), EFFECT,
        Unclassified(
            On(Verb.BEGIN_STEP, step=Step.END),
            do(
                ChangePosition(THIS, Position.DEFENSE), JoinKind.AND,
                Apply(Cannot(Verb.CHANGE_POSITION, itself), Moment(Phase.END, Side.YOU, 2)),
            ),
            if_=Happened(On(Verb.ATTACK, itself)),
        ),
    ),
    monster_card(
        22609617, "mataza-the-zapper", ("Mataza the Zapper", "Mataza, der Zapper", "Mataza l'Assassino Fulmineo"),
        (Type.WARRIOR, Attribute.DARK, 3, 1300, 800), EFFECT,
        Continuous((May(Verb.ATTACK, itself, again=1),)),
        Continuous((Cannot(Verb.CONTROL, itself),)),
    ),
    monster_card(
        9365703, "speed-warrior", ("Speed Warrior", "Tempokrieger", "Guerriero Velocizzato"),
        (Type.WARRIOR, Attribute.WIND, 2, 900, 400), EFFECT,
        ignition(
            window=Window.BATTLE_PHASE, limit=Limit(LimitKey.COPY),
            if_=Happened(On(Verb.SUMMON, itself, kinds=SummonKind.NORMAL)),
            operation=Apply(
                Change(Stat.ATK, Becomes(Times(2, StatOf(Stat.ATK, Ref.THIS, True))), itself),
                Until.END_OF_BATTLE_PHASE,
            ),
        ),
    ),
    monster_card(
        94004268, "amazoness-swords-woman",
        ("Amazoness Swords Woman", "Amazonische Schwertkämpferin", "Spadaccina Amazoness"),
        (Type.WARRIOR, Attribute.EARTH, 4, 1500, 1600), EFFECT,
        Continuous((DamageRule(DamageKind.TO_OPPONENT, Side.YOU, battles=itself),)),
    ),
    monster_card(
        4335645, "newdoria", ("Newdoria", "Newdoria", "Newdoria"), (Type.FIEND, Attribute.DARK, 4, 1200, 800), EFFECT,
        trigger(
            Form.IF, BY_BATTLE_TO_GRAVEYARD, optional=False,
            targets=(Target(1, monster & any_(Zone.MONSTER)),), operation=Destroy(T),
        ),
    ),
    monster_card(
        39191307, "masked-dragon", ("Masked Dragon", "Maskierter Drache", "Drago Mascherato"),
        (Type.DRAGON, Attribute.FIRE, 3, 1400, 1100), EFFECT,
        trigger(
            Form.WHEN, BY_BATTLE_TO_GRAVEYARD, optional=True,
            operation=SpecialSummon(
                Pick(1, monster & of_type(Type.DRAGON) & atk(Op.LE, 1500) & my(Zone.DECK))
            ),
        ),
    ),
    monster_card(
        16222645, "sasuke-samurai", ("Sasuke Samurai", "Sasuke-Samurai", "Samurai Sasuke"),
        (Type.WARRIOR, Attribute.WIND, 2, 500, 800), EFFECT,
        trigger(
            Form.NONE, On(Verb.BEGIN_STEP, step=Step.DAMAGE_START), optional=False,
            if_=Is(Ref.ATTACKER, itself) & Is(Ref.ATTACKED, face_down & monster),
            operation=Destroy(The(Ref.ATTACKED)),
        ),
    ),
    monster_card(
        24291651, "ganbara-knight", ("Ganbara Knight", "Ganbara-Ritter", "Cavaliere Ganbara"),
        (Type.WARRIOR, Attribute.LIGHT, 4, 0, 1800), EFFECT,
        trigger(
            Form.WHEN, On(Verb.DECLARE_ATTACK, monster, other=itself), optional=True,
            if_=Is(Ref.THIS, face_up & attack_position),
            operation=ChangePosition(THIS, Position.DEFENSE),
        ),
    ),
)
