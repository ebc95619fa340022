"""The arguments of sentences on effects that are applied to cards or players for a time."""

from __future__ import annotations

from rulebook.engine.core.card_state import NOBODY, Snapshot
from rulebook.engine.core.effect_paths import RESTRICTION
from rulebook.engine.core.events import Event
from rulebook.vocabulary.terms import Position, Stat

from .conditions import said_by
from .things import Reader, word
from .tree import Value, Word


def apply_arguments(reader: Reader, event: Event, found: dict[str, Value]) -> None:
    """Add what the sentence on an effect that is applied needs to the arguments already ``found``."""
    if event.clause and event.source.number and event.get("modifier") != "Change":
        place, *path = event.clause
        own, effect = (
            reader.book.by_number[event.source.number],
            reader.book.effects(event.source.number)[place],
        )
        passage = said_by(own, effect, place, tuple(path))
        found |= {"passage": passage} if passage is not None else {}
    found.pop("cards", None)
    subjects = event.get("subjects", ())
    snaps = tuple(snap for snap in subjects if isinstance(snap, Snapshot)) if isinstance(subjects, tuple) else ()
    if snaps:
        found["cards"] = reader.things(snaps)
        found["hidden"] = int(all(snap.position == Position.SET for snap in snaps))
    source = event.subject if event.source.uid == NOBODY else event.source
    found["itself"] = int([source.uid] == [snap.uid for snap in snaps])
    found["activation"] = int(event.clause[1:2] == (RESTRICTION,))
    found["until"] = Word("until", str(event.get("until")))
    if stat := event.get("stat"):
        found["stat"] = word("stat", str(stat))
    amount = event.get("amount")
    if isinstance(amount, int):
        found["amount"] = abs(amount)
        found["sign"] = Word("sign", "minus" if amount < 0 else "plus")
    found["how"] = Word("how", str(event.get("how", "")))
    was, now = event.get("was", ()), event.get("now", ())
    if isinstance(was, tuple) and isinstance(now, tuple) and len({*was}) == len({*now}) == 1 and stat != Stat.ATK_DEF:
        found |= {"old": int(str(was[0])), "new": int(str(now[0]))}
