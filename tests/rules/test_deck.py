"""Deck rules: each tested with a Deck that violates only that rule."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rulebook.decks.checks import DeckList, check_deck
from rulebook.decks.match import trade_faults
from rulebook.engine.core.book import Book
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import MonsterKind
from tests.rules.marks import rule


def numbers(book: Book, kind: MonsterKind | None = None) -> list[int]:
    """Cards of the Main Deck, or the monsters of a kind."""
    found = []
    for card in book.cards:
        kinds = card.stats.kinds if card.stats else ()
        outside = any(one in kinds for one in ("fusion", "synchro", "xyz", "token"))
        if (kind is None and not outside) or (kind is not None and kind in kinds):
            found.append(card.number)
    return sorted(found)


def main(book: Book, size: int) -> tuple[int, ...]:
    """A number of cards for a Main Deck, one of each."""
    return tuple(numbers(book)[:size])


def with_kind(book: Book, kind: MonsterKind, count: int = 1) -> tuple[Book, tuple[int, ...]]:
    """Cards of a kind: the declared ones, or derived from another card if none is declared yet."""
    found = numbers(book, kind)[:count]
    missing = count - len(found)
    pattern = next(card for card in book.cards if card.stats is not None and card.stats.kinds == ("normal",))
    assert pattern.stats is not None
    made = tuple(
        replace(
            pattern,
            number=900_000_000 + at,
            slug=f"made-{at}",
            names=replace(pattern.names, en=f"Made {at}"),
            stats=replace(pattern.stats, kinds=(kind,)),
        )
        for at in range(missing)
    )
    return Book(book.ruleset, (*book.cards, *made), book.left_out), (*found, *(card.number for card in made))


def faults(book: Book, deck: DeckList, **options: object) -> list[str]:
    return [fault.check for fault in check_deck(book, deck, **options)]  # type: ignore[arg-type]


def test_a_deck_of_forty_different_cards_is_allowed() -> None:
    for ruleset in ("2014", "classic"):
        book = open_book(ruleset)
        assert faults(book, DeckList(main(book, 40))) == []


def test_a_number_of_no_card_is_a_fault() -> None:
    book = open_book("2014")
    assert faults(book, DeckList((*main(book, 40), 4))) == ["deck.unknown"]


@rule("deck.main.size")
def test_forty_to_sixty_cards() -> None:
    book = open_book("2014")
    assert faults(book, DeckList(main(book, 39))) == ["deck.main.few"]
    assert faults(book, DeckList(main(book, 60))) == []
    assert faults(book, DeckList(main(book, 61))) == ["deck.main.many"]


@rule("deck.main.size.classic")
def test_the_old_rules_set_no_upper_limit() -> None:
    book = open_book("classic")
    assert faults(book, DeckList(main(book, 39))) == ["deck.main.few"]
    assert faults(book, DeckList(main(book, 75))) == []


@rule("deck.copies")
def test_three_of_a_name_in_all_decks_together() -> None:
    book = open_book("2014")
    cards = main(book, 38)
    three = DeckList((*cards, cards[0], cards[1]), (), (cards[0],))
    assert faults(book, three) == []
    four = three._replace(side=(cards[0], cards[0]))
    assert faults(book, four) == ["deck.copies"]
    book, fusion = with_kind(book, MonsterKind.FUSION)
    assert faults(book, DeckList(main(book, 40), fusion * 3, fusion)) == ["deck.copies"]


@rule("deck.copies.classic")
def test_the_old_rules_count_deck_and_side_deck() -> None:
    book = open_book("classic")
    cards = main(book, 60)
    rest = cards[40:54]
    assert faults(book, DeckList((*cards[:40], cards[0], cards[0]), (), (cards[0], *rest))) == ["deck.copies"]


@rule("deck.same-name")
def test_equal_names_are_the_same_card() -> None:
    book = open_book("2014")
    pattern = book.by_number[main(book, 1)[0]]
    other = replace(pattern, number=900_000_100, slug="other-picture")
    book = Book(book.ruleset, (*book.cards, other), book.left_out)
    cards = tuple(number for number in main(book, 41) if number != pattern.number)[:36]
    assert faults(book, DeckList((*cards, *[pattern.number] * 2, *[other.number] * 2))) == ["deck.copies"]


@rule("deck.forbidden")
@pytest.mark.parametrize("ruleset", ["2014", "classic"])
def test_a_forbidden_card_is_in_no_deck(ruleset: str) -> None:
    book = open_book(ruleset)
    cards = main(book, 40)
    assert faults(book, DeckList(cards), limits={cards[0]: 0}) == ["deck.forbidden"]
    assert faults(book, DeckList(cards), limits={1: 0}) == []


@rule("deck.limited")
@pytest.mark.parametrize("ruleset", ["2014", "classic"])
def test_a_limited_card_is_there_once(ruleset: str) -> None:
    book = open_book(ruleset)
    cards = main(book, 40)
    assert faults(book, DeckList(cards), limits={cards[0]: 1}) == []
    assert faults(book, DeckList((*cards, cards[0])), limits={cards[0]: 1}) == ["deck.limited"]


@rule("deck.semi-limited")
def test_a_semi_limited_card_is_there_twice() -> None:
    book = open_book("2014")
    cards = main(book, 40)
    assert faults(book, DeckList(cards, (), (cards[0],)), limits={cards[0]: 2}) == []
    three = DeckList((*cards, cards[0]), (), (cards[0],))
    assert faults(book, three, limits={cards[0]: 2}) == ["deck.semi-limited"]


@rule("deck.restriction-list.scope")
def test_casual_play_may_ignore_the_list() -> None:
    book = open_book("2014")
    cards = main(book, 40)
    assert faults(book, DeckList(cards), limits={cards[0]: 0}, official=True) == ["deck.forbidden"]
    assert faults(book, DeckList(cards), limits={cards[0]: 0}, official=False) == []


@rule("deck.extra.size")
def test_at_most_fifteen_cards_in_the_extra_deck() -> None:
    book, fusions = with_kind(open_book("2014"), MonsterKind.FUSION, 16)
    assert faults(book, DeckList(main(book, 40), fusions[:15])) == []
    assert faults(book, DeckList(main(book, 40), fusions)) == ["deck.extra.many"]


@rule("deck.extra.contents")
def test_fusion_synchro_and_xyz_monsters_and_no_others_are_in_the_extra_deck() -> None:
    book = open_book("2014")
    extra: tuple[int, ...] = ()
    for kind in (MonsterKind.FUSION, MonsterKind.SYNCHRO, MonsterKind.XYZ):
        book, found = with_kind(book, kind)
        extra += found
    cards = main(book, 41)
    assert faults(book, DeckList(cards[:40], extra)) == []
    assert faults(book, DeckList(cards[:40], (*extra, cards[40]))) == ["deck.extra.kind"]
    assert faults(book, DeckList((*cards[:40], extra[0]))) == ["deck.main.kind"]


@rule("deck.extra.not-counted")
def test_the_extra_deck_does_not_help_to_forty() -> None:
    book, fusions = with_kind(open_book("2014"), MonsterKind.FUSION, 5)
    assert faults(book, DeckList(main(book, 39), fusions)) == ["deck.main.few"]


@rule("deck.fusion.not-counted.classic")
def test_the_old_fusion_deck_does_not_help_to_forty() -> None:
    book, fusions = with_kind(open_book("classic"), MonsterKind.FUSION, 5)
    assert faults(book, DeckList(main(book, 39), fusions)) == ["deck.main.few"]


@rule("deck.fusion.classic")
def test_the_old_fusion_deck_holds_fusion_monsters_only_and_any_number() -> None:
    book, fusions = with_kind(open_book("classic"), MonsterKind.FUSION, 20)
    cards = main(book, 41)
    assert faults(book, DeckList(cards[:40], fusions)) == []
    assert faults(book, DeckList(cards[:40], (cards[40],))) == ["deck.extra.kind"]


@rule("deck.ritual-in-main")
def test_ritual_monsters_are_in_the_main_deck() -> None:
    book, ritual = with_kind(open_book("2014"), MonsterKind.RITUAL)
    cards = tuple(number for number in main(book, 42) if number != ritual[0])[:40]
    assert faults(book, DeckList((*cards[:39], ritual[0]))) == []
    assert faults(book, DeckList(cards, ritual)) == ["deck.extra.ritual"]


@rule("deck.token-excluded")
def test_tokens_are_in_no_deck() -> None:
    book, token = with_kind(open_book("2014"), MonsterKind.TOKEN)
    cards = main(book, 40)
    for deck in (DeckList((*cards, *token)), DeckList(cards, token), DeckList(cards, (), token)):
        assert faults(book, deck) == ["deck.token"]


@rule("deck.side.size")
def test_at_most_fifteen_cards_in_the_side_deck() -> None:
    book = open_book("2014")
    cards = main(book, 56)
    assert faults(book, DeckList(cards[:40], (), cards[40:55])) == []
    assert faults(book, DeckList(cards[:40], (), cards[40:56])) == ["deck.side.many"]


@rule("deck.side.size.classic")
def test_the_old_side_deck_has_fifteen_cards_or_none() -> None:
    book = open_book("classic")
    cards = main(book, 56)
    assert faults(book, DeckList(cards[:40])) == []
    assert faults(book, DeckList(cards[:40], (), cards[40:55])) == []
    assert faults(book, DeckList(cards[:40], (), cards[40:54])) == ["deck.side.exact"]


# Trading between duels ----------------------------------------------------------------------------


def traded(book: Book, new: DeckList) -> list[str]:
    cards = main(book, 55)
    return [fault.check for fault in trade_faults(book, DeckList(cards[:40], (), cards[40:55]), new)]


@rule("deck.side.swap")
def test_cards_are_traded_one_for_one_with_the_side_deck() -> None:
    book = open_book("2014")
    cards = main(book, 56)
    assert traded(book, DeckList((cards[40], *cards[1:40]), (), (cards[0], *cards[41:55]))) == []
    assert traded(book, DeckList((cards[55], *cards[1:40]), (), cards[40:55])) == ["side.cards"]


@rule("deck.side.swap.count")
def test_the_side_deck_keeps_its_size() -> None:
    book = open_book("2014")
    cards = main(book, 55)
    assert "side.count" in traded(book, DeckList(cards[:41], (), cards[41:55]))


@rule("deck.side.swap.classic")
def test_under_the_old_rules_the_deck_keeps_its_size_and_the_fusion_deck_its_cards() -> None:
    book, fusions = with_kind(open_book("classic"), MonsterKind.FUSION, 2)
    cards = main(book, 55)
    old = DeckList(cards[:40], fusions[:1], (*cards[40:54], fusions[1]))
    assert trade_faults(book, old, old._replace(main=(cards[40], *cards[1:40]), side=(cards[0], *old.side[1:]))) == ()
    new = old._replace(extra=fusions[1:], side=(*cards[40:54], fusions[0]))
    assert [fault.check for fault in trade_faults(book, old, new)] == ["side.extra"]
    assert [fault.check for fault in trade_faults(book, old, old._replace(main=cards[:39]))] == ["side.cards"]
