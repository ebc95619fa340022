"""A battle of which a question tells only which monster is stronger: "I attack a monster with more DEF than my ATK"."""

from __future__ import annotations

from scenarios.formats.fields import PlayerWord

from .nameless_battles import FIGHTS, acting_player, battle_of, cards_with, is_in_defense, is_passive
from .story import OTHER, Story
from .tokens import Tokens

_DEGREES = (":stronger", ":weaker")
_STRONG, _WEAK = 1900, 1200
"""The ATK of the stronger and the weaker of two monsters in Attack Position."""
_HIGH, _LOW = 2000, 1000
"""A DEF higher than the one and lower than the other."""
_ABOUT = 4
"""How many words beside a comparison may say what is compared."""


def compared_story(tokens: Tokens) -> Story | None:
    """The story of a question about a battle between two monsters without a name, one stronger than the other.

    Args:
        tokens: the question.

    Returns:
        The story; None if the question names a card, tells of no battle, or compares nothing or more than two monsters.
    """
    every = len(tokens.words)
    if any(not one.typical for one in tokens.mentions) or tokens.span(0, every, "direct", "equip", "piercing"):
        return None
    start = tokens.first(0, every, *_DEGREES)
    fights = (at for at, said in enumerate(tokens.said) if said.intersection(FIGHTS) and not _is_stat(tokens, at))
    verb = next(fights, tokens.first(0, every, ":attacker"))
    if start < 0 or verb < 0 or tokens.clause[start] in tokens.asking - {tokens.clause[verb]}:
        return None
    end = start
    while end < every and tokens.span(end, end + 1, *_DEGREES):
        end += 1
    degree = ":stronger" if ":stronger" in tokens.said[start] else ":weaker"
    if tokens.first(end, every, degree) >= 0:
        return None
    attacker = acting_player(tokens, verb)
    if attacker is None:
        return None
    described = _described(tokens, start, end, verb, attacker)
    if described is None:
        return None
    stronger = described if degree == ":stronger" else OTHER[described]
    defends = is_in_defense(tokens)
    attacking = _STRONG if stronger == attacker else _WEAK
    attacked = {True: (_LOW, _HIGH), False: (_WEAK, _STRONG)}[defends][stronger != attacker]
    return battle_of(tokens, cards_with(attacking, attacked, defends=defends), attacker, defends=defends, read=())


def _is_stat(tokens: Tokens, at: int) -> bool:
    """Whether a word for an attack means points: "more attack", "than his attack", "in attack"."""
    said = tokens.said[at]
    if said & {*_DEGREES, ":attack_position"}:
        return True
    owned = tokens.span(at - 1, at, ":my", ":his") and tokens.span(at - _ABOUT, at - 1, *_DEGREES, ":than")
    return owned and not said & {":battle"}


def _described(tokens: Tokens, start: int, end: int, verb: int, attacker: PlayerWord) -> PlayerWord | None:
    """Whose monster is said to be stronger or weaker."""
    target = OTHER[attacker]
    than = tokens.first(end, end + 2, ":than", ":of")
    if than >= 0:
        than_whom = tokens.first(than, than + _ABOUT, ":my", ":his", ":attacker", ":i", ":me", ":he")
        if than_whom >= 0:
            if ":attacker" in tokens.said[than_whom]:
                return target
            return "opponent" if tokens.span(than_whom, than_whom + 1, ":my", ":i", ":me") else "you"
    if tokens.span(start - 1, start, ":my", ":his"):
        return "you" if ":my" in tokens.said[start - 1] else "opponent"
    owner = tokens.first(end, end + 2, ":my", ":his")
    if owner >= 0 and tokens.span(start - 2, start, ":passive"):  # "è più forte il suo"
        return "you" if ":my" in tokens.said[owner] else "opponent"
    if tokens.span(start - 3, start, "def", ":defense"):  # only the DEF of a monster that is attacked counts
        return target
    noun = _noun(tokens, start)
    if tokens.span(noun - 1, noun, ":my", ":his"):
        return "you" if ":my" in tokens.said[noun - 1] else "opponent"
    if tokens.span(noun - 2, noun, ":by") or tokens.span(noun - 2, noun, ":with"):
        return attacker
    clause, _ = tokens.bounds(tokens.clause[verb])
    if noun > verb or tokens.span(clause, verb, ":i", ":he") or is_passive(tokens, verb):
        return target
    return attacker


def _noun(tokens: Tokens, start: int) -> int:
    """Where the monster compared stands: before "with more ATK" or "is weaker", else where the comparison begins."""
    linked = tokens.first(start - 2, start, ":with", ":passive", ":has")
    if linked > 0 and not tokens.span(linked + 1, start, ":an"):
        return max(0, linked - 1)
    if tokens.span(start - 1, start, "monster") or any(one.end == start for one in tokens.mentions):
        return start - 1  # "un mostro più forte"
    return start
