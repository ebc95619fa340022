"""What a card shows of itself: the words and numbers on its drawn face, without markup."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.engine.card_values import facts
from rulebook.engine.core.book import Book
from rulebook.engine.core.card_state import CardRef, CardState
from rulebook.engine.core.state import DuelState, RelationKind
from rulebook.language.words.noun_phrases import phrase
from rulebook.language.words.word_ids import COUNTER_NOUNS
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import ON_FIELD, CardKind, CounterKind, Icon, MonsterKind, Position, Zone
from tutor_app.texts.messages import message


@dataclass(frozen=True, slots=True)
class Face:
    """A card as one player sees it. ``name`` is empty for an unknown card.

    ``frame`` is the kind of monster that determines the card's frame; ``holds`` are its counters and materials, each as
    (symbol and number, the same in words).
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


def name_of(book: Book, number: int, lang: str) -> str:
    """The name used by players of ``lang``, or an empty string for an unknown card."""
    card = book.by_number.get(number)
    return card.names.in_language(lang) if card else ""


def kind_line(card: Card, lang: str) -> str:
    """The short label of a card: "Counter Trap", or the stars of a monster."""
    if card.stats is not None:
        rank = card.stats.rank
        return f"★{card.stats.level}" if not rank else message(lang, "board.rank", rank=rank)
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
    """The side a card belongs to: its controller's on the field, otherwise its owner's."""
    card = state.cards[uid]
    if card.zone in ON_FIELD or card.zone == Zone.SUMMONING:
        return facts(book, state, uid).controller
    return card.owner


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
    if known.stats is not None and card.zone in _AS_SPELLS:
        line = _as_spell(book, state, uid, lang)
        spoken.append(line)
    elif known.stats is not None or (monster and not down):
        now = facts(book, state, uid)
        atk, def_ = now.atk, now.def_
        line = f"★{now.level}" if now.rank < 0 else message(lang, "board.rank", rank=now.rank)
        numbers = f"{atk}/{def_}"
        if now.rank < 0:
            spoken.append(message(lang, "board.stats", level=now.level, atk=atk, def_=def_))
        else:
            spoken.append(message(lang, "board.stats_rank", rank=now.rank, atk=atk, def_=def_))
        if (atk, def_) != (now.printed_atk, now.printed_def):
            note.append(message(lang, "board.changed", atk=now.printed_atk, def_=now.printed_def))
    else:
        spoken[0] = line
    frame = _frame(known)
    if frame:
        spoken.insert(1, message(lang, f"frame.{frame}"))
    if card.zone in ON_FIELD and not down and facts(book, state, uid).negated:
        note.append(message(lang, "board.negated"))
    holds = _holds(state, uid, lang)
    note += _hosts(book, state, uid, lang)
    words = [in_words for _, in_words in holds]
    label = ", ".join([name, *spoken, *_said(lang, card, monster), *words, *note, place])
    kind = CardKind(known.kind).name.lower()
    return Face(uid, name, kind, line, numbers, position, down, sideways, side, " · ".join(note), label, frame, holds)


_AS_SPELLS = (Zone.SPELL, Zone.PENDULUM)
_FRAMES = (MonsterKind.FUSION, MonsterKind.RITUAL, MonsterKind.SYNCHRO, MonsterKind.XYZ, MonsterKind.PENDULUM,
           MonsterKind.TOKEN)  # fmt: skip


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
