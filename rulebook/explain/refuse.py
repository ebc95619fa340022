"""From a verdict to an explanation: the reason that stands longest first, the others behind "more"."""

from __future__ import annotations

from dataclasses import replace

from rulebook.engine.api import known, view_verdict
from rulebook.engine.choosing.near_misses import Lack
from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.requests import Purpose
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Failure, Verdict
from rulebook.engine.legality.material_shortfalls import MATERIAL_RULES
from rulebook.vocabulary.effects import Activated, Effect
from rulebook.vocabulary.filters import Filter
from rulebook.vocabulary.terms import ON_FIELD, CardKind, CounterKind, EffectKind, Verb

from .after_passing import possible_after_passing
from .announced_summons import too_weak
from .answered_links import buried, deed_of, summons_on_chain
from .asked_first import ASKED, asked_first
from .citing import cited
from .deciding_values import forbidden_by, protected_while, rivals, turned, unanswered_by
from .further_bans import further_bans, moot_ban
from .lateness import resolved_after
from .refusal_variants import variant
from .refused_actions import acting
from .refused_passages import forbidden_cost, quoted
from .second_reasons import with_second
from .things import Reader, asked, is_told_where, summon_word, word
from .tree import Described, Explanation, Role, Thing, Value, Word
from .whole_turn_bans import ends_this_turn, says_both

CHECKS: tuple[str, ...] = (
    "duel.over",
    "request.other-player", "request.pending", "request.not-offered",
    "chain.resolving",
    "turn.not-yours", "turn.open", "turn.phase",
    "card.hidden", "card.place", "card.not-yours", "card.kind",
    "summon.once", "summon.tributes", "summon.zone", "summon.never", "summon.condition", "summon.prohibited",
    "summon.procedure.none", "summon.procedure.condition", "summon.procedure.cost",
    "summon.procedure.materials",
    "summon.pendulum.once", "summon.pendulum.scales", "summon.pendulum.levels",
    "set.zone", "set.prohibited",
    "flip.face-up", "flip.arrived",
    "change.arrived", "change.once", "change.attacked", "change.face-down", "change.prohibited",
    "attack.first-turn", "attack.position", "attack.once", "attack.target", "attack.prohibited", "attack.direct",
    "attack.cost.lp", "attack.cost.cards",
    "activate.none", "activate.place", "activate.face-down", "activate.face-up", "activate.unresolved",
    "activate.asleep",
    "activate.trap.hand", "activate.trap.set-turn",
    "activate.quick-play.set-turn", "activate.quick-play.turn",
    "activate.speed", "activate.phase", "activate.damage-step", "activate.event", "activate.trigger",
    "activate.waiting", "activate.condition", "activate.cost.lp", "activate.cost.counters",
    "activate.cost.cards", "activate.cost.extra", "activate.cost.astray",
    "activate.cost.prohibited", "activate.target",
    "activate.nothing", "activate.loop", "activate.zone", "activate.limit", "activate.prohibited",
    "next.order", "next.first-turn", "next.prohibited",
    "pass.mandatory", "choose.more", "choose.order", "withdraw.late",
)  # fmt: skip
"""Every check that can make an action illegal."""

MOMENTARY = ("turn.open", "request.other-player", "request.pending")
"""Checks that fail only until something else is decided or has resolved: not told beside a reason that stays."""

_OF_NOW = (*MOMENTARY, "turn.not-yours", "turn.phase", "activate.phase", "activate.speed")
"""Checks that only look at the moment: no reason of their own beside another one."""


def refuse(book: Book, state: DuelState, verdict: Verdict, viewer: int = 0) -> Explanation:
    """Explain to one viewer why an action is illegal.

    Args:
        book: ruleset and cards.
        state: the state the verdict applies to (the viewer's view of it if information is hidden).
        verdict: the verdict, with the reason that stands longest first.
        viewer: 0 or 1, the player addressed.

    Returns:
        The first failure, with the next lasting one in its sentence and the others as children; one that only lasts
        for the moment is told only if it comes first.

    Raises:
        ValueError: the verdict allows the action.
    """
    if verdict.ok:
        raise ValueError("a legal action has no refusal")
    failures = {(failure.check, failure.arguments): failure for failure in reversed(verdict.failures)}
    alone = len({failure.check for failure in verdict.failures}) == 1
    told = [one for one in verdict.failures if failures[one.check, one.arguments] is one]
    if told[0].check not in MOMENTARY:
        told = [one for one in told if one.check not in MOMENTARY]
    if not state.chain:  # nothing lies there to respond to
        told = [told[0], *(one for one in told[1:] if one.check != "activate.speed")]
    first, *others = (_failed(book, state, verdict.action, failure, viewer, alone) for failure in told)
    lasting = [one for one, failure in zip(others, told[1:], strict=True) if failure.check not in _OF_NOW]
    whole = [one for one in others if one.node == "refused.activate.condition.text"]
    if whole and first.node.startswith("refused.activate.condition.") and first.get("passage") is not None:
        others.remove(whole[-1])  # it quotes the time together with the condition
        said = whole[-1].get("passage")
        first = replace(
            first, arguments=tuple((name, said if name == "passage" and said else one) for name, one in first.arguments)
        )
    second = next((one for one in lasting if one in others), None)
    if second is None or told[0].check in _OF_NOW:
        return first.with_children(*others)
    others.remove(second)
    return with_second(first, second).with_children(*others)


def refuse_to(book: Book, state: DuelState, verdict: Verdict, viewer: int) -> tuple[Verdict, Explanation]:
    """A verdict on a whole state as one player may hear it, and why; arguments and errors as in ``refuse``."""
    heard = view_verdict(book, state, verdict, viewer)
    return heard, refuse(book, known(book, state, viewer), heard, viewer)


def _failed(book: Book, state: DuelState, action: Action, failure: Failure, viewer: int, alone: bool) -> Explanation:
    """One failure. ``alone``: no other one stands, so that the sentence may say what would make the action possible."""
    reader = Reader(book, viewer)
    arguments: dict[str, Value] = {
        "act": acting(book, state, action, failure),
        "player": reader.who(state.request.player),
        "actor": reader.who(action.player),
        "now": word("phase", state.phase),
        "last": int(alone and (failure.check != "turn.open" or possible_after_passing(book, state, action))),
        "goal": word("phase", action.value) if action.kind == ActionKind.NEXT else word("phase", state.phase),
    }
    if 0 <= action.card < len(state.cards):
        arguments["card"] = reader.card(action.card, state.cards[action.card])
        arguments["field"] = int(state.cards[action.card].zone in ON_FIELD)
    for name, value in failure.arguments:
        made = _argument(reader, failure.check, name, value)
        if made is not None:
            arguments[name] = made
    if isinstance(mutual := arguments.get("mutual"), tuple):
        arguments["two"] = int(len(mutual) == 2)
    if isinstance(asks := failure.get("asks"), Filter):
        arguments["asks"] = asked(asks, failure.get("needed"), own=action.player == viewer)
    if failure.check == "activate.limit":
        arguments = {"needed": 1, "negated": 0} | arguments
    if failure.check == "activate.target":
        arguments.setdefault("several", 0)
    if failure.check == "activate.speed":
        against = arguments.get("against")
        arguments["needed"] = max(2, against) if isinstance(against, int) else 2
    if "source" not in arguments and "card" in arguments:
        arguments["source"] = arguments["card"]
    if isinstance(near := arguments.get("near"), Thing):
        arguments = {"sought": 0, "or_sought": 0, "turns": 0, "beyond": 0} | arguments
        arguments["whose"] = near.side
        if isinstance(lying := failure.get("near"), Snapshot):
            arguments["there"] = word("zone", lying.zone)
        where = not isinstance(lying, Snapshot) or is_told_where(lying, failure.get("lack"))
        arguments["itself"] = int(arguments.get("by") == near)
        barred = failure.get("lack") == Lack.BARRED and state.cards[near.uid].zone in ON_FIELD
        told = arguments["act"] == Word("action", "assail") or barred or _among_options(state, near.uid)
        unplaced = failure.check == "summon.tributes" or (failure.check == "request.not-offered" and told)
        arguments["placed"] = int(where and not unplaced)
    arguments["own"] = int(arguments.get("source") == arguments.get("card"))
    if failure.check == "request.pending" and state.request.kind in ASKED:
        arguments["purpose"] = Word("purpose", asked_first(state.request))
    if "high" in arguments:
        arguments.setdefault("level", 0)
    if "measure" in arguments:
        arguments["graded"] = int(arguments["measure"] in _GRADED)
    node = _node(failure, arguments)
    if failure.check == "activate.trigger" and failure.get("unfit") is not None:
        node = "refused.activate.event"  # what has happened is nearly the awaited event
    if node == "refused.request.not-offered" and arguments["act"] == Word("action", "direct"):
        node = "refused.attack.direct"
    node += variant(failure, arguments)
    effect = _effect(book, state, action)
    if node == "refused.activate.event.summoned" and summons_on_chain(book, state):
        node = "refused.activate.event"
    if node == "refused.activate.trigger" and isinstance(effect, Activated) and effect.kind is EffectKind.FLIP:
        node += ".flip"
    passage = quoted(book, state, action, failure, node)
    if (paid := forbidden_cost(book, state, action, failure)) is not None:
        node, arguments["deed"] = f"{node}.named", paid
    if passage is not None:
        arguments["passage"] = passage
        node = f"{node}.text"
        if ".cost.cards" in node:
            arguments.setdefault("stock", Word("stock", "missing" if "wants" in arguments else "none"))
        arguments["counts"] = int("counted" in arguments)
        asked_of = passage.effect
        if node == "refused.activate.condition.text" and isinstance(asked_of, Activated) and says_both(asked_of):
            node = "refused.activate.condition.done"
    if passage is not None and "hinders" in arguments and "near" not in arguments:
        node += ".hinders"
    negates_summons = isinstance(effect, Activated) and any(one.verb is Verb.WOULD_SUMMON for one in effect.event)
    if node.startswith("refused.activate.event") and state.request.purpose == Purpose.SUMMON and not negates_summons:
        node = "refused.activate.event.summoning"
        if low := too_weak(reader, state, action.player, action.card, effect):
            node, arguments = f"{node}.number", arguments | low
    elif node == "refused.activate.event.text" and negates_summons and summons_on_chain(book, state):
        node = "refused.activate.event.on-chain"
    elif node == "refused.activate.event.would.text" and (deed := deed_of(book, state, effect)) is not None:
        node, arguments = "refused.activate.event.would.deed", arguments | deed
    if node.startswith(("refused.attack.prohibited", "refused.activate.prohibited")):
        arguments |= forbidden_by(reader, state, action.card, failure)
    elif node == "refused.activate.event.passed" and (later := resolved_after(reader, state, failure.get("answers"))):
        node, arguments = f"{node}.link", arguments | later
    elif node.startswith("refused.activate.event.other"):
        arguments |= unanswered_by(reader, state, action.card, action.index, effect, failure)
    elif node == "refused.summon.prohibited.text.hinders":
        arguments |= rivals(reader, state, action.card, failure)
    elif node.startswith("refused.request.not-offered.near") and failure.get("lack") in (Lack.BARRED, Lack.PROTECTED):
        if failure.get("lack") == Lack.BARRED:
            arguments |= protected_while(reader, state, failure) or rivals(reader, state, action.card, failure)
        if "trait" not in arguments:
            arguments |= turned(reader, state, failure)
    elif node.startswith("refused.activate.target") and failure.get("lack") == Lack.PROTECTED:
        arguments |= turned(reader, state, failure)
    if failure.check == "activate.event" and len(state.chain) > 1:
        arguments |= buried(reader, state, action, effect)
    if also := further_bans(book, state, action, failure):
        arguments["also"] = reader.things(also)
    if (moot := moot_ban(book, state, failure)) is not None and isinstance(arguments.get("source"), Thing):
        arguments["moot"] = reader.thing(moot)
    if ends_this_turn(book, state, failure):
        arguments["ending"] = 1
    if node.startswith("refused.request.not-offered.near") and arguments["act"] == Word("action", "choose"):
        barred = failure.get("lack") == Lack.BARRED and not arguments.get("placed")
        if arguments.get("near") == arguments.get("card") and not barred:
            aimed = state.request.purpose in _OF_TARGETS and "target.needs-legal" in failure.rules
            arguments["act"] = Word("action", "aim_so" if aimed else "choose_so")  # the reason names the card
    rules = cited(book, _RULES.get(node, failure.rules))
    if failure.check == "activate.event":
        rules = _rules_of_event(rules, effect, _kind(book, state, action))
        if failure.get("unfit") not in _LATE:  # when it would have to be answered is not the question
            rules = tuple(rule for rule in rules if rule != "mechanic.B6") or rules
    if failure.check == "request.not-offered":
        rules = _rules_of_choice(book, state, failure, rules)
    if failure.get("lack") == Lack.PROPER:
        rules = cited(book, ("summon.special.proper-first", *rules))
    if failure.check in _LP_COSTS:
        rules = _rules_of_lp(rules, everything=node.endswith("lp-all"))
    return Explanation(node, tuple(arguments.items()), rules, role=Role.REFUSED, ruleset=book.ruleset.id)


def _rules_of_choice(book: Book, state: DuelState, failure: Failure, rules: tuple[str, ...]) -> tuple[str, ...]:
    """The rules behind a choice that is not offered: not those on targets where a monster for a Summon is chosen."""
    if state.request.purpose not in (Purpose.TRIBUTE, Purpose.SUMMON):
        return rules
    if failure.get("lack") == Lack.BARRED:
        return cited(book, ("effect.card-over-rule",))
    own = failure.get("lack") == Lack.SIDE and state.request.purpose == Purpose.TRIBUTE
    return cited(book, ("summon.tribute.own",)) if own else rules


_OF_TARGETS = (Purpose.TARGET, Purpose.NONE, Purpose.CHAIN, Purpose.AFTER_EVENT)
"""What a player is asked where a refused choice is that of a target: for it, or for whatever they do next."""


def _among_options(state: DuelState, uid: int) -> bool:
    """Whether everything that can be chosen lies in the same zone as this card, so that its place says nothing."""
    zones = {state.cards[one].zone for one in state.request.options if 0 <= one < len(state.cards)}
    return zones == {state.cards[uid].zone}


_RULES = {
    "refused.summon.tributes.own-text": ("effect.card-over-rule", "summon.tribute.count"),
    "refused.activate.trigger.flip": ("effect.flip.events", "effect.trigger"),
    "refused.request.not-offered.range": ("pendulum.summon.levels", "pendulum.scale"),
    "refused.request.not-offered.number": ("cost.unpayable",),
    "refused.request.not-offered.nothing": ("mechanic.B8",),
    "refused.request.not-offered.extra": ("mechanic.B8",),
    "refused.request.not-offered.superfluous": ("ritual.tributes",),
    "refused.request.not-offered.nothing.near": ("mechanic.B8", "xyz.rank-not-level"),
    "refused.activate.event.by-effect": ("mechanic.F1", "mechanic.B4"),
    "refused.attack.target.text": ("effect.card-over-rule", "battle.declare"),
    "refused.attack.target.mutual.text": ("effect.card-over-rule", "battle.declare"),
    "refused.activate.nothing.fusion.own-way.text": ("effect.card-over-rule",),
    "refused.activate.condition.turn.text": ("effect.card-over-rule",),
    "refused.activate.nothing.fusion.exact": ("effect.card-over-rule", "fusion.materials"),
    "refused.activate.nothing.fusion.unnamed": ("effect.card-over-rule", "fusion.materials"),
    "refused.activate.nothing.fusion.second": ("effect.card-over-rule", "fusion.materials"),
    "refused.attack.prohibited.text": ("effect.card-over-rule",),
    "refused.attack.prohibited.text.hinders": ("effect.card-over-rule", "battle.one-attack"),
    "refused.attack.cost.cards.astray.text": ("cost.unpayable", "mechanic.B7"),
    "refused.attack.cost.cards.barred.text": ("cost.unpayable", "effect.card-over-rule"),
    "refused.activate.zone.equip": ("zone.spell-trap.limit",),
    "refused.activate.zone.pendulum": ("pendulum.dual-nature",),
    "refused.summon.procedure.none.range": ("pendulum.summon.levels", "pendulum.scale"),
    **{
        f"refused.summon.procedure.materials.{missing}{near}": rules
        for missing, rules in MATERIAL_RULES.items()
        for near in ("", ".near")
    },
}
"""The rules of a variant that rests on others than its check."""

_GRADED = tuple(Word("stat", one) for one in ("level", "rank", "scale"))
"""What is said before its number: "Level 4", but "1500 ATK"."""

_LP_COSTS = ("activate.cost.lp", "attack.cost.lp")


def _rules_of_lp(rules: tuple[str, ...], *, everything: bool) -> tuple[str, ...]:
    """Put the rule on the last Life Points first if it is decisive, so that its badge is shown; otherwise omit it."""
    last = tuple(rule for rule in rules if rule == "cost.lp-not-to-zero")
    others = tuple(rule for rule in rules if rule not in last)
    return (*last, *others) if everything else others or rules


def _rules_of_event(rules: tuple[str, ...], effect: Effect | None, kind: CardKind | None) -> tuple[str, ...]:
    """The rules of an event that did not come, without those on Traps and on Summons and attacks if it is no such."""
    if kind is not CardKind.TRAP:
        rules = tuple(rule for rule in rules if rule not in _OF_TRAPS) or rules
    awaited = {one.verb for one in effect.event} if isinstance(effect, Activated) else set()
    if awaited and awaited.isdisjoint(_UNLINKED):
        rules = tuple(rule for rule in rules if rule != "mechanic.B6") or ("mechanic.C4",)
    return rules


_LATE = (None, "passed", "summoned", "attack-over", "summon-over")
"""That nothing comes near the awaited event, or that it is over, of what is told of an event that did not come."""

_OF_TRAPS = ("trap.activation-condition", "spelltrap.classic.immediate")
_UNLINKED = (Verb.SUMMON, Verb.WOULD_SUMMON, Verb.DECLARE_ATTACK)
"""What cards answer that is no Chain Link."""


def _kind(book: Book, state: DuelState, action: Action) -> CardKind | None:
    """The printed kind of the card that an action would use."""
    card = book.by_number.get(state.cards[action.card].number) if 0 <= action.card < len(state.cards) else None
    return card.kind if card is not None else None


def _effect(book: Book, state: DuelState, action: Action) -> Effect | None:
    """The effect that an action would use."""
    if not 0 <= action.card < len(state.cards):
        return None
    effects = book.effects(state.cards[action.card].number)
    return effects[action.index] if 0 <= action.index < len(effects) else None


def _node(failure: Failure, arguments: dict[str, Value]) -> str:
    if failure.check in _LP_COSTS:
        everything = arguments.get("amount") == arguments.get("have")
        if everything:
            arguments["least"] = 1
        return f"refused.{failure.check}{'-all' if everything else ''}"
    return f"refused.{failure.check}"


_WORDS = {"phase": "phase", "zone": "zone", "verb": "verb", "cause": "cause", "asked": "cause"}


def _argument(reader: Reader, check: str, name: str, value: object) -> Value | None:
    if isinstance(value, Snapshot):
        return reader.thing(value)
    if isinstance(value, tuple) and value and all(isinstance(one, Snapshot) for one in value):
        things: tuple[Thing, ...] = tuple(reader.thing(one) for one in value if isinstance(one, Snapshot))
        return things
    if isinstance(value, Filter):
        return Described(value, 0 if name == "only" else 1)
    if name == "lack" and isinstance(value, str):
        return Word("lack", value)
    if name == "counter" and isinstance(value, int):
        return Word("counter", CounterKind(value).name.lower())
    if name in ("is", "sought", "or_sought") and isinstance(value, str):
        return Word("declared", value)
    if name in ("stat", "measure", "stock") and isinstance(value, str):
        return Word("stat" if name == "measure" else name, value)
    if name == "kinds" and isinstance(value, int):
        return summon_word(value)
    if name in ("player", "addressed") and isinstance(value, int):
        return reader.who(value)
    if name == "wanted" and isinstance(value, int):
        return word("phase" if check == "activate.phase" else "zone", value)
    if name == "purpose":
        return Word("purpose", value.replace("-", "_") if isinstance(value, str) else "none")
    if name in _WORDS and isinstance(value, (int, str)):
        return word(_WORDS[name], value)
    return value if isinstance(value, int) else None
