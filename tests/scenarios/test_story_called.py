"""Questions about a card called by its kind, one fetched from the Deck, and a Summon that an effect has made."""

from __future__ import annotations

import pytest

from scenarios.catalogue.stories import answered_by_story, story_told
from tutor_app.reports.story_shares import said, verdict


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("Mystic Tomato died in battle, can it grab Sangan from the Deck?", "yes"),
        ("Mystic Tomato died in battle, can it grab Summoned Skull from the Deck?", "no"),
        ("Mein Mystic Tomato wird im Kampf zerstört, darf ich Sangan aus dem Deck holen?", "yes"),
        ("Mijn Mystic Tomato is in battle vernietigd, mag ik Sangan uit mijn deck halen?", "yes"),
    ],
)
def test_a_card_fetched_from_the_deck_must_fit_the_effect(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


def test_the_noun_of_a_monster_told_by_its_points_begins_no_name() -> None:
    told = story_told("ich renn mit nem 1900er rein, darf er Spiegelkraft aktivieren?")
    assert told is not None
    assert {one.card for one in told.cards if not one.typical} == {"mirror-force"}


def test_the_equip_card_that_a_clause_calls_by_its_kind_is_the_one_named_before() -> None:
    asked = "Scarico Ascia di Distruzione su Gearfried il Cavaliere di Ferro, l'equip si distrugge subito?"
    assert verdict(asked) == "yes"


@pytest.mark.parametrize(
    "asked",
    [
        "My opponent activates Monster Reborn, it resolves and Jinzo is summoned. Can I use Solemn Judgment on the "
        "summon?",
        "Gegner aktiviert Wiedergeburt, die löst auf und Jinzo kommt. Kann ich jetzt noch Feierliches Urteil auf die "
        "Beschwörung machen?",
        "L'avversario attiva Mostro Resuscitato, si risolve e arriva Jinzo. Posso usare Giudizio Solenne "
        "sull'evocazione?",
        "Mijn tegenstander activeert Monster Reborn, die lost op en Jinzo komt. Kan ik Solemn Judgment op de "
        "oproeping gebruiken?",
    ],
)
def test_a_summon_by_an_effect_that_has_resolved_is_not_negated(asked: str) -> None:
    assert verdict(asked) == "no"


def test_a_summon_that_is_answered_is_not_taken_for_the_activation_for_sure() -> None:
    asked = "My opponent activates Monster Reborn on Jinzo. Can I use Solemn Judgment on the summon?"
    assert verdict(asked) == "told"


def test_a_material_is_not_taken_for_a_monster_that_is_summoned_for_sure() -> None:
    assert verdict("can a facedown monster be used as material for a fusion summon") not in ("yes", "no")


@pytest.mark.parametrize(
    "asked",
    [
        "Can I stop Negate Attack with Solemn Judgment?",
        "Kann ich Angriff annullieren mit Feierliches Urteil stoppen?",
        "Annulla Attacco, la posso fermare con Giudizio Solenne?",
        "Kan ik Negate Attack stoppen met Solemn Judgment?",
    ],
)
def test_a_card_that_is_stopped_is_one_of_the_other_player(asked: str) -> None:
    assert verdict(asked) == "yes"


def test_a_card_used_on_another_one_without_a_name_need_not_stop_what_it_answers() -> None:
    asked = "My opponent plays Heavy Storm, can I chain my Set Mystical Space Typhoon to pop one of his backrow first?"
    assert verdict(asked) == "yes"


def test_a_lack_of_cards_that_are_not_told_of_is_no_answer() -> None:
    asked = "Polymerization, mag je dan 1 monster van het veld gebruiken en 1 uit je hand"
    told = answered_by_story(asked)
    assert told is not None
    assert (told.yes, told.likely) == (None, None)
    assert said(asked) == ("yes", False)  # by the rule on materials


def test_a_turn_that_is_said_not_to_be_the_first_one_is_another() -> None:
    asked = "Monster die net special summoned is, mag die zelfde beurt al aanvallen (in attack, niet de eerste beurt)"
    assert said(asked).word == "yes"


def test_ones_own_main_phase_is_no_time_for_an_effect_of_the_other_players_turn() -> None:
    asked = "Effektverschleierin, kann man die auch in der eigenen Main Phase abwerfen?"
    assert said(asked).word != "yes"
