"""What a refusal or a negation takes for granted is told: the other effect, the cost, the kind of Summon."""

from __future__ import annotations

import pytest

from rulebook.explain.tree import Word
from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

REBORN = 'hand = ["monster-reborn"]\ngraveyard = ["black-rose-dragon|proper"]'


def test_mechanic_c10_an_effect_that_destroys_nothing_is_told_with_what_it_does() -> None:
    lines = ("you: activate book-of-moon targeting axe-raider", "opponent: activate my-body-as-a-shield")
    told = refusal(
        *lines, check="activate.event", board='turn = 3\nphase = "main1"', you='hand = ["book-of-moon"]',
        opponent='monsters = ["axe-raider"]\nspells = ["my-body-as-a-shield|set"]',
    )  # fmt: skip
    assert told.node == "refused.activate.event.would.deed"
    assert told.get("harmless") == 1
    assert "Target 1 face-up monster on the field; change it to face-down Defense Position" in text("en", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cost_no_refund_what_was_paid_is_told_at_the_negation(lang: str) -> None:
    told = tell(
        "you: activate premature-burial targeting gemini-elf", "opponent: activate magic-jammer discarding kuriboh",
        you='hand = ["premature-burial"]\ngraveyard = ["gemini-elf"]',
        opponent='hand = ["kuriboh"]\nspells = ["magic-jammer|set"]',
    )  # fmt: skip
    (made,) = of("activation-negated", told)
    assert (made.get("spent"), made.get("fee")) == (Word("spent", "lp"), 800)
    for depth in Depth:
        assert "800" in text(lang, made, depth=depth)


def test_cost_no_refund_a_discard_is_told_at_the_negation() -> None:
    told = tell(
        "you: activate lightning-vortex discarding gemini-elf", "opponent: activate magic-jammer discarding kuriboh",
        you='hand = ["lightning-vortex", "gemini-elf"]',
        opponent='hand = ["kuriboh"]\nspells = ["magic-jammer|set"]\nmonsters = ["axe-raider"]',
    )  # fmt: skip
    (made,) = of("activation-negated", told)
    assert text("en", made).count("Gemini Elf") == 1


def test_effect_trigger_a_synchro_summon_is_not_told_apart_from_special_summons() -> None:
    told = tell("you: activate monster-reborn targeting black-rose-dragon", "you: choose atk", you=REBORN)
    (made,) = of("why-not.trigger.kinds", told)
    assert made.node == "why-not.trigger.kinds.by-effect"
    assert "not for the Special Summon" not in text("en", made)
    assert "Monster Reborn" in text("en", made)


def test_mechanic_f1_a_negation_of_summons_says_that_it_cannot_answer_the_chain() -> None:
    told = refusal(
        "opponent: activate monster-reborn targeting axe-raider", "you: activate thunder-king-rai-oh",
        check="activate.event", board='turn = 4\nturn_player = "opponent"\nphase = "main1"',
        you='monsters = ["thunder-king-rai-oh"]', opponent='hand = ["monster-reborn"]\ngraveyard = ["axe-raider"]',
    )  # fmt: skip
    assert told.node == "refused.activate.event.on-chain"
    raigeki = refusal(
        "opponent: activate raigeki", "you: activate thunder-king-rai-oh",
        check="activate.event", board='turn = 4\nturn_player = "opponent"\nphase = "main1"',
        you='monsters = ["thunder-king-rai-oh"]', opponent='hand = ["raigeki"]',
    )  # fmt: skip
    assert raigeki.node == "refused.activate.event.text"


def test_mechanic_c1_what_an_effect_was_set_off_by_is_named_where_it_misses_its_timing() -> None:
    told = tell(
        "you: summon caius-the-shadow-monarch tributing peten-the-dark-clown", joined=True,
        you='monsters = ["peten-the-dark-clown"]\nhand = ["caius-the-shadow-monarch"]',
        opponent='monsters = ["gemini-elf"]',
    )  # fmt: skip
    (made,) = of("timing-missed", told)
    assert "was sent to the Graveyard" in text("en", made)


def test_mechanic_b6_only_a_trap_is_refused_by_the_rule_on_traps() -> None:
    board = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'
    told = refusal(
        "opponent: activate raigeki", "you: activate thunder-king-rai-oh", check="activate.event", board=board,
        you='monsters = ["thunder-king-rai-oh"]', opponent='hand = ["raigeki"]',
    )  # fmt: skip
    assert told.rules[0] == "mechanic.B6"
    trap = refusal(
        "opponent: activate raigeki", "you: activate trap-hole", check="activate.event", board=board,
        you='spells = ["trap-hole|set"]\nmonsters = ["gemini-elf"]', opponent='hand = ["raigeki"]',
    )  # fmt: skip
    assert trap.rules[0] == "trap.activation-condition"
