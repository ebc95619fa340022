"""Totals of Levels that come near to the one that is needed."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(totals: Iterable[int], needed: int) -> dict[str, int]:
    """The total nearest to ``needed`` and, if there is one as near on its other side, that one; 0 for none.

    Args:
        totals: the totals that can be reached.
        needed: the one that is asked for.
    """
    ranked = sorted(set(totals), key=lambda total: (abs(total - needed), total))
    have, *others = ranked or [0]
    also = [total for total in others if have and abs(total - needed) == abs(have - needed)]
    return {"have": have, "or_have": also[0] if also else 0}
