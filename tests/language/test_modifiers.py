"""Statements for modifiers: agreement with the cards, forms for several cards, what has no words."""

from __future__ import annotations

import pytest

from rulebook.language.voices.slots import Cards
from rulebook.language.voices.voice import Mood, Said
from rulebook.language.voices.voices import voice
from rulebook.language.words.descriptions import CannotSay, Thing
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.operations import Cannot, TreatAs
from rulebook.vocabulary.terms import Cause, Position, Side, Verb, Zone

YOURS = Thing("monster", zones=(Zone.MONSTER,), side=Side.YOU)


@pytest.mark.parametrize(
    ("noun", "n", "expected"),
    [
        ("monster", 1, "X viene messo coperto in Posizione di Difesa"),
        ("monster", 2, "X vengono messi coperti in Posizione di Difesa"),
        ("card", 1, "X viene messa coperta in Posizione di Difesa"),
        ("card", 2, "X vengono messe coperte in Posizione di Difesa"),
    ],
)
def test_italian_participles_agree_with_the_cards(noun: str, n: int, expected: str) -> None:
    assert voice("it").hold(Said("X", noun=noun, n=n), Position.SET).say(Mood.ORDER) == expected


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("de", "X kann seine Kampfposition nicht ändern", "X können ihre Kampfpositionen nicht ändern"),
        ("en", "X cannot change its battle position", "X cannot change their battle positions"),
        ("it", "X non può cambiare la sua posizione", "X non possono cambiare la loro posizione"),
        ("nl", "X kan zijn positie niet veranderen", "X kunnen hun positie niet veranderen"),
    ],
)
def test_several_cards_change_their_own_positions(lang: str, one: str, many: str) -> None:
    said = [
        voice(lang).cannot(Cannot(Verb.CHANGE_POSITION), Said("X", noun="monster", n=n), None).say(Mood.ORDER)
        for n in (1, 2)
    ]
    assert said == [one, many]


def test_both_causes_are_named_whatever_their_order() -> None:
    subject = Said("X", noun="monster")
    for by in ((Cause.BATTLE, Cause.EFFECT), (Cause.EFFECT, Cause.BATTLE)):
        said = voice("de").cannot(Cannot(Verb.BE_DESTROYED, by=by), subject, None).say(Mood.ORDER)
        assert said == "X kann weder durch Kampf noch durch Karteneffekte zerstört werden"


def test_a_slot_closes_a_relative_clause_when_words_follow() -> None:
    cards = Cards(voice("de"), YOURS)
    assert f"{cards:dat}" == "Monstern, die du kontrollierst"
    assert f"{cards:dat-none-closed}" == "Monstern, die du kontrollierst,"


@pytest.mark.parametrize("lang", ["de", "en", "it", "nl"])
def test_what_has_no_words_is_refused(lang: str) -> None:
    with pytest.raises(CannotSay):
        voice(lang).cannot(Cannot(Verb.RESPOND), Said("X"), None)
    with pytest.raises(CannotSay):
        voice(lang).cannot(Cannot(Verb.BE_DESTROYED), None, None)
    with pytest.raises(CannotSay):
        voice(lang).treat_as(TreatAs(itself, name="dark-magician", instead=True), Said("X"))
