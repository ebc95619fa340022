"""The text of replacements and maintenance costs, which have no Chain Link but are not continuous effects."""

from __future__ import annotations

from rulebook.language.clauses import usage_limits
from rulebook.language.clauses.conditions import condition
from rulebook.language.clauses.discourse import Scene
from rulebook.language.clauses.operations import act
from rulebook.language.clauses.phase_timing import upkeep
from rulebook.language.clauses.replacements import happens, would
from rulebook.language.voices.voice import Mood
from rulebook.vocabulary.effects import Replacement, Upkeep

from .labelled_pieces import Row, lower


def replacement(row: Row, effect: Replacement) -> None:
    scene = Scene(row.voice)
    words = row.voice.words
    if effect.limit is not None:
        row.clause("limit", usage_limits.once(row.voice.lang, effect.limit), "limit")
        row.sign(", ")
    first = words["if"] + would(scene, effect)
    row.clause("condition", lower(first, words) if row.spans else first, "event:0")
    if effect.if_ is not None:
        row.sign(words["state"])
        row.clause("condition", lower(words["if"] + condition(scene, effect.if_), words), "condition")
    row.sign(", ")
    row.clause("effect", happens(scene, effect, act(scene, effect.operation)), ())
    row.sign(".")


def maintenance(row: Row, effect: Upkeep) -> None:
    scene = Scene(row.voice)
    pay, otherwise = act(scene, effect.pay), act(scene, effect.else_)
    when, paid, joint, lost = upkeep(scene, effect, pay, otherwise)
    row.clause("limit", row.voice.words["once"], "limit")
    row.sign(", ")
    row.clause("condition", when, "event:0")
    row.sign(", ")
    row.clause("cost", paid, "cost:0", pay.say(Mood.ORDER))
    row.sign(joint)
    row.clause("effect", lost, (), otherwise.say(Mood.ORDER))
    row.sign(".")
