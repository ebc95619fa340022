"""How cards without a name lie, what a monster lacks, and what happens before or after what is asked."""

from __future__ import annotations

import pytest

from scenarios.asking.codes import code_of, story_of
from scenarios.catalogue.stories import story_told
from tutor_app.reports.story_shares import said, verdict

LIKELY = (
    # monsters by their position, and cards that are banished
    ("con forza riflessa distruggo anche i mostri in difesa dell'avversario?", "no"),
    ("does mirror force destroy defense position monsters too", "no"),
    ("zerstört blitzeinschlag auch verdeckte monster", "no"),
    ("kan dd crow een kaart pakken die al banished is?", "no"),
    # the only card on the field
    ("evoco caius per tributo e in campo c'è solo lui. devo per forza bandire lui stesso", "yes"),
    # a monster called by its ATK, and a Set one that only stays
    ("ich greif nen verdeckten geister sensenmann mit nem 2400er an. bleibt der liegen", "yes"),
    # an effect, and then an attack
    ("can bls envoy banish a monster and then attack with himself that turn", "no"),
    # a Summon told by a pronoun behind the card that answers it
    ("geht Fallgrube auf cyber drache wenn der spezialbeschworen wird", "no"),
    # what was brought back with a card that is destroyed then
    ("gegner holt mit ruf der gejagten ein monster, is alles aufgelöst, dann zerstöre ich den ruf mit raum taifun. "
     "geht sein monster auch drauf", "yes"),
    # a Set card that is attacked and turns out to be a Flip monster, and its effect
    ("ik val een dichte kaart aan, blijkt man-eater bug. krijgt hij alsnog dat flip effect op mijn monster?", "yes"),
    ("i attack a face-down card, it's man-eater bug. does its flip effect still work?", "yes"),
    ("giara trasformante coperta viene attaccata e muore in battaglia. l'effetto parte lo stesso?", "yes"),
    # a card of the one who asks, under one "van mijn tegenstander"
    ("er liggen zwaarden van onthullend licht (swords of revealing light) van mn tegenstander, mag jinzo #7 dan nog "
     "direct aanvallen?", "no"),
)  # fmt: skip
WITHOUT_MATERIALS = (
    ("number 39 utopia has no xyz materials left and i attack it, does it just die", "yes"),
    ("Wenn mein Utopia ohne Material angegriffen wird, bleibt er dann liegen?", "no"),
)


@pytest.mark.parametrize(("asked", "answer"), LIKELY)
def test_how_cards_lie_and_in_which_order_is_followed(asked: str, answer: str) -> None:
    assert said(asked).word == answer


@pytest.mark.parametrize(("asked", "answer"), WITHOUT_MATERIALS)
def test_an_xyz_monster_without_materials_has_none(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


def test_the_code_of_a_story_keeps_the_lack_of_materials() -> None:
    story = story_told(WITHOUT_MATERIALS[0][0])
    assert story is not None
    kept = story_of(code_of(story))
    assert kept is not None
    assert set(kept.lacking) == set(story.lacking) != set()


def test_an_effect_that_may_choose_another_card_is_not_told_for_sure() -> None:
    assert not said("evoco caius per tributo, viene bandito lui stesso?").sure


STOPPED = (
    # a lasting card that does not stop what happens elsewhere, and one that forbids
    ("skill drain is face up and my sangan gets destroyed. does drain stop the search?", "no"),
    ("con rai-oh re del tuono in campo si puo attivare rinforzi dell'esercito", "no"),
    # "it" is the attacker
    ("d prison on his attacker, he chains forbidden lance to that same monster. does it still get banished?", "no"),
    # a monster with a Flip Effect that is attacked lies face-down
    ("mago della fede attaccato e distrutto in battaglia, prendo lo stesso la magia?", "yes"),
)


@pytest.mark.parametrize(("asked", "answer"), STOPPED)
def test_what_lies_there_and_what_it_means_is_read(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


def test_a_verb_behind_a_card_does_not_say_that_the_opponent_uses_it() -> None:
    assert said("raigeki distrugge pure i mostri miei").word == "no"


def test_a_kind_of_monster_that_nobody_has_in_the_story_leaves_a_doubt() -> None:
    asked = "if i use compulsory evacuation device on his synchro does it go to his hand"
    assert not said(asked).sure
