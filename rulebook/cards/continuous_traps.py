"""The Continuous Traps."""

from rulebook.cards.words import *

bound = Same(Ref.BOUND)
_SHOWN = face_up & monster & any_(MONSTER)
_STRONGEST = WithHighest(Stat.ATK, _SHOWN)
flip_monster = OfMonsterKind(MonsterKind.FLIP)

CARDS: tuple[Card, ...] = (
    trap_card(
        40633297, "bad-reaction-to-simochi", Icon.CONTINUOUS,
        ("Bad Reaction to Simochi", "Simochi-Allergie", "Brutta Reazione a Simochi"),
        activation(),
        Continuous((GainsHurt(OPPONENT),)),
    ),
    trap_card(
        20374520, "begone-knave", Icon.CONTINUOUS, ("Begone, Knave!", "Hinfort, Schurke!", "Vattene Ladruncolo!"),
        activation(),
        trigger(
            Form.IF, On(Verb.BATTLE_DAMAGE, monster), optional=False, where=(Zone.SPELL,),
            operation=Return(The(Ref.THAT)),
        ),
    ),
    trap_card(
        97077563,
        "call-of-the-haunted",
        Icon.CONTINUOUS,
        ("Call of the Haunted", "Ruf der Gejagten", "Richiamo del Posseduto"),
        activation(
            targets=(Target(1, monster & my(GRAVEYARD)),),
            operation=do(SpecialSummon(T, Position.ATTACK), AND, Bind(Ref.TARGET)),
        ),
        Unclassified(On(Verb.LEAVE_FIELD, itself), Destroy(The(Ref.BOUND))),
        Unclassified(On(Verb.DESTROY, bound), Destroy(THIS)),
    ),
    trap_card(
        65830223, "coffin-seller", Icon.CONTINUOUS, ("Coffin Seller", "Sargverkäufer", "Venditore di Bare"),
        activation(),
        trigger(
            Form.IF, On(Verb.SEND, monster, to=(GRAVEYARD,), owner=OPPONENT), optional=False, where=(Zone.SPELL,),
            operation=Damage(OPPONENT, 300),
        ),
    ),
    trap_card(
        74701381,
        "dna-surgery",
        Icon.CONTINUOUS,
        ("DNA Surgery", "DNA-Operation", "Intervento sul DNA"),
        activation(cost=(Declare(Declarable.TYPE),)),
        Continuous((TreatAs(face_up & monster & any_(MONSTER), declared=Declarable.TYPE, instead=True),)),
    ),
    trap_card(
        28649820,
        "embodiment-of-apophis",
        Icon.CONTINUOUS,
        ("Embodiment of Apophis", "Verkörperung von Apophis", "Incarnazione di Apophis"),
        activation(
            window=Window.MAIN_PHASE,
            operation=SpecialSummon(THIS, as_monster=TrapMonster(Type.REPTILE, EARTH, 4, 1600, 1800)),
        ),
    ),
    trap_card(
        31550470, "escape-from-the-dark-dimension", Icon.CONTINUOUS,
        ("Escape from the Dark Dimension", "Flucht aus der finsteren Dimension", "Fuga dalla Dimensione Oscura"),
        activation(
            targets=(Target(1, attribute(DARK) & monster & my(BANISHED)),),
            operation=do(SpecialSummon(T), AND, Bind(Ref.TARGET)),
        ),
        Unclassified(
            On(Verb.LEAVE_FIELD, itself), do(Destroy(The(Ref.BOUND)), AND_IF_YOU_DO, Banish(DONE))
        ),
        Unclassified(On(Verb.DESTROY, bound), Destroy(THIS)),
    ),
    trap_card(
        50078509, "fiendish-chain", Icon.CONTINUOUS, ("Fiendish Chain", "Teuflische Kette", "Catena Demoniaca"),
        activation(targets=(Target(1, effect_monster & any_(MONSTER)),), operation=Bind(Ref.TARGET)),
        Continuous((Negated(Same(Ref.BOUND)), Cannot(Verb.ATTACK, Same(Ref.BOUND)))),
        Unclassified(On(Verb.DESTROY, Same(Ref.BOUND)), Destroy(THIS)),
    ),
    trap_card(
        52503575,
        "final-attack-orders",
        Icon.CONTINUOUS,
        ("Final Attack Orders", "Letzte Angriffsbefehle", "Ordini di Attacco Finale"),
        activation(),
        Continuous((Hold(Position.ATTACK, _SHOWN), Cannot(Verb.CHANGE_POSITION, _SHOWN))),
    ),
    trap_card(
        85742772,
        "gravity-bind",
        Icon.CONTINUOUS,
        ("Gravity Bind", "Schwerkraftbindung", "Legame Gravitazionale"),
        activation(),
        Continuous((Cannot(Verb.ATTACK, level(Op.GE, 4) & monster & any_(MONSTER)),)),
    ),
    # In July 2014 paying for it was optional; it became mandatory later.
    trap_card(
        61740673, "imperial-order", Icon.CONTINUOUS, ("Imperial Order", "Kaiserlicher Befehl", "Ordine Imperiale"),
        activation(),
        Continuous((Negated(spell & any_(*FIELD)),)),
        Upkeep(Phase.STANDBY, YOU, PayLP(700), Destroy(THIS)),
    ),
    # Its optional Special Summon needs a monster that no Deck here can contain, so there is never a choice.
    trap_card(
        30241314, "macro-cosmos", Icon.CONTINUOUS, ("Macro Cosmos", "Makrokosmos", "Macro Cosmo"),
        activation(),
        Continuous((Redirect(card),)),
    ),
    trap_card(
        29549364, "mask-of-restrict", Icon.CONTINUOUS,
        ("Mask of Restrict", "Maske der Beschränkung", "Maschera della Restrizione"),
        activation(),
        Continuous((Cannot(Verb.BE_TRIBUTED, card),)),
    ),
    trap_card(
        34815282, "miniaturize", Icon.CONTINUOUS, ("Miniaturize", "Miniaturisieren", "Miniaturizzare"),
        activation(
            targets=(
                Target(
                    1, face_up & level(Op.GE, 1) & StatIs(Stat.ATK, Op.GT, 1000, original=True) & monster
                    & any_(MONSTER),
                ),
            ),
            operation=Bind(Ref.TARGET),
        ),
        Continuous((Change(Stat.LEVEL, -1, Same(Ref.BOUND)), Change(Stat.ATK, -1000, Same(Ref.BOUND)))),
        Unclassified(On(Verb.LEAVE_FIELD, Same(Ref.BOUND)), Destroy(THIS)),
    ),
    trap_card(
        22359980,
        "mirror-wall",
        Icon.CONTINUOUS,
        ("Mirror Wall", "Spiegelwand", "Muro a Specchio"),
        activation(),
        Continuous((Change(Stat.ATK, Halved(), Same(Ref.ATTACKER) & monster & their(MONSTER), stays=True),)),
        Upkeep(Phase.STANDBY, YOU, PayLP(2000), Destroy(THIS)),
    ),
    trap_card(
        54704216, "nightmare-wheel", Icon.CONTINUOUS, ("Nightmare Wheel", "Alptraum-Rad", "Ruota Incubo"),
        activation(
            targets=(Target(1, monster & their(MONSTER)),), operation=Bind(Ref.TARGET),
        ),
        Continuous((Cannot(Verb.ATTACK, bound), Cannot(Verb.CHANGE_POSITION, bound))),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=YOU, phase=Phase.STANDBY), optional=False, where=(Zone.SPELL,),
            limit=ONCE_PER_TURN, operation=Damage(OPPONENT, 500),
        ),
        Unclassified(On(Verb.LEAVE_FIELD, bound), Destroy(THIS)),
    ),
    trap_card(
        73578229,
        "pole-position",
        Icon.CONTINUOUS,
        ("Pole Position", "Pole Position", "Pole Position"),
        activation(),
        Continuous((Unaffected(_STRONGEST, by=spell),)),
        Unclassified(On(Verb.LEAVE_FIELD, itself), Destroy(All(_STRONGEST))),
    ),
    trap_card(
        94739788, "remove-brainwashing", Icon.CONTINUOUS,
        ("Remove Brainwashing", "Gehirnwäsche aufheben", "Cura del Lavaggio del Cervello"),
        activation(),
        Continuous((Control(monster & any_(MONSTER), Side.OWNER),)),
    ),
    trap_card(
        90846359,
        "rivalry-of-warlords",
        Icon.CONTINUOUS,
        ("Rivalry of Warlords", "Rivalität der Kriegsherren", "Rivalità dei Signori della Guerra"),
        activation(),
        Continuous((OneKind(Declarable.TYPE),)),
    ),
    trap_card(
        33950246, "royal-command", Icon.CONTINUOUS, ("Royal Command", "Königlicher Befehl", "Ordine Reale"),
        activation(),
        Continuous((Cannot(Verb.ACTIVATE, flip_monster), Negated(flip_monster & any_(*FIELD)))),
    ),
    trap_card(
        51452091,
        "royal-decree",
        Icon.CONTINUOUS,
        ("Royal Decree", "Königlicher Erlass", "Decreto Reale"),
        activation(),
        Continuous((Negated(other & trap & any_(*FIELD)),)),
    ),
    trap_card(
        93016201,
        "royal-oppression",
        Icon.CONTINUOUS,
        ("Royal Oppression", "Unterdrückungsherrschaft", "Oppressione Reale"),
        activation(),
        quick(
            On(Verb.WOULD_SUMMON, monster, kinds=SummonKind.SPECIAL),
            On(Verb.ACTIVATE, card, would=Would(Verb.SPECIAL_SUMMON, monster, possible=True)),
            where=(Zone.SPELL,),
            who=Side.ANY,
            cost=(PayLP(800),),
            operation=do(Negate((Negation.SUMMON, Negation.EFFECT)), AND, Destroy(The(Ref.LINK))),
        ),
    ),
    trap_card(
        29267084,
        "shadow-spell",
        Icon.CONTINUOUS,
        ("Shadow Spell", "Schattenzauber", "Magia Ombra"),
        activation(
            targets=(Target(1, face_up & monster & their(MONSTER)),),
            operation=Bind(Ref.TARGET),
        ),
        Continuous(
            (
                Change(Stat.ATK, -700, bound),
                Cannot(Verb.ATTACK, bound),
                Cannot(Verb.CHANGE_POSITION, bound),
            )
        ),
        Unclassified(On(Verb.LEAVE_FIELD, bound), Destroy(THIS)),
    ),
    trap_card(
        82732705,
        "skill-drain",
        Icon.CONTINUOUS,
        ("Skill Drain", "Kräfte rauben", "Risucchia Abilità"),
        activation(cost=(PayLP(1000),)),
        Continuous((Negated(_SHOWN),)),
    ),
    trap_card(
        35346968, "solemn-wishes", Icon.CONTINUOUS, ("Solemn Wishes", "Feierliche Wünsche", "Desideri Solenni"),
        activation(),
        Unclassified(On(Verb.DRAW, by=YOU), GainLP(YOU, 500)),
    ),
    trap_card(
        68400115, "the-emperor-s-holiday", Icon.CONTINUOUS,
        ("The Emperor's Holiday", "Kaiserlicher Feiertag", "Le Vacanze dell'Imperatore"),
        activation(),
        Continuous((Negated(equip_card & any_(*FIELD)),)),
    ),
    trap_card(
        14342283, "token-stampede", Icon.CONTINUOUS,
        ("Token Stampede", "Spielmarken-Ansturm", "Carica dei Segna-Mostro"),
        activation(),
        Continuous((
            Change(Stat.ATK, 1000, attack_position & token & any_(MONSTER)),
            Cannot(Verb.BE_DESTROYED, attack_position & token & any_(MONSTER), by=(Cause.BATTLE,)),
        )),
    ),
    trap_card(
        80604091, "ultimate-offering", Icon.CONTINUOUS,
        ("Ultimate Offering", "Letztes Angebot", "Ultima Offerta"),
        activation(),
        quick(
            where=(Zone.SPELL,), window=Window.OWN_MAIN_OR_OPPONENT_BATTLE, cost=(PayLP(500),),
            operation=NormalSummon(),
        ),
    ),
)  # fmt: skip
