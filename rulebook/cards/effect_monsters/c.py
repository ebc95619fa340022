"""The Effect Monsters, C."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        9748752, "caius-the-shadow-monarch",
        ("Caius the Shadow Monarch", "Caius der Schattenmonarch", "Caius il Monarca dell'Ombra"),
        (Type.FIEND, DARK, 6, 2400, 1000), EFFECT,
        trigger(
            Form.IF, On(Verb.SUMMON, itself, kinds=SummonKind.TRIBUTE), optional=False,
            targets=(Target(1, card & any_(*FIELD)),),
            operation=do(
                Banish(T),
                AND_IF_YOU_DO,
                If(Is(Ref.TARGET, attribute(DARK) & monster), Damage(OPPONENT, 1000)),
            ),
        ),
    ),
    monster_card(
        11384280, "cannon-soldier", ("Cannon Soldier", "Kanonensoldat", "Soldato-Cannone"),
        (Type.MACHINE, DARK, 4, 1400, 1300), EFFECT,
        ignition(cost=(Tribute(Pick(1, monster & my(MONSTER))),), operation=Damage(OPPONENT, 500)),
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
            Form.IF, On(Verb.DESTROY, itself, was=FIELD, controlled_by=YOU, to=(GRAVEYARD,)), optional=False,
            operation=Draw(1),
        ),
    ),
    monster_card(
        95727991, "catapult-turtle", ("Catapult Turtle", "Katapult-Schildkröte", "Tartaruga Catapulta"),
        (Type.AQUA, WATER, 5, 1000, 2000), EFFECT,
        ignition(
            cost=(Tribute(Pick(1, monster & my(MONSTER))),),
            operation=Damage(OPPONENT, Half(StatOf(Stat.ATK, Ref.PAID))),
        ),
    ),
    monster_card(
        16956455, "chiron-the-mage", ("Chiron the Mage", "Chiron der Magier", "Chiron il Saggio"),
        (Type.BEAST_WARRIOR, EARTH, 4, 1800, 1000), EFFECT,
        ignition(
            limit=ONCE_PER_TURN, cost=(Discard(Pick(1, spell & my(HAND))),),
            targets=(Target(1, spell_trap & their(*FIELD)),), operation=Destroy(T),
        ),
    ),
    monster_card(
        10375182,
        "command-knight",
        ("Command Knight", "Gebieterischer Ritter", "Cavaliere Comandante"),
        (Type.WARRIOR, FIRE, 4, 1200, 1900),
        EFFECT,
        Continuous((Change(Stat.ATK, 400, of_type(Type.WARRIOR) & monster & my(MONSTER)),)),
        Continuous((Cannot(Verb.BE_ATTACKED, itself),), while_=Exists(other & monster & my(MONSTER))),
    ),
    monster_card(
        70095154, "cyber-dragon", ("Cyber Dragon", "Cyber Drache", "Cyber Drago"),
        (Type.MACHINE, LIGHT, 5, 2100, 1600), EFFECT,
        SummonProcedure((HAND,), if_=Exists(monster & their(MONSTER)) & ~Exists(monster & my(MONSTER))),
    ),
    monster_card(
        3370104, "cyber-phoenix", ("Cyber Phoenix", "Cyber Phönix", "Cyber Fenice"),
        (Type.MACHINE, FIRE, 4, 1200, 1600), EFFECT,
        Continuous(
            (NegatedLinks(spell_trap, of_type(Type.MACHINE) & monster & my(MONSTER)),),
            while_=Is(Ref.THIS, attack_position),
        ),
        trigger(
            Form.WHEN, DESTROYED_BY_BATTLE, optional=True,
            operation=Draw(1),
        ),
    ),
    monster_card(
        41230939, "cyberdark-horn", ("Cyberdark Horn", "Cyberfinsternis Horn", "Corno Cyberoscuro"),
        (Type.MACHINE, DARK, 4, 800, 800), EFFECT,
        *WEARS_A_DRAGON,
        PIERCING,
        Replacement(On(Verb.DESTROY, itself, cause=(Cause.BATTLE,)), Destroy(The(Ref.WORN))),
    ),
    monster_card(
        3019642, "cyberdark-keel", ("Cyberdark Keel", "Cyberfinsternis Knochen", "Scheletro Cyberoscuro"),
        (Type.MACHINE, DARK, 4, 800, 800), EFFECT,
        *WEARS_A_DRAGON,
        trigger(
            Form.IF, On(Verb.DESTROY, THEIR_MONSTER, cause=(Cause.BATTLE,), other=itself), optional=False,
            operation=Damage(OPPONENT, 300),
        ),
        Replacement(On(Verb.DESTROY, itself, cause=(Cause.BATTLE,)), Destroy(The(Ref.WORN))),
    ),
    monster_card(
        59023523, "cybernetic-magician", ("Cybernetic Magician", "Kybernetischer Magier", "Mago Cibernetico"),
        (Type.SPELLCASTER, LIGHT, 6, 2400, 1000), EFFECT,
        ignition(
            cost=(Discard(Pick(1, card & my(HAND))),),
            targets=(Target(1, face_up & monster & any_(MONSTER)),),
            operation=Apply(Change(Stat.ATK, Becomes(2000), target), Until.END_PHASE),
        ),
    ),
)  # fmt: skip
