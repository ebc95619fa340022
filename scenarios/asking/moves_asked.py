"""Questions where a card goes: whether it comes back, to the hand, or to another battle position."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.control import ChangePosition

from .boards import values
from .narrowed import owner_of_monster
from .story import Act, Asks, Done, Slug, Where, is_monster
from .teller import Teller, last_target


def turn_asked(teller: Teller, named: list[Slug], start: int, end: int) -> Act | None:
    """A question whether a player may change the battle position of a monster; None for other questions."""
    tokens = teller.tokens
    to = tokens.span(start, end, ":defense", "defense-position", ":attack_position", "attack-position", "position")
    if not (tokens.span(start, end, ":can") and tokens.span(start, end, ":turns", "change") and to):
        return None
    monsters = [slug for slug in named if is_monster(slug)]
    lying = all(slug in monsters or teller.cards[slug].place is Where.FIELD for slug in named)
    summoned = tokens.span(start, end, "summon") and not tokens.span(start, end, ":last_turn")
    if not lying or summoned or tokens.span(start, end, *_FIGHTS, ":up"):
        return None
    card = next(iter(monsters), None) or _last_named(teller)
    if card is None or (teller.asked_at >= 0 and any(act.card == card for act in teller.acts[teller.asked_at :])):
        return None
    if _is_kept(teller, card):
        return None  # what its attack of the last turn does to it is not played
    return Act(actor=teller.cards[card].owner, done=Done.CHANGE, card=card)


def _is_kept(teller: Teller, card: Slug) -> bool:
    """Whether a monster that changes its own battle position is said to have attacked in an earlier turn."""
    words = range(len(teller.tokens.words))
    told = any({":last_turn"} & teller.tokens.said[at] for at in words) and teller.tokens.span(0, len(words), *_FIGHTS)
    return told and any(isinstance(part, ChangePosition) for one in BY_SLUG[card].effects for part in values(one))


def move_asked(teller: Teller, named: list[Slug], start: int, end: int) -> tuple[Asks, Slug | None] | None:
    """A question whether a card comes back, goes to the hand, or to Defense Position; None for other questions."""
    tokens = teller.tokens
    about = named[-1] if named else last_target(teller) or teller.suffers or _last_named(teller)
    buried = [one.card for one in teller.cards.values() if one.place is Where.GRAVEYARD]
    fetched = tokens.span(start, end, ":hand") and tokens.span(start, end, "return", ":back", ":get")
    if fetched and not named and teller.acts and len(buried) == 1 and not is_monster(buried[0]):
        return Asks.TO_HAND, buried[0]
    about = _of_player(teller, named, start, end) or about
    used = next((act for act in teller.acts if act.card == about and act.target), None)
    if used is not None and about is not None and not is_monster(about):
        about = used.target  # "does Reborn bring it back?"
    back = tokens.span(start, end, "return", ":back")
    if back and not named and are_points(teller, start, end):
        return Asks.GAINS, teller.acts[-1].card if teller.acts else None
    lasting = [one.card for one in teller.cards.values() if one.place is Where.FIELD and not is_monster(one.card)]
    if back and not named and tokens.span(start, end, ":hand") and len(lasting) == 1 and teller.acts:
        return Asks.TO_HAND, lasting[0]  # "does it go back to the hand?"
    if about is None or (not teller.acts and teller.cards[about].place is not Where.GRAVEYARD):
        return None
    if not is_monster(about) and tokens.span(start, end, "monster"):
        return None  # a card without a name
    if is_monster(about) and not named and tokens.span(start, end, "spell", "trap"):
        return None
    toward = tokens.span(start, end, ":toward")
    to_hand = toward and tokens.span(start, end, "send", ":get", "add", ":comes", "mandatory")
    attacked = [act for act in teller.acts if act.done is Done.ATTACK]
    if to_hand and not named and attacked and tokens.span(start, end, ":attacker"):
        about = attacked[-1].card
    lies = about in named and teller.cards[about].place in (Where.SET, Where.FIELD)
    lies = lies and about not in {act.card for act in teller.acts}
    if (back or to_hand) and tokens.span(start, end, ":hand") and (is_monster(about) or lies):
        return Asks.TO_HAND, about
    goes = back or tokens.span(start, end, "send", ":comes", ":goes", ":passive")
    if goes and _is_to_deck(teller, about, start, end):
        return Asks.TO_DECK, about
    got = tokens.span(start, end, ":get") and tokens.span(start, end, ":it", ":his") and not named
    if got and teller.cards[about].place is Where.GRAVEYARD and not tokens.span(start, end, *_OTHER_GAINS):
        return Asks.RETURNS, about  # "does he get it?"
    if tokens.span(start, end, "revive") and not named[1:] and teller.cards[about].place is Where.GRAVEYARD:
        return Asks.RETURNS, about  # "does it revive?"
    if tokens.span(start, end, "summon", "special") and tokens.span(start, end, ":self"):
        return Asks.RETURNS, about  # "does it Summon itself?"
    comes = tokens.span(start, end, ":comes") and tokens.span(start, end, ":on_field", "field")
    draws = any("draw" in said and ":get" not in said for said in tokens.said[start:end])
    if not is_monster(about) and not named:
        return None  # what it did comes back, not the card
    if (back or comes) and not draws and not tokens.span(start, end, "attack", "damage", ":hand", "deck", "negate"):
        return Asks.RETURNS, about
    turned = tokens.span(start, end, ":defense", "defense-position") and not named
    if turned and not tokens.span(start, end, "destroy", "damage", ":can", "survive", *_FIGHTS):
        return Asks.DEFENSE, about
    return None


_FIGHTS = ("attack", ":attack")
_OTHER_GAINS = ("draw", "damage", "effect", "token", "card", "monster", "life", ":lp", "deck", "destroy", "counter")


def _is_to_deck(teller: Teller, about: Slug, start: int, end: int) -> bool:
    """Whether it is asked if a monster that something is done to goes to its player's Deck or Extra Deck."""
    tokens = teller.tokens
    at = tokens.first(start, end, ":extra_deck", "deck")
    into = at >= 0 and tokens.span(max(start, at - 3), at + 1, ":into", ":toward", ":onto")
    touched = about in {slug for act in teller.acts for slug in (act.target, *act.tributes)}
    others = ("draw", "add", ":can", "shuffle", "summon", "special", ":graveyard", ":hand", "card", ":of", ":by")
    return into and touched and is_monster(about) and not tokens.span(start, end, *others)


def _of_player(teller: Teller, named: list[Slug], start: int, end: int) -> Slug | None:
    """The monster of a player in the last act that a clause without a name speaks of: "his monster goes back"."""
    owner = owner_of_monster(teller.tokens, start, end)
    if named or owner is None or not teller.acts:
        return None
    met = [slug for slug in (teller.acts[-1].card, teller.acts[-1].target) if slug in teller.cards and is_monster(slug)]
    own = [slug for slug in met if teller.cards[slug].owner == owner]
    return own[0] if len(own) == 1 else None


def _last_named(teller: Teller) -> Slug | None:
    """The last monster that the question names."""
    return next((one.card for one in reversed(teller.tokens.mentions) if is_monster(one.card)), None)


def are_points(teller: Teller, start: int, end: int) -> bool:
    """Whether a clause names a number of points."""
    return any(word.isdecimal() and int(word) >= _POINTS for word in teller.tokens.words[start:end])


_POINTS = 100
"""Numbers from here on are points."""
