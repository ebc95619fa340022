"""Wording for damage redirected to the other player."""

from __future__ import annotations

from rulebook.language.languages.de.acts import GermanStatement
from rulebook.language.languages.en.acts import EnglishAct
from rulebook.language.languages.it.acts import ItalianStatement
from rulebook.language.languages.nl.acts import DutchStatement
from rulebook.language.voices.voice import Act
from rulebook.language.words.descriptions import CannotSay
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
    acts: dict[str, Act] = {
        "en": EnglishAct("take", "takes", "the damage instead", "your opponent"),
        "de": GermanStatement("dein Gegner", "erhält", "stattdessen den Schaden"),
        "it": ItalianStatement("il tuo avversario", "subisce il danno al tuo posto"),
        "nl": DutchStatement("je tegenstander", "krijgt", "in plaats daarvan de schade"),
    }
    return acts[scene.voice.lang]
