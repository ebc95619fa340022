"""Wording for future phases and for what is done then: during your 2nd Standby Phase, until the End Phase."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.slots import Cards
from rulebook.language.voices.voice import Act
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import describe
from rulebook.language.words.phrasebook import row, wording
from rulebook.language.words.word_ids import CARD_NOUNS
from rulebook.vocabulary.effects import Upkeep
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import Banish, Pick, Remain, TurnFaceUp, Waive, Win
from rulebook.vocabulary.terms import Phase, Side, Verb

from .discourse import Scene


def during(scene: Scene, moment: Moment) -> str:
    """Example: during your 2nd Standby Phase after this card's activation."""
    lang = scene.voice.lang
    said = scene.voice.phase(moment.phase, moment.whose, moment.nth)
    return said if moment.nth == 1 else f"{said} {wording(lang, 'phase_timing.since')}"


def until(scene: Scene, moment: Moment) -> str:
    """Example: until the End Phase."""
    lang = scene.voice.lang
    if moment == Moment(Phase.END, Side.YOU, 2):
        return wording(lang, "phase_timing.next_turn")
    return scene.voice.until_phase(scene.voice.phase_of(moment.phase, moment.whose, moment.nth))


def banish(scene: Scene, operation: Banish) -> Act:
    """Example: banish it until the End Phase; banish 1 card from your Deck face-down."""
    said = scene.from_home(scene.select(operation.cards, "from"), operation.cards)
    scene.after("banish", said, operation.cards)
    made = scene.voice.do("banish", said)
    if operation.face_down:
        bare = said
        if isinstance(operation.cards, Pick):
            bare = scene.voice.counted(operation.cards.count, scene.described_by(operation.cards.filter).anywhere())
        made = scene.voice.face_down(made, said, bare.text)
    return made.timed(until(scene, operation.until)) if operation.until is not None else made


YOU_DO = (
    Verb.DRAW,
    Verb.GAIN_LP,
)


def remain(scene: Scene, operation: Remain) -> Act:
    """Example: this card remains on the field after its activation."""
    scene.clear = False
    return statement(scene.voice.lang, *row(scene.voice.lang, "phase_timing.remain"))


def turn_face_up(scene: Scene, operation: TurnFaceUp) -> Act:
    """Example: turn all face-down monsters your opponent controls face-up."""
    said = scene.select(operation.cards)
    scene.after("flip", said, operation.cards)
    lang = scene.voice.lang
    aside = wording(lang, "phase_timing.quietly") if operation.quietly else ""
    return scene.voice.turn_face_up(said, aside)


def win(scene: Scene, operation: Win) -> Act:
    """Example: you win the Duel."""
    who = "you" if operation.who is Side.YOU else "opponent"
    return statement(scene.voice.lang, *row(scene.voice.lang, f"phase_timing.win.{who}"))


def waived(scene: Scene, rule: Waive) -> Act:
    """Example: neither player has to pay the maintenance costs of monsters."""
    if rule.activating:
        return _no_payment(scene, rule)
    subject, finite, rest = row(scene.voice.lang, "phase_timing.waived")
    return statement(scene.voice.lang, subject, finite, rest.format(cards=Cards(scene.voice, describe(rule.subject))))


def _no_payment(scene: Scene, rule: Waive) -> Act:
    """Example: you do not pay LP to activate Spell Cards."""
    thing = describe(rule.subject)
    cards = Cards(scene.voice, replace(thing, noun=CARD_NOUNS.get(thing.noun, thing.noun)))
    subject, finite, rest = row(scene.voice.lang, "phase_timing.no_payment")
    return statement(scene.voice.lang, subject, finite, rest.format(cards=cards))


def upkeep(scene: Scene, effect: Upkeep, pay: Act, otherwise: Act) -> tuple[str, str, str, str]:
    """When, the payment, the joint, the alternative: during your Standby Phase | pay LP | or | destroy it."""
    when = scene.voice.phase(effect.phase, effect.whose)
    return when, *scene.voice.upkeep(pay, otherwise, effect.forced)
