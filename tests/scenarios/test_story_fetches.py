"""Questions what an effect fetches from the Deck, and what a monster was given up for."""

from __future__ import annotations

import pytest

from tutor_app.reports.story_shares import verdict

FETCHED = (
    ("kann ich mit sangan nen effect veiler suchen", "yes"),
    ("can sangan get me gorz", "no"),
    # what triggers it is told, or supposed
    ("Red Gadget wordt special gesummond, mag ik dan nog steeds een yellow gadget zoeken?", "yes"),
    ("can mystic tomato special summon sangan from the deck", "yes"),
    ("can mystic tomato special summon spirit reaper from the deck", "yes"),
    ("posso cercare jinzo con mistico pomodoro", "no"),
)
GIVEN_UP = (
    ("hab peten der dunkle clown für ne tributbeschwörung geopfert. kommt der nächste peten ausm deck?", "no"),
    ("tributo Dente di Leone per un'evocazione tramite tributo, arrivano comunque i due segna-mostro?", "yes"),
    ("scarto sangan dalla mano come costo, mi fa cercare?", "no"),
    ("i discard broww as a cost, do i draw?", "no"),
)


@pytest.mark.parametrize(("asked", "answer"), FETCHED)
def test_what_an_effect_fetches_is_told_by_its_text(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


@pytest.mark.parametrize(("asked", "answer"), GIVEN_UP)
def test_what_a_monster_was_given_up_for_decides(asked: str, answer: str) -> None:
    assert verdict(asked) == answer


def test_a_card_that_was_not_understood_is_not_fetched() -> None:
    assert verdict("can stratos add armageddon knight") not in ("yes", "no")


def test_a_monster_that_lay_elsewhere_is_not_destroyed_for_its_effect() -> None:
    assert verdict("Sangan lag als material unter nem xyz und wird abgehängt, darf ich dann suchen") != "yes"
