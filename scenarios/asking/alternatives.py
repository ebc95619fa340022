"""What else a question could ask about a story, and the story without one of its cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.vocabulary.effects import Activated
from rulebook.vocabulary.operations import Draw
from scenarios.formats.fields import PlayerWord

from .boards import MONSTER_PLACES
from .story import Asks, Done, Slug, Story, is_monster

MOST_ABOUT = 3
"""About how many cards of a story each thing may be asked instead."""
_BOTH: tuple[PlayerWord, PlayerWord] = ("you", "opponent")
_OF_PLAYERS = (Asks.DAMAGE, Asks.DRAWS, Asks.GAINS)


class Asking(NamedTuple):
    """What is asked, about which card or player."""

    asks: Asks
    about: Slug | None = None
    who: PlayerWord | None = None

    @property
    def text(self) -> str:
        """It as one word, for a command or link."""
        return ":".join([self.asks.value, *([self.who] if self.who else [self.about] if self.about else [])])


def asked_in(story: Story) -> Asking:
    """What a story asks."""
    return Asking(story.asks, None if story.asks in _OF_PLAYERS else story.about, story.who)


def asking_instead(story: Story, asking: Asking) -> Story:
    """The story with something else asked about it."""
    about = asking.about if asking.about is not None else story.about
    changed = {"asks": asking.asks, "about": about, "who": asking.who, "denied": False, "confirmed": True}
    return story.model_copy(update=changed)


def alternatives(story: Story) -> Iterator[Asking]:
    """Yield what else could be asked, the likeliest first."""
    found = dict.fromkeys(_alternatives(story))
    found.pop(asked_in(story), None)
    yield from found


def _alternatives(story: Story) -> Iterator[Asking]:
    last = story.acts[-1] if story.acts else None
    touched = list(dict.fromkeys(slug for act in reversed(story.acts) for slug in (act.target, *act.tributes) if slug))
    users = [act.card for act in story.acts]
    fielded = [one.card for one in story.cards if is_monster(one.card) and one.place in MONSTER_PLACES]
    met = list(dict.fromkeys([*touched, *(slug for slug in users if is_monster(slug)), *fielded]))[:MOST_ABOUT]
    if last is not None:
        yield Asking(Asks.MAY, last.card)
        if last.done is Done.ACTIVATE and any(act.actor != last.actor for act in story.acts[:-1]):
            yield Asking(Asks.NEGATES, last.card)
    yield from (Asking(Asks.DESTROYED, slug) for slug in met if is_monster(slug))
    if any(act.done is Done.ATTACK for act in story.acts):
        yield from (Asking(Asks.DAMAGE, None, player) for player in _BOTH)
        if len(story.acts) > 1:
            yield Asking(Asks.ATTACKS)
    acting = [slug for slug in dict.fromkeys((*touched, *reversed(users), *fielded)) if _has_effect(slug)]
    yield from (Asking(Asks.HAPPENS, slug) for slug in acting[:MOST_ABOUT])
    if any(_draws(one.card) for one in story.cards):
        yield from (Asking(Asks.DRAWS, None, player) for player in _BOTH)
    yield from (Asking(Asks.SURVIVES, slug) for slug in met if is_monster(slug))
    yield from (Asking(Asks.RETURNS, slug) for slug in touched[:1] if is_monster(slug))
    if story.acts:
        yield Asking(Asks.RESULT, users[-1])


def without(story: Story, card: Slug) -> Story | None:
    """The story without one of its cards and what is done with it; None if nothing is done in it then."""
    acts = tuple(
        act.model_copy(
            update={
                "target": None if act.target == card else act.target,
                "tributes": tuple(slug for slug in act.tributes if slug != card),
            }
        )
        for act in story.acts
        if act.card != card
    )
    if not acts:
        return None
    cards = tuple(
        one.model_copy(update={"on": None if one.on == card else one.on}) for one in story.cards if one.card != card
    )
    about = acts[-1].card if story.about == card else story.about
    return story.model_copy(update={"cards": cards, "acts": acts, "about": about, "confirmed": True})


def with_stand_in(story: Story, card: Slug, other: Slug) -> Story:
    """The story with another card in the place of one that stands for a monster without a name."""

    def named(slug: Slug | None) -> Slug | None:
        return other if slug == card else slug

    cards = tuple(one.model_copy(update={"card": named(one.card), "on": named(one.on)}) for one in story.cards)
    acts = tuple(
        act.model_copy(
            update={
                "card": named(act.card),
                "target": named(act.target),
                "tributes": tuple(named(slug) for slug in act.tributes),
            }
        )
        for act in story.acts
    )
    changed = {"cards": cards, "acts": acts, "about": named(story.about), "confirmed": True}
    return story.model_copy(update=changed)


def _has_effect(slug: Slug) -> bool:
    return any(isinstance(effect, Activated) for effect in BY_SLUG[slug].effects)


def _draws(slug: Slug) -> bool:
    return any(
        isinstance(part, Draw)
        for effect in BY_SLUG[slug].effects
        if isinstance(effect, Activated)
        for _, part in walk(effect.operation)
    )
