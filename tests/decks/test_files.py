"""Deck files, lists and records: what is written can be read again, and no file content can do harm."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebook.decks.checks import DeckList, check_deck
from rulebook.decks.limits import ListError, load_limits, read_limits
from rulebook.decks.ydk import DeckFileError, load_ydk, read_ydk, write_ydk
from rulebook.explain.decks import deck_faults
from rulebook.language.sentences.render import text
from rulebook.languages import LANGUAGES
from rulebook.notation.record import RecordError, opening_of, read_record, replay, write_record
from rulebook.shelf import open_book
from rulebook.solver.soak import random_duel
from tutor_app.commands.main import main

DECKS = sorted((Path(__file__).parents[2] / "scenarios" / "data" / "decks").glob("*.ydk"))


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
@pytest.mark.parametrize("ruleset", ["2014", "classic"])
def test_the_sample_decks_have_forty_cards_and_are_allowed(path: Path, ruleset: str) -> None:
    deck = load_ydk(path)
    assert len(deck.main) == 40
    assert check_deck(open_book(ruleset), deck, load_limits().allowed) == ()


def test_a_deck_file_is_read_as_it_was_written() -> None:
    deck = DeckList((3, 1, 1), (7,), (9, 8))
    assert read_ydk(write_ydk(deck)) == deck
    assert read_ydk("#created by me\r\n#main\r\n3\r\n 1 \r\n1\r\n#extra\r\n7\r\n!side\r\n9\r\n8\r\n") == deck
    assert read_ydk("\ufeff#main\n5\n") == DeckList((5,))
    assert read_ydk("") == DeckList()


@pytest.mark.parametrize(
    "bad",
    [
        "#main\nsangan\n",
        "#main\n-1\n",
        "#main\n1e9\n",
        "#main\n12345678901\n",
        "#main\n٣\n",
        "1\n" * 501,
        "x" * 200_000,
    ],
)
def test_a_deck_file_that_is_none_is_refused(bad: str) -> None:
    with pytest.raises(DeckFileError):
        read_ydk(bad)


def test_a_list_names_itself_and_counts_copies() -> None:
    limits = read_limits("#[x]\n!mine\n55144522 0 --Pot of Greed\n33396948 1\n5 2\n!another\n5 0\n")
    assert limits.name == "mine"
    assert limits.allowed == {55144522: 0, 33396948: 1, 5: 2}


@pytest.mark.parametrize("bad", ["55144522", "55144522 3", "pot 0", "5 0 Pot of Greed", "5\n" * 1_100_000])
def test_a_list_that_is_none_is_refused(bad: str) -> None:
    with pytest.raises(ListError):
        read_limits(bad)


def test_the_bundled_list_names_known_cards_correctly() -> None:
    path = Path(__file__).parents[2] / "rulebook" / "decks" / "limits_2014.txt"
    book = open_book("2014")
    for line in path.read_text(encoding="utf-8").splitlines():
        number, _, name = line.partition(" --")
        if name and not line.startswith("#") and (card := book.by_number.get(int(number.split()[0]))):
            assert card.names.en == name
    assert set(load_limits().allowed.values()) <= {0, 1, 2}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_is_reported(lang: str) -> None:
    book = open_book("2014")
    sangan = book.by_slug["sangan"].number
    token = next(card.number for card in book.cards if card.is_token)
    deck = DeckList((sangan,) * 4 + (token, 4), (sangan,), (sangan,) * 16)
    failures = check_deck(book, deck, {sangan: 0})
    assert {one.check for one in failures} >= {
        "deck.main.few", "deck.side.many", "deck.copies", "deck.forbidden", "deck.token", "deck.unknown",
        "deck.extra.kind",
    }  # fmt: skip
    for explanation in deck_faults(book, failures):
        assert len(text(lang, explanation)) > 20


def test_a_record_plays_to_the_same_end() -> None:
    book = open_book("2014")
    decks = [load_ydk(path).deck for path in DECKS[:2]]
    lines = random_duel(book, decks, 5)
    written = write_record(book, decks, lines)
    record = read_record(written)
    assert list(record.lines) == lines
    *_, (_, _, played) = replay(book, record)
    assert played.state.winner >= 0
    again = write_record(book, decks, (line for line, _, _ in replay(book, record)))
    assert again == written


@pytest.mark.parametrize(
    ("bad", "said"),
    [
        ("", "begins with"),
        ("you: pass", "begins with"),
        ("duel 1\nyou deck: Sangan!\n", "is no card"),
        ("duel 1\nyou deck: sangan x99, jinzo x99, heavy-storm x99\n", "more than"),
        ("duel 1\n" + "you: pass\n" * 20_001, "more than"),
        ("x" * 1_000_001, "longer"),
    ],
)
def test_a_record_that_is_none_is_refused(bad: str, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        read_record(bad)


def test_a_record_that_cannot_be_played_says_where() -> None:
    book = open_book("2014")
    with pytest.raises(RecordError, match="no card is called 'nobody'"):
        opening_of(book, read_record("duel 1\nyou deck: nobody\n"))
    with pytest.raises(RecordError, match="play 2"):
        list(replay(book, read_record("duel 1\n\nchance: toss 1\nopponent: yes\n")))


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = (str(path) for path in DECKS[:2])
    assert main(["deck", first]) == 0
    assert "0 faults" in capsys.readouterr().out
    bad = tmp_path / "bad.ydk"
    bad.write_text("#main\n5\n", encoding="utf-8")
    assert main(["deck", str(bad), "--lang", "de"]) == 1
    assert "Nummer 5" in capsys.readouterr().out
    assert main(["deck", str(tmp_path / "none.ydk")]) == 2
    capsys.readouterr()
    assert main(["duel", first, second, "--seed", "3"]) == 0
    record = tmp_path / "record.txt"
    record.write_text("\n".join(capsys.readouterr().out.splitlines()[:40]), encoding="utf-8")
    assert main(["replay", str(record), "--lang", "it"]) == 0
    assert "1. chance: toss" in capsys.readouterr().out
    record.write_text("duel 1\n\nnobody: pass\n", encoding="utf-8")
    assert main(["replay", str(record)]) == 2
