"""Explanations of sample events and refusals: ``python3 -m tests.golden.explained`` rewrites their listings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NO_CARD, NOBODY
from rulebook.engine.core.events import Event, EventKind, NoEffect
from rulebook.engine.core.requests import Purpose, RequestKind
from rulebook.engine.core.state import DuelState, Request
from rulebook.engine.core.verdict import Argument, Failure, Verdict
from rulebook.explain import Explanation, narrate, refuse
from rulebook.explain.refuse import CHECKS
from rulebook.explain.tree import Passage, Thing, Value, Word
from rulebook.vocabulary.terms import Cause, Phase, Position, SummonKind, Zone
from tests.explain import happenings as given
from tests.explain.every_kind import EVERY_KIND
from tests.explain.happenings import BOOK, EMPTY
from tests.explain.test_refuse import ARGUMENTS, BOARD, verdict_of

FILE = Path(__file__).parent / "explanations.txt"
K = EventKind
REASONS = ("", "left", "face-down", "unfit", "position", "prohibited", "target-left", "replay-stop", "damage-step",
           "nothing-found", "zone", "no-host", "no-room", "source-gone", "condition", "rolled", "target-missing",
           "lp", "deck", "effect", "loop", *(reason.value for reason in NoEffect))  # fmt: skip
"""Every reason an event can give."""

TWO = (given.SANGAN, given.SHEEP[0])

CHANGES: dict[EventKind, tuple[dict[str, Argument], ...]] = {
    K.ACTIVATED: ({"card_activation": 0}, {"speed": 2}, {"speed": 3}),
    K.STAYS: ({"purpose": 1},),
    K.TO_EXTRA: ({"pendulum": 0},),
    K.TRIGGER_MET: ({"optional": 0},),
    K.PROTECTED: ({"verb": "control"}, {"other": given.DRAGON}),
    K.DAMAGE_CALCULATED: (
        {"stat": "def"}, {"stat": "direct"}, {"stat": "other"}, {"atk": 1000}, {"atk": 0, "against": 0}, {"atk": 1},
        {"stat": "def", "atk": 1000}, {"stat": "def", "atk": 1}, {"stat": "def", "atk": 0, "against": 0},
    ),
    K.UPKEEP: ({"paid": 0},),
    K.REPLACED: ({"verb": "draw"}, {"verb": "send"}),
    K.DECLARED: (
        {"what": "name", "value": given.SANGAN.number}, {"what": "level", "value": 4},
        {"what": "attribute", "value": 1}, {"what": "kind", "value": 1},
    ),
    K.APPLIED: (
        {"modifier": "Change", "verb": "", "stat": "atk", "amount": -500, "subjects": TWO},
        {"modifier": "Change", "verb": "", "stat": "def", "amount": 500, "subjects": (given.ROAR,)},
    ),
    K.ATTACK_DECLARED: ({"target": NO_CARD},),
    K.TRIBUTED: ({"set": 1}, {"set": 0}),
    K.BANISHED: ({"face_down": 1},),
    K.SUMMON_DECLARED: tuple({"kinds": int(kind)} for kind in SummonKind),
    K.SUMMONED: tuple({"position": int(position)} for position in Position),
    K.REDIRECTED: ({"to_zone": int(Zone.HAND)},),
    K.COUNTER_PLACED: ({"counter": 1},),
    K.CONTROL_CHANGED: ({"back": 1},),
}  # fmt: skip
"""Other values of the arguments that decide between sentences."""


def said_value(value: Value | None) -> str:
    """A value of an explanation in a few characters."""
    if isinstance(value, Thing):
        flags = ("face-down",) * value.face_down + ("token",) * value.token
        name = value.names.en if value.names else "?"
        return f"<{' '.join((name, f'#{value.uid}', str(value.kind), str(value.side), *flags))}>"
    if isinstance(value, Word):
        return f"{value.table}:{value.value}"
    if isinstance(value, Passage):
        return f"{value.card.slug}/{value.place}/{value.part}"
    if isinstance(value, tuple):
        return "".join(said_value(one) for one in value)
    return str(value)


def said_all(made: Explanation, *names: str) -> str:
    """The arguments with these names, or all."""
    return " ".join(f"{name}={said_value(value)}" for name, value in made.arguments if not names or name in names)


def line_of(made: Explanation) -> str:
    """An explanation on one line: its frame, role, events, arguments, rules, and what is behind it."""
    behind = [
        f"+ {one.node} {one.role} {[*one.events]} {said_all(one, 'gap')} [{' '.join(one.rules)}]"
        for one in made.children
    ]
    return " ".join([made.node, made.role, str([*made.events]), said_all(made), f"[{' '.join(made.rules)}]", *behind])


def changed(event: Event, changes: dict[str, Argument]) -> Event:
    """An event with other arguments."""
    return replace(event, arguments=tuple({**dict(event.arguments), **changes}.items()))


def narrated(kind: EventKind) -> Iterator[str]:
    """The explanations of the events of a kind, with the causes, sources and arguments they can have."""

    def tell(said: str, *events: Event, viewer: int = 0) -> Iterator[str]:
        yield f"> {said}"
        yield from (f"  {line_of(made)}" for made in narrate(BOOK, EMPTY, events, viewer))

    def grouped(variations: Iterable[tuple[str, Event]]) -> Iterator[str]:
        """Variations with the same outcome on one line."""
        found: dict[str, list[str]] = {}
        for said, one in variations:
            for made in narrate(BOOK, EMPTY, (one,)):
                behind = " ".join(child.node for child in made.children)
                outcome = f"{made.node} {made.role} {said_all(made, 'itself', 'player')} {behind}".rstrip()
                found.setdefault(outcome, []).append(said)
        yield from (f"  {outcome}: {', '.join(said)}" for outcome, said in found.items())

    event = EVERY_KIND[kind]
    yield from tell("seen by you", event)
    yield from tell("seen by the opponent, without rules", replace(event, rules=()), viewer=1)
    yield from tell("without a player, with another card", *(replace(event, player=NOBODY, subject=one) for one in TWO))
    yield "> causes and sources"
    yield from grouped(
        (f"{cause.name.lower()}/{name}", replace(event, cause=cause, source=source, clause=()))
        for cause in Cause
        for name, source in (("none", NO_CARD), ("itself", event.subject), ("another", given.VORTEX))
    )
    if "reason" in dict(event.arguments) or kind in (K.DREW_DUEL, K.TIMING_MISSED):
        yield "> reasons"
        yield from grouped((reason, changed(event, {"reason": reason})) for reason in REASONS)
    if kind is K.APPLIED:
        yield "> changes"
        yield from grouped(
            (f"{modifier}/{verb}/{stat}/{len(cards)}/{bound}", changed(event, {
                "modifier": modifier, "verb": verb, "stat": stat, "subjects": cards, "bound_player": bound,
                "for_tribute": int(bound == 1),
            }))
            for modifier in ("Cannot", "Change")
            for verb in ("declare_attack", "change-position", "be-tributed", "summon", "destroy")
            for stat in ("", "atk")
            for cards in ((), (given.ROAR,))
            for bound in (NOBODY, 1)
        )  # fmt: skip
    for changes in CHANGES.get(kind, ()):
        yield from tell(" ".join(changes), changed(event, changes))
    if "to_zone" in dict(event.arguments):
        yield from tell("intended", changed(event, {"intended": int(Zone.HAND)}))
        yield from tell("redirector", changed(event, {"redirector": given.TOOLS, "intended": int(Zone.HAND)}))


PARTICULAR = (
    "attack.position", "attack.cost.lp", "activate.cost.lp", "activate.speed", "activate.phase", "activate.event",
    "request.pending",
)  # fmt: skip
"""Checks whose numbers make a difference, and one of the others."""


def refused(check: str) -> Iterator[str]:
    """The explanations of a failed check, with the numbers that make a difference."""

    def tell(said: str, verdict: Verdict, viewer: int = 0) -> str:
        return f"> {said}: {line_of(refuse(BOOK, BOARD, verdict, viewer))}"

    yield tell("seen by you", verdict_of(check))
    if check not in PARTICULAR:
        return
    yield tell("seen by the opponent", verdict_of(check), 1)
    yield tell("all of it", verdict_of(check, amount=1000, have=1000))
    yield tell("as its own source", verdict_of(check, source=given.lying(0, "cyber-dragon", 0, Zone.MONSTER)))
    action = verdict_of(check).action
    without = {name: value for name, value in ARGUMENTS.items() if name not in ("source", "against", "purpose")}
    for rules in (("cost.unpayable", "cost.lp-not-to-zero"), ("cost.lp-not-to-zero",)):
        for have in (1, 1000):
            numbers = tuple({**without, "have": have}.items())
            yield tell(f"without a source, {have}", Verdict(action, (Failure(check, rules, numbers),)))
    yield tell("words for numbers", verdict_of(check, against=3, purpose=0, level="x", wanted="x", player="x"))
    yield tell("several cards", verdict_of(check, purpose=0, cards=(given.DRAGON, given.ROAR), none=(), others=(1,)))


def acts() -> Iterator[str]:
    """What a player cannot do, by action, card and request."""
    cards = (NOBODY, *range(len(BOARD.cards)), len(BOARD.cards))

    def tell(said: str, board: DuelState, action: Action, check: str) -> str:
        failures = (Failure(check, ("test.rule",), (("purpose", "hand-limit"),)),)
        made = refuse(BOOK, board, Verdict(action, failures))
        return f"> {said}: {made.node} {said_all(made, 'act', 'card', 'field', 'goal', 'purpose', 'passage')}"

    for kind in ActionKind:
        for card in cards if kind in (ActionKind.ACTIVATE, ActionKind.CHOOSE) else (NOBODY, 0):
            action = Action(kind, 0, card, value=int(Phase.BATTLE))
            yield tell(f"{kind.name.lower()} {card}", BOARD, action, "request.not-offered")
    for request in RequestKind:
        asked = BOARD.with_(request=Request(request, 1))
        yield tell(f"{request.name.lower()} pending", asked, Action(ActionKind.CHOOSE, 0, NOBODY), "request.pending")
        yield tell(f"{request.name.lower()} offers", asked, Action(ActionKind.CHOOSE, 0, NOBODY), "request.not-offered")
    summoning = BOARD.with_(request=Request(RequestKind.RESPOND, 1, Purpose.SUMMON))
    for check in ("activate.event", "activate.trigger", "activate.condition", "activate.target"):
        yield tell(f"{check} at a Summon", summoning, Action(ActionKind.ACTIVATE, 0, 1), check)
        for card in cards:
            for index in (-1, 0, 1):
                action = Action(ActionKind.ACTIVATE, 0, card, index=index)
                yield tell(f"{check} {card}/{index}", BOARD, action, check)


def sections() -> dict[str, Iterator[str]]:
    """Every section of the listing by its name."""
    return {
        **{f"event {kind.value}": narrated(kind) for kind in EVERY_KIND},
        **{f"refused {check}": refused(check) for check in CHECKS},
        "refused actions": acts(),
    }


def read() -> dict[str, list[str]]:
    """The lines of every section as last accepted."""
    found: dict[str, list[str]] = {}
    for part in FILE.read_text(encoding="utf-8").split("# ")[1:]:
        name, *lines = part.rstrip("\n").split("\n")
        found[name] = lines
    return found


def main() -> None:
    """Write the listing."""
    text = [f"# {name}\n" + "".join(f"{line}\n" for line in lines) for name, lines in sections().items()]
    FILE.write_text("\n".join(text), encoding="utf-8")


if __name__ == "__main__":
    main()
