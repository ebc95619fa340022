"""The contents of "more": facts a sentence takes for granted that none of its own rules states."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rulebook.engine.core.state import DuelState

from .tree import Described, Explanation, Passage, Quoted, Role, RuleName, Thing, Value, Word

Condition = Callable[[Explanation, DuelState], bool]


class More(NamedTuple):
    """A sentence behind another one: its frame, the rules it rests on, and its condition."""

    node: str
    rules: tuple[str, ...]
    when: Condition = lambda made, before: True


def _number(made: Explanation, name: str) -> int:
    value = made.get(name)
    return value if isinstance(value, int) else 0


def _things(made: Explanation) -> tuple[Thing, ...]:
    value = made.get("cards")
    return (
        value
        if isinstance(value, tuple) and not isinstance(value, Thing | Word | Described | Passage | Quoted | RuleName)
        else ()
    )


def _speed(speed: int) -> Condition:
    return lambda made, before: _number(made, "speed") == speed


def _selects(*ways: str) -> Condition:
    return lambda made, before: made.get("selects") in {Word("selects", way) for way in ways}


def _cites(rule: str) -> Condition:
    return lambda made, before: rule in made.rules


def _leaves_out(rule: str) -> Condition:
    """True if the rule, which would say the same, is not among those the sentence rests on."""
    return lambda made, before: rule not in made.rules


def _on_chain(made: Explanation, before: DuelState) -> bool:
    uids = {thing.uid for thing in _things(made)}
    going_on = (link for link in before.chain if not link.done and not link.negated and not made.get("halted"))
    return any(link.context.source.uid in uids for link in going_on)


def _many(made: Explanation, before: DuelState) -> bool:
    """More names than fit into a sentence (see ``language.frame_nouns``), all of them known."""
    things = _things(made)
    names = {thing.names for thing in things if thing.names is not None}
    words = sum(len(name.en.split()) for name in names)
    return len(things) > 1 and (len(names) > 3 or words > 9) and all(thing.names for thing in things)


def _in_graveyard(made: Explanation, before: DuelState) -> bool:
    return made.get("to") == Word("zone", "graveyard")


def _during_chain(made: Explanation, before: DuelState) -> bool:
    return made.get("chain") == 1


def _elsewhere(made: Explanation, before: DuelState) -> bool:
    told_already = made.node in ("banished.instead", "returned.effect.home")
    return made.get("intended") is not None and made.get("to") not in (None, Word("zone", "gone")) and not told_already


def _compare(sign: int) -> Condition:
    def holds(made: Explanation, before: DuelState) -> bool:
        difference = _number(made, "atk") - _number(made, "against")
        return (difference > 0) - (difference < 0) == sign

    return holds


def _both_zero(made: Explanation, before: DuelState) -> bool:
    return _number(made, "atk") == _number(made, "against") == 0


def _equal_not_zero(made: Explanation, before: DuelState) -> bool:
    return _number(made, "atk") == _number(made, "against") != 0


_COST = More("more.cost-kept", ("cost.no-refund",), _leaves_out("cost.no-refund"))
_COST_CARD = More("more.cost-not-effect", ("cost.not-effect",))
_DESTROYED_LINK = More("more.destroyed-not-negated", ("mechanic.B3",), _on_chain)
_SENT = More("more.sent", ("term.send.not-implies",), _in_graveyard)
_CHECKED = (
    More("more.target-checked", ("target.resolve.all-gone",), _cites("target.resolve.all-gone")),
    More("more.targets-left", ("target.resolve.partial",), _cites("target.resolve.partial")),
)
_UNTARGETED = (
    More("more.chosen-later", ("nontarget.resolution-choice",), _selects("chosen")),
    More("more.finds-itself", ("nontarget.resolution-choice",), _selects("found")),
    More("more.all-that-fit", ("target.all-not",), _selects("all")),
    More("more.all-that-fit", ("nontarget.multiple-summon",), _selects("situation")),
)
_PAID = More("more.cost-stays-paid", ("cost.no-refund",))
_OTHER_LINKS = More("more.negated-link", ("chain.negated-link-continues",))
_VERBS = More("more.verbs", ("mechanic.C10",), _leaves_out("mechanic.C10"))
_LINKLESS = More("more.linkless", ("mechanic.H1",))
_LATER = More("more.trigger-later", ("mechanic.D4",), _during_chain)
_ANSWER = More("more.answer", ("chain.opponent-first-response", "chain.alternating-until-pass"))
_SPEEDS = (
    More("more.speed-1", ("chain.spell-speed.1", "chain.spell-speed.respond"), _speed(1)),
    More("more.speed-2", ("chain.spell-speed.2", "chain.spell-speed.respond"), _speed(2)),
    More("more.speed-3", ("chain.spell-speed.3",), _speed(3)),
)

MORE: dict[str, tuple[More, ...]] = {
    "paid-lp.cost": (_COST,),
    "sent.cost": (_COST, _COST_CARD, _SENT),
    "discarded.cost": (_COST, _COST_CARD),
    "tributed.cost": (_COST,),
    "banished.cost": (_COST, _COST_CARD),
    "sent.effect": (_SENT,),
    "destroyed.effect": (_DESTROYED_LINK,),
    "added.effect": (More("more.added", ("mechanic.C11",), _leaves_out("add.mid-deck")),),
    "activated.card": (*_UNTARGETED, *_SPEEDS, _ANSWER),
    "activated.effect": (*_UNTARGETED, *_SPEEDS, _ANSWER),
    "chosen": (More("more.not-targeted", ("target.negation-by-target",)),),
    "no-effect.effect-negated": (_OTHER_LINKS,),
    "target-gone.left": _CHECKED,
    "target-gone.face-down": _CHECKED,
    "target-gone.unfit": _CHECKED,
    "activation-negated": (_PAID,),
    "activation-negated.void": (_PAID,),
    "effect-negated.void": (_OTHER_LINKS,),
    "trigger-met.optional": (_LATER,),
    "trigger-met.mandatory": (_LATER,),
    "why-not.linkless.verb": (_VERBS, _LINKLESS),
    "why-not.linkless.verb-bound": (_VERBS,),
    "why-not.linkless.negated": (_LINKLESS,),
    "stays.no-purpose": (More("more.no-longer-linked", ("mechanic.C6",)),),
    "host-lost": (More("more.equip-lost", ("equip.lost",), _cites("equip.lost")),),
    "turned-face-down.effect": (More("more.face-down", ("mechanic.C2", "mechanic.C3")),),
    "turned-face-down.back": (More("more.face-down", ("mechanic.C2", "mechanic.C3")),),
    "attack-negated": (More("more.attack-used", ("mechanic.E10",)),),
    "attack-negated.bare": (More("more.attack-used", ("mechanic.E10",)),),
    "replay": (More("more.replay", ("battle.replay.choices", "battle.replay.first-used")),),
    "summon-declared": (More("more.before-summon", ("mechanic.B4",)),),
    "summoned.own": (More("more.after-summon", ("mechanic.A2",)),),
    "damage-calculated.atk": (
        More("more.atk-higher", ("damage.attack-vs-attack.higher",), _compare(1)),
        More("more.atk-equal", ("damage.attack-vs-attack.equal",), _equal_not_zero),
        More("more.atk-zero", ("damage.zero-atk",), _both_zero),
        More("more.atk-lower", ("damage.attack-vs-attack.lower",), _compare(-1)),
    ),
    "damage-calculated.def": (
        More("more.def-lower", ("damage.attack-vs-defense.higher",), _compare(1)),
        More("more.def-equal", ("damage.attack-vs-defense.equal",), _compare(0)),
        More("more.def-higher", ("damage.attack-vs-defense.lower",), _compare(-1)),
    ),
    "hand-limit": (More("more.hand-limit", ("turn.end.hand-limit",)),),
}
"""The additional sentences per node, in display order."""

EVERY: tuple[More, ...] = (
    More("more.names", (), _many),
    More("more.elsewhere", ("effect.card-over-rule",), _elsewhere),
)
"""Sentences that can be added to any node."""


def more(made: Explanation, before: DuelState) -> Iterator[Explanation]:
    """Yield the additional explanations for one explanation, with the same arguments."""
    for entry in (*EVERY, *MORE.get(made.node, ())):
        if entry.when(made, before):
            arguments: tuple[tuple[str, Value], ...] = made.arguments
            if entry.node.startswith("more.atk-") or entry.node.startswith("more.def-"):
                gap = abs(_number(made, "atk") - _number(made, "against"))
                arguments = (*arguments, ("gap", gap))
            yield Explanation(
                entry.node, arguments, entry.rules, role=Role.RULE, events=made.events, ruleset=made.ruleset
            )
