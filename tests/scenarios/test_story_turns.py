"""Attacks, Summons and cards on the Chain told in another order or another turn, in four languages."""

from __future__ import annotations

import pytest

from scenarios.catalogue.stories import answered_by_story
from tutor_app.reports.story_shares import verdict


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Can I use Trap Hole on a Mystic Tomato that was special summoned?", "no"),
        ("Mag ik Trap Hole gebruiken op een Mystic Tomato die special gesummond werd?", "no"),
        ("Posso usare Buca Trappola su un Pomodoro Mistico che è stato evocato specialmente?", "no"),
        ("Darf ich Fallgrube auf Cyber Drache, der spezialbeschworen wurde, aktivieren?", "no"),
    ],
)
def test_a_monster_that_was_special_summoned_was_not_normal_summoned(text: str, answer: str) -> None:
    assert verdict(text) == answer


@pytest.mark.parametrize(
    "text",
    [
        "My Elemental Hero Flame Wingman got milled from the extra deck. Can I revive it with Monster Reborn?",
        "Mein Flammenflügelmann wurde nie beschworen und liegt im Friedhof. Kann ich ihn mit Wiedergeburt holen?",
        "Mijn Stardust Dragon is direct uit mijn Extra Deck naar het kerkhof gestuurd. "
        "Mag ik hem met Monster Reborn terughalen?",
    ],
)
def test_a_monster_sent_from_the_extra_deck_was_not_summoned(text: str) -> None:
    """Rule summon.special.proper."""
    assert verdict(text) == "no"


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (
            "ik heb Marauding Captain op het veld en mn tegenstander wil mijn Command Knight aanvallen. mag dat?",
            False,
        ),
        (
            "I chain Emergency Provisions sending my own Mystical Space Typhoon that's already on the chain. "
            "Does the Typhoon fizzle?",
            False,
        ),
        (
            "I got Wall of Illusion set, he attacks it with his token... sorry, with Celtic Guardian. "
            "Does the Guardian stay on the field?",
            False,
        ),
        (
            "Gegner greift mit Goblin Angriffstrupp an, der ist danach ja in Verteidigung. "
            "Kann ich ihn in meinem Zug mit Speer-Drache angreifen und kriegt er dann Durchschlagsschaden?",
            True,
        ),
        (
            "m'n maat speelt Swords of Revealing Light, ik heb Summoned Skull. "
            "mag ik volgende beurt met de Skull aanvallen?",
            False,
        ),
        ("Opponent's Kycoo the Ghost Destroyer hits me directly. Can he banish monsters from my graveyard?", True),
        ("Con Soldato-Cannone posso tributare Sangan per fare danno?", True),
        ("Mit dem Kanonensoldaten opfere ich Sangan. Bekomme ich den Effekt von Sangan?", True),
    ],
)
def test_who_does_what_is_read(text: str, *, answer: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.answer is answer


@pytest.mark.parametrize(
    "text",
    [
        "ik offer mijn Sangan voor Zaborg. mag ik dan met Sangan een monster pakken?",
        "Mein Sangan wird durch Raigeki zerstört, darf ich mit Sangan ein Monster ziehen?",
        "Il mio Sangan viene distrutto da Raigeki, posso pescare un mostro con Sangan?",
        "My Sangan is destroyed by Raigeki, can I draw a monster with Sangan?",
    ],
)
def test_a_monster_drawn_with_an_effect_that_searches_is_searched(text: str) -> None:
    assert verdict(text) == "yes"
