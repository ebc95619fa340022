"""Asks something of a board: to win this turn, to survive the opponent's turn, or that something happens to a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random

from rulebook.cards import BY_SLUG
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import CardKind, Icon
from scenarios.formats.made_puzzles import ZONES
from scenarios.formats.models import Goal

from .composing import Put, Setup, attackers, book, obstacles, slug_of, tributes
from .shaping import FULL_LP, HAPPENING, SURVIVAL, WIN

KINDS: Mapping[str, int] = {WIN: 4, HAPPENING: 2, SURVIVAL: 1}
"""The kinds of goals, and how often each is asked for if none is wanted."""
THREATS = (2, 2, 3)
"""How many monsters of the opponent threaten you in a board that is to be survived."""
_TO_THEIRS = ("destroyed", "destroyed", "banished")
"""What can be asked to happen to a card of the opponent."""


def asked_for(rng: Random, setup: Setup, kind: str) -> Setup | None:
    """A board to begin with, with a goal of this kind; None if nothing of the kind can be asked of it.

    Args:
        rng: decides everything.
        setup: the board, made for a win.
        kind: one of ``KINDS``.
    """
    return _ASKING[kind](rng, setup)


def _won(rng: Random, setup: Setup) -> Setup:
    return setup


def _survived(rng: Random, setup: Setup) -> Setup:
    """The board with monsters of the opponent that threaten you, and a card for them to draw."""
    yours, theirs = setup.halves
    missing = max(0, rng.choice(THREATS) - len(theirs.monsters))
    threats = tuple(rng.choice(attackers()).spec for _ in range(missing))
    cards = {"monsters": (*theirs.monsters, *threats), "deck": theirs.deck or (_idle(),)}
    you = yours.model_copy(update={"lp": FULL_LP})
    return Setup(you, theirs.model_copy(update={"lp": FULL_LP, **cards}), Goal(kind="survive"))


def _idle() -> str:
    """A card for the opponent to draw that does nothing: a Ritual Spell without its monster."""
    return next(card.slug for card in book().cards if card.icon == Icon.RITUAL)


def _happened(rng: Random, setup: Setup) -> Setup | None:
    """The board with one thing that is to happen; if there is no card for it, it gets one."""
    happenings = list(_happenings(rng, setup))
    if not happenings:
        mine = rng.random() < 1 / 3
        setup = setup.with_card(rng.choice(_high() if mine else obstacles()[2]), mine=mine)
        happenings = list(_happenings(rng, setup))
    if not happenings:
        return None
    return setup._replace(goal=Goal(kind="happened", happened=rng.choice(happenings))).with_lp(FULL_LP)


def _happenings(rng: Random, setup: Setup) -> Iterator[str]:
    """Yield what can be asked to happen to a card that there is once; numbered copies (``sangan#2``) are left out."""
    many = Counter(slug_of(spec) for half in setup.halves for zone in ZONES for spec in getattr(half, zone))
    for spec in (*setup.opponent.monsters, *setup.opponent.spells):
        if many[slug_of(spec)] == 1 and slug_of(spec) in BY_SLUG:
            yield f"{rng.choice(_TO_THEIRS)} {slug_of(spec)}"
    for zone in ("hand", "graveyard", "deck", "extra"):
        for spec in getattr(setup.you, zone):
            if many[slug_of(spec)] == 1 and slug_of(spec) in BY_SLUG and _is_high(BY_SLUG[slug_of(spec)]):
                yield f"summoned {slug_of(spec)}"


def _is_high(card: Card) -> bool:
    """Whether it is a monster that cannot simply be Normal Summoned."""
    return card.kind == CardKind.MONSTER and tributes(card) > 0


def _high() -> list[Put]:
    return [Put("hand", slug_of(put.spec)) for put in attackers() if _is_high(BY_SLUG[slug_of(put.spec)])]


_ASKING: Mapping[str, Callable[[Random, Setup], Setup | None]] = {
    WIN: _won,
    SURVIVAL: _survived,
    HAPPENING: _happened,
}
