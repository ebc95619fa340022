"""Puzzle scripts of the open simulators as boards: the calls that set up a duel, read and not run."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from rulebook.cards import BY_SLUG, POOL
from rulebook.cards.printed_numbers import OLDER_TEXTS, number_among
from rulebook.vocabulary.terms import MonsterKind

from .lua_calls import Call, Name, Value, calls_of, numbers
from .lua_constants import (
    ATTACHED,
    BANISHED,
    COUNTER_FLAGS,
    DECK,
    EXTRA,
    EXTRA_MONSTERS,
    FIELD,
    GEMINI_SUMMON,
    GRAVEYARD,
    HAND,
    MONSTERS,
    MONSTERS_ONLY,
    PENDULUM,
    SPEED_DUEL,
    SPELLS,
    SPELLS_ONLY,
    SUMMONS,
    TAG_DUEL,
    UP_ATTACK,
    UP_DEFENSE,
)
from .notes import Note, Unreadable, Weight, left_out, refused

NEWEST_RULE = 3
"""The set of rules of the simulators that is nearest to those of July 2014; later ones have more zones."""

_ZONES = {
    DECK: "deck", HAND: "hand", MONSTERS: "monsters", SPELLS: "spells", GRAVEYARD: "graveyard", BANISHED: "banished",
    EXTRA: "extra", FIELD: "field", PENDULUM: "pendulum", MONSTERS_ONLY: "monsters", SPELLS_ONLY: "spells",
    EXTRA_MONSTERS: "monsters",
}  # fmt: skip
_ON_FIELD = frozenset(("monsters", "spells", "field", "pendulum"))
_EXTRA_DECK = frozenset((MonsterKind.FUSION, MonsterKind.SYNCHRO, MonsterKind.XYZ))
_QUIET = frozenset(("Debug.Message", "Debug.ReloadFieldEnd", "Debug.SetAIName", "aux.BeginPuzzle", "Debug.ShowHint"))
PLAYERS, MOST_LP = (0, 1), 9_999_999
FIELD_ZONE, FIRST_PENDULUM, ZONES_IN_ROW = 5, 6, 5
_LAST_PLACES = {"monsters": 6, "spells": 7, "field": 9, "pendulum": 9}
"""The last place of each zone of the field; those after the fifth are Extra Monster, Field and Pendulum Zones."""
DECK_BOTTOM = 1
"""The place in a Deck that means its bottom; any other means its top."""
SPELL_COUNTER, MOST_COUNTERS = 1, 99


@dataclass(slots=True)
class Placed:
    """A card of a script: its name ("" if it is not in the collection), its place, and what the script says of it."""

    slug: str
    number: int
    line: int
    player: int
    owner: int
    zone: str
    place: int = 0
    position: str = ""
    proper: bool = False
    how: str = ""
    awake: bool = False
    host: Placed | None = None
    bound: Placed | None = None
    counters: dict[str, int] = field(default_factory=dict)
    materials: list[Placed] = field(default_factory=list)


@dataclass(slots=True)
class Script:
    """What a script sets up; the Decks are listed from the top."""

    title: str = ""
    hints: list[str] = field(default_factory=list)
    lp: list[int] = field(default_factory=lambda: [8000, 8000])
    cards: list[Placed] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)


def slug_of(number: int) -> str:
    """The name of the card with a printed number, or one of its other pictures; "" if it is not in the collection."""
    return _slugs().get(number_among(number, _slugs()), "")


@cache
def _slugs() -> dict[int, str]:
    return {card.number: card.slug for card in POOL}


def read_script(text: str) -> Script:
    """Read a puzzle script.

    Raises:
        Unreadable: it is no script of calls, or sets up nothing.
    """
    script, made = Script(), dict[int, Placed]()
    calls, notes = calls_of(text)
    script.notes += notes
    for call in calls:
        _READERS.get(call.name, _other)(script, call, made)
    if not script.cards and not any(note.weight is Weight.REFUSED for note in script.notes):
        raise Unreadable(*script.notes, refused(0, "no-cards"))
    return script


def _other(script: Script, call: Call, made: dict[int, Placed]) -> None:
    told = isinstance(call.on, Call) and id(call.on) not in made
    if call.name not in _QUIET and not told:
        script.notes.append(refused(call.line, "unknown-call", call.written))


def _begin(script: Script, call: Call, made: dict[int, Placed]) -> None:
    flags, rule = (*numbers(call.arguments), None, None)[:2]
    if call.arguments and isinstance(call.arguments[0], Name):
        script.notes.append(left_out(call.line, "setting", call.arguments[0].text))
    if flags is not None and flags & SPEED_DUEL:
        script.notes.append(refused(call.line, "three-zones"))
    if flags is not None and flags & TAG_DUEL:
        script.notes.append(refused(call.line, "tag-duel"))
    if rule is not None and rule > NEWEST_RULE:
        script.notes.append(left_out(call.line, "newer-rules", rule))


def _player(script: Script, call: Call, made: dict[int, Placed]) -> None:
    player, lp, hand, draws = (*numbers(call.arguments), None, None, None, None)[:4]
    if player is None or lp is None:
        script.notes.append(_unread(call))
        return
    if player not in PLAYERS:
        script.notes.append(refused(call.line, "player", player))
        return
    if not 1 <= lp <= MOST_LP:
        script.notes.append(refused(call.line, "life-points", lp))
        return
    script.lp[player] = lp
    if hand or draws:
        script.notes.append(left_out(call.line, "draws"))


def _unread(call: Call) -> Note:
    """What is told of a call whose arguments are missing or unknown."""
    unknown = next((one.text for one in call.arguments if isinstance(one, Name)), "")
    return refused(call.line, "unknown-name", unknown) if unknown else refused(call.line, "arguments", call.written)


def _named(script: Script, call: Call, made: dict[int, Placed]) -> None:
    script.title = _text(call)


def _hint(script: Script, call: Call, made: dict[int, Placed]) -> None:
    script.hints.append(_text(call))


def _text(call: Call) -> str:
    return call.arguments[0] if call.arguments and isinstance(call.arguments[0], str) else ""


def _card(script: Script, call: Call, made: dict[int, Placed]) -> None:
    number, owner, player, location, place, position = (*numbers(call.arguments), *[None] * 6)[:6]
    if number is None or owner is None or player is None or location is None:
        script.notes.append(_unread(call))
        return
    if owner not in PLAYERS or player not in PLAYERS:
        script.notes.append(refused(call.line, "player", player if owner in PLAYERS else owner, number))
        return
    place, position = place or 0, position or 0
    attached = bool(location & ATTACHED)
    zone = "attached" if attached else _ZONES.get(location, "")
    if not zone or (zone in _ON_FIELD and not 0 <= place <= _LAST_PLACES[zone]):
        script.notes.append(refused(call.line, "place", location if not zone else place, number))
        return
    if zone == "field" or (zone == "spells" and place == FIELD_ZONE):
        zone, place = "field", 0
    elif zone == "spells" and place >= FIRST_PENDULUM:
        zone, place = "pendulum", place - FIRST_PENDULUM
    if zone == "monsters" and (place >= ZONES_IN_ROW or location == EXTRA_MONSTERS):
        script.notes.append(refused(call.line, "extra-monster-zone", card=number))
        return
    if zone in _ON_FIELD and any((one.zone, one.player, one.place) == (zone, player, place) for one in script.cards):
        script.notes.append(left_out(call.line, "zone-taken", card=number))
        return
    slug, up = slug_of(number), bool(position & (UP_ATTACK | UP_DEFENSE))
    if zone in ("deck", "hand") and slug and _is_of_the_extra_deck(slug):
        zone = "extra"
    proper = len(call.arguments) > 6 and call.arguments[6] is True
    card = Placed(slug, number, call.line, player, owner, zone, place, _lying(zone, position, up=up), proper)
    made[id(call)] = card
    if not slug:
        script.notes.append(Note(Weight.CONSENT, call.line, "no-card", card=number))
    elif number in OLDER_TEXTS:
        script.notes.append(left_out(call.line, "older-text", card=number))
    if attached:
        _attach(script, card)
    elif zone == "deck" and place == DECK_BOTTOM:
        script.cards.insert(0, card)
    else:
        script.cards.append(card)


def _is_of_the_extra_deck(slug: str) -> bool:
    stats = BY_SLUG[slug].stats
    return stats is not None and not _EXTRA_DECK.isdisjoint(stats.kinds)


def _attach(script: Script, card: Placed) -> None:
    hosts = [one for one in script.cards if (one.zone, one.player, one.place) == ("monsters", card.player, card.place)]
    if hosts:
        hosts[-1].materials.append(card)
    else:
        script.notes.append(refused(card.line, "no-host", card=card.number))


def _lying(zone: str, position: int, *, up: bool) -> str:
    if zone == "monsters":
        return "atk" if position & UP_ATTACK else "def" if position & UP_DEFENSE else "set"
    if zone in ("spells", "field"):
        return "up" if up else "set"
    return "set" if zone == "banished" and not up else ""


def _equip(script: Script, call: Call, made: dict[int, Placed]) -> None:
    card, host = _two(call, made)
    if card is None or host is None:
        script.notes.append(_unread(call))
        return
    card.host = host


def _bind(script: Script, call: Call, made: dict[int, Placed]) -> None:
    card, target = _two(call, made)
    if card is None or target is None:
        script.notes.append(_unread(call))
        return
    card.bound = target


def _two(call: Call, made: dict[int, Placed]) -> tuple[Placed | None, Placed | None]:
    found: list[Value] = [made.get(id(one)) for one in call.arguments[:2]]
    return (found[0], found[1]) if len(found) == 2 else (None, None)


def _count(script: Script, call: Call, made: dict[int, Placed]) -> None:
    on = call.on if call.name.startswith("card:") else (call.arguments[0] if call.arguments else None)
    kind, many = (*numbers(call.arguments if call.name.startswith("card:") else call.arguments[1:]), None, None)[:2]
    card = made.get(id(on))
    if card is None or kind is None or many is None or many < 1:
        script.notes.append(_unread(call))
        return
    name = "spell" if kind & ~COUNTER_FLAGS == SPELL_COUNTER else "plain"
    most = {str(one.name).lower(): cap for one, cap in BY_SLUG[card.slug].counter_caps} if card.slug else {}
    if name not in most:
        script.notes.append(left_out(call.line, "counters", card=card.number))
        return
    card.counters[name] = min(most[name] or MOST_COUNTERS, card.counters.get(name, 0) + many)


def _completed(script: Script, call: Call, made: dict[int, Placed]) -> None:
    card = made.get(id(call.on))
    if card is None:
        script.notes.append(_unread(call))
        return
    card.proper = True


def _summoned(script: Script, call: Call, made: dict[int, Placed]) -> None:
    card = made.get(id(call.arguments[0])) if call.arguments else None
    if card is None:
        script.notes.append(_unread(call))
        return
    kind = next(iter(numbers(call.arguments[1:])), None)
    card.proper = True
    card.how = SUMMONS.get((kind or 0) >> 24, "")
    card.awake = kind == GEMINI_SUMMON
    if not card.how:
        script.notes.append(left_out(call.line, "how-summoned", card=card.number))


_READERS = {
    "Debug.ReloadFieldBegin": _begin, "Debug.SetPlayerInfo": _player, "Debug.SetAIName": _named,
    "Debug.ShowHint": _hint, "Debug.AddCard": _card, "Debug.PreEquip": _equip, "Debug.PreSetTarget": _bind,
    "Debug.PreAddCounter": _count, "card:AddCounter": _count, "Debug.PreSummon": _summoned,
    "card:CompleteProcedure": _completed,
}  # fmt: skip
