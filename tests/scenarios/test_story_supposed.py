"""What a question leaves out: what a card waits for, who has something, and whose Graveyard it is."""

from __future__ import annotations

import pytest

from tutor_app.reports.story_shares import said, verdict

SUPPOSED = (
    # a Summon that Solemn Judgment answers, with the Life Points that are told
    ("hab nur noch 500 lp, darf ich feierliches urteil da überhaupt noch aktivieren", "yes"),
    # an activation that Stardust Dragon negates, under a card "got ... up" of the one who asks
    ("got skill drain up and i tribute stardust dragon for its negate. does it actually negate anything lol", "yes"),
    # the same, and how the turn ends
    ("if i tributed my stardust to negate something this turn do i get him back in the end phase", "yes"),
)
FIRM = (
    # a card that lies where none may, whatever has happened
    ("can i drop gorz if the only thing i control is one set spell", "no"),
    ("Darf ich Gorz aus der Hand holen obwohl ich noch eine verdeckte Falle liegen hab?", "no"),
    # whose turn it is, if the question says so
    ("am i allowed to use effect veiler from my hand during my OWN main phase", "no"),
    # what a stopped card answers in its turn
    ("can stardust dragon tribute himself to stop torrential tribute", "yes"),
    # whose Graveyard a monster without a name lies in
    ("con richiamo del posseduto posso prendere un mostro dal cimitero dell'avversario", "no"),
    ("mag je met monster reborn ook een monster uit het kerkhof van je tegenstander halen", "yes"),
    ("darf ich mit ruf der gejagten ein monster aus seinem friedhof holen", "no"),
    # what happens "to me"
    ("c'è macro cosmo sul terreno e mi distruggono sangan, cerco comunque?", "no"),
    ("heb nog precies 900 lp, kan ik premature burial dan nog activeren?", "yes"),
    # a monster in the Graveyard of the one who has it
    ("my opponent uses MST on my face-down Call of the Haunted (set last turn, got a monster in grave). can i just "
     "flip it in response", "yes"),
)  # fmt: skip


@pytest.mark.parametrize(("asked", "answer"), SUPPOSED)
def test_what_a_card_waits_for_is_supposed_under_a_reservation(asked: str, answer: str) -> None:
    assert said(asked) == (answer, False)


@pytest.mark.parametrize(("asked", "answer"), FIRM)
def test_what_is_told_decides(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


def test_the_attacking_monster_is_no_second_attack() -> None:
    asked = "he declares an attack and i book of moon the attacking monster. does that stop the attack"
    assert said(asked).word == "yes"


def test_a_card_that_is_not_in_the_collection_gets_no_usual_occasion() -> None:
    assert said("Can I use Solemn Warning with 1500 LP left?").word == "told"


def test_the_standby_phase_of_the_opponent_is_not_mine() -> None:
    asked = "mag ik sinister serpent terug naar m'n hand pakken in de standby phase van mijn tegenstander"
    assert said(asked).word != "yes"


def test_a_defense_position_that_no_monster_has_leaves_a_doubt() -> None:
    assert said("con forza riflessa distruggo anche i mostri in difesa dell'avversario?") != ("yes", True)
