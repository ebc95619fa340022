"""How many Tributes a question says there are for a Summon."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from scenarios.formats.fields import PlayerWord

from .boards import is_token
from .ends import token_maker
from .story import Act, Done, Lack, Slug, Where
from .teller import Teller, is_monster, stand
from .typical import typical

_NUMBERS = {":one": 1, ":an": 1, ":only": 1, ":two": 2, ":three": 3}
COUNTS = frozenset(_NUMBERS)
_BEFORE = 3
"""How many words a number may stand before the word for the Tributes."""
_ENOUGH = 5
"""From this Level on, a Normal Summon needs Tributes."""


def count_tributes(teller: Teller, act: Act) -> Act:
    """A Tribute Summon with as many Tributes as the question says: "with only one Tribute"."""
    tokens, stats = teller.tokens, BY_SLUG[act.card].stats
    if act.done is not Done.SUMMON or act.tributes or stats is None or stats.level < _ENOUGH:
        return act
    for at, said in enumerate(tokens.said):
        if "tribute" not in said or tokens.clause[at] not in tokens.asking:
            continue
        named = [one.end for one in tokens.mentions if one.end <= at]
        counted = [number for kind, number in _NUMBERS.items() if tokens.span(max(at - _BEFORE, *named, 0), at, kind)]
        if counted:
            teller.lacks.add((act.actor, Lack.MONSTERS))
            free = [slug for slug in typical()["face-up"] if slug not in teller.cards][: max(counted)]
            for slug in free:
                stand(teller, slug, act.actor, Where.FIELD)
            teller.fitting.update(free)
            return act.model_copy(update={"tributes": tuple(free)})
    return act


def _is_made_by(teller: Teller, token: Slug, player: PlayerWord) -> bool:
    """Whether a player uses the card that makes a Token."""
    maker = token_maker(teller, token)
    return any(act.card == maker and act.actor == player for act in teller.acts)


def tributed_tokens(teller: Teller) -> tuple[Slug, ...]:
    """The Tokens Tributed for a Summon: what made them may forbid that, and the board does not show it."""
    return tuple(
        slug
        for act in teller.acts
        if act.done is Done.SUMMON
        for slug in act.tributes
        if is_monster(slug) and is_token(slug) and not _is_made_by(teller, slug, act.actor)
    )
