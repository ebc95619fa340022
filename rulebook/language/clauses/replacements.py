"""What happens instead of something, and what a player may not do: the words of all four languages side by side."""

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
from rulebook.language.words.quotes import quoted
from rulebook.language.words.word_ids import CARD_NOUNS, name_of
from rulebook.vocabulary.effects import Replacement
from rulebook.vocabulary.filters import LostTo
from rulebook.vocabulary.operations import Cannot, Nothing, Redirect
from rulebook.vocabulary.terms import Cause, Ref, Side, Verb, Zone

from .discourse import Scene
from .pendulum import CARD_IN_ZONE


def statement(lang: str, subject: str, finite: str, rest: str) -> Act:
    """A subject, its verb and the rest, as each language orders them."""
    if lang == "de":
        return GermanStatement(subject, finite, rest)
    if lang == "nl":
        return DutchStatement(subject, finite, rest)
    if lang == "it":
        return ItalianStatement(subject, f"{finite} {rest}".strip())
    return EnglishAct(finite, finite, rest, subject)


_RENAMED = {
    "en": ("this card's name", "becomes", ""),
    "de": ("der Name dieser Karte", "wird", "zu "),
    "it": ("il nome di questa carta", "diventa", ""),
    "nl": ("de naam van deze kaart", "wordt", ""),
}


def renamed(lang: str, slug: str) -> Act:
    """this card's name becomes “Cyber Dragon”"""
    subject, finite, to = _RENAMED[lang]
    return statement(lang, subject, finite, f"{to}{quoted(lang, name_of(lang, slug))}")


# Prohibitions of a player on certain cards --------------------------------------------------------

_WHO = {
    "en": {Side.YOU: "you", Side.OPPONENT: "your opponent", Side.ANY: "neither player"},
    "de": {Side.YOU: "du", Side.OPPONENT: "dein Gegner", Side.ANY: "kein Spieler"},
    "it": {Side.YOU: "", Side.OPPONENT: "il tuo avversario", Side.ANY: "nessun giocatore"},
    "nl": {Side.YOU: "je", Side.OPPONENT: "je tegenstander", Side.ANY: "geen speler"},
}
_DO = {
    Verb.BANISH: {"en": "banish {}", "de": "{} verbannen", "it": "bandire {}", "nl": "{} verbannen"},
    Verb.ACTIVATE: {"en": "activate {}", "de": "{} aktivieren", "it": "attivare {}", "nl": "{} activeren"},
    Verb.ADD: {
        "en": "add {} to the hand, except by drawing",
        "de": "seiner Hand {} hinzufügen, außer durch Ziehen",
        "it": "aggiungere {} alla mano, se non pescando",
        "nl": "{} aan zijn hand toevoegen, behalve door te trekken",
    },
    Verb.SPECIAL_SUMMON: {
        "en": "Special Summon {}",
        "de": "{} als Spezialbeschwörung beschwören",
        "it": "Evocare Specialmente {}",
        "nl": "{} met een Special Summon oproepen",
    },
    Verb.SET: {"en": "Set {}", "de": "{} setzen", "it": "Posizionare {}", "nl": "{} setten"},
}


def forbids(scene: Scene, rule: Cannot) -> Act:
    """A player may not do something with certain cards: your opponent cannot banish cards from either GY.

    Raises:
        CannotSay: there are no words for this verb or player.
    """
    lang, side = scene.voice.lang, rule.players
    if rule.verb not in _DO or side not in _WHO[lang] or rule.subject is None:
        raise CannotSay(f"no words for the prohibition {rule!r}")
    assert side is not None
    none = lang in ("de", "nl") and side is not Side.ANY
    article = "no" if none else "none"
    style = "in" if rule.verb is Verb.ACTIVATE else "from"
    thing = describe(rule.subject)
    if rule.verb is Verb.ACTIVATE:
        thing = replace(thing, noun=CARD_NOUNS.get(thing.noun, thing.noun))
    said = scene.voice.thing(thing, 2, "acc", article, style)
    cards = whole(said) if lang == "de" else said.text
    what = _DO[rule.verb][lang].format(cards.replace("einem beliebigen ", "einem ").replace("een van beide ", "de "))
    if side is Side.YOU:
        what = what.replace("seiner Hand", "deiner Hand").replace("zijn hand", "je hand")
    can = {
        "en": "can" if side is Side.ANY else "cannot",
        "de": "kannst" if side is Side.YOU else "kann",
        "it": "può" if side is Side.ANY else "non puoi" if side is Side.YOU else "non può",
        "nl": "kunt" if side is Side.YOU else "kan",
    }[lang]
    return statement(lang, _WHO[lang][side], can, what)


# Cards that go elsewhere --------------------------------------------------------------------------


def redirect(scene: Scene, rule: Redirect) -> Act:
    """Any card sent to the GY is banished instead; or: banish this card when it leaves the field."""
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


_BEATEN = {
    "en": ("any monster {} destroys by battle", "is", "banished instead of going to the GY"),
    "de": (
        "jedes Monster, das {} durch Kampf zerstört,", "wird",
        "verbannt, anstatt auf den Friedhof gelegt zu werden",
    ),
    "it": ("qualsiasi mostro che {} distrugge in battaglia", "viene", "bandito invece di andare al Cimitero"),
    "nl": (
        "elk monster dat {} in een gevecht vernietigt,", "wordt",
        "verbannen in plaats van naar de Graveyard gestuurd",
    ),
}  # fmt: skip


def _beaten(scene: Scene, lost: LostTo) -> Act:
    """Any monster this card destroys by battle is banished."""
    lang = scene.voice.lang
    subject, finite, rest = _BEATEN[lang]
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

_CAUSES = {
    "en": {Cause.BATTLE: "by battle", Cause.EFFECT: "by a card effect"},
    "de": {Cause.BATTLE: "durch Kampf", Cause.EFFECT: "durch einen Karteneffekt"},
    "it": {Cause.BATTLE: "in battaglia", Cause.EFFECT: "dall'effetto di una carta"},
    "nl": {Cause.BATTLE: "in een gevecht", Cause.EFFECT: "door een kaarteffect"},
}
_BY_OPPONENT = {
    "en": "by an opponent's card effect",
    "de": "durch einen Karteneffekt deines Gegners",
    "it": "dall'effetto di una carta del tuo avversario",
    "nl": "door een kaarteffect van je tegenstander",
}
_OR = {"en": " or ", "de": " oder ", "it": " o ", "nl": " of "}
_NORMAL_DRAW = {
    "en": "you would make your normal draw",
    "de": "du deine normale Karte ziehen würdest",
    "it": "stai per effettuare la tua pescata normale",
    "nl": "je je normale kaart zou trekken",
}
_WHILE_IN_GRAVEYARD = {
    "en": " while this card is in your GY",
    "de": ", während sich diese Karte in deinem Friedhof befindet",
    "it": " mentre questa carta è nel tuo Cimitero",
    "nl": " terwijl deze kaart in je Graveyard ligt",
}


def would(scene: Scene, effect: Replacement) -> str:
    """The event that is replaced, without its first word: this card would be destroyed by battle.

    Raises:
        CannotSay: there are no words for this event.
    """
    lang, on = scene.voice.lang, effect.would
    if on.verb is Verb.DRAW:
        return _NORMAL_DRAW[lang] + (_WHILE_IN_GRAVEYARD[lang] if effect.where == (Zone.GRAVEYARD,) else "")
    if on.verb is not Verb.DESTROY:
        raise CannotSay(f"no words for the replaced event {on.verb!r}")
    subject = _subject(scene, effect)
    causes = [_CAUSES[lang][cause] for cause in on.cause if cause in _CAUSES[lang]]
    if on.by is Side.OPPONENT and on.cause == (Cause.EFFECT,):
        causes = [_BY_OPPONENT[lang]]
    again = {"en": "by a ", "de": "durch "}.get(lang, "")
    by = _OR[lang].join([*causes[:1], *(cause.removeprefix(again) for cause in causes[1:])])
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
        return Said(CARD_IN_ZONE[scene.voice.lang])
    if thing.ref is not None:
        return scene.voice.point(scene.pointer(thing.ref), "nom")
    return scene.voice.thing(thing, 1, "nom", "indef")


_STATTDESSEN = {"de": "stattdessen", "nl": "in plaats daarvan"}


def happens(scene: Scene, effect: Replacement, said: Act) -> str:
    """What happens instead, as it follows the comma: you can destroy this card instead."""
    lang = scene.voice.lang
    if isinstance(effect.operation, Nothing):
        return _nothing(scene, effect)
    mood = Mood.CAN if effect.optional else Mood.ORDER
    can = {"en": "you can ", "de": "kannst du ", "it": "puoi ", "nl": "mag je "}[lang] if effect.optional else ""
    if lang == "en":
        return f"{can}{said.say(mood)} instead"
    if lang == "it":
        return f"{can}invece {said.say(mood)}"
    return f"{can}{said.say(mood, adverb=_STATTDESSEN[lang])}"


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
    """To do nothing, where no event says what does not happen."""
    lang = scene.voice.lang
    if lang == "en":
        return EnglishAct("do", "does", "nothing")
    if lang == "it":
        return ItalianStatement("", "non succede nulla")
    return statement(lang, *{"de": ("es", "geschieht", "nichts"), "nl": ("er", "gebeurt", "niets")}[lang])
