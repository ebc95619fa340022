"""Words for turning a Set Spell or Trap face-up, which is its activation: "ik klap X open", "darf er X umdrehen"."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import CardKind


def turn_up(said: Sequence[set[str]], clauses: Sequence[int], named: Sequence[tuple[str, int, int]]) -> None:
    """Read what is said to be done with a Spell or Trap as its use, if that turns it face-up.

    Args:
        said: what each word says; changed.
        clauses: the number of the part between punctuation marks that each word is in.
        named: the cards that are named, with the first word of each and the word after it.
    """
    for card, start, end in named:
        if BY_SLUG[card].kind is CardKind.MONSTER:
            continue
        whose = start - 2 if start > 1 and said[start - 1] & {":my", ":his", ":an"} else start - 1
        at = whose if whose >= 0 and ":attack" in said[whose] else -1
        up = end < len(said) and ":up" in said[end] and clauses[end] == clauses[start]
        if up and at >= 0 and clauses[at] == clauses[start]:
            said[at] -= {":attack", "attack"}
            said[at].add(":play")
            said[end] -= {":up", "face-up"}
            said[end].add(":plain")
        if BY_SLUG[card].kind is CardKind.TRAP:
            _flip(said, [place for place, own in enumerate(clauses) if own == clauses[start]], named)


def _flip(said: Sequence[set[str]], part: Sequence[int], named: Sequence[tuple[str, int, int]]) -> None:
    """Read "flip" in a part without a monster as the use of the Trap named there."""
    monsters = any(start in part and BY_SLUG[card].kind is CardKind.MONSTER for card, start, _ in named)
    if monsters or any("monster" in said[at] for at in part):
        return
    for at in part:
        if "flip" in said[at] and not said[at] & {":up", ":set", "face-up", "face-down", ":play"}:
            said[at] -= {"flip", ":turns"}
            said[at] |= {":play", "activate"}
