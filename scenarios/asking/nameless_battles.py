"""A battle between two monsters without a name, played with monsters of the points that a question tells."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rulebook.cards import POOL
from rulebook.search.words import stop_words
from rulebook.vocabulary.effects import MonsterStats
from scenarios.formats.fields import PlayerWord

from .boards import is_token
from .facts import life_points
from .story import OTHER, Act, Asks, Done, Slug, Stood, Story, Where
from .tokens import Tokens
from .typical import typical
from .unread import is_open

FIGHTS = (":attack", "attack", ":battle")
"""What says that monsters fight."""
_BESIDE = 3
"""How soon after the verb "is" may stand that belongs to it: "angegriffen wird", not "attacked it and it is"."""
DEFENDS = (":defense", "def", "defense-position", ":set")
"""What says that a monster is in Defense Position."""


def is_named(tokens: Tokens, at: int) -> bool:
    """Whether a word belongs to a card, or to a monster that stands for any."""
    return any(one.start <= at < one.end for one in tokens.mentions)


def is_passive(tokens: Tokens, verb: int) -> bool:
    """Whether somebody is attacked: "gets attacked by", "wird von ihm angegriffen"."""
    start, end = tokens.bounds(tokens.clause[verb])
    suffers = tokens.span(start, min(end, verb + _BESIDE), ":passive") or tokens.span(start, end, ":by")
    return ":attacked" in tokens.said[verb] and suffers and not tokens.span(start, verb, ":i", ":he")


def _is_beside(tokens: Tokens, at: int, kind: str) -> bool:
    """Whether the word before or behind another one of its clause says something."""
    start, end = tokens.bounds(tokens.clause[at])
    return tokens.span(max(start, at - 1), min(end, at + 2), kind)


def acting_player(tokens: Tokens, verb: int) -> PlayerWord | None:
    """The player whose monster attacks; None if nothing says so."""
    start, end = tokens.bounds(tokens.clause[verb])
    if is_passive(tokens, verb):
        target = tokens.first(start, end, ":my", ":his")
        target = tokens.first(0, start, ":my", ":his") if target < 0 else target
        return None if target < 0 else "opponent" if ":my" in tokens.said[target] else "you"
    person = tokens.first(start, min(end, verb + 3), ":i", ":he", "opponent")
    suffers = 0 <= person < verb and not tokens.span(person, verb, ":has")
    suffers = suffers and any(_is_beside(tokens, at, ":passive") for at in (person, verb))
    if suffers and ":attacked" in tokens.said[verb]:
        return "opponent" if ":i" in tokens.said[person] else "you"  # "I am attacked"
    fighter = tokens.first(0, len(tokens.words), ":attacker")
    if person < 0 and tokens.span(fighter - 1, fighter, ":my", ":his"):
        person = fighter - 1
    if person < 0 and verb == start and ":attacked" in tokens.said[verb]:  # "attacked his monster", by who asks
        return "you"
    if person < 0:
        person = tokens.first(start, verb, ":my", ":his")
    if person < 0 and tokens.span(verb + 1, verb + 2, ":my", ":his"):  # the verb first: "greift mein Monster ... an"
        first, second = verb + 1, tokens.first(verb + 2, end, ":my", ":his", ":an")
        person = first if second >= 0 else -1
    if person < 0:
        return None
    return "you" if tokens.span(person, person + 1, ":i", ":my") else "opponent"


def is_in_defense(tokens: Tokens) -> bool:
    """Whether the attacked monster is in Defense Position."""
    return any(said.intersection(DEFENDS) and ":attack_position" not in said for said in tokens.said)


@cache
def _plain() -> tuple[tuple[Slug, MonsterStats], ...]:
    """The monsters without an effect and their points, those that stand for others first."""
    usual = {slug: at for at, slug in enumerate(typical()["face-up"])}
    own = [(one.slug, one.stats) for one in POOL
           if one.stats is not None and not (one.effects or one.in_extra_deck or is_token(one.slug))]  # fmt: skip
    return tuple(sorted(own, key=lambda one: (usual.get(one[0], len(usual)), one[0])))


def cards_with(attacking: int, attacked: int, *, defends: bool) -> tuple[Slug, Slug] | None:
    """Two different monsters with these points; None if the collection has none."""
    for first, own in _plain():
        if own.atk != attacking:
            continue
        for second, other in _plain():
            if second != first and (other.def_ if defends else other.atk) == attacked:
                return first, second
    return None


def battle_of(
    tokens: Tokens, found: tuple[Slug, Slug] | None, attacker: PlayerWord, *, defends: bool, read: Sequence[int]
) -> Story | None:
    """The story of a battle between two monsters.

    Args:
        tokens: the question.
        found: the attacking monster and the attacked one; None if the collection has none like that.
        attacker: the player who attacks.
        defends: whether the attacked monster is in Defense Position.
        read: the words that tell the points.
    """
    if found is None or asks_to_choose(tokens):
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
        unread=_unread(tokens, {*read}), lp=tuple((player, number) for player, number, _ in life_points(tokens)),
        further=" ".join(word for at, word in enumerate(tokens.words) if tokens.clause[at] in tokens.further),
    )  # fmt: skip


def asks_to_choose(tokens: Tokens) -> bool:
    """Whether a player asks to decide something, which the outcome of a battle does not answer."""
    return any("choose" in said and tokens.clause[at] in tokens.asking for at, said in enumerate(tokens.said))


def _asked(
    tokens: Tokens, attacker: PlayerWord, first: Slug, second: Slug
) -> tuple[Asks, Slug | None, PlayerWord | None]:
    """What is asked: damage of a player, or whether a monster is destroyed or stays; else what happens."""
    start, end = tokens.bounds(max(tokens.asking, default=0))
    person = tokens.last(start, end, ":i", ":he")
    who: PlayerWord | None = None if person < 0 else "you" if ":i" in tokens.said[person] else "opponent"
    whose = tokens.first(start, end, ":my", ":his")
    mine = attacker == "you"
    about = None if whose < 0 else first if (":my" in tokens.said[whose]) == mine else second
    lost = about is not None and tokens.span(start, whose, "lose") and _is_monster(tokens, whose + 1)
    if tokens.span(start, end, "damage", ":lp", "lose") and not lost:
        return Asks.DAMAGE, None, who
    if about is not None and (lost or tokens.span(start, end, "destroy")):
        return Asks.DESTROYED, about, None
    if about is not None and tokens.span(start, end, "survive"):
        return Asks.SURVIVES, about, None
    return Asks.RESULT, about, None


def _is_monster(tokens: Tokens, at: int) -> bool:
    """Whether a word is "monster", or stands for one."""
    return tokens.span(at, at + 1, "monster") or is_named(tokens, at)


def _unread(tokens: Tokens, read: set[int]) -> tuple[str, ...]:
    """The words that say nothing known."""
    return tuple(
        word for at, word in enumerate(tokens.words)
        if at not in read and not tokens.said[at] and word not in stop_words() and not word.isdecimal()
        and not is_named(tokens, at)
    )  # fmt: skip
