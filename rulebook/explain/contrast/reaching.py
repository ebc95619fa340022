"""Foils of effects in force that come near: every condition but one holds for the card concerned."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from rulebook.engine.continuous import derived, query
from rulebook.engine.continuous.derived import Active
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.conjunctions import filter_parts
from rulebook.engine.core.events import EventKind
from rulebook.engine.core.table import IN_PLAY, Table
from rulebook.explain.conditions import said_by, stated_by
from rulebook.explain.things import word
from rulebook.explain.tree import Value, Word
from rulebook.vocabulary.filters import And, FaceUp, Filter, In, OfKind, StatIs
from rulebook.vocabulary.modifiers import (
    Cannot,
    DamageRule,
    GainsHurt,
    Hold,
    Negated,
    NegatedDoing,
    Redirect,
)
from rulebook.vocabulary.terms import ON_FIELD, CardKind, Cause, DamageKind, Op, Position, Side, Stat, Verb, Zone

from .values import Contrast, Kind, Likely, Step

Found = Iterator[Contrast]

_ONLY_BATTLE = ("damage.effect.definition", "damage.battle.definition")
_OTHER_SIDE = ("mechanic.E9",)
_TEXT = ("effect.card-over-rule",)
_WITHOUT_CARD = ("mechanic.C5", "effect.card-over-rule")
_NO_SEARCH = ("mechanic.C11",)
_LASTING = ("mechanic.G2",)
_NO_LEVEL = query.NO_LEVEL


def foils(step: Step) -> Found:
    """Yield a foil for each effect in force that an event of the step escapes by one condition."""
    for at, event in enumerate(step.events):
        finders = _AT.get(event.kind, ())
        seen = at if event.kind in _AFTER else step.batch_start(at) - 1
        table = step.table(seen) if finders else None
        if table is None or not (table.starts or table.lingering):
            continue
        for item in derived.active(table):
            for find in finders:
                yield from find(step, table, item, at)


def made(
    step: Step, table: Table, item: Active, at: int, condition: str, rules: tuple[str, ...], likely: Likely,
    *cards: Snapshot, **arguments: Value,
) -> Contrast:  # fmt: skip
    """A foil with the effect's card as ``negator``, and the card concerned as ``card``."""
    guard = derived.source_of(table, item)
    told: dict[str, Value] = {"negator": step.reader.thing(guard), **arguments}
    if cards:
        told = {"card": step.reader.thing(cards[0]), **told}
    clause = (item.scope.context.effect, *item.path)
    return Contrast(Kind.REACH, condition, (guard, *cards), clause, rules, likely, at, tuple(told.items()))


def _kind(filter: Filter) -> CardKind | None:
    """The only kind of card that a filter asks for."""
    return filter.kinds[0] if isinstance(filter, OfKind) and len(filter.kinds) == 1 else None


def word_of(kind: CardKind) -> Word:
    """A kind of card as a word."""
    return Word("declared", kind.name.lower())


# Negation ----------------------------------------------------------------------------------------------


def _resolving(step: Step, table: Table, item: Active, at: int) -> Found:
    """An effect resolves although cards on the field are negated: its card is not there, or lies face-down."""
    event, rule = step.events[at], item.modifier
    if not isinstance(rule, Negated) or item.subjects or not isinstance(rule.subject, And):
        return
    uid = event.subject.uid
    if uid < 0 or uid >= len(table.cards) or not table.cards[uid].number or _fails(step, event.link):
        return
    wrong = [part for part in rule.subject.parts if not query.fits(table, part, uid, item.scope)]
    rest = [part for part in rule.subject.parts if part not in wrong]
    if not wrong or not any(isinstance(part, OfKind) for part in rest) or uid == item.scope.context.source.uid:
        return
    zone, card = Zone(table.cards[uid].zone), derived.snapshot(table, uid)
    if all(isinstance(part, In | FaceUp) for part in wrong) and zone not in IN_PLAY:
        likely = Likely.SURELY if event.subject.zone in IN_PLAY else Likely.OFTEN
        told = {"to": word("zone", int(zone)), "declared": word_of(CardKind(step.book.by_number[card.number].kind))}
        yield made(step, table, item, at, "not-there", _WITHOUT_CARD, likely, card, **told)
    elif all(isinstance(part, FaceUp) for part in wrong) and zone in ON_FIELD:
        yield made(step, table, item, at, "face-down", _WITHOUT_CARD, Likely.SURELY, card)


def _fails(step: Step, link: int) -> bool:
    """Whether a Chain Link does nothing for another reason."""
    nothing = (EventKind.NO_EFFECT, EventKind.EFFECT_NEGATED, EventKind.ACTIVATION_NEGATED)
    return any(event.kind in nothing and event.link == link for event in step.all_events)


# Attacks, damage, the Deck -----------------------------------------------------------------------------


def _attacks(step: Step, table: Table, item: Active, at: int) -> Found:
    """Monsters from a number on cannot attack, and this one has less; or they are held in another position."""
    rule = item.modifier
    if isinstance(rule, Cannot) and rule.verb in (Verb.ATTACK, Verb.DECLARE_ATTACK):
        yield from _by_number(step, table, item, at, step.events[at].subject, rule.subject)
        yield from _by_side(step, table, item, at, rule.subject)
    elif isinstance(rule, Hold) and step.events[at].subject.position != rule.position:
        found = _by_number(step, table, item, at, step.events[at].subject, rule.subject)
        yield from (one for one in found if one.condition == "held-no-level")


def _by_side(step: Step, table: Table, item: Active, at: int, subject: Filter | None) -> Found:
    """An effect keeps only the monsters of one player from attacking, and this one fits but for its controller."""
    card, parts = step.events[at].subject, () if subject is None else filter_parts(subject)
    wrong = [part for part in parts if not query.fits(table, part, card.uid, item.scope)]
    if item.subjects or len(wrong) != 1 or not isinstance(wrong[0], In) or card.zone not in wrong[0].zones:
        return
    stopped = step.reader.who(query.side_of(item.scope, wrong[0].side))
    yield made(step, table, item, at, "other-attackers", _TEXT, Likely.PERHAPS, card, player=stopped)


def _by_number(step: Step, table: Table, item: Active, at: int, card: Snapshot, subject: Filter | None) -> Found:
    """An effect applies to monsters from a number on, and this one fits but for the number."""
    if item.subjects or not isinstance(subject, And):
        return
    wrong = [part for part in subject.parts if not query.fits(table, part, card.uid, item.scope)]
    if len(wrong) == 1 and isinstance(wrong[0], StatIs) and isinstance(wrong[0].value, int):
        asked, needed = wrong[0], wrong[0].value
        have = derived.stat(table, card.uid, asked.stat)
        stats = step.book.by_number[card.number].stats
        level = asked.stat is not Stat.LEVEL or stats is None or not stats.rank
        held = "held-" if isinstance(item.modifier, Hold) else ""
        condition, rules = ("number", _TEXT) if level else ("no-level", _NO_LEVEL)
        likely = Likely.PERHAPS if held and level else Likely.OFTEN
        yield made(
            step, table, item, at, f"{held}{condition}", rules, likely, card,
            stat=word("stat", asked.stat.value), needed=needed, have=have, own=int(asked.op in (Op.GE, Op.GT)),
        )  # fmt: skip


# Battle positions --------------------------------------------------------------------------------------


def _summoned(step: Step, table: Table, item: Active, at: int) -> Found:
    """Monsters from a number on are held in another position, and the Summoned one has less."""
    event, rule = step.events[at], item.modifier
    if isinstance(rule, Hold) and event.subject.position not in (rule.position, Position.SET):
        yield from _by_number(step, table, item, at, event.subject, rule.subject)


def _too_late(step: Step, table: Table, item: Active, at: int) -> Found:
    """An effect reached the monsters that were there when it resolved, and a monster that fits comes later."""
    event, subject = step.events[at], getattr(item.modifier, "subject", None)
    if not item.lingering or not item.subjects or not isinstance(subject, And):
        return
    card = event.subject
    if table.ref(card.uid) not in item.subjects and query.fits(table, subject, card.uid, item.scope):
        late = made(step, table, item, at, "too-late", _LASTING, Likely.OFTEN, card)
        yield replace(late, kind=Kind.SPARED)


def _stays(step: Step, table: Table, item: Active, at: int) -> Found:
    """A card holds monsters from a number on in a position from now on, and one that lies in the other has less."""
    rule = item.modifier
    if not isinstance(rule, Hold) or item.scope.context.source.uid != step.events[at].subject.uid:
        return
    for uid in (*table.in_zone(Zone.MONSTER, 0), *table.in_zone(Zone.MONSTER, 1)):
        card = derived.snapshot(table, uid)
        if card.number and card.position not in (rule.position, Position.SET):
            yield from _by_number(step, table, item, at, card, rule.subject)


def _damage(step: Step, table: Table, item: Active, at: int) -> Found:
    """A player takes no battle damage, and takes damage from an effect."""
    event, rule = step.events[at], item.modifier
    if not isinstance(rule, DamageRule) or rule.kind is not DamageKind.ZERO or rule.battles is not None:
        return
    if rule.players == Side.ANY or query.side_of(item.scope, rule.players) == event.player:
        yield made(step, table, item, at, "battle-damage", _ONLY_BATTLE, Likely.SURELY)


def _other_side(step: Step, table: Table, item: Active, at: int) -> Found:
    """One player takes no battle damage, or none in the battles of certain monsters, and the other one takes some."""
    event, rule = step.events[at], item.modifier
    if not isinstance(rule, DamageRule) or rule.kind is not DamageKind.ZERO:
        return
    told: dict[str, Value] = {"player": step.reader.who(event.player)}
    if rule.battles is None:
        if rule.players != Side.ANY and query.side_of(item.scope, rule.players) != event.player:
            yield made(step, table, item, at, "other-side", _OTHER_SIDE, Likely.OFTEN, **told)
        return
    fighting = [uid for uid in (table.battle.attacker.uid, table.battle.target) if uid >= 0 and table.cards[uid].number]
    source, place = derived.source_of(table, item), item.scope.context.effect
    if not source.number or not any(query.fits(table, rule.battles, uid, item.scope) for uid in fighting):
        return
    card, effect = step.book.by_number[source.number], step.book.effects(source.number)[place]
    passage = stated_by(card, effect, place, item.path) or said_by(card, effect, place, item.path)
    if passage is not None:
        told["passage"] = passage
        yield made(step, table, item, at, "other-fight", _OTHER_SIDE, Likely.OFTEN, **told)


def _drawn(step: Step, table: Table, item: Active, at: int) -> Found:
    """Cards cannot be added from the Deck, and an effect lets a player draw or adds a card from elsewhere."""
    event, rule = step.events[at], item.modifier
    if not isinstance(rule, Cannot) or rule.verb is not Verb.ADD or event.cause is not Cause.EFFECT:
        return
    if event.kind is EventKind.DRAWN:
        yield made(step, table, item, at, "drawn", _NO_SEARCH, Likely.PERHAPS)
    elif event.subject.zone != Zone.DECK and event.subject.number:
        from_ = {"from": word("zone", int(event.subject.zone))}
        yield made(step, table, item, at, "added", _NO_SEARCH, Likely.OFTEN, event.subject, **from_)


def _own_card(step: Step, table: Table, item: Active, at: int) -> Found:
    """Effects that move certain cards are negated, and an effect moves its own card."""
    event, rule = step.events[at], item.modifier
    if not isinstance(rule, NegatedDoing) or rule.verb is not Verb.MOVE or event.source.uid != event.subject.uid:
        return
    uid, before = event.subject.uid, step.table(step.batch_start(at) - 1)
    if before is None or event.cause is not Cause.EFFECT or not event.subject.number:
        return
    if query.fits(before, rule.subject, uid, item.scope):
        yield made(step, table, item, at, "own-card", _TEXT, Likely.SURELY, event.subject)


def _not_banished(step: Step, table: Table, item: Active, at: int) -> Found:
    """Cards of one kind are banished instead of going to the Graveyard, and a card of another kind goes there."""
    event, rule = step.events[at], item.modifier
    if not isinstance(rule, Redirect) or rule.leaving or event.get("to_zone") != Zone.GRAVEYARD:
        return
    asked, card = _kind(rule.subject), event.subject
    if asked is None or not card.number or card.uid == item.scope.context.source.uid:
        return
    if not query.fits(table, OfKind((asked,)), card.uid, item.scope, card):
        by_effect = event.cause in (Cause.EFFECT, Cause.COST)
        likely = Likely.OFTEN if by_effect else Likely.PERHAPS
        yield made(step, table, item, at, "not-banished", _TEXT, likely, card, declared=word_of(asked))


_Find = Callable[[Step, Table, Active, int], Found]


def _other_gain(step: Step, table: Table, item: Active, at: int) -> Found:
    """It turns what one player gains into damage, and the other player gains LP."""
    event, rule = step.events[at], item.modifier
    if isinstance(rule, GainsHurt) and rule.players in (Side.YOU, Side.OPPONENT):
        who = step.reader.who(event.player)
        if query.side_of(item.scope, rule.players) != event.player:
            yield made(step, table, item, at, "other-gain", _TEXT, Likely.OFTEN, player=who)


_AT: dict[EventKind, tuple[_Find, ...]] = {
    EventKind.DESTROYED: (_not_banished,),
    EventKind.SENT: (_not_banished,),
    EventKind.DISCARDED: (_not_banished,),
    EventKind.SENT_AFTER_CHAIN: (_not_banished,),
    EventKind.RETURNED: (_own_card,),
    EventKind.RESOLVING: (_resolving,),
    EventKind.ATTACK_DECLARED: (_attacks,),
    EventKind.EFFECT_DAMAGE: (_damage,),
    EventKind.GAINED_LP: (_other_gain,),
    EventKind.BATTLE_DAMAGE: (_other_side,),
    EventKind.SUMMONED: (_summoned, _too_late, _own_card),
    EventKind.STAYS: (_stays,),
    EventKind.DRAWN: (_drawn,),
    EventKind.ADDED: (_drawn, _own_card),
}
"""Which foils an event can have."""

_AFTER = frozenset({EventKind.SUMMONED, EventKind.STAYS})
"""Events after which an effect applies, or its card is there at last."""
