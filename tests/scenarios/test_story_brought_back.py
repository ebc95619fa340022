"""Questions about monsters that were brought back, called by their ATK or aimed at beside the hand."""

from __future__ import annotations

import pytest

from scenarios.asking.story import Asks, Where
from scenarios.catalogue.stories import story_told
from tutor_app.reports.story_shares import said, verdict

ASKED = (
    # whether the effect of a monster that was brought back happens
    ("I brought back Breaker the Magical Warrior w/ call of the haunted. Does he come with his spell counter?", "no"),
    ("heb Breaker teruggehaald met Monster Reborn. krijgt hij dan zijn teller?", "no"),
    ("i revive Jinzo with monster reborn. does he come back?", "yes"),
    # an attack that is gone
    ("er greift mit Jinzo an und ich dreh ihn mit Buch des Mondes um. ist der angriff weg?", "yes"),
    ("lui attacca con Jinzo, io incateno Libro della Luna su di lui. l'attacco è sparito?", "yes"),
    # a Trap that shall send a monster to the hand
    ("Gegner will meinen Sternenstaubdrachen mit Zwangsevakuierungsgerät auf die Hand schicken. "
     "kann ich den Sternenstaub opfern und das annullieren", "no"),
)  # fmt: skip


@pytest.mark.parametrize(("asked", "answer"), ASKED)
def test_what_was_brought_back_or_is_gone_is_told_for_sure(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


@pytest.mark.parametrize("asked", [
    "mein Vampirlord kam aus dem friedhof zurück. kann ich ihn als tribut für Jinzo nehmen?",
    "treeborn frog è tornato dal cimitero nella standby phase, posso sacrificarlo per Raiza?",
    "mijn treeborn frog kwam terug uit het kerkhof, mag ik hem als tribute gebruiken voor Raiza?",
])  # fmt: skip
def test_a_monster_that_came_back_can_be_tributed(asked: str) -> None:
    assert said(asked).word == "yes"


@pytest.mark.parametrize("asked", [
    "my wall of illusion gets attacked by a 2400. does the attacker go back to hand?",
    "wall of illusion wordt aangevallen door een 2400 en gaat kapot. gaat die aanvaller van hem terug naar de hand?",
])  # fmt: skip
def test_a_monster_is_called_by_its_atk_alone(asked: str) -> None:
    story = story_told(asked)
    assert story is not None
    assert story.asks is Asks.TO_HAND
    assert said(asked).word == "yes"


def test_a_monster_brought_with_a_spell_was_in_the_graveyard() -> None:
    story = story_told("ich hab Sangan mit Wiedergeburt geholt. kommt er aufs feld?")
    assert story is not None
    assert next(one.place for one in story.cards if one.card == "sangan") is Where.GRAVEYARD


def test_another_monster_is_not_the_one_that_was_named() -> None:
    story = story_told("er hat Jinzo verdeckt. jetzt greift ein anderes monster von ihm an, geht Sakuretsu Rüstung?")
    assert story is not None
    assert all(act.card != "jinzo" for act in story.acts)


def test_what_cannot_attack_does_not_attack() -> None:
    story = story_told("gravity bind is up, he cant attack. i have utopia, is it ok?")
    assert story is None or not story.acts


@pytest.mark.parametrize("asked", [
    "ich spiel topf der gier, mein kumpel kettet MST drauf und meint jetz darf ich nix mehr ziehen. hat er recht?",
    "i play pot of greed, my buddy chains mst on it and says i dont draw now. is he right?",
    "ik speel pot of greed, hij chaint mst erop en zegt dat ik niks meer trek. klopt dat?",
])  # fmt: skip
def test_a_claim_behind_what_is_told_is_denied(asked: str) -> None:
    story = story_told(asked)
    assert story is not None
    assert (len(story.acts), story.denied) == (2, True)
    assert verdict(asked) == "no"


@pytest.mark.parametrize("asked", [
    "I used to play with Breaker the Magical Warrior. If I bring him back with Call of the Haunted, "
    "does he get a spell counter?",
    "Früher hatte ich Brecher der magische Krieger. Wenn ich ihn mit Ruf der Gejagten zurückhole, "
    "bekommt er eine Zählmarke?",
])  # fmt: skip
def test_the_only_monster_named_is_the_one_that_is_brought_back(asked: str) -> None:
    story = story_told(asked)
    assert story is not None
    assert story.acts[-1].target == "breaker-the-magical-warrior"
    assert next(one.place for one in story.cards if one.card == story.acts[-1].target) is Where.GRAVEYARD
