"""Exercises about the text of a card: what a part of it is, whether it targets, and what it does to a card."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.cards import BY_SLUG
from rulebook.engine.core.effect_paths import walk
from rulebook.explain.tree import WHOLE, Explanation, Passage, Role, Thing
from rulebook.language.card_text.card_text import effect_text
from rulebook.languages import FALLBACK
from rulebook.vocabulary import operations as o
from rulebook.vocabulary.effects import Activated, Card

from .values import Exercise, Kind, Option, Recipe, exercise

_PARTS = {
    "condition": ("mechanic.H1",),
    "cost": ("mechanic.H1", "cost.definition"),
    "target": ("mechanic.H1", "target.definition"),
    "effect": ("mechanic.H1", "effect.definition"),
}
"""The parts of an effect, with the rules that tell them apart."""

_DONE: dict[type, str] = {
    o.Destroy: "destroy",
    o.Send: "send",
    o.Banish: "banish",
    o.Return: "return",
    o.Discard: "discard",
    o.Tribute: "tribute",
}
_MOVES = (
    o.Add,
    o.Draw,
    o.Excavate,
    o.Place,
    o.SetCards,
    o.SpecialSummon,
    o.TurnFaceDown,
    o.TurnFaceUp,
)
"""What else can be done to cards: an effect that does it as well is not about one thing."""
_ALSO_SENT = ("discard", "tribute")
"""What sends a card to the Graveyard without destroying it, too."""
_DONE_RULES = {
    "destroy": ("term.destroy",),
    "send": ("term.send.not-implies",),
    "banish": ("term.banish",),
    "return": ("term.destroy.not",),
    "discard": ("term.discard",),
    "tribute": ("term.destroy.not",),
}
_LEAST_WORDS = 3
"""A part of a text with fewer words says too little to be asked about."""


def sortings(card: Card, only: int | None = None) -> Iterator[Exercise]:
    """Yield the exercises about the text of a card.

    Args:
        card: the card.
        only: the one effect to ask about; None for all.
    """
    for place, effect in enumerate(card.effects):
        if only in (None, place) and isinstance(effect, Activated):
            yield from _parts(card, effect, place)
            yield from _targeting(card, effect, place)
            yield from _done(card, effect, place)


def of_slug(slug: str, only: int | None = None) -> Iterator[Exercise]:
    """Yield the exercises about the text of the card with this slug; none if there is no such card."""
    if slug in BY_SLUG:
        yield from sortings(BY_SLUG[slug], only)


def _thing(card: Card) -> Thing:
    return Thing(0, card.names, card.kind)


def _parts(card: Card, effect: Activated, place: int) -> Iterator[Exercise]:
    """Yield an exercise for each part of an effect whose text has several."""
    said = {span.role: span.text for span in effect_text(FALLBACK, card, effect, place) if span.role in _PARTS}
    if len(said) < 2:
        return
    for part, words in said.items():
        if len(words.split()) < _LEAST_WORDS or (part == "cost" and any(map(_declares, effect.cost))):
            continue
        passage = Passage(card, effect, place, part)
        question = Explanation("exercise.sort.part", (("card", _thing(card)), ("passage", passage)))
        wrong = [
            Option(Explanation(f"exercise.part.{other}"), Explanation(f"exercise.if.part.{other}", role=Role.WHAT_IF))
            for other in _PARTS
            if other != part
        ]
        yield from _made(
            card, place, f"part.{part}", question, Option(_said(f"part.{part}"), None, _PARTS[part]), wrong
        )


def _declares(cost: o.Operation) -> bool:
    """Whether something is only declared, which stands before the semicolon and pays nothing."""
    return isinstance(cost, o.Declare)


def _said(name: str) -> Explanation:
    return Explanation(f"exercise.{name}", role=Role.CHOICE)


def _made(
    card: Card, place: int, asked: str, question: Explanation, right: Option, wrong: list[Option]
) -> Iterator[Exercise]:
    found = exercise(Recipe(Kind.SORT, card.slug, place, asked), question, right, wrong)
    if found is not None:
        yield found


def _targeting(card: Card, effect: Activated, place: int) -> Iterator[Exercise]:
    """Yield whether an effect that does something to cards targets."""
    touches = any(type(operation) in _DONE for _, operation in walk(effect.operation))
    if not touches or isinstance(effect.operation, o.Modes):
        return
    question = Explanation(
        "exercise.sort.target", (("card", _thing(card)), ("passage", Passage(card, effect, place, WHOLE)))
    )
    names = ("target.yes", "target.no") if effect.targets else ("target.no", "target.yes")
    right = Option(_said(names[0]), None, ("target.definition", "mechanic.C1"))
    wrong = Option(_said(names[1]), Explanation(f"exercise.if.{names[1]}", role=Role.WHAT_IF))
    yield from _made(card, place, "target", question, right, [wrong])


def _done(card: Card, effect: Activated, place: int) -> Iterator[Exercise]:
    """Yield what an effect does to the cards it is about, if that is one thing."""
    does = [type(operation) for _, operation in walk(effect.operation)]
    kinds = [_DONE[one] for one in does if one in _DONE]
    if len(kinds) != 1 or any(one in _MOVES for one in does):
        return
    question = Explanation(
        "exercise.sort.done", (("card", _thing(card)), ("passage", Passage(card, effect, place, "effect")))
    )
    others = [one for one in _DONE.values() if one != kinds[0] and not (one == "send" and kinds[0] in _ALSO_SENT)]
    first = ["send"] if kinds[0] == "destroy" else ["destroy"]
    wrong = [
        Option(_said(f"done.{kind}"), Explanation(f"exercise.if.done.{kind}", role=Role.WHAT_IF))
        for kind in dict.fromkeys((*first, *others))
    ]
    right = Option(_said(f"done.{kinds[0]}"), None, _DONE_RULES[kinds[0]])
    yield from _made(card, place, "done", question, right, wrong)
