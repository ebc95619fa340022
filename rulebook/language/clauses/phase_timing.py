"""Wording for future phases and for what is done then: during your 2nd Standby Phase, until the End Phase."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.languages.de.acts import GermanAct
from rulebook.language.languages.en.acts import EnglishAct
from rulebook.language.languages.it.acts import ItalianAct
from rulebook.language.languages.it.grammar import agree
from rulebook.language.languages.nl.acts import DutchAct
from rulebook.language.voices.voice import Act, Mood, Said
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import describe
from rulebook.language.words.lexicon import noun, verb
from rulebook.language.words.noun_phrases import NounPhrase
from rulebook.language.words.phrasebook import wording
from rulebook.language.words.word_ids import CARD_NOUNS, PHASE_NOUNS
from rulebook.vocabulary.effects import Upkeep
from rulebook.vocabulary.moments import Moment
from rulebook.vocabulary.operations import Banish, Remain, TurnFaceUp, Waive, Win
from rulebook.vocabulary.terms import Phase, Side, Verb

from .discourse import Scene


def ordinal(lang: str, number: int) -> str:
    if lang != "en":
        return wording(lang, "phase_timing.ordinal").format(number)
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10 if number // 10 != 1 else 0, "th")
    return f"{number}{ending}"


def _counted(lang: str, said: str, moment: Moment) -> str:
    if moment.nth == 1:
        return said
    word = noun(lang, PHASE_NOUNS[moment.phase]).sg
    return said.replace(word, f"{ordinal(lang, moment.nth)} {word}")


def during(scene: Scene, moment: Moment) -> str:
    """Example: during your 2nd Standby Phase after this card's activation."""
    lang = scene.voice.lang
    said = _counted(lang, scene.voice.phase(moment.phase, moment.whose), moment)
    return said if moment.nth == 1 else f"{said} {wording(lang, 'phase_timing.since')}"


def until(scene: Scene, moment: Moment) -> str:
    """Example: until the End Phase."""
    lang = scene.voice.lang
    if moment == Moment(Phase.END, Side.YOU, 2):
        return wording(lang, "phase_timing.next_turn")
    owner = "opponent" if moment.whose is Side.OPPONENT else ""
    article = "your" if moment.whose is Side.YOU else "def"
    phrase = NounPhrase(PHASE_NOUNS[moment.phase], article=article, owner=owner)
    prep, case = {"de": ("zu", "dat"), "it": ("a", "acc"), "en": ("until", "acc"), "nl": ("tot", "acc")}[lang]
    said = phrase.say(lang, case, prep)
    return _counted(lang, {"de": f"bis {said}", "it": f"fino {said}"}.get(lang, said), moment)


def banish(scene: Scene, operation: Banish) -> Act:
    """Example: banish it until the End Phase; banish 1 card from your Deck face-down."""
    lang = scene.voice.lang
    said = scene.from_home(scene.select(operation.cards, "from"), operation.cards)
    scene.after("banish", said, operation.cards)
    made = scene.voice.do("banish", said)
    if operation.face_down:
        how = {"en": "face-down", "de": "verdeckt", "it": _covered(said), "nl": "dicht"}[lang]
        if isinstance(made, ItalianAct) and not said.pronoun:
            made = replace(made, obj=said._replace(text=f"{said.text},"))
        if isinstance(made, EnglishAct) and not said.pronoun:
            made = replace(made, rest=f"{made.rest},")
        made = made.timed(how)
    return made.timed(until(scene, operation.until)) if operation.until is not None else made


def _covered(said: Said) -> str:
    return agree("coperto", noun("it", said.noun), said.n)


YOU_DO = (
    Verb.DRAW,
    Verb.GAIN_LP,
)


def remain(scene: Scene, operation: Remain) -> Act:
    """Example: this card remains on the field after its activation."""
    lang = scene.voice.lang
    scene.clear = False
    return {
        "en": statement("en", "this card", "remains", "on the field after its activation"),
        "de": statement("de", "diese Karte", "verbleibt", "nach ihrer Aktivierung auf dem Spielfeld"),
        "it": statement("it", "questa carta", "rimane", "sul Terreno dopo la sua attivazione"),
        "nl": statement("nl", "deze kaart", "blijft", "na de activering op het veld"),
    }[lang]


def turn_face_up(scene: Scene, operation: TurnFaceUp) -> Act:
    """Example: turn all face-down monsters your opponent controls face-up."""
    said = scene.select(operation.cards)
    scene.after("flip", said, operation.cards)
    lang = scene.voice.lang
    aside = wording(lang, "phase_timing.quietly") if operation.quietly else ""
    if lang == "en":
        return EnglishAct("flip", "flips", f"{said.text} face-up{aside}")
    if lang == "de":
        return GermanAct(verb("de", "flip"), said.text, said.tail + aside)
    if lang == "it":
        return ItalianAct(verb("it", "flip"), said, aside.strip())
    return DutchAct(verb("nl", "flip"), said.text, tail=aside.strip())


def win(scene: Scene, operation: Win) -> Act:
    """Example: you win the Duel."""
    lang, you = scene.voice.lang, operation.who is Side.YOU
    who, finite, rest = {
        "en": ("you" if you else "your opponent", "win" if you else "wins", "the Duel"),
        "de": ("du" if you else "dein Gegner", "gewinnst" if you else "gewinnt", "das Duell"),
        "it": ("" if you else "il tuo avversario", "vinci" if you else "vince", "il Duello"),
        "nl": ("je" if you else "je tegenstander", "wint", "het duel"),
    }[lang]
    return statement(lang, who, finite, rest)


def waived(scene: Scene, rule: Waive) -> Act:
    """Example: neither player has to pay the maintenance costs of monsters."""
    lang = scene.voice.lang
    if rule.activating:
        return _no_payment(scene, rule)
    case = {"de": "dat", "it": "gen"}.get(lang, "acc")
    cards = scene.voice.thing(describe(rule.subject), 2, case, "def" if lang == "it" else "none").text
    return {
        "en": statement("en", "neither player", "has to", f"pay the maintenance costs of {cards}"),
        "de": statement("de", "kein Spieler", "muss", f"die Erhaltungskosten von {cards} zahlen"),
        "it": statement("it", "nessun giocatore", "deve", f"pagare i costi di mantenimento {cards}"),
        "nl": statement("nl", "geen speler", "hoeft", f"de onderhoudskosten van {cards} te betalen"),
    }[lang]


def _no_payment(scene: Scene, rule: Waive) -> Act:
    """Example: you do not pay LP to activate Spell Cards."""
    lang, thing = scene.voice.lang, describe(rule.subject)
    card = replace(thing, noun=CARD_NOUNS.get(thing.noun, thing.noun))
    cards = scene.voice.thing(card, 2, "acc", "def" if lang == "it" else "none").text
    return {
        "en": statement("en", "you", "do", f"not pay LP to activate {cards}"),
        "de": statement("de", "du", "musst", f"keine LP zahlen, um {cards} zu aktivieren"),
        "it": statement("it", "", "non devi", f"pagare LP per attivare {cards}"),
        "nl": statement("nl", "je", "hoeft", f"geen LP te betalen om {cards} te activeren"),
    }[lang]


def upkeep(scene: Scene, effect: Upkeep, pay: Act, otherwise: Act) -> tuple[str, str, str, str]:
    """When, the payment, the joint, the alternative: during your Standby Phase | pay LP | or | destroy it."""
    lang = scene.voice.lang
    when = scene.voice.phase(effect.phase, effect.whose)
    if lang in ("de", "nl") and not effect.forced:
        must, joint = {"de": ("musst du ", " oder "), "nl": ("moet je ", " of ")}[lang]
        return when, must + pay.say(Mood.CAN), joint, otherwise.say(Mood.CAN)
    if effect.forced:
        can = {"en": "you must ", "de": "musst du ", "it": "devi ", "nl": "moet je "}[lang]
        paid = can + pay.say(Mood.CAN)
        joint = {"en": ", or else ", "de": ", sonst ", "it": ", altrimenti ", "nl": ", anders moet je "}[lang]
        return when, paid, joint, otherwise.say(Mood.CAN if lang == "nl" else Mood.ORDER)
    joint = {"en": ", or ", "de": " oder ", "it": " oppure ", "nl": " of "}[lang]
    return when, pay.say(Mood.ORDER), joint, otherwise.say(Mood.ORDER)
