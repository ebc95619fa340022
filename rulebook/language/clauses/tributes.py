"""What effects make of Tributes and of Normal Summons: the words of all four languages side by side."""

from __future__ import annotations

from dataclasses import dataclass

from rulebook.language.languages.de.acts import GermanAct
from rulebook.language.languages.en.acts import EnglishAct
from rulebook.language.languages.it.acts import ItalianAct
from rulebook.language.languages.nl.acts import DutchAct
from rulebook.language.voices.voice import Act, Mood, Said
from rulebook.language.words.descriptions import CannotSay, describe
from rulebook.language.words.lexicon import verb
from rulebook.vocabulary.filters import Filter
from rulebook.vocabulary.modifiers import CountsAs, MustTribute
from rulebook.vocabulary.recipes import NormalSummon
from rulebook.vocabulary.terms import Ref, Until

from .discourse import Scene
from .replacements import statement

_COUNTS = {
    "en": ("can", "be treated as {n} Tributes for the Tribute Summon of {whom}"),
    "de": ("kann", "für die Tributbeschwörung {whom} als {n} Tribute behandelt werden"),
    "it": ("può", "essere considerata come {n} Tributi per l'Evocazione tramite Tributo di {whom}"),
    "nl": ("kan", "als {n} Tributes gelden voor de Tribute Summon van {whom}"),
}
_MUST = {
    "en": ("you", "must", "Tribute that monster, as if you controlled it, if you Tribute a monster this turn"),
    "de": (
        "du", "musst",
        "jenes Monster als Tribut anbieten, als ob du es kontrollieren würdest, falls du in diesem Spielzug "
        "ein Monster als Tribut anbietest",
    ),
    "it": (
        "", "devi",
        "offrire come Tributo quel mostro, come se lo controllassi tu, se in questo turno offri come Tributo un mostro",
    ),
    "nl": (
        "je", "moet",
        "dat monster als Tribute offeren, alsof je het onder controle had, als je deze beurt een monster offert",
    ),
}  # fmt: skip


_SPARES = {
    "en": "you can Normal Summon {} without Tributing",
    "de": "du kannst {} als Normalbeschwörung ohne Tribut beschwören",
    "it": "puoi Evocare Normalmente {} senza offrire Tributi",
    "nl": "je mag {} zonder Tribute met een Normal Summon oproepen",
}
_SPARES_BEHIND = {
    **_SPARES,
    "de": "kannst du {} als Normalbeschwörung ohne Tribut beschwören",
    "nl": "mag je {} zonder Tribute met een Normal Summon oproepen",
}


@dataclass(frozen=True, slots=True)
class _Spares(Act):
    """Said with the verb first where a clause stands before it."""

    lang: str
    whom: str

    def say(self, mood: Mood, inverted: bool = False, adverb: str = "") -> str:
        """The clause."""
        return (_SPARES_BEHIND if inverted else _SPARES)[self.lang].format(self.whom)


def spares(scene: Scene, subject: Filter) -> Act:
    """Which monsters need no Tributes now."""
    lang = scene.voice.lang
    return _Spares(lang, scene.voice.thing(describe(subject).anywhere(), 2, "acc", "none").text)


def counts_as(scene: Scene, mod: CountsAs) -> Act:
    """How many Tributes one card can stand for, and for which monsters.

    Raises:
        CannotSay: it is said of other cards.
    """
    if describe(mod.subject).ref is not Ref.THIS:
        raise CannotSay(f"no words for {mod!r}")
    lang = scene.voice.lang
    whom = scene.voice.thing(describe(mod.for_), 1, "gen" if lang == "de" else "acc", "indef")
    finite, rest = _COUNTS[lang]
    return statement(lang, scene.described(mod.subject).text, finite, rest.format(n=mod.tributes, whom=whom.text))


def must_tribute(scene: Scene, mod: MustTribute, until: Until | None) -> Act:
    """You must Tribute that monster, as if you controlled it, if you Tribute a monster this turn.

    Raises:
        CannotSay: it is said of other cards than targets, or for another time.
    """
    if describe(mod.subject).ref is not Ref.TARGET or until is not Until.END_OF_TURN:
        raise CannotSay(f"no words for {mod!r}")
    subject, finite, rest = _MUST[scene.voice.lang]
    return statement(scene.voice.lang, subject, finite, rest)


def normal_summon(scene: Scene, operation: NormalSummon) -> Act:
    """Normal Summon/Set 1 monster immediately after this effect resolves."""
    lang = scene.voice.lang
    scene.clear = False
    if lang == "en":
        rest = "1 monster immediately after this effect resolves"
        return EnglishAct("Normal Summon/Set", "Normal Summons/Sets", rest)
    words = verb(lang, "summon")
    if lang == "de":
        return GermanAct(
            words, "sofort nach der Auflösung dieses Effekts 1 Monster als Normalbeschwörung", " oder setze es"
        )
    if lang == "it":
        after = "immediatamente dopo che questo effetto si è risolto"
        return ItalianAct(words, Said("1 mostro"), after, "Normalmente o Posiziona")
    after = "meteen na de afhandeling van dit effect"
    return DutchAct(words, "1 monster", end="met een Normal Summon of set dat monster", receiver=after)
