"""Hand-built events, verdicts and cards for tests of explanations."""

from __future__ import annotations

from rulebook.engine.core.actions import Action, ActionKind
from rulebook.engine.core.card_state import NO_CARD, CardState, Snapshot
from rulebook.engine.core.events import Event, EventKind
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.verdict import Argument, Failure, Verdict
from rulebook.shelf import open_book
from rulebook.vocabulary.terms import Cause, Position, Zone

BOOK = open_book("2014")
EMPTY = DuelState(BOOK.digest, ())


def lying(uid: int, slug: str, player: int, zone: Zone, position: Position = Position.UP) -> Snapshot:
    """A player's card in a position; an empty slug is an unidentified card."""
    number = BOOK.by_slug[slug].number if slug else 0
    return Snapshot(uid, 0, 0, number, player, player, zone, position, 0, 0, 0)


STORM = lying(1, "heavy-storm", 0, Zone.SPELL)
ROAR = lying(2, "threatening-roar", 1, Zone.SPELL)
TOOLS = lying(3, "seven-tools-of-the-bandit", 0, Zone.SPELL)
SANGAN = lying(4, "sangan", 0, Zone.MONSTER, Position.ATTACK)
DRAGON = lying(5, "cyber-dragon", 1, Zone.MONSTER, Position.ATTACK)
GOLDD = lying(6, "goldd-wu-lord-of-dark-world", 0, Zone.HAND, Position.NONE)
FACE_DOWN = lying(7, "", 1, Zone.SPELL, Position.SET)
VORTEX = lying(8, "lightning-vortex", 0, Zone.SPELL)
SHEEP = tuple(lying(20 + place, "sheep-token", 0, Zone.MONSTER, Position.DEFENSE) for place in range(4))


def event(
    kind: EventKind,
    subject: Snapshot = NO_CARD,
    player: int = 0,
    cause: Cause = Cause.RULE,
    source: Snapshot = NO_CARD,
    link: int = 0,
    batch: int = 0,
    **arguments: Argument,
) -> Event:
    """An event; the arguments are named as in ``EventKind``."""
    return Event(kind, subject, player, cause, link, batch, ("test.rule",), tuple(arguments.items()), source)


def moved(
    kind: EventKind, subject: Snapshot, cause: Cause, source: Snapshot = NO_CARD, to: Zone = Zone.GRAVEYARD
) -> Event:
    """A card that moved to its intended zone."""
    return event(kind, subject, cause=cause, source=source, from_zone=subject.zone, to_zone=int(to), intended=int(to))


def refused(check: str, kind: ActionKind = ActionKind.ATTACK, card: int = 0, **arguments: Argument) -> Verdict:
    """A verdict with one failure on an action of player 0."""
    return Verdict(Action(kind, 0, card), (Failure(check, ("test.rule",), tuple(arguments.items())),))


def table(*cards: tuple[str, int, Zone]) -> DuelState:
    """A state with these cards (slug, player, zone), uids in order, and nothing else."""
    return DuelState(
        BOOK.digest,
        tuple(
            CardState(BOOK.by_slug[slug].number if slug else 0, player, player, zone, 0, Position.ATTACK)
            for slug, player, zone in cards
        ),
    )
