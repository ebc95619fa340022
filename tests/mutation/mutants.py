"""Mutants of a Python module: each differs from it in one small place."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping
from copy import deepcopy
from enum import EnumMeta, Flag
from typing import NamedTuple

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
MODULE = "<module>"
"""The qualified name for code outside functions."""


class Mutant(NamedTuple):
    """One change: the module and function, the lines of its statement, the code before and after."""

    module: str
    function: str
    lines: range
    change: str
    place: int
    variant: int

    @property
    def key(self) -> str:
        """Its identifier within the group, stable as long as its function is not edited."""
        return f"{self.function}: {self.change}"

    def tree(self, source: str, names: Mapping[str, object]) -> ast.Module:
        """The source of the changed module."""
        whole = ast.parse(source)
        *_, parent, name, at, node = list(_places(whole))[self.place]
        new = list(_variants(node, names))[self.variant][1]
        if at is None:
            setattr(parent, name, new)
        else:
            getattr(parent, name)[at] = new
        return ast.fix_missing_locations(whole)


def mutants(module: str, source: str, names: Mapping[str, object]) -> Iterator[Mutant]:
    """Yield every mutant of a module.

    Args:
        module: its dotted name.
        source: its source code.
        names: its namespace, used to look up enum members.
    """
    seen: Counter[str] = Counter()
    for place, (function, statement, *_, node) in enumerate(_places(ast.parse(source))):
        lines = range(statement.lineno, _end(statement) + 1)
        for number, (said, _) in enumerate(_variants(node, names)):
            found = Mutant(module, function, lines, said, place, number)
            seen[found.key] += 1
            yield found if seen[found.key] == 1 else found._replace(change=f"{said} ({seen[found.key]})")


Place = tuple[str, ast.stmt, ast.AST, str, "int | None", ast.AST]
"""The function, the statement, the parent with the field and the index in it, and the node."""


def _end(statement: ast.stmt) -> int:
    """The last line of a statement's head: a compound statement ends where its body begins."""
    body = getattr(statement, "body", None)
    if isinstance(body, list) and body:
        return max(statement.lineno, int(body[0].lineno) - 1)
    if isinstance(statement, ast.Match):
        return statement.subject.end_lineno or statement.lineno
    return statement.end_lineno or statement.lineno


def _places(tree: ast.Module) -> Iterator[Place]:
    yield from _below(tree, MODULE, None)


def _is_memo(node: ast.AST) -> bool:
    """Whether a statement only stores or looks up a cached value that is recomputed if missing."""
    return isinstance(node, ast.Assign | ast.AnnAssign) and ".memo" in ast.unparse(node)


_SKIPPED = (ast.Import, ast.ImportFrom, ast.Raise, ast.Assert, ast.Global)
_NO_CODE = {"annotation", "returns", "decorator_list", "type_comment", "bases", "keywords_of_class"}


def _below(parent: ast.AST, function: str, statement: ast.stmt | None) -> Iterator[Place]:
    for name, value in ast.iter_fields(parent):
        if name in _NO_CODE:
            continue
        for at, node in enumerate(value) if isinstance(value, list) else ((None, value),):
            if not isinstance(node, ast.AST) or isinstance(node, _SKIPPED) or _is_docstring(node) or _is_memo(node):
                continue
            inner, here = function, node if isinstance(node, ast.stmt) else statement
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                inner = node.name if function == MODULE else f"{function}.{node.name}"
            elif here is not None and not _is_type_checking(node) and not _in_class_body(parent, node):
                yield function, here, parent, name, at, node
            if not _is_type_checking(node):
                yield from _below(node, inner, here)


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_type_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def _in_class_body(parent: ast.AST, node: ast.AST) -> bool:
    return isinstance(parent, ast.ClassDef) and isinstance(node, ast.Assign | ast.AnnAssign)


def _variants(node: ast.AST, names: Mapping[str, object]) -> Iterator[tuple[str, ast.AST]]:
    """Yield replacements of a node, each with a description of the change."""
    for new in _replacements(node, names):
        before, after = _said(node), _said(new)
        if before != after:
            yield f"{before} -> {after}", new


def _said(node: ast.AST) -> str:
    if isinstance(node, ast.If | ast.While):
        return f"if {ast.unparse(node.test)}"
    said = " ".join(ast.unparse(node).split())
    return said if len(said) <= 90 else f"{said[:60]} ... {said[-25:]}"


def _replacements(node: ast.AST, names: Mapping[str, object]) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(ops=[op]):
            yield ast.Compare(node.left, [COMPARISONS[type(op)]()], node.comparators)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
            for at in range(len(values)):
                rest = [one for index, one in enumerate(values) if index != at]
                yield rest[0] if len(rest) == 1 else ast.BoolOp(op, rest)
        case ast.UnaryOp(ast.Not(), operand) | ast.UnaryOp(ast.USub(), operand):
            yield operand
        case ast.BinOp(left, op, right) if type(op) in ARITHMETIC:
            yield ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.AugAssign(target, op, value) if type(op) in ARITHMETIC:
            yield ast.AugAssign(target, ARITHMETIC[type(op)](), value)
            yield ast.Pass()
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str() as value):
            yield ast.Constant(f"{value}-" if value else "-")
        case ast.If(test, body, orelse) if not isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            yield ast.If(ast.UnaryOp(ast.Not(), test), body, orelse)
        case ast.IfExp(test, body, orelse):
            yield ast.IfExp(test, orelse, body)
        case ast.ListComp():
            yield ast.List([], ast.Load())
            yield from _filters_dropped(node)
        case ast.GeneratorExp():
            yield ast.Tuple([], ast.Load())
            yield from _filters_dropped(node)
        case ast.SetComp() | ast.DictComp():
            yield from _filters_dropped(node)
        case ast.Return(value) if value is not None and not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(ast.Call() | ast.Yield() | ast.YieldFrom()):
            yield ast.Pass()
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Break():
            yield ast.Continue()
        case ast.Continue():
            yield ast.Break()
        case ast.Name(id=name) if name in CALLS:
            yield ast.Name(CALLS[name], node.ctx)
        case ast.Attribute(ast.Name(id=name), attr) if isinstance(found := names.get(name), EnumMeta):
            yield from _next_member(node, found, attr)
        case ast.Call(func, [ast.Name() as one, ast.Name() as other, *rest], keywords):
            yield ast.Call(func, [other, one, *rest], keywords)


def _filters_dropped(node: ast.ListComp | ast.GeneratorExp | ast.SetComp | ast.DictComp) -> Iterator[ast.AST]:
    if any(one.ifs for one in node.generators):
        new = deepcopy(node)
        for one in new.generators:
            one.ifs = []
        yield new


def _next_member(node: ast.Attribute, found: EnumMeta, attr: str) -> Iterator[ast.AST]:
    members = list(found.__members__)
    if attr in members and len(members) > 1:
        others = [name for name in members if found[name] != found[attr]]
        if issubclass(found, Flag):
            others = [name for name in others if name != "NONE"] or others
        after = [name for name in others if members.index(name) > members.index(attr)]
        yield ast.Attribute(node.value, (after or others)[0], node.ctx)
