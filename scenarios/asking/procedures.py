"""Monsters that are Special Summoned by Tributing others for them, on either side of the field."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import SummonProcedure
from rulebook.vocabulary.operations import Tribute
from rulebook.vocabulary.selectors import Pick
from scenarios.formats.fields import PlayerWord

from .story import OTHER, Act, Done, Slug, Where, is_monster
from .teller import Teller, stand
from .tokens import Mention, Tokens
from .typical import typical

_NUMBERS = {":one": 1, ":an": 1, ":only": 1, ":two": 2, ":three": 3}
_NEAR = 4
"""How many words may stand between the monsters that are Tributed and their number or owner."""


def read_procedure(teller: Teller, mine: list[Mention], start: int, end: int) -> bool:
    """Monsters without a name are Tributed for one that is Special Summoned so.

    Returns:
        Whether a clause says so.
    """
    tokens = teller.tokens
    named = [one for one in mine if not one.typical]
    unnamed = next((other for other in mine if other.typical), None)
    told = unnamed is not None or tokens.span(start, end, "monster")
    if len(named) != 1 or not told or not tokens.span(start, end, "tribute"):
        return False
    one = named[0]
    number = _tributes(one.card)
    if not number or one.card in {act.card for act in teller.acts}:
        return False
    at = unnamed.start if unnamed is not None else tokens.first(start, end, "monster")
    near = range(max(start, at - _NEAR), min(end, at + _NEAR + 1))
    counted = next((count for kind, count in _NUMBERS.items() for place in near if kind in tokens.said[place]
                    and place < at), number)  # fmt: skip
    actor = teller.subject
    theirs = any({":his", "opponent"} & tokens.said[place] for place in near)
    owner: PlayerWord = OTHER[actor] if theirs or not any(":my" in tokens.said[place] for place in near) else actor
    first = [unnamed.card] if unnamed is not None else []
    free = [slug for slug in typical()["face-up"] if slug not in teller.cards and slug not in first]
    paid = (first + free)[:counted]
    for slug in paid:
        stand(teller, slug, owner, Where.FIELD)
    teller.fitting.update(paid)
    stand(teller, one.card, actor, Where.HAND)
    teller.acts.append(Act(actor=actor, done=Done.SPECIAL, card=one.card, tributes=tuple(paid)))
    return True


def _tributes(slug: Slug) -> int:
    """How many monsters a monster Tributes for its own Special Summon; 0 if it has none."""
    if not is_monster(slug):
        return 0
    for effect in BY_SLUG[slug].effects:
        pay = effect.pay if isinstance(effect, SummonProcedure) else None
        if isinstance(pay, Tribute) and isinstance(pay.cards, Pick) and isinstance(pay.cards.count, int):
            return pay.cards.count
    return 0


def is_summoned_normally(tokens: Tokens, slug: Slug, start: int, end: int) -> bool:
    """Whether words say that a monster is Normal Summoned, or Tributed for though its own Summon costs no Tribute."""
    return tokens.span(start, end, ":normal", "normal-summon") or (
        tokens.span(start, end, "tribute") and not _tributes(slug)
    )


def goes_to_field(tokens: Tokens, one: Mention, end: int) -> bool:
    """Whether words behind a card say that it goes from the hand onto the field: "X aus der Hand aufs Feld?"."""
    hand = tokens.first(one.end, end, ":hand")
    return hand >= 0 and tokens.span(hand, end, ":on_field")
