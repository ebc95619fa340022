"""Ways to use a card on a plain board: monsters without effects, cards to discard, and nothing that interferes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass

from rulebook.engine.core.actions import ActionKind
from rulebook.vocabulary.effects import Activated, Card, SummonCondition, SummonProcedure
from rulebook.vocabulary.terms import CardKind, Icon, MonsterKind
from scenarios.formats.loader import FOLDER
from scenarios.formats.models import Answer, Board, ScriptLine, Side

_CARDS = tomllib.loads((FOLDER / "plain.toml").read_text(encoding="utf-8"))
WEAK, STRONG, STRONGEST, SET_CARD, CLEARS = (
    _CARDS[key] for key in ("weak", "strong", "strongest", "set-card", "clears")
)
DECK = (WEAK, STRONG, WEAK, STRONG, WEAK)


@dataclass(frozen=True, slots=True)
class Use:
    """One way to use a card: a board, what is played on it, and who uses the card (0 or 1).

    ``lines`` are those of an example. On a plain board there are none: ``verb`` is done with the card ``first`` by
    ``turn``, and every choice takes the cards that meet, where it can.
    """

    card: Card
    board: Board
    lines: tuple[ScriptLine, ...] = ()
    player: int = 0
    answers: tuple[Answer, ...] = ()
    verb: ActionKind = ActionKind.PASS
    first: str = ""
    turn: int = 0


def plain_uses(card: Card) -> Iterator[Use]:
    """Yield the uses of a card on plain boards, the most usual first; some of them may be refused."""
    slug = card.slug
    if card.kind is CardKind.MONSTER:
        yield from _summons(card)
        yield Use(card, _board(monsters=(f"{slug}|atk",), battle=True), verb=ActionKind.ATTACK, first=slug)
        if any(isinstance(effect, Activated) for effect in card.effects):
            board = _board(monsters=(f"{slug}|atk",), faced=True)
            yield Use(card, board, verb=ActionKind.ACTIVATE, first=slug)
        yield _attacked(card)
        yield _cleared(card)
        return
    fast = card.kind is CardKind.TRAP or card.icon is Icon.QUICK_PLAY
    board = _board(spells=(f"{slug}|set",), faced=True) if fast else _board(hand=(slug,), faced=True)
    yield Use(card, board, verb=ActionKind.ACTIVATE, first=slug)


def _board(
    *, hand: tuple[str, ...] = (), monsters: tuple[str, ...] = (), spells: tuple[str, ...] = (), faced: bool = False,
    battle: bool = False,
) -> Board:  # fmt: skip
    """Your turn; ``faced``: both players control another monster, and the opponent a Set card."""
    own = _side(hand=(*hand, WEAK, WEAK), monsters=(*monsters, *((f"{STRONG}|atk",) if faced else ())), spells=spells)
    theirs = _side(monsters=(f"{STRONG}|atk",), spells=(f"{SET_CARD}|set",)) if faced else _side()
    return Board(you=own, opponent=theirs, phase="battle" if battle else "main1", step="battle" if battle else "none")


def _side(
    *, hand: tuple[str, ...] = (WEAK, WEAK), monsters: tuple[str, ...] = (), spells: tuple[str, ...] = ()
) -> Side:
    return Side(hand=hand, monsters=monsters, spells=spells, graveyard=(WEAK,), deck=DECK)


def _summons(card: Card) -> Iterator[Use]:
    assert card.stats is not None
    own_way = any(isinstance(effect, SummonCondition) for effect in card.effects)
    if not card.in_extra_deck and any(isinstance(effect, SummonProcedure) for effect in card.effects):
        board = _board(hand=(card.slug,))
        faced = board.model_copy(update={"opponent": _side(monsters=(f"{STRONG}|atk",))})
        yield Use(card, faced, verb=ActionKind.SPECIAL, first=card.slug)
    elif not (card.in_extra_deck or own_way or MonsterKind.RITUAL in card.stats.kinds or card.is_token):
        tributes = 0 if card.stats.level <= 4 else 1 if card.stats.level <= 6 else 2
        board = _board(hand=(card.slug,), monsters=(f"{WEAK}|atk",) * tributes)
        yield Use(card, board, verb=ActionKind.SUMMON, first=card.slug)


def _attacked(card: Card) -> Use:
    """The opponent's strongest monster attacks the card."""
    own, theirs = _side(monsters=(f"{card.slug}|atk",)), _side(monsters=(f"{STRONGEST}|atk",))
    board = Board(phase="battle", step="battle", turn_player="opponent", you=own, opponent=theirs)
    return Use(card, board, verb=ActionKind.ATTACK, first=STRONGEST, turn=1)


def _cleared(card: Card) -> Use:
    """An effect of the opponent destroys the card."""
    own, theirs = _side(monsters=(f"{card.slug}|atk",)), _side(hand=(CLEARS, WEAK))
    board = Board(turn_player="opponent", you=own, opponent=theirs)
    return Use(card, board, verb=ActionKind.ACTIVATE, first=CLEARS, turn=1)
