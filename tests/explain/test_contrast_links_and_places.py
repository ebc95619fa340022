"""A link that is broken by turning a monster face-down, and cards that are not of the kind that is banished."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import Depth, text
from rulebook.languages import LANGUAGES

from .play import of, tell

TYPHOON = "you: activate mystical-space-typhoon targeting call-of-the-haunted"
LINKED = 'monsters = ["gemini-elf"]\nspells = ["call-of-the-haunted|up|bound=gemini-elf"]\n'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c6_a_monster_turned_face_down_is_no_longer_linked(lang: str) -> None:
    told = tell(
        "you: activate book-of-moon targeting gemini-elf", "you: pass", "opponent: pass", TYPHOON,
        you=f'{LINKED}hand = ["book-of-moon", "mystical-space-typhoon"]',
    )  # fmt: skip
    made = [*of("why-not.linkless.verb-bound-parted", told), *of("why-not.linkless.no-link", told)]
    assert len(made) == 2
    assert all(text(lang, one, depth=depth) for one in made for depth in Depth)


def test_mechanic_c6_a_link_that_holds_is_not_called_broken() -> None:
    told = tell(TYPHOON, you=f'{LINKED}hand = ["mystical-space-typhoon"]')
    assert not of("why-not.linkless.no-link", told)
    assert of("destroyed", told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mechanic_c9_only_cards_of_the_kind_named_are_banished_instead(lang: str) -> None:
    told = tell("you: activate raigeki", you='hand = ["raigeki"]', opponent='spells = ["dimensional-fissure|up"]\n'
                'monsters = ["gemini-elf"]')  # fmt: skip
    (made,) = of("why-not.reach.not-banished", told)
    assert "Raigeki" in text("en", made)
    assert all(text(lang, made, depth=depth) for depth in Depth)
    told = tell("you: activate raigeki", you='hand = ["raigeki"]', opponent='spells = ["macro-cosmos|up"]\n'
                'monsters = ["gemini-elf"]')  # fmt: skip
    assert not of("why-not.reach.not-banished", told)
