"""Monsters sent to the Graveyard that were not on the field as monsters: Xyz Materials detached, cards of the Deck."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.terms import MonsterKind, Verb
from scenarios.formats.fields import PlayerWord
from scenarios.interactions.plain_uses import STRONG

from .boards import mills
from .story import OTHER, Act, Asks, Done, Slug, Stood, Story, Where, is_monster
from .supposed import awaits_attack
from .tokens import Mention, Tokens
from .typical import typical
from .unread import is_open, unread

_SENT = (":mills", "send", "excavate", ":graveyard", "discard")
_XYZ = (":xyz", ":material", "material", "xyz")
_EFFECT = (
    ":get", "add", "draw", "effect", "activate", ":works", "special", "summon", "token", "resolve", ":comes", ":can",
    "destroy", "banish", "respond",
)  # fmt: skip
"""What a question says about the effect of a monster that was sent."""
_TWO = 2
_LEAVING = (Verb.SEND, Verb.DESTROY, Verb.LEAVE_FIELD, Verb.DISCARD)


def sent_story(tokens: Tokens) -> Story | None:
    """The story of a question whether the effect of a detached Xyz Material, or of a card sent from the Deck, happens.

    Args:
        tokens: the question.

    Returns:
        The story; None if the question tells of neither, or asks something else.
    """
    named = [one for one in tokens.mentions if not one.typical and is_monster(one.card)]
    asked = tokens.bounds(max(tokens.asking, default=0))
    words = len(tokens.words)
    if tokens.span(0, words, "attack", ":attack", "tribute") or not tokens.span(*asked, *_EFFECT):
        return None
    sent = _sent(tokens, named, asked)
    if sent is None or len({one.card for one in tokens.mentions if not one.typical}) > _TWO:
        return None
    host = next((one.card for one in named if _is_xyz(one.card)), None)
    mill = next((one.card for one in tokens.mentions if mills(one.card) and one.card != sent), None)
    xyz = host is not None or tokens.span(0, words, *_XYZ)
    if "detach" in set().union(*tokens.said) and xyz:
        return _told(tokens, sent, host or typical()["xyz"][0], Where.MATERIAL)
    if mill is not None and tokens.span(0, words, *_SENT):
        return _told(tokens, sent, mill, Where.DECK)
    return None


def _sent(tokens: Tokens, named: list[Mention], asked: tuple[int, int]) -> Slug | None:
    """The monster whose effect is asked about: one that waits for leaving, named in the question or behind the verb."""
    able = [one for one in named if _waits(one.card) and not _is_xyz(one.card) and not mills(one.card)]
    behind = [one for one in able if tokens.span(one.start - 2, one.start, "detach", *_SENT)]
    there = [one for one in able if asked[0] <= one.start < asked[1]]
    return next((one.card for one in (*behind, *there, *able)), None)


def _waits(slug: Slug) -> bool:
    own = (effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated))
    return any(on.verb in _LEAVING and on.of_itself for effect in own for on in effect.event)


def _is_xyz(slug: Slug) -> bool:
    stats = BY_SLUG[slug].stats
    return stats is not None and MonsterKind.XYZ in stats.kinds


def _told(tokens: Tokens, sent: Slug, user: Slug, place: Where) -> Story | None:
    """The story in which an effect of ``user`` sends the monster from a place."""
    persons = [said for said in tokens.said if said & {":i", ":he", ":my", ":his"}]
    theirs = bool(persons) and not any(said & {":i", ":my"} for said in persons)
    player: PlayerWord = "opponent" if theirs else "you"
    spell = not is_monster(user)
    cards: tuple[Stood, ...] = (
        Stood(card=user, owner=player, place=Where.HAND if spell else Where.FIELD),
        Stood(card=sent, owner=player, place=place, on=user if place is Where.MATERIAL else None),
    )
    acts = [Act(actor=player, done=Done.ACTIVATE, card=user, tributes=(sent,))]
    if awaits_attack(user):
        attacker = Stood(card=STRONG, owner=OTHER[player], place=Where.FIELD)
        cards = (*cards, attacker)
        acts.insert(0, Act(actor=attacker.owner, done=Done.ATTACK, card=STRONG))
    followed = {
        at for at, said in enumerate(tokens.said)
        if said & {"detach", *_SENT, *_XYZ, "monster", "deck", "card", "token", ":two", ":three", ":one", ":an"}
        or (tokens.words[at].isdecimal() and tokens.span(at + 1, at + 2, "card", "token"))
    }  # fmt: skip
    left = unread(tokens, followed)
    return Story(cards=cards, acts=tuple(acts), asks=Asks.HAPPENS, about=sent, turn=acts[0].actor, turn_said=True,
                 unread=left, open=is_open(tokens), denied=tokens.denied)  # fmt: skip
