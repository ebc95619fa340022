"""The cards: their facts match the card list, their values are valid."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.engine.core.effect_modes import costs_of, modes_of, operation_of, targets_of
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.checking.clauses import needs_no_activation
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.operations import Negate, Operation
from rulebook.vocabulary.terms import CardKind, EffectKind, MonsterKind, Negation, Ref
from tests.each import each

LISTS = sorted((Path(__file__).parents[3] / "shared" / "cards").glob("*.jsonl"))
needs_list = pytest.mark.skipif(not LISTS, reason="the card lists are not here")
FOR_ANOTHER = ("metalmorph", "zoa")
"""Cards that no list has, and that the Summon of another card needs."""
PRINTED = [
    card
    for card in POOL
    if (card.stats is None or MonsterKind.TOKEN not in card.stats.kinds) and card.slug not in FOR_ANOTHER
]


def rows() -> dict[int, dict[str, Any]]:
    lines = (line for one in LISTS for line in one.read_text(encoding="utf-8").splitlines())
    return {row["passcode"]: row for row in map(json.loads, lines)}


@needs_list
@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.slug)
def test_facts_are_those_of_the_card_list(card: Card) -> None:
    row = rows()[card.number]
    assert (card.names.en, card.names.de, card.names.it) == tuple(row["name"][lang] for lang in ("en", "de", "it"))
    assert card.kind.name.lower() == row["card_type"].lower()
    if card.stats is None:
        assert str(card.icon) == row["property"].lower()
        return
    stats = card.stats
    stars = row.get("level") or row["rank"]
    points = tuple(None if row[key] == "?" else row[key] for key in ("atk", "def"))
    assert (stats.level or stats.rank, stats.atk, stats.def_) == (stars, *points)
    assert stats.scale == row.get("pendulum_scale")
    assert str(stats.attribute) == row["attribute"].lower()
    line = [part.strip().lower().replace(" ", "-") for part in row["monster_type_line"].split("/")]
    assert str(stats.type) == line[0]
    printed = {kind for kind in map(str, stats.kinds) if kind != "normal"}
    assert printed == set(line[1:]) - {"normal"}


def mentions(value: object, ref: Ref) -> bool:
    if isinstance(value, Ref):
        return value == ref
    if isinstance(value, tuple):
        return any(mentions(part, ref) for part in value)
    return any(mentions(getattr(value, name), ref) for name in getattr(type(value), "__dataclass_fields__", {}))


def negates_attack(operation: Operation | None) -> bool:
    return any(isinstance(one, Negate) and Negation.ATTACK in one.what for _, one in walk(operation))


@each("card", POOL, ids=lambda card: card.slug)
def test_every_target_is_used_and_every_use_has_a_target(card: Card) -> None:
    for effect in card.effects:
        if not isinstance(effect, Activated):
            continue
        for mode in range(len(modes_of(effect)) or 1):
            operation = operation_of(effect, mode)
            named = [ref for ref in (Ref.TARGET, Ref.TARGET_1, Ref.TARGET_2) if mentions(operation, ref)]
            groups = len(targets_of(effect, mode))
            if not named and groups == 1 and negates_attack(operation):
                continue  # the attack negated is the target's attack
            if groups > 1 and named == [Ref.TARGET]:
                continue  # one operation applies to the cards of all groups
            assert named == ([] if groups == 0 else [Ref.TARGET] if groups == 1 else [Ref.TARGET_1, Ref.TARGET_2])
            if mentions(operation, Ref.PAID):
                assert costs_of(effect, mode)


@each("card", POOL, ids=lambda card: card.slug)
def test_spells_and_traps_have_one_activation_and_monsters_none(card: Card) -> None:
    activations = [
        effect for effect in card.effects if isinstance(effect, Activated) and effect.kind == EffectKind.ACTIVATION
    ]
    elsewhere = card.effects != () and all(needs_no_activation(effect) for effect in card.effects)
    none = (card.kind == CardKind.MONSTER and not card.is_pendulum) or elsewhere
    assert len(activations) == (0 if none else 1)


def test_slugs_are_the_english_names() -> None:
    for slug, card in BY_SLUG.items():
        plain = "".join(letter if letter.isalnum() else " " for letter in card.names.en.replace(".", "").lower())
        assert slug == "-".join(plain.split())
