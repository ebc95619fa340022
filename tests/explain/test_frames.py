"""Frames: every node in every language, the same arguments, the same facts, clean sentences."""

from __future__ import annotations

import re

import pytest

from rulebook.engine.core.events import EventKind, NoEffect
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import Request
from rulebook.explain.asked_first import ASKED, asked_first
from rulebook.explain.citing import cited as told_rules
from rulebook.explain.more import EVERY, MORE
from rulebook.explain.refuse import CHECKS
from rulebook.explain.tree import Explanation, Thing, Who, Word
from rulebook.language.samples.frames import MONSTER, TOKEN, TRAP, frame_sentences, sample_explanations
from rulebook.language.sentences.closed_words import word_tables
from rulebook.language.sentences.render import CANNOT, cited, frames, more, say, text
from rulebook.language.sentences.templates import FrameError, fill, parse, slots
from rulebook.language.words.grammar import grammar
from rulebook.language.words.lexicon import noun
from rulebook.language.words.spans import plain
from rulebook.languages import FALLBACK, LANGUAGES
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import Cause, Phase, Position, Stat, Step, SummonKind, Verb, Zone
from tests.each import each

SPOKEN = [node for node in frames(FALLBACK) if not node.startswith("cannot.")]


def facts(lang: str, explanation: Explanation) -> list[tuple[str, ...]]:
    """The contents of a sentence apart from its words: names, numbers, terms and clauses by reference."""
    spans = say(lang, explanation, cite=False)
    return sorted((span.role, *map(str, span.reference)) for span in spans if span.reference and span.role != "text")


@each("kind", EventKind)
def test_every_kind_of_event_has_a_frame(kind: EventKind) -> None:
    assert any(node == kind.value or node.startswith(f"{kind.value}.") for node in frames(FALLBACK))


def test_every_reason_for_no_effect_has_a_frame() -> None:
    assert {f"no-effect.{reason.value}" for reason in NoEffect} <= set(frames(FALLBACK))


@each("check", CHECKS)
def test_every_check_has_a_frame(check: str) -> None:
    assert f"refused.{check}" in frames(FALLBACK)


def test_the_sentences_behind_more_and_their_frames_are_the_same_set() -> None:
    behind = {entry.node for entries in MORE.values() for entry in entries} | {entry.node for entry in EVERY}
    assert behind == {node for node in frames(FALLBACK) if node.startswith("more.")}
    assert set(MORE) <= set(frames(FALLBACK))


@each("node", frames(FALLBACK))
def test_a_frame_speaks_of_the_same_arguments_in_every_language(node: str) -> None:
    used = {
        lang: {slot.name for slot in slots(parse(frames(lang)[node].replace(CANNOT, "{actor} {card}")))}
        for lang in LANGUAGES
    }
    assert len({frozenset(names) for names in used.values()}) == 1, used


@each("node", SPOKEN, parts=2)
def test_a_sentence_states_the_same_facts_in_every_language(node: str) -> None:
    for explanation in sample_explanations(node):
        stated = {lang: facts(lang, explanation) for lang in LANGUAGES}
        assert all(found == stated["en"] for found in stated.values()), stated
        digits = {lang: sorted(re.findall(r"\d+", text(lang, explanation))) for lang in LANGUAGES}
        assert all(found == digits["en"] for found in digits.values()), digits


@pytest.mark.parametrize("lang", LANGUAGES)
def test_agreement_slots_have_a_part_for_every_form_they_meet(lang: str) -> None:
    for node, frame in frames(lang).items():
        for slot in slots(parse(frame.replace(CANNOT, ""))):
            if slot.choice == "~":
                assert len(slot.parts) in (len(grammar(lang).agreement), 2, 3), node
            if slot.choice in ("?", "#"):
                assert len(slot.parts) == 2, (node, slot.name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_clean(lang: str) -> None:
    for said in frame_sentences(lang):
        assert not re.search(r"\s[,.;:]|  |[{}|]|\bNone\b", said), said
        assert said.endswith((".", "?")), said
        assert said[0].isupper() or not said[0].isalpha(), said
        assert not re.search(r"\. [a-zäöü]", said), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_stand_in_quotation_marks_and_never_behind_a_bare_article(lang: str) -> None:
    """Only the name of a Token is a noun with an article of its own."""
    name = TOKEN.names.in_language(lang) if TOKEN.names else ""
    article = {
        "en": r"\b[Tt]he “",
        "de": r"\b[Dd](er|ie|as|en|em) „",
        "it": r"\b([Ii]l|[Ll][ao]|un|una) “",
        "nl": r"\b([Dd]e|[Hh]et) “",
    }
    for said in frame_sentences(lang):
        assert not re.search(rf"({article[lang]})(?!{name})", said), said


@pytest.mark.parametrize(
    ("table", "members"),
    [
        ("phase", Phase), ("step", Step), ("zone", Zone), ("position", Position), ("verb", Verb), ("cause", Cause),
        ("summon", SummonKind), ("stat", Stat),
    ],
)  # fmt: skip
def test_every_word_of_the_vocabulary_has_its_forms_in_every_language(table: str, members: type) -> None:
    for lang in LANGUAGES:
        words = word_tables(lang)[table]
        assert set(words) == {member.name.lower() for member in members}
        assert all(form.strip() for forms in words.values() for form in forms.values()), lang


def test_every_purpose_of_a_request_has_its_words_in_every_language() -> None:
    asked = {purpose.name.lower() for purpose in Purpose} | set(ASKED.values())
    assert asked == {asked_first(Request(kind, 0, purpose)) for kind in RequestKind for purpose in Purpose}
    for lang in LANGUAGES:
        assert set(word_tables(lang)["purpose"]) == asked, lang


@each("node", SPOKEN, parts=2)
def test_the_opponent_is_named_in_every_language_or_in_none(node: str) -> None:
    for explanation in sample_explanations(node):
        said = {lang: text(lang, explanation) for lang in LANGUAGES}
        named = {noun(lang, "opponent").sg.lower() in said[lang].lower() for lang in LANGUAGES}
        assert len(named) == 1, said


def test_the_number_of_cards_decides_the_verb() -> None:
    one = Explanation("destroyed.battle", (("cards", (MONSTER,)),))
    two = Explanation("destroyed.battle", (("cards", (MONSTER, MONSTER._replace(uid=9))),))
    assert text("en", one) == "Your monster “Sangan” is destroyed by battle."
    assert text("en", two) == "2 of your monsters (both “Sangan”) are destroyed by battle."
    assert "wird" in text("de", one)
    assert "werden" in text("de", two)
    assert "vengono distrutti" in text("it", two)


def test_the_kind_of_card_decides_gender() -> None:
    assert "distrutta" in text("it", Explanation("destroyed.battle", (("cards", (TRAP,)),)))
    assert "distrutto" in text("it", Explanation("destroyed.battle", (("cards", (MONSTER,)),)))


def test_players_are_named_from_the_readers_seat() -> None:
    said = {who: text("nl", Explanation("passed", (("player", who),))) for who in (Who.YOU, Who.OPPONENT)}
    assert said == {Who.YOU: "Je past.", Who.OPPONENT: "Je tegenstander past."}


def test_a_name_points_at_its_card() -> None:
    spans = say("de", Explanation("resolving", (("card", TRAP), ("link", 2), ("twin", 0))), cite=False)
    assert [span.reference for span in spans if span.role == "name"] == [("card", TRAP.uid)]


def test_a_card_nobody_knows_has_no_name() -> None:
    said = text("en", Explanation("set", (("card", Thing(1)), ("player", Who.OPPONENT))))
    assert said == "Your opponent Sets a card."


def test_an_unknown_german_card_takes_the_case_of_its_position() -> None:
    arguments = {"card": Thing(1), "player": Who.YOU, "number": 3}
    assert text("de", Explanation("number-chosen", tuple(arguments.items()))) == (
        "Du bestimmst für eine Karte die Zahl 3."
    )
    assert text("de", Explanation("resolved", (("card", Thing(1)), ("link", 2)))).startswith(
        "Kettenglied 2, eine Karte,"
    )


def test_a_german_number_of_cards_is_owned_by_von() -> None:
    cards = (MONSTER._replace(side=Who.NOBODY), TRAP._replace(kind=MONSTER.kind, side=Who.NOBODY))
    negated = Explanation("why-not.has.negated-now", (("negator", TRAP), ("cards", cards)))
    assert "die Effekte von 2 Monstern (" in text("de", negated)


def test_more_cards_than_fit_into_a_sentence_are_only_counted() -> None:
    many = tuple(MONSTER._replace(uid=uid, names=names) for uid, names in enumerate([MONSTER.names, TRAP.names] * 2))
    assert "(" in text("en", Explanation("vanished", (("cards", many[:2]),)))
    hidden = (*many, Thing(9))
    assert "(" not in text("en", Explanation("vanished", (("cards", hidden),)))


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(FrameError, match="link"):
        text("en", Explanation("resolving", (("card", TRAP),)))


def test_a_missing_frame_is_an_error() -> None:
    with pytest.raises(KeyError):
        text("en", Explanation("no.such.node"))


@pytest.mark.parametrize("broken", ["a {b", "a } b", "{?x}", "{a?b|c"])
def test_a_broken_pattern_is_an_error(broken: str) -> None:
    with pytest.raises(FrameError):
        parse(broken)


def test_a_word_chooses_its_part_and_all_others_the_last() -> None:
    pattern = parse("{zone=hand:in hand|elsewhere}")
    assert plain(fill("en", pattern, {"zone": Word("zone", "hand")})) == "In hand"
    assert plain(fill("en", pattern, {"zone": Word("zone", "deck")})) == "Elsewhere"


def test_a_citation_comes_last_and_an_unknown_rule_shows_its_id() -> None:
    known = say("de", Explanation("chain-ended", rules=("cost.no-refund",)))
    assert known[-1].role == "citation"
    assert known[-1].reference == ("rule", "cost.no-refund")
    assert cited("it", "no.such.rule").text == "(no.such.rule)"


def test_more_gives_the_children_and_then_the_rules_they_leave_out() -> None:
    child = Explanation("more.cost-kept", rules=("cost.no-refund",))
    parent = Explanation("chain-ended", rules=("cost.no-refund", "target.locked", "no.such.rule"), children=(child,))
    behind = [[span.reference for span in spans if span.role == "citation"] for spans in more("en", parent)]
    assert behind == [[("rule", "cost.no-refund")], [("rule", "target.locked")]]


def test_only_rules_of_the_ruleset_played_are_cited() -> None:
    both = ("damage-step.classic-order", "damage-step.face-down-flip")
    assert told_rules(open_book("2014"), both) == ("damage-step.face-down-flip",)
    assert told_rules(open_book("classic"), ("damage-step.classic-order",)) == ("damage-step.classic-order",)
    assert told_rules(open_book("2014"), ("damage-step.classic-order",)) == ("damage-step.classic-order",), "never none"
    assert told_rules(open_book("classic"), ("synchro.order",) * 2) == ("synchro.order",), "none twice"
