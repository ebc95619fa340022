"""Cards named by declared cards but not declared themselves: their names, for card text only."""

from __future__ import annotations

from rulebook.vocabulary.effects import Card, Names
from rulebook.vocabulary.terms import CardKind, Icon

MENTIONED: dict[str, Card] = {
    card.slug: card
    for card in (
        Card(
            0,
            "bokoichi-the-freightening-car",
            Names("Bokoichi the Freightening Car", "Bokoichi, der Güterwagen", "Bokoichi il Vagone Spaventoso"),
            CardKind.MONSTER,
        ),
        Card(
            0,
            "chaos-emperor-dragon-envoy-of-the-end",
            Names(
                "Chaos Emperor Dragon - Envoy of the End",
                "Chaos-Imperatordrache - Gesandter des Endes",
                "Drago Imperatore del Chaos - Emissario della Fine",
            ),
            CardKind.MONSTER,
        ),
        Card(
            0,
            "elemental-hero-clayman",
            Names("Elemental HERO Clayman", "Elementar-HELD Clayman", "Clayman EROE Elementale"),
            CardKind.MONSTER,
        ),
        Card(0, "gagaga-magician", Names("Gagaga Magician", "Gagaga-Magier", "Mago Gagaga"), CardKind.MONSTER),
        Card(
            0,
            "horus-the-black-flame-dragon-lv8",
            Names(
                "Horus the Black Flame Dragon LV8",
                "Horus, der Schwarzflammendrache LV8",
                "Horus il Drago della Fiamma Oscura LV8",
            ),
            CardKind.MONSTER,
        ),
        Card(
            0,
            "mystical-beast-of-serket",
            Names("Mystical Beast of Serket", "Mystisches Ungeheuer von Serket", "Bestia Mistica di Serket"),
            CardKind.MONSTER,
        ),
        Card(
            0,
            "mystic-swordsman-lv4",
            Names("Mystic Swordsman LV4", "Mystischer Schwertkämpfer LV4", "Spadaccino Mistico LV4"),
            CardKind.MONSTER,
        ),
        Card(
            0,
            "thousand-eyes-idol",
            Names("Thousand-Eyes Idol", "Tausendäugiger Abgott", "Idolo dai 1000 Occhi"),
            CardKind.MONSTER,
        ),
        Card(0, "skull-servant", Names("Skull Servant", "Totenkopfdiener", "Servitore del Teschio"), CardKind.MONSTER),
        Card(
            0,
            "small-piece-golem",
            Names("Small Piece Golem", "Kleinteilgolem", "Golem Pezzo Piccolo"),
            CardKind.MONSTER,
        ),
        Card(
            0,
            "silent-swordsman-lv7",
            Names("Silent Swordsman LV7", "Schweigsamer Schwertkämpfer LV7", "Spadaccino Silente LV7"),
            CardKind.MONSTER,
        ),
        Card(0, "wall-shadow", Names("Wall Shadow", "Mauerschatten", "Muro-Ombra"), CardKind.MONSTER),
        Card(
            0,
            "black-magic-ritual",
            Names("Black Magic Ritual", "Schwarzes magisches Ritual", "Rito Magia Oscura"),
            CardKind.SPELL,
            Icon.RITUAL,
        ),
        Card(
            0,
            "curse-of-the-masked-beast",
            Names("Curse of the Masked Beast", "Fluch der Maskierten Bestie", "Maledizione della Bestia Mascherata"),
            CardKind.SPELL,
            Icon.RITUAL,
        ),
    )
}
"""By slug."""
