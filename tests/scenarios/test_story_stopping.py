"""Questions that leave out what happens first, and those whether one card stops, takes or meets another one."""

from __future__ import annotations

import pytest

from scenarios.asking.assumptions import assumptions
from scenarios.asking.codes import code_of, story_of
from scenarios.asking.story import Asks
from scenarios.catalogue.stories import answered_by_story

STOPS = (
    ("can Jinzo block Mirror Force?", True),
    ("does Jinzo stop Mirror Force?", True),
    ("Can Royal Decree stop Mirror Force?", True),
    ("kann Sternenstaubdrache Raigeki aufhalten?", True),
    ("Drago Polvere di Stelle può bloccare Raigeki?", True),
    ("kan Stardust Dragon Raigeki blokkeren?", True),
    ("Can Mystical Space Typhoon stop Mirror Force?", False),
    ("can Waboku stop Raigeki?", False),
)
"""The card named first is the one of the player who shall stop the other one."""
USUAL = (
    "Can I activate Trap Hole?",
    "can I activate Mirror Force against a direct attack?",
    "Kann ich Fallgrube aktivieren?",
    "posso usare Forza Riflessa?",
    "mag ik Mirror Force activeren?",
)
"""An attack or Summon is supposed, so the answer is a likely one."""
LP = (
    ("I have 500 LP. Can I activate Premature Burial on my Sangan?", False),
    ("I'm at 900 life points. can I pay for premature burial on jinzo?", True),
    ("ich hab noch 700 lp, darf ich Feierliches Urteil auf sein Raigeki spielen?", True),
    ("ho 500 lp, posso attivare sepoltura prematura su jinzo nel cimitero?", False),
    ("ik heb nog 500 lp, mag ik Premature Burial op mijn Jinzo doen?", False),
)
TAKES = (
    "My Goyo Guardian attacks his Stardust Dragon. Can I take it?",
    "My Goyo Guardian destroys his Stardust Dragon by battle. Do I get the Stardust Dragon?",
    "Mein Goyo Wächter greift seinen Sternenstaubdrache an und zerstört ihn. Bekomme ich den Sternenstaubdrache?",
)


@pytest.mark.parametrize(("text", "yes"), STOPS)
def test_whether_one_card_stops_another_one(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is yes
    assert found.story.asks in (Asks.NEGATES, Asks.HAPPENS)


@pytest.mark.parametrize("text", USUAL)
def test_the_usual_occasion_is_supposed_and_gives_a_likely_answer(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert (found.yes, found.likely, found.story.supposed) == (None, True, True)
    changed = next(one for one in assumptions(found.story) if one.key == "owner")
    assert changed.changed.confirmed


def test_no_occasion_is_supposed_against_what_the_question_says() -> None:
    for text in ("can I activate Mirror Force in my main phase?", "Can I use Trap Hole on a Special Summon?"):
        found = answered_by_story(text)
        assert found is None or (found.yes, found.likely) != (None, True)


@pytest.mark.parametrize(("text", "yes"), LP)
def test_life_points_that_are_said_are_those_of_the_board(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is yes
    assert found.board.you.lp in (500, 700, 900)
    assert story_of(code_of(found.story)) == found.story


@pytest.mark.parametrize("text", TAKES)
def test_a_monster_that_takes_what_it_destroys(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert (found.yes, found.story.asks) == (True, Asks.CONTROLS)


def test_a_monster_that_cannot_be_attacked_refuses_the_attack_on_it() -> None:
    """Nobody is asked for the target of such an attack: it would be a direct one."""
    text = "I have The Legendary Fisherman and Umi is on the field. Can he attack my Fisherman with Jinzo?"
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is False


def test_the_phase_of_the_opponent_does_not_make_the_card_theirs() -> None:
    for text in (
        "Can I use Mystical Space Typhoon in my opponent's battle phase?",
        "In my opponent's Battle Phase can I activate Scapegoat?",
    ):
        found = answered_by_story(text)
        assert found is not None
        assert (found.yes, [act.actor for act in found.story.acts]) == (True, ["you"])


def test_a_denied_question_about_a_refused_act_is_answered_yes() -> None:
    found = answered_by_story("Jinzo is on his field, I can't activate Mirror Force, right?")
    assert found is not None
    assert found.yes is True


FUSED = (
    "Can I use Polymerization with Elemental HERO Avian and Burstinatrix to make Flame Wingman?",
    "Darf ich mit Polymerisation Elementar-HELD Avian und Burstinatrix zu Flame Wingman verschmelzen?",
    "Mag je Elemental HERO Flame Wingman maken via Polymerization met Avian en King of the Swamp"
    " in plaats van Burstinatrix?",
)
DISCARDED = (
    ("opp plays Tremendous Fire, I have Kuriboh in hand. can i discard it so i take no damage?", False),
    ("l'avversario gioca fuoco tremendo e ho kuriboh in mano, posso scartarlo per non prendere danno?", False),
    ("lui attacca diretto e io ho kuriboh in mano, posso scartarlo per non prendere danno?", True),
)


@pytest.mark.parametrize("text", FUSED)
def test_fusion_materials_are_in_the_hand_and_one_that_is_replaced_takes_no_part(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert found.answer is True
    assert "elemental-hero-burstinatrix" not in {one.card for one in found.story.cards} or "plaats" not in text


@pytest.mark.parametrize(("text", "yes"), DISCARDED)
def test_a_card_of_the_hand_is_discarded_by_a_pronoun(text: str, yes: bool) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert (found.yes, found.story.acts[-1].card) == (yes, "kuriboh")


def test_a_card_left_out_is_not_used() -> None:
    found = answered_by_story("posso evocare Jinzo senza Sangan?")
    assert found is not None
    assert [one.card for one in found.story.cards] == ["jinzo"]


def test_a_refusal_for_a_lack_that_is_not_told_is_no_sure_answer() -> None:
    found = answered_by_story("Can I activate Monster Reborn if I have Sangan?")
    assert found is None or found.yes is not False


def test_safe_from_an_attack_asks_whether_it_is_stopped() -> None:
    text = "tegenstander valt aan met Mataza the Zapper en ik flip Negate Attack. ben ik dan veilig voor zijn aanval?"
    found = answered_by_story(text)
    assert found is not None
    assert (found.answer, found.story.asks) == (True, Asks.STOPPED)


def test_a_monster_of_the_opponent_is_taken_and_tributed() -> None:
    text = "se prendo un mostro avversario con cambiare idea lo posso tributare per evocare mobius?"
    found = answered_by_story(text)
    assert found is not None
    assert (found.yes, found.story.acts[0].actor) == (True, "you")


def test_a_set_card_without_a_name_is_what_may_be_destroyed() -> None:
    text = "I removed the counter from Breaker to blow up his set card and he chains Book of Moon on Breaker."
    found = answered_by_story(f"{text} Is his set card still destroyed?")
    assert found is not None
    assert found.answer is True
    assert found.story.about != "breaker-the-magical-warrior"


def test_what_shall_be_done_to_a_monster_without_a_name_keeps_the_answer_a_likely_one() -> None:
    found = answered_by_story("Can Lightning Vortex destroy face-down monsters?")
    assert found is None or found.yes is None


def test_two_names_given_in_part_side_by_side_are_no_sure_reading() -> None:
    found = answered_by_story("il mio avversario ha Barriera Gravità attiva. Kuriboh può attaccare?")
    assert found is None or found.yes is None


def test_losing_life_points_is_damage_and_a_set_monster_is_in_defense() -> None:
    found = answered_by_story("se attacco con Jinzo un Marshmallon coperto in difesa perdo life points?")
    assert found is not None
    assert (found.yes, found.story.asks) == (True, Asks.DAMAGE)


def test_a_trap_that_does_not_stay_lies_set() -> None:
    text = "Ich hab Feierliches Urteil liegen. Er aktiviert Raigeki. Kann ich Feierliches Urteil aktivieren?"
    found = answered_by_story(text)
    assert found is not None
    assert found.yes is True


NEGATES = (
    "I play Dark Hole and he has Stardust Dragon. Can he negate it?",
    "ich spiele Schwarzes Loch, er hat Sternenstaubdrache. kann er das annullieren?",
    "gioco Buco Nero e lui ha Drago Polvere di Stelle. può negarlo lui?",
    "als ik Dark Hole speel en hij heeft Stardust Dragon, kan hij dan negaten?",
)


@pytest.mark.parametrize("text", NEGATES)
def test_a_monster_that_can_negate_is_asked_about_without_its_name(text: str) -> None:
    found = answered_by_story(text)
    assert found is not None
    assert (found.yes, found.story.asks, found.story.acts[-1].card) == (True, Asks.NEGATES, "stardust-dragon")


def test_a_monster_targeted_by_a_card_is_its_target() -> None:
    for text in (
        "my Spirit Reaper is targeted by Snatch Steal. Is it destroyed?",
        "mijn Spirit Reaper wordt getarget door Snatch Steal, gaat hij dood?",
    ):
        found = answered_by_story(text)
        assert found is not None
        assert (found.yes, found.story.acts[-1].target) == (True, "spirit-reaper")


def test_no_sure_answer_about_a_trap_whose_occasion_is_not_told() -> None:
    found = answered_by_story("mag ik Book of Moon gebruiken op Jinzo om daarna Mirror Force te activeren?")
    assert found is not None
    assert found.yes is None
    assert found.story.acts[-1].later
