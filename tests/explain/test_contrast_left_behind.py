"""An effect that Summons as many as possible: what stays behind, and why. Two effects on a position: which counts."""

from __future__ import annotations

import pytest

from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES

from .play import of, tell

FUSION = (
    "you: activate dimension-fusion", "opponent: pass", "you: choose jinzo", "you: position atk",
    "opponent: position atk",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_summon_special_proper_first_a_monster_that_stays_banished_is_named(lang: str) -> None:
    told = tell(
        *FUSION, you='hand = ["dimension-fusion"]\nbanished = ["relinquished", "jinzo", "sangan"]\n'
        'monsters = ["kuriboh", "cyber-dragon", "celtic-guardian", "gemini-elf"]',
        opponent='banished = ["summoned-skull"]',
    )  # fmt: skip
    found = {one.node: one for one in of("why-not.back", told)}
    assert set(found) == {"why-not.back.left", "why-not.back.crowded"}
    assert found["why-not.back.left"].rules[0] == "summon.special.proper-first"
    names = {"en": "Relinquished", "de": "Aufgegeben", "it": "Abbandono", "nl": "Relinquished"}
    assert names[lang] in text(lang, found["why-not.back.left"])
    assert "Sangan" in text(lang, found["why-not.back.crowded"])


def test_zone_monster_full_nothing_is_said_to_stay_where_all_came_back() -> None:
    told = tell(
        "you: activate dimension-fusion", "opponent: pass", "you: position atk",
        you='hand = ["dimension-fusion"]\nbanished = ["jinzo"]',
    )  # fmt: skip
    assert of("summoned", told)
    assert of("why-not.back", told) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("later", ["level-limit-area-b", "final-attack-orders"])
def test_mechanic_g3_of_two_effects_on_a_position_the_later_one_is_told(lang: str, later: str) -> None:
    earlier = {"level-limit-area-b": "final-attack-orders", "final-attack-orders": "level-limit-area-b"}[later]
    position = "atk" if earlier == "final-attack-orders" else "def"
    told = tell(
        f"you: activate {later}", you=f'spells = ["{later}|set", "{earlier}|up"]',
        opponent=f'monsters = ["summoned-skull|{position}"]', joined=True,
    )  # fmt: skip
    (made,) = of("why-not.reach.held-later", told)
    names = {
        "level-limit-area-b": {"de": "Stufenbeschränkung - Gebiet B", "it": "Livello Limite - Area B"},
        "final-attack-orders": {"de": "Letzte Angriffsbefehle", "it": "Ordini di Attacco Finale"},
    }
    english = {"level-limit-area-b": "Level Limit - Area B", "final-attack-orders": "Final Attack Orders"}
    said = text(lang, made)
    assert said.rstrip(".”“").endswith(names[later].get(lang, english[later]))
    assert names[earlier].get(lang, english[earlier]) in said


def test_mechanic_g3_a_monster_that_only_one_effect_reaches_has_no_such_remark() -> None:
    told = tell(
        "you: activate final-attack-orders", you='spells = ["final-attack-orders|set", "level-limit-area-b|up"]',
        opponent='monsters = ["kuriboh|def"]', joined=True,
    )  # fmt: skip
    assert of("why-not.reach.held-later", told) == []
