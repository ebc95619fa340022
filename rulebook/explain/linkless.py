"""Effects without a Chain Link that did not apply: a different verb, a negated source, or a source now face-down."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.missed import Condition, Missed
from rulebook.engine.core.state import Snapshot
from rulebook.vocabulary.effects import Unclassified
from rulebook.vocabulary.operations import Destroy
from rulebook.vocabulary.terms import Cause, Verb

from .things import Reader, word
from .tree import Explanation, Role, Value
from .waiting import MOVED

PARTED: dict[EventKind, Verb] = {
    **MOVED,
    EventKind.RETURNED: Verb.RETURN,
    EventKind.TURNED_FACE_DOWN: Verb.TURN_FACE_DOWN,
}
"""Events that separate two connected cards."""


def spared(reader: Reader, event: Event, at: int) -> Iterator[Explanation]:
    """Yield explanations for cards that remain, although an effect without a Chain Link could have removed them.

    Args:
        reader: the viewer.
        event: any event.
        at: its index among the events explained together.
    """
    for one in event.missed:
        effect = reader.book.effects(one.source.number)[one.clause[0]]
        if not isinstance(effect, Unclassified):
            continue
        if one.unmet.condition is Condition.TURNED_FACE_DOWN:
            card = reader.thing(one.source)._replace(face_down=True)
            rules = ("effect.continuous", "mechanic.C3")
            yield Explanation("not-happened.face-down", (("card", card),), rules, role=Role.NOTHING, events=(at,))
        elif event.kind in PARTED and isinstance(effect.operation, Destroy):
            yield from _remains(reader, event, at, one, effect.event.verb)


def _remains(reader: Reader, event: Event, at: int, one: Missed, wanted: Verb) -> Iterator[Explanation]:
    """A card remains: the monster of the one that left, or the one whose monster left."""
    arguments: dict[str, Value] = {"card": reader.thing(event.subject)}
    left = one.source.uid == event.subject.uid
    if left and (not one.others or event.kind is EventKind.TURNED_FACE_DOWN):
        return
    if left:
        arguments["kept"] = reader.thing(one.others[0])
    else:
        arguments["source"] = reader.thing(one.source)
    bound = "" if left else "-bound"
    if one.unmet.condition is Condition.VERB:
        yield _other_verb(f"not-happened.verb{bound}", wanted, event, at, arguments)
    elif one.unmet.condition is Condition.NEGATED:
        by = one.unmet.found
        if isinstance(by, Snapshot) and by.number:
            rules = ("mechanic.B4", "mechanic.C6")
            told = tuple({**arguments, "negator": reader.thing(by)}.items())
            yield Explanation(f"not-happened.negated{bound}", told, rules, role=Role.NOTHING, events=(at,))


def _other_verb(node: str, wanted: Verb, event: Event, at: int, arguments: dict[str, Value]) -> Explanation:
    verb = PARTED[event.kind]
    arguments = {
        **arguments,
        "got": word("verb", int(verb)),
        "wanted": word("verb", int(wanted)),
        "cause": word("cause", int(event.cause)),
    }
    rules: tuple[str, ...] = ("mechanic.C10",)
    if wanted == Verb.DESTROY:
        never = event.cause is Cause.COST or verb in (Verb.TRIBUTE, Verb.RETURN)
        first = "term.destroy.not" if never else "term.send.not-implies" if verb is Verb.SEND else "mechanic.C10"
        rules = (first, "term.destroy-effect-triggers")
    if node.endswith("bound"):
        rules = (*rules, "mechanic.C6")
    return Explanation(node, tuple(arguments.items()), rules, role=Role.NOTHING, events=(at,))
