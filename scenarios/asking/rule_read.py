"""What has been read of a question about a rule, and the words of it that were not."""

from __future__ import annotations

from dataclasses import dataclass, field

from scenarios.formats.fields import PlayerWord

from .deeds import Deed
from .kinds_of_card import Kind, stand_in
from .story import Act, Done, Since, Slug, Stood, Where
from .tokens import Tokens
from .unread import unread

_NOT_FOLLOWED = frozenset({
    "banish", "negate", "return", "tribute", "special", "discard", "send", "damage", "counter", "flip", "summon",
    "attack", ":attack", "draw", "level", "add", "take-control", "destroy", "survive", "effect", "equip", "pay", "cost",
    "set", "activate", "target", ":lp", "win", "lose", "chain", "replay", "deck", ":graveyard", "resolve", "token",
    "xyz", "synchro", "fusion", "ritual", "pendulum", ":xyz", ":synchro", ":fusion", ":ritual", ":pendulum", "material",
    ":material", ":tuner",
    "look", "reveal", "swap", ":zone", ":without", ":only", "direct", ":defense",
})  # fmt: skip
"""What a word may say that these stories do not tell, unless it was read."""
_OTHER_PHASES = frozenset({":end_phase", ":standby"})
"""What it says besides that is not told unless something is activated: all else is played in a Main Phase."""
_DESCRIBED = 4
"""How many words before and behind a kind of card may describe it."""


@dataclass(slots=True)
class Rule:
    """What has been read so far."""

    tokens: Tokens
    kinds: list[Kind]
    deeds: list[Deed]
    turn: PlayerWord | None
    cards: dict[Slug, Stood] = field(default_factory=dict)
    acts: list[Act] = field(default_factory=list)
    read: set[int] = field(default_factory=set)

    def stand(self, kind: str, owner: PlayerWord, place: Where, since: Since = Since.BEFORE) -> Slug:
        """Put a card that stands for a kind of card somewhere, another one each time."""
        slug = stand_in(kind, self.cards)
        self.put(slug, owner, place, since)
        return slug

    def put(self, slug: Slug, owner: PlayerWord, place: Where, since: Since = Since.BEFORE) -> None:
        """Put a card somewhere."""
        self.cards[slug] = Stood(card=slug, owner=owner, place=place, since=since, typical=True)

    def do(self, who: PlayerWord, done: Done, card: Slug, target: Slug | None = None, *, direct: bool = False) -> None:
        """Let a player do something."""
        self.acts.append(Act(actor=who, done=done, card=card, target=target, direct=direct))


def _is_followed(rule: Rule, at: int) -> bool:
    """Whether the condition that a word begins was read: what is done in it, or that it is the first turn."""
    tokens = rule.tokens
    start, end = tokens.bounds(tokens.clause[at])
    return not rule.read.isdisjoint(range(start, end)) or tokens.span(start, end, ":first_turn", "begin")


def not_followed(rule: Rule) -> tuple[str, ...]:
    """The words that are not followed: those that say something of the game which was not read."""
    tokens = rule.tokens
    phases = {at for at, said in enumerate(tokens.said) if said & {":battle_phase", ":main_phase", ":damage_step",
                                                                   ":first_turn"}}  # fmt: skip
    phases |= {at for at, said in enumerate(tokens.said) if ":over" in said and not phases.isdisjoint((at - 2, at - 1))}
    turns = {at for at, said in enumerate(tokens.said) if said & {"turn", "same-turn", ":this_turn", ":relative"}}
    turns |= {at for at, said in enumerate(tokens.said) if ":if" in said and _is_followed(rule, at)}
    turns |= {at for at in range(len(tokens.words)) if tokens.span(at - 1, at + 1, ":link")}
    if any(act.done is Done.CHANGE for act in rule.acts):
        turns |= {at for at in range(len(tokens.words)) if tokens.span(at, at + 2, "position")}
    if all(act.done is not Done.ATTACK for act in rule.acts):
        turns |= {at for at, said in enumerate(tokens.said) if "direct" in said and "attack" not in said}
    near = {at for one in rule.kinds if one.card for at in range(one.start - _DESCRIBED, one.end + _DESCRIBED)}
    said = {at for at, own in enumerate(tokens.said) if at in near and {"level", ":level", "rank"} & own}
    turns |= said | {at for at in range(len(tokens.words)) if tokens.span(at, at + 1, "position")
                     and tokens.span(max(0, at - 2), at + 3, ":defense", ":attack_position")}  # fmt: skip
    lying = {
        at for one in rule.kinds for at in (one.start - 1, one.end) if one.lies and not tokens.span(at, at + 1, "look")
    }
    read = rule.read | phases | turns | lying
    words = unread(tokens, read)
    follows = _NOT_FOLLOWED if any(act.done is Done.ACTIVATE for act in rule.acts) else _NOT_FOLLOWED | _OTHER_PHASES
    idle = [tokens.words[at] for at, said in enumerate(tokens.said)
            if at not in read and said & follows and ":an" not in said
            and tokens.clause[at] not in tokens.further]  # fmt: skip
    kinds = [" ".join(tokens.words[one.start : one.end]) for one in rule.kinds
             if rule.read.isdisjoint(range(one.start, one.end))]  # fmt: skip
    return tuple(dict.fromkeys((*words, *idle, *kinds)))
