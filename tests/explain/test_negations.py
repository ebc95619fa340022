"""A negation is told once per Chain Link, and a used card is not said to be destroyed."""

from __future__ import annotations

import pytest

from rulebook.explain import Explanation
from scenarios.catalogue.lookup import by_id
from scenarios.playing.runner import play_scenario
from scenarios.playing.script import grouped
from tutor_app.wording.told_lines import told_of


def nodes(id: str) -> list[Explanation]:
    loaded = by_id(id)
    assert loaded is not None
    groups = [group for line in play_scenario(loaded)[1] for group in grouped(line.taken)]
    return [one for group in groups for one in told_of(loaded, group)[1]]


@pytest.mark.parametrize(
    ("id", "link", "node"),
    [
        ("ruling.chain.heavy-storm", 2, "activation-negated.void"),
        ("card.divine-wrath.1", 1, "activation-negated.void"),
        ("card.white-magical-hat.2", 1, "effect-negated.void.text"),
        ("ruling.cost.scapegoat-effect-negated", 1, "effect-negated.void.text"),
    ],
)
def test_mechanic_b4_a_negation_is_told_once_per_link(id: str, link: int, node: str) -> None:
    told = [one for one in nodes(id) if one.node.startswith(("activation-neg", "effect-neg", "no-effect"))]
    assert [one.node for one in told if one.get("link") == link] == [node]
    (made,) = (one for one in told if one.get("link") == link)
    assert len(made.events) == 2
    assert "mechanic.B4" in made.rules


def test_a_used_spell_is_not_said_to_be_destroyed_in_the_old_rules() -> None:
    told = nodes("ruling.summon.classic-darkfire-dragon")
    assert [str(one.get("card")) for one in told if one.node == "counted-destroyed"]
    assert not any("Polymerization" in str(one.get("cards")) for one in told if one.node == "counted-destroyed")
