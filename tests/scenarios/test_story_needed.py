"""Cards that what is told has needed: Tributes, materials, an Equip Card's monster, the first of two Field Spells."""

from __future__ import annotations

import pytest

from tutor_app.reports.story_shares import verdict


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("I special summon Lava Golem to my opponent's field. Can I still Normal Summon this turn?", "no"),
        ("Ich habe Lavagolem aufs Feld meines Gegners beschworen. Darf ich noch normal beschwören?", "no"),
        ("Ich opfere zwei Monster meines Gegners für Lavagolem. Darf ich danach noch normal beschwören?", "no"),
        ("Ho evocato Golem di Lava sul terreno avversario, posso ancora fare un'evocazione normale?", "no"),
        (
            "ik heb Lava Golem bij m'n maat neergelegd door 2 van zijn monsters te offeren. "
            "ik wil nu nog een Giant Rat normaal oproepen deze beurt, kan dat",
            "no",
        ),
        ("Can I tribute two of my opponent's monsters for Lava Golem?", "yes"),
        ("Can I tribute two of my own monsters for Lava Golem?", "no"),
        ("Darf ich für Lavagolem zwei Monster meines Gegners opfern?", "yes"),
        ("Posso offrire due mostri del mio avversario per evocare Golem di Lava?", "yes"),
        ("Mag ik twee monsters van mijn tegenstander offeren voor Lava Golem?", "yes"),
        ("He summons Dark Necrofear. Can I flip Bottomless Trap Hole?", "yes"),
    ],
)
def test_monsters_are_there_for_what_a_summon_costs(text: str, answer: str) -> None:
    """Rule summon.special.own-condition."""
    assert verdict(text) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("He activates Super Polymerization. Can I chain Solemn Judgment?", "no"),
        ("Tegenstander speelt Super Polymerization, mag ik Mystical Space Typhoon chainen?", "no"),
        ("He activates Polymerization. Can I chain Solemn Judgment?", "yes"),
        ("He activates Black Luster Ritual. Can I chain Mystical Space Typhoon?", "yes"),
    ],
)
def test_monsters_are_there_for_a_fusion_or_ritual_that_is_answered(text: str, answer: str) -> None:
    assert verdict(text) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("I equip Axe of Despair to Gearfried the Iron Knight. Does the axe stay on the field?", "no"),
        ("Ik rust Gearfried the Iron Knight uit met Axe of Despair. Blijft de Axe liggen?", "no"),
        ("Ich rüste Gearfried den Eisenritter mit Axt der Verzweiflung aus. Bleibt die Axt liegen?", "no"),
        ("If I equip United We Stand to Gearfried the Iron Knight, is it destroyed?", "yes"),
    ],
)
def test_an_equip_card_that_is_equipped_is_activated(text: str, answer: str) -> None:
    assert verdict(text) == answer


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("I have Necrovalley face-up and activate Umi. Does Necrovalley stay on the field?", "no"),
        ("I have Necrovalley and my opponent plays Umi. Does Necrovalley stay on the field?", "yes"),
        ("Can I have Necrovalley and Umi on my field at the same time?", "no"),
        ("Ho Umi in campo e il mio avversario gioca Foresta. Umi resta in campo?", "yes"),
        ("Ik heb Umi liggen, mijn tegenstander speelt Forest. Blijft mijn Umi liggen?", "yes"),
    ],
)
def test_a_field_spell_meets_another_one(text: str, answer: str) -> None:
    assert verdict(text) == answer


@pytest.mark.parametrize(
    "text",
    [
        "I use Breaker's effect to destroy his Mirror Force and then attack with Breaker. Can I?",
        "Ich benutze den Effekt von Breaker und greife dann mit ihm an. Geht das?",
        "Uso l'effetto di Breaker e poi attacco con lui, posso?",
        "Ik gebruik het effect van Breaker en val daarna met hem aan. Mag dat?",
    ],
)
def test_an_effect_is_used_before_the_attack(text: str) -> None:
    assert verdict(text) == "yes"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Ich stelle meinem Gegner Lava-Golem aufs Feld. Darf ich noch ein Monster normal beschwören?", "no"),
        ("Er setzt mir Lava-Golem aufs Feld. Kann er danach noch normal beschwören?", "no"),
        ("I put Lava Golem on his side. Can I still Normal Summon this turn?", "no"),
        ("Metto Golem di Lava sul campo del mio avversario. Posso evocare normalmente nello stesso turno?", "no"),
        ("Ik leg Lava Golem op zijn veld. Mag ik nog normaal oproepen deze beurt?", "no"),
        ("ho già fatto l'evocazione normale, posso mettere Lava Golem sul campo del mio avversario?", "no"),
        ("I put Lava Golem on his field. Can he chain Solemn Judgment?", "yes"),
        ("Ik zet Lava Golem op zijn veld, mag hij Solemn Judgment activeren?", "yes"),
        ("Darf ich Lava-Golem auf sein Feld legen, wenn er nur ein Monster hat?", "no"),
        ("Can I put Lava Golem on my opponent's field if he has no monsters?", "no"),
        ("Can I put Lava Golem on my opponent's side if he controls Skill Drain?", "yes"),
        ("Ich hab Lava-Golem auf das Feld vom Gegner gelegt. Kann er damit angreifen?", "yes"),
        ("My brother put Lava Golem on my field, can I tribute it for Caius?", "yes"),
        ("Er hat mir letzte Runde Lava-Golem aufs Feld gelegt. Darf ich mit ihm angreifen?", "yes"),
    ],
)
def test_a_monster_put_on_the_other_players_field_is_special_summoned_there(text: str, answer: str) -> None:
    """Rule summon.special.own-condition."""
    assert verdict(text) == answer
