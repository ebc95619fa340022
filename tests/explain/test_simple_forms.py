"""Simple forms: the same facts as far as they go, in every language, for every sample, and short."""

from __future__ import annotations

import re

import pytest

from rulebook.explain.tree import Explanation
from rulebook.language.samples.frames import sample_explanations
from rulebook.language.sentences.render import CANNOT, WHY, Depth, frames, say, simple_frames, text
from rulebook.language.sentences.templates import parse, slots
from rulebook.language.words.lexicon import noun
from rulebook.languages import FALLBACK, LANGUAGES
from tests.each import each

LONGER = 40
"""A simple sentence may have this many characters more than the exact one."""

LONGEST = 15
"""The most words of one simple sentence about single cards; a name in quotation marks counts as one word."""

ONLY_SIMPLE = "alone"
"""The argument that only simple forms use: whether a Chain has only one link."""

SIMPLE = tuple(simple_frames(FALLBACK))


def used(frame: str) -> set[str]:
    return {slot.name for slot in slots(parse(frame.replace(CANNOT, "{actor} {card}").replace(WHY, "{lack}")))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_simple_form_belongs_to_a_frame_and_uses_only_its_slots(lang: str) -> None:
    assert tuple(simple_frames(lang)) == SIMPLE
    for node, frame in simple_frames(lang).items():
        assert used(frame) <= used(frames(lang)[node]) | {ONLY_SIMPLE}, node


@each("node", SIMPLE)
def test_a_simple_form_is_a_clean_short_sentence_for_every_sample(node: str) -> None:
    differing = 0
    for explanation in sample_explanations(node):
        for lang in LANGUAGES:
            said, exact = text(lang, explanation, depth=Depth.SIMPLE), text(lang, explanation)
            differing += said != exact
            assert len(said) <= len(exact) + LONGER, (said, exact)
            assert not re.search(r"\s[,.;:]|  |[{}|]|\bNone\b|\. [a-zäöü]", said), said
            assert said.endswith("."), said
    assert differing


def words(said: str) -> int:
    """The words of the longest sentence."""
    named = re.sub(r"[“„][^”“]*[”“]", "name", said)
    return max(len(sentence.split()) for sentence in re.split(r"(?<=[.!?]) ", named))


@each("node", [node for node in SIMPLE if "{passage}" not in simple_frames(FALLBACK)[node]])
def test_a_simple_form_has_short_sentences(node: str) -> None:
    explanation = next(iter(sample_explanations(node)))
    for lang in LANGUAGES:
        said = text(lang, explanation, depth=Depth.SIMPLE)
        assert words(said) <= LONGEST, said


@each("node", SIMPLE)
def test_a_simple_form_avoids_the_words_of_rule_books(node: str) -> None:
    hard = r"\b(Spell Speed|mandatory|optional|legal|Damage Step|condition\w*|excavat\w*)\b"
    assert not re.search(hard, simple_frames("en")[node]), simple_frames("en")[node]


def facts(lang: str, explanation: Explanation) -> list[tuple[str, ...]]:
    spans = say(lang, explanation, cite=False, depth=Depth.SIMPLE)
    return sorted((span.role, *map(str, span.reference)) for span in spans if span.reference and span.role != "text")


@each("node", [node for node in SIMPLE if WHY not in simple_frames(FALLBACK)[node]])
def test_a_simple_form_states_the_same_facts_in_every_language(node: str) -> None:
    for explanation in sample_explanations(node):
        stated = {lang: facts(lang, explanation) for lang in LANGUAGES}
        assert all(found == stated["en"] for found in stated.values()), stated
        said = {lang: text(lang, explanation, depth=Depth.SIMPLE) for lang in LANGUAGES}
        named = {noun(lang, "opponent").sg.lower() in said[lang].lower() for lang in LANGUAGES}
        assert len(named) == 1, said


def test_a_frame_without_a_simple_form_is_told_exactly() -> None:
    passed = next(iter(sample_explanations("passed")))
    assert "passed" not in SIMPLE
    assert text("de", passed, depth=Depth.SIMPLE) == text("de", passed)
