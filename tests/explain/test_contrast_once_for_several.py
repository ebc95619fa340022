"""Several cards to which something happens at once set off one effect by a fixed number: it happens only once."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

NODE = "why-not.part.once-for-several"
DECK = 'deck = ["sangan", "celtic-guardian", "battle-ox"]'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_effect_continuous_two_cards_drawn_together_are_one_draw(lang: str) -> None:
    told = tell("you: activate pot-of-greed", you=f'hand = ["pot-of-greed"]\nspells = ["solemn-wishes|up"]\n{DECK}')
    (made,) = of(NODE, told)
    said = text(lang, made)
    assert said.startswith(("2 ", "Er zijn 2 "))
    assert "{" not in said


def test_effect_continuous_one_card_drawn_is_no_foil() -> None:
    spells = 'spells = ["solemn-wishes|up", "jar-of-greed|set"]'
    assert not of(NODE, tell("you: activate jar-of-greed", you=f"{spells}\n{DECK}"))


def test_effect_continuous_what_the_other_player_draws_is_no_foil() -> None:
    told = tell(
        "you: activate pot-of-greed", you=f'hand = ["pot-of-greed"]\n{DECK}', opponent='spells = ["solemn-wishes|up"]'
    )
    assert not of(NODE, told)


def test_effect_trigger_monsters_destroyed_together_trigger_once() -> None:
    told = tell(
        "you: activate raigeki", you='hand = ["raigeki"]\nspells = ["coffin-seller|up"]',
        opponent='monsters = ["sangan", "celtic-guardian"]',
    )  # fmt: skip
    (made,) = of(NODE, told)
    assert made.rules == ("effect.trigger",)
    assert "2 cards were destroyed at the same time" in text("en", made)
