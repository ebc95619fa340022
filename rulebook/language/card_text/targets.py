"""The target clause of card text: which cards an effect targets, and who chooses them."""

from __future__ import annotations

from dataclasses import replace

from rulebook.language.clauses.conditions import condition
from rulebook.language.clauses.discourse import Scene
from rulebook.language.voices.voice import Act, Mood, Said
from rulebook.vocabulary.operations import Target
from rulebook.vocabulary.terms import Side

from .labelled_pieces import Row

_SEAM = "\x00"


def target_clause(
    row: Row, scene: Scene, targets: tuple[Target, ...], mood: Mood, after_cost: bool, start: str, of: str = ""
) -> None:
    """The target clause; several groups share one verb and are split at a boundary.

    ``of`` is the prefix of the parts: the mode they belong to.
    """
    if targets[-1].by is Side.OPPONENT:
        _both_target(row, scene, targets, mood)
        return
    said = [_target(scene, target) for target in targets]
    if any(one.tail for one in said[:-1]):
        closed = [f"{one.text}{one.tail}{',' * one.tail.startswith(',')}" for one in said[:-1]]
        said = [one._replace(text=text, tail="") for one, text in zip(said, closed, strict=False)] + said[-1:]
    joint = f"{_SEAM}{row.voice.words['and']}{_SEAM}"
    obj = said[-1]._replace(text=joint.join(one.text for one in said))
    chosen: Act = row.voice.do("target", obj)
    asked = targets[0].if_
    if asked is not None:
        text = row.voice.optional_target(condition(scene, asked), chosen)
        joint = ""
    elif after_cost:
        joint, text = row.voice.after_cost(chosen, mood)
    else:
        joint, text = "", chosen.say(mood)
    if joint:
        row.sign(joint)
    for number, piece in enumerate(text.split(_SEAM)):
        if number % 2:
            row.sign(piece)
        else:
            alone = f"{start}{piece}"
            if len(said) > 1 or joint:  # "then" and "and" need the preceding text
                alone = start + row.voice.do("target", said[number // 2]).say(Mood.ORDER if after_cost else mood)
            row.clause("target", piece, f"{of}target:{number // 2}", alone)


def _both_target(row: Row, scene: Scene, targets: tuple[Target, ...], mood: Mood) -> None:
    """Example: Target 1 monster in your GY, and your opponent targets 1 monster in their GY."""
    for number, target in enumerate(targets):
        by_them = target.by is Side.OPPONENT
        said = row.voice.do("target", _target(scene, target)).say(Mood.THEY if by_them else mood)
        if number:
            row.sign(row.voice.words["and"])
        row.clause("target", said, f"target:{number}", said)


def _target(scene: Scene, target: Target) -> Said:
    thing = scene.described_by(target.filter)
    if target.by is Side.OPPONENT:
        thing = replace(thing, side=Side.EACH)
    if thing.ref is not None:
        said = scene.voice.point(scene.pointer(thing.ref))
        place = scene.voice.place(thing.zones, thing.side, "in")
        return said._replace(text=f"{said.text} {place}") if place else said
    said = scene.voice.counted(target.count, thing)
    return said._replace(text=said.text + scene.voice.words["if_possible"]) if target.if_possible else said
