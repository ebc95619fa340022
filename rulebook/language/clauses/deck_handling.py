"""Acts on cards in place, in every language: Deck order, excavation and knowledge."""

from __future__ import annotations

from typing import Any

from rulebook.language.voices.voice import Act, Pointer, Said, Voice
from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.phrasebook import row, wording
from rulebook.vocabulary.filters import And, Filter, In, Number, OfKind, card
from rulebook.vocabulary.operations import (
    Add,
    All,
    Choose,
    Excavate,
    LookAt,
    Pick,
    Place,
    Return,
    Reveal,
    Selector,
    SetCards,
)
from rulebook.vocabulary.terms import Side, Zone

from .discourse import Scene

_OWNERS = {Side.YOU: "you", Side.OPPONENT: "opponent", Side.EACH: "their"}
_WHOLE = {Zone.HAND: "hand", Zone.DECK: "deck"}


def seen(scene: Scene, selector: Selector) -> Said:
    """Cards that somebody gets to see; all cards of a hand or Deck are referred to by the zone."""
    match selector:
        case All(filter_) if In((Zone.HAND, Zone.MONSTER), Side.OPPONENT) in getattr(filter_, "parts", ()):
            text, _, tail = wording(scene.voice.lang, "deck_handling.hand_and_field").partition("|")
            return Said(text, tail, "card", 2)
        case All(filter_) if (place := whole_place(filter_)) is not None:
            zone, side = place
            said = phrase(scene.voice.lang, _WHOLE[zone], owner=_OWNERS[side])
            return Said(said, "", _WHOLE[zone])
        case _:
            return scene.select(selector)


def whole_place(filter_: Filter) -> tuple[Zone, Side] | None:
    """The hand or Deck whose cards a filter matches entirely, with its side."""
    parts = [part for part in getattr(filter_, "parts", (filter_,)) if part != card]
    if len(parts) == 1 and isinstance(parts[0], In) and len(parts[0].zones) == 1 and parts[0].zones[0] in _WHOLE:
        return (parts[0].zones[0], parts[0].side) if parts[0].side in _OWNERS else None
    return None


def look_at(scene: Scene, operation: LookAt) -> Act:
    """Example: look at your opponent's hand."""
    return scene.voice.order("look", seen(scene, operation.cards))


def reveal(scene: Scene, operation: Reveal) -> Act:
    """Example: reveal your Deck."""
    said = seen(scene, operation.cards)
    scene.after("reveal", said, operation.cards)
    return scene.voice.order("reveal", said)


def place(scene: Scene, operation: Place) -> Act:
    """Example: place that target on the top of the Deck."""
    said = scene.select(operation.cards, "from")
    scene.after("place", said, operation.cards)
    return scene.voice.order(
        "place",
        said,
        wording(scene.voice.lang, "deck_handling.at_bottom" if operation.bottom else "deck_handling.on_top"),
    )


def choose(scene: Scene, operation: Choose) -> Act:
    """Example: choose 1 face-up monster you control."""
    said = scene.select(as_their_own(operation.cards), "in")
    scene.after("choose", said, operation.cards)
    return scene.voice.order("choose", said)


def set_cards(scene: Scene, operation: SetCards) -> Act:
    """Example: Set 1 Spell/Trap from your hand."""
    said = scene.select(operation.cards, "from")
    scene.after("set", said, operation.cards)
    return scene.voice.order("set", said)


def add_them(scene: Scene, operation: Add) -> Act:
    """Example: add the remaining cards to the hand."""
    said = scene.select(operation.cards)
    scene.after("add", said, operation.cards)
    lang = scene.voice.lang
    to_hand, to_their_hand = wording(lang, "deck_handling.to_hand"), wording(lang, "deck_handling.to_their_hand")
    return scene.voice.order("add", said, to_hand, each=to_their_hand)


def shuffle_in(scene: Scene, operation: Return) -> Act:
    """Example: shuffle them into the Deck."""
    said = scene.select(operation.cards, "from")
    scene.after("shuffle", said, operation.cards)
    return scene.voice.order("shuffle", said, wording(scene.voice.lang, "deck_handling.into_deck"))


def excavate(scene: Scene, operation: Excavate) -> Act:
    """Example: excavate the top 2 cards of your Deck; ... until you excavate a monster."""
    lang = scene.voice.lang
    if operation.until is None:
        if not isinstance(operation.count, int):
            raise CannotSay(f"no words for excavating {operation.count!r} cards")
        said, until = scene.voice.top(operation.count, operation.count, operation.who), ""
    else:
        said = Said(wording(lang, f"deck_handling.from_top.{operation.who.name.lower()}"), n=2)
        until = row(lang, "deck_handling.until")[operation.who is not Side.YOU].format(*_wanted(scene.voice, operation))
    scene.after("excavate", said, All(OfKind()))
    return scene.voice.order("excavate", said, tail=until)


def _wanted(voice: Voice, operation: Excavate) -> tuple[str, str]:
    """What ends an excavation, and the relative clause after it."""
    assert operation.until is not None
    thing = describe(operation.until)
    if isinstance(operation.count, Number):
        many = phrase(voice.lang, thing.noun, 2, article="none")
        return wording(voice.lang, "deck_handling.as_many").format(many), ""
    if operation.count != 1:
        raise CannotSay(f"no words for excavating until {operation.count!r} cards fit")
    said = voice.thing(thing, 1, article="indef")
    if not thing.summonable:
        return said.text, said.tail
    return said.text, wording(voice.lang, "deck_handling.summonable")


def is_a(voice: Voice, pointer: Pointer, thing: Thing, negative: bool) -> str:
    """Example: that monster is a Flip monster, as a clause."""
    subject = voice.point(pointer, "nom").text
    word = voice.thing(thing, 1, "nom", "no" if negative and voice.negates_objects else "indef").text
    return voice.is_a(subject, word, negative)


RENDERERS: dict[type, Any] = {
    Place: place,
    Choose: choose,
    SetCards: set_cards,
    Excavate: excavate,
    LookAt: look_at,
    Reveal: reveal,
}
"""Added to the renderers of all operations."""

__all__ = ["RENDERERS", "add_them", "is_a", "shuffle_in"]


def as_their_own(selector: Selector) -> Selector:
    """Another player's choice from their point of view: "your opponent sends 1 card from their Deck"."""
    others = (Side.OPPONENT, Side.OWNER)
    if not isinstance(selector, Pick) or selector.by not in others or not isinstance(selector.filter, And):
        return selector
    own = tuple(In(one.zones, Side.EACH) if isinstance(one, In) else one for one in selector.filter.parts)
    return Pick(selector.count, And(own), selector.by)


def without_own_hand(selector: Selector) -> Selector:
    """A discard always comes from the hand, so your own hand is not mentioned."""
    if not isinstance(selector, Pick) or not isinstance(selector.filter, And):
        return selector
    parts = tuple(part for part in selector.filter.parts if part != In((Zone.HAND,), Side.YOU))
    return Pick(selector.count, And(parts), selector.by)
