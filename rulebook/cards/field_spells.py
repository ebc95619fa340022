"""The Field Spells."""

from rulebook.cards.words import *

_BUT_BATTLE = (Cause.RULE, Cause.COST, Cause.EFFECT, Cause.SUMMON)
_ATTACKER = Same(Ref.ATTACKER) & monster
FOREST_TYPES = (Type.INSECT, Type.BEAST, Type.PLANT, Type.BEAST_WARRIOR)
EARTH_MONSTERS = attribute(EARTH) & monster & any_(MONSTER)
_BURIED = card & any_(GRAVEYARD)
_SWIMMERS = of_type(Type.FISH, Type.SEA_SERPENT, Type.THUNDER, Type.AQUA) & monster & any_(MONSTER)
_ENGINES = of_type(Type.MACHINE, Type.PYRO) & monster & any_(MONSTER)
_WATER = attribute(WATER) & monster

CARDS: tuple[Card, ...] = (
    spell_card(
        295517,
        "a-legendary-ocean",
        Icon.FIELD,
        ("A Legendary Ocean", "Ein Legendärer Ozean", "Un Oceano Leggendario"),
        activation(),
        Continuous(
            (
                Change(Stat.ATK_DEF, 200, _WATER & any_(MONSTER)),
                Change(Stat.LEVEL, -1, _WATER & any_(MONSTER, HAND)),
            )
        ),
        treated_as=("umi",),
    ),
    spell_card(
        87430998, "forest", Icon.FIELD, ("Forest", "Wald", "Foresta"),
        activation(),
        Continuous(
            (Change(Stat.ATK_DEF, 200, of_type(*FOREST_TYPES) & monster & any_(MONSTER)),)
        ),
    ),
    spell_card(
        56594520, "gaia-power", Icon.FIELD, ("Gaia Power", "Gaia-Kraft", "Potere di Gaia"),
        activation(),
        Continuous((Change(Stat.ATK, 500, EARTH_MONSTERS), Change(Stat.DEF, -400, EARTH_MONSTERS))),
    ),
    spell_card(
        47355498,
        "necrovalley",
        Icon.FIELD,
        ("Necrovalley", "Tal der Toten", "Necrovalle"),
        activation(),
        Continuous((Change(Stat.ATK_DEF, 500, Series("Gravekeeper's") & monster & any_(MONSTER)),)),
        Continuous((Cannot(Verb.BE_BANISHED, _BURIED),)),
        Continuous((NegatedDoing(Verb.MOVE, _BURIED),)),
        Continuous((NegatedDoing(Verb.TREAT_AS, _BURIED),)),
    ),
    spell_card(
        94585852, "pandemonium", Icon.FIELD, ("Pandemonium", "Pandämonium", "Pandemonio"),
        activation(),
        Continuous((Waive(Series('Archfiend') & monster),)),
        trigger(
            Form.WHEN,
            On(Verb.DESTROY, Series('Archfiend') & monster, cause=_BUT_BATTLE, to=(GRAVEYARD,)),
            optional=False,
            operation=Optional(
                Add(
                    Pick(
                        1,
                        StatIs(Stat.LEVEL, Op.LT, StatOf(Stat.LEVEL, Ref.THAT))
                        & Series('Archfiend') & monster & In((DECK,), Side.OWNER),
                        by=Side.OWNER,
                    )
                ),
                by=Side.OWNER,
            ),
        ),
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
    spell_card(
        56433456, "the-sanctuary-in-the-sky", Icon.FIELD,
        ("The Sanctuary in the Sky", "Die Zuflucht im Himmel", "Il Santuario nel Cielo"),
        activation(),
        Continuous((DamageRule(DamageKind.ZERO, Side.ANY, battles=monster & of_type(Type.FAIRY)),)),
    ),
    spell_card(
        22702055,
        "umi",
        Icon.FIELD,
        ("Umi", "Umi", "Umi"),
        activation(),
        Continuous((Change(Stat.ATK_DEF, 200, _SWIMMERS), Change(Stat.ATK_DEF, -200, _ENGINES))),
    ),
)  # fmt: skip
