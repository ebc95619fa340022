"""A claim and the question whether it is right are one question, in four languages."""

from __future__ import annotations

import pytest

from scenarios.asking.claims import without_claim
from scenarios.asking.story import Asks
from scenarios.catalogue.stories import answered_by_story, story_told


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("He says I can't chain Waboku. Is he right?", "I can't chain Waboku, right?"),
        ("I attack. My opponent claims that Waboku stops it. Is that true?", "I attack. Waboku stops it, right?"),
        ("Mein Gegner sagt, Waboku geht nicht. Stimmt das?", "Waboku geht nicht, richtig?"),
        ("Il mio avversario dice che non posso attaccare. Ha ragione?", "non posso attaccare, giusto?"),
        ("Hij zegt dat ik niet mag aanvallen. Klopt dat?", "ik niet mag aanvallen, toch?"),
        ("Can I chain Waboku?", "Can I chain Waboku?"),
        ("He says no. Can I chain Waboku?", "He says no. Can I chain Waboku?"),
        ("He says I can't chain Waboku. I say I can. Is he right?", "I can't chain Waboku, right?"),
        ("He says I can't chain Waboku. Is he wrong?", "I can't chain Waboku, wrong?"),
        ("I say it goes to the hand and not to the Deck. Am I right?", "it goes to the hand, right?"),
        ("B says that the attack is stopped. Is it?", "the attack is stopped, right?"),
        ("I attack. Is it?", "I attack. Is it?"),
        ("The dragon is destroyed, admit it?", "The dragon is destroyed, right?"),
        ("Ich sage, Waboku geht. Hab ich recht oder nicht?", "Waboku geht, richtig?"),
        ("Io dico che va nell'Extra Deck e non in mano. Confermate?", "va nell'Extra Deck, giusto?"),
        ("Nu zegt mijn zus dat zij aanvalt. Is dat echt zo?", "zij aanvalt, toch?"),
        ("playera says his monster survives. Is that so?", "playera: his monster survives, right?"),
    ],
)
def test_a_claim_is_asked_itself(text: str, plain: str) -> None:
    assert without_claim(text) == plain


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("Mein Kumpel behauptet, dass ich Jinzo nicht mit Spiegelkraft zerstören kann. Hat er recht?", True),
        ("Mein Gegner sagt, Bottomless Trap Hole geht nicht gegen Cyber Dragon. Stimmt das?", False),
        ("My opponent says Jinzo is destroyed by my Raigeki. Is he wrong?", False),
    ],
)
def test_a_claim_that_something_is_not_so_is_denied(text: str, *, answer: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.answer is answer


@pytest.mark.parametrize(
    "text",
    [
        "My opponent plays Giant Trunade. Does my set Mirror Force come back to my hand?",
        "Mein Gegner spielt Riesen-Trunade. Kommt meine gesetzte Spiegelkraft zurück auf die Hand?",
        "Hij speelt Giant Trunade, gaat mijn gezette Mirror Force terug naar mijn hand?",
    ],
)
def test_a_set_card_goes_to_the_hand(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert (found.story.asks, found.yes) == (Asks.TO_HAND, True)


def test_a_player_negates_the_summon_of_the_other_player() -> None:
    """The monster of which he negates the Summon is mine, so I may bring it back."""
    found = answered_by_story(
        "He negated the summon of Blue-Eyes White Dragon with Solemn Judgment. Can I bring it back with Monster Reborn?"
    )
    assert found is not None
    assert [act.actor for act in found.story.acts[:2]] == ["you", "opponent"]
    assert found.yes is True


def test_who_chooses_is_not_answered_by_whether_the_effect_happens() -> None:
    found = answered_by_story("I activate Creature Swap, do I choose which monster my opponent gives me?")
    assert found is not None
    assert found.yes is None


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("spiele topf der gier, kumpel kettet staubtornado auf den topf und zerstört ihn. zieh ich trotzdem?", True),
        ("tocca a me, sono in main phase 1 e lui ha Jinzo. posso scartare Dissimulatore di Effetto adesso?", False),
        ("Er hat mir mit Schnappstahl meinen Cyber Drachen geklaut. Wenn ich den Schnappstahl mit Schwerer Sturm "
         "wegmache, krieg ich den Drachen dann wieder?", True),
    ],
)  # fmt: skip
def test_who_acts_and_who_has_the_monster(text: str, *, answer: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.answer is answer


@pytest.mark.parametrize(
    "text",
    [
        "I say a face-down monster can't attack. Am I right?",
        "Ich behaupte, ein verdecktes Monster darf nicht angreifen. Richtig?",
        "Io dico che un mostro coperto non può attaccare. Ho ragione?",
        "Ik zeg dat een gedekt monster niet mag aanvallen. Klopt dat?",
    ],
)
def test_a_face_down_monster_does_not_attack(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.answer is True


def test_a_claim_with_its_condition_behind_it_is_asked_itself() -> None:
    story = story_told("I attack directly with Jinzo. She takes no damage if she discards Kuriboh, right?")
    assert story is not None
    assert (story.asks, story.denied) == (Asks.DAMAGE, True)
