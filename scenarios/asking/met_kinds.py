"""Questions whether a card meets a kind of card: "can X destroy a Trap?", "can I use Y on his Trap?"."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.filters import OfKind
from rulebook.vocabulary.terms import CardKind, Zone
from scenarios.interactions.plain_uses import CLEARS, SET_CARD

from .story import OTHER, Act, Asks, Done, Slug, Stood, Where, is_monster
from .teller import Teller, can_be_activated, home_of, ready_place
from .typical import typical

_NOUNS = {"monster": CardKind.MONSTER, "trap": CardKind.TRAP, "spell": CardKind.SPELL}
_DEEDS = ("destroy", "banish", "return")
_NEAR = 3
"""How many words before a kind of card may say that something is used on it."""


def aims_at_kind(teller: Teller, named: list[Slug], start: int, end: int) -> Act | None:
    """The use of a card that is asked about by a kind of card which it cannot aim at: "can X destroy a Trap?"."""
    tokens = teller.tokens
    used = [one for one in tokens.mentions if not one.typical]
    asks = tokens.span(start, end, *_DEEDS) and tokens.span(start, end, ":can")
    if teller.acts or len(used) != 1 or named != [used[0].card] or not asks or not can_be_activated(BY_SLUG[named[0]]):
        return None
    return _aimed(teller, Act(actor=teller.cards[named[0]].owner, done=Done.ACTIVATE, card=named[0]), start, end)


def meet_kind(teller: Teller, asks: Asks) -> None:
    """Let the only card that is used meet a card of the kind that a question speaks of, if it never meets that kind."""
    tokens = teller.tokens
    start, end = tokens.bounds(max(tokens.asking, default=0))
    act = teller.acts[0] if len(teller.acts) == 1 else None
    if act is None or asks not in (Asks.MAY, Asks.MAY_STOP, Asks.NEGATES) or act.done is not Done.ACTIVATE:
        return
    if act.target is not None or not tokens.span(start, end, ":can") or len(teller.cards) > 1:
        return
    if tokens.span(start, end, *_DEEDS):
        teller.acts[0] = _aimed(teller, act, start, end) or act
        return
    answered = _answered_kinds(act.card)
    kind = _kind_said(teller, act.card, start, end)
    if kind not in ("trap", "spell") or not answered or _NOUNS[kind] in answered or not _is_used_on(teller, start, end):
        return
    slug = SET_CARD if kind == "trap" else CLEARS
    actor = OTHER[act.actor]
    teller.cards[slug] = Stood(card=slug, owner=actor, place=ready_place(BY_SLUG[slug]), typical=True)
    teller.acts.insert(0, Act(actor=actor, done=Done.ACTIVATE, card=slug))


def _aimed(teller: Teller, act: Act, start: int, end: int) -> Act | None:
    """An act aimed at a card of the kind that is said, if its card can only aim at others; else None."""
    tokens = teller.tokens
    kind = _kind_said(teller, act.card, start, end)
    if not kind or _may_aim(act.card, kind) is not False or tokens.span(start, end, ":graveyard", ":hand"):
        return None
    owner = teller.cards[act.card].owner
    slug = {"monster": typical()["face-up"][0], "trap": SET_CARD}.get(kind, typical()["continuous-spell"][0])
    place = Where.SET if kind == "trap" else Where.FIELD
    teller.cards[slug] = Stood(card=slug, owner=OTHER[owner], place=place, typical=True)
    home = home_of(BY_SLUG[act.card]) if is_monster(act.card) else ready_place(BY_SLUG[act.card])
    teller.cards[act.card] = teller.cards[act.card].model_copy(update={"place": home})
    return act.model_copy(update={"target": slug})


_FIELD = {Zone.MONSTER, Zone.SPELL, Zone.FIELD, Zone.PENDULUM}


def _may_aim(slug: Slug, kind: str) -> bool | None:
    """Whether an effect of a card can have a card of this kind as its target; None if none targets on the field."""
    filters = [target.filter for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)
               for target in effect.targets]  # fmt: skip
    found: list[bool] = []
    for one in filters:
        parts = getattr(one, "parts", (one,))
        zones = {zone for part in parts for zone in getattr(part, "zones", ())}
        kinds = {own for part in parts if isinstance(part, OfKind) for own in part.kinds}
        if not zones or not zones <= _FIELD:
            return None
        wanted = zones & {Zone.MONSTER} if kind == "monster" else zones - {Zone.MONSTER}
        found.append(bool(wanted) and (not kinds or _NOUNS[kind] in kinds))
    return any(found) if found else None


def _kind_said(teller: Teller, used: Slug, start: int, end: int) -> str:
    """The only kind of card without a name that a clause speaks of; "" if there is none or several."""
    tokens = teller.tokens
    beside = {at for one in tokens.mentions if one.card == used for at in range(one.start - 1, one.end + 1)}
    found = {kind for at in range(start, end) for kind in _NOUNS if kind in tokens.said[at] and at not in beside}
    return found.pop() if len(found) == 1 else ""


def _is_used_on(teller: Teller, start: int, end: int) -> bool:
    """Whether a kind of card is what a card is used on."""
    tokens = teller.tokens
    return any(
        tokens.span(at - _NEAR, at, ":onto", "respond", "negate", ":answers") and tokens.span(at - 2, at, ":his", ":an")
        for at in range(start, end) if tokens.said[at].intersection(_NOUNS)
    )  # fmt: skip


def _answered_kinds(slug: Slug) -> set[CardKind]:
    """The kinds of card whose activation a card answers, if it answers nothing else."""
    own = [on for effect in BY_SLUG[slug].effects if isinstance(effect, Activated) for on in effect.event]
    kinds = {kind for on in own if on.card_activation for kind in getattr(on.subject, "kinds", ())}
    return kinds if all(on.card_activation for on in own) else set()
