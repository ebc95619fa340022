"""A condition is said as a clause or a time after "only", never as a fragment behind a colon."""

from __future__ import annotations

import re

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.explain.conditions import asked_by, part_of
from rulebook.explain.tree import Explanation, Passage, Thing, Who, Word
from rulebook.language.samples.frames import sample_explanations
from rulebook.language.sentences.passages import Shape, only, passage_text, shape
from rulebook.language.sentences.persons import turned
from rulebook.language.sentences.render import frames, text
from rulebook.language.words.spans import plain
from rulebook.languages import FALLBACK, LANGUAGES
from rulebook.vocabulary.conditions import Condition

CONDITIONS = [
    part
    for card in POOL
    for place, effect in enumerate(card.effects)
    if (part := part_of(card, effect, place, "condition")) is not None
]
ONLY = {"en": "only", "de": "nur", "it": "solo", "nl": "alleen"}
QUOTING = [node for node, frame in frames(FALLBACK).items() if "{passage:only}" in frame]


def gorz() -> Passage:
    """A condition of Gorz: that its player controls no cards."""
    card = BY_SLUG["gorz-the-emissary-of-darkness"]
    for place, effect in enumerate(card.effects):
        asked = getattr(effect, "recheck", None) or getattr(effect, "if_", None)
        if isinstance(asked, Condition):
            return asked_by(card, effect, place, asked)
    raise AssertionError(card)


def refused(lang: str, passage: Passage, *arguments: tuple[str, Thing]) -> str:
    given = (("act", Word("action", "activate")), ("actor", Who.YOU), ("passage", passage), ("counts", 0), *arguments)
    return text(lang, Explanation("refused.activate.condition.text", given))


def test_a_condition_has_the_same_shape_in_every_language() -> None:
    for part in CONDITIONS:
        assert len({shape(lang, part) for lang in LANGUAGES}) == 1, part.card.slug
    assert {shape(FALLBACK, part) for part in CONDITIONS} == set(Shape)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_begins_with_its_conjunction_and_a_time_does_not(lang: str) -> None:
    for part in CONDITIONS:
        said = plain(tuple(only(lang, part))) if shape(lang, part) is not Shape.SENTENCE else ""
        begins = re.match(r"(if|when|while|wenn|solange|se|quando|finché|als|wanneer|zolang)\b", said)
        assert not said or bool(begins) == (shape(lang, part) is Shape.CLAUSE), said
        assert not re.search(r"\b(FLIPP?|SCOPRI)\b", said), said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("node", QUOTING)
def test_no_fragment_stands_behind_a_colon(lang: str, node: str) -> None:
    for made in sample_explanations(node):
        said = text(lang, made)
        if made.get("summoned") or made.get("deed"):
            continue
        assert ONLY[lang] in said, said
        assert not re.search(r": (if|when|falls|wenn|se|quando|als|wanneer)\b", said), said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "It can only be activated if you control no cards."),
        ("de", "Aktivieren geht nur, wenn du keine Karten kontrollierst."),
        ("it", "L'attivazione è possibile solo se non controlli nessuna carta."),
        ("nl", "Activeren kan alleen als je geen kaarten onder controle hebt."),
    ],
)
def test_a_state_is_a_clause_after_only(lang: str, said: str) -> None:
    card = BY_SLUG["gorz-the-emissary-of-darkness"]
    assert said in refused(lang, gorz(), ("card", Thing(1, card.names, card.kind, Who.YOU)))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "only be activated during your opponent's Main Phase."),
        ("de", "Aktivieren geht nur während der Main Phase deines Gegners."),
        ("it", "L'attivazione è possibile solo durante la Main Phase del tuo avversario."),
        ("nl", "Activeren kan alleen tijdens de Main Phase van je tegenstander."),
    ],
)
def test_a_time_follows_only_with_its_preposition(lang: str, said: str) -> None:
    card = BY_SLUG["effect-veiler"]
    passage = part_of(card, card.effects[0], 0, "condition")
    assert passage is not None
    assert said in refused(lang, passage, ("card", Thing(1, card.names, card.kind, Who.YOU)))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "if your opponent controls no cards"),
        ("de", "wenn dein Gegner keine Karten kontrolliert"),
        ("it", "se il tuo avversario non controlla nessuna carta"),
        ("nl", "als je tegenstander geen kaarten onder controle heeft"),
    ],
)
def test_the_persons_of_the_opponents_card_are_turned(lang: str, said: str) -> None:
    card = BY_SLUG["gorz-the-emissary-of-darkness"]
    told = refused(lang, gorz(), ("card", Thing(1, card.names, card.kind, Who.OPPONENT)))
    assert said in told
    assert frames(lang)["passage.theirs.you"] not in told


def test_orders_and_persons_that_are_only_implied_are_not_turned() -> None:
    for part in CONDITIONS:
        found = turned(part)
        if found is None:
            continue
        before, after = (passage_text("en", one) for one in (part, found))
        assert before != after
        assert re.findall(r"\d+", before) == re.findall(r"\d+", after)


def test_a_part_of_an_effect_that_does_nothing_is_told_apart_from_the_whole() -> None:
    parts = [made for made in sample_explanations("not-done.condition.text") if not made.get("whole")]
    assert parts
    assert all("Part of the effect" in text("en", made) for made in parts)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The effect of “{}” only activates if you control no cards."),
        ("de", "Der Effekt von „{}“ wird nur aktiviert, wenn du keine Karten kontrollierst."),
        ("it", "L'effetto di “{}” si attiva solo se non controlli nessuna carta."),
        ("nl", "Het effect van “{}” wordt alleen geactiveerd als je geen kaarten onder controle hebt."),
    ],
)
def test_after_another_card_the_condition_names_its_effect(lang: str, said: str) -> None:
    card, other = BY_SLUG["gorz-the-emissary-of-darkness"], BY_SLUG["dust-tornado"]
    given = (
        ("card", Thing(1, card.names, card.kind, Who.YOU)), ("passage", gorz()),
        ("hinders", Thing(2, other.names, other.kind, Who.YOU)),
    )  # fmt: skip
    told = text(lang, Explanation("why-not.trigger.condition.hinders", given))
    assert told.endswith(said.format(card.names.in_language(lang)))
