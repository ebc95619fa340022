"""Which cards an earlier part of an effect was about, where only a later part is said."""

from __future__ import annotations

from rulebook.language.voices.voice import Pointer
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.vocabulary.effects import Activated, Card
from rulebook.vocabulary.operations import Join, Operation
from rulebook.vocabulary.selectors import All, Selector, The

from .discourse import Scene


def recalled(scene: Scene, card: Card, place: int, part: Activated) -> None:
    """Let "those monsters" in a part of an effect refer to what happened before that part.

    Args:
        scene: the scene.
        card: the card.
        place: the number of the whole effect on the card.
        part: what is said of it.
    """
    whole = card.effects[place] if place < len(card.effects) else None
    if not isinstance(whole, Activated) or whole.operation is None or part.operation is None:
        return
    cards = _before(whole.operation, part.operation)
    if cards is None or isinstance(cards, The):
        return
    if isinstance(cards, All):  # wherever they are
        scene.done = scene.kept = Pointer("that", describe(cards.filter).noun, 2)
        return
    try:
        said = Scene(scene.voice, whole.targets).select(cards)
    except CannotSay:
        return
    scene.done = scene.kept = Pointer("that", said.noun, said.n)


def _before(operation: Operation, sought: Operation) -> Selector | None:
    """The cards of the last operation before the one sought."""
    if isinstance(operation, Join) and _has(operation.second, sought):
        return _before(operation.second, sought) or _cards(operation.first)
    inner = operation.first if isinstance(operation, Join) else getattr(operation, "operation", None)
    return _before(inner, sought) if inner is not None and _has(inner, sought) else None


def _has(operation: Operation, sought: Operation) -> bool:
    if operation == sought:
        return True
    if isinstance(operation, Join):
        return _has(operation.first, sought) or _has(operation.second, sought)
    inner = getattr(operation, "operation", None)
    return inner is not None and _has(inner, sought)


def _cards(operation: Operation) -> Selector | None:
    if isinstance(operation, Join):
        return _cards(operation.second) or _cards(operation.first)
    inner = getattr(operation, "operation", None)
    return _cards(inner) if inner is not None else getattr(operation, "cards", None)
