"""What a question tells of that does not happen in its story: "my Sangan dies", and nothing is destroyed."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from rulebook.engine.core.events import EventKind

from .story import Done, Story, Where
from .tokens import Tokens

_EVENTS: Mapping[str, tuple[EventKind, ...]] = {
    "destroy": (
        EventKind.DESTROYED,
        EventKind.COUNTED_DESTROYED,
        EventKind.PROTECTED,
        EventKind.REPLACED,
        EventKind.DAMAGE_CALCULATED,
    ),
    "banish": (EventKind.BANISHED, EventKind.REDIRECTED),
    "tribute": (EventKind.TRIBUTED, EventKind.SENT),
    "equip": (EventKind.EQUIPPED,),
}
"""What happens if these words are told."""
_CAUSES: Mapping[str, tuple[EventKind, ...]] = {
    "attack": (EventKind.ATTACK_DECLARED,),
    ":attack": (EventKind.ATTACK_DECLARED,),
    "target": (EventKind.TARGETED,),
}
"""What happens if these words are told, where an act is refused since it answers nothing."""
_ANSWERS_NOTHING = "activate.event"
_NOT_DONE = (":without", ":not", ":purpose")
"""Words before a deed that is not done, or only meant to be done."""
_USED = ("tribute", "equip", "flip")
"""The words whose deed must happen where it is asked about, too, unless the act is refused."""


def untold_deeds(tokens: Tokens, story: Story, happened: Collection[EventKind], refused: str) -> tuple[str, ...]:
    """The words for what is done, if it neither happens in the story nor has happened before.

    Args:
        tokens: the question.
        story: its story.
        happened: the kinds of what happens when it is played.
        refused: the check that refuses its last act, if any.
    """
    expected = {**_EVENTS, **(_CAUSES if refused == _ANSWERS_NOTHING else {})}
    if story.acts and story.acts[-1].done is Done.ATTACK and story.general:
        expected["flip"] = (EventKind.FLIPPED,)
    known = {kind for kind, events in expected.items() if not set(events).isdisjoint(happened)}
    if any(one.on is not None for one in story.cards):
        known.add("equip")
    if any(one.place is Where.GRAVEYARD for one in story.cards):
        known.add("destroy")  # it was destroyed before
    if any(act.tributes for act in story.acts):
        known.add("tribute")
    missing: list[str] = []
    for at, said in enumerate(tokens.said):
        if tokens.clause[at] in tokens.further or ":plain" in said or tokens.span(at - 2, at, *_NOT_DONE):
            continue
        if tokens.span(at + 1, at + 3, "counter"):  # "removes the counter"
            continue
        asked = tokens.clause[at] in tokens.asking
        kinds = said & expected.keys()
        if kinds and kinds.isdisjoint(known) and (not asked or (not refused and not kinds.isdisjoint(_USED))):
            missing.append(tokens.words[at])
    return tuple(missing)
