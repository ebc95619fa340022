"""Lint of every sentence, and the same facts in every language."""

from __future__ import annotations

import re
from collections import Counter
from importlib import util

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.cards.mentioned import MENTIONED
from rulebook.engine.core.effect_paths import walk
from rulebook.language.card_text.card_text import CardText, card_text
from rulebook.language.samples import sentences as source
from rulebook.language.words.quotes import QUOTES
from rulebook.languages import LANGUAGES, table
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.modifiers import May
from rulebook.vocabulary.operations import Apply, Join, Operation, Optional
from rulebook.vocabulary.terms import EffectKind, Side, Verb
from tests.each import each

_spec = util.spec_from_file_location("language_lint", __file__.replace("test_sentences", "lint"))
assert _spec is not None
assert _spec.loader is not None
lint = util.module_from_spec(_spec)
_spec.loader.exec_module(lint)

SERIES = {word for lang in LANGUAGES for word in table(lang, "words/series")}
WITH_TEXT = [card for card in POOL if card.effects]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_matches_a_pattern_of_bad_grammar(lang: str) -> None:
    for name, cards in (("cards", True), ("samples", True), ("frames", False)):
        said = tuple(source.sentences(lang, name))
        assert said
        bad = [f"{text}\n    {fault}" for text in said for fault in lint.faults(lang, text, cards)]
        assert not bad, "\n".join(bad[:20])


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("de", "Zerstöre 1 offene Monster."),
        ("de", "Wirf 1 Karte."),
        ("de", "Zerstöre 1 karte."),
        ("en", "Destroy 2 monster."),
        ("it", "Manda 1 carta a il Cimitero."),
        ("it", "Se questa carta viene distrutto: pesca 1 carta."),
        ("nl", "Vernietig dat kaart."),
        ("nl", "Gooi 1 kaart weg."),
        ("nl", "Dit kan alleen als die open ligt."),
        ("nl", "Toon 1 kaart en vernietig die daarna."),
        ("nl", "De kaart ligt open, dus kan die niet worden geset."),
        ("nl", "Het monster wordt door het eigen effect vernietigd."),
        ("en", "Destroy 1 card"),
        ("de", "Zerstöre „X."),
    ],
)
def test_the_lint_notices(lang: str, text: str) -> None:
    assert list(lint.faults(lang, text, cards=True))


def test_every_language_has_the_same_number_of_sentences() -> None:
    assert len({len(tuple(source.sentences(lang, "cards", "samples"))) for lang in LANGUAGES}) == 1


@each("card", WITH_TEXT, ids=lambda card: card.slug)
def test_all_languages_have_the_same_roles_in_the_same_places(card: Card) -> None:
    def shape(text: CardText) -> list[tuple[str, object]]:
        return [(clause.role, clause.reference) for clause in text.clauses]

    shapes = {lang: shape(card_text(lang, card)) for lang in LANGUAGES}
    assert all(found == shapes["en"] for found in shapes.values()), shapes
    assert shapes["en"]


@each("card", WITH_TEXT, ids=lambda card: card.slug)
def test_all_languages_say_the_same_numbers_and_names(card: Card) -> None:
    numbers, names = {}, {}
    for lang in LANGUAGES:
        opening, closing = QUOTES[lang]
        text = card_text(lang, card).running_text()
        said = re.findall(f"{opening}([^{closing}]+){closing}", text)
        for name in said:
            text = text.replace(name, "")
        numbers[lang] = Counter(re.findall(r"\d+", text))
        slugs = {other.names.in_language(lang): other.slug for other in (*POOL, *MENTIONED.values())}
        for plural in {"en": "s", "nl": "s", "de": "n"}.get(lang, ""):
            slugs |= {other.names.in_language(lang) + plural: other.slug for other in POOL if other.is_token}
        shared = {table(lang, "words/series").get(word, word): word for word in SERIES}
        names[lang] = [slugs.get(name) or shared.get(name, name) for name in said]
    assert all(found == numbers["en"] for found in numbers.values()), numbers
    assert all(found == names["en"] for found in names.values()), names


@each("card", WITH_TEXT, ids=lambda card: card.slug)
def test_the_signs_of_the_skeleton_are_the_same(card: Card) -> None:
    texts = {lang: card_text(lang, card).running_text().replace("(s)", "") for lang in LANGUAGES}
    for sign in (":", ";", "("):
        assert len({text.count(sign) for text in texts.values()}) == 1, (sign, texts)


def test_when_and_if_never_swap() -> None:
    when = {"en": "When ", "de": "Wenn ", "it": "Quando ", "nl": "Wanneer "}
    if_ = {"en": "If ", "de": "Falls ", "it": "Se ", "nl": "Als "}
    for slug, words in {"trap-hole": when, "sangan": if_, "mobius-the-frost-monarch": when}.items():
        for lang in LANGUAGES:
            assert card_text(lang, BY_SLUG[slug]).running_text().startswith(words[lang])


def test_a_registered_source_is_read() -> None:
    before = len(tuple(source.sentences("en")))
    source.register("test", lambda lang: ["One more."])
    try:
        assert len(tuple(source.sentences("en"))) == before + 1
    finally:
        source._SOURCES.pop("test")
    with pytest.raises(ValueError, match="xx"):
        list(source.sentences("xx"))


CONTROL = {
    "en": r"\b(you control|your opponent controls|they control)\b",
    "de": r"\bkontrollier(st|t)\b",
    "it": r"\bcontroll(i|a|at[oaie])\b",
    "nl": r"\bonder controle\b",
}


def test_who_controls_is_never_lost_on_the_way_to_a_language() -> None:
    said = {lang: tuple(source.sentences(lang, "samples")) for lang in LANGUAGES}
    for rows in zip(*said.values(), strict=True):
        counts = {len(re.findall(CONTROL[lang], text)) for lang, text in zip(said, rows, strict=True)}
        assert len(counts) == 1, rows


def _may_choose_inside(effect: Activated) -> bool:
    """An effect that is not optional as a whole says "you can" of a part that the player may omit."""
    whole = effect.optional and effect.kind is not EffectKind.ACTIVATION
    return not whole and any(isinstance(one, Optional) for _, one in walk(effect.operation))


def _offers(operation: Operation | None) -> bool:
    """Whether a part of an operation is optional for the player who uses it."""
    match operation:
        case Join(_, first, second):
            return _offers(first) or _offers(second)
        case Optional(_, by):
            return by is Side.YOU
        case Apply(May(Verb.ACTIVATE)):
            return True
        case _:
            return False


@each("card", WITH_TEXT, ids=lambda card: card.slug)
def test_can_is_used_exactly_where_the_player_may_choose(card: Card) -> None:
    can = {
        "en": r"(you|either player) can ",
        "de": r"\b(du kannst|kannst du|jeder spieler kann) ",
        "it": r"(?<!non )\b(puoi|qualsiasi giocatore può) ",
        "nl": r"\b(je mag|mag je|elke speler mag) ",
    }
    for lang in LANGUAGES:
        for effect, spans in zip(card.effects, card_text(lang, card).effects, strict=True):
            if not isinstance(effect, Activated) or _may_choose_inside(effect):
                continue
            text = "".join(span.text for span in spans if span.role != "limit")
            guarded = any(target.if_ is not None for target in effect.targets)
            only_if = effect.operation is None and effect.if_ is not None  # "you can only activate this card if"
            may = (effect.optional and effect.kind is not EffectKind.ACTIVATION) or guarded or _offers(effect.operation)
            assert bool(re.search(can[lang], text, re.IGNORECASE)) == (may or only_if), text
