"""What the Chain Link does that a card could answer, and does not."""

from __future__ import annotations

from rulebook.engine.chain.activations import answered
from rulebook.engine.core.actions import Action
from rulebook.engine.core.book import Book
from rulebook.engine.core.effect_paths import walk
from rulebook.engine.core.state import DuelState, Link
from rulebook.engine.core.table import Table
from rulebook.vocabulary.effects import Activated, Effect
from rulebook.vocabulary.operations import Destroy, SpecialSummon
from rulebook.vocabulary.terms import Verb

from .conditions import part_of
from .things import Reader
from .tree import WHOLE, Passage, Value


def summons_on_chain(book: Book, state: DuelState) -> bool:
    """Whether an effect on the Chain Special Summons a monster: nobody can negate such a Summon."""
    effects = (_effect(book, link) for link in state.chain if not link.done)
    return any(isinstance(one, SpecialSummon) for effect in effects if effect for _, one in walk(effect.operation))


def deed_of(book: Book, state: DuelState, answer: Effect | None) -> dict[str, Value] | None:
    """What the effect of the last Chain Link does instead of what a card answers, as arguments of a sentence.

    Args:
        book: ruleset and cards.
        state: the state the answer is refused in.
        answer: the effect that would answer.

    Returns:
        None if the text does not state it.
    """
    effect = _effect(book, state.chain[-1]) if state.chain else None
    if effect is None or not isinstance(answer, Activated):
        return None
    context = state.chain[-1].context
    card = book.by_number[context.source.number]
    deed = part_of(card, effect, context.effect, "effect")
    if deed is None:
        return None
    if effect.targets:  # "it" would be nobody without the target
        plain = Activated(effect.kind, optional=False, targets=effect.targets, operation=effect.operation)
        deed = Passage(card, plain, context.effect, WHOLE)
    wanted = {one.would.verb for one in answer.event if one.would is not None}
    destroys = any(isinstance(one, Destroy) for _, one in walk(effect.operation))
    return {"deed": deed, "harmless": int(wanted == {Verb.DESTROY} and not destroys)}


def buried(reader: Reader, state: DuelState, action: Action, answer: Effect | None) -> dict[str, Value]:
    """An earlier Chain Link that a card could have answered while it was the last one, as arguments of a sentence.

    Args:
        reader: the reader.
        state: the state the answer is refused in, as the reader sees it.
        action: the refused activation.
        answer: the effect that would answer.

    Returns:
        Nothing if there is none.
    """
    if not isinstance(answer, Activated):
        return {}
    for count in range(len(state.chain) - 1, 0, -1):
        link, table = state.chain[count - 1], Table(reader.book, state.with_(chain=state.chain[:count]))
        if link.done or not link.context.source.number:
            continue
        if answered(table, action.player, action.card, action.index, answer) is not None:
            return {"buried": reader.thing(link.context.source), "link": count}
    return {}


def _effect(book: Book, link: Link) -> Activated | None:
    """The activated effect of a Chain Link, if its card is known."""
    number = link.context.source.number
    effect = book.effects(number)[link.context.effect] if number else None
    return effect if isinstance(effect, Activated) else None
