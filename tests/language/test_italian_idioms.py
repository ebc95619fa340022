"""Words of Italian that a native writes, in sentences, messages and scenarios alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulebook.cards import BY_SLUG
from rulebook.explain import Explanation
from rulebook.explain.things import Reader
from rulebook.explain.tree import Thing, Who, Word
from rulebook.language.sentences.passages import behind_colon
from rulebook.language.sentences.render import Depth, text
from rulebook.language.words.spans import Span
from rulebook.languages import FOLDERS
from rulebook.vocabulary.terms import CardKind
from tests.explain.happenings import BOOK, SANGAN, STORM

ITALIAN = FOLDERS["it"]
SCENARIOS = Path(__file__).parents[2] / "scenarios" / "data"


def lines() -> Iterator[str]:
    for path in ITALIAN.rglob("*.toml"):
        if "search" not in path.parts:
            yield from path.read_text(encoding="utf-8").splitlines()
    for path in SCENARIOS.rglob("*.toml"):
        yield from path.read_text(encoding="utf-8").splitlines()


def test_a_duel_nobody_wins_is_a_pareggio_and_a_card_just_says_its_text() -> None:
    assert not [line for line in lines() if re.search(r"\bpatta\b|\bparole nostre", line, re.IGNORECASE)]


@pytest.mark.parametrize(
    ("node", "trap", "monster"),
    [
        ("exercise.if.first", "stata attivata per ultima", "stato attivato per ultimo"),
        ("exercise.if.last", "stata attivata per prima", "stato attivato per primo"),
        ("exercise.if.set-now", "stata Posizionata", "stato Posizionato"),
    ],
)
def test_what_was_done_to_a_card_agrees_with_its_kind(node: str, trap: str, monster: str) -> None:
    reader = Reader(BOOK, 0)
    assert trap in text("it", Explanation(node, (("card", reader.thing(STORM)),)))
    assert monster in text("it", Explanation(node, (("card", reader.thing(SANGAN)),)))


def test_a_participle_agrees_with_a_noun_that_is_said() -> None:
    card = BY_SLUG["exiled-force"]
    given = (
        ("act", Word("action", "activate")), ("actor", Who.YOU),
        ("card", Thing(1, BY_SLUG["trap-hole"].names, CardKind.TRAP, Who.YOU)),
        ("answers", Thing(2, card.names, card.kind, Who.OPPONENT)),
    )  # fmt: skip
    said = text("it", Explanation("refused.activate.event.summon-over", given))
    assert "Il mostro “Forza Esiliata” è già stato Evocato" in said


@pytest.mark.parametrize(
    ("lang", "quoted", "said"),
    [
        ("it", "Pesca 1 carta", "pesca 1 carta"),
        ("it", "I mostri non possono attaccare", "i mostri non possono attaccare"),
        ("it", "L'ATK del mostro diventa 0", "l'ATK del mostro diventa 0"),
        ("it", "Evoca Specialmente questa carta", "Evoca Specialmente questa carta"),
        ("it", "SCOPRI", "SCOPRI"),
        ("it", "“Jinzo” non può attaccare", "“Jinzo” non può attaccare"),
        ("en", "Draw 1 card", "Draw 1 card"),
    ],
)
def test_what_a_card_says_begins_small_behind_a_colon_unless_a_term_begins_it(
    lang: str, quoted: str, said: str
) -> None:
    assert behind_colon(lang, (Span("text", quoted),)) == (Span("text", said),)


def test_who_a_card_of_the_opponent_speaks_to_is_told_without_quoting_a_pronoun_that_italian_drops() -> None:
    assert not [line for line in lines() if re.search(r"“tu” è", line)]


def test_cards_from_the_top_of_a_deck_are_not_said_to_be_mostri_twice() -> None:
    given = (
        ("player", Who.YOU), ("source", Reader(BOOK, 0).thing(STORM)), ("cards", (Reader(BOOK, 0).thing(SANGAN),) * 2),
    )  # fmt: skip
    said = text("it", Explanation("excavated", given), depth=Depth.SIMPLE)
    assert not re.search(r"\bMostri\b", said), said
    assert said.endswith("dalla cima del Deck.")
