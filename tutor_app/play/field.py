"""The duel field at a moment as values: which card lies where, its face, and what is pointed out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rulebook.engine.card_values import facts
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import CardRef, CardState
from rulebook.engine.core.state import DuelState, RelationKind
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.type_line import attribute_name, type_name
from rulebook.language.words.word_ids import COUNTER_NOUNS
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import (
    ON_FIELD,
    CardKind,
    CounterKind,
    Icon,
    MonsterKind,
    Phase,
    Position,
    Step,
    Zone,
)
from tutor_app.texts.messages import message
from tutor_app.wording.card_texts import name_of

from .marks import Marks

PILES: tuple[Zone, ...] = (Zone.GRAVEYARD, Zone.BANISHED, Zone.EXTRA)
"""The piles whose cards can be spread out beside the field."""

SEEN_PILES: frozenset[tuple[int, int]] = frozenset(
    (side, int(zone)) for side in (0, 1) for zone in PILES if zone != Zone.EXTRA or side == 0
)
"""Those whose cards you may look at."""

_DRAWN = (Zone.HAND, Zone.MONSTER, Zone.SPELL, Zone.FIELD, Zone.PENDULUM, Zone.SUMMONING)

_AS_SPELLS = (Zone.SPELL, Zone.PENDULUM)

_FRAMES = (MonsterKind.FUSION, MonsterKind.RITUAL, MonsterKind.SYNCHRO, MonsterKind.XYZ, MonsterKind.PENDULUM,
           MonsterKind.TOKEN, MonsterKind.NORMAL)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Face:
    """A card as one player sees it. ``name`` is empty for an unknown card.

    ``frame`` is the kind of monster that determines the card's frame; ``holds`` are its counters and materials, each as
    (symbol and number, the same in words). ``slug`` names the card in links; empty for an unknown one. ``signs`` are
    its Attributes, or the icon of a Spell or Trap, each as (id, the same in words); ``type`` is its Type.
    """

    uid: int
    name: str
    kind: str
    line: str
    numbers: str
    position: str
    face_down: bool
    sideways: bool
    side: int
    note: str
    label: str
    frame: str = ""
    holds: tuple[tuple[str, str], ...] = ()
    slug: str = ""
    signs: tuple[tuple[str, str], ...] = ()
    type: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """The field as player 0 sees it, in one language.

    ``places`` gives the cards at (player, zone) in their order, ``slots`` the zone number of a card, ``faces`` what the
    cards show that are drawn. ``drawers`` are the piles and materials laid out: (title, cards).
    """

    places: Mapping[tuple[int, int], tuple[int, ...]]
    slots: Mapping[int, int]
    faces: Mapping[int, Face]
    drawers: tuple[tuple[str, tuple[int, ...]], ...]
    lp: tuple[int, int]
    turn: int
    turn_player: int
    phase: Phase
    step: Step
    marks: Marks


def field_of(book: Book, state: DuelState, lang: str, marks: Marks | None = None) -> Field:
    """The field.

    Args:
        state: what player 0 may know (see ``rulebook.engine.api.view``).
        lang: the language of names and labels.
        marks: what to point out.
    """
    marks = marks or Marks()
    places: dict[tuple[int, int], list[int]] = {}
    for uid, card in enumerate(state.cards):
        places.setdefault((side_of(book, state, uid), card.zone), []).append(uid)
    for uids in places.values():
        uids.sort(key=lambda uid: (state.cards[uid].slot, uid))
    drawers = (*_piles(places, marks, lang), *_stacks(book, state, places, marks, lang))
    drawn = [uid for (_, zone), uids in places.items() if zone in _DRAWN for uid in uids]
    drawn += [uid for _, uids in drawers for uid in uids]
    return Field(
        places={place: tuple(uids) for place, uids in places.items()},
        slots={uid: state.cards[uid].slot for uid in drawn},
        faces={uid: face(book, state, uid, lang) for uid in dict.fromkeys(drawn)},
        drawers=drawers,
        lp=state.lp,
        turn=state.turn,
        turn_player=state.turn_player,
        phase=Phase(state.phase),
        step=Step(state.step),
        marks=marks,
    )


def _piles(
    places: Mapping[tuple[int, int], list[int]], marks: Marks, lang: str
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The spread-out piles: those opened by the reader, and those with a card to choose."""
    for side in (0, 1):
        for zone in (*PILES, Zone.DECK):
            cards = places.get((side, zone), [])
            choose = marks.options.intersection(cards)
            if zone == Zone.DECK:
                cards = sorted(choose)
            if not cards or not (choose or (side, int(zone)) in marks.piles):
                continue
            title = message(lang, "board.place_yours" if side == 0 else "board.place_theirs",
                            zone=message(lang, f"zone.{zone.name.lower()}"))  # fmt: skip
            yield title, tuple(cards)


def _stacks(
    book: Book, state: DuelState, places: Mapping[tuple[int, int], list[int]], marks: Marks, lang: str
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """The materials laid out: of the Xyz Monster opened, and of those with a material to choose."""
    for host in [uid for side in (0, 1) for uid in places.get((side, Zone.MONSTER), [])]:
        under = materials_of(state, host)
        opened = {host, *under}
        if under and (marks.selected in opened or marks.now == host or marks.options.intersection(under)):
            name = name_of(book, state.cards[host].number, lang) or message(lang, "board.unknown")
            yield message(lang, "board.under", card=name), tuple(under)


def kind_line(card: Card, lang: str) -> str:
    """The short label of a card: "Counter Trap", or a monster's Level with a black star, its Rank with a white one."""
    if card.stats is not None:
        rank = card.stats.rank
        return f"☆{rank}" if rank else f"★{card.stats.level}"
    icon = card.icon or Icon.NORMAL
    return message(lang, f"icon.{CardKind(card.kind).name.lower()}_{icon.value}")


def place_of(lang: str, state: DuelState, card: CardState, side: int) -> str:
    """The zone and its side: "your Monster Zone 2"."""
    zone = message(lang, f"zone.{Zone(card.zone).name.lower()}")
    numbered = card.zone in (Zone.MONSTER, Zone.SPELL, Zone.PENDULUM)
    return message(
        lang, "board.place_yours" if side == 0 else "board.place_theirs",
        zone=f"{zone} {card.slot + 1}" if numbered else zone,
    )  # fmt: skip


def side_of(book: Book, state: DuelState, uid: int) -> int:
    """The side a card belongs to: its controller's on the field, otherwise that of the player with whom it lies."""
    card = state.cards[uid]
    if card.zone in ON_FIELD or card.zone == Zone.SUMMONING:
        return facts(book, state, uid).controller
    return card.holder


def face(book: Book, state: DuelState, uid: int, lang: str) -> Face:
    """The face of card ``uid`` in a state that only contains what the reader may know."""
    card = state.cards[uid]
    side = side_of(book, state, uid)
    known = book.by_number.get(card.number)
    down = card.position == Position.SET or (known is None and card.zone not in (Zone.GRAVEYARD, Zone.BANISHED))
    monster = card.zone in (Zone.MONSTER, Zone.SUMMONING)
    sideways = monster and card.position in (Position.DEFENSE, Position.SET)
    place = place_of(lang, state, card, side)
    position = _position(lang, card, monster, short=True)
    if known is None:
        label = ", ".join([message(lang, "board.unknown"), *_said(lang, card, monster), place])
        return Face(uid, "", "unknown", "", "", position, down, sideways, side, "", label)
    name = known.names.in_language(lang)
    line, numbers, spoken = kind_line(known, lang), "", [message(lang, f"kind.{CardKind(known.kind).name.lower()}")]
    note: list[str] = []
    signs: tuple[tuple[str, str], ...] = ()
    type_ = ""
    if known.stats is not None and card.zone in _AS_SPELLS:
        line = _as_spell(book, state, uid, lang)
        spoken.append(line)
    elif known.stats is not None or (monster and not down):
        now = facts(book, state, uid)
        atk, def_ = now.atk, now.def_
        line = f"★{now.level}" if now.rank < 0 else f"☆{now.rank}"
        numbers = f"{atk}/{def_}"
        signs = tuple((attribute.value, attribute_name(lang, attribute)) for attribute in now.attributes)
        type_ = "/".join(type_name(lang, one) for one in now.types)
        spoken += [*(words for _, words in signs), *filter(None, [type_])]
        if now.rank < 0:
            spoken.append(message(lang, "board.stats", level=now.level, atk=atk, def_=def_))
        else:
            spoken.append(message(lang, "board.stats_rank", rank=now.rank, atk=atk, def_=def_))
        if (atk, def_) != (now.printed_atk, now.printed_def):
            note.append(message(lang, "board.changed", atk=now.printed_atk, def_=now.printed_def))
    else:
        spoken[0] = line
        signs = ((known.icon.value, line),) if known.icon not in (None, Icon.NORMAL) else ()
    frame = _frame(known)
    if frame and frame != MonsterKind.NORMAL:
        spoken.insert(1, message(lang, f"frame.{frame}"))
    if card.zone in ON_FIELD and not down and facts(book, state, uid).negated:
        note.append(message(lang, "board.negated"))
    holds = _holds(state, uid, lang)
    note += _hosts(book, state, uid, lang)
    words = [in_words for _, in_words in holds]
    label = ", ".join([name, *spoken, *_said(lang, card, monster), *words, *note, place])
    kind = CardKind(known.kind).name.lower()
    return Face(
        uid, name, kind, line, numbers, position, down, sideways, side, " · ".join(note), label, frame, holds,
        known.slug, signs, type_,
    )  # fmt: skip


def _frame(card: Card) -> str:
    kinds = card.stats.kinds if card.stats is not None else ()
    return next((kind.value for kind in _FRAMES if kind in kinds), "")


def _as_spell(book: Book, state: DuelState, uid: int, lang: str) -> str:
    """The role of a Monster Card in a Spell & Trap Zone or Pendulum Zone: an Equip Card, or a Scale."""
    if state.cards[uid].zone == Zone.PENDULUM:
        return message(lang, "board.scale", scale=facts(book, state, uid).scale)
    return message(lang, "icon.spell_equip")


def materials_of(state: DuelState, uid: int) -> list[int]:
    """The Xyz Materials attached to a monster."""
    return [
        relation.source.uid
        for relation in state.relations
        if relation.kind == RelationKind.MATERIAL and relation.other.uid == uid
        and state.cards[relation.source.uid].zone == Zone.ATTACHED
    ]  # fmt: skip


def _holds(state: DuelState, uid: int, lang: str) -> tuple[tuple[str, str], ...]:
    """The counters on a card and its materials."""
    found = []
    card = state.cards[uid]
    for placed in state.counters:
        if placed.card.uid == uid and placed.card.incarnation == card.incarnation and card.zone in ON_FIELD:
            noun = COUNTER_NOUNS[CounterKind(placed.kind)]
            found.append((f"● {placed.many}", phrase(lang, noun, placed.many, article="digit")))
    under = len(materials_of(state, uid))
    if under:
        found.append((f"▤ {under}", message(lang, "board.material" if under == 1 else "board.materials", count=under)))
    return tuple(found)


def _hosts(book: Book, state: DuelState, uid: int, lang: str) -> list[str]:
    card = state.cards[uid]
    again = [
        message(lang, "board.awake")
        for relation in state.relations
        if relation.kind == RelationKind.AWAKE and relation.source == CardRef(uid, card.incarnation, card.stamp)
    ]
    return again + [
        message(lang, "board.equipped" if relation.kind == RelationKind.EQUIPPED else "board.bound",
                card=name_of(book, state.cards[relation.other.uid].number, lang) or message(lang, "board.unknown"))
        for relation in state.relations
        if relation.kind in (RelationKind.EQUIPPED, RelationKind.BOUND)
        and relation.source.uid == uid and relation.source.incarnation == card.incarnation
    ]  # fmt: skip


def _position(lang: str, card: CardState, monster: bool, *, short: bool) -> str:
    if monster and card.position == Position.ATTACK:
        return message(lang, "position.short_attack" if short else "position.attack")
    if monster and card.position == Position.DEFENSE:
        return message(lang, "position.short_defense" if short else "position.defense")
    if card.zone == Zone.BANISHED and card.position == Position.SET:
        return message(lang, "position.face_down")
    if card.zone == Zone.EXTRA and card.position == Position.UP:
        return message(lang, "position.face_up")
    if card.position == Position.SET and card.zone in (*ON_FIELD, Zone.SUMMONING):
        if short:
            return message(lang, "position.short_set")
        return message(lang, "position.set_monster" if monster else "position.set")
    return ""


def _said(lang: str, card: CardState, monster: bool) -> list[str]:
    said = _position(lang, card, monster, short=False)
    return [said] if said else []
