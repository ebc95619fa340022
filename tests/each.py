"""One test over many values: it runs its body for every value and reports every failing value by name."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

import pytest

MOST = 20
"""Maximum number of faults shown in full; the others are only named."""

Test = Callable[..., None]


def each(
    names: str, values: Iterable[Any], *, ids: Callable[[Any], object] = str, parts: int = 1
) -> Callable[[Test], Test]:
    """Run a test for each value, where ``pytest.mark.parametrize`` would create one test per value.

    Args:
        names: the arguments that receive the values, as in ``pytest.mark.parametrize``.
        values: the values, or ``pytest.param`` with an id; tuples if there are several names.
        ids: returns the name of a value in the report.
        parts: number of tests to split it into, so that several cores can share a slow one.
    """
    wanted = [name.strip() for name in names.split(",")]
    every = [_named(value, ids) for value in values]
    assert every, "a test over no values cannot fail"

    def decorate(test: Test) -> Test:
        @wraps(test)
        def over_all(*, part: int = 0, **others: Any) -> None:
            faults: list[tuple[str, str]] = []
            skipped = 0
            for name, value in every[part::parts]:
                given = dict(zip(wanted, value if len(wanted) > 1 else (value,), strict=True))
                try:
                    test(**given, **others)
                except pytest.skip.Exception:
                    skipped += 1
                except Exception as error:
                    faults.append((name, f"{type(error).__name__}: {error}"))
            if skipped == len(every[part::parts]):
                pytest.skip("every value is skipped")
            if faults:
                shown = "\n".join(f"{name}: {said}" for name, said in faults[:MOST])
                more = ", ".join(name for name, _ in faults[MOST:])
                pytest.fail(f"{len(faults)} of {len(every[part::parts])} fail\n{shown}\n{more}", pytrace=False)

        signature = inspect.signature(test)
        kept = [one for one in signature.parameters.values() if one.name not in wanted]
        if parts > 1:
            kept.append(inspect.Parameter("part", inspect.Parameter.KEYWORD_ONLY))
            over_all = pytest.mark.parametrize("part", range(parts))(over_all)
        over_all.__signature__ = signature.replace(parameters=kept)  # type: ignore[attr-defined]
        del over_all.__wrapped__
        return over_all

    return decorate


def _named(value: Any, ids: Callable[[Any], object]) -> tuple[str, Any]:
    if isinstance(value, type(pytest.param(0))):
        inner = value.values if len(value.values) > 1 else value.values[0]
        return str(value.id or ids(inner)), inner
    return str(ids(value)), value
