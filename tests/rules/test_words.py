"""What moves count as, and what is known of banished cards: facts that no line of a board can check."""

from __future__ import annotations

from rulebook.engine.api import view
from rulebook.engine.continuous import query
from rulebook.engine.core.book import Book
from rulebook.engine.core.procedures import Procedure
from rulebook.engine.core.state import DuelState
from rulebook.engine.core.table import Table
from rulebook.engine.moving.moves import CardMove, transfer
from rulebook.engine.turn import phase_obligations
from rulebook.vocabulary.effects import Card, Continuous, MonsterStats, Names, Upkeep, trigger
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import card, itself, spell
from rulebook.vocabulary.modifiers import Waive
from rulebook.vocabulary.operations import THIS, Destroy, Draw, PayLP
from rulebook.vocabulary.terms import (
    Attribute,
    CardKind,
    Cause,
    Form,
    Icon,
    MonsterKind,
    Phase,
    Position,
    Side,
    Type,
    Verb,
    Zone,
)
from tests.engine.duel import YOU, Duel

from .marks import rule


def _moved(duel: Duel, uid: int, verb: Verb, to: Zone) -> set[int]:
    """The verbs that effects could respond to after this move."""
    table = Table(duel.book, duel.state)
    transfer(table, [uid], CardMove(verb, to, Cause.EFFECT, YOU))
    return {one.verb for one in table.window}


def _banished(duel: Duel, uid: int, position: Position) -> DuelState:
    cards = list(duel.state.cards)
    cards[uid] = cards[uid]._replace(zone=int(Zone.BANISHED), position=int(position))
    return duel.state.with_(cards=tuple(cards))


@rule("term.banished-to-gy")
def test_a_banished_card_put_on_the_graveyard_was_not_sent_there() -> None:
    duel = Duel(hand=["sangan"])
    uid = duel.uid("sangan")
    duel.state = _banished(duel, uid, Position.UP)
    assert Verb.SEND not in _moved(duel, uid, Verb.SEND, Zone.GRAVEYARD)


def _answers_leaving_for(to: Zone) -> bool:
    """Whether a monster with an effect for leaving the field activates it when moved there."""
    parting = Card(
        990003, "parting", Names("Parting", "Parting", "Parting"), CardKind.MONSTER,
        stats=MonsterStats(Type.FIEND, Attribute.DARK, 4, 0, 0, (MonsterKind.EFFECT,)),
        effects=(trigger(Form.IF, On(Verb.LEAVE_FIELD, itself), optional=False, operation=Draw(1)),),
    )  # fmt: skip
    book = Duel().book
    duel = Duel(book=Book(book.ruleset, (*book.cards, parting), book.left_out), monsters=["parting"])
    table = Table(duel.book, duel.state)
    transfer(table, [duel.uid("parting")], CardMove(Verb.PLACE, to, Cause.EFFECT, YOU))
    return bool(table.pending)


@rule("term.leaves-field.not-deck")
def test_a_monster_put_into_the_deck_has_no_effect_for_leaving_the_field() -> None:
    assert not _answers_leaving_for(Zone.DECK)


def test_a_monster_that_goes_elsewhere_has_its_effect_for_leaving_the_field() -> None:
    assert _answers_leaving_for(Zone.HAND)


@rule("add.mid-deck")
def test_a_card_from_inside_the_deck_is_not_drawn() -> None:
    duel = Duel(deck=["jinzo", "sangan", "jinzo"])
    assert Verb.DRAW not in _moved(duel, duel.uid("sangan"), Verb.ADD, Zone.HAND)


@rule("term.banish.face-down-reuse")
def test_a_card_banished_face_down_fits_no_description() -> None:
    duel = Duel(hand=["heavy-storm"])
    uid = duel.uid("heavy-storm")
    table = Table(duel.book, _banished(duel, uid, Position.SET))
    assert query.fits(table, card, uid, query.Scope(YOU))
    assert not query.fits(table, spell, uid, query.Scope(YOU))


@rule("term.banish.face-up-reuse")
def test_a_card_banished_face_up_can_be_found_again() -> None:
    duel = Duel(hand=["heavy-storm"])
    uid = duel.uid("heavy-storm")
    table = Table(duel.book, _banished(duel, uid, Position.UP))
    assert query.fits(table, spell, uid, query.Scope(YOU))


@rule("term.banish.face-down-secret")
def test_face_down_banished_cards_are_known_to_the_owner_only() -> None:
    duel = Duel(hand=["sangan"])
    uid = duel.uid("sangan")
    table = Table(duel.book, duel.state)
    transfer(table, [uid], CardMove(Verb.BANISH, Zone.BANISHED, Cause.EFFECT, YOU, position=Position.SET))
    state = table.freeze()
    assert view(duel.book, state, YOU).cards[uid].number
    assert not view(duel.book, state, 1 - YOU).cards[uid].number


@rule("cost.maintenance.waived-by-effect")
def test_nobody_pays_what_an_effect_waives() -> None:
    kept = Card(
        990001, "kept-spell", Names("Kept", "Kept", "Kept"), CardKind.SPELL, Icon.CONTINUOUS,
        effects=(Upkeep(Phase.STANDBY, Side.YOU, PayLP(500), Destroy(THIS), forced=True),),
    )  # fmt: skip
    waiver = Card(
        990002, "waiver", Names("Waiver", "Waiver", "Waiver"), CardKind.SPELL, Icon.CONTINUOUS,
        effects=(Continuous((Waive(spell),)),),
    )  # fmt: skip
    book = Duel().book
    book = Book(book.ruleset, (*book.cards, kept, waiver), book.left_out)
    duel = Duel(book=book, spells=["kept-spell|up", "waiver|up"], phase=Phase.STANDBY)
    table = Table(book, duel.state)
    phase_obligations.begin(table, may_wait=False)
    while table.agenda[-1].procedure in (Procedure.OBLIGATIONS, Procedure.UPKEEP):
        book.ruleset.procedures[table.agenda[-1].procedure](table)
    assert table.lp == (8000, 8000)
