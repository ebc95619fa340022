"""Wording for replacements and for what a player may not do, in all languages."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.languages.de.acts import GermanAct, GermanStatement, whole
from rulebook.language.languages.en.acts import EnglishAct
from rulebook.language.languages.it.acts import ItalianAct, ItalianStatement
from rulebook.language.languages.it.grammar import agree
from rulebook.language.languages.nl.acts import DutchAct, DutchStatement
from rulebook.language.voices.voice import Act, Mood, Said
from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.lexicon import noun, verb
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.language.words.quotes import quoted
from rulebook.language.words.word_ids import CARD_NOUNS, name_of
from rulebook.vocabulary.effects import Replacement
from rulebook.vocabulary.filters import LostTo
from rulebook.vocabulary.operations import Cannot, Nothing, Redirect
from rulebook.vocabulary.terms import Cause, Ref, Side, Verb, Zone

from .discourse import Scene


def statement(lang: str, subject: str, finite: str, rest: str) -> Act:
    """A subject, its verb and the rest, in the word order of the language."""
    if lang == "de":
        return GermanStatement(subject, finite, rest)
    if lang == "nl":
        return DutchStatement(subject, finite, rest)
    if lang == "it":
        return ItalianStatement(subject, f"{finite} {rest}".strip())
    return EnglishAct(finite, finite, rest, subject)


def renamed(lang: str, slug: str) -> Act:
    """Example: this card's name becomes “Cyber Dragon”."""
    subject, finite, to = row(lang, "replacements.renamed")
    return statement(lang, subject, finite, f"{to}{quoted(lang, name_of(lang, slug))}")


# Prohibitions of a player on certain cards --------------------------------------------------------

_DO = (
    Verb.BANISH,
    Verb.ACTIVATE,
    Verb.ADD,
    Verb.SPECIAL_SUMMON,
    Verb.SET,
)


def forbids(scene: Scene, rule: Cannot) -> Act:
    """A player may not do something with certain cards: your opponent cannot banish cards from either GY.

    Raises:
        CannotSay: this verb or player cannot be rendered.
    """
    lang, side = scene.voice.lang, rule.players
    who = wordings(lang, "replacements.who").get(side.name.lower()) if side is not None else None
    if rule.verb not in _DO or who is None or rule.subject is None:
        raise CannotSay(f"no words for the prohibition {rule!r}")
    none = lang in ("de", "nl") and side is not Side.ANY
    article = "no" if none else "none"
    style = "in" if rule.verb is Verb.ACTIVATE else "from"
    thing = describe(rule.subject)
    if rule.verb is Verb.ACTIVATE:
        thing = replace(thing, noun=CARD_NOUNS.get(thing.noun, thing.noun))
    said = scene.voice.thing(thing, 2, "acc", article, style)
    cards = whole(said) if lang == "de" else said.text
    what = wording(lang, f"replacements.do.{rule.verb.name.lower()}").format(
        cards.replace("einem beliebigen ", "einem ").replace("een van beide ", "de ")
    )
    if side is Side.YOU:
        what = what.replace("seiner Hand", "deiner Hand").replace("zijn hand", "je hand")
    can = {
        "en": "can" if side is Side.ANY else "cannot",
        "de": "kannst" if side is Side.YOU else "kann",
        "it": "può" if side is Side.ANY else "non puoi" if side is Side.YOU else "non può",
        "nl": "kunt" if side is Side.YOU else "kan",
    }[lang]
    return statement(lang, who, can, what)


# Cards that go elsewhere --------------------------------------------------------------------------


def redirect(scene: Scene, rule: Redirect) -> Act:
    """Example: Any card sent to the GY is banished instead; or: banish this card when it leaves the field."""
    if isinstance(rule.subject, LostTo):
        return _beaten(scene, rule.subject)
    thing = describe(rule.subject)
    if rule.leaving:
        if thing.ref is None:
            raise CannotSay(f"no words for {rule!r}")
        return _when_it_leaves(scene, scene.voice.point(scene.pointer(thing.ref)))
    if thing.zones or thing.ref is not None or thing.adjectives:
        raise CannotSay(f"no words for {rule!r}")
    lang, word = scene.voice.lang, noun(scene.voice.lang, thing.noun)
    if lang == "de":
        every, that = {"m": ("jeder", "der"), "f": ("jede", "die"), "n": ("jedes", "das")}[word.gender]
        subject = f"{every} {word.sg}, {that} auf den Friedhof gelegt wird,"
        return statement(lang, subject, "wird", "stattdessen verbannt")
    if lang == "it":
        subject = f"qualsiasi {word.sg} {agree('mandato', word, 1)} al Cimitero"
        return statement(lang, subject, "viene", f"invece {agree('bandito', word, 1)}")
    if lang == "nl":
        every, that = ("elk", "dat") if word.gender == "het" else ("elke", "die")
        subject = f"{every} {word.sg} {that} naar de Graveyard wordt gestuurd,"
        return statement(lang, subject, "wordt", "in plaats daarvan verbannen")
    return statement(lang, f"any {word.sg} sent to the GY", "is", "banished instead")


def _beaten(scene: Scene, lost: LostTo) -> Act:
    """Example: Any monster this card destroys by battle is banished."""
    lang = scene.voice.lang
    subject, finite, rest = row(lang, "replacements.beaten")
    return statement(lang, subject.format(scene.described(lost.part).text), finite, rest)


def _when_it_leaves(scene: Scene, said: Said) -> Act:
    lang, many = scene.voice.lang, said.n != 1
    word = noun(lang, said.noun)
    forms = verb(lang, "banish")
    if lang == "de":
        it = {"m": "er", "f": "sie", "n": "es"}.get(word.gender, "sie")
        leaves = "sie das Spielfeld verlassen" if many else f"{it} das Spielfeld verlässt"
        return GermanAct(forms, f"{said.text}{said.tail}", f", wenn {leaves}")
    if lang == "it":
        return ItalianAct(forms, said, f"quando {'lasciano' if many else 'lascia'} il Terreno")
    if lang == "nl":
        leaves = "ze het veld verlaten" if many else f"{'dat' if word.gender == 'het' else 'die'} het veld verlaat"
        return DutchAct(forms, said.text, tail=f"wanneer {leaves}")
    leaves = "they leave" if many else "it leaves"
    return EnglishAct(forms["base"], forms["sg3"], f"{said.text} when {leaves} the field")


# Replacements -------------------------------------------------------------------------------------


def would(scene: Scene, effect: Replacement) -> str:
    """The replaced event without its conjunction: this card would be destroyed by battle.

    Raises:
        CannotSay: this event cannot be rendered.
    """
    lang, on = scene.voice.lang, effect.would
    if on.verb is Verb.DRAW:
        return wording(lang, "replacements.normal_draw") + (
            wording(lang, "replacements.while_in_graveyard") if effect.where == (Zone.GRAVEYARD,) else ""
        )
    if on.verb is not Verb.DESTROY:
        raise CannotSay(f"no words for the replaced event {on.verb!r}")
    subject = _subject(scene, effect)
    causes = [
        wording(lang, f"replacements.causes.{cause.name.lower()}")
        for cause in on.cause
        if cause.name.lower() in wordings(lang, "replacements.causes")
    ]
    if on.by is Side.OPPONENT and on.cause == (Cause.EFFECT,):
        causes = [wording(lang, "replacements.by_opponent")]
    again = {"en": "by a ", "de": "durch "}.get(lang, "")
    by = wording(lang, "replacements.or").join([*causes[:1], *(cause.removeprefix(again) for cause in causes[1:])])
    many = subject.n != 1
    parts: tuple[str, ...]
    if lang == "de":
        parts = (whole(subject), by, "zerstört", "würden" if many else "würde")
    elif lang == "it":
        destroyed = agree("distrutto", noun("it", subject.noun), subject.n)
        parts = (subject.text, f"{'stanno' if many else 'sta'} per essere {destroyed}", by)
    elif lang == "nl":
        parts = (subject.text, by, "vernietigd", "zouden worden" if many else "zou worden")
    else:
        parts = (subject.text, "would be destroyed", by)
    return " ".join(part for part in parts if part)


def _subject(scene: Scene, effect: Replacement) -> Said:
    thing = describe(effect.would.subject)
    if thing == Thing("card", zones=(Zone.PENDULUM,), side=Side.YOU):
        return Said(wording(scene.voice.lang, "pendulum.card_in_zone"))
    if thing.ref is not None:
        return scene.voice.point(scene.pointer(thing.ref), "nom")
    return scene.voice.thing(thing, 1, "nom", "indef")


def happens(scene: Scene, effect: Replacement, said: Act) -> str:
    """The replacement, as it follows the comma: you can destroy this card instead."""
    lang = scene.voice.lang
    if isinstance(effect.operation, Nothing):
        return _nothing(scene, effect)
    mood = Mood.CAN if effect.optional else Mood.ORDER
    can = {"en": "you can ", "de": "kannst du ", "it": "puoi ", "nl": "mag je "}[lang] if effect.optional else ""
    if lang == "en":
        return f"{can}{said.say(mood)} instead"
    if lang == "it":
        return f"{can}invece {said.say(mood)}"
    return f"{can}{said.say(mood, adverb=wording(lang, 'replacements.stattdessen'))}"


def _nothing(scene: Scene, effect: Replacement) -> str:
    lang, subject = scene.voice.lang, _subject(scene, effect)
    word, many = noun(lang, subject.noun), subject.n != 1
    if describe(effect.would.subject).ref is Ref.THIS:
        word, many = noun(lang, "card"), False
    it = {
        "en": "they" if many else "it",
        "de": "sie" if many else {"m": "er", "f": "sie", "n": "es"}.get(word.gender, "sie"),
        "it": "",
        "nl": "ze" if many else "dat" if word.gender == "het" else "die",
    }[lang]
    if lang == "it":
        return f"non {'vengono' if many else 'viene'} {agree('distrutto', word, 2 if many else 1)}"
    if lang == "de":
        return f"{'werden' if many else 'wird'} {it} nicht zerstört"
    if lang == "nl":
        return f"{'worden' if many else 'wordt'} {it} niet vernietigd"
    return f"{it} {'are' if many else 'is'} not destroyed"


def nothing(scene: Scene, operation: Nothing) -> Act:
    """Doing nothing, if no event says what does not happen."""
    lang = scene.voice.lang
    if lang == "en":
        return EnglishAct("do", "does", "nothing")
    if lang == "it":
        return ItalianStatement("", "non succede nulla")
    return statement(lang, *{"de": ("es", "geschieht", "nichts"), "nl": ("er", "gebeurt", "niets")}[lang])
