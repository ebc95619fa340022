"""Acts in each mood: their words come from the phrases of the language."""

from __future__ import annotations

import pytest

from rulebook.language.voices.voice import Mood, Pointer, Said
from rulebook.language.voices.voices import voice
from rulebook.language.words.descriptions import CannotSay
from rulebook.vocabulary.terms import JoinKind, Negation, Position, Side


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("de", ["jeder Spieler zieht 1 Karte", "dein Gegner kann 1 Karte ziehen", "indem du 1 Karte ziehst"]),
        ("en", ["each player draws 1 card", "your opponent can draw 1 card", "drawing 1 card"]),
        ("it", ["ogni giocatore pesca 1 carta", "il tuo avversario può pescare 1 carta", "pescando 1 carta"]),
        ("nl", ["elke speler trekt 1 kaart", "je tegenstander mag 1 kaart trekken", "door 1 kaart te trekken"]),
    ],
)
def test_who_acts_stands_before_the_verb(lang: str, expected: list[str]) -> None:
    act = voice(lang).draw(1)
    assert [act.say(mood) for mood in (Mood.EACH, Mood.THEY_CAN, Mood.BY)] == expected


@pytest.mark.parametrize(("lang", "expected"), [("de", "kannst du 1 Karte ziehen"), ("nl", "mag je 1 kaart trekken")])
def test_the_verb_comes_first_after_another_part(lang: str, expected: str) -> None:
    assert voice(lang).draw(1).say(Mood.YOU_CAN, inverted=True) == expected


def test_a_special_summon_is_one_verb_in_english() -> None:
    act = voice("en").special_summon(Said("it"), Position.DEFENSE)
    assert act.say(Mood.BY) == "Special Summoning it in Defense Position"
    assert act.in_place("it", "to your field").say(Mood.THEY) == (
        "your opponent Special Summons it to your field in Defense Position"
    )


def test_only_english_omits_the_second_article() -> None:
    what = (Negation.ACTIVATION, Negation.EFFECT)
    assert voice("en").negate(what).say(Mood.ORDER) == "negate that activation or effect"
    assert voice("de").negate(what).say(Mood.ORDER) == "annulliere die Aktivierung oder den Effekt"


def test_the_italian_pronoun_decides_what_is_equipped() -> None:
    host = Pointer("that", "monster")
    assert voice("it").equip(Pointer("this"), host).say(Mood.ORDER) == "equipaggia quel mostro con questa carta"
    assert voice("it").equip(Pointer("pronoun"), host).say(Mood.ORDER) == "equipaggiala a quel mostro"


def test_a_dutch_adverb_moves_into_an_order() -> None:
    said = voice("nl").join(JoinKind.ALSO_AFTER, voice("nl").draw(1), Mood.ORDER)
    assert "".join(said) == ", en trek daarna bovendien 1 kaart"


@pytest.mark.parametrize("lang", ["de", "en", "it", "nl"])
def test_damage_to_nobody_in_particular_is_refused(lang: str) -> None:
    with pytest.raises(CannotSay):
        voice(lang).damage(Side.ANY, 500, "")


def test_long_objects_stand_behind_the_receiver_in_italian() -> None:
    add = voice("it").add
    assert add(Said("1 carta"), "dal tuo Deck").say(Mood.ORDER) == "aggiungi 1 carta dal tuo Deck alla tua mano"
    assert add(Said("1 mostro con ATK 1500 o inferiore"), "dal tuo Deck").say(Mood.ORDER) == (
        "aggiungi alla tua mano 1 mostro con ATK 1500 o inferiore dal tuo Deck"
    )
