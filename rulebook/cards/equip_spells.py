"""The Equip Spells."""

from rulebook.cards.words import *

_HOSTS_OWN = StatOf(Stat.ATK, Ref.HOST, original=True)


def equipping(wanted: Filter) -> Activated:
    """The activation of an Equip Spell: it is equipped to one matching face-up monster on either side."""
    return activation(
        targets=(Target(1, face_up & wanted & any_(MONSTER)),), operation=Equip(Ref.THIS, Ref.TARGET)
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    spell_card(
        303660, "amplifier", Icon.EQUIP, ("Amplifier", "Verstärker", "Amplificatore"),
        activation(
            targets=(Target(1, face_up & Named("jinzo") & any_(MONSTER)),), operation=Equip(Ref.THIS, Ref.TARGET),
            no_negation=True,
        ),
        Continuous((Unaffected(trap & my(*FIELD), by=host),)),
        Unclassified(On(Verb.LEAVE_FIELD, itself), Destroy(The(Ref.HOST))),
    ),
    spell_card(
        71453557, "autonomous-action-unit", Icon.EQUIP,
        ("Autonomous Action Unit", "Autonome Eingreiftruppe", "Unità d'Azione Autonoma"),
        activation(
            cost=(PayLP(1500),),
            targets=(Target(1, monster & their(GRAVEYARD)),),
            operation=do(SpecialSummon(T, Position.ATTACK), AND, Equip(Ref.THIS, Ref.TARGET)),
        ),
        Unclassified(On(Verb.LEAVE_FIELD, itself), Destroy(The(Ref.HOST))),
    ),
    spell_card(
        40619825, "axe-of-despair", Icon.EQUIP, ("Axe of Despair", "Axt der Verzweiflung", "Ascia di Distruzione"),
        equipping(monster),
        Continuous((Change(Stat.ATK, 1000, host),)),
        trigger(
            Form.WHEN, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=True,
            cost=(Tribute(Pick(1, monster & my(MONSTER))),), operation=Place(THIS),
        ),
        series=("Archfiend",),
    ),
    spell_card(
        61127349, "big-bang-shot", Icon.EQUIP, ("Big Bang Shot", "Urknallkanone", "Colpo Big-Bang"),
        equipping(monster),
        Continuous((Change(Stat.ATK, 400, host), Piercing(host))),
        Unclassified(On(Verb.LEAVE_FIELD, itself), Banish(The(Ref.HOST))),
    ),
    spell_card(
        65169794, "black-pendant", Icon.EQUIP, ("Black Pendant", "Schwarzer Anhänger", "Pendente Nero"),
        equipping(monster),
        Continuous((Change(Stat.ATK, 500, host),)),
        trigger(
            Form.WHEN, On(Verb.SEND, itself, was=FIELD, to=(GRAVEYARD,)), optional=False,
            operation=Damage(OPPONENT, 500),
        ),
    ),
    spell_card(
        69243953, "butterfly-dagger-elma", Icon.EQUIP,
        ("Butterfly Dagger - Elma", "Elma, Schmetterlingsdolch", "Pugnale a Farfalla - Elma"),
        equipping(monster),
        Continuous((Change(Stat.ATK, 300, host),)),
        trigger(
            Form.WHEN, On(Verb.DESTROY, itself, to=(GRAVEYARD,), while_equipped=True), optional=True,
            operation=Return(THIS),
        ),
    ),
    spell_card(
        4614116, "dark-energy", Icon.EQUIP, ("Dark Energy", "Dunkle Energie", "Energia Oscura"),
        equipping(of_type(Type.FIEND) & monster),
        Continuous((Change(Stat.ATK_DEF, 300, host),)),
    ),
    spell_card(
        31423101, "divine-sword-phoenix-blade", Icon.EQUIP,
        ("Divine Sword - Phoenix Blade", "Göttliches Schwert - Phönixklinge", "Spada Divina - Lama della Fenice"),
        equipping(of_type(Type.WARRIOR) & monster),
        Continuous((Change(Stat.ATK, 300, host),)),
        ignition(
            where=(GRAVEYARD,), cost=(Banish(Pick(2, of_type(Type.WARRIOR) & monster & my(GRAVEYARD))),),
            operation=Add(THIS),
        ),
    ),
    spell_card(
        1435851, "dragon-treasure", Icon.EQUIP, ("Dragon Treasure", "Drachenschatz", "Tesoro del Drago"),
        equipping(of_type(Type.DRAGON) & monster),
        Continuous((Change(Stat.ATK_DEF, 300, host),)),
    ),
    spell_card(
        97687912, "fairy-meteor-crush", Icon.EQUIP,
        ("Fairy Meteor Crush", "Elfenmeteoreinschlag", "Pioggia di Meteore Fatate"),
        equipping(monster),
        Continuous((Piercing(host),)),
    ),
    spell_card(
        32919136, "falling-down", Icon.EQUIP, ("Falling Down", "Hinabstürzen", "Cadere in Disgrazia"),
        activation(
            targets=(Target(1, face_up & monster & their(MONSTER)),),
            operation=Equip(Ref.THIS, Ref.TARGET, takes=True),
        ),
        Continuous((Control(host, YOU),)),
        Continuous((Doomed(itself),), while_=~Exists(face_up & Series("Archfiend") & card & my(*FIELD))),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=OPPONENT, phase=Phase.STANDBY), optional=False, where=(Zone.SPELL,),
            operation=Damage(YOU, 800),
        ),
    ),
    spell_card(
        75560629, "flint", Icon.EQUIP, ("Flint", "Flint", "Flint"),
        equipping(monster),
        Continuous((
            Change(Stat.ATK, -300, host), Cannot(Verb.CHANGE_POSITION, host), Cannot(Verb.DECLARE_ATTACK, host),
        )),
        trigger(
            Form.IF, On(Verb.DESTROY, itself, cause=(Cause.RULE,), other=monster), optional=False,
            targets=(Target(1, face_up & monster & any_(MONSTER)),), operation=Equip(Ref.THIS, Ref.TARGET),
        ),
    ),
    spell_card(
        37684215, "fusion-sword-murasame-blade", Icon.EQUIP,
        ("Fusion Sword Murasame Blade", "Fusionsschwert Murasama-Klinge", "Spada-Fusione Lama Murasame"),
        equipping(of_type(Type.WARRIOR) & monster),
        Continuous((Change(Stat.ATK, 800, host), Cannot(Verb.BE_DESTROYED, itself, by=(Cause.EFFECT,)))),
    ),
    spell_card(
        32022366, "gravity-axe-grarl", Icon.EQUIP,
        ("Gravity Axe - Grarl", "Grarl, Schwerkraftaxt", "Ascia Gravitazionale - Grarl"),
        equipping(monster),
        Continuous((Change(Stat.ATK, 500, host), Cannot(Verb.CHANGE_POSITION, monster & their(MONSTER)))),
    ),
    spell_card(
        55226821, "lightning-blade", Icon.EQUIP, ("Lightning Blade", "Blitzklinge", "Lama Accecante"),
        equipping(of_type(Type.WARRIOR) & monster),
        Continuous((
            Change(Stat.ATK, 800, host),
            Change(Stat.ATK, -500, attribute(WATER) & monster & any_(MONSTER)),
        )),
    ),
    spell_card(
        83746708, "mage-power", Icon.EQUIP, ("Mage Power", "Kraft der Magie", "Potere del Mago"),
        equipping(monster),
        Continuous((Change(Stat.ATK_DEF, Times(500, Count(spell_trap & my(*FIELD))), host),)),
    ),
    spell_card(
        64389297, "magical-labyrinth", Icon.EQUIP,
        ("Magical Labyrinth", "Magisches Labyrinth", "Labirinto Magico"),
        activation(
            targets=(Target(1, face_up & Named("labyrinth-wall") & any_(MONSTER)),),
            operation=Equip(Ref.THIS, Ref.TARGET),
        ),
        ignition(
            where=(Zone.SPELL,), cost=(Tribute(The(Ref.HOST)),),
            operation=SpecialSummon(Pick(1, Named("wall-shadow") & my(DECK))),
        ),
    ),
    spell_card(
        22046459,
        "megamorph",
        Icon.EQUIP,
        ("Megamorph", "Megawandler", "Megamorph"),
        equipping(monster),
        Continuous(
            (Change(Stat.ATK, Becomes(Times(2, _HOSTS_OWN)), host),),
            while_=Compare(Lp(YOU), Op.LT, Lp(OPPONENT)),
        ),
        Continuous(
            (Change(Stat.ATK, Becomes(Half(_HOSTS_OWN)), host),),
            while_=Compare(Lp(YOU), Op.GT, Lp(OPPONENT)),
        ),
    ),
    spell_card(
        47529357, "mist-body", Icon.EQUIP, ("Mist Body", "Nebelkörper", "Corpo di Nebbia"),
        equipping(monster),
        Continuous((Cannot(Verb.BE_DESTROYED, host, by=(Cause.BATTLE,)),)),
    ),
    spell_card(
        44762290, "opti-camouflage-armor", Icon.EQUIP,
        ("Opti-Camouflage Armor", "Rüstung der Optischen Tarnung", "Armatura Cammuffamento-Ottico"),
        equipping(level(Op.EQ, 1) & monster),
        Continuous((May(Verb.ATTACK, host, direct=True),)),
    ),
    spell_card(
        70828912, "premature-burial", Icon.EQUIP, ("Premature Burial", "Voreiliges Begräbnis", "Sepoltura Prematura"),
        activation(
            cost=(PayLP(800),),
            targets=(Target(1, monster & my(GRAVEYARD)),),
            operation=do(SpecialSummon(T, Position.ATTACK), AND, Equip(Ref.THIS, Ref.TARGET)),
        ),
        Unclassified(On(Verb.DESTROY, itself), Destroy(The(Ref.HOST))),
    ),
    spell_card(
        95638658, "shooting-star-bow-ceal", Icon.EQUIP,
        ("Shooting Star Bow - Ceal", "Ceal, Sternschnuppenbogen", "Arco della Stella Cadente - Ceal"),
        equipping(monster),
        Continuous((Change(Stat.ATK, -1000, host), May(Verb.ATTACK, host, direct=True))),
    ),
    spell_card(
        45986603, "snatch-steal", Icon.EQUIP, ("Snatch Steal", "Schnappstahl", "Strappa Possesso"),
        activation(
            targets=(Target(1, face_up & monster & their(MONSTER)),),
            operation=Equip(Ref.THIS, Ref.TARGET, takes=True),
        ),
        Continuous((Control(host, YOU),)),
        trigger(
            Form.NONE, On(Verb.BEGIN_PHASE, by=OPPONENT, phase=Phase.STANDBY), optional=False, where=(Zone.SPELL,),
            limit=ONCE_PER_TURN, operation=GainLP(OPPONENT, 1000),
        ),
    ),
    spell_card(
        21900719, "twin-swords-of-flashing-light-tryce", Icon.EQUIP,
        (
            "Twin Swords of Flashing Light - Tryce", "Tryce, Zwillingsschwerter des Blitzenden Lichts",
            "Spade Gemelle Irradianti - Tryce",
        ),
        activation(
            cost=(Send(Pick(1, card & my(HAND))),),
            targets=(Target(1, face_up & monster & any_(MONSTER)),), operation=Equip(Ref.THIS, Ref.TARGET),
        ),
        Continuous((Change(Stat.ATK, -500, host), May(Verb.ATTACK, host, again=1))),
    ),
    spell_card(
        56747793,
        "united-we-stand",
        Icon.EQUIP,
        ("United We Stand", "Gemeinsam sind wir stark", "Uniti Resistiamo"),
        equipping(monster),
        Continuous((Change(Stat.ATK_DEF, Times(800, Count(face_up & monster & my(MONSTER))), host),)),
    ),
)  # fmt: skip
