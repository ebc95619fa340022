"""What one card shows of itself: the words and numbers on its drawn face, without any markup."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.engine.book import Book
from rulebook.engine.look import facts
from rulebook.engine.state import CardState, DuelState, RelationKind
from rulebook.vocabulary.effects import Card
from rulebook.vocabulary.terms import ON_FIELD, CardKind, Icon, Position, Zone
from tutor_app.messages import message


@dataclass(frozen=True, slots=True)
class Face:
    """A card as one player sees it. ``name`` is empty for a card that player does not know."""

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


def name_of(book: Book, number: int, lang: str) -> str:
    """The name players of ``lang`` know, or nothing for an unknown card."""
    card = book.by_number.get(number)
    return card.names.in_language(lang) if card else ""


def kind_line(card: Card, lang: str) -> str:
    """The short word for what the card is: "Counter Trap", or the stars of a monster."""
    if card.stats is not None:
        return f"★{card.stats.level}"
    icon = card.icon or Icon.NORMAL
    return message(lang, f"icon.{CardKind(card.kind).name.lower()}_{icon.value}")


def place_of(lang: str, state: DuelState, card: CardState, side: int) -> str:
    """Whose zone, and which: "your Monster Zone 2"."""
    zone = message(lang, f"zone.{Zone(card.zone).name.lower()}")
    numbered = card.zone in (Zone.MONSTER, Zone.SPELL, Zone.PENDULUM)
    return message(
        lang, "board.place_yours" if side == 0 else "board.place_theirs",
        zone=f"{zone} {card.slot + 1}" if numbered else zone,
    )  # fmt: skip


def side_of(book: Book, state: DuelState, uid: int) -> int:
    """On whose side of the table the card lies: its controller's on the field, its owner's elsewhere."""
    card = state.cards[uid]
    if card.zone in ON_FIELD or card.zone == Zone.SUMMONING:
        return facts(book, state, uid).controller
    return card.owner


def face(book: Book, state: DuelState, uid: int, lang: str) -> Face:
    """The face of card ``uid`` in a state that holds only what the reader may know."""
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
    if known.stats is not None or (monster and not down):
        now = facts(book, state, uid)
        atk, def_, level = now.atk, now.def_, now.level
        line, numbers = f"★{level}", f"{atk}/{def_}"
        spoken.append(message(lang, "board.stats", level=level, atk=atk, def_=def_))
        if (atk, def_) != (now.printed_atk, now.printed_def):
            note.append(message(lang, "board.changed", atk=now.printed_atk, def_=now.printed_def))
    else:
        spoken[0] = line
    if card.zone in ON_FIELD and not down and facts(book, state, uid).negated:
        note.append(message(lang, "board.negated"))
    note += _hosts(book, state, uid, lang)
    label = ", ".join([name, *spoken, *_said(lang, card, monster), *note, place])
    kind = CardKind(known.kind).name.lower()
    return Face(uid, name, kind, line, numbers, position, down, sideways, side, " · ".join(note), label)


def _hosts(book: Book, state: DuelState, uid: int, lang: str) -> list[str]:
    card = state.cards[uid]
    return [
        message(lang, "board.equipped" if relation.kind == RelationKind.EQUIPPED else "board.bound",
                card=name_of(book, state.cards[relation.other.uid].number, lang) or message(lang, "board.unknown"))
        for relation in state.relations
        if relation.source.uid == uid and relation.source.incarnation == card.incarnation
    ]  # fmt: skip


def _position(lang: str, card: CardState, monster: bool, *, short: bool) -> str:
    if monster and card.position == Position.ATTACK:
        return message(lang, "position.short_attack" if short else "position.attack")
    if monster and card.position == Position.DEFENSE:
        return message(lang, "position.short_defense" if short else "position.defense")
    if card.position == Position.SET and card.zone in (*ON_FIELD, Zone.SUMMONING):
        if short:
            return message(lang, "position.short_set")
        return message(lang, "position.set_monster" if monster else "position.set")
    return ""


def _said(lang: str, card: CardState, monster: bool) -> list[str]:
    said = _position(lang, card, monster, short=False)
    return [said] if said else []
