"""What a question leaves out though the card it asks about waits for it: the usual attack, Summon or activation."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import itself
from rulebook.vocabulary.terms import CardKind, Icon, Verb, Zone
from scenarios.interactions.plain_uses import CLEARS, SET_CARD, STRONG

from .story import MOST_ACTS, MOST_CARDS, OTHER, Act, Done, Moment, Slug, Stood, Story, Until, Where, is_monster
from .teller import ready_place
from .tokens import Tokens

_OF_ATTACKS = frozenset({"direct", "attack", ":attack"})
"""Words for an attack that is supposed."""
_ZONES = {Where.HAND: Zone.HAND, Where.FIELD: Zone.MONSTER, Where.GRAVEYARD: Zone.GRAVEYARD}


def usual_occasion(story: Story, tokens: Tokens) -> Story | None:
    """The story with the attack, Summon or activation that its only act, the use of a card, waits for.

    The monster is one that the story names, else any that the card is usually used on; None if the card waits for
    nothing, or for something else.
    """
    first = story.acts[0] if len(story.acts) == 1 else None
    plain = story.moment in (Moment.ANY, Moment.BATTLE)
    if (
        first is None
        or tokens.strange
        or not plain
        or first.done is not Done.ACTIVATE
        or len(story.cards) >= MOST_CARDS
    ):
        return None
    if is_monster(first.card):
        plain = story.until in (Until.NOW, Until.END)
    elif story.until is not Until.NOW:
        return None
    place = next((one.place for one in story.cards if one.card == first.card), Where.FIELD)
    answered = list(_awaited(first.card, place))
    for verbs, supposed in _SUPPOSED:
        if plain and any(on.verb in verbs for on in answered):
            met = supposed(story, first, answered, direct=tokens.span(0, len(tokens.words), "direct"))
            return _with(story, tokens, *met, fights=Verb.DECLARE_ATTACK in verbs) if met is not None else None
    return None


def usual_occasions(story: Story) -> Iterator[tuple[str, Story]]:
    """Yield what a story's first act, the use of a card, may answer, and the story with it done before.

    An attack, a Summon and the activation of a card by the other player are offered, as far as the story has room.
    """
    first = story.acts[0]
    if len(story.cards) >= MOST_CARDS or len(story.acts) >= MOST_ACTS:
        return
    place = next((one.place for one in story.cards if one.card == first.card), Where.FIELD)
    answered = list(_awaited(first.card, place))
    for name, (_, supposed) in zip(OCCASIONS, _SUPPOSED, strict=True):
        met = supposed(story, first, answered, direct=False)
        if met is None and name == "activation":
            stood = Stood(card=CLEARS, owner=OTHER[first.actor], place=Where.HAND, typical=True)
            met = stood, Act(actor=stood.owner, done=Done.ACTIVATE, card=CLEARS)
        if met is not None and all(one.card != met[0].card or one == met[0] for one in story.cards):
            cards = story.cards if met[0] in story.cards else (*story.cards, met[0])
            turn = {"turn": met[1].actor, "turn_said": True}
            yield name, story.model_copy(update={"cards": cards, "acts": (met[1], *story.acts), **turn})


OCCASIONS = ("attack", "summon", "activation")
"""What a card may answer."""


def is_fast(slug: Slug) -> bool:
    """Whether a card can be used in answer to something: any but a Spell that is no Quick-Play Spell."""
    card = BY_SLUG[slug]
    return card.kind is not CardKind.SPELL or card.icon is Icon.QUICK_PLAY


def awaits_attack(slug: Slug) -> bool:
    """Whether the effects of a monster on the field that are used in answer to something all answer an attack."""
    verbs = {on.verb for on in _awaited(slug, Where.FIELD)}
    return verbs == {Verb.DECLARE_ATTACK}


def _awaited(slug: Slug, place: Where) -> Iterator[On]:
    """Yield the events that the effects of a card in this place answer, but for what happens to the card itself."""
    for effect in BY_SLUG[slug].effects:
        if isinstance(effect, Activated) and (not effect.where or _ZONES.get(place) in effect.where):
            yield from (on for on in effect.event if on.subject != itself)


def _with(story: Story, tokens: Tokens, met: Stood, act: Act, *, fights: bool) -> Story | None:
    """The story with an act before its own one."""
    if any(one.card == met.card and one != met for one in story.cards):
        return None
    attacked = {word for word, said in zip(tokens.words, tokens.said, strict=True) if said & _OF_ATTACKS}
    unread = tuple(word for word in story.unread if not (fights and word in attacked))
    cards = story.cards if met in story.cards else (*story.cards, met)
    turn = {"turn": act.actor, "turn_said": True, "moment": Moment.ANY}
    changed = {"cards": cards, "acts": (act, *story.acts), "unread": unread, "supposed": True, **turn}
    return story.model_copy(update=changed)


def _attack(story: Story, first: Act, answered: list[On], *, direct: bool) -> tuple[Stood, Act]:
    """An attack of the other player; a direct one if the card waits for that or for damage."""
    actor = OTHER[first.actor]
    theirs = [one for one in story.cards if one.owner == actor and is_monster(one.card) and one.place is Where.FIELD]
    met = theirs[-1] if theirs else Stood(card=STRONG, owner=actor, place=Where.FIELD, typical=True)
    direct = direct or any(on.direct or on.verb is Verb.BATTLE_DAMAGE for on in answered)
    return met, Act(actor=actor, done=Done.ATTACK, card=met.card, direct=direct)


def _summon(story: Story, first: Act, answered: list[On], *, direct: bool) -> tuple[Stood, Act]:
    """A Normal Summon of the other player."""
    actor = OTHER[first.actor]
    met = Stood(card=STRONG, owner=actor, place=Where.HAND, typical=True)
    return met, Act(actor=actor, done=Done.SUMMON, card=STRONG)


def _activation(story: Story, first: Act, answered: list[On], *, direct: bool) -> tuple[Stood, Act] | None:
    """The activation of a Spell or Trap of the other player; one that destroys monsters if the card waits for that."""
    actor = OTHER[first.actor]
    kinds = {kind for on in answered for kind in getattr(on.subject, "kinds", ()) if on.card_activation}
    destroys = any(on.would is not None and on.would.at_least == 1 for on in answered)
    if not (kinds or destroys):
        return None
    slug = SET_CARD if kinds == {CardKind.TRAP} else CLEARS
    met = Stood(card=slug, owner=actor, place=ready_place(BY_SLUG[slug]), typical=True)
    return met, Act(actor=actor, done=Done.ACTIVATE, card=slug)


_SUPPOSED = (
    ((Verb.DECLARE_ATTACK, Verb.BATTLE_DAMAGE), _attack),
    ((Verb.SUMMON, Verb.WOULD_SUMMON), _summon),
    ((Verb.ACTIVATE,), _activation),
)
"""What is supposed for the events that a card waits for, the most usual first."""
