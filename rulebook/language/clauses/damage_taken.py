"""Wording for damage a player has taken: as an event, a condition, a number; and for damage of the other player."""

from __future__ import annotations

from rulebook.language.voices.voice import Act
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.noun_phrases import conjugate, player
from rulebook.language.words.phrasebook import wording, wordings
from rulebook.language.words.quotes import quoted
from rulebook.language.words.word_ids import name_of
from rulebook.vocabulary.events import On
from rulebook.vocabulary.filters import Filter, Named, Not, OfKind
from rulebook.vocabulary.operations import Deflect
from rulebook.vocabulary.terms import Cause, Side, Verb

from .discourse import Scene


def takes(lang: str, on: On) -> str:
    """You take damage of this kind, as a clause; empty for other events.

    Raises:
        CannotSay: the damage is not caused by the opponent.
    """
    if on.verb is Verb.BATTLE_DAMAGE and on.by is not Side.OPPONENT:
        return ""
    if on.verb is Verb.EFFECT_DAMAGE and on.by is Side.YOU:
        return wording(lang, "damage_taken.they_take").format(_except(lang, on.subject))
    if on.verb is Verb.EFFECT_DAMAGE and (on.by, on.controlled_by) != (Side.OPPONENT, Side.OPPONENT):
        raise CannotSay(f"no words for the damage of {on!r}")
    return wordings(lang, "damage_taken.take").get(on.verb.name.lower(), "")


def _except(lang: str, subject: Filter) -> str:
    match subject:
        case Not(Named(slug)):
            return wording(lang, "damage_taken.not_from").format(quoted(lang, name_of(lang, slug)))
        case OfKind(()):
            return ""
        case _:
            raise CannotSay(f"no words for damage by {subject!r}")


def took(lang: str, cause: Cause) -> str:
    """You took damage of this kind, as a clause."""
    return wording(lang, f"damage_taken.took.{cause.name.lower()}")


def deflect(scene: Scene, operation: Deflect) -> Act:
    """Example: your opponent takes the damage instead."""
    lang, who = scene.voice.lang, "opponent" if operation.who is Side.YOU else "you"
    instead = wording(lang, f"damage_taken.instead.{who}")
    return statement(lang, player(lang, who), conjugate(lang, "take-damage", who), instead)
