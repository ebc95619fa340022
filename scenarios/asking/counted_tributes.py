"""Questions whether one monster is enough as Tributes: "does X count as two Tributes for Y?"."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from scenarios.formats.fields import PlayerWord

from .story import Act, Asks, Done, Lack, Stood, Story, Where, is_monster
from .tokens import Mention, Tokens
from .unread import is_open, unread

_ENOUGH = (":two", ":enough", ":only", ":alone", ":one", "count")
_PAIR = 2
_TRIBUTED = 5
"""From this Level on, a Normal Summon needs Tributes."""


def counted_story(tokens: Tokens) -> Story | None:
    """The story of a question whether a monster alone is the Tributes for the Summon of another one.

    Args:
        tokens: the question.

    Returns:
        The story; None unless just two monsters are named, one of which needs Tributes.
    """
    words = len(tokens.words)
    named = list({one.card: one for one in reversed(tokens.mentions) if not one.typical}.values())[::-1]
    if len(named) != _PAIR or not all(is_monster(one.card) for one in named):
        return None
    at = tokens.first(0, words, "tribute")
    if at < 0 or not tokens.span(0, words, *_ENOUGH) or tokens.span(0, words, "special", "attack", ":attack", "negate"):
        return None
    asked = {one.clause for one in named} | {tokens.clause[at]}
    if not (asked & tokens.asking) or not _counts(tokens, at):
        return None
    summoned, given = _roles(tokens, named)
    if _level(summoned) < _TRIBUTED or BY_SLUG[summoned.card].in_extra_deck:
        return None
    theirs = tokens.span(0, words, ":he") and not tokens.span(0, words, ":i", ":my")
    player: PlayerWord = "opponent" if theirs else "you"
    cards = (
        Stood(card=given.card, owner=player, place=Where.FIELD),
        Stood(card=summoned.card, owner=player, place=Where.HAND),
    )
    act = Act(actor=player, done=Done.SUMMON, card=summoned.card, tributes=(given.card,))
    read = {place for place, said in enumerate(tokens.said) if said & {*_ENOUGH, "tribute", "monster", ":as", ":if"}}
    return Story(
        cards=cards, acts=(act,), asks=Asks.MAY, about=summoned.card, turn=player, turn_said=True,
        lacking=((player, Lack.MONSTERS),), unread=unread(tokens, read), open=is_open(tokens), denied=tokens.denied,
    )  # fmt: skip


def _counts(tokens: Tokens, at: int) -> bool:
    """Whether the Tributes are said to be as many as one monster is to be, or that it is enough."""
    near = tokens.span(at - 2, at, ":two", ":only", ":one", ":alone")
    return near or tokens.span(0, len(tokens.words), ":enough", ":alone", ":only")


def _roles(tokens: Tokens, named: list[Mention]) -> tuple[Mention, Mention]:
    """The monster that is Summoned, and the one that is Tributed for it."""
    first, second = named
    if (_level(first) >= _TRIBUTED) == (_level(second) >= _TRIBUTED):
        target = tokens.span(first.start - 3, first.start, ":for", "summon", ":purpose")
        return (first, second) if target else (second, first)
    return (first, second) if _level(first) >= _TRIBUTED else (second, first)


def _level(one: Mention) -> int:
    stats = BY_SLUG[one.card].stats
    return stats.level if stats is not None else 0
