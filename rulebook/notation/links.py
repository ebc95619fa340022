"""A line of play encoded for a URL: ``1.<digest>.<moves>``, letters, digits, dots, - and _ only."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rulebook.engine.core.actions import Action, ActionKind

VERSION = "1"
LONGEST = 2000
"""Maximum number of characters, and of moves."""
ANSWER, SELECT, NEXT = 29, 30, 31
"""Moves of a lesson that are not actions: a question was answered, a card was opened, the Chain was continued."""

_KINDS = {int(kind) for kind in ActionKind} | {ANSWER, SELECT, NEXT}
_WORD = re.compile(r"^1\.([0-9a-f]{8})\.([A-Za-z0-9_-]*)$")


class Move(NamedTuple):
    """One action of a line of play. ``automatic``: nobody chose it (a forced pass, the script, the opponent)."""

    action: Action
    automatic: bool = False


class BadLink(ValueError):
    """The code is damaged, too long, or of another version."""


def _number(value: int) -> Iterator[int]:
    """Yield a number as a varint: seven bits per byte, lowest first."""
    while value > 127:
        yield value & 127 | 128
        value >>= 7
    yield value


def encode(digest: str, moves: Iterable[Move]) -> str:
    """Encode a line played from the scenario with this content digest.

    Raises:
        BadLink: the line is too long for a URL.
    """
    raw = bytearray()
    for action, automatic in moves:
        extra = bool(action.index or action.value)
        raw.append(action.kind | automatic << 5 | extra << 6)
        raw += bytes(_number(action.card + 1 << 2 | action.player + 1))
        if extra:
            raw += bytes((*_number(action.index), *_number(action.value)))
    packed = zlib.compress(bytes(raw), 9) if raw else b""
    word = f"{VERSION}.{digest}.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"
    if len(word) > LONGEST:
        raise BadLink("the line is too long")
    return word


def decode(word: str) -> tuple[str, tuple[Move, ...]]:
    """Decode a code into its content digest and moves, which are well-formed but not necessarily legal.

    Raises:
        BadLink: it is not a valid code.
    """
    found = _WORD.match(word) if len(word) <= LONGEST else None
    if not found:
        raise BadLink("not a line")
    digest, text = found.groups()
    if not text:
        return digest, ()
    try:
        packed = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        raw = unpacker.decompress(packed, LONGEST * 8)
    except (binascii.Error, zlib.error):
        raise BadLink("damaged") from None
    if unpacker.unconsumed_tail or not unpacker.eof:
        raise BadLink("damaged or too long")
    moves = tuple(_moves(iter(raw)))
    if len(moves) > LONGEST:
        raise BadLink("too many moves")
    return digest, moves


def _read(raw: Iterator[int]) -> int:
    value = shift = 0
    for byte in raw:
        value |= (byte & 127) << shift
        if byte < 128:
            return value
        shift += 7
        if shift > 28:
            break
    raise BadLink("damaged")


def _moves(raw: Iterator[int]) -> Iterator[Move]:
    for head in raw:
        where = _read(raw)
        index, value = (_read(raw), _read(raw)) if head & 64 else (0, 0)
        kind, player = head & 31, (where & 3) - 1
        if kind not in _KINDS or head & 128 or player > 1:
            raise BadLink("damaged")
        yield Move(Action(kind, player, (where >> 2) - 1, index, value), bool(head & 32))
