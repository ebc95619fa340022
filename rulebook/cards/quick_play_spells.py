"""The Quick-Play Spells."""

from rulebook.cards.words import *

_TARGETS_OWN = StatOf(Stat.ATK, Ref.TARGET, original=True)
_MASKED = Series("Masked HERO") & monster & my(Zone.EXTRA)

CARDS: tuple[Card, ...] = (
    spell_card(
        14087893,
        "book-of-moon",
        Icon.QUICK_PLAY,
        ("Book of Moon", "Buch des Mondes", "Libro della Luna"),
        activation(targets=(Target(1, face_up & monster & any_(MONSTER)),), operation=TurnFaceDown(T)),
    ),
    spell_card(
        80075749, "bubble-illusion", Icon.QUICK_PLAY, ("Bubble Illusion", "Bubble Illusion", "Illusione Bubble"),
        activation(
            if_=Exists(Named("elemental-hero-bubbleman") & face_up & my(MONSTER)),
            operation=Apply(May(Verb.ACTIVATE, trap & my(HAND), once=True), Until.END_OF_TURN, later=True),
        ),
    ),
    spell_card(
        95286165,
        "de-fusion",
        Icon.QUICK_PLAY,
        ("De-Fusion", "De-Fusion", "Defusione"),
        activation(
            targets=(Target(1, fusion_monster & any_(MONSTER)),),
            operation=do(
                Return(T, Zone.EXTRA),
                THEN,
                If(Exists(Same(Ref.USED)), Optional(SpecialSummon(The(Ref.USED)))),
            ),
        ),
    ),
    spell_card(
        53046408,
        "emergency-provisions",
        Icon.QUICK_PLAY,
        ("Emergency Provisions", "Notvorräte", "Rifornimenti d'Emergenza"),
        activation(
            cost=(Send(Pick(AnyNumber(), spell_trap & my(*FIELD) & other)),),
            operation=GainLP(YOU, Times(1000, Number(Ref.PAID))),
        ),
    ),
    spell_card(
        98045062, "enemy-controller", Icon.QUICK_PLAY,
        ("Enemy Controller", "Feindkontrolle", "Controlla-Avversario"),
        activation(
            operation=Modes((
                Mode(ChangePosition(T), targets=(Target(1, face_up & monster & their(MONSTER)),)),
                Mode(
                    TakeControl(T, Until.END_PHASE),
                    cost=(Tribute(Pick(1, monster & my(MONSTER))),),
                    targets=(Target(1, face_up & monster & their(MONSTER)),),
                ),
            )),
        ),
    ),
    spell_card(
        25789292, "forbidden-chalice", Icon.QUICK_PLAY, ("Forbidden Chalice", "Verbotener Kelch", "Calice Proibito"),
        activation(
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=do(
                Apply(Change(Stat.ATK, 400, target), Until.END_OF_TURN),
                ALSO,
                Apply(Negated(target), Until.END_OF_TURN),
            ),
        ),
    ),
    spell_card(
        27243130, "forbidden-lance", Icon.QUICK_PLAY, ("Forbidden Lance", "Verbotene Lanze", "Lancia Proibita"),
        activation(
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=do(
                Apply(Change(Stat.ATK, -800, target), Until.END_OF_TURN),
                ALSO,
                Apply(Unaffected(target, spell_trap & other), Until.END_OF_TURN),
            ),
        ),
    ),
    spell_card(
        48653261, "guard-penalty", Icon.QUICK_PLAY, ("Guard Penalty", "Strafe des Wächters", "Penalità di Difesa"),
        activation(
            targets=(Target(1, monster & any_(MONSTER)),),
            operation=NextTime(On(Verb.CHANGE_POSITION, attack_position & target), Draw(1)),
        ),
    ),
    spell_card(
        74519184,
        "hand-destruction",
        Icon.QUICK_PLAY,
        ("Hand Destruction", "Handzerstörung", "Distruggi-Mano"),
        activation(
            operation=do(
                Each(Send(Pick(2, card & each(HAND), Side.EACH))),
                THEN,
                Each(Draw(2, Side.EACH)),
            )
        ),
    ),
    spell_card(
        12247206, "inferno-reckless-summon", Icon.QUICK_PLAY,
        ("Inferno Reckless Summon", "Infernomissachtende Beschwörung", "Inferno Evocazione Folle"),
        activation(
            On(Verb.SUMMON, monster & atk(Op.LE, 1500) & my(MONSTER), kinds=SummonKind.SPECIAL, alone=True),
            if_=Exists(face_up & monster & their(MONSTER)),
            operation=do(
                SpecialSummon(All(SameName(Ref.THAT) & monster & my(HAND, DECK, GRAVEYARD)), Position.ATTACK),
                ALSO,
                do(
                    Choose(Pick(1, face_up & monster & their(MONSTER), by=OPPONENT)), AND,
                    Each(SpecialSummon(All(SameName(Ref.DONE) & monster & each(HAND, DECK, GRAVEYARD))), OPPONENT),
                ),
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
                Later(Moment(Phase.END), Destroy(The(Ref.KEPT))),
            ),
        ),
    ),
    spell_card(
        21143940, "mask-change", Icon.QUICK_PLAY, ("Mask Change", "Maskenwechsel", "Cambio di Maschera"),
        activation(
            targets=(Target(1, Series("HERO") & monster & my(MONSTER)),),
            operation=do(
                Send(T), ALSO_AFTER,
                If(
                    ~Is(Ref.TARGET, any_(MONSTER)),
                    SpecialSummon(Pick(1, SameAttribute(Ref.TARGET) & _MASKED)),
                ),
            ),
        ),
    ),
    spell_card(
        37011715, "miraculous-rebirth", Icon.QUICK_PLAY,
        ("Miraculous Rebirth", "Wundersame Wiedergeburt", "Rinascita Miracolosa"),
        activation(
            if_=AsLink(Op.GE, 4) & AllNamesDiffer(),
            targets=(Target(1, monster & any_(GRAVEYARD)),), operation=SpecialSummon(T),
        ),
    ),
    spell_card(
        40703222, "multiply", Icon.QUICK_PLAY, ("Multiply", "Vervielfachen", "Moltiplicare"),
        activation(
            cost=(Tribute(Pick(1, face_up & Named("kuriboh") & my(MONSTER))),),
            operation=do(
                SpecialSummon(TokenOf("kuriboh-token", AsMany()), Position.DEFENSE), AND,
                Apply(Cannot(Verb.BE_TRIBUTED, Same(Ref.DONE), for_=Verb.SUMMON), Until.ALWAYS),
            ),
        ),
    ),
    spell_card(
        69279219,
        "my-body-as-a-shield",
        Icon.QUICK_PLAY,
        ("My Body as a Shield", "Mein Körper als Schutzschild", "Il mio Corpo come Scudo"),
        activation(
            On(Verb.ACTIVATE, card, by=OPPONENT, would=Would(Verb.DESTROY, monster & any_(MONSTER))),
            cost=(PayLP(1500),),
            operation=do(Negate((Negation.ACTIVATION,)), AND_IF_YOU_DO, Destroy(The(Ref.LINK))),
        ),
    ),
    spell_card(
        5318639,
        "mystical-space-typhoon",
        Icon.QUICK_PLAY,
        ("Mystical Space Typhoon", "Mystischer Raum-Taifun", "Tifone Spaziale Mistico"),
        activation(targets=(Target(1, spell_trap & any_(*FIELD)),), operation=Destroy(T)),
    ),
    spell_card(
        80161395, "mystik-wok", Icon.QUICK_PLAY, ("Mystik Wok", "Mystischer Wok", "Wok Mistico"),
        activation(
            cost=(Tribute(Pick(1, monster & my(MONSTER))),),
            operation=Either((GainLP(YOU, StatOf(Stat.ATK, Ref.PAID)), GainLP(YOU, StatOf(Stat.DEF, Ref.PAID)))),
        ),
    ),
    spell_card(
        19230407, "offerings-to-the-doomed", Icon.QUICK_PLAY,
        ("Offerings to the Doomed", "Angebote an die Verdammten", "Offerte al Condannato"),
        activation(
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=do(Destroy(T), ALSO, SkipPhase(Phase.DRAW)),
        ),
    ),
    spell_card(
        78986941, "order-to-charge", Icon.QUICK_PLAY,
        ("Order to Charge", "Befehl zum Sturmangriff", "Ordine di Carica"),
        activation(
            targets=(Target(1, normal_monster & ~token & my(MONSTER)),),
            operation=do(Tribute(T), AND_IF_YOU_DO, Destroy(Pick(1, monster & their(MONSTER)))),
        ),
    ),
    spell_card(
        70046172,
        "rush-recklessly",
        Icon.QUICK_PLAY,
        ("Rush Recklessly", "Waghalsig voranstürmen", "Corsa Avventata"),
        activation(
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=Apply(Change(Stat.ATK, 700, target), Until.END_OF_TURN),
        ),
    ),
    spell_card(
        73915051,
        "scapegoat",
        Icon.QUICK_PLAY,
        ("Scapegoat", "Sündenbock", "Capro Espiatorio"),
        activation(
            if_=~Happened(On(Verb.SUMMON, monster, by=YOU)),
            operation=do(
                SpecialSummon(TokenOf("sheep-token", 4), Position.DEFENSE),
                AND,
                Apply(Cannot(Verb.BE_TRIBUTED, Same(Ref.DONE), for_=Verb.SUMMON), Until.ALWAYS),
            ),
            restrictions=(Apply(Cannot(Verb.SUMMON, players=YOU, other_cards=True), Until.END_OF_TURN),),
        ),
    ),
    spell_card(
        22537443, "sebek-s-blessing", Icon.QUICK_PLAY,
        ("Sebek's Blessing", "Sebeks Segen", "Benedizione di Sebek"),
        activation(
            On(Verb.BATTLE_DAMAGE, monster & my(MONSTER), direct=True), form=Form.IF,
            operation=GainLP(YOU, DamageTaken()),
        ),
    ),
    spell_card(
        49398568, "serial-spell", Icon.QUICK_PLAY, ("Serial Spell", "Zauberserie", "Magia in Serie"),
        activation(
            On(Verb.ACTIVATE, OfIcon(Icon.NORMAL) & spell, by=YOU, card_activation=True),
            cost=(Discard(All(card & my(HAND))),), operation=EffectOf(Ref.LINK),
        ),
    ),
    spell_card(
        55713623,
        "shrink",
        Icon.QUICK_PLAY,
        ("Shrink", "Schrumpfen", "Rimpicciolire"),
        activation(
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=Apply(
                Change(Stat.ATK, OriginalBecomes(Half(_TARGETS_OWN)), target), Until.END_OF_TURN
            ),
        ),
    ),
    spell_card(
        48130397,
        "super-polymerization",
        Icon.QUICK_PLAY,
        ("Super Polymerization", "Superpolymerisation", "Super Polimerizzazione"),
        activation(
            cost=(Discard(Pick(1, card & my(HAND))),),
            operation=FusionSummon(fusion_monster, monster & any_(MONSTER)),
            no_response=True,
        ),
    ),
)  # fmt: skip
