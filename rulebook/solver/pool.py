"""Coverage-guided random play of the whole pool.

Decks are built from cards that have not been used yet, together with related cards, until every card was activated,
applied or Summoned and every operation of the card language was carried out, or until the duels run out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from random import Random

from rulebook.engine.api import Transition, apply, legal_actions
from rulebook.engine.choosing.planning import Planned
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY
from rulebook.engine.core.effect_paths import RESTRICTION, mentions_type, operation_at
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.state import Context, DuelState, Outcome
from rulebook.engine.core.table import IN_PLAY, Table, shows_face
from rulebook.engine.opening import start
from rulebook.engine.operations.executors import EXECUTE
from rulebook.vocabulary.effects import Activated, Card, Replacement
from rulebook.vocabulary.operations import Operation
from rulebook.vocabulary.recipes import FusionMaterials
from rulebook.vocabulary.terms import Cause, Phase, SummonKind

from .dealing import named, random_deck
from .invariants import broken, possessions
from .soak import IDLE, written

CURIOUS, BUSY = 0.85, 0.7
"""Probability of preferring a new action if there is one, and of doing anything instead of nothing."""
AT_ONCE, AT_LAST = 30, 6
"""The number of unused cards per Deck: while there are many, and when few are left."""
LONGEST = 400
"""Maximum number of decisions per duel."""

Key = tuple[int, int]


@dataclass(slots=True)
class Seen:
    """What has been used so far.

    ``activated`` are effects (card number, index) that made a Chain Link or replaced an event, ``in_play`` the numbers
    of cards that were face-up on the field or won the duel, ``performed`` the operations that had an effect.
    """

    activated: set[Key] = field(default_factory=set)
    in_play: set[int] = field(default_factory=set)
    performed: set[type[Operation]] = field(default_factory=set)

    def note(self, book: Book, made: Transition) -> None:
        """Record a transition: the new state, replaced events, and the card that won the duel."""
        self.look(made.state)
        for event in made.events:
            if event.kind == EventKind.REPLACED:
                effect = book.effects(event.source.number)[event.clause[0]]
                assert isinstance(effect, Replacement)
                self.performed.add(type(effect.operation))
                self.activated.add((event.source.number, event.clause[0]))
            elif event.kind == EventKind.WON and event.source.number:
                self.in_play.add(event.source.number)

    def look(self, state: DuelState) -> None:
        """Record a state: the links of its Chain and the face-up cards on its field."""
        self.activated.update((link.context.source.number, link.context.effect) for link in state.chain)
        self.in_play.update(
            card.number for card in state.cards if card.zone in IN_PLAY and shows_face(card.zone, card.position)
        )

    def used(self, book: Book, card: Card) -> bool:
        """Whether the card was used: activated or in place of an event, if possible; otherwise face-up on the field."""
        effects = [*links(book, card), *replacements(book, card)]
        if effects:
            return any((card.number, index) in self.activated for index in effects)
        return card.number in self.in_play

    def unused(self, book: Book) -> list[Card]:
        """The cards that have not been used."""
        return [card for card in book.cards if not self.used(book, card)]


def links(book: Book, card: Card) -> list[int]:
    """The indexes of a card's effects that make a Chain Link and do something on resolution.

    Effects that name a card missing from the book are omitted, because they can never be activated; and those that wait
    for a Fusion Summon with such a material, because only a substitute makes it possible.
    """
    effects = list(enumerate(book.effects(card.number)))
    recipes = [effect for _, effect in effects if isinstance(effect, FusionMaterials)]
    fused = all(slug in book.by_slug for recipe in recipes for slug in named(recipe))
    return [
        index
        for index, effect in effects
        if isinstance(effect, Activated) and effect.operation is not None
        if all(slug in book.by_slug for slug in named(effect))
        if fused or not any(event.of_itself and event.kinds == SummonKind.FUSION for event in effect.event)
    ]


def replacements(book: Book, card: Card) -> list[int]:
    """The indexes of a card's replacement effects."""
    return [index for index, effect in enumerate(book.effects(card.number)) if isinstance(effect, Replacement)]


@contextmanager
def watching(seen: Seen) -> Iterator[None]:
    """Context manager that records in ``seen`` every operation carried out with an effect."""
    before = dict(EXECUTE)
    for kind, run in before.items():
        EXECUTE[kind] = partial(_noted, seen, run)
    try:
        yield
    finally:
        EXECUTE.update(before)


def _noted(
    seen: Seen, run: Callable[[Table, Planned, Cause], Outcome], table: Table, item: Planned, cause: Cause
) -> Outcome:
    outcome = run(table, item, cause)
    if outcome.done and table.narrating:  # not while a choice is only being tried
        seen.performed.add(type(item.operation))
        context, path = item.scope.context, item.path
        if cause == Cause.EFFECT and path[:1] != (RESTRICTION,):
            effect = table.book.effects(context.source.number)[context.effect]
            seen.performed.update(type(operation_at(effect, path[:end])) for end in range(len(path)))
            seen.performed.update(_run_as(table, context))
    return outcome


def _run_as(table: Table, context: Context) -> Iterator[type[Operation]]:
    """Yield the operation of the link being resolved if it runs the effect of another card."""
    link = table.chain[context.link - 1].context if 0 < context.link <= len(table.chain) else context
    if link.source.number != context.source.number:
        own = table.book.effects(link.source.number)[link.effect]
        if isinstance(own, Activated) and own.operation is not None:
            yield type(own.operation)


def _new(book: Book, seen: Seen, state: DuelState, action: Action) -> bool:
    """Whether an action uses a card in a way not yet recorded."""
    if action.kind == ActionKind.ACTIVATE:
        return (state.cards[action.card].number, action.index) not in seen.activated
    if action.kind not in (ActionKind.SUMMON, ActionKind.SPECIAL, ActionKind.FLIP, ActionKind.SET):
        return False
    number = state.cards[action.card].number
    return number not in seen.in_play or not seen.used(book, book.by_number[number])


def play(book: Book, seed: int, seen: Seen, longest: int = LONGEST) -> str:
    """Play one duel with cards that have not been used yet, and record it.

    Args:
        book: ruleset and cards.
        seed: determines Decks and play, together with ``seen``.
        seen: the record of earlier duels; updated in place.
        longest: maximum number of decisions.

    Returns:
        The violated invariant with the lines that led to it, or an empty string.
    """
    rng = Random(seed)
    unused = sorted(seen.unused(book), key=lambda card: card.number)
    share = min(AT_ONCE if len(unused) > 2 * AT_ONCE else AT_LAST, len(unused))
    decks = [random_deck(book, rng, rng.sample(unused, share)) for _ in range(2)]
    return wander(book, start(book, decks), seed, seen, longest)


def wander(book: Book, state: DuelState, seed: int, seen: Seen, longest: int = LONGEST, *, calm: bool = False) -> str:
    """Continue a state as ``play`` does; ``calm`` players do little in their turns."""
    rng, watch = Random(seed), Random(seed)
    cards = possessions(book, state)
    moments: list[tuple[DuelState, Action]] = []
    while state.winner == NOBODY and len(moments) < longest:
        actions = [one for one in legal_actions(book, state) if one.kind != ActionKind.WITHDRAW]
        idle = [one for one in actions if one.kind in IDLE] if calm else []
        action = rng.choice(idle) if idle else _preferred(book, seen, state, actions, rng)
        moments.append((state, action))
        made = apply(book, state, action, trusted=True)
        seen.note(book, made)
        faults = broken(book, state, action, made, cards, watch)
        if faults:
            return "\n".join((f"seed {seed}: {faults[0]}", *written(book, moments)))
        state = made.state
    return ""


def _preferred(book: Book, seen: Seen, state: DuelState, actions: list[Action], rng: Random) -> Action:
    new = [one for one in actions if _new(book, seen, state, one)]
    if new and rng.random() < CURIOUS:
        return rng.choice(new)
    busy = [one for one in actions if one.kind not in IDLE]
    to_battle = [one for one in actions if one.kind == ActionKind.NEXT and one.value == Phase.BATTLE]
    return rng.choice(busy if busy and rng.random() < BUSY else to_battle or actions)


def missing(seen: Seen) -> list[type[Operation]]:
    """The operations that were never carried out."""
    return sorted(set(EXECUTE) - seen.performed, key=lambda kind: kind.__name__)


def lacking(card: Card, seen: Seen) -> list[type[Operation]]:
    """The operations of a card that were never carried out by any card."""
    return [kind for kind in missing(seen) if mentions_type(card.effects, kind)]
