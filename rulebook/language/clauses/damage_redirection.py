"""Wording for damage redirected to the other player."""

from __future__ import annotations

from rulebook.language.voices.voice import Act
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import CannotSay
from rulebook.language.words.phrasebook import row
from rulebook.vocabulary.operations import Deflect
from rulebook.vocabulary.terms import Side

from .discourse import Scene


def deflect(scene: Scene, operation: Deflect) -> Act:
    """Example: Your opponent takes the damage instead.

    Raises:
        CannotSay: it is not the player's own damage.
    """
    if operation.who is not Side.YOU:
        raise CannotSay("no words for damage that goes to you instead")
    return statement(scene.voice.lang, *row(scene.voice.lang, "damage_redirection.deflect"))
