"""The text of what happens without a Chain Link and is no continuous effect: replacements and maintenance costs."""

from __future__ import annotations

from rulebook.vocabulary.effects import Replacement, Upkeep

from . import limits
from .conditions import condition
from .instead import happens, would
from .moments import upkeep
from .operations import act
from .rows import Row, lower
from .scene import Scene
from .voice import Mood


def replacement(row: Row, effect: Replacement) -> None:
    scene = Scene(row.voice)
    words = row.voice.words
    if effect.limit is not None:
        row.clause("limit", limits.once(row.voice.lang, effect.limit), "limit")
        row.sign(", ")
    first = words["if"] + would(scene, effect)
    row.clause("condition", lower(first, words) if row.spans else first, "event:0")
    if effect.if_ is not None:
        row.sign(words.get("state", ", "))
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
