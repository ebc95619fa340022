"""Wording for replacements and for what a player may not do."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.voices.voice import Act, Said
from rulebook.language.voices.voices import statement
from rulebook.language.words.descriptions import CannotSay, Thing, describe
from rulebook.language.words.phrasebook import row, wording, wordings
from rulebook.language.words.quotes import quoted
from rulebook.language.words.word_ids import CARD_NOUNS, name_of
from rulebook.vocabulary.effects import Replacement
from rulebook.vocabulary.filters import LostTo
from rulebook.vocabulary.operations import Cannot, Nothing, Redirect
from rulebook.vocabulary.terms import Cause, Ref, Side, Verb, Zone

from .discourse import Scene


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
    if rule.verb not in _DO or side is None or who is None or rule.subject is None:
        raise CannotSay(f"no words for the prohibition {rule!r}")
    article = "no" if scene.voice.negates_objects and side is not Side.ANY else "none"
    style = "in" if rule.verb is Verb.ACTIVATE else "from-one"
    thing = describe(rule.subject)
    if rule.verb is Verb.ACTIVATE:
        thing = replace(thing, noun=CARD_NOUNS.get(thing.noun, thing.noun))
    said = scene.voice.thing(thing, 2, "acc", article, style)
    own = "_you" if rule.verb is Verb.ADD and side is Side.YOU else ""
    what = wording(lang, f"replacements.do.{rule.verb.name.lower()}{own}").format(scene.voice.whole(said))
    return scene.voice.statement(who, wording(lang, f"replacements.cannot.{side.name.lower()}"), what)


# Cards that go elsewhere --------------------------------------------------------------------------


def redirect(scene: Scene, rule: Redirect) -> Act:
    """Example: Any card sent to the GY is banished instead; or: banish this card when it leaves the field."""
    if isinstance(rule.subject, LostTo):
        return _beaten(scene, rule.subject)
    thing = describe(rule.subject)
    if rule.leaving:
        if thing.ref is None:
            raise CannotSay(f"no words for {rule!r}")
        return scene.voice.banish_when_it_leaves(scene.voice.point(scene.pointer(thing.ref)))
    if thing.zones or thing.ref is not None or thing.adjectives:
        raise CannotSay(f"no words for {rule!r}")
    return scene.voice.redirected(thing.noun)


def _beaten(scene: Scene, lost: LostTo) -> Act:
    """Example: Any monster this card destroys by battle is banished."""
    lang = scene.voice.lang
    subject, finite, rest = row(lang, "replacements.beaten")
    return statement(lang, subject.format(scene.described(lost.part).text), finite, rest)


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
    causes = "_".join(cause.name.lower() for cause in on.cause if cause in (Cause.BATTLE, Cause.EFFECT))
    by = wording(lang, f"replacements.causes.{causes}") if causes else ""
    if on.by is Side.OPPONENT and on.cause == (Cause.EFFECT,):
        by = wording(lang, "replacements.by_opponent")
    return scene.voice.would_be_destroyed(subject, by)


def _subject(scene: Scene, effect: Replacement) -> Said:
    thing = describe(effect.would.subject)
    if thing == Thing("card", zones=(Zone.PENDULUM,), side=Side.YOU):
        return Said(wording(scene.voice.lang, "pendulum.cards_in_zone"), n=2)
    if thing.ref is not None:
        return scene.voice.point(scene.pointer(thing.ref), "nom")
    return scene.voice.thing(thing, 1, "nom", "indef")


def happens(scene: Scene, effect: Replacement, said: Act) -> str:
    """The replacement, as it follows the comma: you can destroy this card instead."""
    if isinstance(effect.operation, Nothing):
        return _nothing(scene, effect)
    return scene.voice.instead(said, effect.optional)


def _nothing(scene: Scene, effect: Replacement) -> str:
    subject = _subject(scene, effect)
    if describe(effect.would.subject).ref is Ref.THIS:
        return scene.voice.is_not_destroyed("card", 1)
    return scene.voice.is_not_destroyed(subject.noun, subject.n)


def nothing(scene: Scene, operation: Nothing) -> Act:
    """Doing nothing, if no event says what does not happen."""
    return scene.voice.do_nothing()
