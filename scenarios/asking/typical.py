"""Monsters that a question tells of without a name, each with a card that stands for it: "a face-down monster"."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Sequence
from functools import cache

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import MonsterKind, Zone
from scenarios.formats.loader import FOLDER

from .boards import targeted_zones
from .story import Slug, Stood, Where, is_monster
from .traits import attribute_in, is_monster_of_type, type_in

_WITHIN, _AFTER = 4, 4
"""How many words before and after a noun describe it."""
_KINDS = ("xyz", "synchro", "fusion", "ritual")
_COUNTED = (":an", ":one", ":two", ":three", ":four", ":five", ":only")
_OWNED = (":my", ":his")
_SOUGHT = ("add", "draw", "deck", "discard", ":other", ":such")
"""What is said of monsters that are in no position: those that are sought, or any others."""
_LEVELS = ("level", ":level", "rank")
_MOST_LEVEL, _LEAST_POINTS = 12, 100


@cache
def typical() -> dict[str, tuple[Slug, ...]]:
    """The cards that stand for others, the usual first, by what is said of them."""
    listed = tomllib.loads((FOLDER / "plain.toml").read_text(encoding="utf-8"))["typical"]
    return {kind: tuple(slugs) for kind, slugs in listed.items()}


def stand_ins(
    words: Sequence[str], said: Sequence[Collection[str]], clauses: Sequence[int],
    named: Sequence[tuple[Slug, int, int]], asking: Collection[int],
) -> list[tuple[Slug, int, int]]:  # fmt: skip
    """The cards that stand for monsters without a name, with the first word of each and the word after it.

    Args:
        words: the words of the question.
        said: what each of them says.
        clauses: the number of the part between punctuation marks that each is in.
        named: the cards that are named.
        asking: the parts that are questions.
    """
    covered = {at for _, start, end in named for at in range(start, end)}
    met = {slug for slug, _, _ in named}
    first = min((start for slug, start, _ in named if is_monster(slug)), default=len(words))
    found: list[tuple[Slug, int, int]] = []
    if _says(said, range(len(said)), ":such"):
        return found
    for at, kinds in enumerate(said):
        token = "token" in kinds and "monster" not in kinds
        pronoun = clauses[at] not in asking and _is_pronoun(said, clauses, at, covered)
        typed = at not in covered and is_monster_of_type(words, said, clauses, at)
        if at in covered or not (pronoun or typed or {"monster", "token"} & set(kinds)):
            continue
        alike = next((slug for slug, _, _ in found if typed and _is_of(slug, words[at])), None)
        if alike is not None and not _says(said, range(at - 1, at), ":an"):
            found.append((alike, at, at + 1))  # "the other Warrior" that was told of before
            continue
        if any(at in (start - 1, end) for slug, start, end in named if is_monster(slug)):
            continue  # it says what kind of card the one beside it is
        inside = [one for one in range(max(0, at - _WITHIN), min(len(words), at + _AFTER + 1))
                  if clauses[one] == clauses[at] and one not in covered]  # fmt: skip
        before = [one for one in inside if one < at]
        before_it = next((slug for slug, start, _ in (*named, *found) if slug in _tokens() and start < at), None)
        if token and before_it is not None:
            found.append((before_it, at, at + 1))  # "the Token" that was named before
            continue
        beside = typed and clauses[at] not in asking and _says(said, before[-1:], ":other")
        if _says(said, before[-3:], ":not") or (not beside and _is_sought(said, _part(clauses, at), named)):
            continue
        slug = _described(words, said, inside, at, met, token=token)
        earlier = first < at or bool(found)
        counted = pronoun or typed or _says(said, before, *_COUNTED) or any(words[one] in "2345" for one in before[-2:])
        pointed = any(words[one].isdecimal() and int(words[one]) >= _LEAST_POINTS for one in inside)
        described = slug is not None and (
            slug not in typical()["face-up"] or pointed or typed or _says(said, inside, *_LEVELS)
        )
        introduced = counted or (not earlier and _says(said, before, *_OWNED)) or (described and not earlier)
        conditions = [one for one in _part(clauses, at) if one < at and ":if" in said[one]]
        told = bool(conditions) and not _says(said, range(conditions[-1], at), ":can")
        told = told or _is_of_other_graveyard(said, _part(clauses, at), at, named)
        if slug is None or not introduced or (clauses[at] in asking and not (described or told)):
            continue
        found.append((slug, at, at + 1))
        met.add(slug)
    return found


def _is_of_other_graveyard(
    said: Sequence[Collection[str]], part: Sequence[int], at: int, named: Sequence[tuple[Slug, int, int]]
) -> bool:
    """Whether a monster in the other player's Graveyard is spoken of, beside a card that brings back one."""
    brings = any(start in part and targeted_zones(BY_SLUG[slug]) == {Zone.GRAVEYARD} for slug, start, _ in named)
    behind = [one for one in part if at < one]
    buried = next((one for one in behind if ":graveyard" in said[one]), -1)
    near = [one for one in behind if abs(one - buried) <= _OWNER_WITHIN]
    return brings and buried >= 0 and _says(said, near, ":his", "opponent")


_OWNER_WITHIN = 3
"""How many words from a Graveyard may say whose it is."""


def _is_pronoun(said: Sequence[Collection[str]], clauses: Sequence[int], at: int, covered: Collection[int]) -> bool:
    """Whether "one" stands for a monster, the noun told of last, and none follows it: "I have only one"."""
    part = _part(clauses, at)
    if at in covered or not {":one", ":an"} & set(said[at]):
        return False
    behind = [one for one in part if one > at]
    ends = all(said[one] and set(said[one]) <= _LYING for one in behind)
    nouns = [one for one in range(at) if set(said[one]) & {"monster", "card", "spell", "trap", "token"}]
    owns = _says(said, [one for one in part if one < at], ":has") or (nouns and clauses[nouns[-1]] == clauses[at])
    free = bool(nouns) and not any(one in covered for one in range(nouns[-1], part[-1] + 1))
    return bool(ends and owns and free and "monster" in said[nouns[-1]])


_LYING = frozenset({
    ":set", "set", "face-down", ":up", "face-up", "public", ":plain", "survive", ":into", ":onto", ":defense",
    "defense-position", ":attack_position", "attack-position", ":on_field", "field", "zone", ":it", ":which", ":only",
    ":merely",
})  # fmt: skip
"""What the words behind "one" say of how it lies."""


def _is_sought(said: Sequence[Collection[str]], part: Sequence[int], named: Sequence[tuple[Slug, int, int]]) -> bool:
    """Whether a monster is sought that is in no position; one fetched from the Graveyard is not."""
    if any(start in part and targeted_zones(BY_SLUG[slug]) == {Zone.GRAVEYARD} for slug, start, _ in named):
        return False
    brought = _says(said, part, ":graveyard") and not _says(said, part, *_SOUGHT[1:])
    return _says(said, part, *_SOUGHT) and not brought


def _described(
    words: Sequence[str], said: Sequence[Collection[str]], inside: Sequence[int], at: int, met: Collection[Slug], *,
    token: bool,
) -> Slug | None:  # fmt: skip
    """The card that fits the words about a noun; None if there is none."""
    if token:
        return _first(typical()["token"], met)
    kind = next((kind for kind in _KINDS if _says(said, inside, f":{kind}")), "")
    if kind:
        return _first(typical()[kind], met)
    numbers = [int(words[one]) for one in inside if words[one].isdecimal()]
    near = [one for one in inside if abs(one - at) <= 1]
    own = [slug for slug in _normal() if slug not in met and all(_fits(slug, words[one]) for one in near)]
    if _says(said, inside, *_LEVELS):
        level = next((number for number in numbers if number <= _MOST_LEVEL), None)
        return next((slug for slug in own if _level(slug) == level), None)
    points = next((number for number in numbers if number >= _LEAST_POINTS), None)
    if points is not None:
        return next((slug for slug in own if _atk(slug) == points), None)
    if any(type_in(words[one]) or attribute_in(words[one]) for one in near):
        return own[0] if own else None
    near = [one for one in inside if abs(one - at) <= 2]
    lying = "face-down" if _says(said, near, ":set", "face-down") else "face-up"
    return _first(typical()[lying], met)


def _is_of(slug: Slug, word: str) -> bool:
    stats = BY_SLUG[slug].stats
    return stats is not None and stats.type is type_in(word)


def _fits(slug: Slug, word: str) -> bool:
    """Whether a monster has the Type or Attribute that a word says, if it says one."""
    stats, kind, attribute = BY_SLUG[slug].stats, type_in(word), attribute_in(word)
    return stats is None or (kind in (None, stats.type) and attribute in (None, stats.attribute)) or (
        kind is stats.type)  # fmt: skip


def others(one: Stood, *, general: bool = False) -> tuple[Slug, ...]:
    """The cards that could stand for the same monster: weaker and stronger ones.

    Args:
        one: the card that stands for one without a name.
        general: whether any of its kind is meant, also of a Spell or Trap.
    """
    if general and not is_monster(one.card):
        kind = next((slugs for slugs in typical().values() if one.card in slugs), ())
        return tuple(slug for slug in kind if slug != one.card)
    fielded = one.place in (Where.FIELD, Where.SET, Where.DEFENSE)
    if not fielded or not is_monster(one.card) or any(one.card in typical()[kind] for kind in (*_KINDS, "token")):
        return ()
    usual = typical()["face-down" if one.place is Where.SET else "face-up"][0]
    return tuple(slug for slug in (usual, typical()["face-down"][1], typical()["stronger"][0]) if slug != one.card)


@cache
def _tokens() -> frozenset[Slug]:
    own = ((slug, card.stats) for slug, card in BY_SLUG.items())
    return frozenset(slug for slug, stats in own if stats is not None and MonsterKind.TOKEN in stats.kinds)


def _first(slugs: Sequence[Slug], met: Collection[Slug]) -> Slug | None:
    return next((slug for slug in slugs if slug not in met), None)


def _part(clauses: Sequence[int], at: int) -> list[int]:
    return [one for one, own in enumerate(clauses) if own == clauses[at]]


def _says(said: Sequence[Collection[str]], places: Sequence[int], *kinds: str) -> bool:
    return any(kind in said[one] for one in places for kind in kinds)


@cache
def _normal() -> tuple[Slug, ...]:
    """Monsters without effects, the typical ones first."""
    known = (*typical()["face-up"], *typical()["face-down"], *typical()["stronger"])
    rest = (slug for slug, card in sorted(BY_SLUG.items()) if card.stats and card.stats.kinds == (MonsterKind.NORMAL,))
    return tuple(dict.fromkeys((*known, *rest)))


def _level(slug: Slug) -> int:
    stats = BY_SLUG[slug].stats
    return stats.level if stats is not None else 0


def _atk(slug: Slug) -> int | None:
    stats = BY_SLUG[slug].stats
    return stats.atk if stats is not None else None
