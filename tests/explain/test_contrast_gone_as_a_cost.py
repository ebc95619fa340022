"""A card that paid a cost is no longer there to be targeted: told in the refusal, and without an attempt."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, refusal, tell

THEIRS = 'turn = 4\nturn_player = "opponent"\nphase = "main1"'
YOU = 'hand = ["effect-veiler"]\nmonsters = ["airknight-parshath"]'
FORCE = "opponent: activate exiled-force targeting airknight-parshath"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_target_needs_a_legal_target_the_card_thought_of_has_paid_the_cost(lang: str) -> None:
    told = tell(FORCE, you=YOU, opponent='monsters = ["exiled-force"]', board=THEIRS)
    (made,) = of("why-not.window.refused", told)
    refused = refusal(
        FORCE, "you: activate effect-veiler", check="activate.target", you=YOU, opponent='monsters = ["exiled-force"]',
        board=THEIRS,
    )  # fmt: skip
    assert text(lang, made) == text(lang, refused)
    if lang == "en":
        assert "“Exiled Force” is no longer on the field: it was used to pay a cost" in text(lang, made)


def test_target_needs_a_legal_target_is_not_told_where_there_is_another_one() -> None:
    told = tell(FORCE, you=YOU, opponent='monsters = ["exiled-force", "sangan"]', board=THEIRS)
    assert not of("why-not.window.refused", told)
