"""Equip Cards and bound Traps that lie on a monster when a story begins: "my X with Y on it", "Z lies on his X"."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Bind
from rulebook.vocabulary.terms import Icon, Zone
from scenarios.formats.fields import PlayerWord

from .boards import takes_control, targeted_zones
from .story import OTHER, Slug, Where, is_monster
from .teller import PLAYED, Teller, owner_said, stand
from .tokens import Mention, Tokens

_JOINING = frozenset({":with", ":my", ":his", ":an", ":plain", ":passive", "equip", ":worn", ":still", ":already"})
"""What may stand between a monster and the card that is on it."""
_ON, _BEHIND = 3, 2
"""How many words may come between "on" and a name, and between a name and what says that the card is worn."""


def read_worn(teller: Teller, mine: list[Mention], start: int, end: int) -> list[Mention]:
    """Note the cards of a clause that are said to lie on a monster of it.

    Returns:
        The cards of the clause without them.
    """
    rest = list(mine)
    for before, after in pairwise(mine):
        host, worn = (before, after) if is_monster(before.card) else (after, before)
        if not is_monster(host.card) or not _can_lie_on(worn.card) or worn.card in teller.cards or worn not in rest:
            continue
        if _is_worn(teller.tokens, host, worn, start, end):
            _note(teller, host, worn)
            rest.remove(worn)
    return rest


def _note(teller: Teller, host: Mention, worn: Mention) -> None:
    known = teller.cards.get(host.card)
    owner = owner_said(teller, host) or (known.owner if known is not None else teller.subject)
    said = host.typical or owner_said(teller, host) is not None
    stand(teller, host.card, owner, Where.FIELD, said=said)
    holder: PlayerWord = OTHER[owner] if is_bound_to_any(worn.card) else owner
    stand(teller, worn.card, owner_said(teller, worn) or holder, Where.FIELD)
    teller.cards[worn.card] = teller.cards[worn.card].model_copy(update={"on": host.card})


def _can_lie_on(slug: Slug) -> bool:
    return binds(slug) or (BY_SLUG[slug].icon is Icon.EQUIP and not takes_control(slug))


@cache
def binds(slug: Slug) -> bool:
    """Whether a card stays on the field bound to the card that it targets."""
    own = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)]
    stays = BY_SLUG[slug].icon is Icon.CONTINUOUS
    return stays and any(isinstance(part, Bind) for effect in own for _, part in walk(effect.operation))


def is_bound_to_any(slug: Slug) -> bool:
    """Whether a card is bound to a monster on the field, as a rule one of the other player."""
    return binds(slug) and Zone.MONSTER in targeted_zones(BY_SLUG[slug])


def _is_worn(tokens: Tokens, host: Mention, worn: Mention, start: int, end: int) -> bool:
    """Whether the words say that a card lies on a monster, and not that it is used on it."""
    if host.end <= worn.start:
        return _is_behind_host(tokens, host, worn, start, end)
    between = tokens.said[worn.end : host.start]
    lies = tokens.span(worn.end, host.start, ":up", ":on_field", ":already", ":passive", ":has")
    holds = tokens.last(start, worn.start, ":has") >= 0 and not tokens.span(start, worn.start, *PLAYED)
    onto = tokens.span(max(worn.end, host.start - _ON), host.start, ":onto")
    others = ("respond", ":can", "target", "destroy", "attack", ":attack")
    used = tokens.span(start, host.start, *others) or any(
        one & {":play", "activate"} and not one & {":up", ":on_field"} for one in between
    )
    return onto and (lies or holds) and not used


def _is_behind_host(tokens: Tokens, host: Mention, worn: Mention, start: int, end: int) -> bool:
    between = tokens.said[host.end : worn.start]
    behind = min(end, worn.end + _BEHIND)
    if any(":under" in one for one in between):
        return binds(worn.card) and worn.start - host.end <= _ON
    if tokens.span(max(start, host.start - _ON), host.start, ":onto"):  # "on my X lies Y"
        lies = any(one & {":up", ":on_field", ":passive", ":has"} for one in between)
        return lies and not tokens.span(start, worn.start, *PLAYED, ":can", "target", "attack", ":attack")
    if not all(not one or one & _JOINING for one in between):
        return False
    joined = any(":with" in one for one in between)
    doer = tokens.last(start, host.start, ":i", ":he")
    used = doer >= 0 and tokens.span(start, host.start, *PLAYED, "destroy", "take-control", "revive")
    if joined and BY_SLUG[worn.card].icon is Icon.EQUIP and tokens.span(worn.end, end, "attack", ":attack"):
        return not used  # "I equip X with Y and attack" tells what it has on when it attacks
    told = tokens.span(worn.end, behind, ":worn", "equip") or any("equip" in one for one in between)
    now = doer >= 0 and (tokens.span(start, host.start, "equip") or tokens.span(worn.end, behind, "equip"))
    return told and not used and not now and (joined or any(":passive" in one for one in between))
