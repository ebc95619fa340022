"""The calls of a puzzle script: the script is parsed, and never run.

Only calls with constant arguments, and names for what a call returns, are read. Functions that the script defines are
cut out. Anything else, such as a loop or a condition, is named with its line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from lark import Lark, Token, Transformer, v_args
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from .lua_constants import CONSTANTS
from .lua_functions import without_functions
from .notes import Note, Unreadable, refused

LONGEST = 200_000
"""Maximum length of a script in characters."""
MOST_CALLS = 2_000
CODE_SIGNS = frozenset("{}[]#<>~/%^")
"""Signs that stand in code and in no call with constant arguments: of tables, lengths, comparisons and arithmetic."""
DEEPEST = 40
"""Maximum depth of parentheses."""

GRAMMAR = r"""
start: statement*
?statement: call -> alone | assignment | ";" -> nothing | KEYWORD -> code
assignment: "local"? NAME ("," NAME)* ("=" value ("," value)*)?
call: path "(" [value ("," value)*] ")" | path string -> short_call
    | call COLON NAME "(" [value ("," value)*] ")" -> chained_call
path: NAME ((DOT | COLON) NAME)*
?value: product | value "+" product -> add | value "|" product -> either | value "-" product -> less
      | value ".." product -> joined
?product: atom | product "*" atom -> times
?atom: NUMBER -> number | string | "true" -> true | "false" -> false | "nil" -> nil | call | path -> named
     | "(" value ")" | "-" atom -> negative
string: STRING | LONG_STRING
KEYWORD.3: /\b(and|break|do|elseif|else|end|for|function|goto|if|in|not|or|repeat|return|then|until|while)\b/
NAME: /[A-Za-z_][A-Za-z0-9_]*/
DOT: "."
COLON: ":"
NUMBER.2: /0[xX][0-9a-fA-F]{1,16}|[0-9]{1,19}(\.[0-9]+)?/
STRING: /"(\\.|[^"\\\n])*"|'(\\.|[^'\\\n])*'/
LONG_STRING: /\[(?P<many>=*)\[(.|\n)*?\](?P=many)\]/
COMMENT.4: /--\[(?P<more>=*)\[(.|\n)*?\](?P=more)\]|--[^\n]*/
%ignore COMMENT
%ignore /\s+/
"""

Value = Any
"""A number, a text, True, False, None, or a ``Call`` whose result is used."""


@dataclass(frozen=True, slots=True)
class Name:
    """A name that stands for something unknown."""

    text: str
    line: int


@dataclass(eq=False, slots=True)
class Call:
    """A call: its name with dots, its arguments, and its line. What it returns is the call itself.

    A method is called ``card:Name``, and ``on`` is what it is called on; ``written`` is what the script calls it.
    """

    name: str
    arguments: tuple[Value, ...]
    line: int
    on: Value = None
    written: str = ""


class _Code(Unreadable):
    """A script with a keyword of code in it."""


class _Reading(Transformer[Token, Any]):
    """Collects the calls while a script is parsed."""

    def __init__(self, passed_on: Mapping[str, str]) -> None:
        super().__init__()
        self.passed_on = passed_on
        self.calls: list[Call] = []
        self.names: dict[str, Value] = {}

    def start(self, _: list[Any]) -> list[Call]:
        return self.calls

    def nothing(self, _: list[Any]) -> None:
        return None

    def alone(self, _: list[Any]) -> None:
        return None

    def assignment(self, parts: list[Any]) -> None:
        names = list(takewhile(lambda part: isinstance(part, Token), parts))
        values = parts[len(names) :]
        more = bool(values) and isinstance(values[-1], Call)  # a call can return several values
        for at, name in enumerate(names):
            missing = Name(str(name), name.line or 0) if more else None
            self.names[str(name)] = values[at] if at < len(values) else missing

    def path(self, parts: list[Token]) -> Token:
        first = parts[0]
        return Token("PATH", "".join(parts), line=first.line)

    @v_args(inline=True)
    def call(self, path: Token, *arguments: Any) -> Call:
        return self._called(path, arguments)

    def _called(self, path: Token, arguments: tuple[Any, ...]) -> Call:
        before, colon, method = path.partition(":")
        on = self.names.get(before) if colon else None
        name = f"card:{method}" if colon else self.passed_on.get(path, str(path))
        return self._added(Call(name, tuple(arguments), path.line or 0, on, str(path)))

    def _added(self, made: Call) -> Call:
        self.calls.append(made)
        if len(self.calls) > MOST_CALLS:
            raise Unreadable(refused(made.line, "too-many-calls", MOST_CALLS))
        return made

    @v_args(inline=True)
    def short_call(self, path: Token, text: str) -> Call:
        return self._called(path, (text,))

    @v_args(inline=True)
    def chained_call(self, on: Call, colon: Token, name: Token, *arguments: Any) -> Call:
        return self._added(Call(f"card:{name}", tuple(arguments), colon.line or 0, on, f"{on.written}:{name}"))

    @v_args(inline=True)
    def named(self, path: Token) -> Value:
        text = str(path)
        if text in self.names:
            return self.names[text]
        return CONSTANTS.get(text, Name(text, path.line or 0))

    @v_args(inline=True)
    def number(self, token: Token) -> Value:
        if token.lower().startswith("0x"):
            return int(token, 16)
        return int(float(token)) if "." in token else int(token)

    @v_args(inline=True)
    def string(self, token: Token) -> str:
        if token.type == "LONG_STRING":
            mark = token.index("[", 1) + 1
            return str(token[mark:-mark])
        return str(token[1:-1]).replace('\\"', '"').replace("\\'", "'").replace("\\n", " ")

    def true(self, _: list[Any]) -> bool:
        return True

    def false(self, _: list[Any]) -> bool:
        return False

    def nil(self, _: list[Any]) -> None:
        return None

    @v_args(inline=True)
    def negative(self, value: Value) -> Value:
        return -value if isinstance(value, int) else value

    @v_args(inline=True)
    def add(self, one: Value, other: Value) -> Value:
        return one + other if isinstance(one, int) and isinstance(other, int) else _unknown(one, other)

    @v_args(inline=True)
    def less(self, one: Value, other: Value) -> Value:
        return one - other if isinstance(one, int) and isinstance(other, int) else _unknown(one, other)

    @v_args(inline=True)
    def times(self, one: Value, other: Value) -> Value:
        known = isinstance(one, int) and isinstance(other, int) and max(abs(one), abs(other)) < 1 << 32
        return one * other if known else _unknown(one, other)

    @v_args(inline=True)
    def joined(self, one: Value, other: Value) -> Value:
        return f"{one}{other}" if isinstance(one, int | str) and isinstance(other, int | str) else _unknown(one, other)

    @v_args(inline=True)
    def either(self, one: Value, other: Value) -> Value:
        return one | other if isinstance(one, int) and isinstance(other, int) else _unknown(one, other)


def _unknown(one: Value, other: Value) -> Value:
    return one if isinstance(one, Name) else other if isinstance(other, Name) else Name("?", 0)


def calls_of(text: str) -> tuple[tuple[Call, ...], tuple[Note, ...]]:
    """The calls of a script, in order, and what is left out of it; or where something in it is no call with constant
    arguments, the calls before that line and what it is.

    Raises:
        Unreadable: it is too long.
    """
    if len(text) > LONGEST:
        raise Unreadable(refused(0, "too-long", LONGEST))
    _check_depth(text)
    text, passed_on, notes = without_functions(text)
    reading = _Reading(passed_on)
    parser = Lark(
        GRAMMAR, parser="lalr", lexer="basic", transformer=reading, maybe_placeholders=False,
        lexer_callbacks={"KEYWORD": _refuse_code},
    )  # fmt: skip
    try:
        parser.parse(text)
    except UnexpectedToken as error:
        return _until(reading, notes, _no_call(error.token, error.line))
    except UnexpectedCharacters as error:
        key = "code" if error.char in CODE_SIGNS else "sign"
        return _until(reading, notes, refused(error.line, key, error.char))
    except _Code as error:
        return _until(reading, notes, *error.notes)
    except UnexpectedInput:
        raise Unreadable(refused(0, "ends")) from None
    return tuple(reading.calls), notes


def _until(reading: _Reading, notes: tuple[Note, ...], fault: Note) -> tuple[tuple[Call, ...], tuple[Note, ...]]:
    """The calls in the lines before the one where reading ended, and that fault."""
    return tuple(call for call in reading.calls if call.line < fault.line), (*notes, fault)


def _check_depth(text: str) -> None:
    deep = 0
    for sign in text:
        deep += (sign == "(") - (sign == ")")
        if deep > DEEPEST:
            raise Unreadable(refused(0, "deep", DEEPEST))


def _refuse_code(token: Token) -> Token:
    """Refuse a keyword, wherever it stands.

    Raises:
        _Code: always.
    """
    raise _Code(refused(token.line or 0, "code", token))


def _no_call(token: Token, line: int) -> Note:
    if token.type == "$END":
        return refused(max(line, 0), "ends")
    return refused(line, "unread", token)


def numbers(arguments: Sequence[Value]) -> tuple[int | None, ...]:
    """The arguments as numbers; None for everything else."""
    return tuple(one if isinstance(one, int) and not isinstance(one, bool) else None for one in arguments)
