"""What happens between cards: known pairs, and findings that play as told."""

from __future__ import annotations

from random import Random

import pytest

from rulebook.cards import POOL
from rulebook.explain.tree import Thing
from scenarios.catalogue.lookup import by_id
from scenarios.catalogue.meetings import finding_id, meeting, nothing, played
from scenarios.interactions.findings import Group
from scenarios.playing.runner import check

KNOWN: tuple[tuple[str, str, Group, str, str], ...] = (
    ("magic-jammer", "raigeki", Group.NEGATES, "raigeki", "activation-negated"),
    ("mystical-space-typhoon", "raigeki", Group.REMOVES, "raigeki", "why-not.goes-on.gone.destroyed"),
    ("jinzo", "mirror-force", Group.PREVENTS, "mirror-force", "refused.activate.prohibited"),
    ("royal-decree", "mirror-force", Group.NEGATES, "mirror-force", "effect-negated"),
    ("necrovalley", "monster-reborn", Group.NEGATES, "monster-reborn", "effect-negated"),
    ("macro-cosmos", "sangan", Group.AFFECTS, "sangan", "redirected"),
    ("skill-drain", "sangan", Group.AFFECTS, "sangan", "why-not.reach.not-there"),
    ("marshmallon", "gemini-elf", Group.BATTLES, "gemini-elf", "protected"),
    ("premature-burial", "jinzo", Group.COMBINES, "premature-burial", "equipped"),
    ("honest", "gemini-elf", Group.ANSWERS, "gemini-elf", "between.answers.step-began"),
    ("solemn-judgment", "gemini-elf", Group.NEGATES, "gemini-elf", "summon-negated"),
    ("bottomless-trap-hole", "gemini-elf", Group.REMOVES, "gemini-elf", "between.answers.summoned"),
    ("mirror-force", "gemini-elf", Group.REMOVES, "gemini-elf", "between.answers.attack-declared"),
    ("jinzo", "sangan", Group.COMBINES, "jinzo", "tributed"),
    ("monster-reborn", "raigeki", Group.CANNOT_ANSWER, "raigeki", "refused.activate.speed"),
)
"""Two cards, what happens between them, which of them is used, and the node that tells it."""


@pytest.mark.parametrize(("card", "other", "group", "used", "node"), KNOWN, ids=[f"{a}+{b}" for a, b, *_ in KNOWN])
def test_known_pairs(card: str, other: str, group: Group, used: str, node: str) -> None:
    for slugs in ((card, other), (other, card)):
        found = [one for one in meeting(slugs).of(group) if one.card.slug == used]
        assert any(told.node.startswith(node) for one in found for told in one.told), [
            [told.node for told in one.told] for one in found
        ]


def test_a_card_that_answers_is_not_told_to_be_unable() -> None:
    found = meeting(("magic-jammer", "raigeki"))
    refusals = [one for one in found.of(Group.CANNOT_ANSWER) if one.other.slug == "magic-jammer"]
    assert found.of(Group.NEGATES)
    assert refusals == []


def test_every_finding_plays_as_told() -> None:
    """Fifteen pairs drawn from the collection, each finding checked as the scenario it leads to."""
    lot = Random(7)
    faults: list[str] = []
    count = 0
    for _ in range(15):
        first, second = lot.sample(POOL, 2)
        found = meeting((first.slug, second.slug))
        for number in range(len(found.findings)):
            loaded = played(finding_id(found, number))
            assert loaded is not None
            count += 1
            faults += [f"{loaded.scenario.id}: {fault}" for fault in check(loaded)]
    assert faults == []
    assert count > 30


def test_three_cards_meet_two_by_two() -> None:
    found = meeting(("jinzo", "mirror-force", "sangan"))
    pairs = {frozenset((one.card.slug, one.other.slug)) for one in found.findings}
    assert len(pairs) == 3


@pytest.mark.parametrize(
    "id",
    ["between.jinzo.mirror-force.0", "between.jinzo.mirror-force.99", "between.jinzo.1", "between.jinzo.jinzo.1",
     "between.jinzo.nobody.1", "between.a.b.c.d.e.1", "between..1", "between.jinzo.mirror-force.x", "", "between"],
)  # fmt: skip
def test_no_scenario_for_what_is_no_finding(id: str) -> None:
    assert played(id) is None
    assert by_id(id) is None


@pytest.mark.parametrize("slugs", [("jinzo",), ("jinzo", "jinzo"), ("jinzo", "sangan", "raigeki", "honest")])
def test_two_or_three_different_cards(slugs: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="two or three different cards"):
        meeting(slugs)


def test_nothing_names_both_cards() -> None:
    told = nothing(POOL[0], POOL[1])
    assert {told.get("card"), told.get("other")} == {
        Thing(0, POOL[0].names, POOL[0].kind),
        Thing(1, POOL[1].names, POOL[1].kind),
    }
