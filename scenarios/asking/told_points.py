"""A battle between two monsters of which a question tells only the points: "my 1900 attacks his 2000 DEF monster"."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rulebook.cards import POOL
from rulebook.search.words import stop_words
from rulebook.vocabulary.effects import MonsterStats
from scenarios.formats.fields import PlayerWord

from .boards import is_token
from .story import Act, Asks, Done, Slug, Stood, Story, Where
from .teller import OTHER
from .tokens import Tokens
from .typical import typical
from .unread import is_open

_LEAST_POINTS = 100
"""Smaller numbers count something."""
_ABOUT = 3
"""How many words beside a number may say what it counts, or whose monster it is."""
_DEFENDS = (":defense", "def", "defense-position", ":set")
_FIGHTS = (":attack", "attack", ":battle")
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
    numbers = [at for at, word in enumerate(tokens.words) if word.isdecimal() and int(word) >= _LEAST_POINTS]
    if any(tokens.span(at - 1, at + 2, ":lp") for at in numbers):
        return None
    verb = next(
        (at for at, said in enumerate(tokens.said) if said.intersection(_FIGHTS) and not _is_stat(tokens, at)), -1
    )
    equal = tokens.span(0, len(tokens.words), ":equal") and len(numbers) < 2
    if verb < 0 or (len(numbers) != 2 and not equal):
        return None
    if equal:
        points = int(tokens.words[numbers[0]]) if numbers else _EQUAL
        return _battle(tokens, _cards(points, points, defends=False), "you", defends=False, read=numbers)
    first, second = _roles(tokens, numbers, verb)
    defends = _lies(tokens, second, [one for one in numbers if one != second])
    if tokens.span(first + 1, first + 2, "def", ":defense"):
        return None
    found = _cards(int(tokens.words[first]), int(tokens.words[second]), defends=defends)
    return _battle(tokens, found, _attacker(tokens, first, second, verb), defends=defends, read=numbers)


def _is_stat(tokens: Tokens, at: int) -> bool:
    """Whether a word for an attack says what a number counts: "1500 attack"."""
    counted = at > 0 and tokens.words[at - 1].isdecimal() and ":attack" not in tokens.said[at]
    return counted or "atk" in tokens.said[at]


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
    described = tokens.span(with_at - 1, with_at, "monster") or _is_named(tokens, with_at - 1)
    return not described or tokens.span(with_at + 1, at, ":an", ":my", ":his")


def _is_named(tokens: Tokens, at: int) -> bool:
    return any(one.start <= at < one.end for one in tokens.mentions)


def _lies(tokens: Tokens, at: int, others: Sequence[int]) -> bool:
    """Whether the attacked monster is in Defense Position."""
    end = min((other for other in others if other > at), default=len(tokens.words))
    near = tokens.span(at + 1, min(end, at + _ABOUT + 3), *_DEFENDS) or tokens.span(at - 2, at, *_DEFENDS)
    said = tokens.span(at + 1, at + 2, "atk", "attack") and not tokens.span(at + 2, end, *_DEFENDS)
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


@cache
def _plain() -> tuple[tuple[Slug, MonsterStats], ...]:
    """The monsters without an effect and their points, those that stand for others first."""
    usual = {slug: at for at, slug in enumerate(typical()["face-up"])}
    own = [(one.slug, one.stats) for one in POOL
           if one.stats is not None and not (one.effects or one.in_extra_deck or is_token(one.slug))]  # fmt: skip
    return tuple(sorted(own, key=lambda one: (usual.get(one[0], len(usual)), one[0])))


def _cards(attacking: int, attacked: int, *, defends: bool) -> tuple[Slug, Slug] | None:
    """Two different monsters with these points; None if the collection has none."""
    for first, own in _plain():
        if own.atk != attacking:
            continue
        for second, other in _plain():
            if second != first and (other.def_ if defends else other.atk) == attacked:
                return first, second
    return None


def _battle(
    tokens: Tokens, found: tuple[Slug, Slug] | None, attacker: PlayerWord, *, defends: bool, read: Sequence[int]
) -> Story | None:
    if found is None:
        return None
    first, second = found
    place = Where.DEFENSE if defends else Where.FIELD
    if tokens.span(0, len(tokens.words), ":set"):
        place = Where.SET if defends else place
    cards = (
        Stood(card=first, owner=attacker, place=Where.FIELD),
        Stood(card=second, owner=OTHER[attacker], place=place),
    )
    asks, about, who = _asked(tokens, attacker, first, second)
    return Story(
        cards=cards, acts=(Act(actor=attacker, done=Done.ATTACK, card=first, target=second),), asks=asks, about=about,
        turn=attacker, turn_said=True, general=True, who=who, denied=tokens.denied, open=is_open(tokens),
        unread=_unread(tokens, {*read}),
        further=" ".join(word for at, word in enumerate(tokens.words) if tokens.clause[at] in tokens.further),
    )  # fmt: skip


def _asked(
    tokens: Tokens, attacker: PlayerWord, first: Slug, second: Slug
) -> tuple[Asks, Slug | None, PlayerWord | None]:
    """What is asked: damage of a player, or whether a monster is destroyed or stays; else what happens."""
    start, end = tokens.bounds(max(tokens.asking, default=0))
    person = tokens.last(start, end, ":i", ":he")
    who: PlayerWord | None = None if person < 0 else "you" if ":i" in tokens.said[person] else "opponent"
    if tokens.span(start, end, "damage", ":lp", "lose"):
        return Asks.DAMAGE, None, who
    whose = tokens.first(start, end, ":my", ":his")
    mine = attacker == "you"
    about = None if whose < 0 else first if (":my" in tokens.said[whose]) == mine else second
    if about is not None and tokens.span(start, end, "destroy"):
        return Asks.DESTROYED, about, None
    if about is not None and tokens.span(start, end, "survive"):
        return Asks.SURVIVES, about, None
    return Asks.RESULT, about, None


def _unread(tokens: Tokens, read: set[int]) -> tuple[str, ...]:
    """The words that say nothing known."""
    return tuple(
        word for at, word in enumerate(tokens.words)
        if at not in read and not tokens.said[at] and word not in stop_words() and not word.isdecimal()
        and not _is_named(tokens, at)
    )  # fmt: skip
