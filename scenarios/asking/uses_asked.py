"""Questions about what was used: whether it is negated, and whether a player "gets" to use it."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.terms import CardKind
from scenarios.formats.fields import PlayerWord

from .story import Asks, Done, Slug, Where, is_monster
from .teller import PLAYED, Teller
from .used_next import awaited

VERBS = (
    "attack",
    ":attack",
    "destroy",
    "draw",
    "damage",
    "survive",
    "summon",
    "special",
    "negate",
    "add",
    "return",
    "banish",
)
"""What a question may ask beside whether the last act is allowed."""


def gets_to_use(teller: Teller, named: list[Slug], start: int, end: int) -> bool:
    """Whether "does he get Trap Hole?" asks if a player can use a Spell or Trap."""
    last = teller.acts[-1] if teller.acts else None
    if last is None or len(teller.acts) - 1 != teller.asked_at or named != [last.card] or is_monster(last.card):
        return False
    tokens = teller.tokens
    gets = tokens.span(start, end, ":get") and tokens.span(start, end, ":i", ":he")
    return gets and not tokens.span(start, end, *VERBS, *PLAYED, ":back", ":lp", ":works", "resolve", "effect", "life")


def is_failing(teller: Teller, start: int, end: int) -> bool:
    """Whether it is asked if an effect does nothing: "does it fail?", "does it miss the timing?"."""
    if teller.tokens.span(start, end, "timing") and teller.tokens.span(start, end, "skip", ":fails"):
        return not teller.tokens.span(start, end, ":can", ":not")
    return teller.tokens.span(start, end, ":fails") and not teller.tokens.span(start, end, *VERBS, ":can", ":not")


def is_negated(teller: Teller, named: list[Slug], start: int, end: int) -> tuple[Asks, Slug | None] | None:
    """What is asked by "is mine negated?" and "does he negate it?"; None for other questions."""
    tokens, acts = teller.tokens, teller.acts
    if not tokens.span(start, end, "negate") or tokens.span(start, end, ":can", "summon", "special", "attack"):
        return None
    lasting = [slug for slug in named if teller.cards[slug].place is Where.FIELD and not is_monster(slug)]
    other = tokens.span(start, end, "effect", "add", "draw", "token")
    if len(named) == len(lasting) == 1 and acts and other and not tokens.span(start, end, ":passive"):
        waiting = awaited(teller, start, start)
        if waiting is not None and waiting not in {act.card for act in acts}:
            teller.opposite = True
            return Asks.HAPPENS, waiting  # "does X stop the search?"
    used = [act for act in acts if act.done is Done.ACTIVATE]
    if tokens.span(start, end, ":passive"):
        owner = "you" if tokens.span(start, end, ":my") else "opponent" if tokens.span(start, end, ":his") else None
        meant = [act for act in used if act.card in named] if named else [act for act in used if act.actor == owner]
        if not (named or meant) and owner is None and len(used) == 1:
            meant = used  # "is its effect negated?"
        named_before = {one.card for one in tokens.mentions if is_monster(one.card) and not one.typical}
        if not (acts or named) and len(named_before) == 1 and tokens.span(start, end, "effect"):
            teller.opposite = True
            return Asks.HAPPENS, named_before.pop()  # "X is out, my Y is flipped. is its effect negated?"
        if not meant:
            return None
        teller.opposite = True
        return Asks.HAPPENS, meant[-1].card
    if named or len(acts) < 2 or acts[-1].done is not Done.ACTIVATE or not tokens.span(start, end, ":it", ":object"):
        return None
    return Asks.NEGATES, acts[-1].card


def used_by(teller: Teller, start: int, end: int) -> Slug | None:
    """The Spell or Trap that a clause calls by its kind and player: "his Spell"; None if there is none."""
    tokens = teller.tokens
    at = next((at for at in range(start, end) for kind in _KINDS if kind in tokens.said[at]), -1)
    whose = tokens.last(max(start, at - 2), at, ":my", ":his") if at >= 0 else -1
    if whose < 0:
        return None
    actor = "you" if ":my" in tokens.said[whose] else "opponent"
    kinds = {kind for name, kind in _KINDS.items() if name in tokens.said[at]}
    return next((act.card for act in reversed(teller.acts) if act.done is Done.ACTIVATE and act.actor == actor
                 and BY_SLUG[act.card].kind in kinds), None)  # fmt: skip


_KINDS = {"spell": CardKind.SPELL, "trap": CardKind.TRAP}


def asks_of_player(teller: Teller, named: list[Slug], start: int, end: int) -> bool:
    """Whether it is asked if the player survives who used a card last, against an attack on no monster."""
    at = teller.tokens.first(start, end, ":i")
    last, attacks = teller.acts[-1] if teller.acts else None, [act for act in teller.acts if act.done is Done.ATTACK]
    mine = at >= 0 and not named and not teller.tokens.span(at, at + 1, ":my")
    used = last is not None and last.done is Done.ACTIVATE and last.actor == "you"
    return mine and used and bool(attacks) and attacks[-1].actor == "opponent" and attacks[-1].target is None


def battler(teller: Teller, player: PlayerWord) -> Slug | None:
    """The monster of a player in the last attack."""
    last = next((act for act in reversed(teller.acts) if act.done is Done.ATTACK), None)
    if last is None:
        return None
    return last.card if last.actor == player else last.target
