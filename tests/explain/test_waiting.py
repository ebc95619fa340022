"""Effects that require another verb, cause or zone say that they do not activate, and why."""

from __future__ import annotations

import pytest

from rulebook.engine.core.events import Event, EventKind
from rulebook.explain import narrate
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.terms import Cause, Position, Zone

from . import happenings as given
from .happenings import BOOK, EMPTY, lying, moved

K = EventKind
TROOPER = lying(9, "card-trooper", 0, Zone.MONSTER, Position.ATTACK)
PHOENIX = lying(10, "cyber-phoenix", 0, Zone.MONSTER, Position.ATTACK)
SANGAN_IN_HAND = lying(11, "sangan", 0, Zone.HAND, Position.NONE)


def missed(*events: Event) -> list[str]:
    return [made.node for made in narrate(BOOK, EMPTY, events) if made.node.startswith("not-triggered")]


@pytest.mark.parametrize(
    ("happened", "node"),
    [
        (moved(K.DISCARDED, given.GOLDD, Cause.COST, given.VORTEX), "not-triggered.cause"),
        (moved(K.SENT, given.GOLDD, Cause.EFFECT, given.STORM), "not-triggered.verb"),
        (moved(K.TRIBUTED, TROOPER, Cause.SUMMON), "not-triggered.verb"),
        (moved(K.DESTROYED, PHOENIX, Cause.EFFECT, given.STORM), "not-triggered.cause"),
        (moved(K.DISCARDED, SANGAN_IN_HAND, Cause.EFFECT, given.STORM), "not-triggered.place"),
        (moved(K.BANISHED, given.SANGAN, Cause.EFFECT, given.STORM, to=Zone.BANISHED), "not-triggered.verb"),
    ],
)
def test_a_move_other_than_the_awaited_one_is_explained(happened: Event, node: str) -> None:
    assert missed(happened) == [node]


@pytest.mark.parametrize(
    "happened",
    [
        moved(K.DISCARDED, given.GOLDD, Cause.EFFECT, given.STORM),
        moved(K.DESTROYED, TROOPER, Cause.BATTLE),
        moved(K.DESTROYED, PHOENIX, Cause.BATTLE),
        moved(K.TRIBUTED, given.SANGAN, Cause.SUMMON),
        moved(K.SENT, given.DRAGON, Cause.EFFECT, given.STORM),
    ],
)
def test_a_matching_or_unawaited_move_is_not_explained(happened: Event) -> None:
    assert missed(happened) == []


def test_only_what_happened_as_a_cost_is_explained_as_a_cost() -> None:
    cost, effect = (
        next(made for made in narrate(BOOK, EMPTY, [one]) if made.node == "not-triggered.cause")
        for one in (
            moved(K.DISCARDED, given.GOLDD, Cause.COST, given.VORTEX),
            moved(K.DESTROYED, PHOENIX, Cause.EFFECT, given.STORM),
        )
    )
    assert cost.rules[0] == "cost.not-effect"
    assert "cost.not-effect" not in effect.rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentence_names_both_verbs(lang: str) -> None:
    (made,) = [
        one
        for one in narrate(BOOK, EMPTY, [moved(K.TRIBUTED, TROOPER, Cause.SUMMON)])
        if one.node.startswith("not-triggered")
    ]
    words = {
        "en": ("Tributed", "destroyed"),
        "de": ("Tribut", "zerstört"),
        "it": ("Tributo", "distrutto"),
        "nl": ("Tribute", "vernietigd"),
    }
    assert all(word in text(lang, made) for word in words[lang])
