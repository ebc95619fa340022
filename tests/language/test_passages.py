"""Parts of a card's text quoted on their own: in refusals and in the list of a card's clauses."""

from __future__ import annotations

import re

import pytest

from rulebook.cards import BY_SLUG, POOL
from rulebook.explain.tree import Explanation, Passage, Who, Word
from rulebook.language.card_text.card_text import card_text
from rulebook.language.samples.frames import MONSTER
from rulebook.language.sentences.passages import whole_names
from rulebook.language.sentences.render import frames, pattern, text
from rulebook.language.sentences.templates import Slot
from rulebook.languages import LANGUAGES
from rulebook.vocabulary.effects import Activated, Card
from tests.each import each

TARGETING = [card for card in POOL if any(isinstance(effect, Activated) and effect.targets for effect in card.effects)]
CONDITIONED = [
    (card, place)
    for card in POOL
    for place, effect in enumerate(card.effects)
    if isinstance(effect, Activated) and (effect.event or effect.if_ or effect.recheck or effect.window)
]
ADVERBS = {
    "en": r"^(And|Then)\b|\bthen target\b",
    "de": r"^(Und|Dann)\b|\bdann\b",
    "it": r"^(E|Ed|Poi)\b|\bpoi\b",
    "nl": r"^(En|Daarna)\b|\bdaarna\b",
}
ORDERS = {"en": "Target", "de": "Wähle", "it": "scegli", "nl": "Kies"}


def quoted(lang: str, card: Card) -> str:
    """The quotation from the card's first effect with targets in the refusal for lack of a target."""
    places = [at for at, one in enumerate(card.effects) if isinstance(one, Activated) and one.targets]
    passage = Passage(card, card.effects[places[0]], places[0], "target")
    arguments = (
        ("act", Word("action", "activate")), ("actor", Who.YOU), ("card", MONSTER), ("passage", passage),
    )  # fmt: skip
    said = text(lang, Explanation("refused.activate.target.text", arguments))
    return said.partition(": ")[2].partition(": ")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@each("card", TARGETING, ids=lambda card: card.slug)
def test_a_quoted_target_clause_stands_alone(card: Card, lang: str) -> None:
    said = quoted(lang, card)
    assert said
    assert not re.search(ADVERBS[lang], said), said
    guarded = any(isinstance(one, Activated) and one.targets and one.targets[0].if_ for one in card.effects)
    assert said.startswith(ORDERS[lang]) != guarded, said


def conditioned(lang: str, card: Card, place: int) -> str:
    """The quotation from an effect of the card in the refusal for lack of its condition."""
    passage = Passage(card, card.effects[place], place, "condition")
    arguments = (
        ("act", Word("action", "activate")), ("actor", Who.YOU), ("card", MONSTER), ("passage", passage),
        ("counts", 0),
    )  # fmt: skip
    return text(lang, Explanation("refused.activate.condition.text", arguments)).partition(". ")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_quoted_cost_in_the_infinitive_begins_as_after_you_can(lang: str) -> None:
    card = BY_SLUG["breaker-the-magical-warrior"]
    places = [at for at, one in enumerate(card.effects) if isinstance(one, Activated) and one.cost]
    passage = Passage(card, card.effects[places[0]], places[0], "cost")
    arguments = (
        ("act", Word("action", "activate")), ("actor", Who.YOU), ("card", MONSTER), ("passage", passage),
        ("stock", Word("stock", "none")), ("have", 0), ("held", 0), ("besides", 0),
    )  # fmt: skip
    said = text(lang, Explanation("refused.activate.cost.cards.text", arguments)).split(": ")[2]
    assert not said[:1].isupper(), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_quoted_condition_has_words(lang: str) -> None:
    assert [card.slug for card, place in CONDITIONED if not conditioned(lang, card, place).strip(".")] == []
    assert [card.slug for card, place in CONDITIONED if ": ." in conditioned(lang, card, place)] == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "During the turn you activate this card, you cannot Summon other monsters."),
        ("de", "In dem Spielzug, in dem du diese Karte aktivierst, kannst du keine anderen Monster beschwören."),
        ("it", "nel turno in cui attivi questa carta, non puoi Evocare altri mostri."),
        ("nl", "In de beurt waarin je deze kaart activeert, kun je geen andere monsters oproepen."),
    ],
)
def test_a_condition_worded_as_a_prohibition_quotes_it(lang: str, said: str) -> None:
    assert conditioned(lang, BY_SLUG["scapegoat"], 0).partition(": ")[2] == said


@pytest.mark.parametrize("lang", LANGUAGES)
@each("card", TARGETING, ids=lambda card: card.slug)
def test_a_listed_target_clause_stands_alone(card: Card, lang: str) -> None:
    for clause in card_text(lang, card).clauses:
        if clause.role == "target":
            assert not re.search(ADVERBS[lang], clause.text), clause.text


@pytest.mark.parametrize(("lang", "joint"), [("en", " and "), ("de", " und "), ("it", " e "), ("nl", " en ")])
def test_two_targets_are_joined_as_the_card_joins_them(lang: str, joint: str) -> None:
    said = quoted(lang, BY_SLUG["book-of-life"])
    assert joint in said
    assert "," not in said
    running = whole_names(lang, card_text(lang, BY_SLUG["book-of-life"]).running_text())
    assert said.rstrip(".").lower() in running.lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_itself_keeps_its_adverb(lang: str) -> None:
    words = {"en": ", then target", "de": " und dann ", "it": ", poi ", "nl": " en daarna "}
    assert words[lang] in card_text(lang, BY_SLUG["dd-crow"]).running_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whom_a_quoted_card_speaks_of_is_said_right_behind_the_quotation(lang: str) -> None:
    made = pattern(lang, "refused.activate.cost.cards.text", "activate", theirs="you")
    at = next(at for at, piece in enumerate(made) if isinstance(piece, Slot) and piece.name == "passage")
    assert str(made[at + 1]).startswith(f". {frames(lang)['passage.theirs.you']}")
