"""How three numbers of a question bear on each other: one lies between the others, or is their sum."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scenarios.asking.tokens import Tokens

from .concepts import Spoken

SUMS = ("sum", "unequal-sum")


def between(tokens: Tokens, spoken: Sequence[Spoken], numbers: Mapping[int, int]) -> str:
    """Whether the number beside "Level" lies between the two others; "" if there are not three."""
    levels = [at for one in spoken if one.concept == "level" for at in one.places]
    if len(numbers) != len(("low", "high", "level")) or not levels:
        return ""
    own = min(numbers, key=lambda at: min((abs(at - place), at < place) for place in levels))  # "7 Level 5"
    low, high = sorted(number for at, number in numbers.items() if at != own)
    return "inside" if low < numbers[own] < high else "outside"


def added(numbers: Mapping[int, int]) -> str:
    """Whether the highest of three numbers is the sum of the others; "" if there are not three."""
    low, middle, high = sorted(numbers.values()) if len(numbers) == len(("one", "other", "sum")) else (0, 0, 0)
    return "" if high == 0 else SUMS[high != low + middle]
