"""The Ritual Monsters."""

from rulebook.cards.words import *

RITUAL = (MonsterKind.RITUAL,)
RITUAL_EFFECT = (MonsterKind.RITUAL, MonsterKind.EFFECT)

CARDS: tuple[Card, ...] = (
    monster_card(
        5405694, "black-luster-soldier",
        ("Black Luster Soldier", "Schwarz Glänzender Soldat", "Glorioso Soldato Nero"),
        (Type.WARRIOR, EARTH, 8, 3000, 2500), RITUAL,
        RitualOf("black-luster-ritual"),
    ),
    monster_card(
        72426662, "demise-king-of-armageddon",
        ("Demise, King of Armageddon", "Demise, König des Jüngsten Tages", "Demise, Re dell'Armageddon"),
        (Type.FIEND, DARK, 8, 2400, 2000), RITUAL_EFFECT,
        RitualOf("end-of-the-world"),
        ignition(cost=(PayLP(2000),), operation=Destroy(All(card & other & any_(*FIELD)))),
    ),
    monster_card(
        30208479, "magician-of-black-chaos",
        ("Magician of Black Chaos", "Magier des Schwarzen Chaos", "Mago del Chaos Oscuro"),
        (Type.SPELLCASTER, DARK, 8, 2800, 2600), RITUAL,
        RitualOf("black-magic-ritual"),
    ),
    monster_card(
        64631466, "relinquished", ("Relinquished", "Aufgegeben", "Abbandono"),
        (Type.SPELLCASTER, DARK, 1, 0, 0), RITUAL_EFFECT,
        RitualOf("black-illusion-ritual"),
        *WEARS_THEIR_MONSTER,
        Continuous((DamageRule(DamageKind.ALSO_TO_OPPONENT, YOU, battles=itself),), while_=Exists(worn)),
    ),
    monster_card(
        46427957, "ruin-queen-of-oblivion",
        ("Ruin, Queen of Oblivion", "Ruin, Königin des Vergessens", "Ruin, Regina dell'Oblio"),
        (Type.FAIRY, LIGHT, 8, 2300, 2000), RITUAL_EFFECT,
        RitualOf("end-of-the-world"),
        trigger(
            Form.WHEN,
            On(Verb.DESTROY, monster & their(MONSTER), cause=(Cause.BATTLE,), other=itself),
            optional=True,
            if_=Is(Ref.ATTACKER, itself),
            operation=AttackAgain(Ref.THIS),
        ),
    ),
    monster_card(
        86327225, "shinato-king-of-a-higher-plane",
        (
            "Shinato, King of a Higher Plane", "Shinato, König einer höheren Ebene",
            "Shinato, Re di un Livello Superiore",
        ),
        (Type.FAIRY, LIGHT, 8, 3300, 3000), RITUAL_EFFECT,
        RitualOf("shinato-s-ark"),
        trigger(
            Form.IF,
            On(Verb.DESTROY, defense_position & THEIR_MONSTER, cause=(Cause.BATTLE,), to=(GRAVEYARD,), other=itself),
            optional=False, operation=Damage(OPPONENT, StatOf(Stat.ATK, Ref.THAT, original=True)),
        ),
    ),
    monster_card(
        49064413, "the-masked-beast", ("The Masked Beast", "Die Maskierte Bestie", "La Bestia Mascherata"),
        (Type.FIEND, DARK, 8, 3200, 1800), RITUAL,
        RitualOf("curse-of-the-masked-beast"),
    ),
)  # fmt: skip
