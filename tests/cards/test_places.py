"""Where cards and their examples stand, and the words that cards are declared with."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from rulebook.cards import DECLARED_IN, POOL, words
from rulebook.vocabulary.effects import Card
from scenarios.catalogue.card_examples import examples
from tutor_app.reports.card_language import modules
from tutor_app.reports.coverage import sort_of

ROOT = Path(__file__).parents[2]


def places(card: Card) -> set[str]:
    """The two places where a card may stand: the file of its kind, or that of its letter in the folder of the kind."""
    kind = sort_of(card).lower().replace("-", "_").replace(" ", "_")
    first = next(sign for sign in card.names.en.lower() if sign.isalnum())
    return {kind, f"{kind}/{first if first.isalpha() else 'digits'}"}


def both_ways(files: Iterable[str]) -> set[str]:
    """The kinds that have a file and a folder too."""
    found = set(files)
    return {file for file in found if any(other.startswith(f"{file}/") for other in found)}


DECLARED = {slug: path.removeprefix("rulebook/cards/").removesuffix(".py") for slug, path in DECLARED_IN.items()}


@pytest.mark.parametrize("card", POOL, ids=lambda card: card.slug)
def test_a_card_is_in_the_file_of_its_kind_and_letter(card: Card) -> None:
    assert DECLARED[card.slug] in places(card)


def test_an_example_is_in_the_file_of_its_first_card() -> None:
    by_slug = {card.slug: card for card in POOL}
    wrong = [(one.id, one.board.file) for one in examples() if one.board.file not in places(by_slug[one.cards[0]])]
    assert wrong == []


def test_a_kind_is_a_file_or_a_folder() -> None:
    assert both_ways(DECLARED.values()) == set()
    assert both_ways(one.board.file for one in examples()) == set()


def test_cards_are_in_alphabetical_order() -> None:
    for one, next_ in pairwise(POOL):
        if DECLARED[one.slug] == DECLARED[next_.slug]:
            assert one.names.en.casefold() < next_.names.en.casefold(), DECLARED[one.slug]


def public(module: ModuleType) -> set[str]:
    """What a module of the vocabulary defines for cards: its own classes and functions, and values that are pieces."""
    return {
        name
        for name, value in vars(module).items()
        if getattr(value, "__module__", "") == module.__name__ and not isinstance(value, Enum) and name[0] != "_"
    }


@pytest.mark.parametrize("module", list(modules()), ids=lambda module: module.__name__)
def test_every_word_of_the_vocabulary_can_be_used_in_a_card(module: ModuleType) -> None:
    assert public(module) - set(words.__all__) == set()


def test_card_files_import_their_words_only() -> None:
    for file in {ROOT / path for path in DECLARED_IN.values()}:
        lines = file.read_text(encoding="utf-8").splitlines()
        found = [line for line in lines if line.startswith(("import ", "from "))]
        assert found == ["from rulebook.cards.words import *"], file
