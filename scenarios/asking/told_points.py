"""A battle between two monsters of which a question tells only the points: "my 1900 attacks his 2000 DEF monster"."""

from __future__ import annotations

from collections.abc import Sequence

from scenarios.formats.fields import PlayerWord

from .facts import life_points
from .nameless_battles import DEFENDS, FIGHTS, acting_player, battle_of, cards_with, is_in_defense, is_named
from .story import Story
from .tokens import Tokens

_LEAST_POINTS = 100
"""Smaller numbers count something."""
_ABOUT = 3
"""How many words beside a number may say what it counts, or whose monster it is."""
_EQUAL = 1800
"""The ATK of two monsters that are only called equal."""


def points_story(tokens: Tokens) -> Story | None:
    """The story of a question about a battle between monsters told by their points, without a name.

    A monster without an effect and with just these points stands for each.

    Args:
        tokens: the question.

    Returns:
        The story; None if the question names a card, tells of no battle or not of two numbers, or if the collection has
        no monster like that.
    """
    if any(not one.typical for one in tokens.mentions) or tokens.span(0, len(tokens.words), "direct", "equip"):
        return None
    left = {at for _, _, at in life_points(tokens)}
    numbers = [at for at, word in enumerate(tokens.words)
               if word.isdecimal() and int(word) >= _LEAST_POINTS and at not in left]  # fmt: skip
    if any(tokens.span(at - 1, at + 2, ":lp") for at in numbers):
        return None
    verb = next(
        (at for at, said in enumerate(tokens.said) if said.intersection(FIGHTS) and not _is_stat(tokens, at)), -1
    )
    verb = _verb_at_end(tokens, numbers) if verb < 0 else verb
    equal = tokens.span(0, len(tokens.words), ":equal") and len(numbers) < 2
    if verb < 0 or (len(numbers) != 2 and not equal):
        return None
    if equal:
        points = int(tokens.words[numbers[0]]) if numbers else _EQUAL
        defends = is_in_defense(tokens)
        actor = acting_player(tokens, verb) or "you"
        return battle_of(tokens, cards_with(points, points, defends=defends), actor, defends=defends, read=numbers)
    first, second = _roles(tokens, numbers, verb)
    defends = _lies(tokens, second, [one for one in numbers if one != second])
    if tokens.span(first + 1, first + 2, "def", ":defense"):
        return None
    found = cards_with(int(tokens.words[first]), int(tokens.words[second]), defends=defends)
    return battle_of(tokens, found, _attacker(tokens, first, second, verb), defends=defends, read=numbers)


def _is_stat(tokens: Tokens, at: int) -> bool:
    """Whether a word for an attack says what a number counts: "1500 attack"."""
    counted = at > 0 and tokens.words[at - 1].isdecimal() and ":attack" not in tokens.said[at]
    counted = counted and not tokens.span(at + 1, at + 2, ":my", ":his", ":an", ":onto", ":into")
    return counted or "atk" in tokens.said[at]


def _verb_at_end(tokens: Tokens, numbers: Sequence[int]) -> int:
    """The only word for an attack, if it ends a condition with both numbers before it: "wenn X Y angreift"; else -1."""
    found = [at for at, said in enumerate(tokens.said) if said & {"attack", "atk"} and ":attack_position" not in said]
    at = found[0] if len(found) == 1 else -1
    ends = at >= 0 and at == tokens.bounds(tokens.clause[at])[1] - 1 and tokens.clause[at] in tokens.conditions
    return at if ends and all(tokens.clause[one] == tokens.clause[at] and one < at for one in numbers) else -1


def _roles(tokens: Tokens, numbers: Sequence[int], verb: int) -> tuple[int, int]:
    """The number of the attacking monster and that of the attacked one."""
    one, other = numbers
    by = tokens.span(verb + 1, verb + 3, ":by") and one < verb < other  # "is attacked by"
    means = [at for at in numbers if _is_means(tokens, at)]
    if by or (means == [other] and not one < verb < other):
        return other, one
    return one, other


def _is_means(tokens: Tokens, at: int) -> bool:
    """Whether a monster is the one that somebody attacks with: "with my 1900"."""
    with_at = tokens.last(at - _ABOUT - 1, at, ":with")
    if with_at < 0 or tokens.span(with_at + 1, at, "monster"):
        return False
    described = tokens.span(with_at - 1, with_at, "monster") or is_named(tokens, with_at - 1)
    return not described or tokens.span(with_at + 1, at, ":an", ":my", ":his")


def _lies(tokens: Tokens, at: int, others: Sequence[int]) -> bool:
    """Whether the attacked monster is in Defense Position."""
    end = min((other for other in others if other > at), default=len(tokens.words))
    near = tokens.span(at + 1, min(end, at + _ABOUT + 3), *DEFENDS) or tokens.span(at - 2, at, *DEFENDS)
    said = tokens.span(at + 1, at + 2, "atk", "attack") and not tokens.span(at + 2, end, *DEFENDS)
    return near and not said


def _attacker(tokens: Tokens, first: int, second: int, verb: int) -> PlayerWord:
    """Who attacks: whose monster it is said to be, or who is said to attack; else the player who asks."""
    whose = tokens.last(first - _ABOUT, first, ":my", ":his")
    if whose >= 0 and whose > (second if second < first else -1):
        return "you" if ":my" in tokens.said[whose] else "opponent"
    if tokens.span(first - 2, first, "opponent"):
        return "opponent"
    theirs = tokens.last(second - _ABOUT, second, ":my", ":his")
    if theirs >= 0 and theirs > (first if first < second else -1):
        return "opponent" if ":my" in tokens.said[theirs] else "you"
    start, _ = tokens.bounds(tokens.clause[verb])
    person = tokens.last(start, verb + 1, ":i", ":he")
    return "opponent" if person >= 0 and ":i" not in tokens.said[person] else "you"
