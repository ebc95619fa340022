"""The Tokens."""

from rulebook.cards.words import *

CARDS: tuple[Card, ...] = (
    monster_card(
        22493812, "army-ant-token", ("Army Ant Token", "Armeeameisen-Spielmarke", "Segna-Formica Soldato"),
        (Type.INSECT, EARTH, 4, 500, 1200), (MonsterKind.NORMAL, MonsterKind.TOKEN),
    ),
    monster_card(
        44330099, "emissary-of-darkness-token",
        ("Emissary of Darkness Token", "Gesandter der Finsternis-Spielmarke", "Segna-Emissario dell'Oscurità"),
        (Type.FAIRY, LIGHT, 7, None, None), (MonsterKind.NORMAL, MonsterKind.TOKEN),
    ),
    monster_card(
        15341822, "fluff-token", ("Fluff Token", "Flaum-Spielmarke", "Segna-Batuffolo"),
        (Type.PLANT, WIND, 1, 0, 0), (MonsterKind.NORMAL, MonsterKind.TOKEN),
    ),
    monster_card(
        40703223, "kuriboh-token", ("Kuriboh Token", "Kuriboh-Spielmarke", "Segna-Kuriboh"),
        (Type.FIEND, DARK, 1, 300, 200), (MonsterKind.NORMAL, MonsterKind.TOKEN),
    ),
    monster_card(
        29843092, "ojama-token", ("Ojama Token", "Ojama-Spielmarke", "Segna-Ojama"),
        (Type.BEAST, LIGHT, 2, 0, 1000), (MonsterKind.NORMAL, MonsterKind.TOKEN),
    ),
    monster_card(
        73915052, "sheep-token", ("Sheep Token", "Schaf-Spielmarke", "Segna-Montone"),
        (Type.BEAST, EARTH, 1, 0, 0), (MonsterKind.NORMAL, MonsterKind.TOKEN),
    ),
    monster_card(
        65810490, "wicked-token", ("Wicked Token", "Das Böse-Spielmarke", "Segna-Malefico"),
        (Type.FIEND, DARK, 4, 1000, 1000), (MonsterKind.NORMAL, MonsterKind.TOKEN),
    ),
)  # fmt: skip
