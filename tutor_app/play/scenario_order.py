"""The scenarios of the lists, in their order, and the topics of the rulings."""

from __future__ import annotations

from functools import cache

from scenarios.catalogue.course import PARTS
from scenarios.formats.loader import Loaded, shelf

KINDS: tuple[str, ...] = ("lesson", "puzzle", "ruling")
"""The kinds of scenario in the lists, in order."""


TOPICS: dict[str, tuple[str, ...]] = {
    "chain": ("chain", "trigger", "timing", "flip", "ignition", "resolution"),
    "target": ("target", "nontarget"),
    "battle": ("battle", "damage", "damage-step", "dmg"),
    "summon": ("summon", "special-summon", "extra"),
    "cost": ("cost", "maintenance"),
    "leave": ("destroy", "send", "banish", "return"),
    "deck": ("draw", "search", "excavate", "knowledge"),
    "field": ("control", "zone", "continuous", "equip", "counter", "position"),
    "other": (),
}
"""The topics of the rulings in order, with the second parts of the ids that belong to each."""


def topic_of(id: str) -> str:
    """The topic of a ruling, by id."""
    word = id.split(".")[1] if "." in id else ""
    return next((topic for topic, words in TOPICS.items() if word in words), "other")


@cache
def in_order() -> tuple[Loaded, ...]:
    """All listed scenarios: lessons, then puzzles, then rulings by topic."""
    found = [loaded for loaded in shelf() if loaded.scenario.kind in KINDS]
    return tuple(sorted(found, key=_place))


def _place(loaded: Loaded) -> tuple[int, int, int, str]:
    scenario = loaded.scenario
    topic = list(TOPICS).index(topic_of(scenario.id)) if scenario.kind == "ruling" else 0
    if scenario.part is not None:
        topic = PARTS.index(scenario.part)
    return KINDS.index(scenario.kind), topic, scenario.order, scenario.id


def following(loaded: Loaded) -> Loaded | None:
    """The scenario that comes after this one in the lists; nothing after the last, or where it stands in none."""
    found = in_order()
    here = next((at for at, each in enumerate(found) if each is loaded), len(found))
    return found[here + 1] if here + 1 < len(found) else None
