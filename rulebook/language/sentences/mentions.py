"""Which cards a telling has named already, so that its next sentence names them as shortly as a player would."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rulebook.explain.tree import Naming, Thing, Value, Who
from rulebook.vocabulary.effects import Names

from .templates import Pattern, slots

_ACTOR = "player"
"""The argument that names the player who acts, and so the owner of the cards acted with."""


class Mentions:
    """The cards named so far in a telling in one language."""

    def __init__(self) -> None:
        self._sides: dict[int, Who] = {}
        self._copies: dict[Names, set[int]] = {}

    def shortened(self, arguments: Mapping[str, Value]) -> dict[str, Value]:
        """The arguments of a sentence in which known cards have only their names, and others no noun where none helps.

        A card keeps its owner if another one of its name is told of as well.
        """
        for thing in _cards(arguments.values()):
            if thing.names is not None:
                self._copies.setdefault(thing.names, set()).add(thing.uid)
        return {name: self._short(value) for name, value in arguments.items()}

    def note(self, arguments: Mapping[str, Value], pattern: Pattern, said: str, lang: str) -> None:
        """Take note of the cards that a sentence has named with their owners."""
        owned = {slot.name for slot in slots(pattern) if slot.owner}
        actor = arguments.get(_ACTOR)
        for name, value in arguments.items():
            for thing in _cards((value,)):
                known = name in owned or thing.side is actor
                if thing.names is not None and known and thing.names.in_language(lang) in said:
                    self._sides[thing.uid] = thing.side

    def _short(self, value: Value) -> Value:
        if isinstance(value, Thing):
            return value._replace(naming=self._naming(value))
        if isinstance(value, tuple) and value and all(isinstance(one, Thing) for one in value):
            return tuple(one._replace(naming=self._naming(one)) for one in value if isinstance(one, Thing))
        return value

    def _naming(self, thing: Thing) -> Naming:
        single = thing.names is not None and len(self._copies.get(thing.names, ())) == 1
        return Naming.BARE if single and self._sides.get(thing.uid) is thing.side else Naming.PLAIN


def _cards(values: Iterable[Value]) -> Iterator[Thing]:
    """The cards among arguments; the fields of other tuples are none."""
    for value in values:
        if isinstance(value, Thing):
            yield value
        elif isinstance(value, tuple):
            yield from (one for one in value if isinstance(one, Thing))
