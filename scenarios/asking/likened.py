"""Cards that a question names only to compare: "does X destroy my monsters, too, like Y does?"."""

from __future__ import annotations

from collections.abc import Sequence

from rulebook.cards import BY_SLUG
from rulebook.search.words import stop_words
from rulebook.vocabulary.terms import CardKind

_REACH = 2
"""How many words may stand between "like" and the name."""
_EXAMPLES = {":an", ":play", "activate", "add", "summon", "special", ":has"}
"""What stands before "like" where the card is an example, and not a comparison: "use something like X"."""
_KINDS = {"monster": CardKind.MONSTER, "spell": CardKind.SPELL, "trap": CardKind.TRAP, "card": None}
"""The nouns of which a card is an example: "a Trap like X"."""
_BEHIND = {":plain", ":still", ":get", ":tag", "resolve", ":it"}
"""What may be said behind the name: "like X does, too"."""


def likened(
    words: Sequence[str], said: Sequence[set[str]], parts: Sequence[int], named: Sequence[tuple[str, int, int]]
) -> list[tuple[str, int, int]]:
    """The names of cards that are only compared with another one, each from "like" to the end of its part.

    Args:
        words: the words of a question.
        said: what each of them says.
        parts: the part between punctuation marks that each is in.
        named: the named cards.
    """
    found: list[tuple[str, int, int]] = []
    for card, start, end in named:
        like = next((at for at in range(start - 1, max(-1, start - 2 - _REACH), -1) if ":such" in said[at]), -1)
        if like < 0 or parts[like] != parts[start]:
            continue
        last = next((at for at in range(end, len(words)) if parts[at] != parts[start]), len(words))
        between = [*range(like + 1, start), *range(end, last)]
        begins = all(words[at] in stop_words() or said[at] <= _BEHIND for at in range(like) if parts[at] == parts[like])
        compared = begins and any(other != card and parts[like] != parts[at] for other, at, _ in named)
        compared = compared or any(other != card and to <= like for other, _, to in named)
        example = any(said[at] & _EXAMPLES for at in range(max(0, like - 2), like) if parts[at] == parts[like])
        apart = like and parts[like - 1] != parts[like]  # "any monster in his Graveyard, e.g. X": told of far before
        before = set().union(*said[:like]) if apart else said[like - 1] if like else set()
        nouns = [kind for noun, kind in _KINDS.items() if noun in before]
        example = example or any(kind in (None, BY_SLUG[card].kind) for kind in nouns)
        if compared and not example and all(said[at] <= _BEHIND or words[at] in stop_words() for at in between):
            found.append((card, like, last))
    return found
