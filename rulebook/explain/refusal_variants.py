"""The variants of a refusal: what is added to the name of its frame, by what the failed check tells."""

from __future__ import annotations

from rulebook.engine.choosing.near_misses import OF_FILTER, Lack
from rulebook.engine.core.card_state import Snapshot
from rulebook.engine.core.verdict import Failure
from rulebook.vocabulary.terms import LimitKey, Per

from .things import word
from .tree import Value, Who, Word


def variant(failure: Failure, arguments: dict[str, Value]) -> str:
    """What is added to the node of a refusal.

    Args:
        failure: the failed check.
        arguments: the arguments of the sentence; a place or position that only the variant names is added to them.

    Returns:
        The end of the name, which begins with a full stop, or "".
    """
    for check, argument, added in _VARIANTS:
        if failure.check == check and failure.get(argument):
            return added
    if failure.get("how") == "flip" or (failure.check == "flip.arrived" and failure.get("how") == "summon"):
        return f".{failure.get('how')}"
    if failure.check == "attack.direct" and failure.get("negator") is not None:
        return ".negated"
    if failure.check == "summon.procedure.cost" and failure.get("source") is not None:
        return ".prohibited"
    if failure.check == "summon.prohibited" and failure.get("kept") is not None:
        arguments["itself"] = int(arguments["kept"] == arguments["source"])
        return ".tribute"
    if failure.check == "summon.procedure.materials" and failure.get("missing"):
        return f".{failure.get('missing')}{'.near' if failure.get('near') is not None else ''}"
    if failure.check == "activate.limit" and failure.get("per") not in (None, Per.TURN):
        return f".{failure.get('per')}"
    if failure.check == "activate.limit" and failure.get("key") == LimitKey.NAME:
        return ".name"
    if failure.check == "activate.limit" and failure.get("shared"):
        return ".shared"
    if failure.check == "activate.trigger" and failure.get("came") is not None:
        return f".came.{failure.get('came')}"
    if failure.check in ("activate.event", "activate.trigger") and failure.get("unfit") is not None:
        return f".{failure.get('unfit')}"
    if arguments.get("unseen") and arguments["actor"] is not Who.YOU:
        return ".unseen"
    if failure.check == "activate.nothing" and failure.get("lacking") is not None:
        if isinstance(near := failure.get("near"), Snapshot):
            arguments["there"] = word("zone", near.zone)
        stray = ".near" if failure.get("lacking") in ("monster", "levels") and "near" in arguments else ""
        if failure.get("lacking") == "astray" and arguments.get("whose") is not arguments["actor"]:
            stray = ".side"
        if failure.get("lacking") == "unfit" and failure.get("lack") == Lack.KIND:
            stray = ".kind"
        return f"{_MAKING[str(failure.get('operation'))]}.{failure.get('lacking')}{stray}"
    if failure.check == "activate.nothing":
        operation = str(failure.get("operation"))
        if failure.get("reason") == "hand":
            return ".hand"
        if failure.get("have") is not None:
            return ".short-deck" if failure.get("drawn") else ".short-hand"
        if failure.get("empty"):
            return ".bare-field"
        if failure.get("searching") and failure.get("asks") is not None:
            return ".search.missing"
        if isinstance(near := failure.get("near"), Snapshot):
            arguments["there"], arguments["position"] = word("zone", near.zone), word("position", near.position)
            return ".near"
        if failure.get("asks") is not None:
            return ".missing"
        return ".search" if failure.get("searching") else _MAKING.get(operation, "")
    if failure.check == "summon.procedure.cost" and failure.get("needed") is not None:
        return ".cards"
    near = failure.get("near")
    if failure.get("stage") in _SPOILED:
        return f".{failure.get('stage')}{'.near' if near is not None else ''}"
    if not isinstance(near, Snapshot):
        return ""
    arguments["there"] = word("zone", near.zone)
    arguments["position"] = word("position", near.position)
    if failure.check == "request.not-offered":
        return ".near"
    by_text = arguments["lack"] in [Word("lack", str(lack)) for lack in OF_FILTER]
    return ".near" if by_text else ".barred"


_VARIANTS = (
    ("attack.once", "while", ".while"),
    ("attack.once", "rivals", ".not-added"),
    ("attack.once", "made", ".again"),
    ("attack.target", "further", ".further"),
    ("change.once", "flips", ".by-flip"),
    ("change.attacked", "flips", ".by-flip"),
    ("attack.target", "mutual", ".mutual"),
    ("attack.cost.cards", "astray", ".astray"),
    ("attack.cost.cards", "barred", ".barred"),
    ("summon.never", "by_ritual", ".ritual"),
    ("card.place", "awake", ".awake"),
    ("summon.once", "again", ".gemini"),
    ("summon.once", "second", ".second"),
    ("summon.once", "negated", ".negated"),
    ("summon.once", "attempted", ".attempted"),
    ("summon.tributes", "own_text", ".own-text"),
    ("summon.tributes", "lack", ".counting.near"),
    ("summon.tributes", "by", ".counting"),
    ("summon.procedure.none", "pendulum", ".pendulum"),
    ("summon.procedure.none", "high", ".range"),
    ("request.not-offered", "attacked", ".attacked"),
    ("summon.pendulum.scales", "shown", ".one"),
    ("summon.pendulum.levels", "high", ".range"),
    ("request.not-offered", "high", ".range"),
    ("request.not-offered", "elsewhere", ".elsewhere"),
    ("request.not-offered", "extra", ".extra"),
    ("request.not-offered", "enough", ".superfluous"),
    ("activate.nothing", "extra", ".extra"),
    ("request.not-offered", "highest", ".number"),
    ("summon.zone", "needed", ".few"),
    ("summon.zone", "full", ".other"),
    ("activate.condition", "turn", ".turn"),
    ("activate.condition", "pair", ".pair"),
    ("activate.speed", "answers", ".counter"),
    ("activate.condition", "doers", ".summoned.cards"),
    ("activate.condition", "done", ".summoned"),
    ("summon.procedure.condition", "pair", ".pair"),
    ("summon.procedure.condition", "turn", ".turn"),
    ("activate.zone", "pendulum", ".pendulum"),
    ("activate.zone", "equips", ".equip"),
    ("activate.nothing", "measure", ".outmatched"),
    ("activate.target", "measure", ".outmatched"),
    ("activate.target", "asks", ".missing"),
    ("activate.target", "needed", ".few"),
)
"""By a check and an argument, what is added to the node."""

_SPOILED = ("loop", "target", "nothing")
"""The stages at which an activation would fail with a card chosen."""

_MAKING = {"FusionSummon": ".fusion", "RitualSummon": ".ritual"}
"""What is added to the node where an effect has nothing to make."""
