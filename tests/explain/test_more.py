"""What is said behind a sentence: only what the sentence itself and its own rules do not say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import Context, DuelState, Link
from rulebook.explain import Explanation, narrate
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.terms import Cause, Zone

from . import happenings as given
from .every_kind import EVERY_KIND
from .happenings import BOOK, EMPTY, lying, moved
from .play import of, tell

K = EventKind


def behind(event: Event, *rules: str, before: DuelState = EMPTY) -> list[str]:
    """The nodes behind the explanation of an event that rests on these rules."""
    return nodes(narrate(BOOK, before, [replace(event, rules=rules)])[0])


def nodes(made: Explanation) -> list[str]:
    return [child.node for child in made.children]


DESTROYED = moved(K.DESTROYED, given.ROAR, Cause.EFFECT, given.STORM)
GONE = EVERY_KIND[K.TARGET_GONE]


@pytest.mark.parametrize(
    ("event", "rule", "node"),
    [
        (EVERY_KIND[K.PAID_LP], "cost.no-refund", "more.cost-kept"),
        (EVERY_KIND[K.SENT], "cost.no-refund", "more.cost-kept"),
        (EVERY_KIND[K.ADDED], "add.mid-deck", "more.added"),
    ],
)
def test_what_its_own_rule_says_is_not_said_behind_a_sentence(event: Event, rule: str, node: str) -> None:
    assert node in behind(event)
    assert node in behind(event, "test.rule")
    assert node not in behind(event, rule)


@pytest.mark.parametrize("reason", ["left", "face-down", "unfit"])
def test_target_resolve_says_whether_other_targets_are_left(reason: str) -> None:
    """Rules target.resolve.all-gone and target.resolve.partial."""
    gone = replace(GONE, arguments=(("reason", reason),))
    assert behind(gone, "target.resolve.all-gone") == ["more.target-checked"]
    assert behind(gone, "target.resolve.partial") == ["more.targets-left"]
    assert behind(gone, "test.rule") == []


def words(count: int, number: int = 0) -> str:
    """A card with this number of words in its English name; ``number``: which of them."""
    found = sorted(card.slug for card in BOOK.cards if len(card.names.en.split()) == count)
    return found[number]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("counts", "said"),
    [
        ((1, 1), True), ((1, 1, 1), True), ((1, 1, 1, 1), False), ((5, 4), True), ((5, 5), False),
        ((3, 3, 3), True), ((4, 3, 3), False), ((1, 1, 1, 1, 1), False),
    ],
)  # fmt: skip
def test_names_follow_behind_a_sentence_that_only_counts_the_cards(
    counts: tuple[int, ...], said: bool, lang: str
) -> None:
    slugs = [words(count, at) for at, count in enumerate(counts)]
    cards = [lying(30 + at, slug, 1, Zone.SPELL) for at, slug in enumerate(slugs)]
    (made,) = narrate(BOOK, EMPTY, [replace(DESTROYED, subject=card) for card in cards])
    sentence = text(lang, made)
    assert [BOOK.by_slug[slug].names.in_language(lang) in sentence for slug in slugs] == [said] * len(slugs)
    assert ("more.names" in nodes(made)) is not said
    if not said:
        named = next(text(lang, child) for child in made.children if child.node == "more.names")
        assert all(BOOK.by_slug[slug].names.in_language(lang) in named for slug in slugs)


def test_names_are_not_listed_if_one_card_is_unknown() -> None:
    cards = [lying(30 + at, words(1, at) if at else "", 1, Zone.SPELL) for at in range(5)]
    (made,) = narrate(BOOK, EMPTY, [replace(DESTROYED, subject=card) for card in cards])
    assert nodes(made) == []


def test_mechanic_B3_a_destroyed_card_whose_link_has_resolved_is_not_said_to_resolve_still() -> None:
    link = Link(Context(1, given.ROAR, link=1), 1, 2)
    assert "more.destroyed-not-negated" in behind(DESTROYED, before=EMPTY.with_(chain=(link,)))
    assert "more.destroyed-not-negated" not in behind(DESTROYED, before=EMPTY.with_(chain=(link._replace(done=True),)))
    other = Link(Context(1, given.TOOLS, link=1), 1, 2)
    assert "more.destroyed-not-negated" not in behind(DESTROYED, before=EMPTY.with_(chain=(other,)))


def test_a_token_is_nowhere_else_when_it_vanishes() -> None:
    def went(to: Zone) -> list[str]:
        event = moved(K.DESTROYED, given.SHEEP[0], Cause.EFFECT, given.STORM, to)
        changed = {**dict(event.arguments), "intended": int(Zone.GRAVEYARD)}
        return behind(replace(event, arguments=tuple(changed.items())))

    assert "more.elsewhere" not in went(Zone.GONE)
    assert "more.elsewhere" not in went(Zone.GRAVEYARD)
    assert "more.elsewhere" in went(Zone.BANISHED)


def test_mechanic_c2_a_monster_turned_face_down_is_told_to_have_no_effect_there() -> None:
    told = tell(
        "you: activate book-of-moon targeting jinzo", you='hand = ["book-of-moon"]', opponent='monsters = ["jinzo"]'
    )
    (turned,) = of("turned-face-down.effect", told)
    assert any("its effects do not apply" in text("en", one) for one in turned.children)
