"""The text of continuous effects: modifiers, their conditions, and how several modifiers are combined."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace

from rulebook.language.clauses.battles import pierces
from rulebook.language.clauses.before_colon import about_this
from rulebook.language.clauses.conditions import condition, event
from rulebook.language.clauses.connectives import same_ban
from rulebook.language.clauses.discourse import Scene
from rulebook.language.clauses.operations import modifier
from rulebook.language.voices.voice import Act, Mood, Pointer
from rulebook.language.words.phrasebook import wording
from rulebook.vocabulary.conditions import Condition, Exists, Happened, NotSo, Now, Untributed
from rulebook.vocabulary.effects import Continuous
from rulebook.vocabulary.filters import Same
from rulebook.vocabulary.modifiers import Cannot, Change, Doomed, Hold, Modifier, Piercing
from rulebook.vocabulary.terms import JoinKind, Ref, Stat, Verb

from .labelled_pieces import Row


def continuous(row: Row, effect: Continuous) -> None:
    """Each modifier of the effect; those that affect the same cards share a sentence."""
    scene = Scene(row.voice)
    if effect.while_ == Exists(Same(Ref.WORN)) and all(_of_worn(mod) for mod in effect.modifiers):
        effect = replace(effect, while_=None)  # the statement about that monster only applies while there is one
    for number, mod in enumerate(effect.modifiers):
        part = f"modifier:{number}"
        before = effect.modifiers[number - 1] if number else None
        if before is not None and (told := _with(scene, before, mod)) is not None:
            joint, text = told
            row.sign(joint)
            row.clause("effect", text, part, modifier(scene, mod).say(Mood.ORDER))
            continue
        if number:
            row.sign(". ")
        if isinstance(mod, Piercing) and effect.while_ is None:
            asked, text = pierces(scene, mod)
            row.clause("condition", asked, part)
            row.sign(", ")
            row.clause("effect", text, part)
            continue
        _alone(row, scene, effect, mod, part)
    row.sign(".")
    if any(isinstance(mod, Change) and mod.stays for mod in effect.modifiers):
        row.sentence("effect", wording(row.voice.lang, "continuous_text.stays"), part)


def _of_worn(value: object) -> bool:
    """Whether a value refers to the monster equipped to this card."""
    if isinstance(value, tuple):
        return any(_of_worn(part) for part in value)
    if is_dataclass(value):
        return any(_of_worn(getattr(value, entry.name)) for entry in fields(value))
    return value is Ref.WORN


def _alone(row: Row, scene: Scene, effect: Continuous, mod: Modifier, part: str) -> None:
    """A modifier with a sentence of its own."""
    asked = _while(scene, effect.while_, isinstance(mod, Doomed)) if effect.while_ is not None else ""
    this = row.voice.point(Pointer("this"), "nom").text
    scene.short = about_this(effect.while_) or (isinstance(mod, Cannot | Change) and f" {this} " in f" {asked} ")
    said = modifier(scene, mod)
    scene.short = False
    if effect.while_ is None:
        row.clause("effect", said.say(Mood.ORDER), part)
        return
    row.clause("condition", asked, "condition")
    row.sign(", " if row.voice.comma_after_time or not isinstance(effect.while_, Now) else " ")
    row.clause("effect", said.say(Mood.ORDER, inverted=True), part, said.say(Mood.ORDER))


def _with(scene: Scene, before: Modifier, mod: Modifier) -> tuple[str, str] | None:
    """The joint and the wording of a modifier that affects the same cards as the previous one; None if they differ."""
    subject = getattr(mod, "subject", None)
    if _both_ways(before, mod):
        return scene.voice.join(JoinKind.ALSO, modifier(scene, mod), Mood.ORDER)
    if subject is None or getattr(before, "subject", None) != subject:
        return None
    if isinstance(mod, Piercing) or isinstance(before, Piercing):
        return None
    if isinstance(before, Cannot) and isinstance(mod, Cannot) and same_ban(before, mod):
        return wording(scene.voice.lang, "connectives.or"), modifier(scene, mod).forbidden()
    both = isinstance(before, Hold) or (isinstance(before, Change) and isinstance(mod, Change))
    scene.again = not isinstance(before, Change) or (isinstance(before.change, int) and before.stat is not Stat.LEVEL)
    said: Act = modifier(scene, mod)
    if both and scene.again:
        said = said.continued()
    scene.again = False
    return scene.voice.join(JoinKind.AND if both else JoinKind.ALSO, said, Mood.ORDER)


def _both_ways(before: Modifier, mod: Modifier) -> bool:
    """Whether a stat is raised for some cards and lowered for others: WATER monsters gain, FIRE monsters lose."""
    if not isinstance(before, Change) or not isinstance(mod, Change) or before.stat != mod.stat:
        return False
    kinds = not isinstance(before.subject, Same) and not isinstance(mod.subject, Same) and before.subject != mod.subject
    return kinds and isinstance(before.change, int) and isinstance(mod.change, int)


def _while(scene: Scene, asked: Condition, at_once: bool = False) -> str:
    """Example: While this card attacks; if it was Summoned this turn; during the Battle Phase."""
    if isinstance(asked, Now):
        return scene.voice.phase(asked.phase, asked.whose)
    if isinstance(asked, Happened) and asked.pattern.verb is Verb.SUMMON and asked.pattern.subject == Same(Ref.THIS):
        return wording(scene.voice.lang, "continuous_text.in_the_turn") + event(scene, asked.pattern)
    inner = asked.part if isinstance(asked, NotSo) else asked
    past = at_once or isinstance(inner, Happened | Untributed)
    return scene.voice.words["if" if past else "while"] + condition(scene, asked)
