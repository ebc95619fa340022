"""Questions where something ends: whether a card is Summoned, goes to the Graveyard, or damage stays off."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import SpecialSummon, TakeControl
from rulebook.vocabulary.selectors import The, TokenOf
from rulebook.vocabulary.terms import Icon, Ref

from .boards import is_token, takes_control
from .story import Act, Asks, Done, Slug, Where, is_monster
from .teller import FATES, PLAYED, Teller, last_target, stays
from .tokens import Mention, Tokens


def end_asked(teller: Teller, named: list[Slug], start: int, end: int) -> tuple[Asks, Slug | None] | None:
    """What is asked of where a card or damage ends, and about which card; None for other questions."""
    tokens = teller.tokens
    if not teller.acts:
        return None
    if _keeps_damage_away(teller, start, end):
        return Asks.SPARES, teller.acts[-1].card
    can = tokens.span(start, end, ":can") and not _may_take(teller, start, end)
    about = next((slug for slug in reversed(named) if is_monster(slug)), None) or last_target(teller)
    if can:
        return None
    others = (":hand", "activate", "revive", "damage", "draw")
    thing = next((slug for slug in reversed(named) if not is_monster(slug) and slug in teller.cards), None)
    if tokens.span(start, end, ":graveyard") and not tokens.span(start, end, *others):
        gone = thing if thing is not None and not any(is_monster(slug) for slug in named) else about
        return (Asks.TO_GRAVEYARD, gone) if gone in teller.cards else None
    if about is None or about not in teller.cards:
        return None
    touched = {slug for act in teller.acts for slug in (act.target, *act.tributes) if slug}
    if tokens.span(start, end, "summon", "special") and about in touched and not tokens.span(start, end, ":i", ":he"):
        return Asks.RETURNS, about
    taken = any(act.target == about and (takes_over(act.card) or _takes_beaten(act)) for act in teller.acts)
    gets = tokens.span(start, end, *_GETS)
    if (
        taken
        and gets
        and (named or _may_take(teller, start, end))
        and not tokens.span(start, end, *PLAYED, ":back", "return", "damage", "effect")
    ):
        return Asks.CONTROLS, about
    return None


def _keeps_damage_away(teller: Teller, start: int, end: int) -> bool:
    """Whether an act is asked about that shall keep damage away: "may I ... so that I take no damage?"."""
    tokens = teller.tokens
    last = teller.acts[-1]
    none = tokens.first(start, end, ":not")
    points = any(word.isdecimal() and int(word) >= _POINTS for word in tokens.words[start:end])
    damage = tokens.span(none, end, "damage") or (points and tokens.span(none, end, ":takes"))
    if none < 0 or not damage or last.done is not Done.ACTIVATE or last.actor != teller.subject:
        return False
    whole = tokens.span(start, end, ":can") or tokens.span(*tokens.bounds(tokens.clause[start] - 1), ":can")
    return whole and (tokens.span(start, none, ":purpose") or tokens.span(max(0, start - 1), none, ":then"))


_POINTS = 100
"""Numbers from here on are points."""


def takes_over(slug: Slug) -> bool:
    """Whether a card gives its player control of a monster."""
    return takes_control(slug) or any(isinstance(part, TakeControl) for part in _parts(slug))


_GETS = (":get", "take-control", ":has")


def _may_take(teller: Teller, start: int, end: int) -> bool:
    """Whether it is asked if a player can take a monster that an attacker of the story destroys."""
    takes = teller.tokens.span(start, end, "take-control", ":takes", ":get")
    return takes and any(_takes_beaten(act) for act in teller.acts)


def _takes_beaten(act: Act) -> bool:
    """Whether an attacker Special Summons the monster that it destroys."""
    parts = _parts(act.card) if act.done is Done.ATTACK else []
    return any(isinstance(part, SpecialSummon) and part.cards == The(Ref.THAT) for part in parts)


def _parts(slug: Slug) -> list[object]:
    own = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)]
    return [part for effect in own for _, part in walk(effect.operation)]


def makes_token(slug: Slug, token: Slug) -> bool:
    """Whether an effect of a card Special Summons this Token."""
    found = (getattr(part, "cards", None) for part in _parts(slug))
    return any(isinstance(cards, TokenOf) and cards.slug == token for cards in found)


def names_tokens(tokens: Tokens, one: Mention) -> bool:
    """Whether a card is named only to say which Tokens are meant: "Tokens of X", "X Tokens"."""
    if tokens.span(one.end, one.end + 1, "token") and _makes_any(one.card):
        return True
    after = tokens.span(one.start - 1, one.start, ":of")
    found = (other for other in tokens.mentions if other.start == one.end or (after and other.end <= one.start))
    return any(makes_token(one.card, other.card) or (is_token(other.card) and other.typical and _makes_any(one.card))
               for other in found)  # fmt: skip


def tokens_to_come(teller: Teller) -> None:
    """Take Tokens off the field that are only asked for, if a card of the story makes them."""
    asked = [one for one in teller.tokens.mentions if one.clause in teller.tokens.asking and is_token(one.card)]
    told = {one.card for one in teller.tokens.mentions if one.clause not in teller.tokens.asking}
    used = {slug for act in teller.acts for slug in (act.card, act.target, *act.tributes)}
    for one in asked:
        if one.card not in told | used and token_maker(teller, one.card) is not None:
            teller.cards.pop(one.card, None)


def _tribute_them(teller: Teller) -> None:
    """Let Tokens that lie on the field be the Tributes that the question asks about: "may I Tribute them for X?"."""
    tokens, last = teller.tokens, teller.acts[-1] if teller.acts else None
    start, end = tokens.bounds(max(tokens.asking, default=0))
    if last is None or last.done is not Done.SUMMON or last.tributes or not tokens.span(start, end, "tribute"):
        return
    own = [one.card for one in teller.cards.values() if is_monster(one.card) and one.owner == last.actor
           and one.card != last.card]  # fmt: skip
    if len(own) == 1 and is_token(own[0]):
        teller.acts[-1] = last.model_copy(update={"tributes": (own[0],)})


def tokens_there(teller: Teller) -> None:
    """Let what has made Tokens be over, if something is done with Tokens that lie on the field."""
    _tribute_them(teller)
    used = {slug for act in teller.acts for slug in (act.target, *act.tributes)}
    used |= {act.card for act in teller.acts if act.done is Done.ATTACK}
    there = [slug for slug in used if slug in teller.cards and is_token(slug) and teller.cards[slug].said]
    made = [act for act in teller.acts if act.done is Done.ACTIVATE and any(makes_token(act.card, slug)
            for slug in there)]  # fmt: skip
    for act in made:
        if act is not teller.acts[-1]:
            at = teller.acts.index(act)
            teller.acts.pop(at)
            del teller.clauses[at : at + 1]
            teller.cards.pop(act.card, None)


def token_maker(teller: Teller, token: Slug) -> Slug | None:
    """The card of the story that makes a Token; any that makes some, if the question does not name which."""
    named = any(one.card == token and not one.typical for one in teller.tokens.mentions)
    makers = (
        slug
        for slug in teller.cards
        if makes_token(slug, token) or (not named and is_token(token) and _makes_any(slug))
    )
    return next(makers, None)


def _makes_any(slug: Slug) -> bool:
    """Whether an effect of a card Special Summons Tokens."""
    return any(isinstance(getattr(part, "cards", None), TokenOf) for part in _parts(slug))


def answer_asked(teller: Teller, start: int, end: int) -> list[Act]:
    """The activation that a pronoun asks for in answer to the last act: "he has X set. can he chain it?"."""
    tokens, last = teller.tokens, teller.acts[-1]
    at = tokens.first(start, end, ":i", ":he")
    who = "you" if at >= 0 and ":i" in tokens.said[at] else "opponent"
    if at < 0 or who == last.actor or not tokens.span(start, end, *PLAYED):
        return []
    there = [one for one in teller.cards.values() if one.owner == who and one.place is Where.SET]
    there = [one for one in there if not is_monster(one.card)]
    return [Act(actor=one.owner, done=Done.ACTIVATE, card=one.card) for one in there] if len(there) == 1 else []


def without_agents(teller: Teller, named: list[Slug], start: int, end: int) -> list[Slug]:
    """The cards named in a question about what becomes of one, without the Spells and Traps that do it."""
    if not teller.tokens.span(start, end, *FATES):
        return named
    used = {act.card for act in teller.acts if act.done is Done.ACTIVATE}
    return [slug for slug in named if is_monster(slug) or slug not in used or _can_stay(slug)]


def _can_stay(slug: Slug) -> bool:
    """Whether a Spell or Trap stays on the field when it is used, so that something can become of it there."""
    card = BY_SLUG[slug]
    return card.icon in (Icon.CONTINUOUS, Icon.EQUIP, Icon.FIELD) or stays(card)
