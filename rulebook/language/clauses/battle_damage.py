"""Battle damage that is taken by nobody or by the other player, and monsters silenced by battle, in words."""

from __future__ import annotations

from rulebook.language.languages.nl.acts import closed
from rulebook.language.voices.voice import Act, Pointer
from rulebook.language.words.descriptions import Thing, describe
from rulebook.vocabulary.modifiers import DamageRule, Silences
from rulebook.vocabulary.terms import DamageKind, Side, Until

from .discourse import Scene
from .replacements import statement

_ZERO = {
    "en": ("you", "take", "no battle damage"),
    "de": ("du", "erhältst", "keinen Kampfschaden"),
    "it": ("", "non subisci", "danno da combattimento"),
    "nl": ("je", "krijgt", "geen gevechtsschade"),
}
_NOBODY = {
    "en": ("the monsters' controllers", "take", "no battle damage"),
    "de": ("die Beherrscher der Monster", "erhalten", "keinen Kampfschaden"),
    "it": ("i controllori dei mostri", "non subiscono", "danno da combattimento"),
    "nl": ("de spelers van de monsters", "krijgen", "geen gevechtsschade"),
}
_TO_OPPONENT = {
    "en": ("your opponent", "takes", "the battle damage you would take {}"),
    "de": ("dein Gegner", "erhält", "den Kampfschaden, den du {} erhalten würdest"),
    "it": ("il tuo avversario", "subisce", "il danno da combattimento che tu subiresti {}"),
    "nl": ("je tegenstander", "krijgt", "de gevechtsschade die jij {} zou krijgen"),
}
_ALSO = {
    "en": ("your opponent", "takes", "as much effect damage as you take battle damage {}"),
    "de": ("dein Gegner", "erhält", "so viel Effektschaden, wie du {} Kampfschaden erhältst"),
    "it": ("il tuo avversario", "subisce", "tanto danno da effetto quanto danno da combattimento subisci {}"),
    "nl": ("je tegenstander", "krijgt", "evenveel effectschade als jij {} gevechtsschade krijgt"),
}
_FROM = {
    "en": "from battles involving {}",
    "de": "aus Kämpfen mit {}",
    "it": "dalle battaglie con {}",
    "nl": "uit gevechten met {}",
}
_THAT_BATTLE = {
    "en": "from that battle",
    "de": "aus jenem Kampf",
    "it": "da quella battaglia",
    "nl": "uit dat gevecht",
}
_THIS_TURN = {"en": "this turn", "de": "in diesem Spielzug", "it": "in questo turno", "nl": "deze beurt"}


def damage_rule(scene: Scene, mod: DamageRule, until: Until | None) -> Act:
    """You take no battle damage this turn; your opponent takes it."""
    lang = scene.voice.lang
    origin = ""
    if mod.battles is not None:
        origin = _FROM[lang].format(scene.described(mod.battles, "dat").text)
    elif until is Until.END_OF_DAMAGE_STEP:
        origin = _THAT_BATTLE[lang]
    elif until is Until.END_OF_TURN:
        origin = _THIS_TURN[lang]
    if mod.kind is DamageKind.ZERO and mod.players is Side.ANY and mod.battles is not None:
        return _nobody(scene, describe(mod.battles))
    if mod.kind is DamageKind.ZERO:
        subject, finite, what = (_ZERO if mod.players is Side.YOU else _NOBODY)[lang]
        order = (origin, what) if lang in ("de", "nl") else (what, origin)
        return statement(lang, subject, finite, " ".join(part for part in order if part))
    subject, finite, what = (_ALSO if mod.kind is DamageKind.ALSO_TO_OPPONENT else _TO_OPPONENT)[lang]
    return statement(lang, subject, finite, " ".join(what.format(origin).split()))


_CONTROLLERS = {
    "en": ("the controllers of {}", "take", "no battle damage from battles involving {}"),
    "de": ("die Beherrscher von {}", "erhalten", "aus Kämpfen mit {} keinen Kampfschaden"),
    "it": ("i controllori {}", "non subiscono", "danno da combattimento dalle battaglie con {}"),
    "nl": ("de spelers van {}", "krijgen", "uit gevechten met {} geen gevechtsschade"),
}


def _nobody(scene: Scene, thing: Thing) -> Act:
    """The controllers of Fairy monsters take no battle damage from battles involving those monsters."""
    voice, it = scene.voice, scene.voice.lang == "it"
    who = voice.thing(thing, 2, "gen" if it else "dat", voice.generic_article)
    those = voice.point(Pointer("that", who.noun, 2), "dat")
    subject, finite, rest = _CONTROLLERS[voice.lang]
    return statement(voice.lang, subject.format(who.text + who.tail), finite, rest.format(those.text))


_SILENCED = {
    "en": ("the effects of monsters destroyed by battle with {}", "are", "negated, also in the GY"),
    "de": (
        "die Effekte von Monstern, die durch Kampf mit {} zerstört werden,", "werden",
        "auch im Friedhof annulliert",
    ),
    "it": ("gli effetti dei mostri distrutti in battaglia con {}", "sono", "annullati, anche nel Cimitero"),
    "nl": (
        "de effecten van monsters die in een gevecht met {} worden vernietigd,", "worden",
        "ook in de Graveyard geannuleerd",
    ),
}  # fmt: skip


def silences(scene: Scene, mod: Silences) -> Act:
    """The effects of monsters destroyed by battle with these monsters are negated."""
    lang, thing = scene.voice.lang, describe(mod.by)
    if thing.ref is not None:
        said = scene.voice.point(scene.pointer(thing.ref), "dat")
    else:
        said = scene.voice.thing(thing, 2, "dat", scene.voice.generic_article)
    subject, finite, rest = _SILENCED[lang]
    by = f"{said.text}{said.tail}," if said.tail else said.text
    return statement(lang, subject.format(closed(by) if lang == "nl" else by), finite, rest)
