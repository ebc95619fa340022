"""``run.py play`` as text."""

from __future__ import annotations

import pytest

from rulebook.articles.rules import sources
from rulebook.language.sentences.render import Depth
from rulebook.languages import LANGUAGES
from scenarios.catalogue.lookup import by_id
from tutor_app.commands.play import play_text


def test_a_step_of_the_battle_in_which_nothing_happens_is_not_told() -> None:
    loaded = by_id("ruling.battle.mataza-attacks-twice")
    assert loaded is not None
    printed = [line.strip() for line in play_text(loaded, "en", depth=Depth.SIMPLE)]
    steps = [at for at, line in enumerate(printed) if line.startswith("Now: ")]
    assert steps, printed
    assert all(at + 1 not in steps for at in steps)
    assert {printed[at] for at in steps} == {"Now: damage calculation.", "Now: the Battle Step."}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("more", [False, True])
def test_a_summon_in_a_classic_game_cites_the_classic_rules(lang: str, more: bool) -> None:
    loaded = by_id("ruling.summon.classic-darkfire-dragon")
    assert loaded is not None
    printed = list(play_text(loaded, lang, more=more))
    at = printed.index("5. you: summon gemini-elf")
    assert f"({sources().cite['nl-old'][lang]}, " in printed[at + 1]
