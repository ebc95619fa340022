"""What is usually done with the card that a question asks about, where it tells of nothing done at all."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated, Continuous
from rulebook.vocabulary.terms import EffectKind, Verb, Zone
from scenarios.interactions.plain_uses import STRONGEST

from .boards import targeted_zones
from .occasions import summons_for_effect
from .story import MOST_CARDS, OTHER, Act, Asks, Done, Slug, Stood, Story, Until, Where, is_monster
from .supposed import usual_occasion
from .teller import can_be_activated, home_of, ready_place, summons_itself
from .tokens import Tokens

_ENDS = (Verb.SEND, Verb.DESTROY, Verb.LEAVE_FIELD)
"""What happens to a monster that another one destroys by battle."""


def usual_act(story: Story, tokens: Tokens) -> Story | None:
    """The story with what is usually done with the card it asks about, and with what that waits for.

    A Spell or Trap is activated, a monster uses its effect, or is Summoned or attacked so that its effect can happen.

    Args:
        story: one in which nothing is done.
        tokens: the question.

    Returns:
        The story, which is only supposed; None if something is done in it or nothing is usually done with its cards.
    """
    if story.acts or story.until is not Until.NOW or len(story.cards) >= MOST_CARDS:
        return None
    if (story.open and story.asks is Asks.RESULT) or not any(said - {":plain"} for said in tokens.said):
        return None  # it asks of nothing that is done, or only names cards
    cards = [one for one in story.cards if not one.typical]
    about = [one for one in cards if one.card == story.about]
    found = next((made for one in (*about, *reversed(cards)) for made in _supposed(story, one)), None)
    if found is None:
        return None
    return usual_occasion(found, tokens) or found


def _supposed(story: Story, one: Stood) -> Iterator[Story]:
    """Yield the story with what is usually done with a card."""
    card, slug = BY_SLUG[one.card], one.card
    if not is_monster(slug):
        lies = one.said and one.place is Where.FIELD and any(isinstance(effect, Continuous) for effect in card.effects)
        if can_be_activated(card) and not lies:
            place = one.place if one.said and one.place in (Where.HAND, Where.SET) else ready_place(card)
            yield _with(story, one, place, Act(actor=one.owner, done=Done.ACTIVATE, card=slug, target=_aim(story, one)))
        return
    if one.said and one.place not in (Where.FIELD, Where.HAND, home_of(card)):
        return
    if summons_for_effect(slug) and not card.in_extra_deck and not summons_itself(card):
        yield _with(story, one, Where.HAND, Act(actor=one.owner, done=Done.SUMMON, card=slug))
    elif home_of(card) is not Where.FIELD:
        yield _with(story, one, home_of(card), Act(actor=one.owner, done=Done.ACTIVATE, card=slug))
    elif summons_itself(card) or (card.in_extra_deck and not (one.said and one.place is Where.FIELD)):
        place = Where.EXTRA if card.in_extra_deck else Where.HAND
        yield _with(story, one, place, Act(actor=one.owner, done=Done.SPECIAL, card=slug))
    elif _is_met(slug) and len(story.cards) < MOST_CARDS and all(other.card != STRONGEST for other in story.cards):
        place = Where.SET if _flips(slug) else Where.FIELD
        attacker = Stood(card=STRONGEST, owner=OTHER[one.owner], place=Where.FIELD, typical=True)
        attack = Act(actor=attacker.owner, done=Done.ATTACK, card=STRONGEST, target=slug)
        yield _with(story, one, place, attack, attacker)
    elif any(isinstance(effect, Activated) for effect in card.effects):
        yield _with(story, one, Where.FIELD, Act(actor=one.owner, done=Done.ACTIVATE, card=slug))


def _with(story: Story, one: Stood, place: Where, act: Act, *more: Stood) -> Story:
    """The story with an act, before which its card lies in a place."""
    moved = one.model_copy(update={"place": place})
    cards = (*(moved if other is one else other for other in story.cards), *more)
    changed = {"cards": cards, "acts": (act,), "about": story.about or one.card, "turn": act.actor}
    return story.model_copy(update={**changed, "supposed": True, "imagined": True})


def _aim(story: Story, one: Stood) -> Slug | None:
    """The only other card of a story that a Spell or Trap may be used on."""
    zones = targeted_zones(BY_SLUG[one.card])
    there = [other.card for other in story.cards if other is not one and (
             (Zone.MONSTER if is_monster(other.card) else Zone.SPELL) in zones)
             and other.place in (Where.FIELD, Where.SET, Where.DEFENSE)]  # fmt: skip
    return there[0] if len(there) == 1 else None


def _flips(slug: Slug) -> bool:
    own = (effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated))
    return any(effect.kind is EffectKind.FLIP for effect in own)


def _is_met(slug: Slug) -> bool:
    """Whether an effect of a monster happens when another one attacks and destroys it."""
    own = [effect for effect in BY_SLUG[slug].effects if isinstance(effect, Activated)]
    return _flips(slug) or any(on.verb in _ENDS and on.of_itself for effect in own for on in effect.event)
