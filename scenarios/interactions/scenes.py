"""Scenes: boards on which one card is used while another one is somewhere on the board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace

from rulebook.vocabulary.effects import Card
from scenarios.formats.fields import PlayerWord
from scenarios.formats.loader import Loaded
from scenarios.formats.models import Board, Side

from .places import ROOM, Place, places
from .plain_uses import Use, plain_uses

Examples = Callable[[str], Iterable[Loaded]]
"""The scenarios in which the card with this slug does something."""
PLAYERS: tuple[PlayerWord, PlayerWord] = ("you", "opponent")


@dataclass(frozen=True, slots=True)
class Placed:
    """A card at a place on the side of player ``holder``."""

    card: Card
    holder: int
    place: Place


@dataclass(frozen=True, slots=True)
class Scene:
    """A use of a card while another card is at ``place`` on the side of player ``holder``, and maybe a third one."""

    use: Use
    other: Card
    holder: int
    place: Place
    board: Board
    third: Placed | None = None

    @property
    def card(self) -> Card:
        """The card that is used."""
        return self.use.card


def scenes(card: Card, other: Card, examples: Examples) -> Iterator[Scene]:
    """Yield the scenes in which ``card`` is used and ``other`` is on the board, the opponent's side first."""
    for use in uses(card, examples):
        for holder in (1 - use.player, use.player):
            for place in places(other):
                board = placed(use.board, other, holder, place)
                if board is not None:
                    yield Scene(use, other, holder, place, board)


MOST_PLACES = 2
"""How many places of each card are tried where three meet."""


def scenes_of_two(card: Card, other: Card, examples: Examples) -> Iterator[Scene]:
    """Yield the usual scenes of two cards, to each of which a third one can be added."""
    for use in uses(card, examples):
        for holder in (1 - use.player, use.player):
            for place in places(other)[:MOST_PLACES]:
                board = placed(use.board, other, holder, place)
                if board is not None:
                    yield Scene(use, other, holder, place, board)


def with_third(scene: Scene, third: Card) -> Iterator[Scene]:
    """Yield a scene with a third card added at each of its places on either side."""
    for holder in (1 - scene.use.player, scene.use.player):
        for place in places(third)[:MOST_PLACES]:
            board = placed(scene.board, third, holder, place)
            if board is not None:
                yield replace(scene, board=board, third=Placed(third, holder, place))


def uses(card: Card, examples: Examples) -> Iterator[Use]:
    """Yield the ways to use a card: on plain boards, then its examples."""
    yield from plain_uses(card)
    for example in examples(card.slug):
        scenario = example.scenario
        lines = tuple(line for line in scenario.line if line.expect.illegal is None)
        player = owner_of(scenario.board, card)
        if lines and player is not None:
            yield Use(card, scenario.board, lines, player, scenario.answers)


def owner_of(board: Board, card: Card) -> int | None:
    """The player on whose side a board lists a card; None if neither does."""
    for player, side in enumerate((board.you, board.opponent)):
        for key in ROOM:
            if any(spec.split("|")[0].split("@")[0].split("#")[0] == card.slug for spec in getattr(side, key)):
                return player
    return None


def placed(board: Board, card: Card, player: int, place: Place) -> Board | None:
    """The board with one more card; None if the place is full."""
    side: Side = getattr(board, PLAYERS[player])
    listed: tuple[str, ...] = getattr(side, place.key)
    if len(listed) >= ROOM[place.key]:
        return None
    more = side.model_copy(update={place.key: (*listed, place.spec(card.slug))})
    return board.model_copy(update={PLAYERS[player]: more})
