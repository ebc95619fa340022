"""Summons that a question only mentions: those that an act answers, stops or makes."""

from __future__ import annotations

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.selectors import TokenOf
from rulebook.vocabulary.terms import MonsterKind, Verb, Zone
from scenarios.formats.fields import PlayerWord

from .boards import targeted_zones
from .occasions import waits_for
from .story import OTHER, Act, Done, Slug, Where
from .teller import Teller, owner_said, stand, summons_itself
from .tokens import Mention, Tokens

_SUMMONING = ("SpecialSummon", "FusionSummon", "RitualSummon")


def summoned_with(teller: Teller, card: Card, target: Slug) -> bool:
    """Whether the Summon just read is what this card does: "summons X with Monster Reborn"."""
    last = teller.acts[-1] if teller.acts else None
    summons = last is not None and last.card == target and last.done in (Done.SUMMON, Done.SPECIAL)
    return summons and (targeted_zones(card) == {Zone.GRAVEYARD} or _fuses(card, target))


def _fuses(card: Card, target: Slug) -> bool:
    """Whether a Spell Summons the monster with materials: "summons X with Polymerization"."""
    made = {type(part).__name__ for effect in card.effects if isinstance(effect, Activated)
            for _, part in walk(effect.operation)}  # fmt: skip
    stats = BY_SLUG[target].stats
    kinds = stats.kinds if stats is not None else ()
    return ("FusionSummon" in made and MonsterKind.FUSION in kinds) or (
        "RitualSummon" in made and MonsterKind.RITUAL in kinds
    )


def is_answered_summon(teller: Teller, one: Mention) -> bool:
    """The Summon that the last act answers: "on my Summon of X"."""
    tokens, last = teller.tokens, teller.acts[-1] if teller.acts else None
    at = tokens.last(one.start - 3, one.start, "summon", "normal-summon")
    asked = one.clause in tokens.asking and tokens.span(at - 2, at, ":my", ":his")
    said = tokens.span(at - 3, at, ":onto", ":my", ":his")
    named = at >= 0 and tokens.span(at + 1, one.start, ":of") and (said or asked)
    if not named or last is None or last.done is not Done.ACTIVATE or one.card in teller.cards:
        return False
    whose_it_is = tokens.last(at - 2, at, ":my", ":his")
    mine = (":my" in tokens.said[whose_it_is]) if whose_it_is >= 0 else OTHER[last.actor] == "you"
    whose: PlayerWord = "you" if mine else "opponent"
    card = BY_SLUG[one.card]
    stand(teller, one.card, whose, Where.EXTRA if card.in_extra_deck else Where.HAND)
    done = Done.SPECIAL if card.in_extra_deck or summons_itself(card) else Done.SUMMON
    if tokens.span(at - 1, at + 1, "flip"):
        done = Done.FLIP
        teller.cards[one.card] = teller.cards[one.card].model_copy(update={"place": Where.SET})
    teller.acts.insert(0 if asked else -1, Act(actor=whose, done=done, card=one.card))
    return True


def stops_a_summon(tokens: Tokens, one: Mention) -> bool:
    """Whether it is asked if a monster's effect can stop a Summon: "can Rai-Oh stop the Summon of X?"."""
    start, end = tokens.bounds(one.clause)
    return tokens.span(start, one.start, ":can", ":with") and tokens.span(one.end, end, "negate")


def summoned_by_last(teller: Teller, one: Mention) -> bool:
    """Whether the last act is a Spell or Trap that Summons, and this monster is not on the field yet."""
    last = teller.acts[-1] if teller.acts else None
    if last is None or last.done is not Done.ACTIVATE or last.target is not None or one.card in teller.cards:
        return False
    operations = (
        part
        for effect in BY_SLUG[last.card].effects
        if isinstance(effect, Activated)
        for _, part in walk(effect.operation)
    )
    return any(type(part).__name__ in _SUMMONING and not _makes_tokens(part) for part in operations)


def _makes_tokens(operation: object) -> bool:
    return isinstance(getattr(operation, "cards", None), TokenOf)


def not_own_summons(teller: Teller) -> None:
    """A Summon that a player is said to negate is one of the other player: "he negated the Summon of X with Y"."""
    tokens = teller.tokens
    for at, (act, answer) in enumerate(zip(teller.acts, teller.acts[1:], strict=False)):
        summons = act.done in _SUMMONS and act.actor == answer.actor and answer.done is Done.ACTIVATE
        if not (summons and waits_for(BY_SLUG[answer.card], Verb.SUMMON)):
            continue
        named = next((one for one in tokens.mentions if one.card == act.card), None)
        if named is None or owner_said(teller, named) is not None:
            continue
        if tokens.span(tokens.bounds(named.clause)[0], named.start, "negate"):
            teller.acts[at] = act.model_copy(update={"actor": OTHER[act.actor]})
            moved = teller.cards[act.card].model_copy(update={"owner": OTHER[act.actor]})
            teller.cards[act.card] = moved


_SUMMONS = (Done.SUMMON, Done.SPECIAL, Done.FLIP)
