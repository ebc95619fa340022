"""Effects that wait for a card to resolve say why this one does not count; parts that do nothing name the fact."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

MAGE = 'monsters = ["skilled-dark-magician"]'


def test_effect_card_over_rule_another_kind_of_card_is_not_counted() -> None:
    (made,) = of("why-not.linkless.kind", tell("you: activate jar-of-greed",
        you=f'{MAGE}\nspells = ["jar-of-greed|set"]\ndeck = ["kuriboh"]'))  # fmt: skip
    assert text("en", made).endswith("only responds to Spells. “Jar of Greed” is a Trap, so it does not count.")


def test_mechanic_b4_a_negated_activation_is_not_counted() -> None:
    told = tell(
        "you: activate pot-of-greed", "opponent: activate magic-jammer discarding kuriboh",
        you=f'{MAGE}\nhand = ["pot-of-greed"]\ndeck = 5', opponent='hand = ["kuriboh"]\nspells = ["magic-jammer|set"]',
    )  # fmt: skip
    (made,) = of("why-not.linkless.never-resolved", told)
    assert text("en", made).startswith(
        "The activation of “Pot of Greed” was negated, so the card does not resolve. No counter is placed"
    )
    assert not of("counter-placed", told)


def test_effect_card_over_rule_a_card_that_came_later_counts_nothing_older() -> None:
    told = tell(
        "you: activate pot-of-greed", "opponent: pass",
        "you: activate call-of-the-haunted targeting skilled-dark-magician",
        you='graveyard = ["skilled-dark-magician"]\nhand = ["pot-of-greed"]\nspells = ["call-of-the-haunted|set"]\n'
        "deck = 5",
    )  # fmt: skip
    (made,) = of("why-not.linkless.came-late", told)
    assert all(text(lang, made) for lang in LANGUAGES)


def test_mechanic_c3_a_change_of_atk_does_not_reach_a_face_down_monster() -> None:
    told = tell(
        "you: activate bazoo-the-soul-eater banishing kuriboh", "opponent: activate book-of-moon",
        you='monsters = ["bazoo-the-soul-eater"]\ngraveyard = ["kuriboh"]', opponent='spells = ["book-of-moon|set"]',
    )  # fmt: skip
    (made,) = of("applied.unchanged.face-down", told)
    assert text("en", made).endswith("is face-down.")


def test_mechanic_c4_the_counters_there_are_counted() -> None:
    made = refusal(
        "you: activate skilled-dark-magician", check="activate.condition",
        you='monsters = ["skilled-dark-magician|counters=spell:1"]', board="turn = 3",
    )  # fmt: skip
    assert text("en", made).endswith("Now there is 1.")


@pytest.mark.parametrize(("rest", "further"), [("", True), (', "kuriboh"', False)])
def test_battle_declare_further_attacks_need_further_monsters(rest: str, further: bool) -> None:
    lines = ["you: attack asura-priest targeting battle-warrior", "opponent: pass"]
    board = 'turn = 3\nphase = "battle"\nstep = "battle"'
    again = "you: attack asura-priest directly"
    made = refusal(
        *lines, again, check="attack.target" if further else "attack.direct", you='monsters = ["asura-priest"]',
        opponent=f'monsters = ["battle-warrior"{rest}]', board=board,
    )  # fmt: skip
    assert (made.node == "refused.attack.target.further") is further
