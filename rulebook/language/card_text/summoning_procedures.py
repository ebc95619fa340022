"""The sentences on how a monster may be Summoned: its conditions and its own procedure."""

from __future__ import annotations

from dataclasses import replace

from rulebook.engine.core.effect_paths import RESTRICTION
from rulebook.language.clauses.conditions import condition
from rulebook.language.clauses.discourse import Scene
from rulebook.language.clauses.materials import more_conditions
from rulebook.language.clauses.operations import act
from rulebook.language.clauses.special_summons import in_that_turn
from rulebook.language.voices.voice import Mood, Must
from rulebook.language.words.phrasebook import wording
from rulebook.vocabulary.effects import SummonCondition, SummonProcedure
from rulebook.vocabulary.terms import Side, SummonKind, Verb

from .labelled_pieces import Part, Row


def procedure(row: Row, effect: SummonProcedure, must: Must) -> None:
    """A Special Summon without a Chain: its condition, cost and restrictions."""
    scene = Scene(row.voice)
    asked = condition(scene, effect.if_) if effect.if_ is not None else ""
    by = act(scene, effect.pay) if effect.pay is not None else None
    parts_of: dict[str, Part] = {"condition": "condition", "cost": "cost:0", "effect": "procedure"}
    onto = wording(row.voice.lang, "special_summons.onto_opponent") if effect.to is Side.OPPONENT else ""
    alone = dict(row.voice.procedure("", effect.where, by, must, onto))
    for role, text in row.voice.procedure(asked, effect.where, by, must, onto):
        if role == "text":
            row.sign(text)
        else:
            row.clause(role, text, parts_of[role], alone.get(role, text))
    row.sign(".")
    if said := in_that_turn(row.voice.lang, effect.restrictions):
        first, joint, second = said
        row.sign(" ")
        row.fresh = True
        row.clause("limit", first, (RESTRICTION, 0))
        row.sign(joint)
        row.clause("limit", second, (RESTRICTION, 1), "".join(said))
        row.sign(".")


def summon_condition(row: Row, effect: SummonCondition, must: Must) -> None:
    """The Summoning conditions, except what the procedure states itself (``must``)."""
    kinds = SummonKind(0)
    if Verb.NORMAL_SUMMON in effect.cannot:
        kinds |= SummonKind.NORMAL
    if Verb.FLIP_SUMMON in effect.cannot:
        kinds |= SummonKind.FLIP
    if Verb.SPECIAL_SUMMON in effect.cannot:
        kinds |= SummonKind.SPECIAL
    if kinds:
        text = row.voice.cannot_be_summoned(kinds, Verb.SET in effect.cannot)
        if effect.lifted_if is not None:
            text += wording(row.voice.lang, "special_summons.unless") + condition(Scene(row.voice), effect.lifted_if)
        row.sentence("condition", text, "condition")
    if effect.only_own and must is Must.NOT:
        row.sentence("condition", row.voice.only_own_way(), "only-own")
    if effect.unless is not None:
        paid = act(Scene(row.voice), effect.unless).say(Mood.BY)
        row.sentence("condition", wording(row.voice.lang, "phase_timing.from_graveyard").format(paid), "condition")
    for text in more_conditions(row.voice, effect if must is Must.NOT else replace(effect, first_own=False)):
        row.sentence("condition", text, "condition")
