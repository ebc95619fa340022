"""What is told before a question and could turn the answer leaves it unsure."""

from __future__ import annotations

import pytest

from scenarios.catalogue.principles import answered_by_principle

TRAPS = [
    "hab in main phase 1 ne falle gesetzt und jetzt in meiner battle phase würd ich sie gern aktivieren. geht das",
    "Ik heb net een val gezet. Nu is het mijn battle phase. Mag ik hem activeren?",
    "il mio amico ha settato un mostro livello 6 senza nessun tributo dicendo che da coperto non serve. ha ragione?",
    "ho scale 2 e 6 e i mostri nel cimitero sono di livello 4. posso evocarli con la pendulum?",
    "schale 1 und 8. meine monster der stufe 5 sind verbannt. kann ich sie pendelbeschwören?",
]


@pytest.mark.parametrize("text", TRAPS)
def test_a_deed_or_state_that_is_told_is_never_left_over_for_sure(text: str) -> None:
    found = answered_by_principle(text)
    assert found is None or found.yes is not True


def test_that_something_is_not_needed_denies_nothing_done_without_it() -> None:
    found = answered_by_principle("he says you set a level 7 without a tribute, that is not necessary. is he right?")
    assert found is None or found.principle.answer is not True
