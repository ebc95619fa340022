"""What narrows a question: that it asks of one player only, how many points it names, whose monsters it speaks of."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.cards import BY_SLUG
from scenarios.formats.fields import PlayerWord

from .facts import life_points
from .kinds_of_card import MONSTER, stand_in
from .story import OTHER, Asks, Done, Slug, Where, is_monster
from .teller import Teller, stand
from .tokens import Tokens

_OF_PLAYERS = (Asks.DAMAGE, Asks.DRAWS, Asks.GAINS)
_OF_MONSTERS = (Asks.DESTROYED, Asks.BANISHED)
_OF_POINTS = (Asks.DAMAGE, Asks.GAINS)
_LEAST_POINTS = 100
_NEAR = 4
"""How many words behind "only" a player or monster may be named."""
_NUMBERS = (":one", ":an", ":two", ":three")
_WHOM = (":i", ":he", ":my", ":his", "monster", "opponent")


def only_at(tokens: Tokens) -> int:
    """The word that says "only" of a player or of monsters, in a clause that asks; -1 if there is none."""
    for clause in sorted(tokens.asking):
        start, end = tokens.bounds(clause)
        at = tokens.first(start, end, ":merely")
        near = (at + 1, min(end, at + 1 + _NEAR))
        typical = any(one.typical and near[0] <= one.start < near[1] for one in tokens.mentions)
        counted = tokens.span(at + 1, at + 2, *_NUMBERS)  # "only one Tribute"
        if at >= 0 and not counted and (tokens.span(*near, *_WHOM) or typical):
            return at
    return -1


def is_only(teller: Teller, asks: Asks, about: Slug | None) -> bool:
    """Whether it is asked if something happens to one player or to the monsters of one player only.

    The other player gets a monster, too, so that it could happen to that one.
    """
    if only_at(teller.tokens) < 0:
        return False
    if asks in _OF_MONSTERS and about is not None and is_monster(about):
        other = OTHER[teller.cards[about].owner]
        if not any(one.owner == other and is_monster(one.card) and one.place in _ON_FIELD
                   for one in teller.cards.values()):  # fmt: skip
            stand(teller, stand_in(MONSTER, teller.cards), other, Where.FIELD)
        return True
    return asks in _OF_PLAYERS


_ON_FIELD = (Where.FIELD, Where.DEFENSE, Where.SET)


def owner_of_monster(tokens: Tokens, start: int, end: int) -> PlayerWord | None:
    """Whose monster without a name a clause speaks of; None if it speaks of none or does not say whose."""
    if not tokens.span(start, end, "monster"):
        return None
    if any(":my" in tokens.said[at] and "opponent" not in tokens.said[at] and not tokens.span(
           at + 1, at + 2, "opponent") for at in range(start, end)):  # fmt: skip
        return "you"
    theirs = any("opponent" in said and tokens.span(at - 2, at, ":of") for at, said in enumerate(tokens.said)
                 if start <= at < end)  # fmt: skip
    return "opponent" if theirs or tokens.span(start, end, ":his") else None


def draws(tokens: Tokens, start: int, end: int) -> bool:
    """Whether a clause speaks of drawing cards, and not of a Duel that ends "in a draw"."""
    ends = tokens.span(start, end, "end", ":wins")
    return any("draw" in tokens.said[at] and not (ends and "tie-result" in tokens.said[at] and tokens.span(
               at - 1, at, ":an")) for at in range(start, end))  # fmt: skip


def negates_damage(tokens: Tokens, start: int, end: int) -> bool:
    """Whether a clause asks if damage is kept away: "does that prevent the damage?"."""
    at, damage = tokens.first(start, end, "negate"), tokens.first(start, end, "damage")
    if at < 0 or damage < 0 or tokens.span(start, end, ":can", "effect", "attack", ":attack"):
        return False
    between = range(*sorted((at, damage)))
    return not any(one.start in between for one in tokens.mentions)


def start_of_purpose(tokens: Tokens, clause: int) -> int:
    """The first word of a question, whose last clause may only say what for: "can I ..., to negate it?"."""
    start, _ = tokens.bounds(clause)
    before, _ = tokens.bounds(clause - 1)
    asks = tokens.span(start, start + 1, ":purpose") and tokens.span(before, start, ":can")
    return before if asks else start


def is_aimed_at(teller: Teller, named: list[Slug], start: int, end: int) -> bool:
    """Whether it is asked if a card is hit by what was used last: "is she a legal hit for it?", "a legal target?"."""
    tokens = teller.tokens
    if named or not teller.acts or teller.acts[-1].done is not Done.ACTIVATE:
        return False
    hits = (at for at in range(start, end) if tokens.said[at] & {"attack", "target"})
    return any(tokens.span(max(start, at - 2), at, ":an") and not tokens.span(start, at + 1, "direct", ":attack")
               for at in hits)  # fmt: skip


def points_asked(tokens: Tokens, asks: Asks) -> int | None:
    """How many points the question asks about; None if it names no number of points that are gained or lost."""
    if asks not in _OF_POINTS:
        return None
    left = {at for _, _, at in life_points(tokens)}
    named = {at for one in tokens.mentions for at in range(one.start, one.end)}
    named |= set(_points_of_monsters(tokens))
    found = [int(word) for at, word in enumerate(tokens.words) if word.isdecimal() and int(word) >= _LEAST_POINTS
             and at not in left | named and tokens.clause[at] in tokens.asking]  # fmt: skip
    return found[0] if len(found) == 1 else None


def _points_of_monsters(tokens: Tokens) -> Iterator[int]:
    """Yield the numbers that say the ATK or DEF of a monster without a name: "an 1800", "a monster with 1200"."""
    for one in tokens.mentions:
        stats = BY_SLUG[one.card].stats if one.typical else None
        for at in range(max(0, one.start - _NEAR), min(len(tokens.words), one.end + _NEAR)):
            if stats is not None and tokens.words[at] in (str(stats.atk), str(stats.def_)):
                yield at


def unnarrowed(teller: Teller, asks: Asks) -> Iterator[int]:
    """Yield the words that narrow what is asked, if the story does not: "only", and whose monsters act."""
    tokens = teller.tokens
    at = only_at(tokens)
    if at >= 0 and asks not in (*_OF_PLAYERS, *_OF_MONSTERS, Asks.RESULT):
        yield at
    yield from _idle_means(teller)
    last = teller.acts[-1] if teller.acts else None
    if asks not in (Asks.MAY, Asks.ATTACKS, Asks.STOPPED) or last is None or last.done not in _OWN:
        return
    for at, said in enumerate(tokens.said):
        owned = {"my", "his"} & {kind.removeprefix(":") for kind in said}
        monsters = tokens.span(at + 1, at + 3, "monster") and tokens.clause[at] in tokens.asking
        if monsters and len(owned) == 1 and not tokens.span(at + 1, at + 2, "opponent"):
            owner = "you" if owned == {"my"} else "opponent"
            targets = {teller.cards[act.target].owner for act in teller.acts if act.target in teller.cards}
            if owner != last.actor and owner not in targets:
                yield at


def _idle_means(teller: Teller) -> Iterator[int]:
    """Yield the names of Spells and Traps "with" which something is told to be done, if nothing is done with them."""
    tokens = teller.tokens
    used = {slug for act in teller.acts for slug in (act.card, act.target)}
    for one in tokens.mentions:
        lies = one.card in teller.cards and teller.cards[one.card].place in (Where.SET, Where.HAND)
        means = tokens.span(one.start - 1, one.start, ":with", ":by") and one.clause not in tokens.asking
        if lies and means and one.card not in used and not is_monster(one.card):
            yield one.start


_OWN = (Done.ATTACK, Done.CHANGE, Done.FLIP)
