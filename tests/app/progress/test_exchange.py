"""The file with a visitor's answers: what was written is read again, and nothing hostile is."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor_app.progress.exchange import LARGEST, MOST, FileError, Wrong, read, written
from tutor_app.progress.results import Item, ItemKind, Result

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)

RESULTS = st.builds(
    Result,
    st.builds(Item, st.sampled_from(ItemKind), st.sampled_from(["may-i.1a", "lesson.first-attack#3", "puzzle.x"])),
    st.booleans(),
    st.datetimes(datetime(2020, 1, 1), datetime(2026, 2, 1), timezones=st.just(UTC)),
    st.lists(st.sampled_from(["battle.declare", "mechanic.D5"]), max_size=3).map(tuple),
)


@given(st.lists(RESULTS, max_size=20))
def test_what_is_written_is_read_again(results: list[Result]) -> None:
    assert read(written(results).encode(), NOON) == tuple(results)


def test_the_file_of_most_answers_may_be_read() -> None:
    one = Result(Item(ItemKind.EXERCISE, "predict.01234567"), True, NOON, ("battle.declare", "mechanic.D5"))
    assert len(written([one] * 100)) * (MOST // 100) < LARGEST


def made(**changes: object) -> bytes:
    entry = {"kind": "exercise", "id": "may-i.1", "right": True, "at": "2026-02-01T12:00:00+00:00", "rules": []}
    found: dict[str, object] = {"format": "duel-tutor-progress", "version": 1, "answers": [entry]}
    for name, value in changes.items():
        (entry if name in entry else found)[name] = value
    return json.dumps(found).encode()


@pytest.mark.parametrize(
    ("content", "wrong"),
    [
        (b"", Wrong.BROKEN),
        (b"\xff\xfe\x00", Wrong.BROKEN),
        (b"[" * 100_000, Wrong.BROKEN),
        (b"[]", Wrong.OTHER),
        (b'{"format": "another"}', Wrong.OTHER),
        (b" " * (LARGEST + 1), Wrong.LARGE),
        (made(version=2), Wrong.NEWER),
        (made(version="1"), Wrong.BROKEN),
        (made(answers={}), Wrong.BROKEN),
        (made(id="<script>"), Wrong.BROKEN),
        (made(id="x" * 300), Wrong.BROKEN),
        (made(kind="secret"), Wrong.BROKEN),
        (made(at="yesterday"), Wrong.BROKEN),
        (made(at="2026-02-01T12:00:00"), Wrong.BROKEN),
        (made(rules=["a b"]), Wrong.BROKEN),
        (made(rules=["a"] * 100), Wrong.BROKEN),
    ],
)
def test_a_file_that_cannot_be_read_is_named(content: bytes, wrong: Wrong) -> None:
    assert read(made(), NOON)
    with pytest.raises(FileError) as caught:
        read(content, NOON)
    assert caught.value.wrong is wrong


def test_answers_from_the_future_count_as_given_now() -> None:
    (late,) = read(made(at="2999-01-01T00:00:00+00:00"), NOON)
    (early,) = read(made(at="0001-01-01T00:00:00+00:00"), NOON)
    assert late.at == NOON
    assert early.at.year == 2000
    zone = timezone(timedelta(hours=2))
    assert read(made(at=datetime(2026, 1, 1, 12, tzinfo=zone).isoformat()), NOON)[0].at.hour == 10
