"""Applies a mutant in a running process without importing a module again."""

from __future__ import annotations

import ast
import functools
import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from .frames import FrameMutant
from .mutants import MODULE, Mutant

OWN = ("rulebook.", "scenarios.", "tutor_app.", "tests.")
CLEARED = {"engine": ("rulebook.engine.",), "explain": ("rulebook.explain.",), "language": ("rulebook.language",)}
"""By folder of a mutated module, the modules whose caches can hold its results. Books and boards are kept."""


class Live:
    """The functions and caches of this process, found once: walking through all objects takes longer than a test."""

    def __init__(self) -> None:
        self.functions: dict[str, list[FunctionType]] = {}
        self.caches: list[functools._lru_cache_wrapper[Any]] = []
        for found in gc.get_objects():
            if isinstance(found, functools._lru_cache_wrapper):
                self.caches.append(found)
            elif isinstance(found, FunctionType):
                self.functions.setdefault(found.__code__.co_filename, []).append(found)

    def clear(self, modules: tuple[str, ...]) -> None:
        """Clear the caches of modules whose names begin so."""
        for found in self.caches:
            if (getattr(found, "__module__", "") or "").startswith(modules):
                found.cache_clear()


def put(mutant: Mutant | FrameMutant, live: Live) -> None:
    """Apply the mutant to this process.

    Raises:
        ValueError: Python cannot replace the function in a running process.
    """
    if isinstance(mutant, FrameMutant):
        _put_text(mutant.path, mutant.text)
        live.clear(CLEARED["language"])
    else:
        _put_code(mutant, live)
        live.clear(CLEARED[mutant.module.split(".")[1]])


def _put_text(path: Path, text: str) -> None:
    read = Path.read_text

    def changed(self: Path, *args: Any, **kwargs: Any) -> str:
        return text if self == path else read(self, *args, **kwargs)

    Path.read_text = changed  # type: ignore[method-assign]


def _put_code(mutant: Mutant, live: Live) -> None:
    module = sys.modules[mutant.module]
    path = module.__file__ or ""
    source = Path(path).read_text(encoding="utf-8")
    tree = mutant.tree(source, vars(module))
    if mutant.function == MODULE:
        _put_values(module, tree)
    old, new = compile(ast.parse(source), path, "exec"), compile(tree, path, "exec")
    exchanged = dict(_pairs(old, new))
    for found in live.functions.get(path, ()):
        if found.__code__ in exchanged:
            found.__code__ = exchanged[found.__code__]


def _pairs(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The functions of two versions of a module in pairs, as deep as both have the same ones."""
    ones, others = _inside(old), _inside(new)
    if [one.co_name for one in ones] == [other.co_name for other in others]:
        for one, other in zip(ones, others, strict=True):
            if one != other:
                yield one, other
            yield from _pairs(one, other)


def _inside(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def _put_values(module: ModuleType, tree: ast.Module) -> None:
    """Rebind the module's changed constants wherever they were imported; tables are changed in place."""
    fresh: dict[str, Any] = {key: value for key, value in vars(module).items() if key.startswith("__")}
    exec(compile(tree, module.__file__ or "", "exec"), fresh)
    for name, old in list(vars(module).items()):
        new = fresh.get(name)
        if name.startswith("__") or name not in fresh or isinstance(old, FunctionType | type | ModuleType):
            continue
        if isinstance(old, dict) and isinstance(new, dict):
            old.clear()
            old.update(new)
        elif type(old) is type(new) and repr(old) != repr(new):
            for other in list(sys.modules.values()):
                if other is not None and getattr(other, "__name__", "").startswith(OWN):
                    for key in [key for key, value in vars(other).items() if value is old]:
                        setattr(other, key, new)
