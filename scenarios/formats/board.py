"""Converts a board description into a validated duel: every fault has a key, a problem and a remedy."""

from __future__ import annotations

from collections.abc import Iterator

from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import NOBODY, CardRef, CardState
from rulebook.engine.core.state import DuelState, Placed, Relation, RelationKind
from rulebook.engine.core.table import IN_PLAY, shows_face
from rulebook.engine.moving.equips import wearers
from rulebook.engine.opening import Deck, start
from rulebook.engine.permissions.proper_summons import frame_of
from rulebook.engine.positions import position
from rulebook.notation.words import PHASES, PLAYERS
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.operations import Equip
from rulebook.vocabulary.terms import CardKind, Icon, MonsterKind, Position, Ref, Step, SummonKind, Zone

from .card_spec import CardSpec, number_of, parse_spec
from .faults import Fault
from .models import Board, Side

STEPS: dict[str, Step] = {"none": Step.NONE, "start": Step.START, "battle": Step.BATTLE}
ZONES: tuple[tuple[str, Zone, int], ...] = (
    ("hand", Zone.HAND, 20),
    ("monsters", Zone.MONSTER, 5),
    ("spells", Zone.SPELL, 5),
    ("field", Zone.FIELD, 1),
    ("pendulum", Zone.PENDULUM, 2),
    ("graveyard", Zone.GRAVEYARD, 80),
    ("banished", Zone.BANISHED, 80),
    ("deck", Zone.DECK, 60),
    ("extra", Zone.EXTRA, 60),
)
"""The zones of a side with their keys and capacities."""

OPEN = 3
"""Both players have seen the card."""
Problem = tuple[str, str]


class _Described(dict[int, CardSpec]):
    """Cards by uid, used to find those that ``equip=`` and ``bound=`` refer to."""


def board_state(book: Book, board: Board) -> DuelState:
    """Build the duel that a board describes, at its first decision.

    Args:
        book: ruleset and cards.
        board: the board section of a scenario file.

    Returns:
        The state, advanced to the first request.

    Raises:
        Fault: the board is impossible; the fault has the key, the problem and the remedy.
    """
    if board.opening:
        return start(book, _decks(book, board))
    if (board.phase == "battle") == (board.step == "none"):
        raise Fault(
            "step", f'phase "{board.phase}" does not go with step "{board.step}"',
            'Give step = "start" or "battle" in the Battle Phase, and no step outside it',
        )  # fmt: skip
    cards: list[CardState] = []
    specs = _Described()
    keys: dict[int, str] = {}
    for player, side in enumerate((board.you, board.opponent)):
        name = ("you", "opponent")[player]
        for key, zone, limit in ZONES:
            listed = _listed(side, key)
            if len(listed) > limit:
                raise Fault(f"{name}.{key}[{limit}]", *_too_many(key, len(listed), limit))
            for index in _from_below(zone, listed):
                where = f"{name}.{key}[{index}]"
                spec = _readable(listed[index], where)
                keys[len(cards)], specs[len(cards)] = where, spec
                cards.append(_placed(book, board, spec, player, zone, where, cards))
    relations = (*_relations(book, cards, specs, keys), *_attached(book, cards, specs, keys))
    return position(
        book,
        cards,
        lp=(board.you.lp, board.opponent.lp),
        turn=board.turn,
        turn_player=PLAYERS[board.turn_player],
        phase=PHASES[board.phase],
        step=STEPS[board.step],
        relations=relations,
        counters=tuple(_counters(book, cards, specs, keys)),
        summons=board.summons,
    )


def _decks(book: Book, board: Board) -> tuple[Deck, Deck]:
    """The Decks of the players before the Duel begins."""
    mine, theirs = (
        Deck(*(tuple(_known(book, text, f"{name}.{key}") for text in _listed(side, key)) for key in ("deck", "extra")))
        for name, side in (("you", board.you), ("opponent", board.opponent))
    )
    return mine, theirs


def _known(book: Book, text: str, where: str) -> int:
    try:
        return number_of(book, parse_spec(text).slug)
    except Fault as fault:
        raise Fault(where, fault.problem, fault.remedy) from None


def _listed(side: Side, key: str) -> tuple[str, ...]:
    listed: tuple[str, ...] | int = getattr(side, key)
    return ("unknown",) * listed if isinstance(listed, int) else listed


def _from_below(zone: Zone, listed: tuple[str, ...]) -> range:
    """A Deck is listed from the top and built from the bottom."""
    return range(len(listed) - 1, -1, -1) if zone == Zone.DECK else range(len(listed))


def _too_many(key: str, count: int, limit: int) -> Problem:
    zones = {"monsters": "Monster Zones", "spells": "Spell & Trap Zones"}.get(key, f"cards in {key}")
    return f"{count} cards, but there are only {limit} {zones}", f"Remove {count - limit}"


def _readable(text: str, where: str) -> CardSpec:
    try:
        return parse_spec(text)
    except Fault as fault:
        raise Fault(where, fault.problem, fault.remedy) from None


def _placed(
    book: Book, board: Board, spec: CardSpec, player: int, zone: Zone, where: str, cards: list[CardState]
) -> CardState:
    """Place a card, checking the rules of its zone."""
    try:
        number = number_of(book, spec.slug)
    except Fault as fault:
        raise Fault(where, fault.problem, fault.remedy) from None
    card = book.by_number.get(number)
    owner = spec.owner if spec.owner != NOBODY else player
    lying = _position(spec, zone)
    for check in (_belongs, _lies, _off_field):
        problem = check(card, spec, zone, lying)
        if problem:
            raise Fault(where, *problem)
    if spec.since and (zone not in IN_PLAY or lying != Position.UP or spec.since > board.turn):
        raise Fault(where, "only a face-up Spell or Trap can have been activated by now", "Name a past turn")
    taken = {other.slot for other in cards if (other.holder, other.zone) == (player, zone)}
    on_field = zone in IN_PLAY
    if spec.slot in taken and on_field:
        raise Fault(where, f"zone {spec.slot + 1} is used twice", "Give each card its own zone, or none")
    if on_field:
        slot = spec.slot if spec.slot != NOBODY else next(free for free in range(9) if free not in taken)
    elif zone == Zone.HAND:
        slot = 0
    else:
        slot = len(taken)
    if shows_face(zone, lying) or board.knowledge == "open":
        seen = OPEN
    else:
        seen = 0 if zone == Zone.DECK else 1 << player
    named = frame_of(card) if card is not None else SummonKind(0)
    proper = spec.proper or (zone == Zone.MONSTER and not (spec.how and named and not spec.how & named))
    facts = int(spec.facts)
    return CardState(number, owner, player, zone, slot, lying, 0, 0, facts, seen, int(proper), since=spec.since)


def _position(spec: CardSpec, zone: Zone) -> Position:
    if zone == Zone.MONSTER:
        return spec.position or Position.ATTACK
    if zone == Zone.SPELL:
        return spec.position or Position.SET
    if zone in (Zone.FIELD, Zone.PENDULUM, Zone.GRAVEYARD, Zone.BANISHED):
        return spec.position or Position.UP
    if zone == Zone.EXTRA and spec.position == Position.UP:
        return Position.UP
    return Position.NONE


def _becomes_monster(card: Card) -> bool:
    operations = (getattr(effect, "operation", None) for effect in card.effects)
    return any(getattr(operation, "as_monster", None) is not None for operation in operations)


def _belongs(card: Card | None, spec: CardSpec, zone: Zone, lying: Position) -> Problem | None:
    if card is None:
        if zone in (Zone.MONSTER, Zone.SPELL, Zone.FIELD) and lying != Position.SET:
            return "an unknown card cannot lie face-up", "Name the card, or add |set"
        return None
    monster = card.kind == CardKind.MONSTER
    token = card.stats is not None and MonsterKind.TOKEN in card.stats.kinds
    if zone == Zone.MONSTER and not monster and not _becomes_monster(card):
        return f'"{spec.slug}" is not a monster', "Move it to spells"
    if zone in (Zone.SPELL, Zone.FIELD) and monster and not (spec.equip and zone == Zone.SPELL):
        return f'"{spec.slug}" is a monster', "Move it to monsters"
    if zone == Zone.PENDULUM and not card.is_pendulum:
        return f'"{spec.slug}" is no Pendulum Monster', "Only Pendulum Monsters lie in the Pendulum Zones"
    returned = card.is_pendulum and lying == Position.UP
    if zone == Zone.EXTRA and not card.in_extra_deck and not returned:
        remedy = "Add |up" if card.is_pendulum else "Move it to the deck"
        return f'"{spec.slug}" does not begin in the Extra Deck', remedy
    if zone in (Zone.HAND, Zone.DECK) and card.in_extra_deck:
        return f'"{spec.slug}" belongs in the Extra Deck', "Move it to extra"
    if (zone == Zone.FIELD) != (card.icon == Icon.FIELD) and zone in (Zone.SPELL, Zone.FIELD):
        return f'"{spec.slug}" does not belong in this zone', "The Field Zone is for Field Spells, and they for it"
    if token and zone != Zone.MONSTER:
        return "a Token can only be in a Monster Zone", "Remove it"
    if token and lying == Position.SET:
        return "a Token cannot be face-down", "Use |atk or |def"
    return None


def _lies(card: Card | None, spec: CardSpec, zone: Zone, lying: Position) -> Problem | None:
    allowed = {
        Zone.MONSTER: ("atk", "def", "set"),
        Zone.SPELL: ("up", "set"),
        Zone.FIELD: ("up", "set"),
        Zone.BANISHED: ("up", "set"),
        Zone.PENDULUM: ("up",),
        Zone.EXTRA: ("up",),
    }.get(zone, ())
    words = {Position.ATTACK: "atk", Position.DEFENSE: "def", Position.SET: "set", Position.UP: "up"}
    if spec.position is not None and words[spec.position] not in allowed:
        remedy = f"Use one of |{', |'.join(allowed)}" if allowed else "Leave the position out"
        return f'a card cannot lie "{words[spec.position]}" there', remedy
    return None


def _off_field(card: Card | None, spec: CardSpec, zone: Zone, lying: Position) -> Problem | None:
    if spec.how and zone != Zone.MONSTER:
        return "only a monster on the field was Summoned", "Leave how= out"
    if spec.materials and (zone != Zone.MONSTER or card is None or card.stats is None or not card.stats.rank):
        return "only Xyz Monsters on the field have materials", "Remove them"
    if zone in IN_PLAY:
        return None
    if spec.slot != NOBODY or spec.equip or spec.bound or spec.facts or spec.counters or spec.awake:
        return "zone numbers, equip, bound and facts belong to cards on the field", "Remove them"
    return None


def _relations(book: Book, cards: list[CardState], specs: _Described, keys: dict[int, str]) -> list[Relation]:
    found: list[Relation] = []
    for uid, spec in specs.items():
        card = book.by_number.get(cards[uid].number)
        lies_open = cards[uid].zone == Zone.SPELL and cards[uid].position == Position.UP
        for host, kind, check in (
            (spec.equip, RelationKind.EQUIPPED, _can_equip),
            (spec.bound, RelationKind.BOUND, _can_bind),
        ):
            if not host:
                continue
            if card is None or not lies_open or not check(card):
                raise Fault(keys[uid], f"this card cannot be bound to {host}", "Use a face-up Equip or Continuous card")
            on = _host(cards, specs, host, keys[uid])
            found.append(Relation(kind, _ref(cards, uid), _ref(cards, on)))
            if card.kind == CardKind.MONSTER and cards[on].number in wearers(book):
                found.append(Relation(RelationKind.WORN, _ref(cards, uid), _ref(cards, on)))
        if spec.awake and card is not None and card.stats is not None and MonsterKind.GEMINI in card.stats.kinds:
            found.append(Relation(RelationKind.AWAKE, _ref(cards, uid), _ref(cards, uid)))
        if card is not None and card.icon == Icon.EQUIP and lies_open and not spec.equip:
            raise Fault(keys[uid], "a face-up Equip Card without a monster", "Add |equip= and the monster's slug")
    return found


def _attached(book: Book, cards: list[CardState], specs: _Described, keys: dict[int, str]) -> list[Relation]:
    """Attach cards to the Xyz Monsters; they belong to the player whose monster it is."""
    found: list[Relation] = []
    for uid, spec in specs.items():
        for slot, slug in enumerate(spec.materials):
            try:
                number = number_of(book, slug)
            except Fault as fault:
                raise Fault(keys[uid], fault.problem, fault.remedy) from None
            owner = cards[uid].owner
            found.append(Relation(RelationKind.MATERIAL, CardRef(len(cards), 0, 0), _ref(cards, uid)))
            cards.append(CardState(number, owner, owner, Zone.ATTACHED, slot, Position.UP, seen=OPEN))
    return found


def _counters(book: Book, cards: list[CardState], specs: _Described, keys: dict[int, str]) -> Iterator[Placed]:
    for uid, spec in specs.items():
        card = book.by_number.get(cards[uid].number)
        for kind, many in spec.counters:
            most = dict(card.counter_caps).get(kind) if card is not None else None
            if most is None or (most and many > most) or cards[uid].position == Position.SET:
                raise Fault(keys[uid], "this card cannot have these counters", "Only face-up cards that say so can")
            yield Placed(_ref(cards, uid), int(kind), many)


def _can_equip(card: Card) -> bool:
    return card.icon == Icon.EQUIP or card.kind == CardKind.MONSTER or _equips_itself(card)


def _equips_itself(card: Card) -> bool:
    """Whether it is a Trap that its own effect equips to a monster."""
    operations = (getattr(effect, "operation", None) for effect in card.effects)
    return any(isinstance(operation, Equip) and operation.card == Ref.THIS for operation in operations)


def _can_bind(card: Card) -> bool:
    return card.icon == Icon.CONTINUOUS


def _ref(cards: list[CardState], uid: int) -> CardRef:
    return CardRef(uid, cards[uid].incarnation, cards[uid].stamp)


def _host(cards: list[CardState], specs: _Described, name: str, where: str) -> int:
    slug, _, copy = name.partition("#")
    found = [
        uid
        for uid, spec in specs.items()
        if spec.slug == slug
        and cards[uid].zone == Zone.MONSTER
        and cards[uid].position in (Position.ATTACK, Position.DEFENSE)
        and (not copy or spec.copy == int(copy))
    ]
    if len(found) != 1:
        number = "no" if not found else "more than one"
        raise Fault(where, f'{number} face-up monster is called "{name}"', "Name one; number copies with #1, #2")
    return found[0]
